"""The panes (a die, an empty space, a highlight), each in a square of sixty units, with their textures and lights."""

from __future__ import annotations

from vitral.drawing.palette import EMBER, GLASS, GLOW, INK, LEAD, MILK, SMOKE, Glass
from vitral.drawing.svg import SANS, label, tag

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
    """Returns the six textures, each once for a die and once, fainter, for an empty space."""
    return "\n".join(texture(key, glass, part) for glass in GLASS.values() for part in ("die", "space"))


def texture_url(key: str, glass: Glass, part: str) -> str:
    """Returns how a fill refers to a texture."""
    return f"url(#{key}-{glass.texture}-{part})"


def texture(key: str, glass: Glass, part: str) -> str:
    """Returns the texture of one glass for a `die` or a `space`."""
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


def window_gradients(key: str) -> str:
    """Returns the gradients of a window: over a die, over an empty space, in the arch, along the frame."""
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


PANE = 60
"""The side of a pane."""

_NEAR, _MID, _FAR = 20.0, 32.0, 44.0
_CENTRE = ((_MID, _MID),)
_TWO = ((_FAR, _NEAR), (_NEAR, _FAR))
_FOUR = (*_TWO, (_NEAR, _NEAR), (_FAR, _FAR))
PIPS: dict[str, tuple[tuple[float, float], ...]] = {
    "": (),
    "1": _CENTRE,
    "2": _TWO,
    "3": (*_TWO, *_CENTRE),
    "4": _FOUR,
    "5": (*_FOUR, *_CENTRE),
    "6": (*_FOUR, (_NEAR, _MID), (_FAR, _MID)),
}
"""Where the pips of a value lie, a little off the letter's corner; a die not rolled yet has none."""


def read_die(text: str) -> tuple[Glass, str]:
    """Returns the glass and the value of a die text: `R4`, `W2`, or `B` for a die not rolled yet."""
    if text[:1] not in GLASS or text[1:] not in PIPS:
        raise ValueError(f"no die {text!r}: a color {' '.join(GLASS)} and a value 1-6, as in 'R4'")
    return GLASS[text[0]], text[1:]


def die_pane(key: str, text: str) -> str:
    """Returns a die: vivid glass in its own lead, with pips, texture and letter."""
    glass, value = read_die(text)
    return "".join(
        (
            _square(fill=glass.fill),
            _square(fill=texture_url(key, glass, "die")),
            _square(fill=f"url(#{key}-shine)"),
            _square(fill="none", stroke=LEAD, stroke_width=2.5),
            _square(inset=2.2, corner=6, fill="none", stroke="#fff", stroke_opacity=0.45, stroke_width=1.2),
            _pips(value, 5.2, fill=glass.pip, stroke=glass.fill, stroke_width=2.2, paint_order="stroke"),
            _corner(glass.letter, glass.pip, glass.fill),
        )
    )


def space_pane(key: str, restriction: str) -> str:
    """Returns an empty space: tinted glass with its letter, smoked glass with faint pips, or clear glass."""
    if restriction in GLASS:
        return _color_space(key, GLASS[restriction])
    if restriction == ".":
        return _flat(MILK) + _daylight(key)
    return (
        _flat(SMOKE)
        + _daylight(key)
        + _pips(restriction, 5.2, fill=INK, fill_opacity=0.42)
        + label(restriction, 9.5, 14, size=12.5, fill=INK, family=SANS, weight="bold")
    )


def glow_pane() -> str:
    """Returns the light around a highlighted space; only around, since a pane full of gold would pass for yellow."""
    rings = ((GLOW, 0.4, 13), (EMBER, 1, 8), (GLOW, 1, 4.5))
    return "".join(
        _square(inset=-1, corner=4, fill="none", stroke=color, stroke_opacity=opacity, stroke_width=width)
        for color, opacity, width in rings
    )


def _color_space(key: str, glass: Glass) -> str:
    return (
        _flat(glass.tint)
        + _flat(texture_url(key, glass, "space"))
        + _daylight(key)
        + label(glass.letter, 30, 41, size=31, fill=glass.deep, weight="bold")
    )


def _daylight(key: str) -> str:
    return _flat(f"url(#{key}-day)") + tag(
        "path", d="M0 30L30 0H44L0 44ZM0 50L50 0H54L0 54Z", fill="#fff", fill_opacity=0.4
    )


def _flat(fill: str) -> str:
    return tag("rect", width=PANE, height=PANE, fill=fill)


def _square(inset: float = 0, corner: float = 8, **paint: str | float) -> str:
    side = PANE - 2 * inset
    return tag("rect", x=inset, y=inset, width=side, height=side, rx=corner, **paint)


def _pips(value: str, radius: float, **paint: str | float) -> str:
    dots = "".join(tag("circle", cx=x, cy=y, r=radius) for x, y in PIPS[value])
    return tag("g", dots, **paint) if dots else ""


def _corner(letter: str, ink: str, halo: str) -> str:
    return tag(
        "text",
        letter,
        x=9.5,
        y=14.5,
        font_size=12.5,
        font_weight="bold",
        font_family=SANS,
        text_anchor="middle",
        fill=ink,
        stroke=halo,
        stroke_width=2.5,
        paint_order="stroke",
    )
