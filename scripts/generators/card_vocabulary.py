"""The lists of goals and steps in docs/adding-a-card.md, made from the kinds themselves."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from generators.paths import DOCS
from vitral.cards.goals import GOALS
from vitral.cards.scripts import STEPS
from vitral.engine.steps import step_of

PAGE: Final = DOCS / "adding-a-card.md"
_BEGIN: Final = "<!-- generated: {} -->\n"
_END: Final = "<!-- end -->\n"
_ANSWERS: Final = {
    "take": "take R4",
    "lift": "lift B3",
    "place": "place C2",
    "set": "set 5",
    "track": "track R4@3",
    "own": "own R4",
}


def with_tables() -> str:
    """The page as it is, with both lists as they should be."""
    text = PAGE.read_text("utf-8")
    for name, lines in (("goals", _goals()), ("steps", _steps())):
        before, _, rest = text.partition(_BEGIN.format(name))
        _, _, after = rest.partition(_END)
        made = "\n" + "".join(f"{line}\n" for line in lines) + "\n"
        text = f"{before}{_BEGIN.format(name)}{made}{_END}{after}"
    return text


def _goals() -> Iterator[str]:
    for kind in GOALS.values():
        text = f"- `{kind.kind} = {kind.example}`: {kind.text}"
        yield from wrap(text, 120, subsequent_indent="  ", break_on_hyphens=False)


def _steps() -> Iterator[str]:
    yield from ("| step | does | is answered by |", "|---|---|---|")
    for text, step in STEPS.items():
        yield f"| `{text}` | {step.about} | {_answer(text)} |"


def _answer(text: str) -> str:
    step = step_of(text)
    if step.chance:
        return "chance"
    leaves = ["`leave`"] if step.leave else ["`stop`"] if step.stop or "or_stop" in text else []
    return " or ".join([f"`{_ANSWERS[step.verb]}`", *leaves]) if step.verb else ""
