"""What happens to dice."""

from __future__ import annotations

from vitral.teller.entries.base import BaseEntry


class Took(BaseEntry, tag="story-take"):
    """A die was drafted, or taken from the rare-glass board for nothing."""

    die: str


class TookFromPlace(BaseEntry, tag="story-take-place"):
    """A die was drafted from a place of an Automa table."""

    die: str
    place: int


class TookOwn(BaseEntry, tag="story-own"):
    """A private die was taken, to be placed."""

    die: str


class TookGlass(BaseEntry, tag="story-glass"):
    """Rare glass was paid for and taken."""

    die: str
    tokens: int


class Placed(BaseEntry, tag="story-place"):
    """The die in hand was placed."""

    die: str
    space: str


class Moved(BaseEntry, tag="story-move"):
    """A die of the window was moved."""

    die: str
    origin: str
    space: str


class Lifted(BaseEntry, tag="story-lift"):
    """A die of the window was lifted, to be moved: goes without saying."""

    die: str
    space: str


class Left(BaseEntry, tag="story-leave"):
    """The die in hand was left in the draft pool."""

    die: str


class LeftOnBoard(BaseEntry, tag="story-leave-board"):
    """The die in hand was left on the rare-glass board."""

    die: str


class LostDie(BaseEntry, tag="story-lost"):
    """A die rolled by Luck has no space: it went back, and the turn is over."""

    die: str


class TurnedTo(BaseEntry, tag="story-set"):
    """The value of the die in hand was set."""

    die: str


class Flipped(BaseEntry, tag="story-flip"):
    """The die in hand was turned to its opposite side."""

    die: str


class SwappedTrack(BaseEntry, tag="story-track"):
    """The die in hand was swapped for one of the round track."""

    die: str
    at: int
    """The round of the track."""


class SwappedOwn(BaseEntry, tag="story-swap"):
    """The die in hand was swapped for a private die."""

    die: str


class PickedOwn(BaseEntry, tag="story-pick"):
    """A private die was set aside, to be rolled again."""

    die: str


class Drew(BaseEntry, tag="story-draw"):
    """The die in hand went into the bag and another was drawn."""

    die: str


class Rerolled(BaseEntry, tag="story-reroll"):
    """The die in hand was rolled again."""

    dice: list[str]


class RerolledPicked(BaseEntry, tag="story-reroll-picked"):
    """Private dice were rolled again."""

    dice: list[str]


class RerolledPool(BaseEntry, tag="story-reroll-pool"):
    """The draft pool was rolled again."""

    dice: list[str]


class NewGlass(BaseEntry, tag="story-reroll-glass"):
    """New rare glass was rolled onto the board."""

    dice: list[str]


class TookUp(BaseEntry, tag="story-take-up"):
    """A die that waited while rare glass was placed is in hand again."""

    die: str


DieEntry = (
    Took
    | TookFromPlace
    | TookOwn
    | TookGlass
    | Placed
    | Moved
    | Lifted
    | Left
    | LeftOnBoard
    | LostDie
    | TurnedTo
    | Flipped
    | SwappedTrack
    | SwappedOwn
    | PickedOwn
    | Drew
    | Rerolled
    | RerolledPicked
    | RerolledPool
    | NewGlass
    | TookUp
)
