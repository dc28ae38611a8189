"""Five and six players (docs/rules.md §3): bags, draft pools, turns, position objectives, windows of their box."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oracle.slow_rules import bag_per_color, dice_per_round, turn_order
from support.table import BLANK, Table, begun, drawn, table
from vitral import ChanceError, Game, OptionError, Options, all_cards
from vitral.cards import find_objective
from vitral.engine import rules_for
from vitral.engine.scoring import score_objective
from vitral.engine.standing import ranking, scores

COLORS = {"shades_of_red", "shades_of_yellow", "shades_of_green", "shades_of_blue", "shades_of_purple"}
POSITIONS = {
    "fence": [".....", "#.#.#", "#.#.#", "....."],
    "tunnel": [".###.", ".....", ".....", ".###."],
    "brace": [".#.#.", "..#..", "..#..", ".#.#."],
    "port": ["..#..", ".#.#.", ".#.#.", "..#.."],
    "brackets": ["##.##", "#...#", ".....", "....."],
    "wall": [".....", ".###.", ".###.", "....."],
}
FULL = ["R1 Y2 G3 B4 P5", "Y6 G5 B1 P3 R2", "G2 B4 P6 R5 Y1", "B3 P1 R2 Y6 G4"]
BOX = {"romanesque", "esperanca", "sol", "apricitas", "generosidad", "ligero"}
"""The easier sides of the six cards of the box."""


def deck(name: str, **options: Any) -> set[str]:
    """The cards a table is dealt from."""
    return set(rules_for(Options(**options), all_cards()).decks[name])


def easier_sides(cards: set[str]) -> set[str]:
    """The first sides of some window cards."""
    return {card.split("/")[0] for card in cards}


# --- bags, pools and turns ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "bag", "pool"), [(5, 22, 11), (6, 26, 13)])
def test_bag_and_pool(players: int, bag: int, pool: int) -> None:
    """The bag is exactly empty after the tenth roll."""
    game = Game.new(players=players, seed=3)
    assert game.state.bag == (bag,) * 5
    for _ in range(players):
        game.play("side 4")
    assert len(game.state.pool) == pool
    assert (bag, pool) == (bag_per_color(players, scaled=False), dice_per_round(players))
    assert 5 * bag == 10 * pool


@pytest.mark.parametrize(("players", "bag"), [(2, 10), (3, 14), (4, 18)])
def test_smaller_tables_may_have_the_same_bag(players: int, bag: int) -> None:
    assert Game.new(players=players, seed=3, bag="scaled").state.bag == (bag,) * 5
    assert Game.new(players=players, seed=3).state.bag == (18,) * 5


@pytest.mark.parametrize("players", [5, 6])
def test_a_table_is_dealt_every_card_it_needs_and_none_twice(players: int) -> None:
    for seed in range(10):
        state = begun(Game.new(players=players, seed=seed)).state
        privates = [card.id for cards in state.private for card in cards]
        offers = [side.id for offer in state.dealt_sides for side in offer]
        assert len(privates) == len(set(privates)) == players
        assert len(offers) == len(set(offers)) == 4 * players
        assert (len(state.tools), len(state.public)) == (3, 3)
        assert 0 <= state.start < players


@pytest.mark.parametrize("start", range(6))
def test_six_turns_clockwise_and_six_back(start: int) -> None:
    t = table(players=6, start=start)
    seats = []
    while not t.waits_for_chance():
        seats.append(t.seat)
        t.play("pass")
    assert seats == turn_order(6, start)
    assert (len(seats), seats[5]) == (12, seats[6]), "the last player plays twice in a row"
    assert t.seat == (start + 1) % 6, "the start player passes clockwise"
    with pytest.raises(ChanceError):
        t.resolve("roll R1 R2 R3 R4 R5 R6 Y1 Y2 Y3 Y4 Y5")


def test_the_snake_of_five() -> None:
    t = table(players=5, start=3)
    seats = []
    while not t.waits_for_chance():
        seats.append(t.seat)
        t.play("pass")
    assert seats == [3, 4, 0, 1, 2, 2, 1, 0, 4, 3]


def test_a_tie_of_six_goes_in_reverse_order_of_the_last_round() -> None:
    private = list(POSITIONS)
    t = table(players=6, start=2, round=10, private=private)
    assert [place.seat for place in ranking(t.state)] == [1, 0, 5, 4, 3, 2]


@pytest.mark.parametrize("players", [5, 6])
def test_no_die_is_lost_in_whole_games(players: int) -> None:
    each = bag_per_color(players, scaled=False)
    game, rng = Game.new(players=players, seed=players), Random(players)
    while not game.over:
        game.play(rng.choice(game.legal_actions()))
        assert Table(game.state).dice_by_color() == f"R{each} Y{each} G{each} B{each} P{each}"
    assert sum(game.state.bag) == 0
    assert len(game.ranking()) == players


# --- private objectives: [option] privates = colors | mixed | positions ---------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_up_to_four_players_hold_colors_unless_told_otherwise(players: int) -> None:
    assert deck("private", players=players) == COLORS
    assert deck("private", players=players, privates="mixed") == COLORS | set(POSITIONS)
    assert deck("private", players=players, privates="positions") == set(POSITIONS)


@pytest.mark.parametrize("players", [5, 6])
def test_from_five_players_on_both_kinds_are_mixed(players: int) -> None:
    assert deck("private", players=players) == COLORS | set(POSITIONS)
    assert deck("private", players=players, privates="mixed") == COLORS | set(POSITIONS)
    assert deck("private", players=players, privates="positions") == set(POSITIONS)


@pytest.mark.parametrize("dice_pools", [False, True])
def test_five_colors_are_enough_for_five_but_not_for_six(dice_pools: bool) -> None:
    assert deck("private", players=5, privates="colors", dice_pools=dice_pools) == COLORS
    with pytest.raises(
        OptionError, match="privates: there are too few color objectives for six players; choose mixed or positions"
    ):
        Options(players=6, privates="colors", dice_pools=dice_pools).check()


def test_six_players_may_hold_all_the_positions() -> None:
    state = Game.new(players=6, seed=1, privates="positions").state
    assert {card.id for cards in state.private for card in cards} == set(POSITIONS)


# --- the six position objectives ----------------------------------------------------------------------------


def proof(card: str, *rows: str) -> list[str]:
    """What the card finds on a window: points and space."""
    line = score_objective(drawn(*rows), find_objective(card))
    assert line.points == sum(find.points for find in line.finds)
    return [f"{' '.join(find.spaces)}:{find.points}" for find in line.finds]


def test_the_example_of_the_expansion() -> None:
    """§6: Fence scores 3+5+0+0+2+3 = 13."""
    rows = ["R6 G2 -- B4 P1", "B3 Y1 -- G6 R2", "G5 R4 -- P1 Y3", "P1 B6 Y5 R2 B4"]
    assert proof("fence", *rows) == ["B1:3", "B5:2", "C1:5", "C5:3"]
    assert score_objective(drawn(*rows), find_objective("fence")).points == 13


@pytest.mark.parametrize("card", POSITIONS)
def test_all_six_spaces_count_their_values_and_no_others(card: str) -> None:
    def filled(there: str, elsewhere: str) -> list[str]:
        return [" ".join(there if mark == "#" else elsewhere for mark in row) for row in POSITIONS[card]]

    found = proof(card, *filled("G4", "--"))
    assert len(found) == 6
    assert all(find.endswith(":4") for find in found)
    assert proof(card, *filled("G4", "R6")) == found, "dice elsewhere do not matter"
    assert proof(card, *filled("--", "R6")) == []


@pytest.mark.parametrize(
    ("card", "found"),
    [
        ("fence", "B1:6 B3:1 B5:2 C1:2 C3:6 C5:1"),
        ("tunnel", "A2:2 A3:3 A4:4 D2:1 D3:2 D4:6"),
        ("brace", "A2:2 A4:4 B3:1 C3:6 D2:1 D4:6"),
        ("port", "A3:3 B2:5 B4:3 C2:4 C4:5 D3:2"),
        ("brackets", "A1:1 A2:2 A4:4 A5:5 B1:6 B5:2"),
        ("wall", "B2:5 B3:1 B4:3 C2:4 C3:6 C4:5"),
    ],
)
def test_one_full_window_six_cards(card: str, found: str) -> None:
    assert proof(card, *FULL) == found.split(), "any color"


@pytest.mark.parametrize(
    ("card", "rows", "found"),
    [
        ("fence", ["R1", "R2", "--", "R3"], "B1:2"),
        ("tunnel", ["R6 Y5 -- -- G6", "B4", "", "-- -- -- P1"], "A2:5 D4:1"),
        ("brace", ["", "-- -- R6 R6", "-- -- R1 R1"], "B3:6 C3:1"),
        ("port", ["-- -- P3", "-- P3 Y6 P3"], "A3:3 B2:3 B4:3"),
        ("brackets", ["R1 R2 R3 R4 R5", "", "R6 -- -- -- R6", "R6 -- -- -- R6"], "A1:1 A2:2 A4:4 A5:5"),
        ("wall", ["R6 R6 R6 R6 R6", "R6 B2 -- -- R6", "R6 -- -- B1 R6", "R6 R6 R6 R6 R6"], "B2:2 C4:1"),
    ],
)
def test_open_spaces_count_nothing(card: str, rows: list[str], found: str) -> None:
    assert proof(card, *rows) == found.split()


def test_each_seat_is_scored_by_its_own_position_objective() -> None:
    t = table(players=6, windows=[(BLANK, FULL)] * 6, private=list(POSITIONS), tokens=[0] * 6)
    assert [score.private_points for score in scores(t.state)] == [18, 18, 20, 22, 20, 24]
    assert [score.total for score in scores(t.state)] == [18, 18, 20, 22, 20, 24]


# --- [option] expansion_windows -----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_windows_of_the_box_stay_there_up_to_four_players(players: int) -> None:
    assert len(deck("windows", players=players)) == 12
    assert easier_sides(deck("windows", players=players)).isdisjoint(BOX)
    opened = deck("windows", players=players, expansion_windows=True)
    assert len(opened) == 18
    assert easier_sides(opened) >= BOX


@pytest.mark.parametrize("players", [5, 6])
def test_from_five_players_on_they_are_dealt_unless_told_otherwise(players: int) -> None:
    assert deck("windows", players=players) == deck("windows", players=players, expansion_windows=True)
    assert easier_sides(deck("windows", players=players)) >= BOX
    assert easier_sides(deck("windows", players=players, expansion_windows=False)).isdisjoint(BOX)


def test_six_players_without_them_are_dealt_every_card_of_the_base_game() -> None:
    state = Game.new(players=6, seed=2, expansion_windows=False).state
    assert len({side.id for offer in state.dealt_sides for side in offer}) == 24


def test_both_sides_of_their_cards_are_offered() -> None:
    cards = deck("windows", players=5)
    assert {card for card in cards if card.split("/")[0] in BOX} == {
        *("romanesque/baroque", "esperanca/alegria", "sol/naturaleza"),
        *("apricitas/tenebra", "generosidad/armonia", "ligero/shadom"),
    }
