"""Rounds and turns."""

from __future__ import annotations

from vitral.teller.entries.base import BaseStoryLine


class Rolled(BaseStoryLine, tag="story-roll"):
    """The draft pool of a round."""

    dice: list[str]


class RolledOntoPlaces(BaseStoryLine, tag="story-roll-places"):
    """The draft pool of a round at an Automa table, in the order of its places."""

    dice: list[str]


class RoundEnded(BaseStoryLine, tag="story-round"):
    """The dice that went on the round track."""

    dice: list[str]


class RoundEndedEmpty(BaseStoryLine, tag="story-round-none"):
    """No die was left for the round track."""


class Passed(BaseStoryLine, tag="story-pass"):
    """The turn ended, and nothing was done in it."""


class EndedTurn(BaseStoryLine, tag="story-end-turn"):
    """The turn ended after something was done in it: goes without saying."""


class SkipsSecond(BaseStoryLine, tag="story-skip"):
    """The second turn of the round is given up."""


TurnEntry = Rolled | RolledOntoPlaces | RoundEnded | RoundEndedEmpty | Passed | EndedTurn | SkipsSecond
