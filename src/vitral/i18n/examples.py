"""Examples of the rulebook: positions in fenced blocks, with claims that the tests prove by the engine.

    ```window fractal_drops
    -- -- -- -- --
    R3 Y1 -- -- --
    -- -- -- -- --
    -- -- -- -- --
    legal G2: A3 B3
    illegal R4@A1: same_color_beside
    ```

The first line names the kind and what it is about: `window PATTERN`, `turns PLAYERS START` or `track`. A window has
four rows of dice next; the lines after it are claims, `verb subject: what is stated`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_BLOCK: Final = re.compile(r"^```(\w+)(?: +([^\n]+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_CLAIM: Final = re.compile(r"(\w+)(?: +([^:]+))?: *(.*)")
_ROWS: Final = {"window": 4}


@dataclass(frozen=True, slots=True)
class Claim:
    """One line under a position, such as `legal G2: A3 B3`."""

    verb: str
    subject: str
    stated: tuple[str, ...]

    def __str__(self) -> str:
        return f"{f'{self.verb} {self.subject}'.strip()}: {' '.join(self.stated)}"


@dataclass(frozen=True, slots=True)
class Example:
    """A position and what is claimed about it."""

    kind: str
    about: str
    rows: tuple[str, ...]
    claims: tuple[Claim, ...]


def read_examples(text: str) -> tuple[Example, ...]:
    """The examples in a text of Markdown; `ValueError` if a line is no claim."""
    return tuple(_example(*found.groups()) for found in _BLOCK.finditer(text))


def _example(kind: str, about: str | None, body: str) -> Example:
    lines = body.splitlines()
    count = _ROWS.get(kind, 0)
    return Example(kind, about or "", tuple(lines[:count]), tuple(_claim(line) for line in lines[count:]))


def _claim(line: str) -> Claim:
    found = _CLAIM.fullmatch(line)
    if not found:
        raise ValueError(f"{line!r} is no claim: expected `verb subject: what is stated`")
    verb, subject, stated = found.groups()
    return Claim(verb, (subject or "").strip(), tuple(stated.split()))
