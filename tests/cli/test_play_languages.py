"""`vitral play` in five languages: whole games without a word of English, and what may be typed in each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.test_cli import CommandResult, run, saved
from cli.test_play import DEALT, ME_AND_TWO_BOTS
from cli.translation_checks import ENGLISH, english_in, recorded_messages
from support.long_run import LONG
from vitral import Record
from vitral.cli.output import either, listed, set_language
from vitral.i18n import LANGUAGES, translator_for
from vitral.terminal.lines.commands import help_lines
from vitral.terminal.terminal_speaker import TerminalSpeaker

OTHERS = [language for language in LANGUAGES if language != "en"]
FIRST = "1\n" * 900
PASSION = ("--inspirations", "--rare-glass", "--passion-publics", "--promos")
TABLES = {
    "two": (),
    "solo": ("--mode", "solo"),
    "solo_lighter": ("--mode", "solo", "--track", "lighter", "--inspirations", "--words"),
    "automa": ("--mode", "automa", *PASSION),
    "pools": ("--dice-pools", "--players", "3", *PASSION),
    "honour": ("--hot-seat", "--enforcement", "honour"),
}
TYPED = ("line-command-", "line-action-")
"""Messages that players type, not read."""
MENU = re.compile(r"^ *\d+  \w+(?: \S+)?", re.MULTILINE)


def play(language: str, *argv: str | Path, lines: str = "") -> CommandResult:
    return run("play", "--lang", language, *argv, stdin=lines)


def word(language: str, command: str) -> str:
    """What a command is called."""
    return translator_for(language).say(f"line-command-{command}")


# -- whole games ---------------------------------------------------------------------------------------------------


GAMES = [(language, table) for language in OTHERS for table in TABLES]
FEW = list(zip(OTHERS, TABLES, strict=False))
"""Every language once, each at another table."""


@pytest.mark.parametrize(("language", "table"), GAMES if LONG else FEW)
def test_a_whole_game_without_a_word_of_english(language: str, table: str) -> None:
    commands = [word(language, command) for command in ("help", "score", "log", "read", "windows", "table", "undo")]
    lines = "1\n1\n" + "".join(f"1\n{command}\n" for command in commands) + FIRST
    with recorded_messages(language, TYPED) as messages:
        ran = play(language, "--seed", "5", *TABLES[table], lines=lines)
    assert (ran.code, ran.err) == (0, "")
    assert translator_for(language).say("game-over") in ran.out
    assert len(messages) > 60
    assert english_in(MENU.sub("", ran.out), messages) == []


def test_english_is_spoken_unless_another_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert run("play", "--seed", "5").out.startswith("Sagrada for 2 players: Player 1 and Apprentice.")
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert run("play", "--seed", "5").out.startswith("Sagrada für 2 Spieler: Spieler 1 und Lehrling.")
    assert play("es", "--seed", "5").out.startswith("Sagrada para 2 jugadores: Jugador 1 y Aprendiz.")


def test_a_word_of_english_would_be_found() -> None:
    out = play("en", "--seed", "5", lines="1\n" * 20).out
    assert len(re.findall(ENGLISH, MENU.sub("", out))) > 50


# -- what may be typed ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_have_one_meaning_each(language: str) -> None:
    translator = translator_for(language)
    commands = ("help", "why", "undo", "table", "windows", "read", "score", "log", "save", "quit", "correct", "list")
    typed = [translator.say(f"line-command-{command}") for command in (*commands, "random")]
    typed += [translator.say(f"line-action-{action}") for action in ("pass", "stop", "leave", "inspire", "go")]
    assert len(set(typed)) == len(typed)
    assert all(one == one.lower() and one.split() == [one] for one in typed)
    shown = "\n".join(help_lines(TerminalSpeaker(language), {}, by_hand=True, at_server=True))
    assert all(re.search(rf"^  {one}\b", shown, re.MULTILINE) for one in typed[1:13])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_be_typed(language: str, tmp_path: Path) -> None:
    translator = translator_for(language)
    tool, reply = translator.card_name("flux_remover"), translator.say("line-possible", action="y2 a3")
    file = saved(tmp_path / "game.json", DEALT, ME_AND_TWO_BOTS, players=3)
    typed = [f"{word(language, 'why')} y2 a3", tool.upper(), word(language, "undo"), "y2 a4"]
    ran = play(language, "--resume", file, lines="\n".join([*typed, translator.say("line-action-pass"), ""]))
    assert reply in ran.out
    assert translator.say("line-undone") in ran.out
    assert translator.say("bot-nth", bot=translator.say("bot-random"), nth=2) in ran.out
    assert Record.load(file).log[len(DEALT) : len(DEALT) + 3] == ("take Y2", "place A4", "pass")
    assert Record.load(file).seats == ME_AND_TWO_BOTS


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_commands_are_understood_everywhere(language: str) -> None:
    translator = translator_for(language)
    out = play(language, "--seed", "5", lines="1\nhelp\nscore\nwhy\nquit\n\n").out
    for message in ("line-help-enter", "line-if-over-now", "line-why-usage", "line-goodbye"):
        assert translator.say(message) in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_colors_of_a_real_table_have_their_names(language: str) -> None:
    translator = translator_for(language)
    random = word(language, "random")
    typed = [translator.card_name("shades_of_red"), random, "Industria, Firelight", random, "1"]
    typed += [", ".join(map(translator.card_name, ("flux_remover", "tap_wheel", "lathekin"))), random, "1"]
    typed += ["R1 Y2 G3 B4 P5", "flux_remover", "R1", translator.say("color-G").upper()]
    out = play(language, "--by-hand", lines="\n".join([*typed, ""])).out
    assert translator.say("line-hand-draw") in out
    assert translator.say("die-unset", color=translator.say("color-G")) in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_wrongly_is_shown_as_it_was_typed(language: str) -> None:
    translator = translator_for(language)
    out = play(language, "--seed", "5", lines="1\nstraße жёлтый\n\x1b[2J\n").out
    assert '"straße жёлтый"' in out
    assert '"\\u001b[2J"' in out
    refused = translator.say("line-no-number", number=99, numbers="1, 2, 3, 4")
    assert refused in play(language, "--seed", "5", lines="99\n").out


# -- lists ---------------------------------------------------------------------------------------------------------


def test_spanish_joins_by_sound() -> None:
    set_language("es")
    assert listed(["Ana", "Rui"]) == "Ana y Rui"
    assert listed(["Ana", "Inés"]) == "Ana e Inés"
    assert listed(["agua", "hielo"]) == "agua y hielo"
    assert either(["siete", "ocho"]) == "siete u ocho"
    set_language("en")
    assert listed(["Ana", "Inés", "Rui"]) == "Ana, Inés, and Rui"
    assert either(["seven"]) == "seven"
