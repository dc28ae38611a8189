"""Chance for searches: outcomes sampled as the table would deal them. `View.sample` fills in what a view hides."""

from __future__ import annotations

from random import Random
from typing import Any

from vitral.dice import COLOR
from vitral.engine import Chance, Outcome


def sample_outcome(chance: Chance, rng: Random) -> Outcome:
    """Returns one of the outcomes of chance, each as likely as at the table."""
    kind, among, amount = chance.kind, chance.among, chance.amount
    if kind == "roll":
        return Outcome("roll", "pool", roll_dice(list(among), amount, rng))
    if kind == "reroll":
        return Outcome("reroll", "reroll", tuple([6 * COLOR[die] + int(rng.random() * 6) for die in among]))
    if kind == "start":
        return Outcome("start", "start", (rng.randrange(amount),))
    if kind == "draw":
        return Outcome("draw", "draw", (_draw(among, rng),))
    values: list[Any] = [rng.choice(among)] if amount == 1 else rng.sample(among, amount)
    return Outcome("deal", chance.purpose, tuple(values))


def roll_dice(bag: list[int], amount: int, rng: Random) -> tuple[int, ...]:
    """Draws that many dice out of a bag, which it changes, and rolls them."""
    dice = []
    for _ in range(amount):
        color = _draw(bag, rng)
        bag[color] -= 1
        dice.append(6 * color + int(rng.random() * 6))
    return tuple(dice)


def _draw(bag: list[int] | tuple[int, ...], rng: Random) -> int:
    at = int(rng.random() * sum(bag))
    color = 0
    while at >= bag[color]:
        at -= bag[color]
        color += 1
    return color
