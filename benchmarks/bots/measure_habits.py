"""What is characteristic of each bot's play. The lines about bots that players read are checked against these figures.

    python benchmarks/bots/measure_habits.py
    python benchmarks/bots/measure_habits.py --bots glazier,master --deals 40

Two of a kind play each other on the deals 4242/0, 4242/1, and so on: nothing was tuned on them, and all bots see the
same ones. Bots that play games out get 8 playouts a turn. Prints a table for docs/strength.md: means of a seat and a
game.
"""

from __future__ import annotations

import argparse
import os
from collections import defaultdict
from statistics import mean, stdev

os.environ["OPENBLAS_NUM_THREADS"] = "1"

from vitral import Game
from vitral.bots import Budget, make_bot
from vitral.engine import Window
from vitral.engine.actions import PASS, SIDE, TAKE, TOOL

DEALS = {
    "random": 100,
    "apprentice:1": 100,
    "apprentice:2": 100,
    "apprentice": 100,
    "apprentice:4": 100,
    "master:1": 70,
    "master:2": 70,
    "master:3": 70,
    "glazier": 70,
    "master": 70,
    "grandmaster": 70,
}
"""By bot: the deals it plays unless told otherwise."""
_PLAYOUTS = 8
Habits = dict[str, list[float]]


def columns_of(window: Window) -> int:
    """Returns how many columns of a window are full of different colors, and how many of different values."""
    columns = zip(*(row.split() for row in window.rows()), strict=True)
    full = [column for column in columns if "--" not in column]
    return sum(len({die[part] for die in column}) == len(column) for column in full for part in (0, 1))


def play(bot: str, deal: int, habits: Habits) -> None:
    """Plays a game of two of a kind, and adds what each of them did."""
    game = Game.new(players=2, seed=f"4242/{deal}")
    players = [make_bot(bot, f"4242/{deal}/{seat}") for seat in range(2)]
    done = [dict.fromkeys(("easiest window", "tools used", "passed up"), 0) for _ in players]
    while not game.over:
        legal = game.legal_actions()
        if len(legal) == 1:
            game.play(legal[0])
            continue
        seat, view = game.seat, game.view(game.seat)
        action = players[seat].choose(view, legal, Budget(playouts=_PLAYOUTS))
        mine = done[seat]
        if action.kind == SIDE:
            easiest = min(side.difficulty for side in view.dealt_sides)
            mine["easiest window"] += view.dealt_sides[action.arg].difficulty == easiest
        mine["tools used"] += action.kind == TOOL
        mine["passed up"] += action.kind == PASS and any(one.kind == TAKE for one in legal)
        game.play(action)
    for seat, score in enumerate(game.scores()):
        window = game.state.windows[seat]
        figures = {
            "points": score.total,
            "open spaces": -score.open.points,
            "tokens dealt": window.pattern.difficulty,
            "tokens kept": score.tokens.points,
            "columns": columns_of(window),
            **done[seat],
        }
        for name, figure in figures.items():
            habits[name].append(figure)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default=",".join(DEALS))
    parser.add_argument("--deals", type=int, default=0)
    given = parser.parse_args()
    for at, bot in enumerate(given.bots.split(",")):
        habits: Habits = defaultdict(list)
        for deal in range(given.deals or DEALS[bot]):
            play(bot, deal, habits)
        if not at:
            print("| bot | deals |", " | ".join(habits), "|")
            print("|" + "---|" * (len(habits) + 2))
        cells = [f"{mean(some):.1f} ±{1.96 * stdev(some) / len(some) ** 0.5:.1f}" for some in habits.values()]
        print(f"| `{bot}` | {len(habits['points']) // 2} |", " | ".join(cells), "|", flush=True)


if __name__ == "__main__":
    main()
