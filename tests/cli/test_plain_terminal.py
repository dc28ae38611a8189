"""Plain lines in a terminal: folded between words, and a person is told who is thinking."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

import pytest

from cli.terminal_process import TerminalProcess
from cli.test_cli import run
from cli.test_play import play
from vitral.terminal.lines.layout import folded

RED = "\x1b[31mR4\x1b[0m"

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def test_long_lines_are_folded_between_words() -> None:
    with TerminalProcess("play", "--bots", "random", "--seed", "7", size=(40, 60)) as person:
        person.until("Your choice>")
        person.type("1\n")
        person.until("Your choice", 2)
        person.type("help\n")
        person.until("Your choice", 3)
        person.type("quit\n")
        assert person.wait() == 0
        assert [line for line in person.printed.splitlines() if len(line) > 60] == []


def test_what_commands_find_is_folded_on_a_terminal_only() -> None:
    with TerminalProcess("cards", "automa", size=(40, 60)) as person:
        assert person.wait() == 0
        assert [line for line in person.printed.splitlines() if len(line) > 60] == []
        assert person.printed.split() == run("cards", "automa").out.split()
    assert any(len(line) > 100 for line in run("cards", "automa").out.splitlines())


def test_errors_are_folded_on_a_terminal() -> None:
    with TerminalProcess("nothing", size=(24, 60)) as person:
        assert person.wait() == 2
        lines = person.printed.splitlines()
        assert lines[0].startswith('vitral: unknown command "nothing"; the commands are: play,')
        assert all(len(line) <= 60 for line in lines)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("short enough", "short enough"),
        (f"  3  {'word ' * 10}end", f"  3  {'word ' * 6}word\n    word word word end"),
        (f"{RED} {'word ' * 7}{RED}", f"{RED} {'word ' * 7}{RED}"),
        ("x" * 50, "x" * 50),
    ],
)
def test_colors_take_no_room_in_a_folded_line(line: str, expected: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert folded(line) == expected


def test_a_line_can_be_edited_comes_back_and_is_completed() -> None:
    left, up = "\x1b[D", "\x1b[A"
    with TerminalProcess("play", "--bots", "random", "--seed", "7") as person:
        person.until("Your choice>")
        person.type(f"hlp{left * 2}e\n")
        person.until("show all windows")
        person.until("Your choice>", 2)
        person.type(f"{up}\n")
        person.until("show all windows", 2)
        person.until("Your choice>", 3)
        person.type("si\t1\n")
        person.until("Choose a die.")
        person.until("Your choice>", 4)
        person.type("wind\t\n")
        person.until("Batllo, 5 favor tokens")
        person.until("Your choice>", 5)
        person.type("\x04")
        assert person.wait() == 0


def test_a_person_is_told_which_bot_is_thinking(tmp_path: Path) -> None:
    folder = tmp_path / ("long" * 40)
    folder.mkdir()
    bot = folder / "slow_bot.py"
    bot.write_text("import sys\nfor line in sys.stdin:\n    pass\n")
    program = f"cmd:{shlex.join((sys.executable, str(bot)))}"
    with TerminalProcess("play", "--bots", program, "--seed", "7") as person:
        person.until("slow_bot.py is thinking …")
        person.type("\x03")
        assert person.wait() == 130


def test_a_bot_that_fails_is_told_in_the_story(tmp_path: Path) -> None:
    program = f"cmd:{shlex.join((sys.executable, str(tmp_path / 'missing_bot.py')))}"
    with TerminalProcess("play", "--bots", program, "--seed", "7") as person:
        person.until("Your choice>")
        person.type("1\n")
        shown = person.until("Your choice", 2)
        assert "bot in missing_bot.py’s seat broke down" in " ".join(shown.split())
        assert "a bot failed" not in shown


def test_a_person_is_told_that_the_coach_is_thinking() -> None:
    with TerminalProcess("play", "--bots", "random", "--seed", "7") as person:
        person.until("Your choice>")
        person.type("1\n")
        person.until("Your choice", 2)
        person.type("hint\n")
        person.until("Thinking …")


def test_leave_leaves_the_table_where_no_die_could_be_left() -> None:
    assert play("--seed", "7", lines="leave\n").out.endswith("Goodbye.\n")
    holding = play("--seed", "7", lines="1\n1\nleave\nquit\n").out
    assert "leave: not possible." in holding
