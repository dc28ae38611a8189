"""The glass: which color, which texture, which ink each letter is drawn with."""

from __future__ import annotations

from dataclasses import dataclass

LEAD = "#23262d"
"""The dark came between the panes."""
LEAD_LIGHT = "#666c78"
"""The light along a came, and its solder joints."""
GILT = "#d9b766"
"""Thin gold of frames and labels."""
GLOW = "#fff3b0"
"""The light of a highlighted space."""
EMBER = "#f59a00"
"""The edge of that light, so that it shows on pale glass too."""
MILK = "#e9e3d0"
"""A free space: clear glass with daylight behind."""
SMOKE = "#cfd1cf"
"""A value space: slightly smoked glass."""
NIGHT = "#171a22"
"""What a table of pictures stands on."""
SLATE = "#2b303b"
"""A panel of the table."""
IVORY = "#f6f1e3"
"""Light ink."""
INK = "#1d1a16"
"""Dark ink."""


@dataclass(frozen=True, slots=True)
class Glass:
    """One color of glass. The texture and the letter say the same as the color, so no sign stands alone."""

    letter: str
    name: str
    fill: str
    """The vivid pane of a die."""
    tint: str
    """The pale pane of an empty space."""
    deep: str
    """Ink on the pale pane."""
    pip: str
    """Ink on the vivid pane: ivory or dark, whichever contrasts more."""
    line: str
    """Lines of the texture on the vivid pane."""
    texture: str


GLASS: dict[str, Glass] = {
    glass.letter: glass
    for glass in (
        Glass("R", "red", "#dd3b2f", "#f2aaa0", "#8e1710", IVORY, "#f17666", "stripes"),
        Glass("Y", "yellow", "#facc2e", "#fbe798", "#745300", INK, "#fff3bd", "dots"),
        Glass("G", "green", "#3bb07a", "#a4dabd", "#0c5636", INK, "#a9ecca", "crosshatch"),
        Glass("B", "blue", "#1a56b4", "#9dbbe8", "#0d3375", IVORY, "#5088de", "waves"),
        Glass("P", "purple", "#5a1a6b", "#c3a2d0", "#46104f", IVORY, "#8a48a0", "diamonds"),
        Glass("W", "clear", "#edf3f5", "#edf3f5", "#46555c", INK, "#b9c7cd", "facets"),
    )
}
"""Glass by letter. In greyscale the six form a ladder: P, B, R, G, Y, W from dark to light."""
