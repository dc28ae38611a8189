"""Who plays: what people do beside the game. No choice in the game takes these back."""

from __future__ import annotations

from typing import Final

from vitral.teller.entries.base import BaseEntry


class GaveToBot(BaseEntry, tag="story-bot-in"):
    """A person lets a bot play their seat."""


class BotTookOver(BaseEntry, tag="story-bot-for"):
    """Others let a bot play for somebody who is away."""


class CameBack(BaseEntry, tag="story-back"):
    """A person plays their seat again."""


class ResignedToBot(BaseEntry, tag="story-resigned"):
    """A person gave their seat up, and a bot plays on."""


class ResignedToNobody(BaseEntry, tag="story-resigned-pass"):
    """A person gave their seat up, and it passes every turn."""


class LinkRenewed(BaseEntry, tag="story-link-renewed"):
    """The host gave out the link of a seat anew."""


PeopleEntry = GaveToBot | BotTookOver | CameBack | ResignedToBot | ResignedToNobody | LinkRenewed
OF_PEOPLE: Final = (GaveToBot, BotTookOver, CameBack, ResignedToBot, ResignedToNobody, LinkRenewed)
"""The kinds of these entries."""
