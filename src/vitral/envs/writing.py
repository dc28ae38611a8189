"""How the facts of a view become bytes, one a number: flags, one of several, counts, planes of a window."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from vitral.cards import Pattern
from vitral.dice import COLOR, GLASS, NO_DIE, TRAITS, UNSET, VALUE
from vitral.engine.following import Ones
from vitral.engine.window import Window

_HALF: Final = tuple(bytes(mask >> at & 1 for at in range(10)) for mask in range(1 << 10))


def mask_bytes(mask: int) -> bytes:
    """Twenty numbers, 1 on the spaces of a mask."""
    return _HALF[mask & 1023] + _HALF[mask >> 10]


def one_of(count: int, first: int = 0) -> Ones:
    """One number a value from `first` up; all are 0 for the value before it, which stands for none."""
    return Ones(count, {first + at: at for at in range(-1, count)})


_ONE_OF_KIND: Final = tuple(1 << 8 * die for die in range(30)).__getitem__


def kind_counts(dice: tuple[int, ...]) -> bytes:
    """How many dice of each of the thirty kinds there are."""
    return sum(map(_ONE_OF_KIND, dice)).to_bytes(30, "little")


class Counts:
    """How many dice of each of the thirty kinds there are, where single dice come and go."""

    def __call__(self, dice: tuple[int, ...]) -> bytes:
        return kind_counts(dice)

    def change(self, into: bytearray, at: int, old: tuple[int, ...] | None, new: tuple[int, ...] | None) -> None:
        for die in old or ():
            into[at + die] = 0
        for die in new or ():
            into[at + die] += 1


_Dice: TypeAlias = tuple[tuple[int, ...], ...]


class Rows:
    """The same row by row: on each of the spaces of the round track."""

    def __init__(self, count: int) -> None:
        self._count = count

    def __call__(self, rows: _Dice) -> bytes:
        return b"".join(map(kind_counts, rows)).ljust(30 * self._count, b"\0")

    def change(self, into: bytearray, at: int, old: _Dice | None, new: _Dice) -> None:
        same = 0 if old is None else len(old)
        if new[:same] == old:  # almost always: there is one round more
            for row in range(same, len(new)):
                for die in new[row]:
                    into[at + 30 * row + die] += 1
        else:
            into[at : at + 30 * self._count] = self(new)


def glass_counts(dice: tuple[int, ...]) -> bytes:
    """How many rare-glass dice of each value there are."""
    found = bytearray(6)
    for die in dice:
        found[die - 6 * GLASS] += 1
    return bytes(found)


def cards_there(deck: Iterable[str]) -> Callable[[Iterable[Any]], bytes]:
    """1 for each card of the deck that is there; cards or their ids."""
    index = {card: at for at, card in enumerate(deck)}

    def write(cards: Iterable[Any]) -> bytes:
        found = bytearray(len(index))
        for card in cards:
            at = index.get(card if isinstance(card, str) else card.id)
            if at is not None:
                found[at] = 1
        return bytes(found)

    return write


def rows_of(count: int, size: int, write: Callable[[Any], bytes]) -> Callable[[Sequence[Any]], bytes]:
    """Each of up to `count` things in a row of its own."""

    def write_all(things: Sequence[Any]) -> bytes:
        return b"".join([write(thing) for thing in things[:count]]).ljust(count * size, b"\0")

    return write_all


def seats_from(seat: int, players: int) -> tuple[int, ...]:
    """All seats, from the viewer on."""
    return tuple([(seat + at) % players for at in range(players)])


def seat_at(players: int, seat: int) -> Ones:
    """1 for a seat, of all seats from the viewer on; −1 is none."""
    return Ones(players, {-1: -1} | {other: (other - seat) % players for other in range(players)})


def seats_of(players: int, seat: int) -> Callable[[int], bytes]:
    """1 for each seat of a mask."""
    order = seats_from(seat, players)
    return lambda mask: bytes([mask >> other & 1 for other in order])


_EVERY_DIE: Final = range(len(COLOR))
hand_die: Final = Ones(
    12,
    {NO_DIE: -1} | {die: COLOR[die] for die in _EVERY_DIE},
    {NO_DIE: -1} | {die: 5 + VALUE[die] if die < UNSET else -1 for die in _EVERY_DIE},
)
"""A die as six colors and six values; one whose value is not chosen yet has none."""


def printed_bytes(pattern: Pattern) -> bytes:
    """The print of a pattern: for each of R Y G B P and 1-6 the twenty spaces that ask for it."""
    return _printed(pattern.grid)


@cache
def _printed(grid: tuple[str, ...]) -> bytes:
    cells = "".join(grid)
    return bytes(cell == symbol for symbol in "RYGBP123456" for cell in cells)


_PRINTABLE: Final = (*range(GLASS), *range(GLASS + 1, 12))
"""The traits that a pattern may print: each has its plane, of twenty spaces."""
_NO_DICE: Final = bytes(len(_PRINTABLE) * 20)
_PLANES_OF: Final = (
    (),
    *(tuple([20 * _PRINTABLE.index(trait) for trait in TRAITS[die] if trait != GLASS]) for die in range(UNSET)),
)
"""Where the planes of a die begin, by what its cell holds (`Window.cells`)."""


class Planes:
    """The dice of a window: for each of R Y G B P and 1-6 the twenty spaces, 1 where such a die lies."""

    def __call__(self, window: Window) -> bytes:
        return b"".join([mask_bytes(window.on[trait]) for trait in _PRINTABLE])

    def change(self, into: bytearray, at: int, old: Window | None, new: Window | None) -> None:
        before = 0 if old is None else old.cells
        after = 0 if new is None else new.cells
        if not after:
            into[at : at + len(_NO_DICE)] = _NO_DICE
            return
        other = before ^ after
        while other:
            space = (other.bit_length() - 1) // 6
            here = 6 * space
            for plane in _PLANES_OF[before >> here & 63]:
                into[at + plane + space] = 0
            for plane in _PLANES_OF[after >> here & 63]:
                into[at + plane + space] = 1
            other &= (1 << here) - 1
