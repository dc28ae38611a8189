"""Honor tables: any open space is accepted, mistakes are called and removed (docs/rules.md §1.8)."""

from __future__ import annotations

import pickle

import pytest

from oracle.slow_rules import SPACES
from support.table import BLANK, Drawn, Table, seated, table
from vitral import IllegalActionError, Window, parse_position, smallest_removals
from vitral.engine import HonorWindow, doubts
from vitral.engine.position import position, state_from_dict

PRINT = ["R.3..", "6....", ".....", "....."]
CLEAN: Drawn = (BLANK, ["R1 G2 B3"])
THREE_REDS: Drawn = (BLANK, ["R1 R2 R3 -- --", "-- -- -- -- G6"])
"""A2 breaches with both its neighbours; the green 6 with nobody."""
BAD_PRINT: Drawn = (PRINT, ["Y1 G2 B3"])
"""A1 asks for red; A3 is as it should be."""


def honor(*windows: Drawn, pool: str = "", turn: int = 0, tools: list[str] | None = None, round: int = 0) -> Table:  # noqa: A002
    """An honor table."""
    return table(windows=windows, pool=pool, turn=turn, tools=tools or [], round=round, enforcement="honour")


# --- placing ------------------------------------------------------------------------------------------------


def test_any_open_space_is_accepted() -> None:
    t = honor((PRINT, []), pool="Y1 Y2").play("take Y1")
    assert t.offered("place").split() == SPACES
    t.play("place B3", "pass", "pass", "pass", "take Y2")
    assert t.offered("place").split() == [space for space in SPACES if space != "B3"]
    t.play("place B2")
    assert t.dice() == {"B2": "Y2", "B3": "Y1"}


def test_a_taken_space_is_not() -> None:
    t = honor(CLEAN, pool="R1").play("take R1")
    assert t.refused("place A1") == {"space_taken"}
    assert t.can("place A4")
    assert t.can("place A5"), "though it touches no die"


def test_every_placing_step_of_a_tool_is_trusted_too() -> None:
    cork = honor(CLEAN, pool="R1", tools=["cork_backed_straightedge"])
    cork.play("tool cork_backed_straightedge", "take R1")
    assert len(cork.offered("place").split()) == 17
    brush = honor(CLEAN, tools=["eglomise_brush"]).play("tool eglomise_brush", "lift A1")
    assert brush.refused("place A1") == {"same_space"}
    assert len(brush.offered("place").split()) == 17
    lathekin = honor(CLEAN, tools=["lathekin"]).play("tool lathekin", "lift A1", "place D5", "lift A2", "place C1")
    assert lathekin.dice() == {"A3": "B3", "C1": "G2", "D5": "R1"}


def test_what_is_no_placing_is_as_strict_as_ever() -> None:
    t = honor(CLEAN, pool="R6", tools=["grozing_pliers", "tap_wheel"])
    assert t.refused("tool tap_wheel") == {"no_completion"}
    assert t.play("tool grozing_pliers", "take R6").refused("set 1") == {"wrong_step_of_value"}


# --- calling a check ----------------------------------------------------------------------------------------


def test_a_wrong_call_costs_nothing() -> None:
    t = honor(CLEAN, CLEAN, pool="Y5")
    t.play("check 2")
    assert t.seat == 0
    assert t.rows(1) == honor(CLEAN, CLEAN).rows(1)
    assert t.tokens == [3, 3]
    assert t.can("take Y5")


def test_a_right_call_makes_the_owner_remove_dice_and_gives_the_turn_back() -> None:
    t = honor(CLEAN, BAD_PRINT, pool="Y5").play("check 2")
    assert t.seat == 1
    assert t.legal() == ["remove A1"]
    t.play("remove A1")
    assert t.rows(1)[0] == "-- G2 B3 -- --"
    assert t.seat == 0
    assert t.can("take Y5")


def test_dice_go_one_by_one_until_none_breaches() -> None:
    t = honor(CLEAN, THREE_REDS).play("check 2")
    assert t.legal() == ["remove A1", "remove A2", "remove A3"]
    t.play("remove A1")
    assert t.seat == 1
    assert t.legal() == ["remove A2", "remove A3"]
    t.play("remove A3")
    assert t.dice(1) == {"A2": "R2", "B5": "G6"}
    assert t.seat == 0


def test_the_owner_chooses_and_may_choose_well() -> None:
    t = honor(CLEAN, THREE_REDS).play("check 2", "remove A2")
    assert t.dice(1) == {"A1": "R1", "A3": "R3", "B5": "G6"}
    assert t.seat == 0


def test_only_breaching_dice_are_removed_and_nothing_else_is_done() -> None:
    t = honor(CLEAN, THREE_REDS, pool="Y5").play("check 2")
    assert t.refused("remove B5") == {"not_a_breach"}
    assert t.refused("remove D1") == {"no_die_there"}
    assert t.refused("pass") == {"not_offered"}
    assert t.refused("take Y5") == {"not_offered"}


def test_removed_dice_leave_the_game() -> None:
    t = honor(CLEAN, THREE_REDS)
    bag = t.state.bag
    t.play("check 2", "remove A2")
    assert (t.state.bag, t.pool(), t.track()) == (bag, "", [])
    assert t.state.to_dict()["removed"] == ["R2"]


# --- when a check may be called -----------------------------------------------------------------------------


def test_a_check_is_called_at_any_moment_of_the_own_turn_with_no_die_in_hand() -> None:
    """§1.8: before acting, after the draft, after a tool; not while a die is in hand."""
    t = honor(CLEAN, BAD_PRINT, pool="Y5", tools=["eglomise_brush"])
    assert t.can("check 2")
    drafted = Table(t.state.copy()).play("take Y5")
    assert drafted.refused("check 2") == {"die_in_hand"}
    assert drafted.play("place A4", "check 2").legal() == ["remove A1"]
    used = Table(t.state.copy()).play("tool eglomise_brush", "lift A1")
    assert used.refused("check 2") == {"die_in_hand"}
    assert used.play("place A5", "take Y5", "place A4", "check 2").legal() == ["remove A1"]


def test_each_window_is_checked_once_per_turn() -> None:
    t = honor(CLEAN, CLEAN, BAD_PRINT)
    assert t.offered("check") == "1 2 3"
    t.play("check 2")
    assert t.offered("check") == "1 3"
    assert t.refused("check 2") == {"already_checked"}
    t.play("check 3", "remove A1")
    assert t.offered("check") == "1"
    assert t.refused("check 3") == {"already_checked"}
    assert t.play("pass").offered("check") == "1 2 3"


def test_whoever_owns_up_removes_dice_and_goes_on_with_the_turn() -> None:
    """§1.8: the own window may be checked too."""
    t = honor(THREE_REDS, CLEAN, pool="Y5").play("take Y5", "place A4", "check 1")
    assert (t.seat, t.legal()) == (0, ["remove A1", "remove A2", "remove A3"])
    t.play("remove A2")
    assert (t.seat, t.offered("check")) == (0, "2")
    assert t.refused("check 1") == {"already_checked"}
    assert t.can("pass")


def test_nobody_checks_an_empty_chair() -> None:
    t = honor(CLEAN, CLEAN)
    assert t.refused("check 3") == {"no_such_seat"}


# --- the audit ----------------------------------------------------------------------------------------------


def found(t: Table, seat: int = 0) -> dict[str, list[str]]:
    """What the audit finds in a window."""
    return {space: list(map(str, reasons)) for space, reasons in t.state.windows[seat].breaches().items()}


def test_dice_that_lie_alone_are_no_mistake_unless_they_were_put_down_so() -> None:
    """§1.8: a tool may leave dice alone lawfully."""
    t = honor(CLEAN, (BLANK, ["", "-- R1 -- -- --", "", "-- -- -- -- R1"])).play("check 2")
    assert t.seat == 0
    moved = honor((BLANK, ["R1 G2 B3", "-- Y4 --"]), tools=["eglomise_brush"])
    moved.play("tool eglomise_brush", "lift A2", "place C2")
    assert found(moved) == {}, "A1 touches B2 still"
    moved = honor((BLANK, ["R1 G2 B3"]), tools=["eglomise_brush"])
    moved.play("tool eglomise_brush", "lift A2", "place B4")
    assert found(moved) == {}, "A1 was left alone by the tool"


def test_a_die_put_down_far_from_the_others_is_remembered() -> None:
    """§1.8: not_touching, until it is removed, whatever is placed beside it later."""
    t = honor(CLEAN, CLEAN, pool="Y5 P6").play("take Y5", "place D5")
    assert found(t) == {"D5": ["not_touching"]}
    t.play("pass", "take P6", "place A4", "check 1")
    assert t.legal() == ["remove D5"]
    assert t.play("remove D5").seat == 1
    later = honor(CLEAN, CLEAN, pool="Y5 P6").play("take Y5", "place D5", "pass", "pass", "pass", "take P6", "place D4")
    assert found(later) == {"D5": ["not_touching"]}, "D4 touches it, and so lies lawfully; D5 does not become so"


def test_a_first_die_inside_the_window_is_remembered() -> None:
    """§1.8: not_on_edge."""
    t = honor((BLANK, []), CLEAN, pool="Y5 P6").play("take Y5", "place B3", "pass")
    assert found(t) == {"B3": ["not_on_edge"]}
    assert t.play("check 1").legal() == ["remove B3"]


def test_the_straightedge_is_remembered_if_the_die_touches_another() -> None:
    """§1.8: touching; with the tool a die that touches none is as it should be."""
    laid = honor(CLEAN, CLEAN, pool="Y5", tools=["cork_backed_straightedge"])
    right = Table(laid.state.copy()).play("tool cork_backed_straightedge", "take Y5", "place D5")
    assert found(right) == {}
    wrong = Table(laid.state.copy()).play("take Y5", "tool cork_backed_straightedge", "place B1")
    assert found(wrong) == {"B1": ["touching"]}
    assert wrong.play("pass", "check 1").legal() == ["remove B1"]


def test_a_die_moved_lawfully_is_a_mistake_no_more_and_one_moved_unlawfully_becomes_one() -> None:
    laid = honor(CLEAN, CLEAN, pool="Y5", tools=["lathekin"]).play("take Y5", "place D5")
    t = Table(laid.state.copy()).play("tool lathekin", "lift D5", "place A4", "lift A1", "place D1")
    assert found(t) == {"D1": ["not_touching"]}
    t = laid.play("tool lathekin", "lift D5", "place A4", "lift A1", "place B1")
    assert found(t) == {}


def test_mistakes_are_saved_and_loaded_with_the_table() -> None:
    t = honor(("batllo", []), ("virtus", []), pool="Y5", tools=["lathekin"]).play("take Y5", "place B3")
    data = t.state.to_dict()
    assert data["windows"][0]["mistakes"] == {"B3": "not_on_edge"}
    assert state_from_dict(data) == t.state
    assert parse_position(position(t.state)) == t.state
    assert pickle.loads(pickle.dumps(t.state.windows[0])) == t.state.windows[0]
    clean = HonorWindow.parse("batllo", t.rows())
    assert clean != t.state.windows[0]
    window = t.state.windows[0]
    assert eval(repr(window), {"HonorWindow": HonorWindow}) == window


def test_a_mistake_is_in_every_smallest_removal() -> None:
    t = honor(CLEAN, pool="Y5").play("take Y5", "place D5")
    assert smallest_removals(t.state.windows[0]) == [["D5"]]


@pytest.mark.parametrize(
    ("rows", "excused", "doubted"),
    [
        (["R1 G2", "", "", "-- -- -- -- Y5"], [], {"D5": "not_touching"}),
        (["R1 G2", "", "", "-- -- -- -- Y5"], ["D5"], {}),
        (["R1"], [], {}),
        (["", "-- R1"], [], {"B2": "not_on_edge"}),
        (["R1 -- G2"], [], {"A1": "not_touching", "A3": "not_touching"}),
    ],
)
def test_a_window_on_paper_leaves_doubts(rows: list[str], excused: list[str], doubted: dict[str, str]) -> None:
    """§1.8: a die that touches no other is a doubt, apart from the breaches; excused dice are not doubted."""
    window = honor((PRINT, rows, excused)).state.windows[0]
    assert {space: " ".join(why) for space, why in doubts(window).items()} == doubted


@pytest.mark.parametrize(
    ("rows", "breaching"),
    [
        (["Y1"], {"A1": ["wrong_color"]}),
        (["", "R5"], {"B1": ["wrong_value"]}),
        (["-- G2 G3"], {"A2": ["same_color_beside"], "A3": ["same_color_beside"]}),
        (["-- G3 B3"], {"A2": ["same_value_beside"], "A3": ["same_value_beside"]}),
        (["Y3 Y3"], {"A1": ["wrong_color", "same_color_beside", "same_value_beside"],
                     "A2": ["same_color_beside", "same_value_beside"]}),
        (["R1", "-- R1"], {}),
    ],
)  # fmt: skip
def test_the_audit_names_every_breach_and_both_dice_of_a_pair(rows: list[str], breaching: dict[str, list[str]]) -> None:
    assert found(honor((PRINT, rows))) == breaching


def test_the_smallest_removals_serve_physical_tables() -> None:
    def drawn(*rows: str) -> Window:
        return honor((PRINT, rows)).state.windows[0]

    assert smallest_removals(drawn("R1 R2 R3")) == [["A2"]]
    assert smallest_removals(drawn("R1 R2")) == [["A1"], ["A2"]]
    assert smallest_removals(drawn("Y1 Y2")) == [["A1"]], "A1 has to go for its color, and that mends the pair"
    assert smallest_removals(drawn("R1 G2 B3")) == []


def test_dice_placed_under_a_waiver_are_excused() -> None:
    """Moved by the brush, the yellow 5 lies on red lawfully; a drafted yellow 5 would not."""
    dice: Drawn = (PRINT, ["-- G4", "-- -- Y5"])
    moved = honor(dice, tools=["eglomise_brush"]).play("tool eglomise_brush", "lift B3", "place A1", "pass")
    assert moved.excused() == ["A1"]
    assert moved.play("check 1").seat == 1
    drafted = honor((PRINT, ["-- G4"]), pool="Y5").play("take Y5", "place A1", "pass", "check 1")
    assert drafted.legal() == ["remove A1"]


def test_the_waiver_excuses_neither_neighbours_nor_the_other_kind_of_print() -> None:
    t = honor((PRINT, ["-- Y4", "-- -- Y5"]), tools=["eglomise_brush"])
    t.play("tool eglomise_brush", "lift B3", "place A1", "pass", "check 1")
    assert t.legal() == ["remove A1", "remove A2"]
    t = honor((PRINT, ["-- G4", "-- -- Y5"]), tools=["eglomise_brush"])
    t.play("tool eglomise_brush", "lift B3", "place B1", "pass", "check 1")
    assert t.legal() == ["remove B1"], "the brush says nothing about a printed 6"


def test_a_window_may_say_which_dice_are_excused() -> None:
    t = honor(CLEAN, (PRINT, ["Y1 G2"], ["A1"]), (PRINT, ["Y1 Y2"], ["A1"]))
    assert t.play("check 2").seat == 0
    assert smallest_removals(t.state.windows[1]) == []
    assert smallest_removals(t.state.windows[2]) == [["A1"], ["A2"]], "the neighbour is not excused"


# --- the last checks ----------------------------------------------------------------------------------------


def test_before_scoring_calls_go_round_until_all_decline_in_a_row() -> None:
    """§1.8: every seat in order may call or decline, again and again."""
    t = honor(CLEAN, THREE_REDS, BAD_PRINT, round=10, turn=5).play("pass")
    assert not t.over()
    assert t.seat == 0
    assert t.legal() == ["check 1", "check 2", "check 3", "stop"]
    t.play("check 2", "remove A2")
    assert t.seat == 1
    assert t.legal() == ["check 1", "check 3", "stop"], "nothing is wrong in a window once it was mended"
    t.play("stop")
    assert t.seat == 2
    assert t.refused("check 2") == {"already_checked"}
    assert t.refused("check 4") == {"no_such_seat"}
    assert t.refused("pass") == {"not_offered"}
    t.play("stop")
    assert t.seat == 0, "two have declined since the call, the caller is asked again"
    t.play("check 3", "remove A1", "stop", "stop", "stop")
    assert t.over()


def test_a_mistake_nobody_calls_stays() -> None:
    t = honor(CLEAN, BAD_PRINT, round=10, turn=3).play("pass", "stop", "stop")
    assert t.over()
    assert t.dice(1)["A1"] == "Y1"


def test_a_wrong_call_costs_nothing_but_everybody_is_asked_again() -> None:
    t = honor(CLEAN, CLEAN, round=10, turn=3).play("pass", "check 2")
    assert (t.seat, t.legal()) == (1, ["check 1", "stop"])
    t.play("stop")
    assert t.seat == 0
    assert t.play("stop").over()


def test_the_checks_end_when_every_window_has_been_called() -> None:
    """A second call of the same window would be pointless: nothing has changed since."""
    t = honor(THREE_REDS, CLEAN, round=10, turn=3).play("pass", "check 2", "check 1")
    assert (t.seat, t.over()) == (0, False)
    t.play("remove A1")
    assert not t.over()
    assert t.play("remove A3").over()


def test_strict_tables_end_without_checks() -> None:
    assert table(round=10, turn=3).play("pass").over()


def test_an_honor_game_is_played_from_the_first_die() -> None:
    game = seated("batllo", "virtus", tools=["lathekin", "tap_wheel", "flux_brush"], enforcement="honour")
    game.resolve("roll R1 R2 G3 B4 P5")
    for action in ("take R1", "place C3", "pass", "check 1", "remove C3", "take G3", "place A1"):
        game.play(action)
    with pytest.raises(IllegalActionError):
        game.play("check 1")
    assert game.state.windows[0].dice() == {}
