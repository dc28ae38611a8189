"""The pictures: valid, steady, safe to put several on a page, and readable without seeing color."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import vitral.drawing
from vitral.drawing import TablePicture, WindowPicture, die_svg, table_svg, window_svg
from vitral.drawing.palette import GLASS
from vitral.drawing.svg import shorten, text_width, wrap
from vitral.game import Game

SVG = "{http://www.w3.org/2000/svg}"
SNAPSHOTS = Path(__file__).parent / "snapshots"

FRACTAL_DROPS = (".4.Y6", "R.2..", "..RP1", "BY...")
ROWS = ("-- G4 R2 Y3 P6", "R3 Y1 -- R1 Y2", "P5 G3 -- P6 R3", "B3 Y4 B3 G2 B4")
DICE = {
    f"{letter}{column}": die
    for letter, row in zip("ABCD", ROWS, strict=True)
    for column, die in enumerate(row.split(), 1)
    if die != "--"
}
LONG = "The Exceedingly Long Name of a Window That No Card Would Ever Have Room For, Not Even This One"
TABLE = TablePicture(
    round=5,
    to_move=0,
    pool=("R4", "G2", "B6", "P1"),
    hand="Y5",
    track=(("G1",), ("B2", "R6"), ("P3",), ("W2",)),
    tools=(("Cork-backed Straightedge", 1), ("Flux Remover", 0), ("Copper Foil Burnisher", 2)),
    publics=("Column Shade Variety", "Row Color Variety", "Color Diagonals"),
    windows=(
        WindowPicture("Fractal Drops", 3, FRACTAL_DROPS, DICE, 0, 2, ("Shades of Red",)),
        WindowPicture("Symphony of Light", 6, ("2.5.1", "Y6P2R", ".B4G.", ".3.5."), {"A1": "B2"}, 1, 6),
    ),
    names=("Ana", "Bruno"),
)


def parsed(svg: str) -> ET.Element:
    return ET.fromstring(svg)


def words(svg: str) -> str:
    return parsed(svg).findtext(f"{SVG}desc") or ""


def ids(svg: str) -> list[str]:
    return [element.attrib["id"] for element in parsed(svg).iter() if "id" in element.attrib]


def seats(count: int) -> TablePicture:
    windows = tuple(replace(TABLE.windows[seat % 2], player=seat) for seat in range(count))
    return replace(TABLE, windows=windows, names=())


PICTURES = {
    "a die": die_svg("R4"),
    "a die not rolled": die_svg("B", size=20),
    "an empty window": window_svg("Fractal Drops", 3, FRACTAL_DROPS, {}),
    "a full window": window_svg("Fractal Drops", 3, FRACTAL_DROPS, DICE, highlight=("A1", "B3"), caption=LONG),
    "a table": table_svg(TABLE),
    "a table of six": table_svg(seats(6)),
}


@pytest.mark.parametrize("svg", PICTURES.values(), ids=list(PICTURES))
def test_is_a_self_contained_picture_that_speaks(svg: str) -> None:
    root = parsed(svg)
    assert root.tag == f"{SVG}svg"
    assert root.attrib["role"] == "img"
    assert root.findtext(f"{SVG}title")
    assert root.findtext(f"{SVG}desc")
    assert root.attrib["aria-labelledby"].split() == ids(svg)[:2]
    assert not {element.tag for element in root.iter()} & {
        f"{SVG}script",
        f"{SVG}image",
        f"{SVG}foreignObject",
    }
    assert "http" not in svg.replace('xmlns="http://www.w3.org/2000/svg"', "")


@pytest.mark.parametrize("svg", PICTURES.values(), ids=list(PICTURES))
def test_every_reference_is_defined_once(svg: str) -> None:
    assert len(set(ids(svg))) == len(ids(svg))
    assert set(re.findall(r"url\(#([^)]+)\)", svg)) <= set(ids(svg))


def test_a_window_is_light() -> None:
    spaces = [f"{letter}{column}" for letter in "ABCD" for column in range(1, 6)]
    full = window_svg(LONG, 6, FRACTAL_DROPS, dict.fromkeys(spaces, "W6"), highlight=spaces, caption=LONG)
    assert len(full.encode()) < 40_000


def test_the_same_window_gives_the_same_bytes_in_any_order() -> None:
    backwards = dict(reversed(DICE.items()))
    first = window_svg("Fractal Drops", 3, FRACTAL_DROPS, DICE, highlight={"A1", "B3", "C3"})
    assert first == window_svg("Fractal Drops", 3, FRACTAL_DROPS, backwards, highlight=["C3", "B3", "A1", "A1"])
    windows = (replace(TABLE.windows[0], dice=backwards), TABLE.windows[1])
    assert table_svg(TABLE) == table_svg(replace(TABLE, windows=windows))


@pytest.mark.parametrize(
    "other",
    [
        window_svg("Fractal Drop", 3, FRACTAL_DROPS, DICE),
        window_svg("Fractal Drops", 4, FRACTAL_DROPS, DICE),
        window_svg("Fractal Drops", 3, ("R4.Y6", *FRACTAL_DROPS[1:]), DICE),
        window_svg("Fractal Drops", 3, (*FRACTAL_DROPS[:3], "RY..."), DICE),
        window_svg("Fractal Drops", 3, FRACTAL_DROPS, DICE | {"A2": "G5"}),
        window_svg("Fractal Drops", 3, FRACTAL_DROPS, DICE, highlight=("A1",)),
        window_svg("Fractal Drops", 3, FRACTAL_DROPS, DICE, caption="Move 3"),
        table_svg(TABLE),
    ],
    ids=["name", "difficulty", "space", "space under a die", "die", "highlight", "caption", "table"],
)
def test_two_pictures_on_a_page_share_no_id(other: str) -> None:
    assert not set(ids(other)) & set(ids(window_svg("Fractal Drops", 3, FRACTAL_DROPS, DICE)))


def test_the_words_tell_every_space() -> None:
    text = words(window_svg("Fractal Drops", 3, FRACTAL_DROPS, DICE, highlight=("B3", "A1"), caption="Move 3"))
    for space, die in DICE.items():
        assert re.search(rf"\b{space} \w+ {die[1]} \({die}\)", text)
    assert "Difficulty 3." in text
    assert "A1 empty, free; A2 green 4 (G4) on value 4;" in text
    assert "C3 empty, red;" in text
    assert "B3 empty, value 2;" in text
    assert text.endswith("Highlighted: A1, B3. Move 3")


def test_the_words_tell_the_whole_table() -> None:
    svg = table_svg(TABLE)
    text = words(svg)
    assert parsed(svg).findtext(f"{SVG}title") == "Round 5 of 10, Ana to move"
    assert "Draft pool: red 4 (R4), green 2 (G2), blue 6 (B6), purple 1 (P1)." in text
    assert "In hand: yellow 5 (Y5)." in text
    assert "round 2: blue 2 (B2), red 6 (R6)" in text
    assert "Cork-backed Straightedge (1 favor token), Flux Remover (0 favor tokens)" in text
    assert "Public objectives: Column Shade Variety, Row Color Variety, Color Diagonals." in text
    assert "Ana: 2 favor tokens; private objectives: Shades of Red; window Fractal Drops." in text
    assert "Bruno: 6 favor tokens; private objectives: none; window Symphony of Light." in text


def test_when_the_game_is_over_nobody_moves() -> None:
    assert parsed(table_svg(replace(TABLE, round=11, to_move=None))).findtext(f"{SVG}title") == "Game over"


@pytest.mark.parametrize("letter", GLASS)
def test_a_die_shows_its_color_three_times(letter: str) -> None:
    svg = die_svg(f"{letter}5")
    glass = GLASS[letter]
    assert glass.fill in svg
    assert [text.text for text in parsed(svg).iter(f"{SVG}text")] == [letter]
    (pattern,) = [name for name in ids(svg) if name.endswith(f"-{glass.texture}-die")]
    assert f'fill="url(#{pattern})"' in svg


@pytest.mark.parametrize("letter", "RYGBP")
def test_a_colored_space_shows_letter_and_texture(letter: str) -> None:
    svg = window_svg("One", 1, (letter + "....", ".....", ".....", "....."), {})
    drawn = [text.text for text in parsed(svg).iter(f"{SVG}text")]
    assert drawn.count(letter) == 1 + "ABCD".count(letter)  # The rows have letters of their own.
    assert re.search(rf'fill="url\(#\w+-{GLASS[letter].texture}-space\)"', svg)


@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_has_as_many_pips_as_its_value(value: int) -> None:
    assert len(list(parsed(die_svg(f"P{value}")).iter(f"{SVG}circle"))) == value


def test_a_highlighted_space_keeps_its_signs() -> None:
    plain = window_svg("Fractal Drops", 3, FRACTAL_DROPS, {})
    lit = window_svg("Fractal Drops", 3, FRACTAL_DROPS, {}, highlight=("A2",))
    assert len(list(parsed(lit).iter(f"{SVG}rect"))) > len(list(parsed(plain).iter(f"{SVG}rect")))
    assert len(list(parsed(lit).iter(f"{SVG}circle"))) == len(list(parsed(plain).iter(f"{SVG}circle")))


NASTY = '<b>&"quoted"\'</b> ]]> \x00\x1b \ud800 é 窓 🎲'


def test_names_from_files_cannot_break_the_picture() -> None:
    svg = window_svg(NASTY, 3, FRACTAL_DROPS, {}, caption=NASTY)
    assert f"{SVG}b" not in {element.tag for element in parsed(svg).iter()}
    title = parsed(svg).findtext(f"{SVG}title")
    assert title == "Window " + NASTY.replace("\x00\x1b", "\ufffd\ufffd").replace("\ud800", "\ufffd")
    svg.encode()
    windows = (WindowPicture(NASTY, 3, FRACTAL_DROPS, private=(NASTY,)),)
    table = replace(TABLE, windows=windows, tools=((NASTY, 1),), publics=(NASTY,), names=(NASTY,))
    parsed(table_svg(table))


def test_long_names_are_drawn_smaller_then_cut_but_told_in_full() -> None:
    svg = window_svg(LONG, 3, FRACTAL_DROPS, {}, caption=f"{LONG} {LONG}")
    drawn = [text for text in parsed(svg).iter(f"{SVG}text") if (text.text or "").startswith("The Ex")]
    for text in drawn:
        assert text_width(text.text or "", float(text.attrib["font-size"])) <= 380
    assert parsed(svg).findtext(f"{SVG}title") == f"Window {LONG}"


def test_shorten_and_wrap() -> None:
    assert shorten("Lens Cutter", 10, 200) == "Lens Cutter"
    assert shorten("Lens Cutter", 10, 50).endswith("…")
    assert wrap("", 10, 50, 2) == []
    assert wrap("Lens Cutter", 10, 50, 2) == ["Lens", "Cutter"]
    assert len(wrap(LONG, 10, 100, 2)) == 2


def test_many_tokens_become_a_number() -> None:
    assert "99" in {text.text for text in parsed(window_svg("Custom", 99, FRACTAL_DROPS, {})).iter(f"{SVG}text")}


@pytest.mark.parametrize("count", range(1, 7))
def test_windows_of_a_table_stay_inside_and_apart(count: int) -> None:
    root = parsed(table_svg(seats(count)))
    width, height = (float(root.attrib[side]) for side in ("width", "height"))
    *_, windows = root.findall(f"{SVG}g")
    (top,) = re.findall(r"translate\(0 ([\d.]+)\)", windows.attrib["transform"])
    corners = [
        tuple(map(float, re.findall(r"[\d.]+", window.attrib["transform"]))) for window in windows.findall(f"{SVG}g")
    ]
    assert len(corners) == count
    for x, y in corners:
        assert 20 <= x <= width - 420
        assert y + float(top) + 520 < height
    for (x, y), (u, v) in combinations(corners, 2):
        assert abs(x - u) >= 420 or abs(y - v) > 520


@pytest.mark.parametrize(
    ("grid", "dice", "highlight", "expected"),
    [
        (FRACTAL_DROPS[:3], {}, (), "four rows of five"),
        ((".....", ".....", ".....", "....W"), {}, (), "four rows of five"),
        (FRACTAL_DROPS, {"E1": "R1"}, (), "A1 to D5"),
        (FRACTAL_DROPS, {}, ("A6",), "A1 to D5"),
        (FRACTAL_DROPS, {"A1": "R7"}, (), "no die 'R7'"),
        (FRACTAL_DROPS, {"A1": ""}, (), "no die ''"),
    ],
)
def test_what_is_not_a_window_is_refused(
    grid: tuple[str, ...], dice: dict[str, str], highlight: tuple[str, ...], expected: str
) -> None:
    with pytest.raises(ValueError, match=expected):
        window_svg("Wrong", 1, grid, dice, highlight=highlight)


def test_what_is_not_a_table_is_refused() -> None:
    with pytest.raises(ValueError, match="10 spaces"):
        replace(TABLE, track=((),) * 11)
    with pytest.raises(ValueError, match="at least one window"):
        replace(TABLE, windows=())


def test_public_names_are_sorted() -> None:
    assert vitral.drawing.__all__ == sorted(vitral.drawing.__all__)


def test_looks_as_it_did() -> None:
    """To accept a new look: `UPDATE_SNAPSHOTS=1 pytest tests/drawing/test_drawing.py`, then look at the file."""
    svg = window_svg(
        "Fractal Drops",
        3,
        FRACTAL_DROPS,
        {"A2": "G4", "B1": "R3", "D5": "W2"},
        highlight=("A3",),
        caption="Y5",
    )
    file = SNAPSHOTS / "window.svg"
    if os.environ.get("UPDATE_SNAPSHOTS"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(svg, encoding="utf-8", newline="\n")
    assert file.read_text(encoding="utf-8") == svg


def test_private_dice_inspirations_and_the_glass_board_are_drawn_and_told() -> None:
    game = Game.new(players=2, seed=2, dice_pools=True, rare_glass=True, inspirations=True)
    game.play("side 1")
    game.play("side 1")
    view = game.view()
    picture = game._repr_svg_()
    assert picture is not None
    words = ET.fromstring(picture).findtext("{http://www.w3.org/2000/svg}desc") or ""
    assert view.glass_board is not None
    assert f"Rare-glass board {view.glass_board.name}" in words
    assert words.count("private dice: ") == 2
    assert all(f"inspiration: {card.name}" in words for card in view.inspirations)
    assert "private objectives: none" in words  # a spectator's picture keeps secrets
