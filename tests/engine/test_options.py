"""The options of a table (docs/rules.md §7): defaults, what goes together, every refusal with what would be allowed."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest

from vitral import CardSet, Game, OptionError, Options, all_cards, load_cards
from vitral.engine import rules_for
from vitral.engine.options import OPTION_NAMES, OPTIONS

DEFAULTS = {
    "mode": "standard",
    "players": 2,
    "setup": "printed",
    "start_player": "random",
    "bag": None,
    "enforcement": "strict",
    "audit": "whole",
    "lathekin": "one_by_one",
    "tools": [],
    "public": [],
    "privates": None,
    "expansion_windows": None,
    "dice_pools": False,
    "inspirations": False,
    "rare_glass": False,
    "passion_publics": False,
    "avoid_conflicts": True,
    "promos": False,
    "solo_tools": 3,
    "solo_private": 2,
    "solo_payment": "color",
    "track": "all",
    "automa_misfit": "strict",
    "automa_level": "easy",
    "glass_slot": "lot",
    "automa_bonus": None,
    "rulings": 2,
}
SWITCHES = ["dice_pools", "inspirations", "rare_glass", "passion_publics", "avoid_conflicts", "promos"]
CHOICES = {
    "mode": "standard, solo, automa",
    "setup": "printed, cards_first",
    "start_player": "random, 1, 2, 3, 4, 5, 6",
    "bag": "full, scaled, or leave it out",
    "enforcement": "strict, honour",
    "audit": "whole, neighbors",
    "lathekin": "one_by_one, together",
    "privates": "colors, mixed, positions, or leave it out",
    "expansion_windows": "True, False, or leave it out",
    "solo_tools": "1, 2, 3, 4, 5",
    "solo_private": "1, 2",
    "solo_payment": "color, first_printing",
    "track": "all, lighter",
    "automa_misfit": "strict, lenient",
    "automa_level": "easy, normal, hard",
    "glass_slot": "lot, 1, 2, 3",
    "rulings": "1, 2",
    **dict.fromkeys(SWITCHES, "False, True"),
    "avoid_conflicts": "True, False",
}
"""What may be chosen: numbers in order, of others the default first."""
CHOICES |= {
    option.name: ", ".join(map(str, option.values))
    for option in OPTIONS
    if option.values and None not in option.values and option.name not in CHOICES
}
SOLO = {"mode": "solo"}
AUTOMA = {"mode": "automa"}
MODULES = ["inspirations", "rare_glass", "passion_publics"]
THREE_TOOLS = ["lathekin", "tap_wheel", "flux_brush"]


def refusal(given: dict[str, Any], cards: CardSet | None = None) -> str:
    """The sentence with which a table is refused."""
    with pytest.raises(OptionError) as refused:
        rules_for(Options.read(given), cards or all_cards())
    return str(refused.value)


# --- values -------------------------------------------------------------------------------------------------


def test_the_first_value_is_the_default() -> None:
    found = Options.read({}).to_dict()
    assert list(found) == list(OPTION_NAMES)
    assert found == {option.name: option.default for option in OPTIONS} | DEFAULTS


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *[(name, "other") for name in CHOICES],
        *[(name, 1) for name in (*SWITCHES, "expansion_windows")],
        *[("solo_tools", value) for value in (0, 6, "3", True, 2.0, None)],
        *[("solo_private", value) for value in (0, 3, True)],
        *[(name, None) for name in ("mode", "setup", "track", "promos")],
        *[("start_player", value) for value in (0, 7, "1", True, None)],
        *[("glass_slot", value) for value in (0, 4, "2", True)],
        *[("mode", ["solo"]), ("track", ""), ("automa_level", "Easy")],
    ],
)
def test_values_that_do_not_exist(name: str, value: object) -> None:
    shown = tuple(value) if isinstance(value, list) else value
    assert refusal({name: value}) == f"{name}: {shown!r} is not available; choose one of: {CHOICES[name]}"


@pytest.mark.parametrize("value", [-1, 100, "15", True, 2.0])
def test_points_no_automa_is_given(value: object) -> None:
    wanted = f"automa_bonus: expected 0 to 99 points, or leave it out; found {value!r}"
    assert refusal({**AUTOMA, "automa_bonus": value}) == wanted


def test_an_option_that_does_not_exist() -> None:
    assert refusal({"colour": 1}) == f"unknown option 'colour'; the options are: {', '.join(OPTION_NAMES)}"


@pytest.mark.parametrize("players", [0, 7, -1, "3", None, False, 2.0])
def test_the_standard_game_is_for_2_to_6_players(players: object) -> None:
    assert refusal({"players": players}) == f"players: the standard game is for 2 to 6 players, not {players!r}"
    for allowed in (2, 3, 4, 5, 6):
        assert Options.read({"players": allowed}).seats == allowed


def test_one_player_is_shown_the_way() -> None:
    assert refusal({"players": 1}).endswith("not 1; for one player, choose mode solo or automa")


@pytest.mark.parametrize("mode", ["solo", "automa"])
def test_solo_and_automa_are_for_one_player(mode: str) -> None:
    for players in (0, 2, 6, True):
        assert refusal({"mode": mode, "players": players}) == f"players: {mode} is for 1 player, not {players!r}"
    assert Options.read({"mode": mode}).players == 1, "it need not be said"


# --- what does not go together ------------------------------------------------------------------------------

BAG = (
    "bag: full or scaled is for the standard game with 2 to 4 players without dice pools; "
    "every other way to play uses its own bag"
)
NO_SEAT = "there are {} players; choose random or a seat"
COLORS = "privates: there are too few color objectives for six players; choose mixed or positions"


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        *[
            ({"bag": bag, **other}, BAG)
            for bag in ("full", "scaled")
            for other in ({"players": 5}, {"players": 6}, {"dice_pools": True}, SOLO, AUTOMA)
        ],
        *[
            (
                {"start_player": 1, **mode},
                "start_player: in solo games and against the Automa, the person begins; leave it out",
            )
            for mode in (SOLO, AUTOMA)
        ],
        *[
            ({"start_player": seat, "players": players}, f"start_player: {NO_SEAT.format(players)}")
            for players, seat in ((2, 3), (2, 6), (3, 4), (4, 5), (5, 6))
        ],
        *[
            ({"glass_slot": 2, **other}, "glass_slot: only for the Automa with rare glass; leave it out")
            for other in (AUTOMA, SOLO, {}, {"rare_glass": True})
        ],
        *[
            ({"dice_pools": True, **mode}, "dice_pools: for the standard game only, with 2 to 6 players")
            for mode in (SOLO, AUTOMA)
        ],
        *[
            ({"enforcement": "honour", **mode}, "enforcement: honor tables need two or more people; choose strict")
            for mode in (SOLO, AUTOMA)
        ],
        (
            {"rare_glass": True, **SOLO},
            "rare_glass: not in solo games, which have no favor tokens; only for the standard game and the Automa",
        ),
        ({"privates": "colors", "players": 6}, COLORS),
        ({"privates": "colors", "players": 6, "dice_pools": True}, COLORS),
    ],
)
def test_combinations_that_no_rule_knows(given: dict[str, Any], sentence: str) -> None:
    """§1.1, §1.8, §3, §4, §7: it says why, and what would be allowed."""
    assert refusal(given) == sentence


@pytest.mark.parametrize("mode", [{}, AUTOMA, {"players": 4}], ids=["standard", "automa", "four players"])
@pytest.mark.parametrize(
    ("name", "value"),
    [("solo_tools", 5), ("solo_private", 1), ("solo_payment", "first_printing"), ("track", "lighter")],
)
def test_options_of_solo_elsewhere(name: str, value: object, mode: dict[str, Any]) -> None:
    assert refusal({name: value, **mode}) == f"{name}: for solo only; set mode to solo or leave it out"
    assert getattr(Options.read({name: value, **SOLO}), name) == value


@pytest.mark.parametrize("mode", [{}, SOLO], ids=["standard", "solo"])
@pytest.mark.parametrize(
    ("name", "value"),
    [("automa_misfit", "lenient"), ("automa_level", "normal"), ("automa_level", "hard"), ("automa_bonus", 0)],
)
def test_options_of_the_automa_elsewhere(name: str, value: str, mode: dict[str, Any]) -> None:
    assert refusal({name: value, **mode}) == f"{name}: for the Automa only; set mode to automa or leave it out"
    assert getattr(Options.read({name: value, **AUTOMA}), name) == value


# --- named cards --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ({}, 3),
        (AUTOMA, 3),
        ({"rare_glass": True}, 2),
        ({**SOLO, "solo_tools": 1}, 1),
        ({**SOLO, "solo_tools": 5}, 5),
    ],
)
def test_as_many_tools_are_named_as_lie_on_the_table(given: dict[str, Any], wanted: int) -> None:
    tools = [tool.id for tool in all_cards().tools[:6]]
    cards, them = ("card", "it") if wanted == 1 else ("cards", "them")
    message = f"tools: name {wanted} {cards}, or none to deal {them} at random; found 6"
    assert refusal({**given, "tools": tools}) == message
    assert Options.read({**given, "tools": tools[:wanted]}).tools == tuple(tools[:wanted])


def test_as_many_public_objectives_are_named_as_lie_on_the_table() -> None:
    two = ["light_shades", "deep_shades"]
    assert refusal({"public": two}) == "public: name 3 cards, or none to deal them at random; found 2"
    assert refusal({**SOLO, "public": [*two, "color_variety"]}).startswith("public: name 2 cards")
    assert Options.read({**SOLO, "public": two}).public_shown == 2


@pytest.mark.parametrize(
    ("name", "given", "sentence"),
    [
        ("tools", "lathekin", "tools: expected a list of card ids, found 'lathekin'"),
        ("public", [1, 2, 3], "public: expected a list of card ids, found (1, 2, 3)"),
        ("tools", ["lathekin"] * 3, "tools: a card is named twice: lathekin, lathekin, lathekin"),
    ],
)
def test_named_cards_are_a_list_of_different_ids(name: str, given: object, sentence: str) -> None:
    assert refusal({name: given}) == sentence


@pytest.mark.parametrize(
    ("given", "stranger"),
    [
        ({}, "strip_cutter"),
        ({}, "lead_came_nippers"),
        ({"dice_pools": True}, "glazing_hammer"),
        ({"dice_pools": True}, "running_pliers"),
    ],
)
def test_a_named_tool_must_be_in_the_deck_of_the_table(given: dict[str, Any], stranger: str) -> None:
    message = refusal({**given, "tools": [*THREE_TOOLS[:2], stranger]})
    deck = ", ".join(sorted(rules_for(Options(**given), all_cards()).decks["tools"]))
    assert message == f'tools: "{stranger}" is not in the deck of this table, which contains: {deck}'


def test_a_card_that_is_mistyped_is_guessed() -> None:
    message = refusal({"tools": [*THREE_TOOLS[:2], "hammer"]})
    assert message == 'tools: "hammer" is not in the deck of this table; did you mean glazing_hammer?'


@pytest.mark.parametrize("stranger", ["horizontal_shade_symmetry", "horizontal_symmetry", "lathekin"])
def test_a_named_objective_must_be_in_the_deck_of_the_table(stranger: str) -> None:
    message = refusal({"public": ["light_shades", "deep_shades", stranger]})
    deck = ", ".join(sorted(rules_for(Options(), all_cards()).decks["public"]))
    assert message == f'public: "{stranger}" is not in the deck of this table, which contains: {deck}'


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"players": 6}, "this table needs 6 private objectives; its card set has 5"),
        ({"inspirations": True}, "this table needs 2 inspirations; its card set has 0"),
        (AUTOMA, "mode: the card set has no Automa; add the box automa or a file with one"),
    ],
)
def test_the_cards_must_be_enough_for_the_table(given: dict[str, Any], sentence: str) -> None:
    assert refusal(given, load_cards("base")) == sentence


# --- what goes together -------------------------------------------------------------------------------------

ALLOWED: list[dict[str, Any]] = [
    *[{"players": players, "dice_pools": pools} for players in (2, 3, 4, 5, 6) for pools in (False, True)],
    *[{"players": players, "bag": "scaled", "enforcement": "honour"} for players in (2, 3, 4)],
    *[{**AUTOMA, module: True} for module in MODULES],
    *[{"players": 6, "dice_pools": True, module: True} for module in MODULES],
    {**AUTOMA, **dict.fromkeys(MODULES, True), "automa_level": "hard", "promos": True},
    {"players": 5, **dict.fromkeys(MODULES, True), "avoid_conflicts": False},
    {"dice_pools": True, "enforcement": "honour", "privates": "positions"},
    {**SOLO, "inspirations": True, "passion_publics": True},
    {**SOLO, "privates": "mixed", "expansion_windows": True, "promos": True},
    {**SOLO, "solo_tools": 5, "solo_private": 1, "solo_payment": "first_printing", "track": "lighter"},
    *[{"players": 3, "start_player": seat, "setup": "cards_first"} for seat in ("random", 1, 2, 3)],
    *[{**mode, "setup": order} for mode in (SOLO, AUTOMA) for order in ("printed", "cards_first")],
    *[{**AUTOMA, "rare_glass": True, "glass_slot": slot} for slot in ("lot", 1, 2, 3)],
    {"tools": THREE_TOOLS, "public": ["light_shades", "deep_shades", "color_variety"]},
]


@pytest.mark.parametrize("given", ALLOWED, ids=str)
def test_tables_that_the_rules_know_are_set_up_and_written_down(given: dict[str, Any]) -> None:
    options = Options.read(given)
    data = json.loads(json.dumps(options.to_dict()))
    assert Options.read(data) == options
    assert list(data) == list(OPTION_NAMES)
    assert {name: data[name] for name in given} == given
    game = Game.new(seed=1, **data)
    # A game writes the Automa's points down.
    assert replace(game.options, automa_bonus=options.automa_bonus) == options
    assert (game.options.automa_bonus is None) == (options.mode != "automa")
    assert Options.read(game.record().to_dict()["options"]) == game.options
    assert game.legal_actions()


def test_solo_knows_only_luck_and_courage_of_the_inspirations() -> None:
    cards = all_cards(1)
    alone = rules_for(Options.read({**SOLO, "inspirations": True}), cards).decks["inspirations"]
    assert set(alone) == {"luck", "courage"}
    together = rules_for(Options.read({"inspirations": True}), cards).decks["inspirations"]
    assert tuple(together.values()) == cards.inspirations


# --- ids ----------------------------------------------------------------------------------------------------


def test_ids_are_english_names_in_ascii_snake_case() -> None:
    cards = all_cards()
    ids = [pattern.id for pattern in cards.patterns] + [tool.id for tool in cards.tools]
    ids += [card.id for card in (*cards.publics, *cards.privates)]
    ids += [inspiration.id for inspiration in cards.inspirations]
    ids += [board.id for board in cards.glass_boards]
    assert all(re.fullmatch(r"[a-z]+(_[a-z]+)*", card) for card in ids)
    assert {"esperanca", "strip_cutter", "fence", "luck", "iridescent"} <= set(ids)
    assert sum(card.startswith("rg_") for card in ids) == 7
    assert not any("colour" in name for name in (*ids, *OPTION_NAMES))


@pytest.mark.parametrize("kind", ["colors", "mixed", "positions"])
def test_privates_are_moot_with_rare_glass(kind: str) -> None:
    """docs/rules.md §4.2: with rare glass only its own objectives are dealt, whatever `privates` says."""
    game = Game.new(players=6, seed=1, privates=kind, rare_glass=True)
    assert all(card.box == "passion" for cards in game.state.private for card in cards)
