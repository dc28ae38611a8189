"""The twenty spaces of a window as bits: bit 5·row + column, A1 lowest, D5 highest."""

from __future__ import annotations

from typing import Final

ROWS: Final = 4
COLUMNS: Final = 5
SPACES: Final = ROWS * COLUMNS
FULL: Final = (1 << SPACES) - 1

NAMES: Final = tuple(f"{row}{column}" for row in "ABCD" for column in "12345")
INDEX: Final = {name: index for index, name in enumerate(NAMES)}
BIT: Final = tuple(1 << index for index in range(SPACES))

ROW_MASKS: Final = tuple(0b11111 << COLUMNS * row for row in range(ROWS))
COLUMN_MASKS: Final = tuple(sum(1 << COLUMNS * row + column for row in range(ROWS)) for column in range(COLUMNS))
EDGE: Final = ROW_MASKS[0] | ROW_MASKS[-1] | COLUMN_MASKS[0] | COLUMN_MASKS[-1]

_NOT_FIRST: Final = FULL & ~COLUMN_MASKS[0]
_NOT_LAST: Final = FULL & ~COLUMN_MASKS[-1]
_HALF: Final = 10


def _sideways(mask: int) -> int:
    return (mask & _NOT_LAST) << 1 | (mask & _NOT_FIRST) >> 1


def _beside(mask: int) -> int:
    return (_sideways(mask) | mask << COLUMNS | mask >> COLUMNS) & FULL


def _around(mask: int) -> int:
    wide = mask | _sideways(mask)
    return (wide | wide << COLUMNS | wide >> COLUMNS) & FULL


# Neighbors are needed all the time, so they are looked up: one table for each half of the window.
_LOW_BESIDE: Final = tuple(_beside(half) for half in range(1 << _HALF))
_HIGH_BESIDE: Final = tuple(_beside(half << _HALF) for half in range(1 << _HALF))
LOW_AROUND: Final = tuple(_around(half) for half in range(1 << _HALF))
HIGH_AROUND: Final = tuple(_around(half << _HALF) for half in range(1 << _HALF))


def beside(mask: int) -> int:
    """Returns all spaces orthogonally next to a space of the mask."""
    return _LOW_BESIDE[mask & 1023] | _HIGH_BESIDE[mask >> 10]


def around(mask: int) -> int:
    """Returns the spaces of the mask and all that touch one, orthogonally or diagonally."""
    return LOW_AROUND[mask & 1023] | HIGH_AROUND[mask >> 10]


def diagonal(mask: int) -> int:
    """Returns all spaces diagonally next to a space of the mask."""
    sides = _sideways(mask)
    return (sides << COLUMNS | sides >> COLUMNS) & FULL


NOT_BESIDE: Final = tuple(FULL & ~beside(bit) for bit in BIT)
TOUCHING: Final = tuple(around(bit) & ~bit for bit in BIT)
SURROUNDINGS: Final = tuple(zip(BIT, NOT_BESIDE, TOUCHING, strict=True))
"""Of each space: its bit, the spaces not beside it, and those that touch it."""


_LOW: Final = tuple(tuple(i for i in range(_HALF) if mask >> i & 1) for mask in range(1 << _HALF))
_HIGH: Final = tuple(tuple(_HALF + i for i in low) for low in _LOW)


def indexes(mask: int) -> tuple[int, ...]:
    """Returns the spaces of a mask, in order."""
    return _LOW[mask & 1023] + _HIGH[mask >> 10]


def names(mask: int) -> list[str]:
    """Returns the names of the spaces of a mask, in order."""
    return [NAMES[index] for index in indexes(mask)]


def mask_of(spaces: object) -> int:
    """Returns the mask of some space names; a `ValueError` names the first that is none."""
    if not isinstance(spaces, (list, tuple, set, frozenset)):
        raise ValueError(f"expected a list of spaces such as ['A1', 'C5'], found {spaces!r}")
    mask = 0
    for name in spaces:
        if name not in INDEX:
            raise ValueError(f"{name!r} is not a space: rows are A-D, columns 1-5")
        mask |= BIT[INDEX[name]]
    return mask
