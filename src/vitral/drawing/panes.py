"""The panes: a die, an empty space, a highlight; each drawn in a square of sixty units at the origin."""

from __future__ import annotations

from vitral.drawing.palette import EMBER, GLASS, GLOW, INK, LEAD, MILK, SMOKE, Glass
from vitral.drawing.svg import SANS, label, tag
from vitral.drawing.textures import texture_url

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
    """The glass and the value of a die text: `R4`, `W2`, or `B` for a die not rolled yet."""
    if text[:1] not in GLASS or text[1:] not in PIPS:
        raise ValueError(f"no die {text!r}: a color {' '.join(GLASS)} and a value 1-6, as in 'R4'")
    return GLASS[text[0]], text[1:]


def die_pane(key: str, text: str) -> str:
    """A die: vivid glass in its own lead, with pips, texture and letter."""
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
    """An empty space: tinted glass with its letter, smoked glass with faint pips, or clear glass."""
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
    """The light around a highlighted space; only around, since a pane full of gold would pass for yellow."""
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
