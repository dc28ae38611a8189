"""The dealer: answers every question of chance from a seed.

Version 1. The seed is 32 bytes. Each question has a key, `round/kind/purpose/turn`, and a number of its own: the
BLAKE2b-256 hash of seed and key, read little-endian. Digits of mixed radix are taken from its low end. So the roll of
round 5 is the same whatever players did before, as far as the bag allows:

- `deal`: cards are taken one by one, a digit of radix (cards left) picking from the deck in its order;
- `start`: one digit of radix (seats);
- `roll`: for each die a digit of radix 6 (value − 1), then one of radix (dice left in the bag), counting through
  the colors in the order R Y G B P;
- `reroll`: for each die, in the order asked, a digit of radix 6;
- `draw`: one digit of radix (dice in the bag), counted as for `roll`.

A server shows the hash of a seed when a game begins, its *commitment*: SHA-256 of the bytes `vitral-dealer/1:` and the
seed, in hex. The seed itself is published with the record at the end (`vitral.game.proof`).

256 bits against at most 130 bits of digits: the bias is far below anything that could be noticed.
"""

from __future__ import annotations

import hashlib
import secrets
from functools import cache
from math import prod
from typing import Final, Protocol

from vitral.dice import COLOR
from vitral.engine.actions import ROUNDS
from vitral.engine.chance import Chance, Outcome

VERSION: Final = 1
SEED_BYTES: Final = 32
_from_bytes: Final = int.from_bytes
_make: Final = tuple.__new__
"""Makes a named tuple without its Python-level constructor; rolls are asked for all the time."""


class Dealer(Protocol):
    """The interface of dealers, which answer chance."""

    def answer(self, chance: Chance) -> Outcome:
        """Returns the outcome of a question."""


class SeededDealer:
    """The dealer of version 1 above. Equal seeds answer equal questions alike."""

    __slots__ = ("_hash", "seed")

    def __init__(self, seed: int | str | bytes | None = None) -> None:
        self.seed = seed_bytes(seed)
        self._hash = hashlib.blake2b(self.seed, digest_size=32)

    def __repr__(self) -> str:
        return f"SeededDealer(bytes.fromhex({self.seed.hex()!r}))"

    def __reduce__(self) -> tuple[type[SeededDealer], tuple[bytes]]:
        return (SeededDealer, (self.seed,))

    def answer(self, chance: Chance) -> Outcome:
        """Returns the outcome of a question, by its key."""
        kind, purpose, amount, among, round_number, turn = chance
        stream = self._hash.copy()
        if kind == "roll":
            stream.update(_ROLL_KEYS[round_number])
            number = _from_bytes(stream.digest(), "little")
            return _make(Outcome, ("roll", "pool", _roll(number, among, amount)))
        stream.update(_key(round_number, kind, purpose, turn))
        number = _from_bytes(stream.digest(), "little")
        if kind == "reroll":
            return _make(Outcome, ("reroll", "reroll", _reroll(number, among)))
        if kind == "deal":
            return _make(Outcome, ("deal", purpose, _deal(number, [*among], amount)))
        if kind == "start":
            return _make(Outcome, ("start", "start", (number % amount,)))
        (die,) = _roll(6 * number, among, 1)
        return Outcome("draw", "draw", (die // 6,))


def dealer_of(version: int, seed: bytes) -> Dealer:
    """Returns the dealer of that version, which every table names; `ValueError` if this program does not know it."""
    if version != VERSION:
        raise ValueError(f"there is no dealer {version} here; the newest is {VERSION}")
    return SeededDealer(seed)


def commitment(seed: bytes) -> str:
    """Returns the hash by which a seed is promised before it is published."""
    return hashlib.sha256(f"vitral-dealer/{VERSION}:".encode() + seed).hexdigest()


@cache
def _key(round_number: int, kind: str, purpose: str, turn: int) -> bytes:
    return f"{round_number}/{kind}/{purpose}/{turn}".encode()


def seed_bytes(seed: int | str | bytes | None) -> bytes:
    """Returns the 32 bytes of a seed: fresh from the system for None, itself if it has 32 bytes, else the hash of its
    text.
    """
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        return seed if len(seed) == SEED_BYTES else hashlib.blake2b(seed, digest_size=SEED_BYTES).digest()
    return hashlib.blake2b(str(seed).encode(), digest_size=SEED_BYTES).digest()


_ROLL_KEYS: Final = [_key(number, "roll", "pool", 0) for number in range(ROUNDS + 1)]
"""The keys that are asked for most: the rolls of the rounds."""


@cache
def _ways(left: int, amount: int) -> int:
    """Returns in how many ways *amount* dice can be drawn, one by one, and rolled."""
    return prod(range(6 * left, 6 * (left - amount), -6))


def _roll(number: int, bag: tuple[int, ...], amount: int) -> tuple[int, ...]:
    # The bag laid out in a row: where each color ends. A die drawn moves the ends of its color and of those behind it.
    # A die is 6·color + value − 1: `color` is the die of that color that shows a 1.
    red = bag[0]
    yellow = red + bag[1]
    green = yellow + bag[2]
    blue = green + bag[3]
    left = blue + bag[4]
    dice = []
    number %= _ways(left, amount)  # all that the digits depend on: small numbers are quicker to take digits from
    for radix in range(6 * left, 6 * (left - amount), -6):
        digit = number % radix
        number //= radix
        at = digit // 6
        if at >= blue:
            color = 24
        elif at >= green:
            color = 18
            blue -= 1
        elif at >= yellow:
            color = 12
            blue, green = blue - 1, green - 1
        elif at >= red:
            color = 6
            blue, green, yellow = blue - 1, green - 1, yellow - 1
        else:
            color = 0
            blue, green, yellow, red = blue - 1, green - 1, yellow - 1, red - 1
        dice.append(color + digit % 6)
    return tuple(dice)


def _reroll(number: int, dice: tuple[int, ...]) -> tuple[int, ...]:
    rolled = []
    for die in dice:
        number, value = divmod(number, 6)
        rolled.append(6 * COLOR[die] + value)
    return tuple(rolled)


def _deal(number: int, deck: list[str], amount: int) -> tuple[str, ...]:
    dealt = []
    for _ in range(amount):
        number, at = divmod(number, len(deck))
        dealt.append(deck.pop(at))
    return tuple(dealt)
