"""The frame of a window: arch, lead cames, labels and the plinth with its name."""

from __future__ import annotations

from math import cos, pi, sin

from vitral.drawing.palette import GILT, GLASS, IVORY, LEAD, LEAD_LIGHT, MILK
from vitral.drawing.panes import PANE
from vitral.drawing.svg import label, number, tag, wrap

WIDTH = 400
"""The width of a window with its frame."""
CAME = 6
PITCH = PANE + CAME
GRID_X = 32
SPRING = 152
"""Where the arch springs from the uprights."""
GRID_Y = SPRING + 24
GRID_BOTTOM = GRID_Y + 4 * PITCH + CAME
_RINGS = ((36, 86, 7), (86, 260, 11))
"""Inner radius, outer radius and panes of each ring of the rose."""
_LINE = 21
_CAPTION = 15


def pane_at(row: int, column: int) -> tuple[float, float]:
    """Returns the upper left corner of a pane; rows and columns count from 0."""
    return GRID_X + CAME + column * PITCH, GRID_Y + CAME + row * PITCH


def caption_lines(caption: str) -> list[str]:
    """Returns a caption as it is broken into lines under the name."""
    return wrap(caption, _CAPTION, WIDTH - 40, 2)


def height(caption: str) -> float:
    """Returns how tall a window with this caption is."""
    return GRID_BOTTOM + 68 + _LINE * len(caption_lines(caption))


def frame(key: str, name: str, difficulty: int, glass: str, caption: str) -> str:
    """Returns everything of a window but its panes; `glass` are the color letters the arch repeats."""
    tall = height(caption)
    return "\n".join(
        (
            tag("path", d=outline(2, tall), fill=f"url(#{key}-frame)", stroke=LEAD_LIGHT, stroke_width=1.5),
            tag("path", d=outline(8, tall), fill="none", stroke=GILT, stroke_width=1.5),
            _tracery(key, glass),
            _cames(),
            _labels(),
            _plinth(name, difficulty, caption),
        )
    )


def _arch(inset: float, base: float) -> str:
    """Returns the pointed arch over a base line, from its left foot to its right one."""
    apex, shoulder = inset * 1.15, base - 104
    foot, bend = (number(inset), number(WIDTH - inset)), (WIDTH // 2 - 48, WIDTH // 2 + 48)
    neck = number(apex + 62)
    return (
        f"M{foot[0]} {number(base)}"
        f"C{foot[0]} {number(shoulder)} {bend[0]} {neck} {WIDTH // 2} {number(apex)}"
        f"C{bend[1]} {neck} {foot[1]} {number(shoulder)} {foot[1]} {number(base)}"
    )


def outline(inset: float, tall: float) -> str:
    """Returns the path around a window of this height, so far inside its edge."""
    bottom = number(tall - inset)
    return f"{_arch(inset, SPRING)}V{bottom}H{number(inset)}Z"


_GLAZED = _arch(17, SPRING - 2) + "Z"


def arch_clip(key: str) -> str:
    """Returns the definition that clips the rose to the arch."""
    return tag("clipPath", tag("path", d=_GLAZED), id=f"{key}-arch")


def _tracery(key: str, glass: str) -> str:
    """Returns a half rose of glass in the arch, alike on both sides, light rising from its centre."""
    return "".join(
        (
            tag(
                "g",
                tag("rect", width=WIDTH, height=SPRING, fill=MILK),
                *(_petals(inner, outer, count, glass, ring) for ring, (inner, outer, count) in enumerate(_RINGS)),
                tag("circle", cx=WIDTH / 2, cy=SPRING, r=190, fill=f"url(#{key}-sun)"),
                tag("path", d=_leading(), fill="none", stroke=LEAD, stroke_width=4.5),
                clip_path=f"url(#{key}-arch)",
            ),
            tag("path", d=_GLAZED, fill="none", stroke=LEAD, stroke_width=4),
        )
    )


def _petals(inner: float, outer: float, count: int, glass: str, ring: int) -> str:
    colors = "".join(dict.fromkeys(glass)) or "RYGBP"
    if len(colors) == 1:
        colors += "W"
    petals = []
    for place in range(count):
        color = GLASS[colors[(abs(place - count // 2) + ring) % len(colors)]]
        start, end = (pi * (1 - (place + step) / count) for step in (0, 1))
        path = (
            f"M{_polar(inner, start)}L{_polar(outer, start)}A{outer} {outer} 0 0 1 {_polar(outer, end)}"
            f"L{_polar(inner, end)}A{inner} {inner} 0 0 0 {_polar(inner, start)}Z"
        )
        petals.append(tag("path", d=path, fill=color.fill, fill_opacity=0.85))
    return "".join(petals)


def _leading() -> str:
    path = ""
    for inner, outer, count in _RINGS:
        path += f"M{_polar(inner, pi)}A{inner} {inner} 0 0 1 {_polar(inner, 0)}"
        for place in range(1, count):
            path += f"M{_polar(inner, pi * place / count)}L{_polar(outer, pi * place / count)}"
    return path


def _polar(radius: float, angle: float) -> str:
    return f"{number(WIDTH / 2 + radius * cos(angle))} {number(SPRING - radius * sin(angle))}"


def _cames() -> str:
    """Returns the lead net: light along every came, a solder joint at every crossing."""
    wide, tall = 5 * PITCH + CAME, 4 * PITCH + CAME
    columns = [GRID_X + CAME / 2 + PITCH * column for column in range(6)]
    rows = [GRID_Y + CAME / 2 + PITCH * row for row in range(5)]
    lines = "".join(f"M{number(x)} {GRID_Y}v{tall}" for x in columns)
    lines += "".join(f"M{GRID_X} {number(y)}h{wide}" for y in rows)
    joints = "".join(f"M{number(x)} {number(y)}h0" for x in columns for y in rows)
    return (
        tag("rect", x=GRID_X, y=GRID_Y, width=wide, height=tall, fill=LEAD)
        + tag("path", d=lines, stroke=LEAD_LIGHT, stroke_width=1.2)
        + tag("path", d=joints, stroke=LEAD_LIGHT, stroke_width=CAME, stroke_linecap="round")
    )


def _labels() -> str:
    half = PANE / 2
    rows = (label(text, 21, pane_at(row, 0)[1] + half + 5.5, size=16, fill=IVORY) for row, text in enumerate("ABCD"))
    columns = (
        label(text, pane_at(0, column)[0] + half, GRID_Y - 6, size=16, fill=IVORY)
        for column, text in enumerate("12345")
    )
    return "".join((*rows, *columns))


def _plinth(name: str, difficulty: int, caption: str) -> str:
    middle = WIDTH / 2
    lines = (
        label(line, middle, GRID_BOTTOM + 73 + _LINE * place, size=_CAPTION, fill=GILT)
        for place, line in enumerate(caption_lines(caption))
    )
    title = label(name, middle, GRID_BOTTOM + 30, size=25, fill=IVORY, width=WIDTH - 44)
    return "".join((title, _difficulty(difficulty), *lines))


def _difficulty(difficulty: int) -> str:
    """Returns a dot for each favor token the window brings; a number where there are too many for dots."""
    middle, low = WIDTH / 2, GRID_BOTTOM + 46
    if difficulty > 10:
        return label(str(difficulty), middle, low + 6, size=17, fill=GILT, width=WIDTH - 44)
    start = middle - (difficulty - 1) * 8
    return "".join(tag("circle", cx=start + 16 * place, cy=low, r=4.6, fill=GILT) for place in range(difficulty))
