"""What happens to dice."""

from __future__ import annotations

from vitral.teller.entries.base import BaseStoryLine


class Took(BaseStoryLine, tag="story-take"):
    """A die was drafted, or taken from the rare-glass board for nothing."""

    die: str


class TookFromPlace(BaseStoryLine, tag="story-take-place"):
    """A die was drafted from a place of an Automa table."""

    die: str
    place: int


class TookOwn(BaseStoryLine, tag="story-own"):
    """A private die was taken, to be placed."""

    die: str


class TookGlass(BaseStoryLine, tag="story-glass"):
    """Rare glass was paid for and taken."""

    die: str
    tokens: int


class Placed(BaseStoryLine, tag="story-place"):
    """The die in hand was placed."""

    die: str
    space: str


class Moved(BaseStoryLine, tag="story-move"):
    """A die of the window was moved."""

    die: str
    origin: str
    space: str


class Lifted(BaseStoryLine, tag="story-lift"):
    """A die of the window was lifted, to be moved: goes without saying."""

    die: str
    space: str


class Left(BaseStoryLine, tag="story-leave"):
    """The die in hand was left in the draft pool."""

    die: str


class LeftOnBoard(BaseStoryLine, tag="story-leave-board"):
    """The die in hand was left on the rare-glass board."""

    die: str


class LostDie(BaseStoryLine, tag="story-lost"):
    """A die rolled by Luck has no space: it went back, and the turn is over."""

    die: str


class TurnedTo(BaseStoryLine, tag="story-set"):
    """The value of the die in hand was set."""

    die: str


class Flipped(BaseStoryLine, tag="story-flip"):
    """The die in hand was turned to its opposite side."""

    die: str


class SwappedTrack(BaseStoryLine, tag="story-track"):
    """The die in hand was swapped for one of the round track."""

    die: str
    at: int
    """The round of the track."""


class SwappedOwn(BaseStoryLine, tag="story-swap"):
    """The die in hand was swapped for a private die."""

    die: str


class PickedOwn(BaseStoryLine, tag="story-pick"):
    """A private die was set aside, to be rolled again."""

    die: str


class Drew(BaseStoryLine, tag="story-draw"):
    """The die in hand went into the bag and another was drawn."""

    die: str


class Rerolled(BaseStoryLine, tag="story-reroll"):
    """The die in hand was rolled again."""

    dice: list[str]


class RerolledPicked(BaseStoryLine, tag="story-reroll-picked"):
    """Private dice were rolled again."""

    dice: list[str]


class RerolledPool(BaseStoryLine, tag="story-reroll-pool"):
    """The draft pool was rolled again."""

    dice: list[str]


class NewGlass(BaseStoryLine, tag="story-reroll-glass"):
    """New rare glass was rolled onto the board."""

    dice: list[str]


class TookUp(BaseStoryLine, tag="story-take-up"):
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
