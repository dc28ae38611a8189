"""Draws a die and a window."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from vitral.drawing.descriptions import describe_die, describe_window
from vitral.drawing.frame import WIDTH, arch_clip, frame, height, pane_at
from vitral.drawing.palette import GLASS
from vitral.drawing.panes import (
    PANE,
    die_pane,
    glow_pane,
    read_die,
    space_pane,
    texture,
    textures,
    window_gradients,
)
from vitral.drawing.svg import document, group, prefix, tag
from vitral.engine import Window

SPACES: dict[str, tuple[int, int]] = {
    f"{letter}{column + 1}": (row, column) for row, letter in enumerate("ABCD") for column in range(5)
}
"""Row and column of every space name, A1 to D5."""

_ASKED = frozenset("RYGBP123456.")


def die_svg(text: str, *, size: float = 64) -> str:
    """Returns a picture of one die, such as `R4`; `B` alone is a die not rolled yet."""
    words = describe_die(text)
    key = prefix("die", text, size)
    unit = size / (PANE + 4)
    picture = group(die_pane(key, text), x=2 * unit, y=2 * unit, scale=unit)
    defs = tag("defs", texture(key, GLASS[text[0]], "die"), window_gradients(key))
    return document(key, size, size, words, f"A die: {words}.", defs, picture)


def window_svg(
    name: str,
    difficulty: int,
    grid: tuple[str, ...],
    dice: Mapping[str, str],
    *,
    highlight: Collection[str] = (),
    caption: str = "",
) -> str:
    """Returns a picture of a window: its spaces, the dice on them, and a glow around the highlighted spaces.

    `grid` is four rows of `R Y G B P`, `1`-`6` or `.`; `dice` and `highlight` name spaces from A1 to D5.
    The same window always gives the same bytes.
    """
    check_window(grid, dice, highlight)
    title = f"Window {name}"
    words = describe_window(difficulty, grid, dice, highlight=highlight, caption=caption)
    key = prefix(title, words)  # The description covers everything drawn, so it also identifies the picture.
    return document(
        key,
        WIDTH,
        height(caption),
        title,
        words,
        definitions(key),
        window_group(key, name, difficulty, grid, dice, highlight=highlight, caption=caption),
    )


def definitions(key: str) -> str:
    """Returns the textures and lights that every pane drawn under this key refers to."""
    return tag("defs", textures(key), window_gradients(key), arch_clip(key))


def window_group(
    key: str,
    name: str,
    difficulty: int,
    grid: tuple[str, ...],
    dice: Mapping[str, str],
    *,
    highlight: Collection[str] = (),
    caption: str = "",
) -> str:
    """Returns a window as a part of a larger picture."""
    panes, glows = [], []
    for space, (row, column) in SPACES.items():
        x, y = pane_at(row, column)
        die = dice.get(space)
        panes.append(group(die_pane(key, die) if die else space_pane(key, grid[row][column]), x=x, y=y))
        if space in highlight:
            glows.append(group(glow_pane(), x=x, y=y))
    glass = "".join(letter for row in grid for letter in row if letter in GLASS)
    # Glows come last: they spill over the neighbouring panes.
    return frame(key, name, difficulty, glass, caption) + "\n".join(("", *panes, *glows))


def check_window(grid: tuple[str, ...], dice: Mapping[str, str], highlight: Collection[str] = ()) -> None:
    """Refuses what is not a window, saying what would be."""
    if len(grid) != 4 or any(len(row) != 5 or not _ASKED.issuperset(row) for row in grid):
        raise ValueError(f"no window {grid!r}: four rows of five, each R Y G B P, 1-6 or '.'")
    for space in (*dice, *highlight):
        if space not in SPACES:
            raise ValueError(f"no space {space!r}: A1 to D5")
    for text in dice.values():
        read_die(text)


def paint_window(window: Window) -> str:
    pattern = window.pattern
    return window_svg(pattern.name, pattern.difficulty, pattern.grid, window.dice())


Window.painter = paint_window
