"""Local games are saved as they are played: nothing is lost by Ctrl+C, a closed terminal or `kill -9`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.terminal_process import TerminalProcess
from cli.test_cli import run
from cli.test_play import FIRST
from support.waiting import wait_until
from vitral import Record
from vitral.terminal.local_games import LocalGames

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "vitral" / "games"


def games(folder: Path) -> list[Record]:
    return [game.load() for game in LocalGames(folder).games()]


@pytest.mark.parametrize("end", ["interrupt", "close", "kill"])
def test_nothing_is_lost_however_a_game_ends(end: str, folder: Path) -> None:
    with TerminalProcess("play", "--bots", "random", "--seed", "7") as person:
        person.until("Your choice>")
        person.type("1\n")
        shown = person.until("Your choice", 2)
        assert "--- Round 1" in shown
        if end == "interrupt":
            person.interrupt()
            assert person.wait() == 130
            assert "To continue it: vitral play --resume" in person.printed
            assert "Traceback" not in person.printed
        elif end == "close":
            person.hang_up()
            wait_until(lambda: person.process.poll() is not None, "it ends with its terminal")
        else:
            person.process.kill()
            person.wait()
    (record,) = games(folder)
    assert "side 1" in record.log
    with TerminalProcess("play", "--resume") as person:
        again = person.until("Your choice")
        assert "--- Round 1" in again
        assert "Build " not in again, "the window was chosen before"


@pytest.mark.parametrize("end", ["close", "kill"])
def test_nothing_is_lost_on_the_full_screen(end: str, folder: Path) -> None:
    with TerminalProcess("terminal", "--bots", "random", "--seed", "7") as person:
        person.until("Build ", 4)
        person.type("1")
        person.until("Round 1 of 10")
        if end == "close":
            person.hang_up()
            wait_until(lambda: person.process.poll() is not None, "it ends with its terminal")
        else:
            person.process.kill()
            person.wait()
    (record,) = games(folder)
    assert "side 1" in record.log


def test_the_last_unfinished_game_goes_on(folder: Path) -> None:
    assert run("play", "--seed", "1", "--names", "Ana", stdin="1\n").code == 0
    finished = run("play", "--seed", "2", "--mode", "solo", stdin=FIRST)
    assert "vitral replay " in finished.out.splitlines()[-1]
    ran = run("play", "--resume", stdin="1\nquit\n")
    assert ran.out.startswith("Sagrada for 2 players: Ana and Apprentice.")
    listed = run("games")
    assert listed.out.splitlines()[0].endswith("Ana and Apprentice: round 1")
    assert listed.out.splitlines()[1].endswith("Player 1: The game is over")
    data = run("games", "--json").data
    assert [game["over"] for game in data] == [False, True]
    assert json.loads(Path(data[1]["file"]).read_text())["result"]
    assert run("play", "--resume", data[0]["id"][:20], stdin="quit\n").code == 0
    assert run("replay", data[1]["id"]).out == run("replay", data[1]["file"]).out
    assert len(games(folder)) == 2


def test_an_older_game_is_continued_by_its_id(folder: Path) -> None:
    run("play", "--seed", "1", stdin="1\n")
    run("play", "--seed", "2", stdin="1\n")
    newer, older = LocalGames(folder).games()
    ran = run("play", "--resume", older.id, stdin="quit\n")
    assert f"To continue it: vitral play --resume {older.id}\n" in ran.out
    assert "To continue it: vitral play --resume\n" in run("play", "--resume", newer.id, stdin="quit\n").out


def test_quitting_as_the_last_line_of_the_input_saves_and_asks_nothing_more(folder: Path) -> None:
    ran = run("play", "--players", "2", "--bots", "random", stdin="1\npass\nquit\n")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith("The game is saved. To continue it: vitral play --resume\nGoodbye.\n")
    assert len(games(folder)) == 1


def test_a_game_that_nobody_played_is_not_saved(folder: Path) -> None:
    assert run("play", "--seed", "1", stdin="quit\n").out.endswith("Goodbye.\n")
    assert not folder.exists()
    assert run("games").out == "No game is saved here yet.\n"
    ran = run("play", "--resume")
    assert (ran.code, ran.err) == (
        2,
        "vitral play: no unfinished game is saved here; list all with: vitral games\n",
    )


def test_the_engine_is_loaded_for_saved_games_only() -> None:
    code = "import sys; from vitral.cli import main; main(['games']); sys.exit('vitral.engine' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], stdout=subprocess.DEVNULL, check=False).returncode == 0


def test_a_game_by_hand_goes_on_by_hand(folder: Path) -> None:
    run("play", "--by-hand", "--mode", "solo", stdin="shades_of_red, shades_of_blue\n")
    out = run("play", "--resume", stdin="").out
    assert "two window cards" in out
    assert "At the table>" in out


def test_a_file_that_cannot_be_read_is_listed_as_such(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "broken.json").write_text("{")
    assert run("games").out.startswith("broken  ")
    assert run("play", "--resume").code == 2


def test_old_games_make_room(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vitral.terminal.local_games._MAX_SAVED_GAMES", 3)
    store = LocalGames(folder)
    for number in range(5):
        store.save(f"game{number}", Record.from_json('{"format": "vitral-game/2", "options": {}, "log": []}'))
        os.utime(store.path(f"game{number}"), (number, number))
    assert [game.id for game in store.games()] == ["game4", "game3", "game2"]
