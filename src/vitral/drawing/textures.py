"""The definitions a picture shares: one texture per color of glass, and the light."""

from __future__ import annotations

from vitral.drawing.palette import GLASS, LEAD, Glass
from vitral.drawing.svg import tag

_LINES: dict[str, tuple[float, float, str]] = {
    "stripes": (10, 10, "M-2 2L2 -2M0 10L10 0M8 12L12 8"),
    "dots": (10, 10, "M2.5 2.5h0M7.5 7.5h0"),
    "crosshatch": (10, 10, "M5 0V10M0 5H10"),
    "waves": (15, 10, "M0 5Q3.75 -.5 7.5 5T15 5"),
    "diamonds": (12, 15, "M6 0L12 7.5L6 15L0 7.5Z"),
    "facets": (20, 20, "M0 20L10 0L20 20M0 0L10 20L20 0"),
}
"""Tile width, tile height and path; the tiles divide a die of sixty units evenly."""

_WEIGHT = {"stripes": 2.2, "dots": 3.2, "crosshatch": 1.5, "waves": 1.9, "diamonds": 1.5, "facets": 1}


def textures(key: str) -> str:
    """The six textures, each once for a die and once, fainter, for an empty space."""
    return "\n".join(texture(key, glass, part) for glass in GLASS.values() for part in ("die", "space"))


def texture_url(key: str, glass: Glass, part: str) -> str:
    """How a fill refers to a texture."""
    return f"url(#{key}-{glass.texture}-{part})"


def texture(key: str, glass: Glass, part: str) -> str:
    """The texture of one glass for a `die` or a `space`."""
    width, height, path = _LINES[glass.texture]
    line, opacity = (glass.line, 0.75) if part == "die" else (glass.deep, 0.2)
    stroke = tag(
        "path",
        d=path,
        fill="none",
        stroke=line,
        stroke_opacity=opacity,
        stroke_width=_WEIGHT[glass.texture],
        stroke_linecap="round",
    )
    return tag(
        "pattern",
        stroke,
        id=f"{key}-{glass.texture}-{part}",
        width=width,
        height=height,
        patternUnits="userSpaceOnUse",
    )


def lights(key: str) -> str:
    """Light falling through: over a die, over an empty pane, in the arch, along the frame."""
    return "".join(
        (
            _slant(f"{key}-shine", ("#fff", 0, 0.5), ("#fff", 0.45, 0), ("#000", 0.6, 0), ("#000", 1, 0.34)),
            _slant(f"{key}-day", ("#fff", 0, 0.55), ("#fff", 0.55, 0.1), ("#000", 1, 0.12)),
            _slant(f"{key}-frame", ("#4b515d", 0, 1), (LEAD, 0.35, 1), ("#191b21", 1, 1)),
            _round(
                f"{key}-sun",
                ("#fffbe0", 0, 0.9),
                ("#fff3c4", 0.4, 0.3),
                ("#fff3c4", 0.7, 0.05),
                ("#000", 1, 0.25),
            ),
        )
    )


def _stops(stops: tuple[tuple[str, float, float], ...]) -> str:
    return "".join(
        tag("stop", offset=offset, stop_color=color, stop_opacity=opacity) for color, offset, opacity in stops
    )


def _slant(name: str, *stops: tuple[str, float, float]) -> str:
    return tag("linearGradient", _stops(stops), id=name, x1=0, y1=0, x2=1, y2=1)


def _round(name: str, *stops: tuple[str, float, float]) -> str:
    return tag("radialGradient", _stops(stops), id=name)
