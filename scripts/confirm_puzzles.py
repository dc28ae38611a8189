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

from vitral import Game, puzzles
from vitral.engine.actions import DO_PASS
from vitral.puzzles import search, solution
from vitral.puzzles.library import read_games
from vitral.puzzles.puzzle import Puzzle, turn_result
from vitral.puzzles.puzzle_file import FORMAT

SHIPPED = Path(puzzles.__file__).with_name("puzzles.jsonl")


def confirmed(puzzle: Puzzle) -> Puzzle | None:
    """Returns the puzzle with today's figures, or None if its turn is no longer clearly best."""
    view = Game.at(puzzle.state).view(puzzle.seat)
    state = view.sample(Random(puzzle.game))
    best = search.find_clearly_best(view, state, puzzle.id)
    if best is None:
        return None
    again = replace(puzzle, turn=search.action_texts((*best.plan.actions, DO_PASS)), margin=best.margin)
    theirs, ours = (turn_result(solution(one).game.state, puzzle.seat) for one in (again, puzzle))
    if theirs != ours:
        return None
    found = replace(puzzle, margin=best.margin, theme=search.theme_of(state, best, view))
    found = replace(found, missed=search.missed_share(found))
    return found if found.missed >= search.LEAST_MISSED else None


def main() -> None:
    head, *lines = SHIPPED.read_text("utf-8").splitlines()
    assert json.loads(head)["format"] == FORMAT
    written, kept, dropped = [head], 0, 0
    for number, old in read_games(lines):
        new = [found for found in map(confirmed, old) if found is not None]
        kept, dropped = kept + len(new), dropped + len(old) - len(new)
        written.append(json.dumps({"game": number, "puzzles": [one.to_dict() for one in new]}))
        print(number, kept, dropped, flush=True)
    SHIPPED.write_text("".join(f"{line}\n" for line in written), "utf-8")


if __name__ == "__main__":
    main()
