"""Learns the solo weights of `vitral.bots.value` from compiled games: play, note every round, fit the margin, repeat.

    python scripts/fit_solo.py --games 4000 --rounds 8

Games are played by `solo_kernel.play_on` without tools; in half of them one round offers two dice only, and what comes
after it is learned from (so that the judge learns of windows it would avoid). What was still to come is fitted by ridge
regression, as `fit_value.py` does. The weights of the tools stay as they are.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
from fit_value import HERE, Fit, Notes

from vitral import Game
from vitral.bots.value import Judge, solo_kernel
from vitral.bots.value import weights as learned
from vitral.cards import all_cards

NOBODY = np.zeros((0, 27), np.int64)
NO_TOOLS = np.zeros(0, np.int64)


class Deals:
    """Deals solo games: objectives, a window, dice."""

    def __init__(self, seed: str, table: learned.Table | None) -> None:
        self.rng = random.Random(seed)
        self.rules = Game.new(mode="solo", seed=0).state.rules
        self.public = list(self.rules.decks["public"].values())
        self.private = list(self.rules.decks["private"].values())
        self.patterns = all_cards().patterns
        self.known: dict[Any, Any] = {}

    def judged(self, public: tuple[Any, ...], private: tuple[Any, ...]) -> tuple[Judge, Any, Any]:
        key = (public, private)
        if key not in self.known:
            judge = Judge(self.rules, public, private)
            packed = np.stack([judge._weights_packed(left) for left in range(21)])
            self.known[key] = (judge, judge._codes, packed)
        return self.known[key]

    def game(self) -> tuple[Any, ...]:
        rng = self.rng
        public, private = tuple(rng.sample(self.public, 2)), tuple(rng.sample(self.private, 2))
        judge, codes, packed = self.judged(public, private)
        sides = [self.rules.window(pattern) for pattern in rng.sample(self.patterns, 4)]
        window = max(sides, key=lambda side: judge.window(side, 20)) if rng.random() < 0.7 else sides[0]
        rolls = solo_kernel.rolled(np.full(5, 18), 10, 4, rng.getrandbits(40))
        return public, private, judge, codes, packed, window, rolls


def played(game: tuple[Any, ...], rolls: Any, seen: Any) -> float:
    _, _, _, codes, packed, window, _ = game
    masks = np.array(window.on), np.array(window.fits)
    rest = (rolls[0], rolls[1:], 1, 0, NO_TOOLS, 0, 0, 3, codes, packed, 2, seen)
    return solo_kernel.play_on(*masks, window.filled, window.reach, *rest)


def samples_of(game: tuple[Any, ...], rng: random.Random, trust: float) -> tuple[list[Any], float | None]:
    public, private, _, _, _, window, rolls = game
    noisy = rng.randrange(10) if rng.random() < 0.5 else -1
    if noisy >= 0:
        rolls[noisy, :2] = -1
    seen = np.zeros((10, 27), np.int64)
    final = played(game, rolls, seen)
    notes = Notes()
    judge = Judge(SimpleNamespace(options=SimpleNamespace(solo=True), penalty=3), public, private, notes)  # type: ignore[arg-type]
    judge._codes = None
    tables = []
    if noisy < 0:
        tables.append((20, window, 0))
    for number in range(max(0, noisy), 10):
        row = [int(one) for one in seen[number]]
        shown = SimpleNamespace(on=tuple(row[:12]), fits=tuple(row[12:24]), filled=row[24], reach=row[25])
        tables.append((18 - 2 * number, shown, row[26]))
    found = []
    to_come: float | None = None
    for left, shown, track in reversed(tables):
        notes.read = []
        judge._at.clear()
        points = judge._added_up(shown, left)
        ends = final + track
        if to_come is not None:
            ends = to_come + track
        found.append((left, ends - points, notes.read))
        value = points + sum(weight_of(name, state, left) for name, state in notes.read)
        to_come = (final if to_come is None else to_come) * trust + (1 - trust) * (value - track)
    return found, None if noisy >= 0 else final


TABLE: dict[str, Any] = {}
_AT: dict[tuple[str, int], tuple[float, ...]] = {}


def weight_of(name: str, state: int, left: int) -> float:
    key = (name, left)
    if key not in _AT:
        _AT[key] = learned.at(TABLE["now"], name, left)
    return _AT[key][state]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--ridge", type=float, default=20.0)
    parser.add_argument("--smooth", type=float, default=5.0)
    parser.add_argument("--trust", type=float, default=0.8)
    parser.add_argument("--keep", type=int, default=3)
    parser.add_argument("--seed", default="solo")
    args = parser.parse_args()
    prior = learned.table("solo")
    history: list[Any] = []
    for number in range(args.rounds):
        began = time.process_time()
        TABLE["now"] = learned.table("solo")
        _AT.clear()
        deals = Deals(f"{args.seed}/{number}", None)
        fresh, totals = [], []
        for _ in range(args.games):
            found, total = samples_of(deals.game(), deals.rng, args.trust)
            fresh += found
            if total is not None:
                totals.append(total)
        history.append(fresh)
        spread = np.std(totals)
        print(
            f"round {number}: margin {np.mean(totals):.2f} ± {spread / len(totals) ** 0.5:.2f}, spread {spread:.1f}, "
            f"{time.process_time() - began:.0f} s",
            flush=True,
        )
        fit = Fit()
        for one in history[-args.keep :]:
            fit.add(one)
        weights = fit.solve(args.ridge, args.smooth, prior)
        prior = weights
        text = json.dumps({"weights": weights}, separators=(",", ":"))
        (HERE / "solo.json").write_text(text.replace("]],", "]],\n") + "\n")
        learned.table.cache_clear()
        print(f"  fitted {len(fit.columns)} states, {time.process_time() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
