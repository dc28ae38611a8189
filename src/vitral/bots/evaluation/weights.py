"""The fitted weights: for each term and state a value at a few points of the game, a straight line between them."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from vitral.bots.evaluation.terms import MAX_STATES

KNOTS: Final = (0, 2, 6, 12, 20)
"""Own placements left. At the end of the game nothing is still to come: all weights are 0 there."""

WeightTable = dict[str, list[list[float]]]
"""By term: for each knot after the first the weights by state."""

_NOTHING: Final = (0.0,) * MAX_STATES
_replaced: Final[dict[str, WeightTable]] = {}


def interpolation(left: int) -> tuple[int, float]:
    """Returns the knot at or above a number of placements, and how far along it lies from the knot before."""
    left = min(left, KNOTS[-1])
    for at in range(1, len(KNOTS)):
        if left <= KNOTS[at]:
            return at, (left - KNOTS[at - 1]) / (KNOTS[at] - KNOTS[at - 1])
    raise AssertionError(left)


def replace_weights(name: str, weights: WeightTable) -> None:
    """Lets all evaluators of this process that are made from now on use these weights: those being fitted."""
    _replaced[name] = weights
    _term_array.cache_clear()
    weight_array.cache_clear()


def weight_table(name: str) -> WeightTable:
    """Returns a table of weights by name: `standard`, `solo` or `solo_margin`."""
    return _replaced[name] if name in _replaced else _shipped(name)


@cache
def _shipped(name: str) -> WeightTable:
    text = files("vitral.bots.evaluation").joinpath(f"{name}.json").read_text(encoding="utf-8")
    read: WeightTable = json.loads(text)["weights"]
    return read


def weights_at(weights: WeightTable, term: str, left: int) -> tuple[float, ...]:
    """Returns the weights of a term with that many placements left, by state."""
    rows = weights.get(term)
    if rows is None or left <= 0:
        return _NOTHING
    upper, part = interpolation(left)
    high = rows[upper - 1]
    low = rows[upper - 2] if upper > 1 else [0.0] * len(high)
    mixed = [a + part * (b - a) for a, b in zip(low, high, strict=True)]
    return (*mixed, *_NOTHING[len(mixed) :])


@lru_cache(maxsize=256)
def _term_array(name: str, term: str) -> Any:
    import numpy as np

    table = weight_table(name)
    return np.array([weights_at(table, term, left) for left in range(KNOTS[-1] + 1)])


@lru_cache(maxsize=64)
def weight_array(name: str, terms: tuple[str, ...]) -> Any:
    """Returns the weights of some terms of a table as an array: by placements left, term and state."""
    import numpy as np

    return np.ascontiguousarray(np.stack([_term_array(name, term) for term in terms], 1))


@cache
def _windows() -> dict[str, dict[str, float]]:
    text = files("vitral.bots.evaluation").joinpath("windows.json").read_text(encoding="utf-8")
    read: dict[str, dict[str, float]] = json.loads(text)
    return read


def start_value(pattern: str, *, solo: bool) -> float:
    """Returns what an empty window of that pattern is worth beyond the sum of its terms; 0 if it was not measured."""
    return _windows()["solo" if solo else "standard"].get(pattern, 0.0)
