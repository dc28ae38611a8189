"""Plain shapes on paper, in millimeters from the upper left corner; written as SVG here and as PDF in `pdf.py`."""

from __future__ import annotations

from typing import NamedTuple

from vitral.drawing.svg import SANS, document, prefix, safe, tag


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
    """The sheet as SVG; its size is in millimeters, so that it is printed as large as it is."""
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
