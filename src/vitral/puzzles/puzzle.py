"""Puzzles and answers to them: positions in the middle of a game where one turn is clearly best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from typing import Any, Final

from vitral.engine import Action, State, legal_actions
from vitral.engine.actions import DO_PASS, TOOL
from vitral.engine.position import parse_position, position
from vitral.game import Game
from vitral.translatable import TranslatableError

GRADE_LIMITS: Final = (0.2, 0.4, 0.6, 0.8)
"""The limits between puzzle grades, in difficulty."""
GRADES: Final = range(1, len(GRADE_LIMITS) + 2)
"""The puzzle grades, the easiest first."""


class PuzzleError(TranslatableError):
    """A file of puzzles that cannot be read, or a puzzle that does not hold."""


@dataclass(frozen=True)
class Puzzle:
    """A position, and the turn that is clearly best there for the seat to move."""

    id: str
    """A few hex digits of the hash of its position."""
    game: str
    """The game it comes from, by its seed: `SEED/17`."""
    position: str
    """The table in one line (`vitral.engine.position`), without the private objectives of the others."""
    turn: tuple[str, ...]
    """The best turn, up to the pass that ends it."""
    margin: float
    """How many points more it brings than the next best turn, in play-outs of the master."""
    missed: float
    """The share of the bots' attempts that play another turn."""
    theme: str
    """What it is about: the code of a reason (`vitral.coach.TurnReason`)."""

    @cached_property
    def state(self) -> State:
        """The table. It must not be changed."""
        return parse_position(self.position)

    @property
    def grade(self) -> int:
        """The grade of the puzzle: its difficulty, from 1, the easiest, to 5."""
        return 1 + sum(self.difficulty > limit for limit in GRADE_LIMITS)

    @cached_property
    def difficulty(self) -> float:
        """The share of the bots' attempts that miss the turn, less what a blind guess is worth: 0 if all find it."""
        return self.missed * (1 - self.blind_guess)

    @cached_property
    def blind_guess(self) -> float:
        """The chance of finding the turn at random: a die and a space, or none, and a tool, or none."""
        state = self.state
        window = state.windows[state.seat]
        drafts = 1 + sum(window.spaces(die).bit_count() for die in set(state.pool))
        tools = sum(action.kind == TOOL for action in legal_actions(state))
        return 1 / (drafts * (1 + tools))

    @property
    def seat(self) -> int:
        return self.state.seat

    def to_dict(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "game": self.game,
            "turn": "; ".join(self.turn),
            "margin": round(self.margin, 2),
            "missed": round(self.missed, 2),
            "theme": self.theme,
            "position": self.position,
        }

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Puzzle:
        return cls(**{**data, "turn": tuple(data["turn"].split("; "))})


class Attempt:
    """The choices made at a puzzle so far, until the turn ends or chance has to answer.

    The pass that ends the turn is recorded, but not played.
    """

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
        """Whether it is the best turn, or leads to the same table."""
        if not self.over or self.by_chance:
            return False
        seat = self.puzzle.seat
        return turn_result(self.game.state, seat) == turn_result(solution(self.puzzle).game.state, seat)


def attempt(puzzle: Puzzle, choices: Sequence[Action | str]) -> Attempt:
    """Returns the attempt that consists of these choices; those after the end of the turn are ignored."""
    made = Attempt(puzzle)
    for choice in choices:
        made.play(choice)
    return made


def solution(puzzle: Puzzle) -> Attempt:
    return attempt(puzzle, puzzle.turn)


def turn_puzzle(state: State, turn: Sequence[Action], margin: float) -> Puzzle:
    """Returns the puzzle to find that turn; it brings *margin* points more than the one that was played."""
    line = position(hide_secrets(state))
    puzzle = Puzzle(sha256(line.encode()).hexdigest()[:8], "", line, (), margin, 0.0, "")
    best = attempt(puzzle, turn)
    if not best.over:
        best.play(DO_PASS)
    return replace(puzzle, turn=tuple(best.choices))


def hide_secrets(state: State) -> State:
    """Returns the table as its seat knows it: without the objectives of other seats, and without the sides that were
    offered.
    """
    open_table = state.copy()
    people = state.windows[: state.rules.options.players]  # the Automa was offered none
    open_table.dealt_sides = tuple((window.pattern,) for window in people)
    open_table.chosen = (0,) * len(people)
    open_table.private = tuple(cards if seat == state.seat else () for seat, cards in enumerate(state.private))
    return open_table


def turn_result(state: State, seat: int) -> tuple[object, ...]:
    """Returns what a turn of the seat has changed: turns with equal results are the same answer."""
    return (state.windows[seat].on, state.tokens[seat], state.pool, tuple(state.track), state.skips)
