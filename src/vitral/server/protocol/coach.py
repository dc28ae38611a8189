"""Advice, and reviews of finished games."""

from __future__ import annotations

from msgspec import Struct

from vitral.server.protocol.fields import SeatNumber
from vitral.teller.sentence import Sentence


class HintRequest(Struct, forbid_unknown_fields=True):
    """Ask the coach for advice, for a seat you hold."""

    seat: SeatNumber


class Move(Struct):
    """An action of a turn, and the clause that says it."""

    action: str
    sentence: Sentence


class Advice(Struct):
    """What the coach would do, from what your seat sees."""

    ply: int
    """The ply of the scene it is for."""
    action: str
    """What to do now."""
    turn: list[Move]
    """The whole turn, as far as chance does not have its say first."""
    gain: float
    """Points more, on average, than ending the turn at once; 0 where that is no choice."""
    expected: float
    """The score expected at the end of the game; in solo, above the target."""
    sentence: Sentence
    """The advice as one sentence."""
    why: list[Sentence]
    """Why it is good, the weightiest reason first."""


class TurnReview(Struct):
    """What everybody could expect after a turn."""

    at: int
    """The moment of the replay where the turn ended."""
    round: int
    seat: int
    expected: list[float]
    """Final scores by seat; in solo, above the target."""


class Mistake(Struct):
    """A turn after which less was to be expected than after the best one. Both turns as clauses."""

    at: int
    """The moment of the replay before the turn."""
    round: int
    seat: int
    played: list[Sentence]
    better: list[Sentence]
    expected: float
    """What that player could expect after the turn, as in `GameReview.turns`."""
    best: float
    """What it would have been after the better turn."""
    loss: float
    """`best` − `expected`."""
    theme: Sentence
    """What it was about."""


class GameReview(Struct):
    """What the coach says of a finished game."""

    turns: list[TurnReview]
    mistakes: list[Mistake]
    """The largest first."""
    luck: list[float]
    """By seat: points the dice brought more, or less, than other rolls would have on average."""
