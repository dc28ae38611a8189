"""Setting up a table."""

from __future__ import annotations

from vitral.teller.entries.base import BaseStoryLine


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
