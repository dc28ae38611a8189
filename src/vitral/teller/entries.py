"""The story of a game: a union of small structs, one for each kind of thing that can happen at a table.

The tag of an entry is the message that says it, its fields are the facts of that message. So whoever has an entry can
say it, and nobody needs a table from kinds of entries to messages.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from vitral.teller.sentence import Sentence

NEWS: Final = -2
"""The `turn` of entries that are said when they happen and left out of the story afterwards."""


class _Entry(Struct, tag_field="message", omit_defaults=True, kw_only=True):
    seat: int = -1
    """Who did it; −1 is the table itself."""
    round: int = 0
    """The round it belongs to; 0 is set-up."""
    turn: int = -1
    """The turn of the round it is part of: neighbors of one turn make one sentence. −1: it stands alone. −2: it is news
    when it happens, and left out when the story is read later."""
    by: str = ""
    """`bot` or `timer` if it was not the person who chose."""


# -- set-up --------------------------------------------------------------------------------------------------------


class DealtTools(_Entry, tag="story-deal-tools"):
    """The tools were laid out."""

    cards: list[str]


class DealtPublic(_Entry, tag="story-deal-public"):
    """Public objectives were laid out."""

    cards: list[str]


class DealtPrivate(_Entry, tag="story-deal-private"):
    """Private objectives lie face up (solo), or are shown at the end."""

    cards: list[str]
    count: int


class DealtBoard(_Entry, tag="story-deal-board"):
    """The rare-glass board was laid out."""

    cards: list[str]


class BoardPlaced(_Entry, tag="story-board-slot"):
    """The place among the tools that the rare-glass board takes at an Automa table."""

    place: int


class DealtInspirations(_Entry, tag="story-deal-inspirations"):
    """Everybody has an inspiration."""

    cards: list[str]


class FirstGlass(_Entry, tag="story-first-glass"):
    """The first rare glass was rolled."""

    dice: list[str]


class Started(_Entry, tag="story-start"):
    """The start player was drawn."""


class SideChosen(_Entry, tag="story-chosen"):
    """A seat has chosen its window; which one is secret until all have."""


class WindowRevealed(_Entry, tag="story-side"):
    """All have chosen: a seat's window, and the favor tokens that come with it."""

    card: str
    tokens: int


class OwnRolled(_Entry, tag="story-reroll-own"):
    """A seat's private dice were rolled."""

    dice: list[str]


# -- rounds and turns ----------------------------------------------------------------------------------------------


class Rolled(_Entry, tag="story-roll"):
    """The draft pool of a round."""

    dice: list[str]


class RolledOntoPlaces(_Entry, tag="story-roll-places"):
    """The draft pool of a round at an Automa table, in the order of its places."""

    dice: list[str]


class RoundEnded(_Entry, tag="story-round"):
    """The dice that went on the round track."""

    dice: list[str]


class RoundEndedEmpty(_Entry, tag="story-round-none"):
    """No die was left for the round track."""


class Passed(_Entry, tag="story-pass"):
    """The turn ended, and nothing was done in it."""


class EndedTurn(_Entry, tag="story-end-turn"):
    """The turn ended after something was done in it: goes without saying."""


class SkipsSecond(_Entry, tag="story-skip"):
    """The second turn of the round is given up."""


# -- people --------------------------------------------------------------------------------------------------------


class GaveToBot(_Entry, tag="story-bot-in"):
    """A person lets a bot play their seat."""


class BotTookOver(_Entry, tag="story-bot-for"):
    """Others let a bot play for somebody who is away."""


class CameBack(_Entry, tag="story-back"):
    """A person plays their seat again."""


class ResignedToBot(_Entry, tag="story-resigned"):
    """A person gave their seat up, and a bot plays on."""


class ResignedToNobody(_Entry, tag="story-resigned-pass"):
    """A person gave their seat up, and it passes every turn."""


class LinkRenewed(_Entry, tag="story-link-renewed"):
    """The host gave out the link of a seat anew."""


# -- dice ----------------------------------------------------------------------------------------------------------


class Took(_Entry, tag="story-take"):
    """A die was drafted, or taken from the rare-glass board for nothing."""

    die: str


class TookFromPlace(_Entry, tag="story-take-place"):
    """A die was drafted from a place of an Automa table."""

    die: str
    place: int


class TookOwn(_Entry, tag="story-own"):
    """A private die was taken, to be placed."""

    die: str


class TookGlass(_Entry, tag="story-glass"):
    """Rare glass was paid for and taken."""

    die: str
    tokens: int


class Placed(_Entry, tag="story-place"):
    """The die in hand was placed."""

    die: str
    space: str


class Moved(_Entry, tag="story-move"):
    """A die of the window was moved."""

    die: str
    origin: str
    space: str


class Lifted(_Entry, tag="story-lift"):
    """A die of the window was lifted, to be moved: goes without saying."""

    die: str
    space: str


class Left(_Entry, tag="story-leave"):
    """The die in hand was left in the draft pool."""

    die: str


class LeftOnBoard(_Entry, tag="story-leave-board"):
    """The die in hand was left on the rare-glass board."""

    die: str


class LostDie(_Entry, tag="story-lost"):
    """A die rolled by Luck has no space: it went back, and the turn is over."""

    die: str


class TurnedTo(_Entry, tag="story-set"):
    """The value of the die in hand was set."""

    die: str


class Flipped(_Entry, tag="story-flip"):
    """The die in hand was turned to its opposite side."""

    die: str


class SwappedTrack(_Entry, tag="story-track"):
    """The die in hand was swapped for one of the round track."""

    die: str
    at: int
    """The round of the track."""


class SwappedOwn(_Entry, tag="story-swap"):
    """The die in hand was swapped for a private die."""

    die: str


class PickedOwn(_Entry, tag="story-pick"):
    """A private die was set aside, to be rolled again."""

    die: str


class Drew(_Entry, tag="story-draw"):
    """The die in hand went into the bag and another was drawn."""

    die: str


class Rerolled(_Entry, tag="story-reroll"):
    """The die in hand was rolled again."""

    dice: list[str]


class RerolledPicked(_Entry, tag="story-reroll-picked"):
    """Private dice were rolled again."""

    dice: list[str]


class RerolledPool(_Entry, tag="story-reroll-pool"):
    """The draft pool was rolled again."""

    dice: list[str]


class NewGlass(_Entry, tag="story-reroll-glass"):
    """New rare glass was rolled onto the board."""

    dice: list[str]


# -- cards ---------------------------------------------------------------------------------------------------------


class UsedTool(_Entry, tag="story-tool"):
    """A tool was used and paid with favor tokens."""

    card: str
    tokens: int


class UsedToolFree(_Entry, tag="story-tool-free"):
    """A tool was used; in solo a die pays for it."""

    card: str


class PaidDie(_Entry, tag="story-pay"):
    """A die of the draft pool paid for a tool."""

    die: str


class UsedInspiration(_Entry, tag="story-inspire"):
    """An inspiration was used."""

    card: str
    tokens: int


class Gathered(_Entry, tag="story-gather"):
    """Favor tokens were taken off a tool."""

    card: str
    tokens: int


class WentOn(_Entry, tag="story-go"):
    """Went on without the inspiration: goes without saying."""


class Stopped(_Entry, tag="story-stop"):
    """A tool was ended before its last step: goes without saying."""


class KeptOne(_Entry, tag="story-keep"):
    """One die went on the round track alone; the others left the game."""

    die: str
    dice: list[str]


class KeptAll(_Entry, tag="story-keep-all"):
    """All dice left went on the round track."""


# -- honor tables --------------------------------------------------------------------------------------------------


class CheckRight(_Entry, tag="story-check-right"):
    """A window was checked, and a mistake found."""

    whom: int


class CheckWrong(_Entry, tag="story-check-wrong"):
    """A window was checked, and no mistake found."""

    whom: int


class OwnedUp(_Entry, tag="story-own-right"):
    """A seat had its own window checked, and a mistake was found."""


class OwnFaultless(_Entry, tag="story-own-wrong"):
    """A seat had its own window checked, and no mistake was found."""


class TookUp(_Entry, tag="story-take-up"):
    """A die that waited while rare glass was placed is in hand again."""

    die: str


class NoCheck(_Entry, tag="story-no-check"):
    """Before scoring, a seat has no window checked."""


class Removed(_Entry, tag="story-remove"):
    """A die that broke a rule was removed."""

    die: str
    space: str


# -- the Automa ----------------------------------------------------------------------------------------------------


class AutomaCard(_Entry, tag="story-automa-card"):
    """The Automa's card of the round, by its number, and what it says."""

    number: str
    words: list[str | Sentence]


class AutomaTakes(_Entry, tag="story-automa-takes"):
    """The Automa takes a die and puts it in its column."""

    die: str
    place: str
    why: Sentence
    space: str
    letter: str


class AutomaGoesOn(_Entry, tag="story-automa-goes-on"):
    """A die has no room, nothing on the track fits, and the Automa goes on to the next place."""

    die: str
    place: str
    why: Sentence
    letter: str


class AutomaSwaps(_Entry, tag="story-automa-swaps"):
    """A die has no room: the Automa swaps it for one of the round track."""

    die: str
    place: str
    why: Sentence
    letter: str
    best: str
    space: str


class AutomaMisfit(_Entry, tag="story-automa-misfit"):
    """A die has no room and goes anywhere, as the card says."""

    die: str
    place: str
    why: Sentence
    letter: str
    space: str


class AutomaLost(_Entry, tag="story-automa-lost"):
    """A die has no room, and the pick is lost."""

    die: str
    place: str
    why: Sentence
    letter: str


class AutomaNothing(_Entry, tag="story-automa-nothing"):
    """No place on its card holds a die."""


class AutomaPays(_Entry, tag="story-automa-pays"):
    """The Automa pays for a tool."""

    card: str
    tokens: int


class AutomaCannotPay(_Entry, tag="story-automa-cannot-pay"):
    """The Automa has too few favor tokens for a tool."""

    card: str


class AutomaToolIsBoard(_Entry, tag="story-automa-tool-is-board"):
    """The tool it should pay for is the rare-glass board."""

    place: str


class AutomaAtOnce(_Entry, tag="story-automa-at-once"):
    """The Automa takes its second die at once."""


class AutomaNoGlass(_Entry, tag="story-automa-no-glass"):
    """The Automa should take rare glass, and cannot."""


class AutomaGlass(_Entry, tag="story-automa-glass"):
    """The Automa takes rare glass."""

    die: str
    tokens: int


class AutomaGlassAt(_Entry, tag="story-automa-glass-at"):
    """The Automa puts its rare glass down."""

    die: str
    space: str


class AutomaGlassPushed(_Entry, tag="story-automa-glass-pushed"):
    """The Automa's rare glass takes the place of another die, which moves."""

    die: str
    space: str
    other: str
    to: str


class AutomaGlassPushedOut(_Entry, tag="story-automa-glass-pushed-out"):
    """The Automa's rare glass takes the place of another die, which leaves the game."""

    die: str
    space: str
    other: str


class AutomaLateGlass(_Entry, tag="story-automa-late-glass"):
    """The Automa gets rare glass after the last round."""

    die: str
    space: str


Entry = (
    DealtTools
    | DealtPublic
    | DealtPrivate
    | DealtBoard
    | BoardPlaced
    | DealtInspirations
    | FirstGlass
    | Started
    | SideChosen
    | WindowRevealed
    | OwnRolled
    | Rolled
    | RolledOntoPlaces
    | RoundEnded
    | RoundEndedEmpty
    | Passed
    | EndedTurn
    | SkipsSecond
    | GaveToBot
    | BotTookOver
    | CameBack
    | ResignedToBot
    | ResignedToNobody
    | LinkRenewed
    | Took
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
    | UsedTool
    | UsedToolFree
    | PaidDie
    | UsedInspiration
    | Gathered
    | WentOn
    | Stopped
    | KeptOne
    | KeptAll
    | CheckRight
    | CheckWrong
    | OwnedUp
    | OwnFaultless
    | TookUp
    | NoCheck
    | Removed
    | AutomaCard
    | AutomaTakes
    | AutomaGoesOn
    | AutomaSwaps
    | AutomaMisfit
    | AutomaLost
    | AutomaNothing
    | AutomaPays
    | AutomaCannotPay
    | AutomaToolIsBoard
    | AutomaAtOnce
    | AutomaNoGlass
    | AutomaGlass
    | AutomaGlassAt
    | AutomaGlassPushed
    | AutomaGlassPushedOut
    | AutomaLateGlass
)
OF_PEOPLE: Final = (GaveToBot, BotTookOver, CameBack, ResignedToBot, ResignedToNobody, LinkRenewed)
"""Entries about who plays: no choice in the game takes them back."""
