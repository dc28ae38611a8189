"""The facts of the base game, and how card sets are put together."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

import vitral.cards
from vitral.cards import (
    COLORS,
    FORMAT,
    KNOWN_STEPS,
    CardSet,
    Diagonals,
    GlassBoard,
    Inspiration,
    Lines,
    Objective,
    Pattern,
    Sets,
    SumOfColor,
    Tool,
    all_cards,
    base_cards,
    built_in_boxes,
    cards_from_texts,
    find_glass_board,
    find_inspiration,
    find_objective,
    find_pattern,
    find_tool,
    load_cards,
    read_file,
)

GRIDS = {
    "aurora_sagradis": """
        R . B . Y
        4 P 3 G 2
        . 1 . 5 .
        . . 6 . .""",
    "batllo": """
        . . 6 . .
        . 5 B 4 .
        3 G Y P 2
        1 4 R 5 3""",
    "fractal_drops": """
        . 4 . Y 6
        R . 2 . .
        . . R P 1
        B Y . . .""",
    "lux_mundi": """
        . . 1 . .
        1 G 3 B 2
        B 5 4 6 G
        . B 5 G .""",
    "shadow_thief": """
        6 P . . 5
        5 . P . .
        R 6 . P .
        Y R 5 4 3""",
    "suns_glory": """
        1 P Y . 4
        P Y . . 6
        Y . . 5 3
        . 5 4 2 1""",
    "symphony_of_light": """
        2 . 5 . 1
        Y 6 P 2 R
        . B 4 G .
        . 3 . 5 .""",
    "via_lux": """
        Y . 6 . .
        . 1 5 . 2
        3 Y R P .
        . . 4 3 R""",
    "water_of_life": """
        6 B . . 1
        . 5 B . .
        4 R 2 B .
        G 6 Y 3 P""",
}

STEPS = {
    "grozing_pliers": "take, nudge, place",
    "eglomise_brush": "lift, place ignore_color",
    "copper_foil_burnisher": "lift, place ignore_value",
    "lathekin": "lift, place, lift other, place",
    "lens_cutter": "take, swap track, place",
    "flux_brush": "take, reroll, place or_leave_if_stuck",
    "glazing_hammer": "reroll pool",
    "running_pliers": "take, place, skip second_turn",
    "cork_backed_straightedge": "take, place isolated",
    "grinding_stone": "take, flip, place",
    "flux_remover": "take, rebag, draw, set, place or_leave",
    "tap_wheel": "lift track_color, place, lift other same_color or_stop, place",
}

POINTS = {
    "row_color_variety": (6, Lines("row", "color")),
    "column_color_variety": (5, Lines("column", "color")),
    "row_shade_variety": (5, Lines("row", "value")),
    "column_shade_variety": (4, Lines("column", "value")),
    "light_shades": (2, Sets(("1", "2"))),
    "medium_shades": (2, Sets(("3", "4"))),
    "deep_shades": (2, Sets(("5", "6"))),
    "shade_variety": (5, Sets(tuple("123456"))),
    "color_variety": (4, Sets(tuple("RYGBP"))),
    "color_diagonals": (1, Diagonals("color")),
}

BASE = load_cards("base", edition=1)

MY_WINDOW = f"""
format = "{FORMAT}"

[[window_card]]
[[window_card.side]]
id = "glasshouse"
name = "Glasshouse – Ünïcode"
difficulty = 2
grid = [".....", "R...B", ".....", "1...6"]
certainty = "one"
"""

MY_TOOL = f"""
format = "{FORMAT}"

[[tool]]
number = 21
id = "soft_cloth"
name = "Soft Cloth"
solo_color = "G"
first_printing = "3"
when = []
steps = ["lift", "place isolated"]
text = "Move a die to a lonely space."
"""

MY_BOX = f"""
format = "{FORMAT}"
id = "attic"
name = "The Attic"
files = ["windows.toml", "tools.toml"]
"""


@pytest.fixture
def attic(tmp_path: Path) -> Path:
    """A box of one's own: a window card and a tool."""
    folder = tmp_path / "attic"
    folder.mkdir()
    for name, text in (("box.toml", MY_BOX), ("windows.toml", MY_WINDOW), ("tools.toml", MY_TOOL)):
        (folder / name).write_bytes(text.encode())
    return folder / "box.toml"


@pytest.fixture
def my_window(tmp_path: Path) -> Path:
    path = tmp_path / "my.toml"
    path.write_bytes(MY_WINDOW.encode())
    return path


# The base game as it was first described: what is printed does not change when cards are added


def test_base_game_has_all_its_cards() -> None:
    cards = BASE
    assert len(cards.window_cards) == 12
    assert all(len(card.sides) == 2 for card in cards.window_cards)
    assert len(cards.patterns) == 24
    assert (len(cards.tools), len(cards.publics), len(cards.privates)) == (12, 10, 5)


def test_difficulties_of_the_24_patterns() -> None:
    assert Counter(pattern.difficulty for pattern in BASE.patterns) == {3: 4, 4: 4, 5: 12, 6: 4}


@pytest.mark.parametrize("pattern", all_cards().patterns, ids=lambda pattern: pattern.id)
def test_no_pattern_asks_for_equal_neighbours(pattern: Pattern) -> None:
    rows = pattern.grid
    beside = [(row[c], row[c + 1]) for row in rows for c in range(4)]
    below = [(upper[c], lower[c]) for upper, lower in pairwise(rows) for c in range(5)]
    assert [pair for pair in beside + below if pair[0] == pair[1] != "."] == []


@pytest.mark.parametrize("pattern_id", GRIDS)
def test_grid_is_as_printed(pattern_id: str) -> None:
    printed = [line.replace(" ", "") for line in GRIDS[pattern_id].strip().splitlines()]
    assert list(find_pattern(pattern_id).grid) == printed


@pytest.mark.parametrize(
    "sides",
    [
        ("Batllo", 5, "Bellesguard", 3),
        ("Firelight", 5, "Sun's Glory", 6),
        ("Fractal Drops", 3, "Ripples of Light", 5),
        ("Gravitas", 5, "Water of Life", 6),
        ("Symphony of Light", 6, "Virtus", 5),
    ],
)
def test_sides_that_share_a_card(sides: tuple[object, ...]) -> None:
    pairs = [tuple(x for side in card.sides for x in (side.name, side.difficulty)) for card in BASE.window_cards]
    assert sides in pairs


def test_window_card_is_named_by_its_sides() -> None:
    assert BASE.window_cards[1].id == "batllo/bellesguard"


def test_tools_are_numbered_and_colored() -> None:
    tools = BASE.tools
    assert [tool.number for tool in tools] == list(range(1, 13))
    assert "".join(tool.solo_color for tool in tools) == "PBRYGPBRYGPB"
    assert "".join(tool.first_printing for tool in tools) == "123456BRYGPB"


@pytest.mark.parametrize("tool", BASE.tools, ids=lambda tool: tool.id)
def test_steps_of_the_tool(tool: Tool) -> None:
    assert ", ".join(tool.steps) == STEPS[tool.id]


def test_every_known_step_is_used_by_some_box() -> None:
    assert {step for tool in load_cards(*built_in_boxes()).tools for step in tool.steps} == KNOWN_STEPS


def test_moments_of_the_tools() -> None:
    """docs/rules.md §1.9: 2, 3, 4, 12 at any moment, 7 and 8 in one turn of the round, the others with the draft."""
    expected = {
        "eglomise_brush": (),
        "copper_foil_burnisher": (),
        "lathekin": (),
        "tap_wheel": (),
        "glazing_hammer": ("second_turn", "before_draft"),
        "running_pliers": ("first_turn", "after_draft"),
    }
    assert {tool.id: tool.when for tool in BASE.tools} == dict.fromkeys(STEPS, ("before_draft",)) | expected


def test_public_objectives() -> None:
    assert {card.id: (card.points, card.goal) for card in BASE.publics} == POINTS


def test_private_objectives_sum_one_color_each() -> None:
    privates = BASE.privates
    assert [card.goal for card in privates] == [SumOfColor(color) for color in COLORS]
    assert {card.points for card in privates} == {1}
    assert [card.name.split()[-1][0] for card in privates] == list(COLORS)


def test_certainty() -> None:
    """Rulebooks settle seven of the cards; the others rest on several sources, as does how Lathekin moves its dice."""
    base = BASE
    cards: list[Pattern | Tool | Objective] = [*base.patterns, *base.tools, *base.objectives]
    assert {card.certainty for card in cards} == {"rulebook", "several"}
    assert {card.id for card in cards if card.certainty == "rulebook"} == {
        "grozing_pliers",
        "eglomise_brush",
        "column_color_variety",
        "light_shades",
        "color_variety",
        "shades_of_purple",
        "shades_of_green",
    }


CARDS_WITH_TEXT: list[Tool | Objective | Inspiration | GlassBoard] = [
    *all_cards().tools,
    *all_cards().objectives,
    *all_cards().inspirations,
    *all_cards().glass_boards,
]


@pytest.mark.parametrize("card", CARDS_WITH_TEXT, ids=lambda card: card.id)
def test_effect_is_told_in_one_or_two_sentences(card: Tool | Objective | Inspiration | GlassBoard) -> None:
    assert card.text.endswith(".")
    assert 1 <= card.text.count(". ") + 1 <= 2


# Putting sets together


def test_base_cards_are_read_once() -> None:
    assert base_cards() is base_cards()
    assert base_cards() == load_cards("base")
    assert hash(base_cards()) == hash(load_cards("base"))
    assert (base_cards().name, base_cards().sources) == ("base", ())


def test_all_cards_are_those_of_all_boxes() -> None:
    cards = all_cards()
    assert cards is all_cards()
    assert cards.name == "base+pools+passion+automa+promos"
    assert sorted(cards.name.split("+")) == list(built_in_boxes())
    assert cards == load_cards("base", "pools", "passion", "automa", "promos")
    assert hash(cards) == hash(cards_from_texts(cards.name, []))
    boxes = [load_cards(box) for box in cards.name.split("+")]
    for kind in ("window_cards", "tools", "publics", "privates", "inspirations", "glass_boards", "avoid"):
        assert getattr(cards, kind) == tuple(card for box in boxes for card in getattr(box, kind))
    assert len({tool.number for tool in cards.tools}) == len(cards.tools)


def test_every_box_can_be_opened_alone() -> None:
    for box_id in built_in_boxes():
        assert load_cards(box_id).name == box_id


def test_own_file_joins_the_base_game(my_window: Path) -> None:
    cards = load_cards("base", my_window)
    assert cards.name == "base+my.toml"
    assert cards.window_cards[:-1] == base_cards().window_cards
    assert cards.window_cards[-1].sides == (
        Pattern("glasshouse", "Glasshouse – Ünïcode", 2, (".....", "R...B", ".....", "1...6"), certainty="one"),
    )
    assert cards.sources == (MY_WINDOW,)


def test_own_box_is_read_with_its_files(attic: Path) -> None:
    cards = load_cards(str(attic))
    assert cards.name == "box.toml"
    assert [pattern.id for pattern in cards.patterns] == ["glasshouse"]
    assert [tool.id for tool in cards.tools] == ["soft_cloth"]
    assert cards.sources == (MY_BOX, MY_WINDOW, MY_TOOL)


def test_certainty_may_be_left_out() -> None:
    cards = read_file(MY_TOOL, "tools.toml")
    assert isinstance(cards, CardSet)
    assert cards.tools[0].certainty == "invented"


def test_set_is_rebuilt_from_its_texts(attic: Path, tmp_path: Path) -> None:
    extra = tmp_path / "more+more.toml"
    extra.write_text(MY_TOOL.replace("soft_cloth", "rough_cloth").replace("21", "22"))
    for sources in (
        ["base"],
        [attic],
        ["base", attic, extra],
        [extra, "base", attic],
        [attic, extra, "base"],
    ):
        cards = load_cards(*sources)
        name, texts = json.loads(json.dumps([cards.name, cards.sources]))
        rebuilt = cards_from_texts(name, texts)
        assert rebuilt == cards
        assert rebuilt.sources == cards.sources


def test_byte_order_mark_and_windows_line_ends_are_welcome(tmp_path: Path) -> None:
    path = tmp_path / "NOTEPAD.TOML"
    path.write_bytes(b"\xef\xbb\xbf" + MY_TOOL.replace("\n", "\r\n").encode())
    cards = load_cards(path)
    assert cards.tools[0].name == "Soft Cloth"
    assert cards_from_texts(cards.name, cards.sources) == cards
    assert read_file("\ufeff" + MY_TOOL, "x.toml") == read_file(MY_TOOL, "x.toml")


def test_cards_are_found_by_id(my_window: Path) -> None:
    assert find_pattern("sun_catcher").name == "Sun Catcher"
    assert find_tool("lens_cutter").number == 5
    assert find_objective("deep_shades") in base_cards().publics
    assert find_objective("shades_of_blue") in base_cards().privates
    assert find_pattern("glasshouse", load_cards(my_window)).difficulty == 2
    assert find_pattern("esperanca").name == "Esperança"
    assert find_inspiration("luck") in all_cards().inspirations
    assert find_glass_board("streaked") in all_cards().glass_boards


def test_public_names_are_sorted_and_exist() -> None:
    names = vitral.cards.__all__
    assert all(hasattr(vitral.cards, name) for name in names)
    groups = [[n for n in names if n.isupper()], [n for n in names if n[0].isupper() and not n.isupper()]]
    groups.append([n for n in names if n[0].islower()])
    assert names == [name for group in groups for name in sorted(group)]
