"""Tables that people play with their own box: what lies there, what was entered, and what is asked next.

A page holds such a game itself and sends all of it with every request; nothing is stored.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from vitral.server.protocol.cards import WindowCode
from vitral.server.protocol.scene import Scene
from vitral.server.protocol.tables import NewSeat
from vitral.teller.sentence import Sentence
from vitral.teller.story_lines import StoryLine

CardId = Annotated[str, Meta(max_length=130)]
"""The id of a card, or nothing; that of a window of people's own is its code."""
Entry = Annotated[str, Meta(min_length=1, max_length=240)]
"""A line of a game's log."""


class RealTableSetup(Struct, forbid_unknown_fields=True):
    """The players of a real table, and the cards on it before the first roll."""

    options: dict[str, Any]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=6)]
    windows: Annotated[list[CardId], Meta(max_length=6)] = []
    """The window of each seat; nothing for one that is not known yet."""
    private: Annotated[list[Annotated[list[CardId], Meta(max_length=2)]], Meta(max_length=7)] = []
    """The private objectives of each seat, the Automa's last; none for those that people keep to themselves."""
    cards: dict[Literal["tools", "public", "board", "inspirations"], Annotated[list[CardId], Meta(max_length=6)]] = {}
    """The cards of the table by deck."""
    start: Annotated[int, Meta(ge=-1, le=5)] = -1
    """The seat that begins; −1 if it is not known yet."""
    codes: Annotated[list[WindowCode], Meta(max_length=4)] = []
    """Windows of people's own, by their codes."""


class RealTableRequest(Struct, forbid_unknown_fields=True):
    """A game so far, and what is to be added to it."""

    setup: RealTableSetup
    log: Annotated[list[Entry], Meta(max_length=1200)] = []
    """The lines entered before."""
    entries: Annotated[list[Entry], Meta(max_length=60)] = []
    """The lines entered now. None is accepted if the rules refuse any of them."""
    trial: bool = False
    """Whether the entries are only to be tried, to learn why they are refused."""
    following: Annotated[list[Entry], Meta(max_length=1200)] = []
    """Lines entered before that follow the entries, where something earlier is corrected."""
    replaced_line: Annotated[str, Meta(max_length=240)] = ""
    """The line of the log that the entries replace."""
    uncorrected: Annotated[list[Entry], Meta(max_length=1200)] = []
    """The log before the correction, which ends with the lines that follow: each of them stays with the turn in which
    it was entered there. Then entries without a line that they replace are entered before them."""
    leave_out: Literal["", "pass", "again"] = ""
    """Leave out the whole turn of the first line that follows: its player passes, or chooses again."""
    enter_forced: bool = False
    """Enter forced lines after the entries: the only choice of a person, and the end of a turn in which a
    die was drafted and only tools are left to use."""
    suppose_spaces: bool = False
    """Suppose where people's dice lie: only dice are entered, and after each the line of a space, which ends in ` ?`.
    Spaces that are entered are taken for supposed ones, too."""
    dice_spaces: Annotated[
        list[dict[Annotated[str, Meta(max_length=2)], Annotated[str, Meta(max_length=2)]]], Meta(max_length=6)
    ] = []
    """Where the dice of each seat really lie, by space, in the place of all that was supposed; empty for seats that are
    not entered."""
    deal: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=8)] = []
    """Decks of the setup to deal from, where cards are not named yet: `tools`, `public`, `private`, `windows`, `board`,
    `inspirations`, and `start`."""
    history: bool = False
    """Whether the lines of the log are wanted in words."""
    record: bool = False
    """Whether the game is wanted as a record file."""


class RealTableDecks(Struct):
    """The cards that a table may be laid out with, and how many of each belong there."""

    decks: dict[str, list[str]]
    """Card ids by deck; under `windows` the patterns."""
    counts: dict[str, int]
    """The number of cards of each deck on the table, or for each seat."""


class RealTableQuestion(Struct):
    """A question to people at a real table: what they rolled, drew or revealed."""

    kind: Literal["roll", "reroll", "draw", "deal"]
    purpose: str
    """The purpose of the outcome: `pool`, `own`, `board`, `picked`, …, or the deck."""
    amount: int
    among: list[str]
    """The dice whose new values are asked for, or the cards that may come."""
    bag: list[int]
    """The number of dice of each color that may come: R Y G B P."""


class RealTableRefusal(Struct):
    """The reasons why entries are not possible now; none if they are."""

    reasons: list[str]
    sentences: list[Sentence]
    """A sentence for each reason."""
    sentence: Sentence | None = None
    """The refused choice in words, if it is a choice."""


class RealTableTurn(Struct):
    """The choices of a bot at a real table, until people have to roll or its turn ends."""

    seat: int
    entries: list[str]
    clauses: list[Sentence]
    """Its choices in words, one after the other."""
    why: list[Sentence] = []
    """What everybody can see of why it does that: nothing of its private objective."""


class RealTableLine(Struct):
    """A line of the log in words."""

    round: int
    seat: int
    """The seat that chose; −1 for rolls and draws."""
    sentence: Sentence | None
    """None for what was rolled or drawn."""
    supposed: bool = False
    """Whether it is a space that nobody entered."""
    against: list[str] = []
    """At honor tables: the rules that a die was placed against, as reasons."""


class RealTableState(Struct):
    """A game at a real table."""

    setup: RealTableSetup
    """As it was sent, with the cards that were dealt."""
    log: list[str]
    following: list[str]
    """Lines that do not fit any more, the first one to be entered again; or that wait until a turn has ended, if
    nothing was refused."""
    refused: RealTableRefusal | None
    """Why the entries, or the first of the lines that follow, cannot be."""
    decks: RealTableDecks | None
    """While something is missing before the first roll; then there is no scene."""
    scene: Scene | None
    asks: RealTableQuestion | None
    story: list[StoryLine]
    """The newest lines."""
    news: int
    """The number of story lines that the entries added."""
    supposed: list[int]
    """The seats whose dice lie where it is supposed, not where anybody entered it."""
    unknown: list[int]
    """The seats whose private objectives are not known, once the game is over: they are needed for the scores."""
    history: list[RealTableLine] = []
    record: str = ""
    broken: dict[str, list[str]] = {}
    """While dice are removed after a check: the rules that each die breaks, as reasons by space."""
    misfit: RealTableTurn | None = None
    """The turn in which the first of the lines that follow was entered, if it can be left out."""
