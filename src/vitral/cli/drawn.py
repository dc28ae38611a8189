"""Windows as text: drawn, with dice in capitals (`R4`) and open spaces by what they ask for, or told in words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Final

from vitral.cards import Pattern
from vitral.cli.ink import Ink
from vitral.cli.window_words import window_in_words
from vitral.engine import Window
from vitral.engine.spaces import COLUMNS

_HEAD: Final = "     1   2   3   4   5"
_PLAIN: Final = Ink()
_COLOR_CODE: Final = re.compile(r"\x1b\[[0-9;]*m")


def pattern_lines(pattern: Pattern, ink: Ink = _PLAIN) -> list[str]:
    """What is printed on a window."""
    if ink.in_words:
        return window_in_words(pattern, {})
    return _grid([cell.lower() for cell in "".join(pattern.grid)], ink)


def window_lines(window: Window, ink: Ink = _PLAIN) -> list[str]:
    """The dice of a window and what its open spaces ask for (`r`, `4`, or `.` for anything)."""
    if ink.in_words:
        return window_in_words(window.pattern, window.dice())
    dice = " ".join(window.rows()).split()
    printed = "".join(window.pattern.grid).lower()
    return _grid([cell if die == "--" else die for die, cell in zip(dice, printed, strict=True)], ink)


def beside(left: Sequence[str], right: Sequence[str], width: int = 30) -> Iterator[str]:
    """Two drawings next to each other; only the right one may be wider than `width`."""
    for one, other in zip_longest(left, right, fillvalue=""):
        yield f"{one}{' ' * (width - len(_COLOR_CODE.sub('', one)))}{other}".rstrip()


def _grid(cells: list[str], ink: Ink) -> list[str]:
    lines = [_HEAD]
    for number, letter in enumerate("ABCD"):
        row = cells[COLUMNS * number : COLUMNS * (number + 1)]
        padded = [*(f"{cell:2}" for cell in row[:-1]), row[-1]]
        lines.append(f"  {letter}" + "".join(f"  {ink.paint(cell)}" for cell in padded))
    return lines
