"""Checks at honor tables."""

from __future__ import annotations

from vitral.teller.entries.base import BaseEntry


class CheckRight(BaseEntry, tag="story-check-right"):
    """A window was checked, and a mistake found."""

    whom: int


class CheckWrong(BaseEntry, tag="story-check-wrong"):
    """A window was checked, and no mistake found."""

    whom: int


class OwnedUp(BaseEntry, tag="story-own-right"):
    """A seat had its own window checked, and a mistake was found."""


class OwnFaultless(BaseEntry, tag="story-own-wrong"):
    """A seat had its own window checked, and no mistake was found."""


class NoCheck(BaseEntry, tag="story-no-check"):
    """Before scoring, a seat has no window checked."""


class Removed(BaseEntry, tag="story-remove"):
    """A die that broke a rule was removed."""

    die: str
    space: str


CheckEntry = CheckRight | CheckWrong | OwnedUp | OwnFaultless | NoCheck | Removed
