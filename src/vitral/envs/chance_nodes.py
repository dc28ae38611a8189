"""Chance one value at a time: the nodes between a question to chance and its whole answer, with their probabilities."""

from __future__ import annotations

from collections import Counter
from typing import Final

from vitral.engine import Chance, Outcome
from vitral.engine.chance import PURPOSES
from vitral.engine.dice import COLOR, LETTERS, TEXT


def outcomes(chance: Chance, so_far: tuple[int, ...]) -> list[tuple[int, float]]:
    """What may come next, and how likely.

    Values are counted from 0: the place of a card in its deck, a seat, a die (6·color + value − 1), the value of a die
    that is rolled again (less 1), a color.
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
    bag = list(among)
    if kind == "draw":
        return [(color, held / sum(bag)) for color, held in enumerate(bag) if held]
    for die in so_far:
        bag[COLOR[die]] -= 1
    total = 6 * sum(bag)
    return [(6 * color + value, held / total) for color, held in enumerate(bag) if held for value in range(6)]


_SIX: Final = [(value, 1 / 6) for value in range(6)]


def _deck(among: tuple[str, ...]) -> list[str]:
    return list(dict.fromkeys(among))


def amount_of(chance: Chance) -> int:
    """How many values answer it."""
    return 1 if chance.kind in ("start", "draw") else chance.amount


def outcome_of(chance: Chance, values: tuple[int, ...]) -> Outcome:
    """The whole answer."""
    kind, among = chance.kind, chance.among
    if kind == "deal":
        deck = _deck(among)
        return Outcome(kind, chance.purpose, tuple(deck[at] for at in values))
    if kind == "reroll":
        dice = tuple(6 * COLOR[die] + value for die, value in zip(among, values, strict=True))
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
    return f"roll {TEXT[value]}" if kind == "roll" else f"draw {LETTERS[value]}"
