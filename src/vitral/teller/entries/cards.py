"""What cards do, and what is chosen with them."""

from __future__ import annotations

from vitral.teller.entries.base import BaseStoryLine


class UsedTool(BaseStoryLine, tag="story-tool"):
    """A tool was used and paid with favor tokens."""

    card: str
    tokens: int


class UsedToolFree(BaseStoryLine, tag="story-tool-free"):
    """A tool was used; in solo a die pays for it."""

    card: str


class PaidDie(BaseStoryLine, tag="story-pay"):
    """A die of the draft pool paid for a tool."""

    die: str


class UsedInspiration(BaseStoryLine, tag="story-inspire"):
    """An inspiration was used."""

    card: str
    tokens: int


class Gathered(BaseStoryLine, tag="story-gather"):
    """Favor tokens were taken off a tool."""

    card: str
    tokens: int


class WentOn(BaseStoryLine, tag="story-go"):
    """Went on without the inspiration: goes without saying."""


class Stopped(BaseStoryLine, tag="story-stop"):
    """A tool was ended before its last step: goes without saying."""


class KeptOne(BaseStoryLine, tag="story-keep"):
    """One die went on the round track alone; the others left the game."""

    die: str
    dice: list[str]


class KeptAll(BaseStoryLine, tag="story-keep-all"):
    """All dice left went on the round track."""


CardEntry = UsedTool | UsedToolFree | PaidDie | UsedInspiration | Gathered | WentOn | Stopped | KeptOne | KeptAll
