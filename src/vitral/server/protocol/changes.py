"""What a moment changes in the scene that its viewer has: the fields that are different, and nothing else."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from vitral.server.protocol.scene import (
    AutomaBoard,
    Ending,
    Glass,
    Inspired,
    Pane,
    Scene,
    ScoreLine,
    Sheet,
    ToolCard,
    Turn,
)
from vitral.teller.asking import Ask
from vitral.teller.choice import Choice


class PaneChange(Struct, gc=False):
    """One window as it is now."""

    seat: int
    pane: Pane


class SheetChange(Struct, gc=False):
    """One score sheet: its total now, and those of its lines that are different, by their ids."""

    seat: int
    total: int
    lines: list[ScoreLine]


class SceneChange(Struct, omit_defaults=True, gc=False):
    """The fields of a `Scene` that are different now; one that is left out stays as it was. Single windows, and lines
    of score sheets, are in `panes` and `sheets`.
    """

    ply: int | UnsetType = UNSET
    phase: Literal["choosing", "playing", "over"] | UnsetType = UNSET
    round: int | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    turns: list[Turn] | UnsetType = UNSET
    start: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    ask: Ask | UnsetType = UNSET
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
    windows: list[Pane] | UnsetType = UNSET
    panes: list[PaneChange] | UnsetType = UNSET
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
    inspirations: list[Inspired] | UnsetType = UNSET
    glass: Glass | UnsetType | None = UNSET
    automa: AutomaBoard | UnsetType | None = UNSET
    scores: list[Sheet] | UnsetType = UNSET
    sheets: list[SheetChange] | UnsetType = UNSET
    target: int | UnsetType | None = UNSET
    legal: list[Choice] | UnsetType = UNSET
    can_undo: bool | UnsetType = UNSET
    ending: Ending | UnsetType | None = UNSET


_PIECES: Final = ("panes", "sheets")
_FIELDS: Final = tuple(name for name in SceneChange.__struct_fields__ if name not in _PIECES)


def changed_scene(scene: Scene, change: SceneChange) -> Scene:
    """The scene after a change."""
    fresh = {name: value for name in _FIELDS if (value := getattr(change, name)) is not UNSET}
    if change.panes is not UNSET:
        panes = {one.seat: one.pane for one in change.panes}
        fresh["windows"] = [panes.get(seat, pane) for seat, pane in enumerate(scene.windows)]
    if change.sheets is not UNSET:
        fresh["scores"] = [*scene.scores]
        for one in change.sheets:
            lines = {line.id: line for line in one.lines}
            kept = scene.scores[one.seat].lines
            fresh["scores"][one.seat] = Sheet(one.total, [lines.get(line.id, line) for line in kept])
    return replace(scene, **fresh)
