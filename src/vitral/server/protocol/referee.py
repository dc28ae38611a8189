"""A real table as people tell it, and what the referee finds there."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from vitral.server.protocol.scene import ScoreFind


class RefereeWindow(Struct, omit_defaults=True):
    """A window and what its owner has beside it. The referee says what is missing for what it is asked."""

    name: str
    dice: list[str]
    """Four rows such as `-- G4 R2 Y3 P6`."""
    pattern: str = ""
    private: list[str] = []
    tokens: int = 0
    excused: list[str] = []
    """Spaces whose dice were placed under a card that waived a rule."""
    automa: bool = False


class RefereeTable(Struct, omit_defaults=True):
    """The windows of a real table, in the order of their owners' first turns of the last round."""

    windows: list[RefereeWindow]
    public: list[str] = []
    mode: Literal["standard", "solo", "automa"] = "standard"
    options: dict[str, Any] = {}
    track: list[str | list[str]] = []
    """Solo: the dice of each round, as a text (`R1 Y2`) or a list."""


class Points(Struct):
    """The points of a score sheet."""

    total: int
    public: dict[str, int]
    """By card."""
    private: dict[str, int]
    tokens: int
    open: int
    bonus: int | UnsetType = UNSET
    """The Automa's, by its level."""


class WindowScore(Points, kw_only=True):
    """A score sheet with its proof."""

    name: str
    proof: dict[str, list[ScoreFind]]
    """By line (a card, `tokens`, `open`, `bonus`): what was found and where."""


class TableScores(Struct):
    """The score sheets of a table and its ranking by name."""

    scores: list[WindowScore]
    ranking: list[str]
    target: int | UnsetType | None = UNSET
    """Solo only, like the two below: the score to beat; null while the round track is not told."""
    won: bool | UnsetType | None = UNSET
    margin: int | UnsetType | None = UNSET


class Breach(Struct):
    """A die that breaks rules, and every reason."""

    space: str
    reasons: list[str]


class WindowCheck(Struct):
    """What a window breaks, and all smallest sets of dice whose removal mends it."""

    name: str
    breaches: list[Breach]
    doubts: list[Breach]
    """Dice that are alone: nobody can see whether they were placed so or a tool left them so."""
    removals: list[list[str]]


class TableCheck(Struct):
    """What the windows of a table break."""

    windows: list[WindowCheck]
