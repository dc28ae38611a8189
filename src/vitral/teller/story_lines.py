"""The story of a game: a union of small structs, one for each kind of thing that can happen at a table.

The tag of a line is the id of its message, and its fields are the facts of that message, so that a client
needs no table from kinds of lines to messages.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Union

from msgspec import Struct

from vitral.teller.sentence import Sentence

TRANSIENT: Final = -2
"""The `turn` of lines that are shown when they happen and left out of the story afterwards."""


class BaseStoryLine(Struct, tag_field="message", omit_defaults=True, kw_only=True, gc=False):
    """The fields of every story line."""

    seat: int = -1
    """The seat that acted; −1 is the table itself."""
    round: int = 0
    """The round it belongs to; 0 is set-up."""
    turn: int = -1
    """The turn of the round it is part of: neighbors of one turn make one sentence. −1: it stands alone. `TRANSIENT`:
    it is shown when it happens and left out when the story is read later."""
    by: str = ""
    """`bot` or `timer` if it was not the person who chose."""


# What several kinds of lines are about.


class BaseDieLine(BaseStoryLine):
    die: str


class BaseDiceLine(BaseStoryLine):
    dice: list[str]


class BaseCardsLine(BaseStoryLine):
    cards: list[str]


class BaseCardLine(BaseStoryLine):
    card: str


class BasePaidCardLine(BaseStoryLine):
    card: str
    tokens: int


class BaseDieOnSpaceLine(BaseStoryLine):
    die: str
    space: str


class BaseWhomLine(BaseStoryLine):
    whom: int


class BaseAutomaPickLine(BaseStoryLine):
    die: str
    place: str
    why: Sentence
    letter: str


class BasePaidDieLine(BaseStoryLine):
    die: str
    tokens: int


# -- setting up a table -----------------------------------------------------------------------------------------------


class ToolsDealt(BaseCardsLine, tag="story-deal-tools"):
    """The tools were laid out."""


class PublicObjectivesDealt(BaseCardsLine, tag="story-deal-public"):
    """Public objectives were laid out."""


class PrivateObjectivesDealt(BaseStoryLine, tag="story-deal-private"):
    """Private objectives lie face up (solo), or are shown at the end."""

    cards: list[str]
    count: int


class GlassBoardDealt(BaseCardsLine, tag="story-deal-board"):
    """The rare-glass board was laid out."""


class BoardPlaced(BaseStoryLine, tag="story-board-slot"):
    """The place among the tools that the rare-glass board takes at an Automa table."""

    place: int


class InspirationsDealt(BaseCardsLine, tag="story-deal-inspirations"):
    """Each seat was dealt an inspiration."""


class FirstGlassRolled(BaseDiceLine, tag="story-first-glass"):
    """The first rare glass was rolled."""


class StartPlayerDrawn(BaseStoryLine, tag="story-start"):
    """The start player was drawn."""


class SideChosen(BaseStoryLine, tag="story-chosen"):
    """A seat has chosen its window; which one is secret until all have."""


class WindowRevealed(BasePaidCardLine, tag="story-side"):
    """All have chosen: a seat's window, and the favor tokens that come with it."""


class OwnDiceRolled(BaseDiceLine, tag="story-reroll-own"):
    """A seat's private dice were rolled."""


# -- rounds and turns -------------------------------------------------------------------------------------------------


class PoolRolled(BaseDiceLine, tag="story-roll"):
    """The draft pool of a round."""


class PlacesRolled(BaseDiceLine, tag="story-roll-places"):
    """The draft pool of a round at an Automa table, in the order of its places."""


class RoundEnded(BaseDiceLine, tag="story-round"):
    """The dice that went on the round track."""


class RoundEndedEmpty(BaseStoryLine, tag="story-round-none"):
    """No die was left for the round track."""


class TurnPassed(BaseStoryLine, tag="story-pass"):
    """The turn ended, and nothing was done in it."""


class TurnEnded(BaseStoryLine, tag="story-end-turn"):
    """The turn ended after something was done in it; not shown."""


class SecondTurnSkipped(BaseStoryLine, tag="story-skip"):
    """The second turn of the round is given up."""


# -- dice -------------------------------------------------------------------------------------------------------------


class DieDrafted(BaseDieLine, tag="story-take"):
    """A die was drafted, or taken from the rare-glass board for nothing."""


class DieTakenFromPlace(BaseStoryLine, tag="story-take-place"):
    """A die was drafted from a place of an Automa table."""

    die: str
    place: int


class OwnDieTaken(BaseDieLine, tag="story-own"):
    """A private die was taken, to be placed."""


class GlassTaken(BasePaidDieLine, tag="story-glass"):
    """Rare glass was paid for and taken."""


class DiePlaced(BaseDieOnSpaceLine, tag="story-place"):
    """The die in hand was placed."""


class DieMoved(BaseStoryLine, tag="story-move"):
    """A die of the window was moved."""

    die: str
    origin: str
    space: str


class DieLifted(BaseDieOnSpaceLine, tag="story-lift"):
    """A die of the window was lifted, to be moved; not shown."""


class DieLeft(BaseDieLine, tag="story-leave"):
    """The die in hand was left in the draft pool."""


class DieLeftOnBoard(BaseDieLine, tag="story-leave-board"):
    """The die in hand was left on the rare-glass board."""


class DieLost(BaseDieLine, tag="story-lost"):
    """A die rolled by Luck has no space: it went back, and the turn is over."""


class DieSet(BaseDieLine, tag="story-set"):
    """The value of the die in hand was set."""


class DieFlipped(BaseDieLine, tag="story-flip"):
    """The die in hand was turned to its opposite side."""


class DieSwappedWithTrack(BaseStoryLine, tag="story-track"):
    """The die in hand was swapped for one of the round track."""

    die: str
    at: int
    """The round of the track."""


class DieSwappedWithOwn(BaseDieLine, tag="story-swap"):
    """The die in hand was swapped for a private die."""


class OwnDiePicked(BaseDieLine, tag="story-pick"):
    """A private die was set aside, to be rolled again."""


class DieDrawn(BaseDieLine, tag="story-draw"):
    """The die in hand went into the bag and another was drawn."""


class DieRerolled(BaseDiceLine, tag="story-reroll"):
    """The die in hand was rolled again."""


class PickedDiceRerolled(BaseDiceLine, tag="story-reroll-picked"):
    """Private dice were rolled again."""


class PoolRerolled(BaseDiceLine, tag="story-reroll-pool"):
    """The draft pool was rolled again."""


class NewGlassRolled(BaseDiceLine, tag="story-reroll-glass"):
    """New rare glass was rolled onto the board."""


class DieTakenUp(BaseDieLine, tag="story-take-up"):
    """A die that waited while rare glass was placed is in hand again."""


# -- cards ------------------------------------------------------------------------------------------------------------


class ToolUsed(BasePaidCardLine, tag="story-tool"):
    """A tool was used and paid with favor tokens."""


class ToolUsedFree(BaseCardLine, tag="story-tool-free"):
    """A tool was used; in solo a die pays for it."""


class DiePaid(BaseDieLine, tag="story-pay"):
    """A die of the draft pool paid for a tool."""


class InspirationUsed(BasePaidCardLine, tag="story-inspire"):
    """An inspiration was used."""


class TokensGathered(BasePaidCardLine, tag="story-gather"):
    """Favor tokens were taken off a tool."""


class InspirationDeclined(BaseStoryLine, tag="story-go"):
    """The game went on without the inspiration; not shown."""


class ToolStopped(BaseStoryLine, tag="story-stop"):
    """A tool was ended before its last step; not shown."""


class OneDieOntoTrack(BaseStoryLine, tag="story-keep"):
    """One die went on the round track alone; the others left the game."""

    die: str
    dice: list[str]


class AllDiceOntoTrack(BaseStoryLine, tag="story-keep-all"):
    """All dice left went on the round track."""


# -- checks at honor tables -------------------------------------------------------------------------------------------


class CheckFoundMistake(BaseWhomLine, tag="story-check-right"):
    """A window was checked, and a mistake found."""


class CheckFoundNothing(BaseWhomLine, tag="story-check-wrong"):
    """A window was checked, and no mistake found."""


class OwnMistakeFound(BaseStoryLine, tag="story-own-right"):
    """A seat had its own window checked, and a mistake was found."""


class OwnWindowFaultless(BaseStoryLine, tag="story-own-wrong"):
    """A seat had its own window checked, and no mistake was found."""


class CheckDeclined(BaseStoryLine, tag="story-no-check"):
    """Before scoring, a seat has no window checked."""


class DieRemoved(BaseDieOnSpaceLine, tag="story-remove"):
    """A die that broke a rule was removed."""


# -- people -----------------------------------------------------------------------------------------------------------


class PeopleLine(BaseStoryLine):
    """An action of people beside the game, which no undo takes back."""


class SeatGivenToBot(PeopleLine, tag="story-bot-in"):
    """A person lets a bot play their seat."""


class BotTookOver(PeopleLine, tag="story-bot-for"):
    """Others let a bot play for a player who is away."""


class PlayerReturned(PeopleLine, tag="story-back"):
    """A person plays their seat again."""


class ResignedToBot(PeopleLine, tag="story-resigned"):
    """A person gave their seat up, and a bot plays on."""


class ResignedToNobody(PeopleLine, tag="story-resigned-pass"):
    """A person gave their seat up, and it passes every turn."""


class LinkReissued(PeopleLine, tag="story-link-reissued"):
    """The host reissued the link of a seat."""


class StandInForTurn(PeopleLine, tag="story-bot-failed"):
    """The bot of a seat failed, and a simpler one plays this turn."""

    whom: int


class StandInForGood(PeopleLine, tag="story-bot-failed-again"):
    """The bot of a seat failed again, and a simpler one plays the rest of the game."""

    whom: int


class TurnCutShort(PeopleLine, tag="story-bot-failed-end"):
    """The bot of a seat failed, and nobody plays this turn."""

    whom: int


# -- what the Automa does ---------------------------------------------------------------------------------------------


class AutomaCard(BaseStoryLine, tag="story-automa-card"):
    """The Automa's card of the round, by its number, and what it says."""

    number: str
    words: list[str | Sentence]


class AutomaTakes(BaseAutomaPickLine, tag="story-automa-takes"):
    """The Automa takes a die and puts it in its column."""

    space: str


class AutomaGoesOn(BaseAutomaPickLine, tag="story-automa-goes-on"):
    """A die has no room, nothing on the track fits, and the Automa goes on to the next place."""


class AutomaSwaps(BaseAutomaPickLine, tag="story-automa-swaps"):
    """A die has no room: the Automa swaps it for one of the round track."""

    best: str
    space: str


class AutomaMisfit(BaseAutomaPickLine, tag="story-automa-misfit"):
    """A die has no room and goes anywhere, as the card says."""

    space: str


class AutomaLost(BaseAutomaPickLine, tag="story-automa-lost"):
    """A die has no room, and the pick is lost."""


class AutomaNothing(BaseStoryLine, tag="story-automa-nothing"):
    """No place on its card holds a die."""


class AutomaPays(BasePaidCardLine, tag="story-automa-pays"):
    """The Automa pays for a tool."""


class AutomaCannotPay(BaseCardLine, tag="story-automa-cannot-pay"):
    """The Automa has too few favor tokens for a tool."""


class AutomaToolIsBoard(BaseStoryLine, tag="story-automa-tool-is-board"):
    """The tool it should pay for is the rare-glass board."""

    place: str


class AutomaAtOnce(BaseStoryLine, tag="story-automa-at-once"):
    """The Automa takes its second die at once."""


class AutomaNoGlass(BaseStoryLine, tag="story-automa-no-glass"):
    """The Automa should take rare glass, and cannot."""


class AutomaGlass(BasePaidDieLine, tag="story-automa-glass"):
    """The Automa takes rare glass."""


class AutomaGlassAt(BaseDieOnSpaceLine, tag="story-automa-glass-at"):
    """The Automa puts its rare glass down."""


class AutomaGlassPushed(BaseStoryLine, tag="story-automa-glass-pushed"):
    """The Automa's rare glass takes the place of another die, which moves."""

    die: str
    space: str
    other: str
    to: str


class AutomaGlassPushedOut(BaseStoryLine, tag="story-automa-glass-pushed-out"):
    """The Automa's rare glass takes the place of another die, which leaves the game."""

    die: str
    space: str
    other: str


class AutomaLateGlass(BaseDieOnSpaceLine, tag="story-automa-late-glass"):
    """The Automa gets rare glass after the last round."""


def _kinds(base: type[BaseStoryLine]) -> Iterator[type[BaseStoryLine]]:
    for kind in base.__subclasses__():
        yield from _kinds(kind) if kind.__subclasses__() else (kind,)


if TYPE_CHECKING:
    StoryLine = BaseStoryLine
else:
    StoryLine = Union[tuple(_kinds(BaseStoryLine))]  # noqa: UP007 - of a tuple
