"""The learned weights: for each term and state a value at a few points of the game, a straight line between them."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from vitral.bots.evaluation.terms import MOST

KNOTS: Final = (0, 2, 6, 12, 20)
"""Own placements left. At the end of the game nothing is still to come: all weights are 0 there."""

Table = dict[str, list[list[float]]]
"""By term: for each knot after the first the weights by state."""

_NOTHING: Final = (0.0,) * MOST


def share(left: int) -> tuple[int, float]:
    """Between which knots a number of placements lies, and how far along: (the upper knot, its share)."""
    left = min(left, KNOTS[-1])
    for at in range(1, len(KNOTS)):
        if left <= KNOTS[at]:
            return at, (left - KNOTS[at - 1]) / (KNOTS[at] - KNOTS[at - 1])
    raise AssertionError(left)


_given: Final[dict[str, Table]] = {}


def give(name: str, weights: Table) -> None:
    """Let all evaluators of this process that are made from now on use these weights: those being learned."""
    _given[name] = weights


def table(name: str) -> Table:
    """A table of weights by name: `standard`, `solo` or `solo_margin`."""
    return _given[name] if name in _given else _shipped(name)


@cache
def _shipped(name: str) -> Table:
    text = files("vitral.bots.evaluation").joinpath(f"{name}.json").read_text(encoding="utf-8")
    read: Table = json.loads(text)["weights"]
    return read


def at(weights: Table, term: str, left: int) -> tuple[float, ...]:
    """The weights of a term with so many placements left."""
    rows = weights.get(term)
    if rows is None or left <= 0:
        return _NOTHING
    upper, part = share(left)
    high = rows[upper - 1]
    low = rows[upper - 2] if upper > 1 else [0.0] * len(high)
    found = [a + part * (b - a) for a, b in zip(low, high, strict=True)]
    return (*found, *_NOTHING[len(found) :])


@cache
def _windows() -> dict[str, dict[str, float]]:
    read: dict[str, dict[str, float]] = json.loads(
        files("vitral.bots.evaluation").joinpath("windows.json").read_text(encoding="utf-8")
    )
    return read


def start_worth(pattern: str, *, solo: bool) -> float:
    """What an empty window of that pattern is worth beyond the sum of its terms; 0 for one that nobody has measured."""
    return _windows()["solo" if solo else "standard"].get(pattern, 0.0)
