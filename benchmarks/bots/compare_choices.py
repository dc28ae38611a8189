"""Records what every bot chooses in some games, and compares two records: the choices, and the time of a turn.

    python benchmarks/bots/compare_choices.py record before.json      # in the source tree to compare with
    python benchmarks/bots/compare_choices.py record after.json
    python benchmarks/bots/compare_choices.py compare before.json after.json

Budgets are play-outs, so that equal seeds choose alike. A change that must not touch the play of bots leaves every
choice, and every hint of the coach, as it was. Set `VITRAL_NO_KERNEL` to record the bots without compiled code.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any

os.environ["OPENBLAS_NUM_THREADS"] = "1"

from vitral import Game
from vitral.bots import Budget, make_bot
from vitral.coach import hint

TABLES: dict[str, dict[str, Any]] = {
    "2 players": {"players": 2},
    "4 players": {"players": 4},
    "solo": {"mode": "solo"},
    "solo, lighter track": {"mode": "solo", "track": "lighter"},
    "Automa": {"mode": "automa"},
    "6 players": {"players": 6},
    "positions, Passion's publics": {"players": 3, "privates": "positions", "passion_publics": True},
    "rare glass and inspirations": {"players": 2, "inspirations": True, "rare_glass": True},
    "dice pools": {"players": 2, "dice_pools": True},
    "honor": {"players": 2, "enforcement": "honour"},
}
BOTS: dict[str, int | None] = {
    "random": None,
    "apprentice:1": None,
    "apprentice": None,
    "glazier": None,
    "master:1": None,
    "master": 12,
    "grandmaster": 40,
}
"""By bot: play-outs for a turn."""
_HINT_EVERY = 9
"""Choices of the glazier between two at which the coach is asked as well."""


def play(bot: str, playouts: int | None, options: dict[str, Any]) -> dict[str, Any]:
    """Returns the log of a game of the bot against itself, hints on the way, and the seconds of each choice."""
    game = Game.new(seed="choices", **options)
    players = [make_bot(bot, f"choices/{seat}") for seat in range(game.options.players)]
    seconds: list[float] = []
    hints: list[Any] = []
    while not game.over:
        legal = game.legal_actions()
        if len(legal) == 1:
            game.play(legal[0])
            continue
        view = game.view(game.seat)
        began = time.process_time()
        action = players[game.seat].choose(view, legal, Budget(playouts=playouts))
        seconds.append(time.process_time() - began)
        if bot == "glazier" and len(seconds) % _HINT_EVERY == 0:
            hints.append(hint(view, think=False).to_dict())
        game.play(action)
    return {"log": list(game.record().log), "hints": hints, "seconds": [round(second, 6) for second in seconds]}


def record(path: Path, tables: list[str], bots: list[str]) -> None:
    play("grandmaster", 2, {"players": 2})  # loads what was learned and what was compiled
    found = {}
    for table in tables:
        for bot in bots:
            found[f"{bot}: {table}"] = play(bot, BOTS[bot], TABLES[table])
    path.write_text(json.dumps(found), "utf-8")


def compare(first: Path, second: Path) -> int:
    """Prints the differences and the ratios of the times; returns how many games differ."""
    one, other = (json.loads(path.read_text("utf-8")) for path in (first, second))
    different = 0
    ratios: dict[str, list[float]] = {}
    for name in one.keys() & other.keys():
        mine, theirs = one[name], other[name]
        if (mine["log"], mine["hints"]) != (theirs["log"], theirs["hints"]):
            different += 1
            print(f"different: {name}")
        ratios.setdefault(name.partition(":")[0], []).append(sum(theirs["seconds"]) / max(1e-9, sum(mine["seconds"])))
    for bot, some in sorted(ratios.items()):
        print(f"{bot}: time {sorted(some)[len(some) // 2]:.2f} of the first (median of {len(some)} games)")
    print(f"{len(one.keys() & other.keys())} games, {different} different")
    return different


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=("record", "compare"))
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--tables", default=";".join(TABLES))
    parser.add_argument("--bots", default=",".join(BOTS))
    given = parser.parse_args()
    if given.command == "record":
        record(given.files[0], given.tables.split(";"), given.bots.split(","))
    else:
        raise SystemExit(compare(*given.files) > 0)


if __name__ == "__main__":
    main()
