"""`vitral terminal`: which table the arguments mean, and what it refuses in one line."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from typing import Any

import pytest

from cli.terminal_process import TerminalProcess
from vitral.cli import main
from vitral.cli.commands.terminal import _start
from vitral.cli.flags import terminal
from vitral.server.protocol import NewTable


def start(*argv: str) -> Any:
    import argparse

    parser = argparse.ArgumentParser()
    terminal(parser)
    return _start(parser.parse_args(argv))


def new_table(monkeypatch: pytest.MonkeyPatch, *argv: str) -> NewTable:
    """The table that would be set up."""
    asked: list[NewTable] = []

    async def create(self: object, new: NewTable) -> str:
        asked.append(new)
        return "table"

    monkeypatch.setattr("vitral.terminal.local_tables.LocalTables.create", create)
    opening = start(*argv).opening
    with pytest.raises(StopIteration):
        opening().send(None)
    return asked[0]


def test_without_arguments_a_table_is_set_up_first() -> None:
    assert start().opening is None
    assert start("--server", "localhost:8000").opening is None


def test_flags_describe_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(monkeypatch, "--players", "3", "--people", "2", "--names", "Ana", "--bots", "glazier")
    assert [(seat.kind, seat.name, seat.bot) for seat in table.seats] == [
        ("here", "Ana", ""),
        ("here", "", ""),
        ("bot", "", "glazier"),
    ]
    assert table.options == {"players": 3}
    assert [seat.kind for seat in new_table(monkeypatch, "--mode", "automa").seats] == ["here"]
    assert [seat.kind for seat in new_table(monkeypatch, "--hot-seat").seats] == ["here", "here"]


def complaint(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(["--lang", "en", "terminal", "--plain", *argv]) == 2
    return capsys.readouterr().err.strip()


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("http://host/somewhere",), "is not a link to a table"),
        (("http://host/t/abc#x.watch.y", "--players", "3"), "a link leads to a table"),
        (("http://host/t/abc#x.watch.y", "--save", "x.json"), "--save is for games on this computer"),
        (("",), '"" is not a link to a table'),
        (("--server", "http://host/t/abc"), "http://host/t/abc is a link to a table; give it without --server"),
        (
            ("--server", "http://host/foo"),
            "http://host/foo leads to a page of a server; name only the server: http://host",
        ),
        (("--server", "host", "--resume", "--players", "3"), "--resume continues a game as it is"),
        (("--server", "ftp://host"), "is not the address of a server"),
        (("--server", "host", "--seed", "3"), "--seed is for games on this computer"),
        (("--hot-seat", "--people", "2"), "with --hot-seat, all players are people"),
        (("--resume", "nowhere.json"), "nowhere.json"),
        (("--bots", "genius"), 'unknown name "genius"'),
        (("--mode", "solo", "--rare-glass"), "--rare-glass: not in solo"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(
    argv: tuple[str, ...], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    error = complaint(capsys, *argv)
    assert words in error
    assert "\n" not in error


def test_without_the_extra_it_is_told_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "textual" else find(name))
    assert main(["--lang", "en", "terminal"]) == 2
    error = capsys.readouterr().err
    assert "pip install 'vitral[terminal]'" in error
    assert "--plain" in error


def test_where_nothing_can_be_drawn_lines_are_offered(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "terminal"]) == 2
    assert "--plain" in capsys.readouterr().err


@pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")
def test_a_terminal_that_cannot_draw_is_told_of_lines() -> None:
    with TerminalProcess("terminal", env={"TERM": "dumb"}) as person:
        assert person.wait() == 2
        assert "for plain lines: --plain" in person.printed


@pytest.mark.parametrize("flag", [("--by-hand",), ("--words",), ("--cards", "mine.toml")])
def test_what_only_lines_can_do_is_refused_on_a_screen(
    flag: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "en", "terminal", *flag]) == 2
    assert capsys.readouterr().err == f"vitral terminal: {flag[0]} only works in plain lines; add --plain\n"


def test_a_real_table_is_not_a_servers(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--by-hand is for games on this computer" in complaint(capsys, "--server", "localhost:1", "--by-hand")


def test_a_game_of_the_other_command_can_be_taken_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    typed = iter(["1", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    assert main(["--lang", "en", "play", "--seed", "3", "--save", str(file)]) == 0
    typed = iter(["log", "quit"])
    assert main(["--lang", "pt", "terminal", "--plain", "--resume", str(file)]) == 0
    output = capsys.readouterr().out
    assert f"vitral terminal --plain --resume {file}" in output
    assert "Sua vez" in output
    assert "Aprendiz" in output, "bots are called as the language calls them"
