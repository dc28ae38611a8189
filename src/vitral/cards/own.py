"""Custom windows: an id holds the whole pattern, so that a link, a record and every page can show it.

`own_5rooo4oooooooooooooo1_...` is made of the difficulty, the twenty spaces row by row (`o` is free) and the name in
hex. The same text is the card's id, and the code that people hand on.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from vitral.cards.errors import CardError
from vitral.cards.model import Pattern
from vitral.translatable import TranslatableText, at_place, in_quotes

PREFIX: Final = "own_"
MOST: Final = 4
"""How many own windows a table may offer to everybody: as many as there are sides to choose from."""
LONGEST_NAME: Final = 24
_MOST_BYTES: Final = 48
LONGEST_CODE: Final = len(PREFIX) + 1 + 20 + 1 + 2 * _MOST_BYTES
_CODE: Final = re.compile(rf"{PREFIX}([1-6])([orygbp1-6]{{20}})_((?:[0-9a-f]{{2}}){{1,{_MOST_BYTES}}})")
_CELLS: Final = {".": "o", **{letter: letter.lower() for letter in "RYGBP"}, **{digit: digit for digit in "123456"}}
_PRINTS: Final = {code: cell for cell, code in _CELLS.items()}
_ROWS, _COLUMNS = 4, 5


def is_own(card: str) -> bool:
    """Returns whether an id is that of a custom window."""
    return card.startswith(PREFIX)


def own_code(name: str, difficulty: int, grid: Sequence[str]) -> str:
    """The code of a window; `CardError` says what is wrong with its name or its pattern."""
    cells = "".join(grid)
    if [len(row) for row in grid] != [_COLUMNS] * _ROWS or not set(cells) <= _CELLS.keys():
        grid_like = TranslatableText(
            "fault-own-grid",
            "expected {rows} rows of {columns} spaces, each a color {colors}, a value {values} or {free}",
            rows=_ROWS,
            columns=_COLUMNS,
            colors="R Y G B P",
            values="1-6",
            free='"."',
        )
        raise CardError(grid_like)
    if not 1 <= difficulty <= 6:
        raise CardError(
            TranslatableText(
                "fault-own-difficulty", "expected a difficulty from 1 to 6, found {found}", found=difficulty
            )
        )
    _refuse_clashes(grid)
    return f"{PREFIX}{difficulty}{''.join(_CELLS[cell] for cell in cells)}_{_tidy(name).encode().hex()}"


def own_pattern(code: str) -> Pattern:
    """The window of a code; `CardError` if there is none, or if it could never be filled."""
    found = _CODE.fullmatch(code)
    try:
        name = bytes.fromhex(found[3]).decode() if found else ""
    except UnicodeDecodeError:
        found = None
    if found is None:
        raise CardError(
            at_place(
                in_quotes(code),
                TranslatableText(
                    "fault-own-code", "this is not the code of a window; copy it from the designer as it is"
                ),
            )
        )
    cells = "".join(_PRINTS[letter] for letter in found[2])
    first, second, third, fourth = (cells[at : at + _COLUMNS] for at in range(0, _ROWS * _COLUMNS, _COLUMNS))
    grid = (first, second, third, fourth)
    _refuse_clashes(grid)
    if _tidy(name) != name:
        raise CardError(_bad_name())
    return Pattern(code, name, int(found[1]), grid)


def own_window(card: str) -> Pattern | None:
    """Returns the window that the id of a custom window holds, else None."""
    try:
        return own_pattern(card) if is_own(card) else None
    except CardError:
        return None


def clashes(grid: Sequence[str]) -> list[tuple[str, str]]:
    """Neighboring spaces that ask for the same color or the same value: no dice can ever fill both.

    They are all that can be in the way of filling a window: a free space has four neighbors at most, and there are five
    colors and six values.
    """
    found = []
    for row in range(_ROWS):
        for column in range(_COLUMNS):
            for down, right in ((0, 1), (1, 0)):
                other = (row + down, column + right)
                inside = other[0] < _ROWS and other[1] < _COLUMNS
                if inside and grid[row][column] == grid[other[0]][other[1]] != ".":
                    found.append((_space(row, column), _space(*other)))
    return found


def own_file(codes: Sequence[str]) -> str:
    """A card file with these windows, each offered to everybody."""
    if not 1 <= len(codes) <= MOST or len(set(codes)) != len(codes):
        raise CardError(
            TranslatableText(
                "fault-own-many", "a table offers 1 to {most} windows of your own, each only once", most=MOST
            )
        )
    lines = ['format = "vitral-cards/1"']
    for pattern in map(own_pattern, codes):
        lines += ["", "[[window_card]]", "offered = true", "[[window_card.side]]", f'id = "{pattern.id}"']
        lines += [f"name = {json.dumps(pattern.name, ensure_ascii=False)}", f"difficulty = {pattern.difficulty}"]
        lines += [f"grid = {json.dumps(list(pattern.grid))}"]
    return "\n".join(lines) + "\n"


def _space(row: int, column: int) -> str:
    return f"{'ABCD'[row]}{column + 1}"


def _refuse_clashes(grid: Sequence[str]) -> None:
    found = clashes(grid)
    if found:
        raise CardError(
            TranslatableText(
                "fault-own-clash",
                "it can never be filled: {first} and {second} are neighbors and ask for the same",
                first=found[0][0],
                second=found[0][1],
            )
        )


def _tidy(name: str) -> str:
    """Returns the name as it is stored: one printable line without loose ends, not too long."""
    tidy = " ".join(unicodedata.normalize("NFC", name[: 8 * LONGEST_NAME]).split(" ")).strip()
    fits = len(name) <= 8 * LONGEST_NAME and 0 < len(tidy) <= LONGEST_NAME
    if not fits or not tidy.isprintable() or len(tidy.encode("utf-8", "replace")) > _MOST_BYTES:
        raise CardError(_bad_name())
    return tidy


def _bad_name() -> TranslatableText:
    return TranslatableText(
        "fault-own-name",
        "expected a name of 1 to {most} letters in one line, none of them invisible",
        most=LONGEST_NAME,
    )
