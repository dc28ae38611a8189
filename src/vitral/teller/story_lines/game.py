"""Lines of the story about the game itself and the people who play it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

NEWS: Final = -2
"""The `turn` of lines that are shown when they happen and left out of the story afterwards."""


class BaseStoryLine(Struct, tag_field="message", omit_defaults=True, kw_only=True, gc=False):
    """What every line of the story has: who, and when."""

    seat: int = -1
    """Who did it; −1 is the table itself."""
    round: int = 0
    """The round it belongs to; 0 is set-up."""
    turn: int = -1
    """The turn of the round it is part of: neighbors of one turn make one sentence. −1: it stands alone. −2: it is news
    when it happens, and left out when the story is read later."""
    by: str = ""
    """`bot` or `timer` if it was not the person who chose."""


# -- setting up a table -----------------------------------------------------------------------------------------------


class DealtTools(BaseStoryLine, tag="story-deal-tools"):
    """The tools were laid out."""

    cards: list[str]


class DealtPublic(BaseStoryLine, tag="story-deal-public"):
    """Public objectives were laid out."""

    cards: list[str]


class DealtPrivate(BaseStoryLine, tag="story-deal-private"):
    """Private objectives lie face up (solo), or are shown at the end."""

    cards: list[str]
    count: int


class DealtBoard(BaseStoryLine, tag="story-deal-board"):
    """The rare-glass board was laid out."""

    cards: list[str]


class BoardPlaced(BaseStoryLine, tag="story-board-slot"):
    """The place among the tools that the rare-glass board takes at an Automa table."""

    place: int


class DealtInspirations(BaseStoryLine, tag="story-deal-inspirations"):
    """Everybody has an inspiration."""

    cards: list[str]


class FirstGlass(BaseStoryLine, tag="story-first-glass"):
    """The first rare glass was rolled."""

    dice: list[str]


class Started(BaseStoryLine, tag="story-start"):
    """The start player was drawn."""


class SideChosen(BaseStoryLine, tag="story-chosen"):
    """A seat has chosen its window; which one is secret until all have."""


class WindowRevealed(BaseStoryLine, tag="story-side"):
    """All have chosen: a seat's window, and the favor tokens that come with it."""

    card: str
    tokens: int


class OwnRolled(BaseStoryLine, tag="story-reroll-own"):
    """A seat's private dice were rolled."""

    dice: list[str]


# -- rounds and turns -------------------------------------------------------------------------------------------------


class Rolled(BaseStoryLine, tag="story-roll"):
    """The draft pool of a round."""

    dice: list[str]


class RolledOntoPlaces(BaseStoryLine, tag="story-roll-places"):
    """The draft pool of a round at an Automa table, in the order of its places."""

    dice: list[str]


class RoundEnded(BaseStoryLine, tag="story-round"):
    """The dice that went on the round track."""

    dice: list[str]


class RoundEndedEmpty(BaseStoryLine, tag="story-round-none"):
    """No die was left for the round track."""


class Passed(BaseStoryLine, tag="story-pass"):
    """The turn ended, and nothing was done in it."""


class EndedTurn(BaseStoryLine, tag="story-end-turn"):
    """The turn ended after something was done in it: goes without saying."""


class SkipsSecond(BaseStoryLine, tag="story-skip"):
    """The second turn of the round is given up."""


# -- dice -------------------------------------------------------------------------------------------------------------


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


# -- cards ------------------------------------------------------------------------------------------------------------


class UsedTool(BaseStoryLine, tag="story-tool"):
    """A tool was used and paid with favor tokens."""

    card: str
    tokens: int


class UsedToolFree(BaseStoryLine, tag="story-tool-free"):
    """A tool was used; in solo a die pays for it."""

    card: str


class PaidDie(BaseStoryLine, tag="story-pay"):
    """A die of the draft pool paid for a tool."""

    die: str


class UsedInspiration(BaseStoryLine, tag="story-inspire"):
    """An inspiration was used."""

    card: str
    tokens: int


class Gathered(BaseStoryLine, tag="story-gather"):
    """Favor tokens were taken off a tool."""

    card: str
    tokens: int


class WentOn(BaseStoryLine, tag="story-go"):
    """Went on without the inspiration: goes without saying."""


class Stopped(BaseStoryLine, tag="story-stop"):
    """A tool was ended before its last step: goes without saying."""


class KeptOne(BaseStoryLine, tag="story-keep"):
    """One die went on the round track alone; the others left the game."""

    die: str
    dice: list[str]


class KeptAll(BaseStoryLine, tag="story-keep-all"):
    """All dice left went on the round track."""


# -- checks at honor tables -------------------------------------------------------------------------------------------


class CheckRight(BaseStoryLine, tag="story-check-right"):
    """A window was checked, and a mistake found."""

    whom: int


class CheckWrong(BaseStoryLine, tag="story-check-wrong"):
    """A window was checked, and no mistake found."""

    whom: int


class OwnedUp(BaseStoryLine, tag="story-own-right"):
    """A seat had its own window checked, and a mistake was found."""


class OwnFaultless(BaseStoryLine, tag="story-own-wrong"):
    """A seat had its own window checked, and no mistake was found."""


class NoCheck(BaseStoryLine, tag="story-no-check"):
    """Before scoring, a seat has no window checked."""


class Removed(BaseStoryLine, tag="story-remove"):
    """A die that broke a rule was removed."""

    die: str
    space: str


# -- people -----------------------------------------------------------------------------------------------------------


class PeopleLine(BaseStoryLine):
    """What people do beside the game. No choice in the game takes it back."""


class GaveToBot(PeopleLine, tag="story-bot-in"):
    """A person lets a bot play their seat."""


class BotTookOver(PeopleLine, tag="story-bot-for"):
    """Others let a bot play for a player who is away."""


class CameBack(PeopleLine, tag="story-back"):
    """A person plays their seat again."""


class ResignedToBot(PeopleLine, tag="story-resigned"):
    """A person gave their seat up, and a bot plays on."""


class ResignedToNobody(PeopleLine, tag="story-resigned-pass"):
    """A person gave their seat up, and it passes every turn."""


class LinkRenewed(PeopleLine, tag="story-link-renewed"):
    """The host gave out the link of a seat anew."""


class StandInForTurn(PeopleLine, tag="story-bot-failed"):
    """The bot of a seat failed, and a simpler one plays this turn."""

    whom: int


class StandInForGood(PeopleLine, tag="story-bot-failed-again"):
    """The bot of a seat failed again, and a simpler one plays the rest of the game."""

    whom: int


class TurnCutShort(PeopleLine, tag="story-bot-failed-end"):
    """The bot of a seat failed, and nobody plays this turn."""

    whom: int
