"""Private dice pools (docs/rules.md §3, [option] dice_pools): ten open dice each, one turn a round, tools 13 and 14."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

from support.table import BLANK, Table, begun, table
from vitral import ChanceError, Game, Options, all_cards, parse_position
from vitral.engine import rules_for
from vitral.engine.standing import scores

CUTTER, NIPPERS = "strip_cutter", "lead_came_nippers"
DRAFTING = ["grozing_pliers", "lens_cutter", "flux_brush", "cork_backed_straightedge", "grinding_stone", "flux_remover"]
MOVING = ["eglomise_brush", "copper_foil_burnisher", "lathekin", "tap_wheel"]
SIXES = ["66666"] * 4
"""A print on which nothing but a 6 fits."""
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


# --- set-up -------------------------------------------------------------------------------------------------


@PLAYERS
def test_everybody_starts_with_two_dice_of_each_color(players: int) -> None:
    game = begun(Game.new(players=players, seed=players, dice_pools=True))
    for own in game.state.own:
        assert [die // 6 for die in own] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert len(game.state.own) == players
    assert len(set(game.state.own)) > 1, "rolled, each for itself"


@pytest.mark.parametrize(("players", "bag", "pool"), [(2, 6, 3), (3, 8, 4), (4, 10, 5), (5, 12, 6), (6, 14, 7)])
def test_bags_and_pools_are_smaller(players: int, bag: int, pool: int) -> None:
    """The bag is exactly empty after the tenth roll."""
    game = Game.new(players=players, seed=1, dice_pools=True)
    assert game.state.bag == (bag,) * 5
    for _ in range(players):
        game.play("side 1")
    assert len(game.state.pool) == pool
    assert 5 * bag == 10 * pool


@pytest.mark.parametrize(
    "roll",
    [
        "reroll " + "R1 R2 Y3 Y4 G5 G6 B1 B2 P3 P4",
        "reroll " + "R1 R2 Y3 Y4 G5 G6 B1 B2 P3 P4 " * 3,
        "reroll " + "R1 R2 R3 Y4 G5 G6 B1 B2 P3 P4 " * 2,
        "roll " + "R1 R2 Y3 Y4 G5 G6 B1 B2 P3 P4 " * 2,
    ],
    ids=["ten dice", "thirty dice", "three red ones", "out of the bag"],
)
def test_only_two_of_each_color_for_each_player_can_be_rolled(roll: str) -> None:
    game = Game.new(players=2, by_hand=True, dice_pools=True, tools=[*MOVING[:2], CUTTER])
    game.resolve("deal private shades_of_red shades_of_blue")
    game.resolve("deal windows " + " ".join(card.id for card in all_cards().window_cards[:4]))
    begun(game)
    with pytest.raises(ChanceError):
        game.resolve(roll)
    game.resolve("reroll R1 R2 Y3 Y4 G5 G6 B1 B2 P3 P4 R6 R6 Y6 Y6 G6 G6 B6 B6 P6 P6")
    assert Table(game.state).own(1) == "R6 R6 Y6 Y6 G6 G6 B6 B6 P6 P6"


def test_tools_13_and_14_join_the_deck_7_and_8_leave_it() -> None:
    def deck(*, dice_pools: bool) -> set[int]:
        rules = rules_for(Options(dice_pools=dice_pools), all_cards(1))
        return {tool.number for tool in rules.decks["tools"].values()}

    assert deck(dice_pools=True) == {*range(1, 15)} - {7, 8}
    assert deck(dice_pools=False) == {*range(1, 13)}


def test_private_dice_are_open_information() -> None:
    game = begun(Game.new(players=3, seed=4, dice_pools=True))
    for viewer in (0, 1, 2, None):
        assert list(game.view(viewer).own) == game.state.own
        assert len(game.view(viewer).to_dict()["own"][2]) == 10


# --- turns --------------------------------------------------------------------------------------------------


@PLAYERS
def test_one_clockwise_turn_each_and_the_start_player_passes_on(players: int) -> None:
    t = table(players=players, own=[], start=players - 1)
    order = []
    for number in (1, 2):
        while t.state.round == number and not t.waits_for_chance():
            order.append(t.seat)
            t.play("pass")
        t.resolve("roll " + " ".join(f"{color}1" for color in "RYGBPRY"[: players + 1]))
    clockwise = list(range(players))
    assert order == [players - 1, *clockwise[:-1], *clockwise]


ACTIONS = {
    "own": ["own R1", "place B1"],
    "draft": ["take G3", "place B2"],
    "tool": ["tool eglomise_brush", "lift A1", "place A2"],
}


@pytest.mark.parametrize("order", list(permutations(ACTIONS)), ids="-".join)
def test_three_actions_in_any_order_once_each(order: tuple[str, ...]) -> None:
    used = {"own B2": "own_used", "take Y4": "already_drafted", "tool lathekin": "tool_used"}
    t = table(
        windows=[(BLANK, ["P6"])],
        own=["R1 B2", "B5"],
        pool="G3 Y4",
        tools=["eglomise_brush", "lathekin"],
        tokens=[6, 6],
    )
    for done in order:
        t.play(*ACTIONS[done])
    assert t.dice() == {"A2": "P6", "B1": "R1", "B2": "G3"}
    assert t.legal() == ["pass"]
    for action, reason in used.items():
        assert reason in t.refused(action)
    assert (t.own(), t.pool(), t.tokens) == ("B2", "Y4", [5, 6])
    assert t.play("pass").can("own B5"), "the next seat has three actions of its own"


def test_each_action_is_optional() -> None:
    t = table(own=["R1", "R2"], pool="G3")
    assert t.legal() == ["take G3", "own R1", "pass"]
    assert t.play("pass").legal() == ["take G3", "own R2", "pass"]


def test_every_placing_rule_holds_for_private_dice() -> None:
    t = table(windows=[(["..3..", *BLANK[1:]], ["R4"])], own=["R1 B4 G2"]).play("own B4")
    assert t.refused("place A2") == {"same_value_beside"}
    assert t.refused("place A3") == {"wrong_value", "not_touching"}
    assert t.refused("pass") == {"not_offered"}, "a die in hand has to be placed"
    assert t.play("place B2").own() == "R1 G2"
    first = table(own=["R1"]).play("own R1")
    assert first.refused("place B2") == {"not_on_edge"}


def test_a_private_die_that_fits_nowhere_stays_where_it_is() -> None:
    t = table(windows=[(SIXES, [])], own=["R1 B6", "G6"])
    assert t.offered("own") == "B6"
    assert t.refused("own R1") == {"no_completion"}
    assert t.refused("own G6") == {"not_in_own_pool"}, "another player's die"


def test_at_honor_tables_a_check_is_called_before_or_after_a_private_die_but_not_with_it_in_hand() -> None:
    """§1.8: in the own turn with no die in hand and no tool in progress."""
    t = table(own=["R1 B6", "G6"], enforcement="honour")
    assert t.can("check 2")
    assert t.play("own R1").refused("check 2") == {"die_in_hand"}
    assert t.play("place A1").can("check 2")


# --- base tools never touch private dice --------------------------------------------------------------------


@pytest.mark.parametrize("tool", DRAFTING)
def test_base_tools_do_not_draft_private_dice(tool: str) -> None:
    laid: dict[str, Any] = {"windows": [(BLANK, ["R1 G2"])], "own": ["B6 Y5"], "track": ["P3"], "tools": [tool]}
    assert table(**laid).refused(f"tool {tool}") == {"no_completion"}, "an empty draft pool"
    t = table(pool="B5 P6", **laid).play(f"tool {tool}")
    assert t.offered("own") == ""
    assert t.refused("own B6") == {"not_offered"}
    t.play("take B5")
    assert t.offered("own") == ""
    assert t.own() == "Y5 B6"


@pytest.mark.parametrize("tool", [*DRAFTING, CUTTER])
def test_a_private_die_in_hand_is_out_of_reach_of_tools(tool: str) -> None:
    t = table(own=["B6 Y5"], pool="P2", track=["P3"], tools=[tool]).play("own B6")
    assert not t.can("tool")
    assert t.refused(f"tool {tool}") == {"not_offered"}
    assert t.play("place A1").can(f"tool {tool}"), "for the draft that is still to come"


@pytest.mark.parametrize("tool", MOVING)
def test_once_placed_a_private_die_is_moved_like_any_other(tool: str) -> None:
    t = table(windows=[(BLANK, ["R1 G2"])], own=["B6 Y5"], track=["B3"], tools=[tool])
    t.play("own B6", "place B1", f"tool {tool}")
    assert t.can("lift B1")
    assert t.own() == "Y5"


def test_flux_brush_returns_a_stuck_die_to_the_draft_pool() -> None:
    t = table(windows=[(SIXES, [])], own=["B1"], pool="R6", tools=["flux_brush"])
    t.play("tool flux_brush", "take R6").resolve("reroll R2").play("leave")
    assert (t.pool(), t.own()) == ("R2", "B1")


# --- 13 Strip Cutter ----------------------------------------------------------------------------------------


def test_strip_cutter_exchanges_the_drafted_die_with_a_private_one() -> None:
    t = table(own=["R1 B2"], pool="G3 Y4", tools=[CUTTER]).play(f"tool {CUTTER}", "take G3")
    assert t.offered("own") == "R1 B2"
    t.play("own B2")
    assert (t.own(), t.pool()) == ("R1 G3", "Y4"), "the pool die stays with the private dice, with its value"
    assert t.play("place A1").dice() == {"A1": "B2"}
    assert t.refused("take Y4") == {"already_drafted"}


def test_strip_cutter_is_not_the_placing_of_an_own_die() -> None:
    t = table(own=["R1 B2"], pool="G3", tools=[CUTTER]).play(f"tool {CUTTER}", "take G3", "own B2", "place A1")
    assert t.legal() == ["own R1", "own G3", "pass"], "not even of the die just exchanged"
    after = table(own=["R1 B2"], pool="G3", tools=[CUTTER]).play("own R1", "place A1")
    assert after.can(f"tool {CUTTER}")


def test_strip_cutter_needs_a_private_die_that_fits() -> None:
    fitting = table(windows=[(SIXES, [])], own=["R1 B6"], pool="G3", tools=[CUTTER])
    fitting.play(f"tool {CUTTER}", "take G3")
    assert fitting.offered("own") == "B6", "the drafted die itself need not fit"
    assert fitting.refused("own R1") == {"no_completion"}
    assert fitting.refused("own R2") == {"not_in_own_pool"}
    stuck = table(windows=[(SIXES, [])], own=["R1 B5"], pool="G6", tools=[CUTTER])
    assert stuck.refused(f"tool {CUTTER}") == {"no_completion"}
    assert stuck.can("take G6")


@pytest.mark.parametrize(("own", "pool"), [("", "G3"), ("R1", "")], ids=["no private die", "no draft pool"])
def test_strip_cutter_needs_both_dice(own: str, pool: str) -> None:
    assert table(own=[own], pool=pool, tools=[CUTTER]).refused(f"tool {CUTTER}") == {"no_completion"}


def test_strip_cutter_comes_before_the_draft() -> None:
    t = table(own=["R1 B2"], pool="G3 Y4", tools=[CUTTER]).play("take G3", "place A1")
    assert t.refused(f"tool {CUTTER}") == {"already_drafted"}


# --- 14 Lead Came Nippers -----------------------------------------------------------------------------------


def test_nippers_reroll_one_private_die() -> None:
    t = table(own=["R1 B2 G3", "R1"], tools=[NIPPERS]).play(f"tool {NIPPERS}")
    assert t.legal() == ["own R1", "own G3", "own B2"]
    t.play("own B2", "stop")
    with pytest.raises(ChanceError):
        t.resolve("reroll G5")
    assert t.resolve("reroll B5").own() == "R1 G3 B5"
    assert t.own(1) == "R1", "only one's own"
    assert t.legal() == ["own R1", "own G3", "own B5", "pass"], "rolling is no placing"


def test_nippers_reroll_two_private_dice_and_no_third() -> None:
    t = table(own=["R1 R1 G3"], tools=[NIPPERS]).play(f"tool {NIPPERS}", "own R1")
    assert t.legal() == ["own R1", "own G3", "stop"]
    t.play("own R1")
    assert t.waits_for_chance()
    assert t.resolve("reroll R4 R6").own() == "R4 R6 G3"


def test_nippers_need_a_private_die_and_are_content_with_the_last() -> None:
    assert table(own=[""], pool="R1", tools=[NIPPERS]).refused(f"tool {NIPPERS}") == {"no_completion"}
    t = table(own=["P1"], tools=[NIPPERS]).play(f"tool {NIPPERS}", "own P1")
    assert t.waits_for_chance(), "there is no second die to ask for"
    assert t.resolve("reroll P1").own() == "P1"


def test_nippers_may_be_used_at_any_time_of_the_turn() -> None:
    t = table(own=["R1 B2"], pool="G3", tools=[NIPPERS]).play("take G3", "place A1", "own R1", "place B1")
    t.play(f"tool {NIPPERS}", "own B2").resolve("reroll B6")
    assert t.legal() == ["pass"]


# --- the end ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("own", ["", "R6", "R1 R2 Y3 Y4 G5 G6 B1 B2 P3 P4"])
def test_unplaced_private_dice_score_nothing(own: str) -> None:
    cards: dict[str, Any] = {"private": ["shades_of_red", "shades_of_blue"], "public": ["light_shades"]}
    (score, _) = scores(table(windows=[(BLANK, ["R5"])], own=[own], tokens=[2, 0], **cards).state)
    assert score.to_dict() == {
        "total": 5 + 2 - 19,
        "public": {"light_shades": 0},
        "private": {"shades_of_red": 5},
        "tokens": 2,
        "open": -19,
    }


@PLAYERS
def test_no_die_is_lost_in_whole_games(players: int) -> None:
    each = 4 * players + 2
    rng = Random(players)
    game = begun(Game.new(players=players, seed=players, dice_pools=True, tools=[CUTTER, NIPPERS, "flux_remover"]))
    while not game.over:
        game.play(rng.choice(game.legal_actions()))
        assert Table(game.state).dice_by_color() == f"R{each} Y{each} G{each} B{each} P{each}"
        assert parse_position(game.position) == game.state
