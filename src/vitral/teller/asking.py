"""What a table asks: one of these structs, told apart by `kind`. Its prompt is a sentence, ready to be said."""

from __future__ import annotations

from msgspec import Struct

from vitral.teller.sentence import Sentence


class _Ask(Struct, tag_field="kind", kw_only=True, gc=False, frozen=True):
    verb: str
    """The verb of the actions that answer it: `take`, `place`, …"""
    card: str
    """The tool or inspiration at work, or nothing."""
    prompt: Sentence
    """What the seat whose decision it is has to do."""


class SideQuestion(_Ask, tag="side", frozen=True):
    """Which window to build. All are asked at once."""


class TurnQuestion(_Ask, tag="turn", frozen=True):
    """A turn: draft a die, use a tool, or end it."""


class TakeQuestion(_Ask, tag="take", frozen=True):
    """A die of the draft pool for the tool at work."""


class PlaceQuestion(_Ask, tag="place", frozen=True):
    """A space for the die in hand."""

    die: str
    origin: str
    """The space the die was lifted from, or nothing."""
    leave: str
    """`pool` or `board` if the die may be left there."""


class LiftQuestion(_Ask, tag="lift", frozen=True):
    """A die of the own window to move."""

    stop: bool
    """Whether the tool may be ended here."""


class ValueQuestion(_Ask, tag="value", frozen=True):
    """A value for the die in hand."""

    die: str


class TrackQuestion(_Ask, tag="track", frozen=True):
    """A die of the round track in exchange for the die in hand."""

    die: str


class OwnQuestion(_Ask, tag="own", frozen=True):
    """A private die in exchange for the die in hand."""

    die: str


class PickQuestion(_Ask, tag="pick", frozen=True):
    """A private die to roll again."""

    stop: bool


class PayQuestion(_Ask, tag="pay", frozen=True):
    """A die of the draft pool that pays for the tool (solo)."""

    symbol: str
    """What it must show: a color (`G`) or a value (`4`)."""


class KeepQuestion(_Ask, tag="keep", frozen=True):
    """What goes on the round track (the lighter variant of solo)."""


class ToolQuestion(_Ask, tag="tool", frozen=True):
    """A tool to use for one favor token (Wisdom)."""


class InspirationQuestion(_Ask, tag="inspiration", frozen=True):
    """Whether to use the inspiration now."""

    die: str


class CheckQuestion(_Ask, tag="check", frozen=True):
    """Before scoring: whose window to check."""


class RemoveQuestion(_Ask, tag="remove", frozen=True):
    """A die that breaks a rule, to be removed."""


class NoQuestion(_Ask, tag="nothing", frozen=True):
    """Nothing: chance answers, or the game is over."""


Question = (
    SideQuestion
    | TurnQuestion
    | TakeQuestion
    | PlaceQuestion
    | LiftQuestion
    | ValueQuestion
    | TrackQuestion
    | OwnQuestion
    | PickQuestion
    | PayQuestion
    | KeepQuestion
    | ToolQuestion
    | InspirationQuestion
    | CheckQuestion
    | RemoveQuestion
    | NoQuestion
)
