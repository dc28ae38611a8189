"""A program that plays on a Ray cluster of this machine, once for all tests of it; it writes what came of it.

python tests/arena/ray_program.py FOLDER
"""

from __future__ import annotations

import json
import os
import signal
import sys
from functools import partial
from pathlib import Path
from typing import Any

import vitral
from vitral.arena import ArenaError, Workers, contest, simulate
from vitral.arena.match import ContestRules, play_match
from vitral.arena.ray_workers import LOCAL
from vitral.bots import Budget
from vitral.cards import all_cards
from vitral.cli import main
from vitral.engine import Options

BOTS = ("apprentice", "master")
FEW = Budget(playouts=4)
DEALS = 3
GAMES = 7
PAIR = ("random", "apprentice")


def rules() -> ContestRules:
    return ContestRules(Options.read({"players": 2}), all_cards(), BOTS, "k", FEW)


def played(folder: Path | None, deal: int) -> tuple[Any, ...]:
    """The facts of a game; in the middle, once, the process that plays it is killed."""
    if folder and deal == DEALS // 2:
        try:
            (folder / "killed").touch(exist_ok=False)
            os.kill(os.getpid(), signal.SIGKILL)
        except FileExistsError:
            pass
    return play_match(rules(), deal, (0, 1)).facts


def dataset(folder: Path, name: str, *more: str) -> bytes:
    out = folder / f"{name}.parquet"
    asked = ["dataset", str(out), "--bots", "apprentice", "--games", str(GAMES), "--seed", "d", *more]
    assert main(asked) == 0
    return out.read_bytes()


def refused(version: str) -> str:
    """What is said where the cluster's version is another one."""
    ours, vitral.__version__ = vitral.__version__, version
    try:
        simulate(2, ["random"], 4, jobs=2, cluster=LOCAL)
    except ArenaError as error:
        return str(error)
    finally:
        vitral.__version__ = ours
    return ""


def run(folder: Path) -> dict[str, Any]:
    on_ray = Workers(2, LOCAL)
    return {
        "killed": list(on_ray.in_order(partial(played, folder), range(DEALS))),
        "simulated": simulate(2, ["random"], 30, seed=11, jobs=2, cluster=LOCAL).to_dict(),
        "begun": contest(PAIR, 2, "r", 2, resume_file=folder / "begun.jsonl", cluster=LOCAL).games,
        "ended": contest(PAIR, 4, "r", 2, resume_file=folder / "ended.jsonl", cluster=LOCAL).to_dict(),
        "refused": refused("0.0.1"),
        "written": len(dataset(folder, "cluster", "--jobs", "2", "--cluster", LOCAL)),
    }


if __name__ == "__main__":
    where = Path(sys.argv[1])
    (where / "results.json").write_text(json.dumps(run(where)), encoding="utf-8")
