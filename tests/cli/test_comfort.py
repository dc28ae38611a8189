"""What users of other command lines expect: completion, `help X`, suggestions, settings, pictures, invitations."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

import vitral
from cli.test_cli import python, run
from server.server_thread import Server
from support.paths import ROOT
from support.waiting import TIMEOUT
from vitral.cli.command import COMMANDS
from vitral.cli.commands.completion import candidates
from vitral.cli.config import SETTINGS
from vitral.cli.flags import CONFIGURE, EXAMPLES, GRADES, PAPERS, SHELLS, WIDTH
from vitral.puzzles import puzzle
from vitral.server.settings import Settings
from vitral.windows import print_sheet


@pytest.fixture(autouse=True)
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A configuration file of the test's own, which does not exist yet."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for name in ("LANGUAGE", "SERVER", "BOT", "COLOR"):
        monkeypatch.setenv(f"VITRAL_{name}", "")
    (tmp_path / "vitral").mkdir()
    return tmp_path / "vitral" / "config.toml"


# -- help and suggestions ------------------------------------------------------------------------------------------


def test_help_of_a_command_can_be_asked_for_by_name() -> None:
    assert run("help", "cards") == run("cards", "--help")
    assert run("help") == run("--help") == run("help", "help")
    assert run("help", "admin", "verify") == run("admin", "verify", "--help")


@pytest.mark.parametrize("command", ["", *COMMANDS])
@pytest.mark.parametrize("language", ["en", "de"])
def test_help_fits_sixty_columns(command: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    ran = run(*filter(None, [command]), "--help", "--lang", language)
    assert ran.code == 0
    assert [line for line in ran.out.splitlines() if len(line) > 60] == []


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (("crads",), 'vitral: unknown command "crads"; did you mean cards?'),
        (("hlep",), 'vitral: unknown command "hlep"; did you mean help?'),
        (("sim",), 'vitral: unknown command "sim"; did you mean simulate?'),
        (("help", "crads"), 'vitral: unknown command "crads"; did you mean cards?'),
        (("cards", "lens"), 'vitral cards: no card "lens"; did you mean lens_cutter? list them with: vitral cards'),
        (("cards", "tols"), 'vitral cards: no card "tols"; did you mean tools? list them with: vitral cards'),
        (("cards", ""), 'vitral cards: no card ""; list them with: vitral cards'),
        (
            ("play", "--tools", "lens_cuter,lathekin,tap_wheel"),
            'vitral play: --tools: "lens_cuter" is not in the deck of this table; did you mean lens_cutter?',
        ),
        (("table", "nwe"), 'vitral table: expected new, found "nwe"; see: vitral table --help'),
        (("help", "play", "terminal"), "vitral play: unrecognized arguments: terminal; see: vitral play --help"),
        (("play", "--bots", "random,random"), "vitral play: --bots: there is 1 seat to fill, so name 1 bot; found 2"),
        (("bench", "--secnods", "3"), "vitral bench: unrecognized arguments: --secnods 3; did you mean --seconds?"),
    ],
)
def test_what_is_nearly_right_is_suggested(argv: tuple[str, ...], message: str) -> None:
    assert run(*argv) == (2, "", f"{message}\n")


def test_the_window_in_the_help_breaks_no_rule() -> None:
    example = str(EXAMPLES["score"]["example"])
    assert example in run("score", "--help").out
    assert run("check", "--strict", "-", stdin=example) == (0, "Ana: no rule is broken\n", "")


def test_the_man_page_has_every_command_and_setting() -> None:
    page = (ROOT / "docs" / "vitral.1").read_text("utf-8")
    assert [name for name in COMMANDS if f".SS vitral {name}\n" not in page] == []
    assert [name for name in SETTINGS if f".B VITRAL_{name.upper()}\n" not in page] == []
    if shutil.which("groff"):
        warned = subprocess.run(
            ["groff", "-man", "-Tutf8", "-Kutf8", "-ww", "-z"],
            input=page,
            capture_output=True,
            text=True,
            timeout=TIMEOUT,
            check=True,
        )
        assert warned.stderr == ""


# -- completion ----------------------------------------------------------------------------------------------------


def test_words_are_completed() -> None:
    assert candidates(["pla"]) == ["play"]
    assert candidates(["cards", "lens"]) == ["lens_cutter"]
    assert candidates(["simulate", "--ga"]) == ["--games"]
    assert candidates(["simulate", "--bots", "random,glaz"]) == ["random,glazier"]
    assert candidates(["play", "--mode", "s"]) == ["standard", "solo"]
    assert candidates(["play", "--lang", "p"]) == ["pt"]
    assert "1-1" in candidates(["puzzles", "1-"])
    assert candidates(["completion", ""]) == [*SHELLS]
    assert {"--mode", "--help"} <= {*candidates(["play", "--"])}
    assert candidates(["play", "--bots=ra"]) == ["--bots=random"]
    assert candidates(["play", "--bots", "=", "ra"]) == ["random"], "bash takes it for three words"
    assert candidates(["play", "--bots", "="]) == candidates(["play", "--bots", ""])
    assert candidates(["--lang", "p"]) == ["pt"]
    assert candidates(["--lang", "pt", "simu"]) == ["simulate"]
    assert candidates(["help", "simu"]) == ["simulate"]
    assert candidates(["help", "admin", "re"]) == ["reopen", "revoke", "restore"]
    assert candidates(["help", "cards", ""]) == []
    assert candidates(["play", "--tools", "lens_cutter,run"]) == ["lens_cutter,running_pliers"]


def test_saved_games_are_completed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("play", "--seed", "1", stdin="1\n").code == 0
    game = run("games", "--json").data[0]["id"]
    assert candidates(["play", "--resume", ""]) == [game]
    assert candidates(["replay", game[:6]]) == [game]
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.json").touch()
    assert candidates(["replay", ""]) == [game, "mine.json"]


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_has_a_script(shell: str) -> None:
    script = run("completion", shell).out
    assert "vitral completion words" in script
    if shutil.which(shell):
        subprocess.run([shell, "-n"], input=script, text=True, check=True, timeout=TIMEOUT)


_COMPLETED = {
    "bash": 'eval "$(vitral completion bash)"; COMP_WORDS=({}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); _vitral; '
    'printf "%s\\n" "${{COMPREPLY[@]}}"',
    "zsh": 'compadd() {{ shift; print -l -- "$@"; }}; _files() {{ print files; }}; '
    'eval "$(vitral completion zsh)"; [[ $_comps[vitral] = _vitral ]] || exit 3; '
    "words=({}); CURRENT=${{#words}}; _vitral",
    "fish": "vitral completion fish | source; complete -C '{}'",
}
"""In each shell, what prints the completions of a line."""


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize(
    ("line", "completed"),
    [
        ("vitral simu", ["simulate"]),
        ("vitral play --mod", ["--mode"]),
        ("vitral play --mode s", ["standard", "solo"]),
        ("vitral simulate --bots random,glaz", ["random,glazier"]),
    ],
)
def test_shells_complete_a_line(shell: str, line: str, completed: list[str], tmp_path: Path) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"no {shell} here")
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "vitral").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m vitral "$@"\n')
    (tmp_path / "bin" / "vitral").chmod(0o755)
    (tmp_path / "simulate").mkdir()  # a folder of that name changes nothing
    ran = subprocess.run(
        [shell, "-c", _COMPLETED[shell].format(line)],
        env={**os.environ, "HOME": str(tmp_path), "PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=True,
    )
    assert sorted(ran.stdout.split()) == sorted(completed), ran.stderr
    assert ran.stderr == ""


# -- settings ------------------------------------------------------------------------------------------------------


def test_settings_come_from_a_file_and_before_it_from_the_environment(
    config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config.write_text('language = "de"\nbot = "random"\n')
    assert "Sagrada für 2 Spieler: Spieler 1 und" in run("play", "--seed", "1").out
    assert "Zufall" in run("play", "--seed", "1").out.splitlines()[0]
    monkeypatch.setenv("VITRAL_LANGUAGE", "es")
    monkeypatch.setenv("VITRAL_BOT", "apprentice")
    assert "Jugador 1 y Aprendiz" in run("play", "--seed", "1").out
    assert "Player 1 and Apprentice" in run("play", "--seed", "1", "--lang", "en").out


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            'colour = "never"',
            "unknown setting colour, or its value is not text; the settings are: language, server, bot, color",
        ),
        ("bot = 3", "unknown setting bot, or its value is not text"),
        ('color = "pink"', 'config.toml: color: expected auto, always, or never, found "pink"'),
        ('language = "klingon"', 'config.toml: language: unknown language "klingon"; choose one of: en, pt'),
        ("bot = ", "config.toml: "),
    ],
)
def test_settings_that_are_none_are_refused(config: Path, text: str, message: str) -> None:
    config.write_text(text)
    ran = run("cards")
    assert (ran.code, ran.out) == (2, "")
    assert message in ran.err
    assert python("--version").stdout == f"vitral {vitral.__version__}\n"
    for asked in (("--help",), ("help", "cards"), ("completion", "bash")):
        helped = run(*asked)
        assert helped.code == 0
        assert helped.out
        assert message in helped.err, "help goes on, and says what is wrong"


@pytest.mark.parametrize(
    ("name", "value", "argv", "message"),
    [
        ("LANGUAGE", "klingon", ("cards",), 'VITRAL_LANGUAGE: unknown language "klingon"; choose one of: en, pt'),
        ("COLOR", "pink", ("cards",), "VITRAL_COLOR: expected auto, always, or never"),
        ("BOT", "mastr", ("play",), 'VITRAL_BOT: unknown name "mastr"; did you mean master'),
        ("BOT", "mastr", ("play", "--bots", "rndom"), '--bots: unknown name "rndom"; did you mean random?'),
        ("SERVER", "not there", ("table", "new"), "VITRAL_SERVER: not there is not the address of a server"),
    ],
)
def test_a_bad_setting_is_told_with_its_source(
    name: str, value: str, argv: tuple[str, ...], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"VITRAL_{name}", value)
    ran = run(*argv)
    assert (ran.code, ran.out) == (2, "")
    assert message in ran.err


def test_colors_can_be_asked_for_or_forbidden(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b[" not in run("cards", "batllo").out
    monkeypatch.setenv("VITRAL_COLOR", "always")
    assert "\x1b[" in run("cards", "batllo").out


# -- characters ----------------------------------------------------------------------------------------------------


def test_a_terminal_without_unicode_gets_plain_characters() -> None:
    ran = python("rules", "--lang", "de", env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    assert ran.returncode == 0
    assert "\\u" not in ran.stdout
    assert "\\x" not in ran.stdout
    assert "│ ã … ß ▸ “x” ж".encode("ascii", "vitral-plain") == b'| a ... ss > "x" ?'


# -- pictures, several files, invitations --------------------------------------------------------------------------


def test_a_simulation_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "scores.svg"
    ran = run("simulate", "--games", "6", "--bots", "random,apprentice", "--picture", file)
    assert (ran.code, ran.err) == (0, f"Drawn in {file}\n")
    words = " ".join(ET.fromstring(file.read_text()).itertext())
    assert "6 games, seed 0" in words
    assert "random" in words
    assert "apprentice" in words


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("no_proxy", "*")
    server = Server(Settings(db=str(tmp_path / "tables.db")))
    yield server
    server.stop()


def test_an_invitation_is_made_from_the_command_line(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    made = run("table", "new", "--server", server.url, "--players", "3", "--bots", "random", "--names", "Ana", "--json")
    with server.guest() as rui:
        assert rui.enter(made.data["invitation"].partition("#")[2], "Rui")["table"] == made.data["table"]
    monkeypatch.setenv("VITRAL_SERVER", server.url)
    lines = run("table", "new").out.splitlines()
    assert lines[0].startswith(f"Invitation: {server.url}/t/")
    assert lines[1].startswith(f"To watch: {server.url}/t/")
    assert lines[2].startswith(f"To take your own seat: vitral terminal {server.url}/t/")
    assert lines[3] == f"For a friend at a terminal: vitral terminal '{lines[0].partition(': ')[2]}'"


def test_an_invitation_needs_a_server() -> None:
    assert run("table", "new").err == "vitral table: name a server with --server URL, or set VITRAL_SERVER\n"
    refused = "vitral table: http://127.0.0.1:9: cannot reach the server: connection refused\n"
    assert run("table", "new", "--server", "http://127.0.0.1:9") == (2, "", refused)
    page = "vitral table: http://host/foo leads to a page of a server; name only the server: http://host\n"
    assert run("table", "new", "--server", "http://host/foo").err == page


def test_a_server_of_something_else_is_told_apart(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as other:
        assert other.stdout is not None
        port = other.stdout.readline().split()[5]
        try:
            for command in (("table", "new"), ("games",)):
                ran = run(*command, "--server", f"http://127.0.0.1:{port}")
                assert (ran.code, ran.err.endswith("what answers there is not a Vitral server\n")) == (2, True)
        finally:
            other.kill()


def test_ones_games_on_a_server_are_listed(server: Server) -> None:
    assert run("games", "--server", server.url).out == f"You have no games on {server.url} yet.\n"
    made = run("table", "new", "--server", server.url, "--players", "3", "--bots", "random", "--names", "Ana", "--json")
    lines = run("games", "--server", server.url).out.splitlines()
    assert lines[0].startswith(made.data["table"])
    assert lines[0].endswith("Table  Ana and Random: choosing windows – Your turn")
    assert lines[-1] == f"To continue one: vitral terminal --server {server.url} --resume ID"
    (game,) = run("games", "--server", server.url, "--json").data
    assert (game["id"], game["mode"], game["over"]) == (made.data["table"], "standard", False)


def test_json_is_utf_8_where_that_can_be_written() -> None:
    for encoding, shown in (("utf-8", "São"), ("ascii", "S\\u00e3o")):
        table = json.dumps({"windows": [{"name": "São", "pattern": "batllo", "dice": ["-- -- -- -- --"] * 4}]})
        env = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
        ran = python("check", "--json", "-", env=env, input=table, encoding="utf-8")
        assert (ran.returncode, shown in ran.stdout) == (0, True)
        assert json.loads(ran.stdout)["windows"][0]["name"] == "São"


# -- startup -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "unneeded"),
    [
        (("-m", "vitral", "--version"), ("argparse", "vitral.cli", "vitral.i18n")),
        (("-m", "vitral", "--help"), ("msgspec", "vitral.cards", "vitral.bots", "babel", "difflib", "platformdirs")),
        (("-c", "import vitral"), ("vitral.cards", "vitral.engine", "json")),
        *(
            (
                ("-m", "vitral", command, "--help"),
                ("msgspec", "vitral.cards", "vitral.engine.rules", "asyncio", "babel"),
            )
            for command in COMMANDS
        ),
        (("-m", "vitral", "games"), ("fluent", "babel", "asyncio", "vitral.bots.registry", "vitral.drawing")),
        (("-m", "vitral", "rules"), ("msgspec", "fluent", "babel", "asyncio", "vitral.bots.registry")),
        (("-m", "vitral", "cards", "lathekin"), ("fluent", "babel", "asyncio", "vitral.engine.rules")),
        (("-m", "vitral", "score", "-"), ("fluent", "babel", "asyncio", "vitral.bots.registry")),
    ],
)
def test_what_is_not_needed_is_not_loaded(arguments: tuple[str, ...], unneeded: tuple[str, ...]) -> None:
    ran = subprocess.run(
        [sys.executable, "-X", "importtime", *arguments],
        input=str(EXAMPLES["score"]["example"]),
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=True,
    )
    loaded = {line.rpartition("|")[2].strip() for line in ran.stderr.splitlines()}
    assert loaded & {*unneeded} == set()


def test_what_flags_name_is_what_there_is() -> None:
    assert ({*print_sheet.PAPERS}, print_sheet.WIDTH) == ({*PAPERS}, WIDTH)
    assert (puzzle.GRADES[0], puzzle.GRADES[-1]) == GRADES
    assert {*CONFIGURE} == {*COMMANDS}


def test_names_of_the_library_are_loaded_when_they_are_used() -> None:
    code = "import vitral; from vitral import Game; assert vitral.Game is Game; print(sorted(dir(vitral))[:3])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=TIMEOUT, check=True)
    assert json.loads(ran.stdout.replace("'", '"'))[0] == "ACTIONS"
    with pytest.raises(AttributeError, match="has no attribute 'Gaem'"):
        getattr(vitral, "Gaem")  # noqa: B009
