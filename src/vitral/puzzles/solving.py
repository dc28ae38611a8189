"""A try at a puzzle: choices one after the other, until the turn ends or chance has its say."""

from __future__ import annotations

from collections.abc import Sequence

from vitral.engine import Action
from vitral.engine.actions import DO_PASS
from vitral.game import Game
from vitral.puzzles.model import Puzzle, landing


class Attempt:
    """What somebody has chosen at a puzzle so far. The pass that ends the turn is noted, but not played."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.game = Game.at(puzzle.state)
        self.choices: list[str] = []
        self.over = False
        """Whether the turn has ended, or waits for chance: it is an answer then."""

    def play(self, choice: Action | str) -> None:
        """Makes a choice.

        Raises `IllegalActionError` if it is refused, and `ValueError` if it is no action or the turn is over.
        """
        if self.over:
            raise ValueError("the turn is over")
        before = self.game.copy()
        self.game.play(choice, self.puzzle.seat)
        self.choices.append(self.game.log(self.puzzle.seat)[-1])
        if self.choices[-1] == DO_PASS.text:
            self.game, self.over = before, True
        else:
            self.over = self.by_chance

    @property
    def by_chance(self) -> bool:
        """Whether chance would have to answer before the turn can go on."""
        return self.game.chance is not None

    @property
    def right(self) -> bool:
        """Whether it is the turn that was looked for, or leads to the same table."""
        if not self.over or self.by_chance:
            return False
        seat = self.puzzle.seat
        return landing(self.game.state, seat) == landing(solved(self.puzzle).game.state, seat)


def attempt(puzzle: Puzzle, choices: Sequence[Action | str]) -> Attempt:
    """The try that these choices make, as far as the turn lasts."""
    made = Attempt(puzzle)
    for choice in choices:
        made.play(choice)
    return made


def solved(puzzle: Puzzle) -> Attempt:
    return attempt(puzzle, puzzle.turn)
