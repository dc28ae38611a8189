"""Chance one value at a time: the nodes between a question to chance and its whole answer, with their probabilities."""

from __future__ import annotations

from collections import Counter
from typing import Final

from vitral.engine import Chance, Outcome
from vitral.engine.chance import PURPOSES
from vitral.engine.dice import COLOR, LETTERS, TEXT


def outcomes(chance: Chance, so_far: tuple[int, ...]) -> list[tuple[int, float]]:
    """What may come next, and how likely.

    Values are counted from 0: the place of a card in its deck, a seat, a color, the value of a die (less 1). A die that
    is drawn and rolled is two of them, its color and its value.
    """
    kind, among = chance.kind, chance.among
    if kind == "deal":
        # A card named more than once is so much likelier (the Automa's deck); of those one is dealt.
        counts = Counter(among)
        left = [(at, count) for at, count in enumerate(counts.values()) if at not in so_far]
        total = sum(count for _, count in left)
        return [(at, count / total) for at, count in left]
    if kind == "start":
        return [(seat, 1 / chance.amount) for seat in range(chance.amount)]
    if kind == "reroll":
        return _SIX
    if kind == "roll":
        if len(so_far) % 2:
            return _SIX
        bag = list(among)
        for color in so_far[::2]:
            bag[color] -= 1
        among = tuple(bag)
    total = sum(among)
    return [(color, held / total) for color, held in enumerate(among) if held]


_SIX: Final = [(value, 1 / 6) for value in range(6)]


def _deck(among: tuple[str, ...]) -> list[str]:
    return list(dict.fromkeys(among))


def amount_of(chance: Chance) -> int:
    """How many values answer it."""
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
    """One value in words such as `roll R4` or `deal tools lathekin`."""
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
