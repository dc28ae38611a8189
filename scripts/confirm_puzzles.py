"""Judges the shipped puzzles again after the bots have changed, and keeps those that still hold.

    python scripts/confirm_puzzles.py

A puzzle is kept if today's master finds its turn best again, in as many worlds as one is found with, and by the same
margin. How often bots miss it is counted again, and what it is about.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

from vitral import Game
from vitral.bots.worlds import sample
from vitral.engine import State
from vitral.engine.actions import DO_PASS
from vitral.puzzles import finding, making, solved
from vitral.puzzles.file import FORMAT
from vitral.puzzles.model import Puzzle, landing, texts

SHIPPED = Path(making.__file__).with_name("puzzles.jsonl")


def confirmed(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with today's figures, or None if its turn is no longer clearly best."""
    view = Game.at(puzzle.state).view(puzzle.seat)
    state = sample(view, Random(puzzle.game))
    best = finding.clearly_best(view, state, puzzle.id)
    if best is None:
        return None
    again = replace(puzzle, turn=texts((*best.plan.actions, DO_PASS)), margin=best.margin)
    theirs, ours = (landing(_table(one), puzzle.seat) for one in (again, puzzle))
    if theirs != ours:
        return None
    found = replace(puzzle, margin=best.margin, theme=finding.theme_of(state, best, view))
    found = replace(found, missed=finding.missed(found))
    return found if found.missed >= finding.LEAST_MISSED else None


def _table(puzzle: Puzzle) -> State:
    """The table after its turn."""
    return solved(puzzle).game.state


def main() -> None:
    """Read, judge, write."""
    head, *games = (json.loads(line) for line in SHIPPED.read_text("utf-8").splitlines())
    assert head["format"] == FORMAT
    lines, kept, dropped = [head], 0, 0
    for told in games:
        old = [Puzzle(**{**one, "turn": tuple(one["turn"].split("; "))}) for one in told["puzzles"]]
        new = [found for found in map(confirmed, old) if found is not None]
        kept, dropped = kept + len(new), dropped + len(old) - len(new)
        lines.append({"game": told["game"], "puzzles": [one.to_dict() for one in new]})
        print(told["game"], kept, dropped, flush=True)
    SHIPPED.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")


if __name__ == "__main__":
    main()
