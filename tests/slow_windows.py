"""Windows drawn for the tests of the slow referee."""

from __future__ import annotations

from slow_rules import SlowWindow, read_window

BLANK = [".....", ".....", ".....", "....."]
EMPTY = ["-- -- -- -- --"] * 4
FRACTAL_DROPS = [".4.Y6", "R.2..", "..RP1", "BY..."]
EXAMPLE = ["-- G4 R2 Y3 P6", "R3 Y1 -- R1 Y2", "P5 G3 -- P6 R3", "B3 Y4 B3 G2 B4"]


def dice(**on: str) -> SlowWindow:
    """A window without restrictions that holds these dice: dice(A1="R4")."""
    window = read_window(BLANK, EMPTY)
    for space, die in on.items():
        window = window.with_die(space, die)
    return window


def rows(*texts: str) -> SlowWindow:
    """A window without restrictions, drawn from the top; rows left out are open."""
    return read_window(BLANK, [*texts, *EMPTY[len(texts) :]])
