"""Windows on paper, as large as they are: to be cut out and put into a frame.

A sheet has plain shapes, in millimeters from the upper left corner; `paper_svg` writes it as SVG, and `pdf.py` as PDF.
How large the cards of the printed editions are is not among the facts we could find. So the width is a choice, and the
sheet has a line of 50 mm to lay a ruler on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from vitral.cards import COLORS, Pattern
from vitral.drawing.palette import GLASS, INK, LEAD, SMOKE
from vitral.drawing.svg import SANS, document, prefix, safe, tag
from vitral.translatable import TranslatableError, TranslatableText


class Rect(NamedTuple):
    x: float
    y: float
    width: float
    height: float
    fill: str = ""
    stroke: str = ""
    line: float = 0.2


class Disc(NamedTuple):
    x: float
    y: float
    radius: float
    fill: str


class Text(NamedTuple):
    """Words that begin at x, or are centered there; y is the line they stand on."""

    x: float
    y: float
    size: float
    words: str
    fill: str = "#000000"
    centered: bool = False


Shape = Rect | Disc | Text


class Paper(NamedTuple):
    width: float
    height: float
    shapes: tuple[Shape, ...]
    title: str


def paper_svg(paper: Paper) -> str:
    """Returns the sheet as SVG; its size is in millimeters, so that it is printed as large as it is."""
    key = prefix(paper)
    drawn = document(key, paper.width, paper.height, paper.title, paper.title, *map(_drawn, paper.shapes))
    size = f'width="{paper.width:g}" height="{paper.height:g}"'
    return drawn.replace(size, f'width="{paper.width:g}mm" height="{paper.height:g}mm"', 1)


def _drawn(shape: Shape) -> str:
    if isinstance(shape, Rect):
        paint: dict[str, str | float] = {"fill": shape.fill or "none"}
        if shape.stroke:
            paint |= {"stroke": shape.stroke, "stroke_width": shape.line}
        return tag("rect", x=shape.x, y=shape.y, width=shape.width, height=shape.height, **paint)
    if isinstance(shape, Disc):
        return tag("circle", cx=shape.x, cy=shape.y, r=shape.radius, fill=shape.fill)
    return tag(
        "text",
        safe(shape.words),
        x=shape.x,
        y=shape.y,
        font_size=shape.size,
        font_family=SANS,
        font_weight="bold",
        fill=shape.fill,
        text_anchor="middle" if shape.centered else "start",
    )


PaperName = Literal["a4", "letter"]
PAPERS: Final[dict[PaperName, tuple[float, float]]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
WIDTH: Final = 90.0
"""Millimeters that a window is wide where nothing else is asked for."""
MIN_WIDTH, MAX_WIDTH = 40.0, 180.0
_MARGIN: Final = 12.0
_GAP: Final = 6.0
_STRIP: Final = 0.1
"""The strip with the name, as a part of the width."""
_RULER: Final = 50.0
_WHITE: Final = "#ffffff"
_PIPS: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "1": ((0.5, 0.5),),
    "2": ((0.28, 0.28), (0.72, 0.72)),
    "3": ((0.28, 0.28), (0.5, 0.5), (0.72, 0.72)),
    "4": ((0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72)),
    "5": ((0.28, 0.28), (0.72, 0.28), (0.5, 0.5), (0.28, 0.72), (0.72, 0.72)),
    "6": ((0.28, 0.25), (0.72, 0.25), (0.28, 0.5), (0.72, 0.5), (0.28, 0.75), (0.72, 0.75)),
}


class SheetError(TranslatableError):
    """A sheet that cannot be printed as asked."""


def sheet(patterns: Sequence[Pattern], width: float = WIDTH, paper: PaperName = "a4") -> Paper:
    """Returns a sheet of paper with windows of that width, as many as there is room for; `SheetError` if that is too
    few.
    """
    if not MIN_WIDTH <= width <= MAX_WIDTH:
        raise SheetError(
            TranslatableText(
                "fault-sheet-width",
                "expected a width from {least} to {most} millimeters, found {found}",
                least=int(MIN_WIDTH),
                most=int(MAX_WIDTH),
                found=f"{width:g}",
            )
        )
    wide, tall = PAPERS[paper]
    each = _height(width)
    columns = int((wide - 2 * _MARGIN + _GAP) // (width + _GAP))
    rows = int((tall - 3 * _MARGIN + _GAP) // (each + _GAP))
    if len(patterns) > columns * rows:
        raise SheetError(
            TranslatableText(
                "fault-sheet-room",
                "the sheet has room for {room} at this width, not {found}; print fewer windows, or smaller ones",
                room=columns * rows,
                found=len(patterns),
            )
        )
    shapes: list[Shape] = []
    for at, pattern in enumerate(patterns):
        row, column = divmod(at, columns)
        shapes += _window(pattern, _MARGIN + column * (width + _GAP), _MARGIN + row * (each + _GAP), width)
    shapes += _ruler(_MARGIN, tall - _MARGIN)
    return Paper(wide, tall, tuple(shapes), ", ".join(pattern.name for pattern in patterns))


def _height(width: float) -> float:
    return width * (4 / 5 + _STRIP)


def _window(pattern: Pattern, x: float, y: float, width: float) -> list[Shape]:
    side, tall = width / 5, _height(width)
    shapes: list[Shape] = [Rect(x, y, width, tall, LEAD, LEAD)]
    for row, cells in enumerate(pattern.grid):
        for column, cell in enumerate(cells):
            shapes += _space(cell, x + column * side, y + row * side, side)
    base = y + 4 * side + 0.68 * _STRIP * width
    shapes.append(Text(x + 0.04 * width, base, _fitting(pattern, width), pattern.name, _WHITE))
    for token in range(pattern.difficulty):
        shapes.append(Disc(x + (0.95 - 0.04 * token) * width, base - 0.018 * width, 0.013 * width, _WHITE))
    return shapes


def _fitting(pattern: Pattern, width: float) -> float:
    """Returns the size of the name's letters: as large as the strip allows beside the dots of the difficulty."""
    room = (0.88 - 0.04 * pattern.difficulty) * width
    return min(0.055 * width, room / (0.66 * len(pattern.name)))


def _space(cell: str, x: float, y: float, side: float) -> list[Shape]:
    """Returns a space with its lead around it; a color has its letter too, so that no color stands alone."""
    lead = 0.03 * side
    inner = side - 2 * lead
    fill = GLASS[cell].tint if cell in COLORS else SMOKE if cell in _PIPS else _WHITE
    shapes: list[Shape] = [Rect(x + lead, y + lead, inner, inner, fill)]
    if cell in COLORS:
        shapes.append(Text(x + 0.12 * side, y + 0.28 * side, 0.18 * side, cell, GLASS[cell].deep))
    for right, down in _PIPS.get(cell, ()):
        shapes.append(Disc(x + lead + right * inner, y + lead + down * inner, 0.08 * side, INK))
    return shapes


def _ruler(x: float, y: float) -> list[Shape]:
    marks: list[Shape] = [Rect(x + 10 * at, y - 2, 0.2, 2, "#000000") for at in range(int(_RULER) // 10 + 1)]
    return [Rect(x, y, _RULER + 0.2, 0.2, "#000000"), *marks, Text(x + _RULER + 3, y, 3, "50 mm")]
