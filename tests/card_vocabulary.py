"""The tables of goals and steps in docs/adding-a-card.md, made from the kinds themselves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from vitral.cards.goals import GOALS
from vitral.cards.scripts import STEPS

PAGE: Final = Path(__file__).parents[1] / "docs" / "adding-a-card.md"
_BEGIN: Final = "<!-- generated: {} -->\n"
_END: Final = "<!-- end -->\n"


def with_tables() -> str:
    """The page as it is, with both tables as they should be."""
    text = PAGE.read_text("utf-8")
    for name, lines in (("goals", _goals()), ("steps", _steps())):
        before, _, rest = text.partition(_BEGIN.format(name))
        _, _, after = rest.partition(_END)
        table = "".join(f"{line}\n" for line in lines)
        text = f"{before}{_BEGIN.format(name)}{table}{_END}{after}"
    return text


def _goals() -> Iterator[str]:
    yield from ("| goal | finds |", "|---|---|")
    for kind in GOALS.values():
        yield f"| `{kind.kind} = {kind.example}` | {kind.text} |"


def _steps() -> Iterator[str]:
    yield from ("| step | does |", "|---|---|")
    for text, step in STEPS.items():
        yield f"| `{text}` | {step.about} |"
