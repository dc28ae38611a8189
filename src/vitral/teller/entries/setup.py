"""Setting up a table."""

from __future__ import annotations

from vitral.teller.entries.base import BaseEntry


class DealtTools(BaseEntry, tag="story-deal-tools"):
    """The tools were laid out."""

    cards: list[str]


class DealtPublic(BaseEntry, tag="story-deal-public"):
    """Public objectives were laid out."""

    cards: list[str]


class DealtPrivate(BaseEntry, tag="story-deal-private"):
    """Private objectives lie face up (solo), or are shown at the end."""

    cards: list[str]
    count: int


class DealtBoard(BaseEntry, tag="story-deal-board"):
    """The rare-glass board was laid out."""

    cards: list[str]


class BoardPlaced(BaseEntry, tag="story-board-slot"):
    """The place among the tools that the rare-glass board takes at an Automa table."""

    place: int


class DealtInspirations(BaseEntry, tag="story-deal-inspirations"):
    """Everybody has an inspiration."""

    cards: list[str]


class FirstGlass(BaseEntry, tag="story-first-glass"):
    """The first rare glass was rolled."""

    dice: list[str]


class Started(BaseEntry, tag="story-start"):
    """The start player was drawn."""


class SideChosen(BaseEntry, tag="story-chosen"):
    """A seat has chosen its window; which one is secret until all have."""


class WindowRevealed(BaseEntry, tag="story-side"):
    """All have chosen: a seat's window, and the favor tokens that come with it."""

    card: str
    tokens: int


class OwnRolled(BaseEntry, tag="story-reroll-own"):
    """A seat's private dice were rolled."""

    dice: list[str]


SetupEntry = (
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
)
