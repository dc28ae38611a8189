"""Fits the weights of `vitral.bots.evaluation` to games: play, note every table, fit what was still to come, repeat.

    python scripts/fit_value.py --games 2000 --rounds 3 --table standard --jobs 4

Needs NumPy, which Vitral itself does not. Each round plays with the weights so far, now and then a worse turn on
purpose (so that the evaluator learns of tables it would avoid), and fits all weights again by ridge regression on the
last rounds. The games of a round are played by processes or on a cluster (docs/cluster.md); the fit is the same.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import defaultdict
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from vitral import Game
from vitral.arena import Workers
from vitral.bots.evaluation import Evaluator, placements_left
from vitral.bots.evaluation import weights as weights_file
from vitral.bots.glazier import GlazierBot
from vitral.bots.turn_search import DRAFT_ONLY, ORDINARY
from vitral.engine.actions import DO_PASS

HERE = Path(weights_file.__file__).parent


class RecordingSource:
    """A source of weights that are all 0 and that notes which were asked for."""

    def __init__(self) -> None:
        self.read: list[tuple[str, int]] = []

    def __call__(self, name: str, left: int) -> RecordingWeights:
        return RecordingWeights(self.read, name)


class RecordingWeights:
    def __init__(self, read: list[tuple[str, int]], name: str) -> None:
        self._read, self._name = read, name

    def __getitem__(self, state: int) -> float:
        self._read.append((self._name, state))
        return 0.0


class Learner(GlazierBot):
    """Plays as the glazier does, sometimes worse, and notes each table it leaves."""

    def __init__(self, seed: str, explore: float, tools: float) -> None:
        rng = random.Random(seed)
        super().__init__(seed, width=ORDINARY if rng.random() < tools else DRAFT_ONLY)
        self.explore, self.rng = explore, rng
        self.worths: list[float] = []
        self.samples: list[tuple[int, float, list[tuple[str, int]]]] = []

    def note(self, state: Any, view: Any, seat: int) -> None:
        notes = RecordingSource()
        evaluator = Evaluator(view.rules, view.public, view.private, notes)
        left = placements_left(state, seat)
        points = evaluator.evaluate(state, seat)
        self.samples.append((left, points, notes.read))
        self.worths.append(self.evaluator(view).evaluate(state, seat))

    def choose_side(self, view: Any, legal: Any) -> Any:
        action = super().choose_side(view, legal)
        if self.rng.random() < 0.3:
            action = self.rng.choice(legal)
        state = view.sample(self.rng)
        pattern = view.dealt_sides[action.arg]
        state.round, state.turn, state.start = 1, -1, 0
        state.windows = [view.rules.window(pattern)] * view.rules.players
        state.tokens = [0 if view.rules.options.solo else pattern.difficulty] * view.rules.players
        self.note(state, view, view.viewer)
        return action

    def plans(self, state: Any, evaluator: Evaluator) -> Any:
        found = super().plans(state, evaluator)
        if self.rng.random() < self.explore and len(found) > 1:
            at = min(len(found) - 1, int(self.rng.expovariate(0.35)))
            found = [found[at], *found]
        return found


def played(
    options: dict[str, Any], seed: str, explore: float, tools: float, trust: float
) -> tuple[list[Any], list[int]]:
    game = Game.new(seed=seed, **options)
    bots = [Learner(f"{seed}/{seat}", explore, tools) for seat in range(game.options.players)]
    while not game.over:
        legal, seat = game.legal_actions(), game.seat
        view = game.view(seat)
        action = legal[0] if len(legal) == 1 else bots[seat].choose(view, legal)
        if action is DO_PASS:
            bots[seat].note(game.state, view, seat)
        game.play(action)
    totals = [score.total - (game.target or 0) for score in game.scores()]
    samples = []
    for seat, bot in enumerate(bots):
        samples += looked_back(bot, totals[seat], trust)
    return samples, totals[: len(bots)]


def game_of(table: str, weights: weights_file.WeightTable, seed: str, *given: Any) -> tuple[list[Any], list[int]]:
    """One game with the weights so far: options, explore, tools, trust and its number are given."""
    if weights:
        weights_file.replace_weights(table, weights)
    options, explore, tools, trust, number = given
    return played(options, f"{seed}/{number}", explore, tools, trust)


def looked_back(bot: Learner, total: float, trust: float) -> list[Any]:
    """What was still to come at each table: the end with less luck, by what later tables seemed to be worth."""
    found = []
    seen = float(total)
    for (left, points, read), worth in zip(reversed(bot.samples), reversed(bot.worths), strict=True):
        found.append((left, seen - points, read))
        seen = trust * seen + (1 - trust) * worth
    return found


class Fit:
    """Sums for a ridge regression, by placements left."""

    def __init__(self) -> None:
        self.columns: dict[tuple[str, int], int] = {}
        self.rows: dict[int, list[tuple[list[int], float]]] = defaultdict(list)

    def add(self, samples: list[Any]) -> None:
        for left, rest, read in samples:
            if left > 0:
                ids = [self.columns.setdefault(one, len(self.columns)) for one in read]
                self.rows[min(left, 20)].append((ids, rest))

    def solve(self, ridge: float, smooth: float, prior: weights_file.WeightTable) -> weights_file.WeightTable:
        """The weights that fit best, drawn towards those there were: few games change them little."""
        width, knots = len(self.columns), len(weights_file.KNOTS) - 1
        big = np.zeros((knots * width, knots * width))
        right = np.zeros(knots * width)
        for left, rows in self.rows.items():
            dense = np.zeros((len(rows), width), dtype=np.float32)
            for at, (ids, _) in enumerate(rows):
                for one in ids:
                    dense[at, one] += 1
            target = np.array([rest for _, rest in rows]) - dense @ self._known(prior, left)
            square, product = (dense.T @ dense).astype(float), dense.T @ target
            upper, part = weights_file.interpolation(left)
            ends = [(upper - 1, part)] + ([(upper - 2, 1 - part)] if upper > 1 else [])
            for one, first in ends:
                a = slice(one * width, (one + 1) * width)
                right[a] += first * product
                for other, second in ends:
                    b = slice(other * width, (other + 1) * width)
                    big[a, b] += first * second * square
        big[np.diag_indices_from(big)] += ridge
        for one in range(knots - 1):
            for at in range(width):
                here, after = one * width + at, (one + 1) * width + at
                big[here, here] += smooth
                big[after, after] += smooth
                big[here, after] -= smooth
                big[after, here] -= smooth
        solution = np.linalg.solve(big, right).reshape(knots, width)
        table: weights_file.WeightTable = {}
        for (name, state), column in self.columns.items():
            rows_ = table.setdefault(name, [list(row) for row in prior.get(name, [[]] * knots)])
            for knot in range(knots):
                row = rows_[knot]
                row.extend([0.0] * (state + 1 - len(row)))
                row[state] = round(float(solution[knot, column]) + _old(prior, name, knot, state), 3)
        for name, rows_ in prior.items():
            table.setdefault(name, rows_)
        return table

    def _known(self, prior: weights_file.WeightTable, left: int) -> Any:
        known = np.zeros(len(self.columns))
        for (name, state), column in self.columns.items():
            known[column] = weights_file.weights_at(prior, name, left)[state]
        return known


def _old(prior: weights_file.WeightTable, name: str, knot: int, state: int) -> float:
    row = prior[name][knot] if name in prior else []
    return row[state] if state < len(row) else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--table", default="standard")
    parser.add_argument("--options", default="{}", help="options of the table, as JSON")
    parser.add_argument("--explore", type=float, default=0.15)
    parser.add_argument("--tools", type=float, default=0.2, help="share of bots that use tools")
    parser.add_argument("--ridge", type=float, default=30.0)
    parser.add_argument("--smooth", type=float, default=10.0)
    parser.add_argument("--afresh", action="store_true", help="forget the weights there are")
    parser.add_argument("--trust", type=float, default=0.75, help="how much later tables count, the end being 1")
    parser.add_argument("--keep", type=int, default=2, help="fit on so many of the last rounds")
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    parser.add_argument("--cluster", help="play on a Ray cluster: local or HOST:PORT")
    args = parser.parse_args()
    workers = Workers(args.jobs, args.cluster, own_data=True)
    path = HERE / f"{args.table}.json"
    prior: weights_file.WeightTable = {} if args.afresh else json.loads(path.read_text())["weights"]
    history: list[list[Any]] = []
    for number in range(args.rounds):
        began, samples, totals = time.time(), [], []
        given = (json.loads(args.options), args.explore, args.tools, args.trust)
        work = partial(game_of, args.table, prior, f"{args.seed}/{number}", *given)
        for found, points in workers.in_order(work, range(args.games)):
            samples += found
            totals += points
        history.append(samples)
        fit = Fit()
        for one in history[-args.keep :]:
            fit.add(one)
        print(f"round {number}: mean {np.mean(totals):.2f} over {len(totals)}, {time.time() - began:.0f} s", flush=True)
        weights = fit.solve(args.ridge, args.smooth, prior)
        print(f"  fitted {len(fit.columns)} states, {time.time() - began:.0f} s", flush=True)
        text = json.dumps({"weights": weights}, separators=(",", ":"))
        path.write_text(text.replace("]],", "]],\n") + "\n")
        prior = weights


if __name__ == "__main__":
    main()
