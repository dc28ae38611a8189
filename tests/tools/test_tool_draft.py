"""Tools about drafting itself: 8 Running Pliers, 9 Cork-backed Straightedge (docs/rules.md §1.9)."""

from __future__ import annotations

from support.table import BLANK, table

PLIERS, CORK = "running_pliers", "cork_backed_straightedge"
EDGE = "A1 A2 A3 A4 A5 B1 B5 C1 C5 D1 D2 D3 D4 D5"


# --- 8 Running Pliers ---------------------------------------------------------------------------------------


def test_running_pliers_draft_and_place_a_second_die_at_once() -> None:
    t = table(pool="R4 B2 G6", tools=[PLIERS])
    t.play("take R4", "place A1", f"tool {PLIERS}")
    assert t.legal() == ["take G6", "take B2"]
    t.play("take B2", "place A2")
    assert t.dice() == {"A1": "R4", "A2": "B2"}
    assert t.pool() == "G6"
    assert t.legal() == ["pass"]


def test_running_pliers_cost_the_second_turn_of_this_round() -> None:
    t = table(pool="R4 B2 G6 Y1 P3", tools=[PLIERS])
    t.play("take R4", "place A1", f"tool {PLIERS}", "take B2", "place A2", "pass")
    assert [t.seat, t.play("pass").seat] == [1, 1]
    t.play("pass")
    assert t.state.round == 2, "the first player's second turn did not come"
    assert t.track() == ["Y1 G6 P3"]


def test_running_pliers_cost_nothing_in_the_next_round() -> None:
    t = table(pool="R4 B2 G6", tools=[PLIERS])
    t.play("take R4", "place A1", f"tool {PLIERS}", "take B2", "place A2", "pass", "pass", "pass")
    t.resolve("roll R1 R2 R3 R4 R5")
    seats = []
    for _ in range(4):
        seats.append(t.seat)
        t.play("pass")
    assert seats == [1, 0, 0, 1]


def test_running_pliers_let_the_others_keep_their_second_turns() -> None:
    t = table(players=3, pool="R4 B2 G6 Y1", tools=[PLIERS], turn=1)
    assert t.seat == 1
    t.play("take R4", "place A1", f"tool {PLIERS}", "take B2", "place A2", "pass")
    seats = []
    while t.state.round == 1:
        seats.append(t.seat)
        t.play("pass")
    assert seats == [2, 2, 0]


def test_running_pliers_serve_the_last_player_too() -> None:
    """Their two turns follow each other anyway; the second is skipped like any other."""
    t = table(pool="R4 B2 G6", tools=[PLIERS], turn=1)
    assert t.seat == 1
    t.play("take R4", "place A1", f"tool {PLIERS}", "take B2", "place A2", "pass")
    assert (t.seat, t.state.turn) == (0, 3)


def test_running_pliers_wait_for_the_first_die_to_be_placed() -> None:
    t = table(pool="R4 B2", tools=[PLIERS])
    assert t.refused(f"tool {PLIERS}") == {"not_drafted"}
    t.play("take R4")
    assert t.refused(f"tool {PLIERS}") == {"die_in_hand"}
    assert t.play("place A1").can(f"tool {PLIERS}")


def test_running_pliers_are_for_the_first_turn_of_the_round() -> None:
    t = table(pool="R4 B2", tools=[PLIERS], turn=3)
    assert t.refused(f"tool {PLIERS}") == {"not_drafted", "wrong_turn"}
    assert t.play("take R4", "place A1").refused(f"tool {PLIERS}") == {"wrong_turn"}


def test_running_pliers_need_a_second_die_that_fits() -> None:
    empty = table(pool="R4", tools=[PLIERS]).play("take R4", "place A1")
    assert empty.refused(f"tool {PLIERS}") == {"no_completion"}
    sixes = [".....", "66666", "66666", "66666"]
    t = table(windows=[(sixes, [])], pool="R4 R2 B4", tools=[PLIERS]).play("take R4", "place A1")
    assert t.refused(f"tool {PLIERS}") == {"no_completion"}


def test_running_pliers_second_die_obeys_every_rule() -> None:
    t = table(pool="R4 R2 B4 G1", tools=[PLIERS]).play("take R4", "place A1", f"tool {PLIERS}", "take R2")
    assert t.offered("place") == "B2"
    assert t.refused("place A2") == {"same_color_beside"}
    assert t.refused("place A5") == {"not_touching"}
    assert t.refused("take G1") == {"not_offered"}


def test_running_pliers_are_the_tool_of_the_turn_also_for_the_extra_die() -> None:
    t = table(pool="R4 B2 G6", tools=[PLIERS, "grozing_pliers", "lathekin"], tokens=[6, 3])
    t.play("take R4", "place A1", f"tool {PLIERS}")
    assert t.refused("tool grozing_pliers") == {"not_offered"}
    t.play("take B2")
    assert t.refused("tool grozing_pliers") == {"not_offered"}
    t.play("place A2")
    assert t.refused("tool grozing_pliers") == {"tool_used", "already_drafted"}
    assert t.refused("tool lathekin") == {"tool_used"}


def test_running_pliers_do_not_follow_another_tool() -> None:
    t = table(pool="R4 B2", tools=[PLIERS, "grinding_stone"], tokens=[6, 3])
    t.play("tool grinding_stone", "take R4", "place A1")
    assert t.refused(f"tool {PLIERS}") == {"tool_used"}


def test_running_pliers_cannot_stop_halfway() -> None:
    t = table(pool="R4 B2", tools=[PLIERS]).play("take R4", "place A1", f"tool {PLIERS}")
    assert t.refused("pass") == {"not_offered"}
    assert t.play("take B2").refused("leave") == {"must_place"}


# --- 9 Cork-backed Straightedge -----------------------------------------------------------------------------


def test_straightedge_places_the_die_where_it_touches_none() -> None:
    t = table(windows=[(BLANK, ["R3 -- -- -- --"])], pool="R3 G1", tools=[CORK])
    t.play(f"tool {CORK}", "take R3")
    assert t.offered("place") == "A3 A4 A5 B3 B4 B5 C1 C2 C3 C4 C5 D1 D2 D3 D4 D5"
    t.play("place C3")
    assert t.dice() == {"A1": "R3", "C3": "R3"}
    assert t.legal() == ["pass"]


def test_straightedge_refuses_spaces_that_touch_a_die() -> None:
    t = table(windows=[(BLANK, ["R3 -- -- -- --"])], pool="R3", tools=[CORK]).play(f"tool {CORK}", "take R3")
    assert t.refused("place B2") == {"touching"}
    assert t.refused("place A2") == {"touching", "same_color_beside", "same_value_beside"}


def test_straightedge_respects_the_print() -> None:
    grid = [".....", ".....", "G..5.", "....."]
    t = table(windows=[(grid, ["R3 -- -- -- --"])], pool="B4", tools=[CORK]).play(f"tool {CORK}", "take B4")
    assert t.refused("place C1") == {"wrong_color"}
    assert t.refused("place C4") == {"wrong_value"}
    assert t.can("place C3")


def test_straightedge_leaves_the_first_die_on_the_edge() -> None:
    t = table(pool="B4", tools=[CORK]).play(f"tool {CORK}", "take B4")
    assert t.offered("place") == EDGE
    assert t.refused("place B2") == {"not_on_edge"}


def test_straightedge_is_unusable_where_every_space_touches_a_die() -> None:
    rows = ["-- -- -- -- --", "-- R1 -- G2 --", "-- -- -- -- --", "-- B3 -- Y4 --"]
    t = table(windows=[(BLANK, rows)], pool="P6", tools=[CORK])
    assert t.refused(f"tool {CORK}") == {"no_completion"}
    assert t.can("take P6")


def test_straightedge_takes_a_die_that_fits_nowhere_else() -> None:
    """Beside the red 3 everything asks for green; the blue 4 may only go far away."""
    grid = [".GG..", "GGG..", ".....", "....."]
    poor = table(windows=[(grid, ["R3 -- -- -- --"])], pool="B4", tools=[CORK], tokens=[0, 3])
    assert poor.refused("take B4") == {"no_completion"}
    t = table(windows=[(grid, ["R3 -- -- -- --"])], pool="B4", tools=[CORK])
    assert t.play(f"tool {CORK}").legal() == ["take B4"]


def test_straightedge_comes_before_the_draft() -> None:
    t = table(pool="R4 B2", tools=[CORK]).play("take R4", "place A1")
    assert t.refused(f"tool {CORK}") == {"already_drafted"}
