"""The setup of a table: stored as JSON, never changed."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from vitral.cards import CardSet, all_cards, cards_from_texts
from vitral.engine import Options
from vitral.records.parsing import stored_options

SeatKind = Literal["here", "link", "bot"]
SHORT_TURN: Final = 3600
"""The longest turn timer, in seconds, at which people are expected to stay connected. With a longer one nobody is
treated as away."""


class SetupSeat(Struct, frozen=True, omit_defaults=True):
    """A seat as it was set up: a person on the host's device, a person by link, or a bot."""

    kind: SeatKind
    name: str = ""
    bot: str = ""


class OwnCards(Struct, frozen=True):
    """A set of cards as records store it: its name and the texts of its files."""

    name: str
    texts: tuple[str, ...]


class Setup(Struct, frozen=True, omit_defaults=True):
    """The setup of a table: its settings, and what was dealt to begin with."""

    options: dict[str, Any]
    seats: tuple[SetupSeat, ...]
    timer: int = 0
    """The turn timer in seconds; 0 for none."""
    host: int = -1
    """The seat that set the table up; −1 for a table of bots."""
    dealer: int = 1
    forked: str = ""
    """`TABLE@PLY` if it began from a moment of another game."""
    opening: tuple[str, ...] = ()
    """The first lines of the game's log: those of the game it was forked from, then what was dealt to begin with."""
    dealt_from: int = 0
    """The number of those lines from the other game: the seed of this table proves the dealing after them."""
    follows: str = ""
    """The table this one is a rematch of."""
    by_hand: bool = False
    """Whether dice and cards are those of a real table, so that people enter what was rolled, drawn or dealt.
    Never set on a server."""
    edition: int = 1
    """The edition of the cards that it is dealt from, so that no later card or correction changes it."""
    own_cards: OwnCards | None = None
    """The cards, where they are not those of the boxes: on a server the boxes and some windows of people's own."""
    stand_in: Literal["bot", "nobody"] = "bot"
    """The stand-in for people that are away or have resigned, as the table agreed."""
    deal: str = ""
    """The deal, if others play it, too, and are compared: `daily/DAY/KIND` or `contest/ID/ROUND`."""
    public: bool = False
    """Whether everybody finds it in the lobby."""
    level: Literal["any", "new", "experienced"] = "any"
    """The wanted level of players, if it is public."""
    chat: bool = False
    """Whether people may write to each other."""
    matched: bool = False
    """Whether a quick match brought its players together: they are equals, and nobody has the rights of a host."""

    def card_set(self) -> CardSet:
        own = self.own_cards
        return cards_from_texts(own.name, own.texts, self.edition) if own else all_cards(self.edition)

    def table_options(self) -> Options:
        """Returns the options as the engine has them; those stored before `setup` was an option get its old default."""
        return stored_options(self.options, old="setup" not in self.options)

    @property
    def over_days(self) -> bool:
        """Whether people play it by link with all the time they want: they may keep notes and plan moves."""
        short = 0 < self.timer <= SHORT_TURN
        return not short and not self.deal and any(seat.kind == "link" for seat in self.seats)

    @property
    def privileged(self) -> int:
        """The seat with the rights of a host; −1 if there is none."""
        return -1 if self.matched else self.host

    @property
    def takes_over(self) -> bool:
        """Whether others may let a bot play for a person who is away."""
        return self.stand_in == "bot" and 0 < self.timer <= SHORT_TURN
