"""How a table is shown: in color on terminals that want it, or told in words. Color is never the only sign."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from typing import Final

_CODES: Final = {"R": "31", "Y": "33", "G": "32", "B": "94", "P": "35"}


@dataclass(frozen=True, slots=True)
class Ink:
    """Paints texts of dice and colors, or leaves them as they are."""

    colored: bool = False
    in_words: bool = False
    """Whether windows are told space by space instead of drawn, for those who listen."""

    @classmethod
    def of_stdout(cls, *, in_words: bool = False) -> Ink:
        """Color only for a terminal, and not where NO_COLOR asks for none."""
        wanted = sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        return cls(wanted, in_words)

    @property
    def telling(self) -> Ink:
        """The same, with windows told in words."""
        return Ink(self.colored, in_words=True)

    def paint(self, text: str) -> str:
        """A die (`R4`, strong) or what a space asks for (`r`), in its color."""
        code = _CODES.get(text.strip()[:1].upper())
        if not self.colored or code is None:
            return text
        return f"\x1b[{'1;' if text.strip()[0].isupper() else ''}{code}m{text}\x1b[0m"
