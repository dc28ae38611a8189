"""The six kinds of glass can be told apart by everybody: by color, with three kinds of color blindness, and in grey.

Pictures and page, in the dark and by day, use the same glass. Color blindness is simulated by the matrices of Machado,
Oliveira and Fernandes (2009) at full severity, on linear RGB; differences are those of CIELAB.
"""

from __future__ import annotations

import re
from itertools import combinations, pairwise

import pytest

from support.paths import ROOT
from vitral.drawing.palette import GLASS, INK, IVORY, Glass

PAGE = ROOT / "web" / "src"
EYES = {
    "full sight": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.052)),
    "deuteranopia": ((0.3673, 0.8606, -0.228), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689)),
    "tritanopia": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
}
GREY = (0.2126, 0.7152, 0.0722)
"""How bright each part of a color looks."""

Rgb = tuple[float, ...]


def linear(color: str) -> Rgb:
    parts = (int(color[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)


def through(matrix: tuple[Rgb, ...], rgb: Rgb) -> Rgb:
    return tuple(min(1, max(0, sum(a * b for a, b in zip(row, rgb, strict=True)))) for row in matrix)


def lab(rgb: Rgb) -> Rgb:
    red, green, blue = rgb
    xyz = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883,
    )
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(eye: str, one: str, other: str) -> float:
    seen = [lab(through(EYES[eye], linear(color))) for color in (one, other)]
    return float(sum((a - b) ** 2 for a, b in zip(*seen, strict=True)) ** 0.5)


def lightness(color: str) -> float:
    (bright,) = through((GREY,), linear(color))
    return lab((bright, bright, bright))[0]


def contrast(one: str, other: str) -> float:
    dark, light = sorted(through((GREY,), linear(color))[0] for color in (one, other))
    return (light + 0.05) / (dark + 0.05)


# -- what the page paints with -----------------------------------------------------------------------------------


def page_glass() -> dict[str, dict[str, str]]:
    """The colors and the texture of each letter in `drawing/palette.ts`."""
    text = (PAGE / "drawing" / "palette.ts").read_text("utf-8")
    kinds = re.findall(r"^  ([A-Z]): \{(.*?tile: \[.*?\])", text, re.MULTILINE | re.DOTALL)
    return {letter: dict(re.findall(r'(\w+): (?:"(#\w{6})"|\[)', body)) | {"tile": body} for letter, body in kinds}


def themes() -> dict[str, dict[str, str]]:
    """The colors of each theme in `theme.css`: `light-dark(in the light one, in the dark one)`, or one for both."""
    text = (PAGE / "theme.css").read_text("utf-8")
    both = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", text))
    pairs = re.findall(r"--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)", text)
    return {
        "light": {name: light for name, light, _ in pairs},
        "dark": {name: dark for name, _, dark in pairs},
        "both": both,
    }


PALETTES = {
    "pictures": {letter: glass.fill for letter, glass in GLASS.items()},
    "dice of the page": {letter: glass["fill"] for letter, glass in page_glass().items()},
    "theme of the page": {letter: themes()["both"][f"glass-{letter.lower()}"] for letter in GLASS},
}
EACH = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)


@EACH
@pytest.mark.parametrize("eye", EYES)
def test_every_two_colors_of_dice_can_be_told_apart(eye: str, palette: dict[str, str]) -> None:
    assert len(palette) == 6
    for one, other in combinations(palette, 2):
        assert difference(eye, palette[one], palette[other]) > 20, (one, other)


@EACH
def test_in_greyscale_the_colors_form_a_ladder(palette: dict[str, str]) -> None:
    ladder = sorted(palette, key=lambda letter: lightness(palette[letter]))
    assert ladder == ["P", "B", "R", "G", "Y", "W"]
    assert all(lightness(palette[high]) - lightness(palette[low]) > 11 for low, high in pairwise(ladder))


def test_glass_is_the_same_everywhere_and_in_every_theme() -> None:
    assert PALETTES["pictures"] == PALETTES["dice of the page"] == PALETTES["theme of the page"]
    for name in ("dark", "light"):
        assert themes()[name]
        assert not [key for key in themes()[name] if key.startswith("glass-")]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("letter", GLASS)
def test_a_die_stands_out_from_what_it_lies_on(theme: str, letter: str) -> None:
    """By its color, by the lead around it, or by the light along its rim."""
    fill = PALETTES["dice of the page"][letter]
    rim = "#" + "".join(f"{round(int(fill[at : at + 2], 16) * 0.55 + 255 * 0.45):02x}" for at in (1, 3, 5))
    for ground in ("stone", "stone-high", "panel", "panel-high"):
        under = themes()[theme][ground]
        assert max(contrast(part, under) for part in (fill, "#1a1c22", rim)) > 3, ground


def test_letters_and_textures_say_the_same_as_colors() -> None:
    """Unlit spaces are darker and closer to each other: there the sign has to do it alone."""
    page = page_glass()
    tiles = {re.search(r'tile: \[[^"]*"([^"]+)"', glass["tile"]) for glass in page.values()}
    assert len({tile[1] for tile in tiles if tile}) == len(page) == 6
    assert len({glass.texture for glass in GLASS.values()}) == 6
    for glass in page.values():
        assert contrast(glass["pale"], glass["dim"]) > 4.5


@pytest.mark.parametrize("glass", GLASS.values(), ids=GLASS)
def test_pips_contrast_with_their_glass(glass: Glass) -> None:
    assert contrast(glass.pip, glass.fill) > 3
    assert contrast(glass.pip, glass.fill) == max(contrast(ink, glass.fill) for ink in (INK, IVORY))
