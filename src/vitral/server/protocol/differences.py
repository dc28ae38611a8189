"""What is different in two scenes of a viewer."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import astuple

from vitral.server.protocol.changes import SceneChange, ScoreSheetChange, WindowChange
from vitral.server.protocol.scene import Scene, ScoreSheet

_SCENE: Final = Scene.__struct_fields__


def change_between(before: Scene, after: Scene) -> SceneChange:
    """What makes one scene of a viewer of another one of the same viewer."""
    return SceneChange(**differences(before, after))


def differences(before: Scene, after: Scene) -> dict[str, Any]:
    """The same by the names of its fields: as JSON it is no different, and it takes less time to make and to write."""
    found: dict[str, Any] = {
        name: now
        for name, was, now in zip(_SCENE, astuple(before), astuple(after))  # noqa: B905 - both are scenes
        if was is not now and was != now
    }
    if "windows" in found and len(before.windows) == len(after.windows):
        del found["windows"]
        found["window_changes"] = [
            WindowChange(seat, pane)
            for seat, pane in enumerate(after.windows)
            if pane is not before.windows[seat] and pane != before.windows[seat]
        ]
    if "scores" in found and _same_lines(before.scores, after.scores):
        del found["scores"]
        found["score_changes"] = [
            ScoreSheetChange(
                seat,
                now.total,
                [line for line, old in zip(now.lines, was.lines, strict=True) if line is not old and line != old],
            )
            for seat, (now, was) in enumerate(zip(after.scores, before.scores, strict=True))
            if now is not was and now != was
        ]
    return found


def _same_lines(before: list[ScoreSheet], after: list[ScoreSheet]) -> bool:
    """Whether the sheets have the same lines, whatever they say; at the end, private ones come in between."""
    return len(before) == len(after) and all(
        was is now or [line.id for line in was.lines] == [line.id for line in now.lines]
        for was, now in zip(before, after, strict=True)
    )
