"""The dealer: answers every question of chance from a seed.

Version 1. The seed is 32 bytes. Each question has a key, `round/kind/purpose/index`, and a number of its own:
BLAKE2b-512 of the key, keyed with the seed, read little-endian. Digits of mixed radix are taken from its low end.
So the roll of round 5 is the same whatever players did before, as far as the bag allows:

- `deal`: cards are taken one by one, digit k of radix (cards left) picking from the deck in its order;
- `start`: one digit of radix (seats);
- `roll`: for each die a digit of radix 6 (value − 1), then one of radix (dice left in the bag), counting through
  the colors in the order R Y G B P;
- `reroll`: for each die, in the order asked, a digit of radix 6;
- `draw`: one digit of radix (dice in the bag), counted as for `roll`.

512 bits against at most 130 bits of digits: the bias is far below anything that could be noticed.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, Protocol

from vitral.engine.chance import Chance, Outcome
from vitral.engine.dice import COLOR

VERSION: Final = 1
SEED_BYTES: Final = 32


class Dealer(Protocol):
    """Anybody who answers chance."""

    def answer(self, chance: Chance) -> Outcome:
        """The outcome of a question."""


class SeededDealer:
    """The dealer of version 1 above. Equal seeds answer equal questions alike."""

    __slots__ = ("seed",)

    def __init__(self, seed: int | str | bytes | None = None) -> None:
        self.seed = seed_bytes(seed)

    def __repr__(self) -> str:
        return f"SeededDealer(bytes.fromhex({self.seed.hex()!r}))"

    def answer(self, chance: Chance) -> Outcome:
        """The outcome of a question, by its key."""
        key = f"{chance.round}/{chance.kind}/{chance.purpose}/{chance.index}".encode()
        number = int.from_bytes(hashlib.blake2b(key, key=self.seed).digest(), "little")
        kind = chance.kind
        if kind == "roll":
            return Outcome("roll", "pool", _roll(number, chance))
        if kind == "reroll":
            return Outcome("reroll", "reroll", _reroll(number, chance))
        if kind == "deal":
            return Outcome("deal", chance.purpose, _deal(number, chance))
        if kind == "start":
            return Outcome("start", "start", (number % chance.count,))
        color, _ = _pick([int(count) for count in chance.among], number)
        return Outcome("draw", "draw", (color,))


def seed_bytes(seed: int | str | bytes | None) -> bytes:
    """The 32 bytes of a seed: fresh from the system for None, itself if it has 32 bytes, else the hash of its text."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        return seed if len(seed) == SEED_BYTES else hashlib.blake2b(seed, digest_size=SEED_BYTES).digest()
    return hashlib.blake2b(str(seed).encode(), digest_size=SEED_BYTES).digest()


def _pick(counts: list[int], number: int) -> tuple[int, int]:
    """Draw one die of a bag: its color and the number less one digit. The counts go down by one."""
    number, at = divmod(number, sum(counts))
    color = 0
    while at >= counts[color]:
        at -= counts[color]
        color += 1
    counts[color] -= 1
    return color, number


def _roll(number: int, chance: Chance) -> tuple[int, ...]:
    counts = [int(count) for count in chance.among]
    left = sum(counts)
    dice = []
    for _ in range(chance.count):
        number, digit = divmod(number, 6 * left)
        at, value = divmod(digit, 6)
        color = 0
        while at >= counts[color]:
            at -= counts[color]
            color += 1
        counts[color] -= 1
        left -= 1
        dice.append(6 * color + value)
    return tuple(dice)


def _reroll(number: int, chance: Chance) -> tuple[int, ...]:
    dice = []
    for die in chance.among:
        number, value = divmod(number, 6)
        dice.append(6 * COLOR[int(die)] + value)
    return tuple(dice)


def _deal(number: int, chance: Chance) -> tuple[str, ...]:
    deck = [str(card) for card in chance.among]
    dealt = []
    for _ in range(chance.count):
        number, at = divmod(number, len(deck))
        dealt.append(deck.pop(at))
    return tuple(dealt)
