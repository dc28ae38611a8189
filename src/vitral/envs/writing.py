"""How the facts of a view become bytes, one a number: flags, one of several, counts, planes of a window."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
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


def flag(value: bool) -> bytes:
    return b"\1" if value else b"\0"


def number(value: int) -> bytes:
    return bytes((min(value, MOST),))


def one_of(count: int, first: int = 0) -> Callable[[int], bytes]:
    """One number a value from `first` up; all are 0 for any other value."""
    table = [bytes(at == value for at in range(count)) for value in range(count)]
    nothing = bytes(count)

    def write(value: int) -> bytes:
        at = value - first
        return table[at] if 0 <= at < count else nothing

    return write


@lru_cache(4096)
def kind_counts(dice: tuple[int, ...]) -> bytes:
    """How many dice of each of the thirty kinds there are. The same dice are asked for by every seat."""
    found = bytearray(30)
    for die in dice:
        found[die] += 1
    return bytes(found)


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


def turned(things: Sequence[Any], seat: int) -> Sequence[Any]:
    """What is kept by seat, from the viewer on."""
    return (*things[seat:], *things[:seat]) if seat else things


def by_seat(players: int, seat: int, size: int, write: Callable[[Any], bytes]) -> Callable[[Sequence[Any]], bytes]:
    rows = rows_of(players, size, write)
    return lambda things: rows(turned(things, seat))


def numbers_from(players: int, seat: int) -> Callable[[tuple[int, ...]], bytes]:
    """A number of each seat, from one on."""
    return lambda found: bytes(found[seat:] + found[:seat]).ljust(players, b"\0")


def seat_at(players: int, seat: int) -> Callable[[int], bytes]:
    write = one_of(players)
    return lambda value: write((value - seat) % players if value >= 0 else -1)


def seats_of(players: int, seat: int) -> Callable[[int], bytes]:
    """1 for each seat of a mask."""
    order = [(seat + at) % players for at in range(players)]
    return lambda mask: bytes(mask >> other & 1 for other in order)


def _as_traits(die: int) -> bytes:
    shown = (COLOR[die], 5 + VALUE[die]) if die < UNSET else (COLOR[die],)
    return bytes(at in shown for at in range(12))


_DICE: Final = {NO_DIE: bytes(12)} | {die: _as_traits(die) for die in range(len(COLOR))}


def die_bytes(die: int) -> bytes:
    """A die as six colors and six values; one whose value is not chosen yet has none."""
    return _DICE[die]


def printed_bytes(pattern: Pattern) -> bytes:
    """The print of a pattern: for each of R Y G B P and 1-6 the twenty spaces that ask for it."""
    return _printed(pattern.grid)


@cache
def _printed(grid: tuple[str, ...]) -> bytes:
    cells = "".join(grid)
    return bytes(cell == symbol for symbol in "RYGBP123456" for cell in cells)


def remembered(write: Callable[[Any], bytes]) -> Callable[[Any], bytes]:
    """For facts that a view makes anew though they seldom change: written again only if they did."""
    last: Any = None
    written = b""

    def write_changed(fact: Any) -> bytes:
        nonlocal last, written
        if fact != last:
            last, written = fact, write(fact)
        return written

    return write_changed


class WindowMemo:
    """Writes windows. They never change, so each is written once while it stands, for all observers of a table."""

    def __init__(self, players: int, write: Callable[[Window], bytes]) -> None:
        self._write = write
        self._last: list[tuple[Window | None, bytes]] = [(None, b"")] * players

    def written(self, seat: int, window: Window) -> bytes:
        last, part = self._last[seat]
        if last is not window:
            part = self._write(window)
            self._last[seat] = (window, part)
        return part


def windows_from(memo: WindowMemo, players: int, seat: int, size: int) -> Callable[[Sequence[Window]], bytes]:
    """All windows from a seat on, each of that size; zeros until there are any."""
    order = [(seat + at) % players for at in range(players)]
    nothing = bytes(players * size)
    written = memo.written
    return lambda windows: b"".join([written(at, windows[at]) for at in order]) if windows else nothing


def dice_planes(window: Window) -> bytes:
    """For each of R Y G B P and 1-6 the twenty spaces, 1 where such a die lies."""
    half = _HALF
    red, yellow, green, blue, purple, _, *values = window.on
    return b"".join([half[mask & 1023] + half[mask >> 10] for mask in (red, yellow, green, blue, purple, *values)])
