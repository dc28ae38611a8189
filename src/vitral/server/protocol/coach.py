"""Advice, and reviews of finished games."""

from __future__ import annotations

from msgspec import Struct

from vitral.server.protocol.fields import SeatNumber


class AskHint(Struct, forbid_unknown_fields=True):
    """Ask the coach for advice, for a seat you hold."""

    seat: SeatNumber


class Reason(Struct):
    """Why advice is good: a code, the card or space it is about, and points where there are some.

    `scores` (an objective brings points at once), `own_objective` (the same, a private one), `keeps_open` (a space that
    other good turns would close), `narrow` (a space that few dice fit is filled), `tool` (worth its price), `flexible`
    (leaves most ways to go on), `wait` (nothing on offer is worth its space).
    """

    code: str
    about: str
    points: int


class Advice(Struct):
    """What the coach would do, from what your seat sees."""

    ply: int
    """The ply of the scene it is for."""
    action: str
    """What to do now."""
    turn: list[str]
    """The whole turn, as far as chance does not have its say first."""
    gain: float
    """Points more, on average, than ending the turn at once; 0 where that is no choice."""
    expected: float
    """The score expected at the end of the game; in solo, above the target."""
    why: list[Reason]


class TurnLookedBack(Struct):
    """What everybody could expect after a turn."""

    at: int
    """The moment of the replay where the turn ended."""
    round: int
    seat: int
    expected: list[float]
    """Final scores by seat; in solo, above the target."""


class Mistake(Struct):
    """A turn after which less was to be expected than after the best one. No actions: the turn was ended at once."""

    at: int
    """The moment of the replay before the turn."""
    round: int
    seat: int
    played: list[str]
    better: list[str]
    loss: float


class Reviewed(Struct):
    """What the coach says of a finished game."""

    moments: list[TurnLookedBack]
    mistakes: list[Mistake]
    """The largest first."""
    luck: list[float]
    """By seat: points the dice brought more, or less, than other rolls would have on average."""
