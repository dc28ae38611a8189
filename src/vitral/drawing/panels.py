"""The panels around the windows of a table, each drawn with its upper left corner at the origin."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from vitral.drawing.frame import WIDTH
from vitral.drawing.palette import GILT, GLOW, IVORY, LEAD_LIGHT, NIGHT, SLATE
from vitral.drawing.panes import PANE, die_pane
from vitral.drawing.pictures import ROUNDS, TablePicture, WindowPicture
from vitral.drawing.svg import group, label, tag

PAD = 14
HEAD = 40
"""Where the content of a titled panel begins."""
ROW = 30
TRACK_HEIGHT = 144

_T = TypeVar("_T")

_GAP = 5
_DIE = 62
"""No die is drawn larger, however much room there is."""
_LINE = 22
_OWN = 48
"""The height of a row of private dice."""
_COUNT = 48
"""The width of a bead with its count."""


def panel(width: float, height: float, title: str, *content: str) -> str:
    return (
        tag("rect", width=width, height=height, rx=10, fill=SLATE, **_rim(False))
        + label(title, PAD, 27, size=18, fill=GILT, anchor="start", width=width - 2 * PAD)
        + "".join(content)
    )


def track_panel(key: str, table: TablePicture, width: float) -> str:
    """Returns the round track: ten spaces with the dice left from each round; light rims the current one."""
    space = (width - 2 * PAD - (ROUNDS - 1) * _GAP) / ROUNDS
    spaces = (
        group(
            _track_space(key, place, table.track[place - 1] if place <= len(table.track) else (), table, space),
            x=PAD + (place - 1) * (space + _GAP),
            y=HEAD,
        )
        for place in range(1, ROUNDS + 1)
    )
    return panel(width, TRACK_HEIGHT, "Round track", *spaces)


def _track_space(key: str, place: int, dice: tuple[str, ...], table: TablePicture, width: float) -> str:
    tall = TRACK_HEIGHT - HEAD - PAD
    current = place == table.round
    return (
        tag("rect", width=width, height=tall, rx=6, fill=NIGHT, **_rim(current))
        + label(str(place), width / 2, 17, size=15, fill=GLOW if current else IVORY)
        + group(dice_block(key, dice, width - 2 * _GAP, tall - 22 - _GAP), x=_GAP, y=22)
    )


def pool_panel(key: str, table: TablePicture, width: float, height: float) -> str:
    """Returns the draft pool, and beside it the die in hand."""
    tall = height - HEAD - PAD
    hand = ""
    wide = width - 2 * PAD
    if table.hand:
        left = width - PAD - 76
        wide -= 76 + PAD
        hand = (
            tag("path", d=f"M{left - 7:.2f} {HEAD - 24}V{height - PAD:.2f}", stroke=LEAD_LIGHT)
            + label("In hand", left + 38, 27, size=16, fill=GILT)
            + group(dice_block(key, (table.hand,), 76, tall), x=left, y=HEAD)
        )
    return panel(width, height, "Draft pool", group(dice_block(key, table.pool, wide, tall), x=PAD, y=HEAD), hand)


def dice_block(key: str, dice: tuple[str, ...], width: float, height: float) -> str:
    """Returns dice in as many rows as let them be largest, in the middle of a box."""
    if not dice:
        return ""

    def side(columns: int) -> float:
        rows = -(-len(dice) // columns)
        return min((width + _GAP) / columns, (height + _GAP) / rows, _DIE + _GAP) - _GAP

    columns = max(range(1, len(dice) + 1), key=side)
    rows, size = -(-len(dice) // columns), side(columns)
    pitch = size + _GAP
    left = (width - columns * pitch + _GAP) / 2
    top = (height - rows * pitch + _GAP) / 2
    return "".join(
        group(
            die_pane(key, die),
            x=left + place % columns * pitch,
            y=top + place // columns * pitch,
            scale=size / PANE,
        )
        for place, die in enumerate(dice)
    )


def tools_panel(key: str, table: TablePicture, width: float, height: float) -> str:
    """Returns the tools with the favor tokens on them, and below them the rare-glass board with its dice."""

    def row(tool: tuple[str, int]) -> str:
        name, tokens = tool
        wide = width - 2 * PAD - _COUNT
        return group(bead(tokens), x=8, y=-6) + label(name, _COUNT, 0, size=17, fill=IVORY, anchor="start", width=wide)

    board = ((table.board, table.board_tokens),) if table.board else ()
    dice = group(
        dice_block(key, table.glass, 3 * ROW, ROW - 4),
        x=width - PAD - 3 * ROW,
        y=HEAD + 20 + len(table.tools) * ROW - ROW / 2 - 4,
    )
    return panel(width, height, "Tools", _rows((*table.tools, *board), row), dice if table.board else "")


def publics_panel(publics: tuple[str, ...], width: float, height: float) -> str:
    def row(name: str) -> str:
        return label(name, 0, 0, size=17, fill=IVORY, anchor="start", width=width - 2 * PAD)

    return panel(width, height, "Public objectives", _rows(publics, row))


def _rows(items: Iterable[_T], draw: Callable[[_T], str]) -> str:
    return "".join(group(draw(item), x=PAD, y=HEAD + 20 + place * ROW) for place, item in enumerate(items))


def bead(tokens: int) -> str:
    """Returns a favor token with its count; hollow where there is none."""
    glint = tag("circle", cx=-2.5, cy=-2.5, r=2.2, fill="#fff") if tokens else ""
    return (
        tag("circle", r=8, stroke="#7fa9b8", stroke_width=1.5, fill="#bfe3ef" if tokens else "none")
        + glint
        + label(str(tokens), 14, 6, size=17, fill=IVORY, anchor="start")
    )


def seat_height(table: TablePicture) -> float:
    """Returns how tall the panels of the players are: all alike, with a line for each card and a row of
    private dice.
    """
    lines = max(len(window.private) + bool(window.inspiration) for window in table.windows)
    return 50 + _LINE * lines + (_OWN if any(window.own for window in table.windows) else 0)


def seat_panel(key: str, table: TablePicture, window: WindowPicture) -> str:
    """Returns the player under a window: name, favor tokens, cards where they may be seen, private dice."""
    moving = window.player == table.to_move
    start = PAD + 20 if moving else PAD
    name = label(
        table.name_of(window.player),
        start,
        33,
        size=21,
        fill=IVORY,
        anchor="start",
        width=WIDTH - PAD - start - 60,
        weight="bold",
    )
    cards = (*window.private, *((window.inspiration,) if window.inspiration else ()))
    privates = (
        label(card, PAD, 57 + _LINE * place, size=16, fill=GILT, anchor="start", width=WIDTH - 2 * PAD)
        for place, card in enumerate(cards)
    )
    own = dice_block(key, window.own, WIDTH - 2 * PAD, _OWN - 2 * _GAP)
    return "".join(
        (
            tag("rect", width=WIDTH, height=seat_height(table), rx=10, fill=SLATE, **_rim(moving)),
            tag("path", d=f"M{PAD} 20L{PAD + 12} 26.5L{PAD} 33Z", fill=GLOW) if moving else "",
            name,
            group(bead(window.tokens), x=WIDTH - PAD + 8 - _COUNT, y=26),
            *privates,
            group(own, x=PAD, y=seat_height(table) - _OWN + _GAP) if own else "",
        )
    )


def _rim(lit: bool) -> dict[str, str | float]:
    return {"stroke": GLOW, "stroke_width": 3} if lit else {"stroke": LEAD_LIGHT, "stroke_opacity": 0.6}
