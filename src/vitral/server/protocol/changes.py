"""What a moment changes in the scene that its viewer has: the fields that are different, and nothing else."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from vitral.server.protocol.scene import (
    AutomaBoard,
    GameResult,
    InspirationState,
    RareGlassBoard,
    Scene,
    ScoreLine,
    ScoreSheet,
    ToolCard,
    Turn,
    WindowState,
)
from vitral.teller.asking import Question
from vitral.teller.choice import Choice


class WindowChange(Struct, gc=False):
    """One window as it is now."""

    seat: int
    window: WindowState


class ScoreSheetChange(Struct, gc=False):
    """One score sheet: its total now, and those of its lines that are different, by their ids."""

    seat: int
    total: int
    lines: list[ScoreLine]


class SceneChange(Struct, omit_defaults=True, gc=False):
    """The fields of a `Scene` that are different now; one that is left out stays as it was. Single windows, and lines
    of score sheets, are in `window_changes` and `score_changes`.
    """

    ply: int | UnsetType = UNSET
    phase: Literal["choosing", "playing", "over"] | UnsetType = UNSET
    round: int | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    turns: list[Turn] | UnsetType = UNSET
    start: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    question: Question | UnsetType = UNSET
    hand: str | UnsetType = UNSET
    origin: str | UnsetType = UNSET
    waiting: list[str] | UnsetType = UNSET
    drafted: bool | UnsetType = UNSET
    tool_used: bool | UnsetType = UNSET
    pool: list[str] | UnsetType = UNSET
    places: list[int] | UnsetType = UNSET
    bag: list[int] | UnsetType = UNSET
    track: list[list[str]] | UnsetType = UNSET
    removed: list[str] | UnsetType = UNSET
    windows: list[WindowState] | UnsetType = UNSET
    window_changes: list[WindowChange] | UnsetType = UNSET
    tokens: list[int] | UnsetType = UNSET
    tools: list[ToolCard] | UnsetType = UNSET
    public: list[str] | UnsetType = UNSET
    private: list[str] | UnsetType = UNSET
    offers: list[str] | UnsetType = UNSET
    choice: int | UnsetType = UNSET
    chosen: list[bool] | UnsetType = UNSET
    own: list[list[str]] | UnsetType = UNSET
    own_used: bool | UnsetType = UNSET
    picked: list[str] | UnsetType = UNSET
    inspirations: list[InspirationState] | UnsetType = UNSET
    glass: RareGlassBoard | UnsetType | None = UNSET
    automa: AutomaBoard | UnsetType | None = UNSET
    scores: list[ScoreSheet] | UnsetType = UNSET
    score_changes: list[ScoreSheetChange] | UnsetType = UNSET
    target: int | UnsetType | None = UNSET
    legal: list[Choice] | UnsetType = UNSET
    can_undo: bool | UnsetType = UNSET
    ending: GameResult | UnsetType | None = UNSET


_PIECES: Final = ("window_changes", "score_changes")
_FIELDS: Final = tuple(name for name in SceneChange.__struct_fields__ if name not in _PIECES)


def changed_scene(scene: Scene, change: SceneChange) -> Scene:
    """The scene after a change."""
    fresh = {name: value for name in _FIELDS if (value := getattr(change, name)) is not UNSET}
    if change.window_changes is not UNSET:
        panes = {one.seat: one.window for one in change.window_changes}
        fresh["windows"] = [panes.get(seat, pane) for seat, pane in enumerate(scene.windows)]
    if change.score_changes is not UNSET:
        fresh["scores"] = [*scene.scores]
        for one in change.score_changes:
            lines = {line.id: line for line in one.lines}
            kept = scene.scores[one.seat].lines
            fresh["scores"][one.seat] = ScoreSheet(one.total, [lines.get(line.id, line) for line in kept])
    return replace(scene, **fresh)
