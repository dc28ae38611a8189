"""Dice and panes as coloured text. Letters and numbers say all of it; colour and pips only say it again."""

from __future__ import annotations

from typing import Final, NamedTuple

from textual.color import Color
from textual.style import Style

from vitral.drawing.palette import EMBER, GLASS, GLOW, INK, IVORY

_DIM: Final = {"R": "#64201b", "Y": "#665013", "G": "#174a36", "B": "#172f5e", "P": "#381a44", "W": "#565d62"}
"""The pane of a space that still waits for light, and below, the style on it."""
_PALE: Final = {"R": "#ffb9ae", "Y": "#ffe794", "G": "#a9ecca", "B": "#b4cffb", "P": "#e2bdf0", "W": "#edf3f5"}
_SMOKE: Final = "#454852"
_NIGHT: Final = "#262833"
_LEAD: Final = "#7b8294"
_PIPS: Final = {
    "1": ("", "m", ""),
    "2": ("l", "", "r"),
    "3": ("l", "m", "r"),
    "4": ("lr", "", "lr"),
    "5": ("lr", "m", "lr"),
    "6": ("lr", "lr", "lr"),
}
"""Where pips lie in the three lines of a die: left, in the middle, right."""


_SIGNS: Final = {"legal": "▸◂", "fits": "++", "lit": "**"}
"""What stands left and right in a marked space; the cursor has brackets."""


class Size(NamedTuple):
    """The size of a pane in characters, without the lead around it."""

    width: int
    height: int


SMALL: Final = Size(4, 1)
MEDIUM: Final = Size(6, 2)
_WITH_PIPS: Final = 8
"""The narrowest pane that has room for pips."""
_LARGEST_PANE: Final = Size(13, 5)


def largest_pane(width: int, height: int) -> Size:
    """Returns the largest pane of a window that fits into *width* columns and *height* lines."""
    wide, high = min(_LARGEST_PANE.width, (width - 1) // 5 - 1), min(_LARGEST_PANE.height, (height - 1) // 4 - 1)
    if wide < _WITH_PIPS or high < 3:
        return MEDIUM if wide >= MEDIUM.width and high >= MEDIUM.height else SMALL
    return Size(wide, high)


THICK: Final = Size(8, 3)
"""A die on a shelf of a large screen, and below, of a small one."""
FLAT: Final = Size(4, 1)


def _style(style: str, pane: str | None = None, *, bold: bool | None = None) -> Style:
    background = None if pane is None else Color.parse(pane)
    return Style(foreground=Color.parse(style), background=background, bold=bold)


LEAD: Final = _style(_LEAD)
_LEGAL: Final = _style(INK, GLOW, bold=True)
_LEGAL_HERE: Final = _style(INK, EMBER, bold=True)
_HERE: Final = Style(reverse=True)
_FITS: Final = _style(GLOW, bold=True)
Piece = tuple[str, Style]
"""A text and how it is painted."""


def die_style(die: str) -> Style:
    glass = GLASS[die[0]]
    return _style(glass.pip, glass.fill, bold=True)


def pane_style(asks: str) -> Style:
    """Returns how an open space is painted, by what it asks for."""
    if asks in _DIM:
        return _style(_PALE[asks], _DIM[asks])
    return _style(IVORY, _NIGHT if asks == "." else _SMOKE)


def die_lines(die: str, size: Size) -> list[str]:
    """Returns a die as lines of exactly that size."""
    if size.height < 3:
        return [die.center(size.width), *[" " * size.width] * (size.height - 1)]
    apart = size.height > 3  # then the pips have lines of their own
    gap = "  " if apart else " "
    pips = [gap.join("●" if column in line else " " for column in "lmr") for line in _PIPS.get(die[1], ("",) * 3)]
    if apart:
        lines = [die.ljust(size.width), *(line.center(size.width) for line in pips)]
        return [*lines, *[" " * size.width] * (size.height - len(lines))]
    return [f"{die if at == 0 else '':3}{line}".ljust(size.width) for at, line in enumerate(pips)]


def _between(signs: str, words: str, width: int) -> str:
    """Returns words in the middle, with a sign left and right of them."""
    if not signs:
        return words.center(width)
    return f"{signs[0]}{words.center(width - 2 if width > 4 else 0)}{signs[1]}".center(width)


def pane_lines(die: str, asks: str, size: Size, mark: str = "", *, cursor: bool = False) -> list[Piece]:
    """Returns a space of a window, line by line; `mark` is `legal`, `fits`, `lit` or nothing."""
    signs = "[]" if cursor else _SIGNS.get(mark, "")
    if die:
        lines, style = die_lines(die, size), die_style(die)
        if signs and size.height < 3:
            lines[0] = _between(signs, die, size.width)
        elif signs:
            lines[0] = f"{lines[0][:-2]}{signs}"
    else:
        lines = [" " * size.width] * size.height
        lines[(size.height - 1) // 2] = _between(signs, "·" if asks == "." else asks.lower(), size.width)
        style = _LEGAL if mark == "legal" else pane_style(asks) + (_FITS if mark == "fits" else Style())
    if cursor:
        style = _LEGAL_HERE if mark == "legal" else style + _HERE
    return [(line, style) for line in lines]
