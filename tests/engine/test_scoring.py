"""The score sheet and the ranking (docs/rules.md §1.7, §6)."""

from __future__ import annotations

import pytest

from oracle.slow_rules import turn_order
from oracle.slow_scores import ranking as slow_ranking
from support.table import BLANK, Drawn, drawn, table
from vitral import CardError, Reason, Standing, Window
from vitral.cards import find_objective
from vitral.engine import ranking, score_window, scores

EXAMPLE = ["-- G4 R2 Y3 P6", "R3 Y1 -- R1 Y2", "P5 G3 -- P6 R3", "B3 Y4 B3 G2 B4"]
FULL = ["R1 Y2 R3 Y4 R5", "G2 B3 G4 B5 G6", "R3 Y4 R5 Y6 R1", "G4 B5 G6 B1 G2"]


def places(*found: Standing) -> list[tuple[int, str]]:
    """Seats from first to last, each with what set it before the next."""
    return [(place.seat, place.ahead_by) for place in found]


# --- the sheet ----------------------------------------------------------------------------------------------


def test_a_window_scores_itself_for_cards_and_ids() -> None:
    window = Window.parse("fractal_drops", EXAMPLE)
    sheet = window.score(
        ["column_color_variety", find_objective("light_shades"), "color_variety"], ["shades_of_purple"]
    )
    assert sheet.total == 40
    assert window.score(tokens=2).total == 2 - 3
    alone = window.score(private=["shades_of_purple", "shades_of_red"], solo=True)
    assert ([line.points for line in alone.private], alone.open.points) == ([17], -9)
    with pytest.raises(CardError, match="light_shade"):
        window.score(["light_shade"])


def test_the_rulebook_s_example_scores_40() -> None:
    window = Window.parse("fractal_drops", EXAMPLE)
    cards = [find_objective(card) for card in ("column_color_variety", "light_shades", "color_variety")]
    sheet = score_window(window, cards, [find_objective("shades_of_purple")], 0)
    assert [line.points for line in sheet.lines] == [10, 4, 12, 17, 0, -3]
    assert sheet.total == 40
    assert sheet.private_points == 17
    assert [find.spaces for find in sheet.public[0].finds] == [("A4", "B4", "C4", "D4"), ("A5", "B5", "C5", "D5")]
    assert {find.spaces[0]: find.points for find in sheet.private[0].finds} == {"A5": 6, "C1": 5, "C4": 6}
    assert [find.spaces for find in sheet.open.finds] == [("A1",), ("B3",), ("C3",)]


def test_the_example_is_scored_though_an_audit_would_find_c5() -> None:
    window = Window.parse("fractal_drops", EXAMPLE)
    assert window.breaches() == {"C5": (Reason.WRONG_VALUE,)}
    excused = Window.parse("fractal_drops", EXAMPLE, ["C5"])
    assert excused.breaches() == {}
    purple = [find_objective("shades_of_purple")]
    assert score_window(window, [], purple, 0) == score_window(excused, [], purple, 0)


@pytest.mark.parametrize(("rows", "lost"), [([], 20), (["R1 -- -- -- --"], 19), (EXAMPLE, 3), (FULL, 0)])
def test_every_open_space_costs_one_point(rows: list[str], lost: int) -> None:
    line = score_window(drawn(*rows), [], [], 0).open
    assert line.points == -lost
    assert len(line.finds) == lost


@pytest.mark.parametrize("tokens", [0, 1, 6])
def test_every_token_left_is_a_point(tokens: int) -> None:
    sheet = score_window(drawn(*FULL), [], [], tokens)
    assert sheet.tokens.points == tokens
    assert sheet.total == tokens


def test_the_sheet_adds_up() -> None:
    cards = [find_objective(card) for card in ("row_color_variety", "deep_shades", "column_shade_variety")]
    sheet = score_window(drawn(*FULL), cards, [find_objective("shades_of_blue")], 2)
    assert sheet.total == sum(line.points for line in sheet.lines)
    assert sheet.total == sum(sum(find.points for find in line.finds) for line in sheet.lines) + 2
    assert sheet.to_dict() == {
        "total": sheet.total,
        "public": {"row_color_variety": 0, "deep_shades": 6, "column_shade_variety": 20},
        "private": {"shades_of_blue": 14},
        "tokens": 2,
        "open": 0,
    }


def test_each_seat_is_scored_on_its_own_window_objective_and_tokens() -> None:
    t = table(
        windows=[(BLANK, ["R6", "", "", ""]), (BLANK, ["B5 Y6"])],
        public=["deep_shades"],
        private=["shades_of_red", "shades_of_red"],
        tokens=[2, 4],
    )
    first, second = scores(t.state)
    assert (first.public[0].points, first.private_points, first.tokens.points, first.open.points) == (0, 6, 2, -19)
    assert (second.public[0].points, second.private_points, second.tokens.points, second.open.points) == (2, 0, 4, -18)


# --- the ranking --------------------------------------------------------------------------------------------

ONE_RED_3: Drawn = (BLANK, ["R3"])
ONE_BLUE_3: Drawn = (BLANK, ["B3"])
PAIR_OF_LIGHT: Drawn = (BLANK, ["Y1 P2"])
PAIR_OF_OTHERS: Drawn = (BLANK, ["Y3 P5"])


def test_most_points_win() -> None:
    t = table(windows=[ONE_RED_3, ONE_BLUE_3], tokens=[1, 2])
    assert places(*ranking(t.state)) == [(1, "points"), (0, "last")]


def test_a_tie_goes_to_more_private_points() -> None:
    """Three private points and no token, against none and three tokens."""
    t = table(windows=[ONE_BLUE_3, ONE_RED_3], private=["shades_of_red", "shades_of_red"], tokens=[3, 0])
    first, second = scores(t.state)
    assert first.total == second.total
    assert places(*ranking(t.state)) == [(1, "private"), (0, "last")]


def test_a_further_tie_goes_to_more_tokens() -> None:
    """Two points of Light Shades and no token, against none and two tokens; no private points."""
    t = table(
        windows=[PAIR_OF_OTHERS, PAIR_OF_LIGHT],
        public=["light_shades"],
        private=["shades_of_green", "shades_of_blue"],
        tokens=[2, 0],
    )
    first, second = scores(t.state)
    assert first.total == second.total
    assert places(*ranking(t.state)) == [(0, "tokens"), (1, "last")]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("start", [0, 1])
def test_a_last_tie_goes_in_reverse_order_of_the_last_round(players: int, start: int) -> None:
    """Whoever took their first turn of that round later is ahead."""
    t = table(players=players, round=10, start=start)
    found = places(*ranking(t.state))
    assert [seat for seat, _ in found] == list(reversed(turn_order(players, start)[:players]))
    assert [why for _, why in found] == ["order"] * (players - 1) + ["last"]


def test_every_tie_break_in_one_ranking() -> None:
    """All four have −16 points: private points first, then tokens, then the later first turn."""
    t = table(
        windows=[(BLANK, ["Y1 P2"]), ONE_RED_3, (BLANK, ["Y1 P2"]), (BLANK, ["Y3 P5"])],
        public=["light_shades"],
        private=["shades_of_red"] * 4,
        tokens=[0, 0, 0, 2],
        start=2,
        round=10,
    )
    assert [sheet.total for sheet in scores(t.state)] == [-16, -16, -16, -16]
    assert places(*ranking(t.state)) == [(1, "private"), (3, "tokens"), (0, "order"), (2, "last")]


def test_the_slow_referee_ranks_alike() -> None:
    for start in range(4):
        t = table(
            windows=[PAIR_OF_LIGHT, ONE_RED_3, PAIR_OF_LIGHT, PAIR_OF_OTHERS],
            public=["light_shades"],
            private=["shades_of_red"] * 4,
            tokens=[0, 0, 0, 2],
            start=start,
        )
        sheets = scores(t.state)
        rows = [
            (str(seat), sheets[seat].total, sheets[seat].private_points, sheets[seat].tokens.points)
            for seat in turn_order(4, start)[:4]
        ]
        assert [str(place.seat) for place in ranking(t.state)] == slow_ranking(rows)


def test_the_start_player_of_the_last_round_still_counts_when_the_game_is_over() -> None:
    t = table(players=3, round=10, start=1).play(*["pass"] * 6)
    assert t.over()
    assert places(*ranking(t.state)) == [(0, "order"), (2, "order"), (1, "last")]
