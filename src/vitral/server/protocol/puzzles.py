"""What server and page say to each other about puzzles."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from vitral.server.protocol.scene import Scene
from vitral.teller.entries import StoryLine
from vitral.teller.sentence import Sentence

Chosen = Annotated[str, Meta(min_length=1, max_length=60)]


class PuzzleSummary(Struct):
    """A puzzle in the list of puzzles; the words of its theme are `puzzle-theme-THEME`."""

    id: str
    grade: int
    """From 1, the easiest, to 5: by the share of the bots' tries that miss it."""
    theme: str
    players: int
    round: int


class Puzzles(Struct):
    """All puzzles, the easiest first."""

    puzzles: list[PuzzleSummary]


class PuzzleChoices(Struct, forbid_unknown_fields=True):
    """All choices so far, the new one last: `take R4`, `place B3`, `pass`.

    `take R4; place B3` asks whether both could be made, and makes neither.
    """

    choices: Annotated[list[Chosen], Meta(max_length=40)]
    give_up: bool = False
    """Be told the best turn without an answer."""


class PuzzleRefusal(Struct):
    """Why the last choice cannot be made; no reasons if it only was asked about, and could be."""

    reasons: list[str]
    sentences: list[Sentence]
    """A sentence for each reason."""


class PuzzleVerdict(Struct):
    """What an answer came to."""

    right: bool
    played: list[Sentence]
    """The turn that was played, as clauses; empty for whoever gave up."""
    best: list[Sentence]
    """The best turn, as clauses."""
    turn: list[str]
    """The best turn as choices, which show it on the table."""
    loss: float
    """How many points fewer the turn played brings, in play-outs of the master."""
    margin: float
    """How many points more the best turn brings than the next best."""
    missed: int
    """Of a hundred tries of the bots, how many miss it."""
    why: list[Sentence]
    """Why it is the best, the weightiest reason first."""


class PuzzleState(Struct):
    """Where some choices lead at a puzzle."""

    puzzle: PuzzleSummary
    choices: list[str]
    """Those that were made: to be sent again, with the next one."""
    refused: PuzzleRefusal | None
    verdict: PuzzleVerdict | None
    """Once the turn is over, or waits for chance."""
    story: list[StoryLine]
    """What the last choice brought about."""
    scene: Scene
    """The table as the seat to move sees it; nothing is legal once there is a verdict."""
