"""How the facts of a view become bytes, one a number: flags, one of several, counts, planes of a window."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from operator import itemgetter
from typing import Any, Final

from vitral.cards import Pattern
from vitral.engine.dice import COLOR, GLASS, NO_DIE, UNSET, VALUE
from vitral.engine.window import Window

MOST: Final = 127
"""What fits into a signed byte."""
_HALF: Final = tuple(bytes(mask >> at & 1 for at in range(10)) for mask in range(1 << 10))


def mask_bytes(mask: int) -> bytes:
    """Twenty numbers, 1 on the spaces of a mask."""
    return _HALF[mask & 1023] + _HALF[mask >> 10]


flag: Final[Callable[[bool], bytes]] = (b"\0", b"\1").__getitem__
_NUMBERS: Final = tuple(bytes((value,)) for value in range(MOST + 1))


def number(value: int) -> bytes:
    return _NUMBERS[min(value, MOST)]


def one_of(count: int, first: int = 0) -> Callable[[int], bytes]:
    """One number a value from `first` up; all are 0 for the value before it, which stands for none."""
    table = {first + value: bytes(at == value for at in range(count)) for value in range(count)}
    return (table | {first - 1: bytes(count)}).__getitem__


_ONE_OF_KIND: Final = tuple(1 << 8 * die for die in range(30)).__getitem__


def kind_counts(dice: tuple[int, ...]) -> bytes:
    """How many dice of each of the thirty kinds there are."""
    return sum(map(_ONE_OF_KIND, dice)).to_bytes(30, "little")


@lru_cache(1024)
def lasting_kinds(dice: tuple[int, ...]) -> bytes:
    """The same for dice that lie there for long: every seat asks for them again and again."""
    return kind_counts(dice)


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


def seat_at(players: int, seat: int) -> Callable[[int], bytes]:
    table = {other: bytes(at == (other - seat) % players for at in range(players)) for other in range(players)}
    return (table | {-1: bytes(players)}).__getitem__


def seats_of(players: int, seat: int) -> Callable[[int], bytes]:
    """1 for each seat of a mask."""
    order = seats_from(seat, players)
    return lambda mask: bytes([mask >> other & 1 for other in order])


def _as_traits(die: int) -> bytes:
    shown = (COLOR[die], 5 + VALUE[die]) if die < UNSET else (COLOR[die],)
    return bytes(at in shown for at in range(12))


_DICE: Final = {NO_DIE: bytes(12)} | {die: _as_traits(die) for die in range(len(COLOR))}


die_bytes: Final[Callable[[int], bytes]] = _DICE.__getitem__
"""A die as six colors and six values; one whose value is not chosen yet has none."""


def printed_bytes(pattern: Pattern) -> bytes:
    """The print of a pattern: for each of R Y G B P and 1-6 the twenty spaces that ask for it."""
    return _printed(pattern.grid)


@cache
def _printed(grid: tuple[str, ...]) -> bytes:
    cells = "".join(grid)
    return bytes(cell == symbol for symbol in "RYGBP123456" for cell in cells)


_printable: Final = itemgetter(*range(GLASS), *range(GLASS + 1, 12))
"""The masks of the traits that a pattern may print."""
_MOST_PLANES: Final = 1024
_planes: Final[dict[int, bytes]] = {}
"""By the dice on a window, since every seat asks for the same windows."""


def dice_planes(window: Window) -> bytes:
    """For each of R Y G B P and 1-6 the twenty spaces, 1 where such a die lies."""
    found = _planes.get(window.cells)
    if found is None:
        if len(_planes) >= _MOST_PLANES:
            _planes.clear()
        found = _planes[window.cells] = b"".join(map(mask_bytes, _printable(window.on)))
    return found
