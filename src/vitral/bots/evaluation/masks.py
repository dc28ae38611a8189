"""Counting on bitboards: how many of some masks hold each space, for all twenty spaces at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from vitral.engine.window import Window
from vitral.spaces import COLUMN_MASKS, COLUMNS, FULL, ROW_MASKS

EVEN: Final = sum(1 << space for space in range(20) if (space // 5 + space % 5) % 2 == 0)
"""The white fields of a chessboard: no two of them are beside each other."""


def count5(a: int, b: int, c: int, d: int, e: int) -> tuple[int, int, int]:
    """How many of five masks hold each space, as three binary digits: ones, twos, fours."""
    half = a ^ b
    total = half ^ c
    carry = a & b | half & c
    half = total ^ d
    later = total & d | half & e
    return half ^ e, carry ^ later, carry & later


def count6(a: int, b: int, c: int, d: int, e: int, f: int) -> tuple[int, int, int]:
    half = a ^ b
    first = half ^ c
    one = a & b | half & c
    half = d ^ e
    second = half ^ f
    two = d & e | half & f
    three = first & second
    half = one ^ two
    return first ^ second, half ^ three, one & two | half & three


def count_traits(masks: Sequence[int]) -> tuple[int, int, int]:
    """The same for all colors or all values."""
    return count5(*masks) if len(masks) == 5 else count6(*masks)


class Room(NamedTuple):
    """How much choice the open spaces of a window leave."""

    open: int
    dead: int
    """No color fits, or no value."""
    colors: tuple[int, int, int, int]
    """Open spaces on which 1, 2, 3, or more colors fit."""
    values: tuple[int, int, int, int]
    """Open spaces on which 1, 2, 3 or 4, or more values fit."""


def room_of(window: Window) -> Room:
    """The open spaces by how many colors and values fit there, touching or not."""
    still = FULL & ~window.filled
    fits = window.fits
    ones, twos, fours = count5(fits[0], fits[1], fits[2], fits[3], fits[4])
    high = twos | fours
    some = ones | high
    colors = (still & ones & ~high, still & twos & ~ones & ~fours, still & ones & twos, still & fours)
    ones, twos, fours = count6(fits[6], fits[7], fits[8], fits[9], fits[10], fits[11])
    high = twos | fours
    values = (
        still & ones & ~high,
        still & twos & ~ones & ~fours,
        still & (ones & twos & ~fours | fours & ~ones & ~twos),
        still & fours & (ones | twos),
    )
    return Room(still, still & ~(some & (ones | high)), colors, values)


def _spread_rows(mask: int) -> int:
    return sum(row for row in ROW_MASKS if mask & row)


def _double_rows(mask: int) -> int:
    return sum(row for row in ROW_MASKS if (mask & row).bit_count() > 1)


_LOW_ROWS: Final = tuple(_spread_rows(mask) for mask in range(1024))
_HIGH_ROWS: Final = tuple(_spread_rows(mask << 10) for mask in range(1024))
_LOW_DOUBLE: Final = tuple(_double_rows(mask) for mask in range(1024))
_HIGH_DOUBLE: Final = tuple(_double_rows(mask << 10) for mask in range(1024))
_COLUMNS: Final = tuple(
    sum(line for column, line in enumerate(COLUMN_MASKS) if mask >> column & 1) for mask in range(1 << COLUMNS)
)


def rows_with(mask: int) -> int:
    """All spaces of the rows that hold a space of the mask."""
    return _LOW_ROWS[mask & 1023] | _HIGH_ROWS[mask >> 10]


def rows_twice(mask: int) -> int:
    """All spaces of the rows that hold two or more."""
    return _LOW_DOUBLE[mask & 1023] | _HIGH_DOUBLE[mask >> 10]


def columns_with(mask: int) -> int:
    """All spaces of the columns that hold a space of the mask."""
    return _COLUMNS[(mask | mask >> 5 | mask >> 10 | mask >> 15) & 31]


def columns_twice(mask: int) -> int:
    """All spaces of the columns that hold two or more."""
    first, second, third, fourth = mask & 31, mask >> 5 & 31, mask >> 10 & 31, mask >> 15
    return _COLUMNS[first & second | (first | second) & (third | fourth) | third & fourth]
