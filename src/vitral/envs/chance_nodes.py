"""Chance one value at a time: the nodes between a question to chance and its whole answer, with their probabilities."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from vitral.dice import COLOR, LETTERS, TEXT
from vitral.engine import Chance, Outcome
from vitral.engine.chance import PURPOSES

_DECKS: Final = 256
"""Decks that are remembered, by their cards."""


def values(chance: Chance, so_far: tuple[int, ...]) -> list[int]:
    """Returns what may come next.

    Values are counted from 0: the place of a card in its deck, a seat, a color, the value of a die (less 1). A die that
    is drawn and rolled is two of them, its color and its value.
    """
    kind = chance.kind
    if kind == "roll":
        return [0, 1, 2, 3, 4, 5] if len(so_far) % 2 else [at for at, held in enumerate(_bag(chance, so_far)) if held]
    if kind == "deal":
        return [at for at in range(len(_counts(chance.among))) if at not in so_far]
    return [value for value, _ in outcomes(chance, so_far)]


def outcomes(chance: Chance, so_far: tuple[int, ...]) -> list[tuple[int, float]]:
    """Returns what may come next, and how likely."""
    kind, among = chance.kind, chance.among
    if kind == "deal":
        # A card named more than once is so much likelier (the Automa's deck); of those one is dealt.
        left = [(at, count) for at, count in enumerate(_counts(among)) if at not in so_far]
        total = sum([count for _, count in left])
        return [(at, count / total) for at, count in left]
    if kind == "start":
        return [(seat, 1 / chance.amount) for seat in range(chance.amount)]
    if kind == "reroll" or (kind == "roll" and len(so_far) % 2):
        return _SIX
    bag = _bag(chance, so_far) if kind == "roll" else among
    total = sum(bag)
    return [(color, held / total) for color, held in enumerate(bag) if held]


def _bag(chance: Chance, so_far: tuple[int, ...]) -> list[int]:
    """Returns the dice left in the bag, by color, after some were drawn."""
    bag = [*chance.among]
    for color in so_far[::2]:
        bag[color] -= 1
    return bag


@lru_cache(_DECKS)
def _counts(among: tuple[str, ...]) -> tuple[int, ...]:
    """Returns how often each card is in a deck, in its order."""
    return tuple(Counter(among).values())


_SIX: Final = [(value, 1 / 6) for value in range(6)]


@lru_cache(_DECKS)
def _deck(among: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(among))


def amount_of(chance: Chance) -> int:
    """Returns how many values answer it."""
    if chance.kind == "roll":
        return 2 * chance.amount
    return 1 if chance.kind in ("start", "draw") else chance.amount


def outcome_of(chance: Chance, values: tuple[int, ...]) -> Outcome:
    kind, among = chance.kind, chance.among
    if kind == "deal":
        deck = _deck(among)
        return Outcome(kind, chance.purpose, tuple(deck[at] for at in values))
    if kind == "reroll":
        dice = tuple(6 * COLOR[die] + value for die, value in zip(among, values, strict=True))
        return Outcome(kind, PURPOSES[kind], dice)
    if kind == "roll":
        dice = tuple(6 * color + value for color, value in zip(values[::2], values[1::2], strict=True))
        return Outcome(kind, PURPOSES[kind], dice)
    return Outcome(kind, PURPOSES[kind], values)


def value_text(chance: Chance, so_far: tuple[int, ...], value: int) -> str:
    """Returns one value in words such as `roll R4` or `deal tools lathekin`."""
    kind, among = chance.kind, chance.among
    if kind == "deal":
        return f"deal {chance.purpose} {_deck(among)[value]}"
    if kind == "start":
        return f"start {value + 1}"
    if kind == "reroll":
        return f"reroll {TEXT[6 * COLOR[among[len(so_far)]] + value]}"
    if kind == "roll" and len(so_far) % 2:
        return f"roll {TEXT[6 * so_far[-1] + value]}"
    return f"draw {LETTERS[value]}"
