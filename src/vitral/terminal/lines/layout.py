"""Lines of text: windows drawn with letters, colors, and lines folded to the width of the terminal."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

_CODES: Final = {"R": "31", "Y": "33", "G": "32", "B": "94", "P": "35"}


@dataclass(frozen=True, slots=True)
class TextStyle:
    """Paints texts of dice and colors, or leaves them as they are."""

    colored: bool = False
    in_words: bool = False
    """Whether windows are described space by space instead of drawn, for screen readers."""

    @classmethod
    def of_stdout(cls, *, in_words: bool = False) -> TextStyle:
        """Returns the style for standard output: VITRAL_COLOR decides, else color on a terminal without NO_COLOR."""
        usual = sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        return cls({"always": True, "never": False}.get(os.environ.get("VITRAL_COLOR", ""), usual), in_words)

    @property
    def described(self) -> TextStyle:
        """The style that also describes windows in words."""
        return TextStyle(self.colored, in_words=True)

    def paint(self, text: str) -> str:
        """Returns a die (`R4`, strong) or what a space asks for (`r`), in its color."""
        code = _CODES.get(text.strip()[:1].upper())
        if not self.colored or code is None:
            return text
        return f"\x1b[{'1;' if text.strip()[0].isupper() else ''}{code}m{text}\x1b[0m"


_HEAD: Final = "     1   2   3   4   5"
_PLAIN: Final = TextStyle()
_COLOR_CODE: Final = re.compile(r"\x1b\[[0-9;]*m")


def drawn(grid: Sequence[str], dice: Mapping[str, str], style: TextStyle = _PLAIN) -> list[str]:
    """Returns the dice of a window by their spaces, and what its open spaces ask for (`r`, `4`, or `.`
    for anything).
    """
    lines = [_HEAD]
    for letter, asked in zip("ABCD", grid, strict=True):
        row = [dice.get(f"{letter}{column}", cell.lower()) for column, cell in enumerate(asked, 1)]
        padded = [*(f"{cell:2}" for cell in row[:-1]), row[-1]]
        lines.append(f"  {letter}" + "".join(f"  {style.paint(cell)}" for cell in padded))
    return lines


def beside(left: Sequence[str], right: Sequence[str], width: int = 30) -> Iterator[str]:
    """Yields two drawings next to each other; only the right one may be wider than `width`."""
    for one, other in zip_longest(left, right, fillvalue=""):
        yield f"{one}{' ' * (width - _length(one))}{other}".rstrip()


def wrapped(text: str, indent: str = "  ", hang: str = "  ") -> list[str]:
    """Returns a long line folded to the width of the terminal; the lines after the first are indented by `hang` too."""
    width = min(100, shutil.get_terminal_size().columns)
    hanging = f"{indent}{hang}"
    return textwrap.wrap(text, max(width, 40), initial_indent=indent, subsequent_indent=hanging, break_on_hyphens=False)


def folded(line: str) -> str:
    """Returns a line folded between its words to the width of the terminal, further lines indented by two more.

    Other than in `wrapped`, colors take no room, and a line that fits stays as it is.
    """
    width = max(shutil.get_terminal_size().columns, 40)
    if _length(line) <= width:
        return line
    indent = " " * (len(line) - len(line.lstrip(" ")) + 2)
    first, *words = line.split(" ")
    lines = [first]
    for word in words:
        if lines[-1].strip() and _length(lines[-1]) + 1 + _length(word) > width:
            lines.append(f"{indent}{word}")
        else:
            lines[-1] += f" {word}"
    return "\n".join(lines)


def _length(text: str) -> int:
    return len(_COLOR_CODE.sub("", text))


def write_line() -> Callable[[str], None]:
    """Returns what prints a line: folded on a terminal, else as it is."""
    return (lambda line: print(folded(line))) if sys.stdout.isatty() else print
