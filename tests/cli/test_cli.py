"""The command line as a whole: finding commands, refusing what makes no sense, exit codes, cards, simulate, bench."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest

import vitral
from support.waiting import TIMEOUT
from vitral import Options, Record, Seat
from vitral.cli import main

WINDOW_FILE = """
format = "vitral-cards/1"

[[window_card]]

[[window_card.side]]
id = "glasshouse"
name = "Glasshouse"
difficulty = 3
grid = ["R....", ".....", ".....", "....6"]
"""


class CommandResult(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)


def run(*argv: str | Path, stdin: str | bytes = b"") -> CommandResult:
    """Run a command in this process."""
    given = stdin.encode() if isinstance(stdin, str) else stdin
    out, err = io.StringIO(), io.StringIO()
    reader = io.TextIOWrapper(io.BytesIO(given), encoding="utf-8")
    with redirect_stdout(out), redirect_stderr(err), patch.object(sys, "stdin", reader):
        code = main([str(word) for word in argv])
    return CommandResult(code, out.getvalue(), err.getvalue())


def saved(file: Path, log: Sequence[str], seats: tuple[Seat, ...] = (), **options: Any) -> Path:
    """A game of those choices and outcomes, to be taken up again: so that no test depends on how a seed is dealt."""
    Record(Options.read(options), tuple(log), seats=seats).save(file)
    return file


def python(*argv: str, **options: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "vitral", *argv], capture_output=True, text=True, timeout=TIMEOUT, check=False, **options
    )


# -- the command itself --------------------------------------------------------------------------------------------


def test_help_names_every_command() -> None:
    ran = run("--help")
    assert ran.code == 0
    for command in ("play", "score", "check", "replay", "cards", "rules", "simulate", "bench"):
        assert f"\n    {command} " in ran.out
    assert "exit codes:" in ran.out


@pytest.mark.parametrize("command", ["play", "score", "check", "replay", "cards", "rules", "simulate", "bench"])
def test_every_command_has_help(command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert ran.out.startswith(f"usage: vitral {command}")


def test_version() -> None:
    assert run("--version") == run("-V") == (0, f"vitral {vitral.__version__}\n", "")


def test_python_m_vitral_is_the_same_command() -> None:
    ran = python("--version")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, f"vitral {vitral.__version__}\n", "")


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (("cards", "--color"), "vitral cards: unrecognized arguments: --color; see: vitral cards --help"),
        (
            ("score",),
            "vitral score: missing: FILE; usage: vitral score FILE [FILE ...]; see: vitral score --help",
        ),
        (
            ("play", "--na"),
            "vitral play: argument --names: expected --names A,B; see: vitral play --help",
        ),
        (
            ("replay", "--s", "1"),
            "vitral replay: --s is short for several options: --seat, --svg; see: vitral replay --help",
        ),
        (
            ("completion", "tcsh"),
            'vitral completion: argument SHELL: expected bash, zsh, or fish, found "tcsh"; '
            "see: vitral completion --help",
        ),
        (
            ("completion", "fihs"),
            'vitral completion: argument SHELL: expected bash, zsh, or fish, found "fihs"; did you mean fish?',
        ),
        (
            ("simulate", "--games", "0"),
            'vitral simulate: argument --games: expected a whole number, 1 or more; found "0"; '
            "see: vitral simulate --help",
        ),
        (
            ("simulate", "--jobs", "two"),
            'vitral simulate: argument --jobs: expected a whole number, 1 or more; found "two"; '
            "see: vitral simulate --help",
        ),
        (
            ("simulate", "--bots", "random,,random"),
            "vitral simulate: argument --bots: expected names separated by commas, "
            'found "random,,random"; see: vitral simulate --help',
        ),
        (
            ("simulate", "--players", "7"),
            "vitral simulate: --players: the standard game is for 2 to 6 players, not 7; see: vitral simulate --help",
        ),
        (
            ("simulate", "--players", "1"),
            "vitral simulate: --players: the standard game is for 2 to 6 players, not 1; "
            "for one player, choose mode solo or automa; see: vitral simulate --help",
        ),
        (
            ("simulate", "--bots", "randm"),
            'vitral simulate: --bots: unknown name "randm"; did you mean random or grandmaster?',
        ),
        (
            ("simulate", "--players", "4", "--bots", "random,random"),
            "vitral simulate: bots: name 1 bot for all seats or 4, one for each; found 2",
        ),
        (
            ("simulate", "--tools", "lathekin,tap_wheel"),
            "vitral simulate: --tools: name 3 cards, or none to deal them at random; found 2; "
            "see: vitral simulate --help",
        ),
        (
            ("cards", "fractal_drop"),
            'vitral cards: no card "fractal_drop"; did you mean fractal_drops? list them with: vitral cards',
        ),
        (
            ("rules", "flux"),
            'vitral rules: nothing in the rulebook about "flux"; did you mean flux_brush or flux_remover? '
            "list its pages with: vitral rules",
        ),
        (
            ("serve", "--workers", "0"),
            'vitral serve: argument --workers: expected a whole number, 1 or more; found "0"; see: vitral serve --help',
        ),
        (
            ("cards", "--cards", "nowhere.toml"),
            "vitral cards: nowhere.toml: no such file; known: automa, base, passion, pools, promos",
        ),
        (
            ("cards", "lathekin", "--sources"),
            "vitral cards: --sources lists all sources, and a card shows its own: leave out one of the two",
        ),
        (
            ("bench", "--yardstick", "nowhere.py"),
            "vitral bench: nowhere.py: no such file; expected a Python file (.py) with a function game() that "
            "plays one game",
        ),
        (
            ("bench", "--seconds", "-1"),
            "vitral bench: argument --seconds: expected a number of seconds above 0 and up to 3600, "
            'found "-1"; see: vitral bench --help',
        ),
    ],
)
def test_bad_usage_is_told_in_one_line(argv: tuple[str, ...], message: str) -> None:
    assert run(*argv) == (2, "", f"{message}\n")


def test_without_a_command_the_help_is_printed_as_an_error() -> None:
    assert run() == (2, "", run("--help").out)


def test_an_unknown_command_names_the_known_ones() -> None:
    ran = run("socre")
    assert ran.code == 2
    assert "socre" in ran.err
    assert "score" in ran.err
    assert "Traceback" not in ran.err


def test_who_stops_reading_is_not_told_so() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    ran = subprocess.run(
        [sys.executable, "-m", "vitral", "cards"], stdout=writer, stderr=subprocess.PIPE, timeout=TIMEOUT, check=False
    )
    os.close(writer)
    assert (ran.returncode, ran.stderr) == (141, b"")


def test_a_full_disk_is_a_sentence() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no /dev/full here")
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(
            [sys.executable, "-m", "vitral", "cards"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert ran.returncode == 2
    assert ran.stderr.startswith("vitral cards: cannot continue: ")
    assert "Traceback" not in ran.stderr


def test_letters_a_terminal_lacks_are_no_failure() -> None:
    table = {"windows": [{"name": "João", "pattern": "batllo", "dice": ["-- -- -- -- --"] * 4}]}
    ran = python("check", "-", input=json.dumps(table), env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert (ran.returncode, ran.stdout) == (0, "Joao: no rule is broken\n")


# -- simulate ------------------------------------------------------------------------------------------------------


def test_simulation_does_not_depend_on_the_number_of_processes() -> None:
    argv = ("simulate", "--players", "3", "--bots", "random", "--games", "60", "--seed", "7", "--json")
    one, two = run(*argv, "--jobs", "1"), run(*argv, "--jobs", "2")
    assert one.code == 0
    assert one == two
    assert one.data["games"] == 60
    assert [seat["bot"] for seat in one.data["seats"]] == ["random"] * 3
    assert sum(seat["wins"] for seat in one.data["seats"]) == 60


def test_simulation_as_text() -> None:
    lines = run("simulate", "--games", "5", "--seed", "x").out.splitlines()
    assert lines[0].startswith("5 games of 2 players, seed x, ")
    assert lines[3].startswith("seat 1 random ")
    assert lines[5].startswith("all random ")


def test_simulation_of_a_chosen_table() -> None:
    table = ("--bag", "scaled", "--enforcement", "honour", "--tools", "lathekin,tap_wheel,flux_brush")
    publics = ("--public", "light_shades,medium_shades,deep_shades")
    options = run("simulate", "--games", "2", "--json", *table, *publics).data["options"]
    assert (options["bag"], options["enforcement"]) == ("scaled", "honour")
    assert options["tools"] == ["lathekin", "tap_wheel", "flux_brush"]
    assert options["public"] == ["light_shades", "medium_shades", "deep_shades"]


def test_simulation_of_solo_counts_wins_and_margins() -> None:
    argv = ("simulate", "--mode", "solo", "--games", "30", "--seed", "s")
    data = run(*argv, "--json").data
    (seat,) = data["seats"]
    assert data["target"]["mean"] + data["margin"]["mean"] == pytest.approx(seat["mean"])
    assert (seat["wins"] > 0) == (data["margin"]["highest"] > 0)
    assert data["decided"] == {"points": 0, "private": 0, "tokens": 0, "order": 0}
    lines = run(*argv).out.splitlines()
    assert lines[0].startswith("30 solo games, seed s, ")
    assert lines[3].startswith("seat 1 random ")
    assert re.fullmatch(
        r"Target mean [\d.]+, sd [\d.]+, from \d+ to \d+; margin mean -?[\d.]+, sd [\d.]+, from -?\d+ to -?\d+\.",
        lines[-1],
    )
    assert data == run(*argv, "--json", "--jobs", "2").data


def test_simulation_against_the_automa_counts_both() -> None:
    argv = ("simulate", "--mode", "automa", "--rare-glass", "--inspirations", "--games", "20")
    easy, hard = (run(*argv, "--json", "--automa-level", level).data for level in ("easy", "hard"))
    assert [seat["bot"] for seat in easy["seats"]] == ["random", "automa"]
    assert sum(seat["wins"] for seat in easy["seats"]) == 20
    assert easy["seats"][0]["mean"] == hard["seats"][0]["mean"]
    bonus = run("cards", "automa", "--json").data["level_bonus"]
    gap = bonus["hard"] - bonus["easy"]
    assert hard["seats"][1]["mean"] - easy["seats"][1]["mean"] == pytest.approx(gap)
    lines = run(*argv).out.splitlines()
    assert lines[0].startswith("20 games against the Automa (easy), seed 0, ")
    assert lines[4].startswith("seat 2 automa ")
    assert "target" not in easy


def test_simulation_with_custom_cards_in_two_processes(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(WINDOW_FILE)
    argv = ("simulate", "--games", "20", "--json", "--cards", file)
    one = run(*argv)
    assert one.data["cards"] == "base+pools+passion+automa+promos+mine.toml"
    assert one == run(*argv, "--jobs", "2")


def test_progress_goes_to_standard_error_and_only_if_asked() -> None:
    assert run("simulate", "--games", "4").err == ""
    asked = run("simulate", "--games", "4", "--progress")
    assert asked.err.splitlines()[-1] == "4/4 games"
    assert asked.out == run("simulate", "--games", "4").out


# -- bench ---------------------------------------------------------------------------------------------------------


def test_bench_reports_rates() -> None:
    data = run("bench", "--json", "--seconds", "0.02", "--repeats", "1").data
    rates = ("decisions_per_s", "games_per_s", "copies_per_s", "views_per_s", "records_per_s")
    assert all(data[rate] > 0 for rate in rates)
    assert data["plies_per_game"] > data["decisions_per_game"] > 20
    assert "decisions_ratio" not in data


def test_bench_against_a_yardstick(tmp_path: Path) -> None:
    file = tmp_path / "stick.py"
    file.write_text("def game():\n    return sum(range(1000))\n")
    argv = ("bench", "--seconds", "0.02", "--repeats", "3", "--yardstick", file)
    data = run(*argv, "--json").data
    assert data["yardstick_turns_per_s"] == pytest.approx(40 * data["yardstick_games_per_s"], rel=1e-6)
    assert data["decisions_ratio"] > 0
    assert data["games_ratio"] > 0
    assert "decisions to turns" in run(*argv).out


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("x = 1\n", "expected a Python file (.py) with a function game() that plays one game"),
        ("game = 3\n", "expected a Python file (.py) with a function game() that plays one game"),
        ("def game(:\n", "does not work: SyntaxError: "),
        ("raise SystemExit(3)\n", "does not work: SystemExit: 3"),
        ("def game():\n    return 1 / 0\n", "game(): does not work: ZeroDivisionError: division by zero"),
    ],
)
def test_a_yardstick_that_cannot_be_used(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "stick.py"
    file.write_text(text)
    ran = run("bench", "--yardstick", file)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"vitral bench: {file}: {message}")


@pytest.mark.parametrize(
    "argv",
    ["--lang de help play", "--lang=de help play", "help --lang de play", "help play --lang de", "play --lang de -h"],
)
def test_help_takes_the_language_before_and_after_it(argv: str) -> None:
    ran = run(*argv.split())
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Aufruf: vitral play ")


def test_help_takes_options_of_the_command_and_of_all() -> None:
    assert run("help", "cards", "--json").out == run("cards", "--help").out
    assert run("--lang=de", "help").out == run("--lang", "de", "--help").out
    assert run("help", "play", "foo").code == 2


@pytest.mark.parametrize("argv", [("--lng", "de"), ("--lng", "de", "play"), ("--lng=de", "play")])
def test_a_mistyped_option_before_the_command_is_corrected(argv: tuple[str, ...]) -> None:
    ran = run(*argv)
    assert ran.code == 2
    assert "unrecognized arguments: --lng" in ran.err
    assert "did you mean --lang?" in ran.err
