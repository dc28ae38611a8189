"""Puzzles: those that are shipped hold, answers are judged, and making them can be stopped and gone on with."""

from __future__ import annotations

from pathlib import Path
from statistics import fmean

import pytest

from vitral.bots.master import MasterBot
from vitral.bots.turn_search import Plan
from vitral.engine import Action, IllegalActionError
from vitral.game import Game
from vitral.i18n import LANGUAGES, translator_for
from vitral.puzzles import (
    Attempt,
    Puzzle,
    PuzzleError,
    attempt,
    explain,
    find_puzzles,
    make_puzzles,
    puzzle_file,
    puzzle_named,
    puzzles,
    solution,
)
from vitral.puzzles.explanation import AS_GOOD
from vitral.puzzles.puzzle import turn_result
from vitral.puzzles.search import LEAST_MISSED, MARGIN, missed_share

SOME = puzzles()[:: max(1, len(puzzles()) // 6)]
of_some = pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: puzzle.id)


def plan(answer: Attempt) -> Plan:
    return Plan(0.0, tuple(map(Action, answer.choices)), answer.game.state)


def other_answers(puzzle: Puzzle) -> list[Attempt]:
    """Every other draft without a tool, and passing."""
    found = [attempt(puzzle, ["pass"])]
    for take in (action.text for action in Game.at(puzzle.state).legal_actions() if action.text.startswith("take")):
        for place in (action.text for action in attempt(puzzle, [take]).game.legal_actions()):
            if place.startswith("place"):
                found.append(attempt(puzzle, [take, place, "pass"]))
    return [answer for answer in found if not answer.right]


def test_what_is_easily_guessed_is_graded_easier() -> None:
    hard = max(puzzles(), key=lambda puzzle: puzzle.missed)
    choices = [action for action in Game.at(hard.state).legal_actions() if action.text.startswith("take")]
    assert hard.blind_guess <= 1 / (1 + len(choices))
    few = min(puzzles(), key=lambda puzzle: -puzzle.blind_guess)
    assert few.difficulty < few.missed
    assert few.difficulty == few.missed * (1 - few.blind_guess)


# -- those that are shipped ----------------------------------------------------------------------------------------


def test_a_few_hundred_are_shipped_of_every_grade() -> None:
    assert len(puzzles()) >= 200
    assert len({puzzle.id for puzzle in puzzles()}) == len(puzzles())
    grades = [puzzle.grade for puzzle in puzzles()]
    assert grades == sorted(grades), "the easiest are first"
    assert min(grades.count(grade) for grade in range(1, 6)) >= 10


def test_every_shipped_puzzle_is_solved_by_its_turn_and_clear() -> None:
    for puzzle in puzzles():
        answer = solution(puzzle)
        assert answer.over, puzzle.id
        assert answer.right, puzzle.id
        assert puzzle.margin >= MARGIN
        assert puzzle.missed >= LEAST_MISSED
        assert puzzle_named(puzzle.id) is puzzle
        assert all(f"puzzle-theme-{puzzle.theme}" in translator_for(language) for language in LANGUAGES)
    assert puzzle_named("nothing") is None


def test_no_puzzle_knows_what_its_seat_does_not() -> None:
    for puzzle in puzzles():
        state = puzzle.state
        assert [bool(cards) for cards in state.private] == [seat == puzzle.seat for seat in range(state.rules.players)]
        assert all(len(sides) == 1 for sides in state.dealt_sides), "no side that was dealt and not chosen"


@of_some
def test_no_other_draft_comes_near_the_best_turn(puzzle: Puzzle) -> None:
    """Judged again, with a seed that nobody used for making it."""
    best, others = solution(puzzle), other_answers(puzzle)
    view = Game.at(puzzle.state).view(puzzle.seat)
    bot = MasterBot("once more")
    state = view.sample(bot._rng)
    rows = bot.compare(view, state, [plan(answer) for answer in (best, *others)], 30)
    means = [fmean(row[at] for row in rows) for at in range(len(others) + 1)]
    assert means[0] - max(means[1:]) > MARGIN / 2


# -- answers -------------------------------------------------------------------------------------------------------


@of_some
def test_a_wrong_answer_is_told_what_it_loses_and_why(puzzle: Puzzle) -> None:
    worst = other_answers(puzzle)[0]
    verdict = explain(worst, solution(puzzle))
    assert not verdict.right
    assert verdict.loss > AS_GOOD
    assert verdict.why
    assert explain(solution(puzzle), solution(puzzle)).loss == 0
    assert not explain(None, solution(puzzle)).right


def test_another_order_of_the_same_turn_is_the_same_answer() -> None:
    """A tool that works on a drafted die may be used before the die is taken, or with the die in hand."""
    with_tool = [puzzle for puzzle in puzzles() if puzzle.turn[0][:4] == "tool" and puzzle.turn[1][:4] == "take"]
    assert with_tool
    for puzzle in with_tool:
        tool, take, *rest = puzzle.turn
        assert attempt(puzzle, [take, tool, *rest]).right, puzzle.id


def test_what_cannot_be_played_is_refused_and_changes_nothing() -> None:
    tried = Attempt(puzzles()[0])
    with pytest.raises(IllegalActionError):
        tried.play("place A1")
    with pytest.raises(ValueError, match="nonsense"):
        tried.play("nonsense")
    assert (tried.choices, tried.over) == ([], False)
    tried.play("pass")
    with pytest.raises(ValueError, match="over"):
        tried.play("pass")


def test_where_chance_would_answer_the_turn_is_an_answer() -> None:
    """A tool that rolls ends the try: nobody can say what would be rolled."""
    found = None
    for puzzle in puzzles():
        for action in Game.at(puzzle.state).legal_actions():
            if action.text in ("tool flux_brush", "tool glazing_hammer", "tool flux_remover"):
                found = Attempt(puzzle)
                found.play(action)
                while not found.over:
                    found.play(found.game.legal_actions()[0])
                break
        if found is not None and found.by_chance:
            break
    assert found is not None
    assert found.by_chance
    assert not found.right
    assert explain(found, solution(found.puzzle)).loss > 0


# -- making --------------------------------------------------------------------------------------------------------


def few(seed: str, number: int) -> list[Puzzle]:
    """As many made-up puzzles as a game's number says, up to two."""
    return [puzzles()[at] for at in range(number % 3)]


def test_a_search_goes_on_where_it_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, whole = tmp_path / "some.jsonl", tmp_path / "whole.jsonl"
    monkeypatch.setattr(puzzle_file, "find_puzzles", few)
    assert len(make_puzzles(whole, 5, "x")) == 4
    make_puzzles(file, 2, "x")
    with file.open("a") as cut:
        cut.write('{"game": 2, "puz')
    counts: list[int] = []

    def noted(seed: str, number: int) -> list[Puzzle]:
        counts.append(number)
        return few(seed, number)

    monkeypatch.setattr(puzzle_file, "find_puzzles", noted)
    assert make_puzzles(file, 5, "x") == make_puzzles(whole, 5, "x")
    assert counts == [2, 3, 4], "games found in the file are not played again"
    assert file.read_text() == whole.read_text()


def test_a_file_of_another_search_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_file, "find_puzzles", few)
    file = tmp_path / "x.jsonl"
    make_puzzles(file, 1, "x")
    with pytest.raises(PuzzleError, match="name another file"):
        make_puzzles(file, 1, "y")
    file.write_text("nonsense\n")
    with pytest.raises(PuzzleError, match="name another file"):
        make_puzzles(file, 1, "x")


@pytest.mark.long
def test_a_game_gives_the_same_puzzles_again() -> None:
    for number in range(3):
        made = [puzzle.to_dict() for puzzle in find_puzzles("vitral", number)]
        assert made == [puzzle.to_dict() for puzzle in find_puzzles("vitral", number)]


def test_how_often_bots_miss_it_is_counted_the_same_again() -> None:
    puzzle = puzzles()[0]
    assert round(missed_share(puzzle), 2) == puzzle.missed
    assert turn_result(solution(puzzle).game.state, puzzle.seat) != turn_result(puzzle.state, puzzle.seat)
