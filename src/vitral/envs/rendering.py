"""A table as a spectator sees it: as text, as a drawing, or as pixels."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vitral.dice import NO_DIE, TEXT
from vitral.drawing.board_text import table_text
from vitral.drawing.palette import GLASS, INK, LEAD, MILK, NIGHT, SMOKE
from vitral.engine import View
from vitral.game import Game
from vitral.spaces import COLUMNS, ROWS
from vitral.translatable import TranslatableError, TranslatableText, one_of, unlike

Pixels: TypeAlias = NDArray[np.uint8]
RENDER_MODES: Final = ("human", "ansi", "svg", "rgb_array")
"""Text that is printed after every choice, text, an SVG drawing, pixels."""

_PANE: Final = 22
_LEAD: Final = 2
_CELL: Final = _PANE + _LEAD
_PIPS: Final = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi"}
"""Where the pips of a value lie, on a grid of three by three lettered a to i."""


def check_render_mode(mode: str | None) -> None:
    """Raises `ValueError` for a mode that does not exist."""
    if mode is not None and mode not in RENDER_MODES:
        raise TranslatableError(unlike(one_of(RENDER_MODES), repr(mode)))


def rendered(game: Game, mode: str | None) -> Any:
    """Returns the table in a mode; raises `ValueError` without one."""
    if mode == "human":
        print(table_text(game.view()), end="\n\n")
        return None
    if mode == "ansi":
        return table_text(game.view())
    if mode == "svg":
        return game._repr_svg_() or ""
    if mode == "rgb_array":
        return table_pixels(game.view())
    raise TranslatableError(
        TranslatableText(
            "fault-render-mode", "name a render_mode when you make the environment: {modes}", modes=one_of(RENDER_MODES)
        )
    )


# -- pixels --------------------------------------------------------------------------------------------------------


def table_pixels(view: View) -> Pixels:
    """Returns the windows side by side, the draft pool below, as height × width × RGB, the same all game long."""
    players = view.rules.players
    most = max(players * (COLUMNS + 1) - 1, view.rules.pool_size)
    picture = np.empty(((ROWS + 2) * _CELL + _LEAD, most * _CELL + _LEAD, 3), np.uint8)
    picture[:] = _rgb(NIGHT)
    for seat, window in enumerate(view.windows):
        for space in range(ROWS * COLUMNS):
            row, column = divmod(space, COLUMNS)
            die, symbol = window.die_at(space), window.pattern.grid[row][column]
            _draw(picture, row, seat * (COLUMNS + 1) + column, TEXT[die] if die != NO_DIE else symbol)
    for at, die in enumerate(view.pool):
        _draw(picture, ROWS + 1, at, TEXT[die])
    return picture


def _draw(picture: Pixels, row: int, column: int, what: str) -> None:
    """Draws a die such as `R4`, or a space that asks for a color, a value or (`.`) nothing."""
    top, left = row * _CELL, column * _CELL
    picture[top : top + _CELL + _LEAD, left : left + _CELL + _LEAD] = _rgb(LEAD)
    pane = picture[top + _LEAD : top + _CELL, left + _LEAD : left + _CELL]
    glass = GLASS.get(what[0])
    value = int(what[-1]) if what[-1].isdigit() else 0
    die = len(what) == 2
    pane[:] = _rgb((glass.fill if die else glass.tint) if glass else SMOKE if value else MILK)
    ink = _rgb(glass.pip if glass and die else INK)
    for pip in _PIPS.get(value, ""):
        down, across = divmod(ord(pip) - ord("a"), 3)
        pane[3 + 6 * down : 7 + 6 * down, 3 + 6 * across : 7 + 6 * across] = ink


def _rgb(color: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(color.removeprefix("#")))
