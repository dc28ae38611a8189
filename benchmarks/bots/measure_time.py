"""How well bots keep the time they are given for a turn.

    python benchmarks/bots/measure_time.py
    python benchmarks/bots/measure_time.py --bots grandmaster --seconds 0.5 --turns 400 --tables "2 players"

Bots play each table against themselves. A turn is all that a seat is asked in it, tools and chance included. Both the
bots' clock and ours count processor time, so that others who use the machine do not count. The first turn of a
process loads what was learned and what was compiled, and is timed separately. What this machine never compiled is
compiled before.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # one core, as a bot of a server has it

from vitral import Game
from vitral.bots import Budget, clock, make_bot

TABLES: dict[str, dict[str, Any]] = {
    "2 players": {"players": 2},
    "4 players": {"players": 4},
    "solo": {"mode": "solo"},
    "dice pools, 4 players": {"players": 4, "dice_pools": True},
    "Passion, 3 players": {"players": 3, "inspirations": True, "rare_glass": True},
}


def spent(bot: str, seed: str, budget: Budget, options: dict[str, Any]) -> Iterator[float]:
    """The seconds of each turn of a game in which something was to be thought about; windows are chosen first."""
    game = Game.new(seed=seed, **options)
    players = [make_bot(bot, f"{seed}/{seat}") for seat in range(game.options.players)]
    turn: tuple[int, int, int] | None = None
    total = 0.0
    while not game.over:
        legal, seat = game.legal_actions(), game.seat
        if len(legal) == 1:
            game.play(legal[0])
            continue
        view = game.view(seat)
        if turn != (view.round, view.turn, seat):
            if total:
                yield total
            turn, total = (view.round, view.turn, seat), 0.0
        began = time.process_time()
        action = players[seat].choose(view, legal, budget)
        total += time.process_time() - began
        game.play(action)
    yield total


def game_size(options: dict[str, Any]) -> int:
    """Turns of a round."""
    return 2 * int(options.get("players", 1))


def turns(bot: str, count: int, budget: Budget, options: dict[str, Any]) -> list[float]:
    """So many turns, of as many games as that takes."""
    found: list[float] = []
    number = 0
    while len(found) < count:
        found += spent(bot, f"time/{number}", budget, options)
        number += 1
    return found


def at(shares: Sequence[float], part: float) -> float:
    """The value below which that part of them lies."""
    return sorted(shares)[min(len(shares) - 1, int(part * len(shares)))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="master,grandmaster")
    parser.add_argument("--seconds", default="0.1,0.5")
    parser.add_argument("--turns", type=int, default=400)
    parser.add_argument("--tables", default=";".join(TABLES))
    given = parser.parse_args()
    clock.now = time.process_time
    for bot in given.bots.split(","):
        began = time.process_time()
        first = next(spent(bot, "first", Budget(0.1), {"players": 2}))
        print(f"{bot}: the first turn of the process took {first:.2f} s ({time.process_time() - began:.2f} s in all)")
        for options in TABLES.values():  # so that nothing is compiled while it is measured
            sum(islice(spent(bot, "first", Budget(playouts=4), options), 2 * game_size(options)))
    print("| bot | table | seconds a turn | turns | p50 | p99 | worst | over 110% |\n|---|---|---|---|---|---|---|---|")
    for bot in given.bots.split(","):
        for seconds in map(float, given.seconds.split(",")):
            for table in given.tables.split(";"):
                shares = [turn / seconds for turn in turns(bot, given.turns, Budget(seconds), TABLES[table])]
                over = sum(share > 1.1 for share in shares) / len(shares)
                cells = " | ".join(f"{100 * found:.0f}%" for found in (at(shares, 0.5), at(shares, 0.99), max(shares)))
                print(f"| `{bot}` | {table} | {seconds} | {len(shares)} | {cells} | {100 * over:.1f}% |", flush=True)


if __name__ == "__main__":
    main()
