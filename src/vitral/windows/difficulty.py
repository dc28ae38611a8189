"""Measures how hard a window is: the bots' evaluator builds it in many quick games, as it built the printed ones.

In a quick game two seats build the same window with the dice that are rolled. Tools are left out: the favor tokens that
pay for them make up for a hard window. The same seeds are used for every window, so that luck falls out of the
comparison.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from random import Random
from statistics import fmean
from time import monotonic
from typing import Final, NamedTuple

from vitral.bots.evaluation import Evaluator
from vitral.bots.sampling import sample_outcome
from vitral.cards import CardSet, Objective, Pattern, cards_from_texts
from vitral.engine import Chance, Options, Window
from vitral.engine.rules import Rules, rules_for
from vitral.engine.scoring import score_objective
from vitral.spaces import SPACES

GAMES: Final = 24
"""Quick games, of two windows each, for one measurement."""
_SEED: Final = "window"
_ROUNDS: Final = 10
_PLAYERS: Final = 2
_BOX: Final = "base"
_EDITION: Final = 1
"""The printed windows were measured with these cards; others would not compare."""
_FILE: Final = "printed.json"
DIFFICULTIES: Final = (3, 4, 5, 6)
"""The difficulties of the printed windows."""


class Measurement(NamedTuple):
    """The average results of bots on a window."""

    points: float
    """Of the objectives, less a point for each open space; favor tokens are not counted."""
    open: float
    """Spaces left open."""


def measure(pattern: Pattern, seconds: float | None = None) -> Measurement:
    """Builds a window in quick games; the same window always gives the same, unless a time is set and
    runs out first.
    """
    rules = rules_for(Options(players=_PLAYERS), _cards())
    until = None if seconds is None else monotonic() + seconds
    built: list[tuple[int, int]] = []
    for game in range(GAMES):
        built += _game(rules, pattern, f"{_SEED}/{game}")
        if until is not None and monotonic() > until:
            break
    return Measurement(fmean(points for points, _ in built), fmean(left for _, left in built))


def _cards() -> CardSet:
    return cards_from_texts(_BOX, (), _EDITION)


def suggested_difficulty(measured: Measurement) -> int:
    """Returns the difficulty of the printed windows in which about as many spaces are left open."""
    means = printed_means()
    return min(means, key=lambda difficulty: abs(means[difficulty].open - measured.open))


@cache
def printed() -> dict[str, Measurement]:
    """Returns the printed windows of the base box by id, as measured (`python -m vitral.windows.difficulty` writes
    them).
    """
    stored = json.loads(files("vitral.windows").joinpath(_FILE).read_text("utf-8"))
    return {card: Measurement(*numbers) for card, numbers in stored["windows"].items()}


@cache
def printed_means() -> dict[int, Measurement]:
    """Returns what the printed windows of each difficulty come to on average."""
    measured = printed()
    by_difficulty = {
        difficulty: [measured[side.id] for side in _cards().patterns if side.difficulty == difficulty]
        for difficulty in DIFFICULTIES
    }
    return {
        difficulty: Measurement(
            fmean(measurement.points for measurement in some), fmean(measurement.open for measurement in some)
        )
        for difficulty, some in by_difficulty.items()
    }


def _game(rules: Rules, pattern: Pattern, seed: str) -> list[tuple[int, int]]:
    """Returns the points and the open spaces of both windows."""
    rng = Random(seed)
    public = rng.sample(list(rules.decks["public"].values()), 3)
    private = rng.sample(list(rules.decks["private"].values()), _PLAYERS)
    evaluators = [Evaluator(rules, public, (own,)) for own in private]
    windows = [Window.empty(pattern)] * _PLAYERS
    bag = list(rules.bag)
    for number in range(1, _ROUNDS + 1):
        pool = list(sample_outcome(Chance("roll", "pool", rules.pool_size, tuple(bag)), rng).values)
        for die in pool:
            bag[die // 6] -= 1
        turns = rules.turns[number % _PLAYERS]
        for turn, seat in enumerate(turns):
            left = 2 * (_ROUNDS - number) + turns[turn + 1 :].count(seat)
            windows[seat], taken = _drafted(evaluators[seat], windows[seat], pool, left)
            if taken is not None:
                pool.remove(taken)
    return [
        (_points(window, (*public, own)) - _open(window), _open(window))
        for window, own in zip(windows, private, strict=True)
    ]


def _drafted(evaluator: Evaluator, window: Window, pool: Sequence[int], left: int) -> tuple[Window, int | None]:
    """Returns the window after the best draft, and the die taken; as it is, where that is better than any."""
    best, placement = evaluator.evaluate_window(window, left), (-1, -1)
    for die in sorted(set(pool)):
        worth, space = evaluator.best_placement(window, left, die)
        if worth > best:
            best, placement = worth, (die, space)
    die, space = placement
    return (window.place(space, die), die) if die >= 0 else (window, None)


def _points(window: Window, objectives: Iterable[Objective]) -> int:
    return sum(score_objective(window, objective).points for objective in objectives)


def _open(window: Window) -> int:
    return SPACES - window.filled.bit_count()


def _write() -> None:
    from pathlib import Path

    measured = {side.id: measure(side) for side in _cards().patterns}
    stored = {
        "games": GAMES,
        "windows": {card: [round(part, 2) for part in measurement] for card, measurement in measured.items()},
    }
    Path(__file__).with_name(_FILE).write_text(json.dumps(stored, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    _write()
