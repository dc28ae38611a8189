"""A picture of a whole table: round track, draft pool, cards and all windows."""

from __future__ import annotations

from vitral.drawing.descriptions import describe_table, describe_turn
from vitral.drawing.frame import WIDTH, height, outline
from vitral.drawing.palette import GILT, GLOW, IVORY, NIGHT
from vitral.drawing.panels import (
    HEAD,
    PAD,
    ROW,
    TRACK_HEIGHT,
    pool_panel,
    publics_panel,
    seat_height,
    seat_panel,
    tools_panel,
    track_panel,
)
from vitral.drawing.pictures import TablePicture, WindowPicture
from vitral.drawing.svg import document, group, label, prefix, tag
from vitral.drawing.window_drawing import check_window, definitions, window_group

__all__ = ["TablePicture", "WindowPicture", "table_svg"]

_GAP = 20
_HEADER = 58
_WINDOW = height("")


def table_svg(table: TablePicture) -> str:
    """Returns a picture of a table with any number of windows: up to four in a row, five and six in two rows."""
    for window in table.windows:
        check_window(window.grid, window.dice)
    columns = len(table.windows) if len(table.windows) <= 4 else 3
    width = max(columns, 2) * (WIDTH + _GAP) + _GAP
    cards = HEAD + PAD + ROW * max(3, len(table.tools) + bool(table.board), len(table.publics))
    top = _HEADER + TRACK_HEIGHT + cards + 2 * _GAP
    tall = top + -(-len(table.windows) // columns) * _pitch(table)
    words, turn = describe_table(table), describe_turn(table)
    title = ", ".join(filter(None, turn))
    key = prefix(title, words)
    return document(
        key,
        width,
        tall,
        title,
        words,
        definitions(key),
        tag("rect", width=width, height=tall, rx=14, fill=NIGHT),
        _header(*turn, width),
        group(track_panel(key, table, width - 2 * _GAP), x=_GAP, y=_HEADER),
        group(_cards(key, table, width - 2 * _GAP, cards), x=_GAP, y=_HEADER + TRACK_HEIGHT + _GAP),
        group(_windows(key, table, columns, width), y=top),
    )


def _header(turn: str, player: str, width: float) -> str:
    half = width / 2 - _GAP
    return label(turn, _GAP, 39, size=27, fill=GILT, anchor="start", width=half) + label(
        player, width - _GAP, 39, size=24, fill=IVORY, anchor="end", width=half
    )


def _cards(key: str, table: TablePicture, width: float, tall: float) -> str:
    """Returns draft pool, tools and objectives, sharing the width."""
    free = width - 2 * _GAP
    pool, tools, publics = free * 0.35, free * 0.38, free * 0.27
    return (
        pool_panel(key, table, pool, tall)
        + group(tools_panel(key, table, tools, tall), x=pool + _GAP)
        + group(publics_panel(table.publics, publics, tall), x=pool + tools + 2 * _GAP)
    )


def _pitch(table: TablePicture) -> float:
    """Returns the distance from one row of windows to the next."""
    return _WINDOW + 8 + seat_height(table) + _GAP


def _windows(key: str, table: TablePicture, columns: int, width: float) -> str:
    drawn = []
    for start in range(0, len(table.windows), columns):
        row = table.windows[start : start + columns]
        left = (width - len(row) * (WIDTH + _GAP) + _GAP) / 2
        drawn += [
            group(
                _seat(key, table, window),
                x=left + place * (WIDTH + _GAP),
                y=start // columns * _pitch(table),
            )
            for place, window in enumerate(row)
        ]
    return "".join(drawn)


def _seat(key: str, table: TablePicture, window: WindowPicture) -> str:
    path = outline(1, _WINDOW)
    light = tag("path", d=path, fill="none", stroke=GLOW, stroke_width=7, stroke_opacity=0.8)
    return (
        (light if window.player == table.to_move else "")
        + window_group(key, window.name, window.difficulty, window.grid, window.dice)
        + group(seat_panel(key, table, window), y=_WINDOW + 8)
    )
