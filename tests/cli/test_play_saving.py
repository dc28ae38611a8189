"""`vitral play`: games left, saved, taken up again, or refused."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cli.interrupts import listen_to_interrupts
from cli.test_cli import run
from cli.test_play import FIRST, play
from support.waiting import TIMEOUT
from vitral import Game, Options, Record, Seat
from vitral.bots import bot_names

# -- leaving, saving, going on -------------------------------------------------------------------------------------


def test_the_end_of_input_is_a_polite_end(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = play("--seed", "7", "--save", file, lines="1\n1\n")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith(f"\nThe game is saved. To continue it: vitral play --resume {file}\nGoodbye.\n")
    assert play("--seed", "7").out.endswith("\nGoodbye.\n")


def test_save_as_a_command(tmp_path: Path) -> None:
    file, taken = tmp_path / "game.json", tmp_path / "taken.json"
    taken.write_text("mine")
    assert f"{taken} already exists; name another file." in play("--seed", "7", lines=f"1\nsave {taken}\n").out
    assert taken.read_text() == "mine"
    taken.unlink()
    ran = play("--seed", "7", lines=f"1\nsave {tmp_path / 'no' / 'x'}\nsave {file}\n1\n1\n")
    assert "cannot be written: no such file or folder" in ran.out
    assert f"The game is saved in {file}, and so is every move from now on" in ran.out
    assert Record.load(file).log[-1].startswith("place ")
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_saved_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("--seed", "7", "--players", "3", "--save", file, lines="1\n" * 30)
    before = Record.load(file)
    assert before.result is None
    ran = play("--resume", file, lines=FIRST)
    assert ran.code == 0
    assert "The game is over." in ran.out
    after = Record.load(file)
    assert after.log[: len(before.log)] == before.log
    assert after.seats == before.seats
    assert "Player 1, Random 1, and Random 2" in ran.out
    assert after.result is not None
    again = play("--resume", file)
    assert "The game is over." in again.out


def test_a_saved_hot_seat_game_stays_one(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("--hot-seat", "--names", "Ana,Rui", "--seed", "7", "--save", file, lines="\n1\n\n1\n")
    assert "Random" not in play("--resume", file, lines="\n").out
    assert "Ana and Rui" in play("--resume", file).out


def test_a_bot_may_take_over_a_seat_of_a_saved_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    Game.new(2, 7).record().save(file)
    assert "it is your turn to choose" in play("--resume", file, lines="1\n").out  # people without names: a hot seat
    ran = play("--resume", file, "--bots", "random", lines="1\n")
    assert "Random builds " in ran.out
    assert Record.load(file).seats == (Seat(), Seat.of_bot("random"))


def test_resuming_elsewhere_leaves_the_first_file_alone(tmp_path: Path) -> None:
    old, new = tmp_path / "old.json", tmp_path / "new.json"
    play("--seed", "7", "--save", old, lines="1\n")
    text = old.read_text()
    play("--resume", old, "--save", new, lines="1\n1\n1\n")
    assert old.read_text() == text
    assert len(Record.load(new).log) > len(Record.load(old).log)


@pytest.mark.skipif(os.name != "posix", reason="signals are sent as on POSIX")
def test_interrupting_a_game_saves_it(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    process = subprocess.Popen(
        [sys.executable, "-u", "-m", "vitral", "play", "--bots", "random", "--seed", "7", "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=listen_to_interrupts,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    for line in process.stdout:
        if line.startswith("--- Round 1"):
            break
    for line in process.stdout:
        if line.endswith("End turn\n"):
            break
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=TIMEOUT)
    assert process.returncode == 130
    assert out.endswith(f"The game is saved. To continue it: vitral play --resume {file}\n")
    assert err == ""
    assert "side 1" in Record.load(file).log


# -- refusing ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (("--hot-seat", "--bots", "random"), "with --hot-seat, all players are people; leave out --bots and --people"),
        (("--people", "3"), "--people 3: there are only 2 seats"),
        (("--people", "2", "--bots", "random"), "--bots: there is no seat left for a bot"),
        (
            ("--players", "4", "--bots", "random,random"),
            "--bots: there are 3 seats to fill; name 1 bot for all of them or 3; found 2",
        ),
        (("--bots", "deep"), f'--bots: unknown name "deep"; known: {", ".join(bot_names())}'),
        (("--players", "7"), "--players: the standard game is for 2 to 6 players, not 7; see: vitral play --help"),
        (("--names", "Ana,Rui"), "--names: found 2; name at most 1, each one different"),
        (
            ("--names", "A\tna"),
            "--names: 'A\\tna' cannot be the name of a person; use printable characters",
        ),
        (
            ("--enforcement", "honour"),
            "--enforcement honour: honor tables need two or more people; add --hot-seat or --people 2",
        ),
        (("--save", "/nowhere/at/all.json"), "/nowhere/at/all.json: there is no folder /nowhere/at to save in"),
        (
            ("--resume", "nowhere.json"),
            'there is no file and no saved game "nowhere.json"; list the games with: vitral games',
        ),
        (("--save", "/"), "/: it is a folder; name a file"),
        (("--resume", "x", "--seed", "3"), "--seed cannot be changed in a saved game; leave it out with --resume"),
        (
            ("--public", "light_shades,light_shades,deep_shades"),
            "--public: a card is named twice: light_shades, light_shades, deep_shades; see: vitral play --help",
        ),
    ],
)
def test_tables_that_cannot_be_set_up(
    argv: tuple[str, ...], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert play(*argv) == (2, "", f"vitral play: {message}\n")
    assert not list(tmp_path.iterdir())


def test_an_old_file_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious")
    ran = play("--save", file)
    assert ran == (
        2,
        "",
        f"vitral play: {file}: already exists; continue that game with --resume {file}, or name another file\n",
    )
    assert file.read_text() == "precious"


def test_a_person_may_be_called_like_a_bot(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("--names", "Random bot", "--seed", "7", "--save", file, lines="1\n")
    assert Record.load(file).seats == (Seat("Random bot"), Seat.of_bot("random"))
    assert play("--resume", file, lines="quit\n").out.startswith("Sagrada for 2 players: Random bot and Random.")


def test_the_level_of_a_bot_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("--bots", "apprentice:2", "--seed", "7", "--save", file, lines="1\n")
    assert Record.load(file).seats[1] == Seat(kind="bot", bot="apprentice", level="2")
    assert "Young apprentice" in play("--resume", file, lines="quit\n").out


@pytest.mark.parametrize(
    "seat", [{"bot": "cmd", "level": "touch started"}, {"bot": "cmd:touch started"}, {"bot": "cmd"}]
)
def test_a_saved_game_starts_no_program(seat: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "game.json"
    data = Record(Options(), seats=(Seat(), Seat.of_bot("random"))).to_dict()
    data["seats"][1] |= seat
    file.write_text(json.dumps(data))
    ran = play("--resume", file)
    assert (ran.code, ran.out) == (2, "")
    assert "a saved game does not start programs" in ran.err
    assert not (tmp_path / "started").exists()


def test_the_program_that_played_a_seat_is_not_told() -> None:
    assert Seat.of_bot("cmd:python /home/ana/secret.py") == Seat(kind="bot", bot="cmd")


def test_a_bot_that_is_not_here_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    Record(Options(), seats=(Seat(), Seat.of_bot("deep"))).save(file)
    ran = play("--resume", file)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith('vitral play: unknown name "deep"')
    assert "Sagrada for 2 players" in play("--resume", file, "--bots", "random", lines="quit\n").out


def test_a_broken_record_is_not_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text('{"format": "vitral-game/2", "options": {"players": 2}, "log": ["start 1"]}')
    ran = play("--resume", file)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"vitral play: {file}: line 1 of the log: ")


def test_unreadable_bytes_are_no_end() -> None:
    ran = run("play", "--seed", "7", stdin=b"1\n\xff\xfe\n1\n")
    assert ran.code == 0
