"""Four rows of text, such as `"-- G4 R2 Y3 P6"`, read as the dice of a window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vitral.dice import NO_DIE, die_of
from vitral.spaces import COLUMNS, ROWS

OPEN_SPACE: Final = "--"


def read_rows(rows: Sequence[str]) -> list[int]:
    """The dice of all twenty spaces, `NO_DIE` where there is none; `ValueError` says what would be right."""
    if isinstance(rows, str) or len(rows) != ROWS:
        found = "one text" if isinstance(rows, str) else f"{len(rows)} rows"
        raise ValueError(f"a window has 4 rows of dice, top to bottom; found {found}")
    dice: list[int] = []
    for letter, row in zip("ABCD", rows, strict=True):
        if not isinstance(row, str):
            raise ValueError(f"row {letter}: expected a text such as '-- G4 R2 Y3 P6', found {row!r}")
        cells = row.split()
        if len(cells) != COLUMNS:
            raise ValueError(
                f"row {letter}: expected 5 spaces such as '-- G4 R2 Y3 P6', one die each, found {len(cells)} in {row!r}"
            )
        dice += [_read_cell(f"{letter}{column + 1}", cell) for column, cell in enumerate(cells)]
    return dice


def _read_cell(space: str, cell: str) -> int:
    if cell == OPEN_SPACE:
        return NO_DIE
    try:
        return die_of(cell)
    except ValueError as error:
        raise ValueError(f"space {space}: {error}, or -- for an open space") from None
