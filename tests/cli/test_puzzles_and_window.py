"""`vitral puzzles` and `vitral window` as they are typed."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from cli.terminal_process import TerminalProcess
from vitral.cards import load_cards
from vitral.cards.custom_windows import custom_window_code
from vitral.cli.commands.puzzles import short_names
from vitral.cli.main import main
from vitral.puzzles import puzzle_file, puzzle_named, puzzles

GRID = "R.4../.G.5./..B.1/6..P."
CODE = custom_window_code("Rosa", 5, GRID.split("/"))
PUZZLE = puzzles()[0]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Lines that are typed, one after the other; then nothing more comes."""
    lines: list[str] = []

    def read(prompt: str = "") -> str:
        if not lines:
            raise EOFError
        return lines.pop(0)

    monkeypatch.setattr("builtins.input", read)
    return lines


def output(capsys: pytest.CaptureFixture[str], *argv: str, code: int = 0) -> str:
    assert main(argv) == code
    out, err = capsys.readouterr()
    return err if code else out


# -- puzzles -------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")
@pytest.mark.parametrize(("key", "code"), [("\x03", 130), ("\x04", 0)])
def test_leaving_a_puzzle_leaves_a_line_of_its_own(key: str, code: int) -> None:
    with TerminalProcess("puzzles", "1-1") as person:
        person.until("Your choice>")
        if code:
            person.interrupt()
        else:
            person.type(key)
        assert person.wait() == code
        assert person.printed.endswith("Your choice> \n")


def test_puzzles_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Grade 1:" in output(capsys, "puzzles")
    heads, first, *_ = output(capsys, "puzzles", "--grade", "1").splitlines()
    assert heads.split() == ["Puzzle", "Players", "Ahead", "by", "Bots", "miss", "ID", "Theme"]
    assert first.startswith("1-1 ")
    assert first.index(PUZZLE.id) == heads.index("ID")
    assert len(listed := json.loads(output(capsys, "puzzles", "--json"))) == len(puzzles())
    assert json.loads(output(capsys, "puzzles", PUZZLE.id, "--json")) in listed


def test_a_puzzle_is_solved_in_lines(capsys: pytest.CaptureFixture[str], typed: list[str]) -> None:
    typed += ["0", "nonsense", PUZZLE.turn[0], "undo", "table", "help", *PUZZLE.turn]
    out = output(capsys, "puzzles", PUZZLE.id)
    assert out.count("Draft pool:") > 1
    assert "Which turn is best here?" in out
    assert "Right! The next best turn is worth" in out
    assert "There is no choice 0." in out
    assert '"nonsense" is not a choice here' in out


def test_a_puzzle_is_solved_as_a_game_is_played(capsys: pytest.CaptureFixture[str], typed: list[str]) -> None:
    """A die and its space in one line, without their verbs; the puzzle by a short name."""
    name, puzzle = next(
        (name, one)
        for name, one in short_names().items()
        if [action.split()[0] for action in one.turn] == ["take", "place", "pass"]
    )
    (_, die), (_, space), (last,) = (action.split() for action in puzzle.turn)
    typed += [f"{die.partition('@')[0].lower()} {space.lower()}", last]
    assert "Right!" in output(capsys, "puzzles", name)
    typed += [f"{die} Z9", f"take {die}", "place A9", "quit"]
    out = output(capsys, "puzzles", puzzle.id[:5])
    assert '"A9" is not a space' in out


def test_a_puzzle_is_looked_at_in_words(capsys: pytest.CaptureFixture[str], typed: list[str]) -> None:
    typed += ["pool", "track", "read B2", "read 1", "score", "windows", "read X9", "quit"]
    out = output(capsys, "puzzles", PUZZLE.id, "--words")
    menu = out.rindex("End turn")
    looked = out[menu:]
    assert out.count("End turn") == 1, "the choices are not said again"
    for words in ("Draft pool: ", "Round track: round 1: ", "B2, ", "Player 1: ", "If the game ended now:", '"X9"'):
        assert words in looked


def test_the_next_puzzle_is_a_word_away(capsys: pytest.CaptureFixture[str], typed: list[str]) -> None:
    first, second, third, *_ = short_names().values()
    typed += ["next", "hint", "again", "hint", "", "quit"]
    out = output(capsys, "puzzles", "1-1")
    assert out.count("Which turn is best here?") == 4
    assert out.count("Best:") == 2
    assert puzzle_named("nothing") is None
    assert {first.id, second.id, third.id} == {one.id for one in puzzles()[:3]}
    assert "there is no puzzle" in output(capsys, "puzzles", "9-9", code=2)


def test_an_answer_may_be_wrong_given_up_or_left(capsys: pytest.CaptureFixture[str], typed: list[str]) -> None:
    typed += ["pass"]
    assert "Not the best turn" in output(capsys, "puzzles", PUZZLE.id)
    typed += ["tipp"]
    assert "Am besten:" in output(capsys, "puzzles", PUZZLE.id, "--lang", "de")
    typed += ["quit"]
    assert "Best:" not in output(capsys, "puzzles", PUZZLE.id)
    assert "Best:" not in output(capsys, "puzzles", PUZZLE.id, "--words")


def test_puzzles_are_made(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_file, "find_puzzles", lambda seed, number: [PUZZLE])
    file = str(tmp_path / "x.jsonl")
    assert "2 puzzles from 2 games" in output(capsys, "puzzles", "make", "--games", "2", "--seed", "7", "--out", file)
    assert "name another file" in output(capsys, "puzzles", "make", "--seed", "8", "--out", file, code=2)
    assert "--out" in output(capsys, "puzzles", "make", code=2)
    assert "there is no puzzle" in output(capsys, "puzzles", "nothing", code=2)


# -- windows -------------------------------------------------------------------------------------------------------


def test_a_window_is_drawn_checked_and_measured(capsys: pytest.CaptureFixture[str]) -> None:
    out = output(capsys, "window", "--grid", GRID, "--name", "Rosa", "--difficulty", "5", "--measure")
    assert out.splitlines()[0] == "Rosa (5)"
    assert out.splitlines()[-1] == CODE
    assert "It can be filled." in out
    assert "spaces open on average" in out
    data = json.loads(output(capsys, "window", CODE, "--json"))[0]
    assert (data["code"], data["difficulty"], len(data["filled"])) == (CODE, 5, 20)


def test_without_a_difficulty_bots_say_how_hard_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    free = "/".join(["....."] * 4)
    assert json.loads(output(capsys, "window", "--grid", free, "--json"))[0]["difficulty"] == 3


def test_a_window_is_written_to_be_printed_or_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for ending, begins in ((".pdf", b"%PDF"), (".svg", b"<svg"), (".toml", b"format")):
        file = tmp_path / f"window{ending}"
        assert str(file) in output(capsys, "window", CODE, "--out", str(file), "--width", "85")
        assert file.read_bytes().startswith(begins)
    cards = load_cards("base", tmp_path / "window.toml")
    assert cards.patterns[-1].id == CODE
    assert cards.window_cards[-1].offered


@pytest.mark.parametrize(
    ("argv", "why"),
    [
        ((), "name a window by its code"),
        (("own_x",), "this is not the code of a window"),
        (("--grid", "RR.../...../...../....."), "A1 and A2 are neighbors"),
        (("--grid", "RR..."), "4 rows of 5 spaces"),
        (("--grid", GRID, "--difficulty", "7"), "from 1 to 6"),
        (("--grid", GRID, "--difficulty", "3", "--name", "x" * 30), "a name of 1 to 24 characters"),
        ((CODE, "--out", "x.png"), "expected a name ending in .pdf, .svg, or .toml"),
        ((CODE, "--out", "x.pdf", "--width", "7"), "from 40 to 180 millimeters"),
        ((CODE, "--width", "wide"), "expected millimeters"),
    ],
)
def test_what_cannot_be_is_refused_in_plain_words(
    capsys: pytest.CaptureFixture[str], argv: tuple[str, ...], why: str
) -> None:
    assert why in output(capsys, "window", *argv, code=2)
