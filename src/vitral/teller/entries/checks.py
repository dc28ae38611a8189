"""Checks at honor tables."""

from __future__ import annotations

from vitral.teller.entries.base import BaseStoryLine


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


CheckEntry = CheckRight | CheckWrong | OwnedUp | OwnFaultless | NoCheck | Removed
