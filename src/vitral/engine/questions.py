"""The question that a table asks the seat to move: its kind, the verb of its answers, and the card at work."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class QuestionKind(StrEnum):
    """The kinds of decisions that a seat can have."""

    SIDE = "side"
    """A window side."""
    TURN = "turn"
    """The next action of the turn."""
    TAKE = "take"
    """A die of the draft pool."""
    PLACE = "place"
    """A space for the die in hand."""
    LIFT = "lift"
    """A die of its own window, to move it."""
    VALUE = "value"
    """A value for the die in hand."""
    TRACK = "track"
    """A die of the round track, for the die in hand."""
    OWN = "own"
    """A die of the private dice pool, for the die in hand."""
    PICK = "pick"
    """Dice of the private dice pool, to roll them again."""
    PAY = "pay"
    """A die of the draft pool that pays for the tool (solo)."""
    KEEP = "keep"
    """The dice that go on the round track (lighter track)."""
    TOOL = "tool"
    """A tool to use for less."""
    INSPIRATION = "inspiration"
    """Whether to use the inspiration now, or to go on."""
    CHECK = "check"
    """A window to check before scoring."""
    REMOVE = "remove"
    """A die to take out of the window that was checked."""
    NOTHING = "nothing"
    """No choice: chance answers, or the game is over."""


class Question(NamedTuple):
    """The decision that a table waits for, with what a client needs to ask for it."""

    kind: QuestionKind
    verb: str = ""
    """The verb of the actions that answer it."""
    prompt: str = ""
    """Distinguishes the variants of a kind, such as `place-ignore_color`."""
    symbol: str = ""
    """For PAY, the color (`G`) or value (`4`) that pays."""
    leave: str = ""
    """For PLACE, where the die in hand may be left: `pool`, `board`, or an empty text if it has to be placed."""
    stop: bool = False
    """Whether the step may be ended early; picking dice only after the first."""
    card: str = ""
    """The tool or inspiration at work."""
