"""Every command in every language: its help, what it prints, what it refuses; the same codes, the same JSON."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cli.test_cli import CommandResult, python, run
from cli.translation_checks import english_in, recorded_messages
from support.paths import PLAYTHROUGHS
from vitral.cards import all_cards
from vitral.cli.command import COMMANDS
from vitral.cli.output import translator
from vitral.i18n import LANGUAGES, translator_for

OTHERS = [language for language in LANGUAGES if language != "en"]
FLAG = re.compile(r"(?<![\w-])--?[a-z][a-z-]*")
COMMAND_WINDOW = r"vitral window\b|\bwindow(?=\s{2,}|,)|\bwindow\.(?:pdf|toml)"
KEYS = re.compile(rf'"[^"]*"|\b\w+_\w+\b|docs/\S+|mode, options, track|\((?:o )?Python \w+: .*\)|{COMMAND_WINDOW}')
"""What a text takes from files and programs, not from people."""

WINDOWS = [
    {
        "name": "Ana",
        "pattern": "fractal_drops",
        "dice": ["-- G4 R2 Y3 P6", "R3 Y1 -- R1 Y2", "P5 G3 -- P6 R3", "B3 Y4 B3 G2 B4"],
        "private": ["shades_of_purple"],
        "tokens": 2,
    },
    {
        "name": "Rui",
        "pattern": "batllo",
        "dice": ["R4 R4 -- -- --", *["-- -- -- -- --"] * 3],
        "private": ["shades_of_red"],
        "tokens": 0,
    },
]
TABLE: dict[str, Any] = {"public": ["color_variety", "light_shades", "column_color_variety"], "windows": WINDOWS}
SOLO = {**TABLE, "mode": "solo", "windows": [{key: WINDOWS[0][key] for key in WINDOWS[0] if key != "tokens"}]}
AUTOMA = {**TABLE, "mode": "automa", "windows": [WINDOWS[0], {**WINDOWS[1], "name": "It", "automa": True}]}
del AUTOMA["windows"][1]["pattern"]
EMPTY = ["-- -- -- -- --"] * 4
ALONE = (["R4 -- -- -- R5", *EMPTY[1:]], [EMPTY[0], "-- -- G1 -- --", *EMPTY[2:]])
DOUBTFUL = {"windows": [{**window, "dice": dice} for window, dice in zip(WINDOWS, ALONE, strict=True)]}
OUTPUTS = {
    "score": (("score", "-", "--proof"), TABLE),
    "score_solo": (("score", "-"), {**SOLO, "track": [["R1"], "Y2 G3"]}),
    "score_no_target": (("score", "-"), SOLO),
    "check": (("check", "-", "--strict"), TABLE),
    "check_automa": (("check", "-"), AUTOMA),
    "check_doubts": (("check", "-"), DOUBTFUL),
    "replay": (("replay", PLAYTHROUGHS / "two_players.json"), None),
    "replay_modes": (("replay", PLAYTHROUGHS / "modes" / "automa_passion.json"), None),
    "replay_part": (("replay", PLAYTHROUGHS / "three_players.json", "--ply", "41", "--all"), None),
    "replay_set_up": (("replay", PLAYTHROUGHS / "three_players.json", "--ply", "2"), None),
    "replay_proof": (("replay", PLAYTHROUGHS / "two_players.json", "--verify"), None),
    "cards": (("cards",), None),
    "sources": (("cards", "--sources"), None),
    "rules_editions": (("rules", "editions"), None),
    "rules_examples": (("rules", "placing"), None),
    "simulate": (("simulate", "--games", "12", "--players", "3", "--progress"), None),
    "simulate_solo": (("simulate", "--games", "3", "--mode", "solo"), None),
    "simulate_automa": (("simulate", "--games", "3", "--mode", "automa"), None),
    "arena": (("arena", "--bots", "random,apprentice", "--deals", "1"), None),
    "arena_solo": (("arena", "--bots", "random", "--deals", "2", "--mode", "solo"), None),
    "bench": (("bench", "--seconds", "0.01", "--repeats", "1"), None),
}
CARDS = ("batllo", "lathekin", "grozing_pliers", "color_variety", "shades_of_red", "luck", "seeded", "automa", "AP1")
REFUSED: dict[str, tuple[tuple[Any, ...], Any]] = {
    "no_such_command": (("socre",), None),
    "no_file": (("score",), None),
    "unknown_flag": (("cards", "--color"), None),
    "no_value": (("simulate", "--games"), None),
    "no_number": (("simulate", "--games", "two"), None),
    "no_seconds": (("bench", "--seconds", "-1"), None),
    "no_names": (("simulate", "--bots", "a,,b"), None),
    "either_or": (("replay", "x", "--seat", "1", "--all"), None),
    "lost_file": (("score", "nowhere.json"), None),
    "a_folder": (("score", "/"), None),
    "empty": (("score", "-"), ""),
    "cut": (("score", "-"), '{"public": ['),
    "not_json": (("score", "-"), '{"public": nothing}'),
    "twice": (("score", "-"), '{"public": [], "public": []}'),
    "no_pattern": (("check", "-"), {"windows": [{**WINDOWS[0], "pattern": "batlo"}]}),
    "no_die": (("check", "-"), {"windows": [{**WINDOWS[0], "dice": ["R9 -- -- -- --", *["-- -- -- -- --"] * 3]}]}),
    "no_ply": (("replay", PLAYTHROUGHS / "two_players.json", "--ply", "99999"), None),
    "no_seat": (("replay", PLAYTHROUGHS / "two_players.json", "--seat", "5"), None),
    "no_promise": (("replay", PLAYTHROUGHS / "two_players.json", "--commitment", "00" * 32), None),
    "no_record": (("replay", "-"), "{}"),
    "impossible": (("replay", "-"), {"format": "vitral-game/2", "options": {}, "log": ["pass"]}),
    "no_page": (("rules", "placin"), None),
    "no_such_page": (("rules", "zzz"), None),
    "no_card": (("cards", "fractal_drop"), None),
    "no_such_card": (("cards", "zzz"), None),
    "both": (("cards", "lathekin", "--sources"), None),
    "lost_cards": (("cards", "--cards", "nowhere.toml"), None),
    "players": (("simulate", "--players", "1"), None),
    "bots": (("simulate", "--players", "4", "--bots", "random,random"), None),
    "no_bot": (("arena", "--bots", "randm"), None),
    "yardstick": (("bench", "--yardstick", "nowhere.py"), None),
    "port": (("serve", "--port", "70000"), None),
    "language": (("cards", "--lang", "fr"), None),
}


def ask(language: str, argv: tuple[Any, ...], given: Any = None) -> CommandResult:
    stdin = given if isinstance(given, str) else json.dumps(given) if given is not None else ""
    before = ("--lang", language) if "--lang" not in argv else ()
    return run(*before, *argv, stdin=stdin)


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A shell that asks for no language."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


# -- help ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_whole_in_every_language(language: str, command: str) -> None:
    argv = (command, "--help") if command else ("--help",)
    with recorded_messages(language, ("metavar-",)) as messages:
        ran = ask(language, argv)
    assert (ran.code, ran.err) == (0, "")
    assert english_in(KEYS.sub("", ran.out), messages) == []
    english = ask("en", argv)
    assert set(FLAG.findall(ran.out)) == set(FLAG.findall(english.out))
    assert ran.out.startswith(f"{translator_for(language).say('command-vitral.usage')} vitral {command}".rstrip())
    assert all(name in ran.out for name in COMMANDS) or command


# -- what they print -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", OUTPUTS)
def test_what_is_told_has_no_word_of_english(language: str, name: str) -> None:
    argv, given = OUTPUTS[name]
    with recorded_messages(language) as messages:
        ran = ask(language, argv, given)
    assert ran.code == ask("en", argv, given).code, ran.err
    assert ran.out
    assert len(messages) > 1
    assert english_in(ran.out + ran.err, messages) == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_told_with_its_own_words(language: str, card: str) -> None:
    with recorded_messages(language) as messages:
        out = ask(language, ("cards", card)).out
    assert english_in(out, messages) == []
    translator = translator_for(language)
    assert translator.card_text(card, "").split(" ")[0] in out
    by_name = translator.card_name(card)
    if card not in ("automa", "AP1"):
        assert ask(language, ("cards", by_name)).out == out


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("argv", [("cards", "luck"), ("score", "-"), ("check", "-"), ("simulate", "--games", "2")])
def test_json_knows_no_language(language: str, argv: tuple[str, ...]) -> None:
    given = TABLE if "-" in argv else None
    ran = ask(language, (*argv, "--json"), given)
    assert ran == ask("en", (*argv, "--json"), given)
    assert ran.data


def test_numbers_are_written_as_the_language_has_them() -> None:
    argv = ("simulate", "--games", "3", "--seed", "s")
    english, german = ask("en", argv).out, ask("de", argv).out
    assert re.findall(r"\d+\.\d\d", english) == [number.replace(",", ".") for number in re.findall(r"\d+,\d\d", german)]


def test_cards_of_peoples_own_files_keep_their_words(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'format = "vitral-cards/1"\n[[public]]\nid = "my_own"\nname = "My Own"\npoints = 4\n'
        'text = "Mine."\nnote = "Made at home."\n[public.lines]\naxis = "row"\ntrait = "color"\n'
    )
    out = ask("ru", ("cards", "my_own", "--cards", str(file))).out
    assert out.startswith("My Own (my_own), общая цель\nMine.\n")
    assert "Примечание: Made at home." in out


# -- what they refuse ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", REFUSED)
def test_refusals_have_the_same_code_and_no_word_of_english(
    language: str, name: str, shell: pytest.MonkeyPatch
) -> None:
    argv, given = REFUSED[name]
    english = ask("en", argv, given)
    shell.setenv("LANG", f"{language}_XX.UTF-8")
    with recorded_messages(language, ("metavar-",)) as messages:
        ran = ask(language, argv, given)
    assert (ran.code, ran.out) == (english.code, "")
    assert ran.code in (1, 2)
    assert ran.err.startswith("vitral")
    assert ran.err.count("\n") == 1
    assert messages
    assert english_in(KEYS.sub("", ran.err), messages) == []


# -- which language ------------------------------------------------------------------------------------------------


def test_the_shell_asks_for_a_language(shell: pytest.MonkeyPatch) -> None:
    assert run("cards", "lathekin").out.startswith("Lathekin (lathekin), tool\n")
    shell.setenv("LANG", "ru_RU.UTF-8")
    assert run("cards", "lathekin").out.startswith("Прижим (lathekin), инструмент\n")
    shell.setenv("LC_MESSAGES", "de_DE.UTF-8")
    assert run("cards", "lathekin").out.startswith("Bleiaufreiber (lathekin), Werkzeug\n")
    shell.setenv("LC_ALL", "es_AR")
    assert ", herramienta\n" in run("cards", "lathekin").out
    shell.setenv("LANGUAGE", "fr:pt_BR:de")
    assert ", ferramenta\n" in run("cards", "lathekin").out
    shell.setenv("LC_ALL", "C")
    assert ", tool\n" in run("cards", "lathekin").out


def test_in_a_shell_of_its_own() -> None:
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
    ran = python("cards", "lathekin", env={**environment, "LANG": "ru_RU.UTF-8", "PYTHONIOENCODING": "utf-8"})
    assert ran.stdout.startswith("Прижим (lathekin), инструмент\n"), ran.stderr


@pytest.mark.parametrize(
    "argv",
    [
        ("--lang", "de", "cards", "lathekin"),
        ("cards", "--lang", "de", "lathekin"),
        ("cards", "lathekin", "--lang=de_AT"),
        ("--lang=ru", "cards", "lathekin", "--lang", "DE"),
        ("cards", "lathekin", "--la", "de"),
    ],
)
def test_the_flag_may_stand_anywhere_and_the_last_one_counts(argv: tuple[str, ...], shell: pytest.MonkeyPatch) -> None:
    shell.setenv("LANG", "es")
    assert run(*argv).out.startswith("Bleiaufreiber (lathekin), Werkzeug\n")
    assert translator().language == "en"


@pytest.mark.parametrize("wanted", ["fr", "C", "", "deutsch"])
def test_an_unknown_language_names_those_there_are(wanted: str, shell: pytest.MonkeyPatch) -> None:
    complaint = f'argument --lang: unknown language "{wanted}"; choose one of: en, pt, es, ru, de'
    assert run("cards", "--lang", wanted) == (2, "", f"vitral cards: {complaint}; see: vitral cards --help\n")
    assert run("--lang", wanted, "cards") == (2, "", f"vitral cards: {complaint}; see: vitral --help\n")
    shell.setenv("LANG", "de")
    assert "unbekannte Sprache" in run("cards", "--lang", wanted).err


def test_help_in_any_language_needs_no_fluent() -> None:
    """It would take a tenth of a second to load."""
    program = (
        "import sys; from vitral.cli import main; main(['--lang', 'de', '--help']); "
        "print(any(name.startswith('fluent') for name in sys.modules), file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stderr == "False\n"


def test_every_kind_of_card_is_tried() -> None:
    known = all_cards()
    kinds = (known.patterns, known.tools, known.publics, known.privates, known.inspirations, known.glass_boards)
    assert all({card.id for card in kind} & set(CARDS) for kind in kinds)
