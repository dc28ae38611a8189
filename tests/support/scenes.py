"""Scenes as the tests have them, in plain JSON: what a message leaves of the one before it."""

from __future__ import annotations

from typing import Any

Scene = dict[str, Any]


def after(scene: Scene, message: dict[str, Any]) -> Scene:
    """The scene after a message of the server: a whole one, one that an update changed, or the same."""
    if "change" not in message:
        return dict(message.get("scene", scene))
    change = dict(message["change"])
    windows = {one["seat"]: one["window"] for one in change.pop("window_changes", ())}
    sheets = {one["seat"]: one for one in change.pop("score_changes", ())}
    found = {**scene, **change}
    if windows:
        found["windows"] = [windows.get(seat, window) for seat, window in enumerate(found["windows"])]
    if sheets:
        found["scores"] = [_sheet(sheet, sheets.get(seat)) for seat, sheet in enumerate(found["scores"])]
    return found


def _sheet(sheet: dict[str, Any], change: dict[str, Any] | None) -> dict[str, Any]:
    if change is None:
        return sheet
    lines = {line["id"]: line for line in change["lines"]}
    return {"total": change["total"], "lines": [lines.get(line["id"], line) for line in sheet["lines"]]}
