"""The Automa's score (docs/rules.md §5, §5.5): its scoring card, levels and ties. C12 and A9."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from support.automa_table import AUTOMA, PERSON, AutomaTable, automa_table, full, own_automa
from vitral import Game, all_cards, replay
from vitral.arena import simulate
from vitral.engine import scores

LOADED = all_cards().automa
assert LOADED is not None
SCORING, BONUS = LOADED.scoring, dict(LOADED.level_bonus)
FULL = ["R1 Y2 G3 B4 P5", "R2 Y3 G4 B5 P6", "R3 Y4 G5 B6 P1", "R4 Y5 G6 B1 P2"]


def sheet(window: list[str], *public: str, **laid: Any) -> AutomaTable:
    """An Automa with that window, judged by those public objectives."""
    return automa_table(window=window, public=public, **laid)


# --- C12: some objectives count as usual --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("objective", "points"),
    [
        ("light_shades", 6),  # three 1s and four 2s: three sets of 2 points
        ("shade_variety", 15),  # three 1s and three 6s: three sets of 5
        ("color_variety", 16),  # four of each color: four sets of 4
        ("row_shade_variety", 20),  # four rows of 5
        ("column_shade_variety", 20),  # five columns of 4
    ],
)
def test_c12_objectives_that_count_as_usual(objective: str, points: int) -> None:
    assert objective in SCORING.normal
    assert sheet(FULL, objective).points()["public"] == {objective: points}


def test_c12_rows_count_only_when_complete() -> None:
    assert sheet([*FULL[:3], "R4 Y5 G6 B1 --"], "row_shade_variety").points()["public"] == {"row_shade_variety": 15}


def test_c12_nothing_placed_scores_nothing() -> None:
    assert sheet([], *SCORING.normal[:3]).points()["public"] == dict.fromkeys(SCORING.normal[:3], 0)


# --- C12: others by full columns ----------------------------------------------------------------------------


@pytest.mark.parametrize("objective", SCORING.by_columns)
@pytest.mark.parametrize(("columns", "points"), [("", 0), ("G", 3), ("RYGBP", 15)])
def test_c12_objectives_that_count_by_full_columns(objective: str, columns: str, points: int) -> None:
    options = {"passion_publics": True, "promos": True}
    assert sheet(full(*columns), objective, **options).points()["public"] == {objective: points}


def test_c12_a_column_of_three_is_not_full() -> None:
    assert sheet(full("G")[:3], "color_diagonals").points()["public"] == {"color_diagonals": 0}


def test_c12_a_misfit_fills_a_column_as_well() -> None:
    window = ["-- -- G1", "-- -- G2", "-- -- G3", "-- -- P3"]
    assert sheet(window, "column_color_variety").points()["public"] == {"column_color_variety": 3}


def test_c12_the_spaces_of_the_columns_are_the_proof() -> None:
    line = scores(sheet(full("Y", "B"), "color_diagonals").state)[AUTOMA].public[0]
    assert [find.spaces for find in line.finds] == [("A2", "B2", "C2", "D2"), ("A4", "B4", "C4", "D4")]


def test_c12_the_person_scores_such_objectives_as_usual() -> None:
    t = automa_table(person=["R1 Y2 -- -- --", "Y3 R4 -- -- --"], public=["color_diagonals"])
    assert scores(t.state)[PERSON].to_dict()["public"] == {"color_diagonals": 4}


# --- C12: private objective, tokens, open spaces ------------------------------------------------------------


@pytest.mark.parametrize(("window", "points"), [(FULL, 10), (["R6"], 6), (["-- Y6"], 0)])
def test_c12_its_private_objective_by_the_normal_rule(window: list[str], points: int) -> None:
    t = sheet(window, private=["shades_of_blue", "shades_of_red"])
    assert t.points()["private"] == {"shades_of_red": points}


def test_c12_a_misfit_counts_for_the_color_it_has() -> None:
    t = sheet(["R6 R5"], private=["shades_of_blue", "shades_of_red"])
    assert t.points()["private"] == {"shades_of_red": 11}


@pytest.mark.parametrize(("window", "favor", "open_spaces"), [([], 5, 20), (FULL, 0, 0), (FULL[:2], 2, 10)])
def test_c12_one_per_token_less_one_per_open_space(window: list[str], favor: int, open_spaces: int) -> None:
    points = sheet(window, favor=favor).points()
    assert (points["tokens"], points["open"]) == (favor, -open_spaces)
    assert points["total"] == favor - open_spaces + BONUS["easy"]


# --- Levels -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_each_level_brings_its_bonus(level: str) -> None:
    t = sheet(FULL, favor=0, automa_level=level)
    assert t.points()["bonus"] == t.points()["total"] == BONUS[level]


def test_the_first_level_is_the_default_and_levels_rise() -> None:
    assert sheet(FULL).state.rules.options.automa_level == "easy"
    assert 0 <= BONUS["easy"] < BONUS["normal"] < BONUS["hard"]


@pytest.mark.parametrize("points", [0, 1, 99])
def test_other_points_may_be_agreed_on(points: int) -> None:
    assert sheet(FULL, favor=0, automa_level="hard", automa_bonus=points).points()["bonus"] == points


def test_a_game_keeps_the_points_it_began_with() -> None:
    """The levels may be measured again: a record has the points, and replays to the same result."""
    game = Game.new(1, 3, mode="automa", automa_level="normal")
    assert game.options.automa_bonus == BONUS["normal"]
    while not game.over:
        game.play(game.legal_actions()[0])
    record = game.record()
    assert LOADED is not None
    other = replace(LOADED, level_bonus=(("easy", 1), ("normal", 2), ("hard", 3)))
    assert replay(replace(record, cards=replace(record.cards, automa=other))).scores() == game.scores()
    assert record.to_dict()["result"]["scores"][AUTOMA]["bonus"] == BONUS["normal"]


def test_the_person_gets_no_bonus() -> None:
    assert "bonus" not in scores(sheet(FULL, automa_level="hard").state)[PERSON].to_dict()


def test_levels_differ_measurably(times: int) -> None:
    results = [
        simulate(bots=["glazier"], games=24 * times, cards=all_cards(1), mode="automa", automa_level=level)
        for level in BONUS
    ]
    easy, normal, hard = (result.by_seat[PERSON].wins / result.games for result in results)
    assert easy > normal + 0.1
    assert normal > hard + 0.1


@pytest.mark.parametrize("wrong", ["expert", "", None])
def test_there_are_no_other_levels(wrong: object) -> None:
    with pytest.raises(ValueError, match="automa_level"):
        Game.new(1, 1, mode="automa", automa_level=wrong)


# --- A9: ties -----------------------------------------------------------------------------------------------


@pytest.fixture
def even(tmp_path: Path) -> Any:
    """Tables without a level bonus, in the last round."""
    cards = own_automa(tmp_path, level_bonus="{ easy = 0, normal = 0, hard = 0 }")

    def laid(**given: Any) -> AutomaTable:
        return automa_table(cards=cards, round=10, private=["shades_of_red", "shades_of_blue"], **given)

    return laid


def test_a9_more_points_win(even: Any) -> None:
    assert even(window=["R1"], tokens=0, favor=0).winner() == (AUTOMA, "points")
    assert even(window=["R1"], tokens=2, favor=0).winner() == (PERSON, "points")


def test_a9_then_more_private_points(even: Any) -> None:
    assert even(window=["B2"], person=["B2"], tokens=4, favor=2).winner() == (AUTOMA, "private")
    assert even(window=["R2"], person=["R2"], tokens=2, favor=4).winner() == (PERSON, "private")


def test_a9_then_more_tokens(even: Any) -> None:
    assert even(window=["G2 Y3"], person=["G2"], tokens=3, favor=2).winner() == (PERSON, "tokens")
    assert even(window=["G2"], person=["G2 Y3"], tokens=2, favor=3).winner() == (AUTOMA, "tokens")


def test_a9_then_the_later_first_turn_of_round_10_the_persons(even: Any) -> None:
    assert even(window=["G2"], person=["G2"], tokens=3, favor=3).winner() == (PERSON, "order")
