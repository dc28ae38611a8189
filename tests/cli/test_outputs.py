"""Files that commands write are checked before the first game; several files are read in a row; progress."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from cli.terminal_process import TerminalProcess
from cli.test_cli import CommandResult, run
from support.waiting import TIMEOUT
from vitral import Game, Record
from vitral.arena import play_out
from vitral.bots import make_bot
from vitral.cli.output import ProgressBar


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("games") / "game.json"
    game = Game.new(seed="proof")
    play_out(game, [make_bot("random", seat) for seat in range(2)])
    game.record().save(file)
    return file


def changed(record: Path, tmp_path: Path) -> Path:
    """The record up to its first roll, with another value on one of the dice."""
    data = json.loads(record.read_text())
    at = next(at for at, line in enumerate(data["log"]) if line.startswith("roll"))
    *words, last = data["log"][at].split()
    data["log"] = [*data["log"][:at], " ".join((*words, f"{last[0]}{int(last[1]) % 6 + 1}"))]
    del data["result"]
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(data))
    assert run("replay", file).code == 0
    return file


# -- the proof of the dice -------------------------------------------------------------------------------------


def test_verifying_says_the_same_in_both_forms(record: Path, tmp_path: Path) -> None:
    assert run("replay", "--verify", record).code == 0
    proved = run("replay", "--verify", "--json", record)
    assert proved.data["valid"] is True
    assert proved.data["dealing"] == "proved"
    assert proved.data["outcomes"] > 10


def test_one_changed_die_is_found_in_both_forms(record: Path, tmp_path: Path) -> None:
    file = changed(record, tmp_path)
    text, as_json = run("replay", "--verify", file), run("replay", "--verify", "--json", file)
    assert (text.code, as_json.code) == (1, 1)
    verdict = json.loads(as_json.out)
    assert verdict["valid"] is False
    assert verdict["problem"] in text.err


def test_going_on_with_changed_dice_warns(record: Path, tmp_path: Path) -> None:
    ran = run("play", "--resume", changed(record, tmp_path), stdin="quit\n")
    assert ran.code == 0
    assert re.fullmatch(
        r"warning: line \d+ of the log: the dealer did not deal .*; the game continues as .*\n", ran.err
    )
    assert run("play", "--resume", record, stdin="quit\n").err == ""


def test_another_commitment_is_refused_in_both_forms(record: Path) -> None:
    other = ("replay", "--verify", "--commitment", "00" * 32, str(record))
    assert run(*other).code == 1
    refused = run(*other, "--json")
    assert refused.code == 1
    assert json.loads(refused.out)["valid"] is False


# -- targets ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (("arena", "--bots", "random", "--picture", "{}/no/way.svg"), "there is no folder {}/no to save in"),
        (("arena", "--bots", "random", "--picture", "{}/way.png"), "{}/way.png: expected a name ending in .svg"),
        (("arena", "--bots", "random", "--resume", "{}/no/way"), "there is no folder {}/no to save in"),
        (("dataset", "{}/way.csv"), "{}/way.csv: expected a name ending in .parquet"),
        (("dataset", "{}/no/way.parquet"), "there is no folder {}/no to save in"),
        (("puzzles", "make", "--out", "{}/way.csv"), "{}/way.csv: expected a name ending in .jsonl"),
        (("window", "--grid", "...../...../...../.....", "--out", "{}/w.png"), "ending in .pdf, .svg, or .toml"),
        (("puzzles", "--grade", "9"), 'argument --grade: expected a whole number from 1 to 5, found "9"'),
    ],
)
def test_what_cannot_be_written_is_refused_before_anything_is_played(
    argv: tuple[str, ...], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def played(*_: object) -> None:
        pytest.fail("a game was played")

    monkeypatch.setattr("vitral.arena.match.play_match", played)
    ran = run(*(word.format(tmp_path) for word in argv))
    assert (ran.code, ran.out) == (2, "")
    assert message.format(tmp_path) in ran.err
    assert list(tmp_path.iterdir()) == []


def test_a_file_in_the_way_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    ran = run("site", file / "site")
    assert ran.code == 2
    assert ran.err.startswith(f"vitral site: {file}/site: cannot continue: ")
    assert ran.err.count("\n") == 1


def test_a_folder_is_no_target(tmp_path: Path, record: Path) -> None:
    (tmp_path / "drawn.svg").mkdir()
    assert "it is a folder" in run("replay", record, "--svg", tmp_path / "drawn.svg").err


def test_a_dataset_replaces_its_own_card_and_no_other_text(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    notes, out = tmp_path / "mine.md", tmp_path / "mine.parquet"
    notes.write_text("My notes")
    refused = run("dataset", out, "--games", "1", "--bots", "random,random")
    assert (refused.code, refused.err) == (2, f"vitral dataset: {notes} already exists; name another file.\n")
    assert notes.read_text() == "My notes"
    notes.unlink()
    for _ in range(2):
        assert run("dataset", out, "--games", "1", "--bots", "random,random").code == 0


# -- several files ---------------------------------------------------------------------------------------------


def test_several_records_are_read_in_a_row(record: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    ran: CommandResult = run("replay", "--verify", record, broken, record)
    assert ran.code == 2
    assert ran.out.count("== ") == 2
    assert ran.err.startswith(f"vitral replay: {broken}: ")
    assert run("replay", record, record, "--svg", tmp_path / "x.svg").code == 2


def test_the_json_of_one_file_and_of_several_has_one_shape(record: Path, tmp_path: Path) -> None:
    broken, tampered = tmp_path / "broken.json", changed(record, tmp_path)
    broken.write_text("{")
    ran = run("replay", "--verify", "--json", record, broken, tampered)
    one, failed, wrong = (json.loads(line) for line in ran.out.splitlines())
    assert ran.code == 2
    assert one == run("replay", "--verify", "--json", record).data
    assert (one["file"], one["valid"], one["plies"]) == (str(record), True, len(Record.load(record).log))
    assert (failed["file"], wrong["file"], wrong["valid"]) == (str(broken), str(tampered), False)
    alone = run("replay", "--verify", "--json", broken)
    assert (alone.code, json.loads(alone.out)) == (2, failed)
    assert failed["problem"] in alone.err


def test_a_record_is_refused_by_the_line_a_hash_that_is_none_and_nothing_at_all(record: Path, tmp_path: Path) -> None:
    tampered, empty = changed(record, tmp_path), tmp_path / "empty.json"
    number = len(json.loads(tampered.read_text())["log"])
    refused = run("replay", "--verify", tampered)
    assert (refused.code, f"{tampered}: line {number} of the log: " in refused.err) == (1, True)
    no_hash = run("replay", "--verify", record, "--commitment", "zz")
    assert no_hash.code == 2
    assert 'argument --commitment: expected 64 hexadecimal digits, found "zz"' in no_hash.err
    empty.touch()
    unknown = 'vitral replay: there is no file and no saved game "nosuch"; list the games with: vitral games\n'
    assert run("replay", "nosuch").err == unknown
    assert run("replay", empty).err == f"vitral replay: {empty}: is empty; expected JSON\n"


def test_several_tables_are_checked_in_a_row(tmp_path: Path) -> None:
    fine, wrong = tmp_path / "fine.json", tmp_path / "wrong.json"
    empty = ["-- -- -- -- --"] * 4
    fine.write_text(json.dumps({"windows": [{"name": "Ana", "pattern": "batllo", "dice": empty}]}))
    lonely = [*empty[:1], "-- -- R1 -- --", *empty[2:]]
    wrong.write_text(json.dumps({"windows": [{"name": "Rui", "pattern": "batllo", "dice": lonely}]}))
    ran = run("check", "--strict", fine, wrong)
    assert ran.code == 1
    assert f"== {fine}\nAna: no rule is broken" in ran.out
    found = [json.loads(line) for line in run("check", "--json", fine, wrong).out.splitlines()]
    assert [one["file"] for one in found] == [str(fine), str(wrong)]


# -- progress --------------------------------------------------------------------------------------------------


def test_progress_has_a_rate_and_the_time_left(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    with ProgressBar(clock=lambda: now) as bar:
        bar.show(0, 200)
        for done in (1, 2, 3):
            now += 2.0
            bar.show(done, 200)
    drawn = capsys.readouterr().err.split("\r")
    assert "0/200 games" in drawn[1]
    assert "1/200 games, 0.5 per second, 6:38 left" in drawn[2]
    assert "3/200 games, 0.5 per second, 6:34 left" in drawn[4]
    assert drawn[-1] == "\x1b[K"


def test_progress_begins_with_the_first_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", "--games", "3", "--progress").err.splitlines()[0] == "0/3 games"


def test_progress_fits_a_narrow_terminal() -> None:
    with TerminalProcess("simulate", "--games", "40", size=(24, 44)) as person:
        assert person.wait() == 0
        drawn = [part for part in re.split(rb"[\r\n]", person.raw) if b" games" in part]
        assert drawn
        assert all(len(re.sub(rb"\x1b\[K", b"", part)) < 44 for part in drawn)


# -- streams -------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("argv", [("--version",), ("--help",), ("cards", "--help"), ("cards",), ("cards", "--json")])
def test_a_full_disk_is_told_in_one_line(argv: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(
            [sys.executable, "-m", "vitral", *argv],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=TIMEOUT,
            check=False,
        )
    command = " ".join(word for word in argv if word == "cards")
    assert (ran.returncode, ran.stderr) == (2, f"vitral {command}".strip() + ": cannot continue: the disk is full\n")


@pytest.mark.parametrize("argv", [("--version",), ("cards", "lathekin"), ("rules",), ("score", "nowhere.json")])
def test_closed_streams_are_no_failure_of_the_program(argv: tuple[str, ...]) -> None:
    for closed in ("<&-", ">&-", "2>&-", "<&- >&- 2>&-"):
        command = f"{shlex.join((sys.executable, '-m', 'vitral', *argv))} {closed}"
        ran = subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=TIMEOUT, check=False)
        assert ran.returncode == (2 if argv[0] == "score" else 0)
        assert "Traceback" not in ran.stderr


def test_a_store_in_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "no" / "tables.db"
    assert run("serve", "--db", file).err == f"vitral serve: {file}: there is no folder {file.parent} to save in\n"
    assert list(tmp_path.iterdir()) == []
