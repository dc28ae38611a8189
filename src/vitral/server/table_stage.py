"""The stages of a table, as they are stored."""

from __future__ import annotations

from enum import IntEnum


class TableStage(IntEnum):
    CHOOSING = 0
    """Windows are chosen, by all seats in any order."""
    PLAYING = 1
    OVER = 2
