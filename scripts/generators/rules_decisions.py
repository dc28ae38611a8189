"""The list of options at the end of docs/rules-decisions.md, made from the options and their texts."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from generators.paths import DOCS
from vitral.engine.options import OPTIONS
from vitral.i18n.option_texts import option_texts, usual_value

PAGE: Final = DOCS / "rules-decisions.md"
_MARK: Final = "<!-- generated -->\n"


def with_options() -> str:
    """The page as it is, with the list as it should be."""
    before, _, _ = PAGE.read_text("utf-8").partition(_MARK)
    return before + _MARK + "\n".join(_bullets()) + "\n"


def _bullets() -> Iterator[str]:
    for option in OPTIONS:
        found = option_texts(option.name)
        if "rule" in found:
            usual = usual_value(option)
            values = [usual, *(value for value in option.values if value not in (None, usual))]
            listed = ", ".join(f"`{value}`".lower() for value in values) if option.kind != "cards" else "ids of cards"
            text = f"- `{option.name}` ({listed}): {found['text']['en']['ruling']}"
            yield from wrap(text, 118, subsequent_indent="  ", break_on_hyphens=False)
