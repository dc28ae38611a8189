"""Promo cards (docs/rules.md §7): off by default, marked as what they are; one objective, a tool, two window cards."""

from __future__ import annotations

from typing import Any

import pytest

from support.table import begun, drawn
from vitral import ChanceError, Game, OptionError, Options, all_cards
from vitral.cards import find_objective, find_pattern, find_tool, load_cards
from vitral.engine import rules_for
from vitral.engine.scoring import score_objective

CARD = "horizontal_symmetry"
IRON = "soldering_iron"
WINDOWS = {"claror/penombra", "vitralls/barcelona"}
NOT_WITH = ["row_color_variety", "row_shade_variety"]


def deck(name: str, **options: Any) -> set[str]:
    """The cards a table is dealt from."""
    return set(rules_for(Options(**options), all_cards()).decks[name])


def proof(*rows: str) -> list[str]:
    """What Horizontal Symmetry finds on a window."""
    finds = score_objective(drawn(*rows), find_objective(CARD)).finds
    return [f"{find.points}: {' '.join(find.spaces)}" for find in finds]


# --- off and on ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [{}, {"players": 6}, {"dice_pools": True}, {"mode": "solo", "players": 1}, {"mode": "automa", "players": 1}],
    ids=["standard", "six players", "dice pools", "solo", "automa"],
)
def test_promos_join_the_decks_only_when_asked_for(options: dict[str, Any]) -> None:
    assert Options(**options).promos is False
    promos = load_cards("promos")
    publics, tools = ({card.id for card in promos.publics}, {tool.id for tool in promos.tools})
    for name, cards in (("public", publics), ("windows", WINDOWS), ("tools", tools)):
        without = deck(name, **options)
        assert without.isdisjoint(cards)
        assert deck(name, **options, promos=True) == without | cards


def test_promo_cards_are_dealt_sooner_or_later() -> None:
    seen: set[str] = set()
    for seed in range(60):
        state = begun(Game.new(players=4, seed=seed, promos=True)).state
        seen |= {card.id for card in state.public} | {tool.card.id for tool in state.tools}
        seen |= {side.id for offer in state.dealt_sides for side in offer}
    assert seen >= {CARD, IRON, "claror", "penombra", "vitralls", "barcelona"}
    for seed in range(60):
        state = begun(Game.new(players=4, seed=seed)).state
        assert CARD not in {card.id for card in state.public}
        assert IRON not in {tool.card.id for tool in state.tools}


def test_a_named_promo_needs_the_option() -> None:
    public = [CARD, "light_shades", "deep_shades"]
    with pytest.raises(OptionError, match=f'public: "{CARD}" is not in the deck of this table'):
        Game.new(players=2, seed=1, public=public)
    state = Game.new(players=2, seed=1, public=public, promos=True).state
    assert [card.id for card in state.public] == public


def test_a_named_promo_tool_needs_the_option_too() -> None:
    tools = [IRON, "lathekin", "tap_wheel"]
    with pytest.raises(OptionError, match=f'"{IRON}" is not in the deck'):
        Game.new(players=2, seed=1, tools=tools)
    assert [tool.card.id for tool in Game.new(players=2, seed=1, promos=True, tools=tools).state.tools] == tools


def test_they_are_marked_as_what_they_are() -> None:
    """Certainty of the worst part: the windows are ours, the objective rests on one source and an inference."""
    assert [find_pattern(side).certainty for card in WINDOWS for side in card.split("/")] == ["reconstructed"] * 4
    assert find_tool(IRON).certainty == "reconstructed"
    assert find_objective(CARD).certainty == "inferred"
    game = Game.new(players=2, seed=1, public=[CARD, "light_shades", "deep_shades"], promos=True)
    assert dict(game.record().table)[CARD] == "inferred"


# --- the windows --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pattern", "difficulty", "grid"),
    [
        ("claror", 3, [".B.4.", "5.Y.R", ".G3.1", "P..6."]),
        ("penombra", 6, ["2B.4Y", "5.YPR", ".G3.1", "P2.6."]),
        ("vitralls", 4, ["Y.3.B", ".6G52", "1..R.", ".P5.4"]),
        ("barcelona", 5, ["R4.Y1", ".R6.Y", "3.R2.", "B5.R6"]),
    ],
)
def test_promo_windows_are_played_like_any_other(pattern: str, difficulty: int, grid: list[str]) -> None:
    game = Game.new(players=2, by_hand=True, promos=True, tools=["lathekin", "tap_wheel", "flux_brush"])
    game.resolve("deal private shades_of_red shades_of_blue")
    game.resolve("deal windows claror/penombra vitralls/barcelona industria/via_lux batllo/bellesguard")
    side = [each.id for each in game.state.dealt_sides[0]].index(pattern)
    game.play(f"side {side + 1}")
    game.play("side 1")
    for card in ("color_variety", "light_shades", "deep_shades"):
        game.resolve(f"deal public {card}")
    game.resolve("start 1")
    window = game.state.windows[0]
    assert (list(window.pattern.grid), game.state.tokens[0]) == (grid, difficulty)
    game.resolve("roll R1 Y2 G3 B4 P5")
    game.play("take R1")
    places = [action.text for action in game.legal_actions() if action.text.startswith("place ")]
    spaces = {text.removeprefix("place ") for text in places}
    edge = {f"{row}{column}" for row in "ABCD" for column in "12345" if row in "AD" or column in "15"}
    assert spaces == {space for space in edge if grid["ABCD".index(space[0])][int(space[1]) - 1] in ".R1"}


# --- Horizontal Symmetry ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rows", "found"),
    [
        (["R4 -- -- -- R4"], ["7: A1 A5"]),
        (["-- B2 -- B2 --"], ["7: A2 A4"]),
        (["R4 B2 -- B2 R4", "", "", "P6 -- -- -- P6"], ["7: A1 A5", "7: A2 A4", "7: D1 D5"]),
        (["R4 B2 Y1 B2 R4"] * 4, [f"7: {row}{a} {row}{b}" for row in "ABCD" for a, b in ("15", "24")]),
    ],
    ids=["columns 1 and 5", "columns 2 and 4", "each pair counts", "eight at most"],
)
def test_twins_about_the_middle_column_score_7_a_pair(rows: list[str], found: list[str]) -> None:
    assert proof(*rows) == found


@pytest.mark.parametrize(
    "rows",
    [
        [],
        ["R4 -- -- -- R5"],
        ["R4 -- -- -- B4"],
        ["R4 -- R4 -- --"],
        ["R4 -- -- R4 --"],
        ["R4 -- -- -- --"],
        ["R4", "-- -- -- -- R4"],
        ["R4", "", "", "R4"],
    ],
    ids=["empty", "color only", "value only", "the middle", "1 and 4", "alone", "two rows", "a column"],
)
def test_nothing_else_does(rows: list[str]) -> None:
    assert proof(*rows) == []


@pytest.mark.parametrize("other", NOT_WITH)
def test_it_is_not_dealt_beside_what_it_does_not_go_with(other: str) -> None:
    """[option] avoid_conflicts = on | off: the card is set aside and the next one drawn."""
    tools = ["lathekin", "tap_wheel", "flux_brush"]
    game = Game.new(players=2, by_hand=True, promos=True, tools=tools)
    game.resolve("deal private shades_of_red shades_of_blue")
    game.resolve("deal windows " + " ".join(card.id for card in all_cards().window_cards[:4]))
    begun(game).resolve(f"deal public {CARD}")
    with pytest.raises(ChanceError):
        game.resolve(f"deal public {other}")
    for seed in range(40):
        avoided = {card.id for card in begun(Game.new(players=2, seed=seed, promos=True)).state.public}
        assert not {CARD, other} <= avoided
    free = Game.new(players=2, by_hand=True, promos=True, avoid_conflicts=False, tools=tools)
    free.resolve("deal private shades_of_red shades_of_blue")
    free.resolve("deal windows " + " ".join(card.id for card in all_cards().window_cards[:4]))
    begun(free).resolve(f"deal public {CARD} {other} deep_shades")
    public = [CARD, other, "deep_shades"]
    both = Game.new(players=2, seed=1, promos=True, public=public).state
    assert [card.id for card in both.public] == public, "who names them may have both"
