"""What a puzzle is: a table in the middle of a game where one turn is clearly best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from vitral.engine import Action, State
from vitral.engine.position import parse_position
from vitral.translatable import TranslatableError

GRADES: Final = (0.2, 0.4, 0.6, 0.8)
"""A puzzle is of the next grade where more than this share of the bots' tries miss it."""


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
    """The share of the bots' tries that play another turn."""
    theme: str
    """What it is about: the code of a reason (`vitral.coach.Why`)."""

    @cached_property
    def state(self) -> State:
        """The table. Nobody may change it."""
        return parse_position(self.position)

    @property
    def grade(self) -> int:
        """From 1, the easiest, to 5."""
        return 1 + sum(self.missed > share for share in GRADES)

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


def landing(state: State, seat: int) -> tuple[object, ...]:
    """What a turn of that seat has come to: turns that lead to the same table are the same answer."""
    return (state.windows[seat].on, state.tokens[seat], state.pool, tuple(state.track), state.skips)


def texts(actions: Sequence[Action]) -> tuple[str, ...]:
    return tuple(action.text for action in actions)
