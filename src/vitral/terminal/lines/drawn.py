"""Windows as text: drawn, with dice in capitals (`R4`) and open spaces by what they ask for, or told in words."""

from __future__ import annotations

import re
import shutil
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Final

from vitral.terminal.facts import SPACES, asked_at
from vitral.terminal.lines.ink import Ink
from vitral.terminal.speaker import TerminalSpeaker

_HEAD: Final = "     1   2   3   4   5"
_PLAIN: Final = Ink()
_COLOR_CODE: Final = re.compile(r"\x1b\[[0-9;]*m")


def drawn(grid: Sequence[str], dice: Mapping[str, str], ink: Ink = _PLAIN) -> list[str]:
    """The dice of a window by their spaces, and what its open spaces ask for (`r`, `4`, or `.` for anything)."""
    lines = [_HEAD]
    for letter, asked in zip("ABCD", grid, strict=True):
        row = [dice.get(f"{letter}{column}", cell.lower()) for column, cell in enumerate(asked, 1)]
        padded = [*(f"{cell:2}" for cell in row[:-1]), row[-1]]
        lines.append(f"  {letter}" + "".join(f"  {ink.paint(cell)}" for cell in padded))
    return lines


def in_words(speaker: TerminalSpeaker, grid: tuple[str, ...], dice: Mapping[str, str]) -> list[str]:
    """A line for each row: what every space asks for, and what lies there."""
    told = {space: speaker.space(space, asked_at(grid, space), dice.get(space, "")) for space in SPACES}
    rows = {row: "; ".join(words for space, words in told.items() if space[0] == row) for row in "ABCD"}
    return [speaker.say("line-row", row=row, spaces=spaces) for row, spaces in rows.items()]


def beside(left: Sequence[str], right: Sequence[str], width: int = 30) -> Iterator[str]:
    """Two drawings next to each other; only the right one may be wider than `width`."""
    for one, other in zip_longest(left, right, fillvalue=""):
        yield f"{one}{' ' * (width - len(_COLOR_CODE.sub('', one)))}{other}".rstrip()


def wrapped(text: str, indent: str = "  ", hang: str = "  ") -> list[str]:
    """A long line folded to the width of the terminal; the lines after the first are indented by `hang` too."""
    width = min(100, shutil.get_terminal_size().columns)
    return textwrap.wrap(text, max(width, 40), initial_indent=indent, subsequent_indent=f"{indent}{hang}")
