"""Encoders: how the facts of a view become small whole numbers, one a byte."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Final, TypeAlias

from vitral.cards import Pattern
from vitral.dice import COLOR, GLASS, NO_DIE, TRAITS, UNSET, VALUE
from vitral.engine.questions import QuestionKind
from vitral.engine.steps import Step
from vitral.engine.window import Window

MAX_INT8: Final = 127
"""What fits into a signed byte."""

_HALF: Final = tuple(bytes(mask >> at & 1 for at in range(10)) for mask in range(1 << 10))


class Encoder:
    """Encodes one kind of fact. The same fact always gives the same number of bytes."""

    def encode(self, fact: Any) -> bytes:
        """Returns the numbers of a fact."""
        raise NotImplementedError

    def update(self, into: bytearray, at: int, old: Any, new: Any) -> None:
        """Changes what is written from *at* on from *old* to *new*. With *old* None there are zeros."""
        found = self.encode(new)
        into[at : at + len(found)] = found


class Encoded(Encoder):
    """Encodes with a function."""

    def __init__(self, function: Callable[[Any], bytes]) -> None:
        self._function = function

    def encode(self, fact: Any) -> bytes:
        return self._function(fact)


class Number(Encoder):
    """The number itself, at most `MAX_INT8`."""

    def encode(self, fact: int) -> bytes:
        return bytes((min(fact, MAX_INT8),))

    def update(self, into: bytearray, at: int, old: int | None, new: int) -> None:
        into[at] = new if new < MAX_INT8 else MAX_INT8


class OneHot(Encoder):
    """Zeros, and for each table a one at the index that it has for the fact; −1 stands for none."""

    def __init__(self, size: int, *tables: Mapping[Any, int]) -> None:
        self.tables = tables
        self._size = size
        self._bytes: dict[Any, bytes] = {}

    def encode(self, fact: Any) -> bytes:
        found = self._bytes.get(fact)
        if found is None:
            ones = [table[fact] for table in self.tables]
            found = self._bytes[fact] = bytes([at in ones for at in range(self._size)])
        return found


class _QuestionIndexes(dict[Step, int]):
    """The index of the kind of question that each step asks, filled in as steps turn up."""

    def __missing__(self, step: Step) -> int:
        index = self[step] = list(QuestionKind).index(step.question.kind)
        return index


QUESTION: Final = OneHot(len(QuestionKind), _QuestionIndexes())
"""The kind of question that a step asks."""


def one_of(count: int, first: int = 0) -> OneHot:
    """Encodes values from *first* up; the value before it stands for none."""
    return OneHot(count, {first + at: at for at in range(-1, count)})


def seat_at(players: int, seat: int) -> OneHot:
    """Encodes a seat among all seats, counted from the viewer on; −1 is none."""
    return OneHot(players, {-1: -1} | {other: (other - seat) % players for other in range(players)})


_EVERY_DIE: Final = range(len(COLOR))
HAND_DIE: Final = OneHot(
    12,
    {NO_DIE: -1} | {die: COLOR[die] for die in _EVERY_DIE},
    {NO_DIE: -1} | {die: 5 + VALUE[die] if die < UNSET else -1 for die in _EVERY_DIE},
)
"""A die as six colors and six values; one whose value is not chosen yet has none."""

# -- dice by kind --------------------------------------------------------------------------------------------------

_ONE_OF_KIND: Final = tuple(1 << 8 * die for die in range(30)).__getitem__


def kind_counts(dice: tuple[int, ...]) -> bytes:
    """Returns how many dice of each of the thirty kinds there are."""
    return sum(map(_ONE_OF_KIND, dice)).to_bytes(30, "little")


class Counts(Encoder):
    """Encodes the number of dice of each of the thirty kinds."""

    def encode(self, fact: tuple[int, ...]) -> bytes:
        return kind_counts(fact)

    def update(self, into: bytearray, at: int, old: tuple[int, ...] | None, new: tuple[int, ...]) -> None:
        for die in old or ():
            into[at + die] = 0
        for die in new:
            into[at + die] += 1


_Dice: TypeAlias = tuple[tuple[int, ...], ...]


class TrackCounts(Encoder):
    """Encodes the number of dice of each kind on each space of the round track."""

    def __init__(self, spaces: int) -> None:
        self._spaces = spaces

    def encode(self, fact: _Dice) -> bytes:
        return b"".join(map(kind_counts, fact)).ljust(30 * self._spaces, b"\0")

    def update(self, into: bytearray, at: int, old: _Dice | None, new: _Dice) -> None:
        same = 0 if old is None else len(old)
        if new[:same] == (old or ()):  # almost always: there is one round more
            for row in range(same, len(new)):
                for die in new[row]:
                    into[at + 30 * row + die] += 1
        else:
            into[at : at + 30 * self._spaces] = self.encode(new)


def glass_counts(dice: tuple[int, ...]) -> bytes:
    """Returns how many rare-glass dice of each value there are."""
    found = bytearray(6)
    for die in dice:
        found[die - 6 * GLASS] += 1
    return bytes(found)


# -- cards, rows, seats --------------------------------------------------------------------------------------------


def cards_there(deck: Iterable[str]) -> Callable[[Iterable[Any]], bytes]:
    """Encodes cards or their ids: 1 for each card of the deck that is among them."""
    index = {card: at for at, card in enumerate(deck)}

    def encode(cards: Iterable[Any]) -> bytes:
        found = bytearray(len(index))
        for card in cards:
            at = index.get(card if isinstance(card, str) else card.id)
            if at is not None:
                found[at] = 1
        return bytes(found)

    return encode


def card_id(deck: Iterable[str]) -> Encoded:
    """Encodes a card: 1 at its index in the deck."""
    ids = list(deck)
    found = {card: bytes(other == card for other in ids) for card in ids}
    none = bytes(len(ids))
    return Encoded(lambda card: found.get(card.id, none))


def rows_of(count: int, size: int, encode: Callable[[Any], bytes]) -> Encoded:
    """Encodes up to *count* facts, each in a row of *size* numbers."""
    return Encoded(lambda facts: b"".join([encode(fact) for fact in facts[:count]]).ljust(count * size, b"\0"))


def seats_from(seat: int, players: int) -> tuple[int, ...]:
    """Returns all seats, from the viewer on."""
    return tuple([(seat + at) % players for at in range(players)])


def seats_of(players: int, seat: int) -> Encoded:
    """Encodes a mask of seats: 1 for each of them, counted from the viewer on."""
    order = seats_from(seat, players)
    return Encoded(lambda mask: bytes([mask >> other & 1 for other in order]))


# -- windows -------------------------------------------------------------------------------------------------------


def mask_bytes(mask: int) -> bytes:
    """Returns twenty numbers: 1 on the spaces of a mask."""
    return _HALF[mask & 1023] + _HALF[mask >> 10]


def printed_bytes(pattern: Pattern) -> bytes:
    """Returns what a pattern prints: for each of R Y G B P and 1-6 the twenty spaces that ask for it."""
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


class Planes(Encoder):
    """The dice of a window: for each of R Y G B P and 1-6 the twenty spaces, 1 where such a die lies."""

    def encode(self, fact: Window) -> bytes:
        return b"".join([mask_bytes(fact.on[trait]) for trait in _PRINTABLE])

    def update(self, into: bytearray, at: int, old: Window | None, new: Window) -> None:
        before = 0 if old is None else old.cells
        after = new.cells
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
