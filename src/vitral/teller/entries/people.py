"""Who plays: what people do beside the game. No choice in the game takes these back."""

from __future__ import annotations

from typing import Final, get_args

from vitral.teller.entries.base import BaseStoryLine


class GaveToBot(BaseStoryLine, tag="story-bot-in"):
    """A person lets a bot play their seat."""


class BotTookOver(BaseStoryLine, tag="story-bot-for"):
    """Others let a bot play for somebody who is away."""


class CameBack(BaseStoryLine, tag="story-back"):
    """A person plays their seat again."""


class ResignedToBot(BaseStoryLine, tag="story-resigned"):
    """A person gave their seat up, and a bot plays on."""


class ResignedToNobody(BaseStoryLine, tag="story-resigned-pass"):
    """A person gave their seat up, and it passes every turn."""


class LinkRenewed(BaseStoryLine, tag="story-link-renewed"):
    """The host gave out the link of a seat anew."""


class StandInForTurn(BaseStoryLine, tag="story-bot-failed"):
    """The bot of a seat failed, and a simpler one plays this turn."""

    whom: int


class StandInForGood(BaseStoryLine, tag="story-bot-failed-again"):
    """The bot of a seat failed again, and a simpler one plays the rest of the game."""

    whom: int


class TurnCutShort(BaseStoryLine, tag="story-bot-failed-end"):
    """The bot of a seat failed, and nobody plays this turn."""

    whom: int


PeopleEntry = (
    GaveToBot
    | BotTookOver
    | CameBack
    | ResignedToBot
    | ResignedToNobody
    | LinkRenewed
    | StandInForTurn
    | StandInForGood
    | TurnCutShort
)
OF_PEOPLE: Final = get_args(PeopleEntry)
"""The kinds of these entries."""
