"""Measures what each printed window is worth at the start, beyond what the evaluator expects of it when it is empty.

    python scripts/fit_windows.py --deals 400 --games 6 --jobs 4

Games are played on from the first round by compiled code (`vitral.bots.compiled_playouts`), with random public
objectives, each private color in turn, at two to four players and in solo. All windows meet the same objectives and
dice. Writes `windows.json`: points by pattern, for `standard` and `solo`.
"""

from __future__ import annotations

import argparse
import json
import random
from functools import partial
from pathlib import Path

from vitral import Game
from vitral.arena import Workers
from vitral.bots.compiled_playouts import compiled_playouts
from vitral.bots.evaluation import Evaluator, neural_evaluator
from vitral.bots.evaluation import weights as weights_file
from vitral.cards import all_cards
from vitral.engine import State

HERE = Path(weights_file.__file__).parent
PATTERNS = all_cards().patterns


def start(players: int, rng: random.Random) -> State:
    """A table before its first turn, with cards and a bag but no windows of its own."""
    mode = "solo" if players == 1 else "standard"
    game = Game.new(players, mode=mode, seed=rng.getrandbits(40))
    while game.state.windows == [] or game.state.round == 0:
        game.play(rng.choice(game.legal_actions()))
    state = game.state.copy()
    state.bag = tuple([18] * 5)
    state.pool = ()
    return state


def beyond(players: int, games: int, rng: random.Random) -> dict[str, float]:
    """By pattern, on one deal of objectives: the mean of some games, less what the evaluator expects."""
    state = start(players, rng)
    rules, seat = state.rules, rng.randrange(players)
    private = tuple(rng.sample(list(rules.decks["private"].values()), len(state.private[seat])))
    public = tuple(rng.sample(list(rules.decks["public"].values()), len(state.public)))
    state.public, state.private = public, (*state.private[:seat], private, *state.private[seat + 1 :])
    evaluator = Evaluator(rules, public, private, margin=True)
    plain = Evaluator(rules, public, private)
    found = compiled_playouts(rules, seat, evaluator, neural_evaluator(rules, public, private))
    assert found is not None, "this needs the [ai] extra"
    expected = {}
    tables = {}
    for pattern in PATTERNS:
        state.windows = [rules.window(pattern)] * players
        state.tokens = [pattern.difficulty] * players
        state.round, state.turn, state.start = 1, -1, 0
        expected[pattern.id] = plain.evaluate(state, seat)
        state.round, state.turn = 0, len(rules.turns[0]) - 1
        tables[pattern.id] = found.prepare(state)
    sums = dict.fromkeys(expected, 0.0)
    for _ in range(games):
        seed = rng.getrandbits(40)
        ends = [found.play(table, state, seed) for table in tables.values()]
        for name, worth in zip(tables, found.evaluate(ends), strict=True):
            sums[name] += worth
    return {name: sums[name] / games - expected[name] for name in sums}


def dealt(seed: str, counts: tuple[int, ...], games: int, deal: int) -> dict[str, float]:
    """What `beyond` found on a deal by its number."""
    return beyond(counts[deal % len(counts)], games, random.Random(f"{seed}/{deal}"))


def main() -> None:
    """Play, and write the means."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=400, help="deals of objectives for each table")
    parser.add_argument("--games", type=int, default=6, help="games on each deal")
    parser.add_argument("--seed", default="windows")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    parser.add_argument("--cluster", help="play on a Ray cluster: local or HOST:PORT")
    given = parser.parse_args()
    workers = Workers(given.jobs, given.cluster)
    written = {}
    for table, counts in {"standard": (2, 3, 4), "solo": (1,)}.items():
        work = partial(dealt, f"{given.seed}/{table}", counts, given.games)
        rows = list(workers.in_order(work, range(given.deals)))
        means = {pattern.id: sum(row[pattern.id] for row in rows) / len(rows) for pattern in PATTERNS}
        middle = sum(means.values()) / len(means)
        written[table] = {name: round(mean - middle, 2) for name, mean in sorted(means.items())}
        print(table, written[table])
    (HERE / "windows.json").write_text(json.dumps(written, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
