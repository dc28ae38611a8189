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
from vitral.spaces import BIT, COLUMNS, NAMES, ROWS, SPACES, beside, indexes
from vitral.translatable import TranslatableText, at_place, in_quotes

PREFIX: Final = "own_"
MAX_CUSTOM_WINDOWS: Final = 4
"""The most custom windows that a table may offer: the number of sides to choose from."""
WINDOW_NAME_LENGTH: Final = 24
_MAX_BYTES: Final = 48
CODE_LENGTH: Final = len(PREFIX) + 1 + 20 + 1 + 2 * _MAX_BYTES
_CODE: Final = re.compile(rf"{PREFIX}([1-6])([orygbp1-6]{{20}})_((?:[0-9a-f]{{2}}){{1,{_MAX_BYTES}}})")
_CELLS: Final = {".": "o", **{letter: letter.lower() for letter in "RYGBP"}, **{digit: digit for digit in "123456"}}
_PRINTS: Final = {code: cell for cell, code in _CELLS.items()}


def is_custom_window(card: str) -> bool:
    """Returns whether an id is that of a custom window."""
    return card.startswith(PREFIX)


def custom_window_code(name: str, difficulty: int, grid: Sequence[str]) -> str:
    """Returns the code of a window; `CardError` says what is wrong with its name or its pattern."""
    cells = "".join(grid)
    if [len(row) for row in grid] != [COLUMNS] * ROWS or not set(cells) <= _CELLS.keys():
        grid_like = TranslatableText(
            "fault-own-grid",
            "expected {rows} rows of {columns} spaces, each a color {colors}, a value {values} or {free}",
            rows=ROWS,
            columns=COLUMNS,
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


def custom_window_pattern(code: str) -> Pattern:
    """Returns the window of a code; `CardError` if there is none, or if it could never be filled."""
    match = _CODE.fullmatch(code)
    try:
        name = bytes.fromhex(match[3]).decode() if match else ""
    except UnicodeDecodeError:
        match = None
    if match is None:
        raise CardError(
            at_place(
                in_quotes(code),
                TranslatableText(
                    "fault-own-code", "this is not the code of a window; copy it from the designer as it is"
                ),
            )
        )
    cells = "".join(_PRINTS[letter] for letter in match[2])
    first, second, third, fourth = (cells[at : at + COLUMNS] for at in range(0, SPACES, COLUMNS))
    grid = (first, second, third, fourth)
    _refuse_clashes(grid)
    if _tidy(name) != name:
        raise CardError(_bad_name())
    return Pattern(code, name, int(match[1]), grid)


def custom_window(card: str) -> Pattern | None:
    """Returns the window that the id of a custom window holds, else None."""
    try:
        return custom_window_pattern(card) if is_custom_window(card) else None
    except CardError:
        return None


def clashes(grid: Sequence[str]) -> list[tuple[str, str]]:
    """Returns the neighboring spaces that ask for the same color or the same value: no dice can ever fill both.

    They are all that can be in the way of filling a window: a free space has four neighbors at most, and there are five
    colors and six values.
    """
    cells = "".join(grid)
    pairs = ((space, other) for space in range(SPACES) for other in indexes(beside(BIT[space])) if other > space)
    return [(NAMES[space], NAMES[other]) for space, other in pairs if cells[space] == cells[other] != "."]


def custom_windows_file(codes: Sequence[str]) -> str:
    """Returns a card file with these windows, each offered to everybody."""
    if not 1 <= len(codes) <= MAX_CUSTOM_WINDOWS or len(set(codes)) != len(codes):
        raise CardError(
            TranslatableText(
                "fault-own-many",
                "a table offers 1 to {most} windows of your own, each only once",
                most=MAX_CUSTOM_WINDOWS,
            )
        )
    lines = ['format = "vitral-cards/1"']
    for pattern in map(custom_window_pattern, codes):
        lines += ["", "[[window_card]]", "offered = true", "[[window_card.side]]", f'id = "{pattern.id}"']
        lines += [f"name = {json.dumps(pattern.name, ensure_ascii=False)}", f"difficulty = {pattern.difficulty}"]
        lines += [f"grid = {json.dumps(list(pattern.grid))}"]
    return "\n".join(lines) + "\n"


def _refuse_clashes(grid: Sequence[str]) -> None:
    clashing = clashes(grid)
    if clashing:
        raise CardError(
            TranslatableText(
                "fault-own-clash",
                "it can never be filled: {first} and {second} are neighbors and ask for the same thing",
                first=clashing[0][0],
                second=clashing[0][1],
            )
        )


def _tidy(name: str) -> str:
    """Returns the name as it is stored: one printable line without loose ends, not too long."""
    tidy = " ".join(unicodedata.normalize("NFC", name[: 8 * WINDOW_NAME_LENGTH]).split(" ")).strip()
    fits = len(name) <= 8 * WINDOW_NAME_LENGTH and 0 < len(tidy) <= WINDOW_NAME_LENGTH
    if not fits or not tidy.isprintable() or len(tidy.encode("utf-8", "replace")) > _MAX_BYTES:
        raise CardError(_bad_name())
    return tidy


def _bad_name() -> TranslatableText:
    return TranslatableText(
        "fault-own-name",
        "expected a name of 1 to {most} characters in one line, none of them invisible",
        most=WINDOW_NAME_LENGTH,
    )
