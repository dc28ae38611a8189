"""Learns the solo weights of the grandmaster from compiled games: play, note every round, fit the margin, repeat.

    python scripts/fit_solo.py --games 3000 --rounds 10 --jobs 4

Games are played by `playout_kernels.play_solo` without tools; in half of them one round offers two dice only, and what
comes after it is learned from (so that the evaluator learns of windows it would avoid). What was still to come is
fitted by ridge regression, as `fit_value.py` does. The weights of the tools stay those of `solo.json`, from which the
first round began. The line of each round reports the margin without tools of those games that had all their dice, 30%
of them with a window dealt at random.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from functools import cache, partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
from fit_value import HERE, Fit, RecordingSource
from vitral import Game
from vitral.arena import Workers
from vitral.bots.evaluation import Evaluator
from vitral.bots.evaluation import weights as weights_file
from vitral.bots.evaluation.evaluator import CompiledTerms
from vitral.bots.playout_kernels import SoloTable, play_solo, roll_rounds
from vitral.cards import Objective, all_cards
from vitral.engine.window import Window

NO_TOOLS = np.zeros(0, np.int64)
AT_ONCE = 250
"""Games dealt by one dealer."""


class Deal(NamedTuple):
    """A game to be played."""

    public: tuple[Objective, ...]
    private: tuple[Objective, ...]
    terms: CompiledTerms
    window: Window
    rolls: Any
    short: int
    """The round in which two dice are missing, from 0; −1 if none."""

    def played(self) -> tuple[float, Any]:
        """The margin, and the windows after each round."""
        masks = np.array(self.window.on), np.array(self.window.fits), self.window.filled, self.window.reach
        return play_solo(SoloTable(*masks, self.rolls[0], 1, 0, NO_TOOLS, 0, 0), self.rolls[1:], self.terms)


class Dealer:
    """Deals solo games with the weights there are."""

    def __init__(self, seed: str) -> None:
        self.rng = random.Random(seed)
        self.rules = Game.new(mode="solo", seed=0).state.rules
        self._public = list(self.rules.decks["public"].values())
        self._private = list(self.rules.decks["private"].values())
        self._patterns = all_cards().patterns
        self._evaluators: dict[Any, Evaluator] = {}

    def deal(self) -> Deal:
        rng = self.rng
        cards = tuple(rng.sample(self._public, 2)), tuple(rng.sample(self._private, 2))
        if cards not in self._evaluators:
            self._evaluators[cards] = Evaluator(self.rules, *cards, margin=True)
        evaluator = self._evaluators[cards]
        sides = [self.rules.window(pattern) for pattern in rng.sample(self._patterns, 4)]
        window = max(sides, key=lambda side: evaluator.evaluate_window(side, 20)) if rng.random() < 0.7 else sides[0]
        rolls = roll_rounds(np.full(5, 18), 10, 4, rng.getrandbits(40))
        short = rng.randrange(10) if rng.random() < 0.5 else -1
        if short >= 0:
            rolls[short, :2] = -1
        terms = evaluator.compiled_terms
        assert terms is not None, "this needs the [ai] extra"
        return Deal(*cards, terms, window, rolls, short)


def samples(deal: Deal, rules: Any, known: Any, trust: float) -> tuple[list[Any], float | None]:
    """What was still to come after each round, by what was read there; and the margin of a game with all its dice."""
    margin, seen = deal.played()
    notes = RecordingSource()
    evaluator = Evaluator(rules, deal.public, deal.private, notes, margin=True)
    tables: list[tuple[int, Any, int]] = [] if deal.short >= 0 else [(20, deal.window, 0)]
    for number in range(max(0, deal.short), 10):
        row = [int(one) for one in seen[number]]
        shown = SimpleNamespace(on=tuple(row[:12]), fits=tuple(row[12:24]), filled=row[24], reach=row[25])
        tables.append((18 - 2 * number, shown, row[26]))
    found = []
    end = margin
    for left, shown, track in reversed(tables):
        notes.read = []
        points = evaluator.add_terms(shown, left)
        found.append((left, end + track - points, notes.read))
        worth = points + sum(known(name, left)[state] for name, state in notes.read) - track
        end = trust * end + (1 - trust) * worth
    return found, None if deal.short >= 0 else margin


def some_games(
    weights: weights_file.WeightTable, seed: str, trust: float, run: tuple[int, int]
) -> tuple[list[Any], list[float]]:
    """So many games of one dealer, by its number: the samples, and the margins of games with all their dice."""
    weights_file.replace_weights("solo_margin", weights)
    number, count = run
    known = cache(partial(weights_file.weights_at, weights))
    dealer = Dealer(f"{seed}/{number}")
    fresh: list[Any] = []
    margins: list[float] = []
    for _ in range(count):
        found, margin = samples(dealer.deal(), dealer.rules, known, trust)
        fresh += found
        margins += [] if margin is None else [margin]
    return fresh, margins


def main() -> None:
    """Play and fit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--ridge", type=float, default=20.0)
    parser.add_argument("--smooth", type=float, default=5.0)
    parser.add_argument("--trust", type=float, default=0.8, help="how much later tables count, the end being 1")
    parser.add_argument("--keep", type=int, default=3, help="fit on so many of the last rounds")
    parser.add_argument("--seed", default="solo")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    parser.add_argument("--cluster", help="play on a Ray cluster: local or HOST:PORT")
    args = parser.parse_args()
    workers = Workers(args.jobs, args.cluster, own_data=True)
    weights = weights_file.weight_table("solo_margin")
    runs = [(at, min(AT_ONCE, args.games - at)) for at in range(0, args.games, AT_ONCE)]
    history: list[list[Any]] = []
    for number in range(args.rounds):
        began = time.monotonic()
        fresh: list[Any] = []
        margins: list[float] = []
        for found, some in workers.in_order(partial(some_games, weights, f"{args.seed}/{number}", args.trust), runs):
            fresh += found
            margins += some
        history.append(fresh)
        spread = np.std(margins)
        error = spread / len(margins) ** 0.5
        print(f"round {number}: margin {np.mean(margins):.2f} ± {error:.2f}, spread {spread:.1f}", flush=True)
        fit = Fit()
        for one in history[-args.keep :]:
            fit.add(one)
        weights = fit.solve(args.ridge, args.smooth, weights)
        text = json.dumps({"weights": weights}, separators=(",", ":"))
        (HERE / "solo_margin.json").write_text(text.replace("]],", "]],\n") + "\n")
        print(f"  fitted {len(fit.columns)} states, {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
