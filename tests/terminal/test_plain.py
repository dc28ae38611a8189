"""The same tables in plain lines: alone, handed over, and on a server."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from server.server_thread import Server, Session
from terminal.terminal_player import ME_AND_BOT, SOLO, TWO_HERE, run, take_and_glass
from vitral import replay
from vitral.i18n import translator_for
from vitral.records import Record
from vitral.server import protocol as wire
from vitral.server.settings import Settings
from vitral.server.tables.events import ActionChosen
from vitral.terminal.lines.client import LineClient
from vitral.terminal.lines.session import DisplayOptions
from vitral.terminal.local_games import LocalGames
from vitral.terminal.local_tables import LocalTables
from vitral.terminal.remote_tables import RemoteTables
from vitral.terminal.tables import Tables
from vitral.terminal.terminal_speaker import TerminalSpeaker


def sit(
    new: wire.NewTable, *typed: str, tables: Tables | None = None, language: str = "en", save: str = ""
) -> list[str]:
    """What is said while these lines are typed; then, and where a list is asked for, always its first choice."""
    printed: list[str] = []
    waiting = list(typed)

    def read(prompt: str) -> str:
        printed.append(prompt)
        if waiting:
            return waiting.pop(0)
        if typed and typed[-1] in ("", "quit"):
            raise EOFError
        return "1"

    async def play() -> None:
        place = tables or LocalTables(7)
        table = await place.create(new)
        display = DisplayOptions(read=read, write=printed.append, command="vitral terminal --plain")
        await LineClient(TerminalSpeaker(language), place, table, save, display).run()
        await place.close()

    run(play())
    return printed


def test_a_whole_solo_game_in_lines(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    printed = sit(SOLO, save=str(file))
    target = replay(Record.load(file)).target
    assert any(line.startswith("--- Round 10 of 10: Ana") for line in printed)
    assert any(line.endswith(f"against a target of {target}.") for line in printed)
    assert Record.load(file).result is not None


def test_words_and_commands_are_those_of_the_language() -> None:
    printed = sit(
        SOLO,
        "1",
        "hilfe",
        "warum place B3",
        "lies",
        "punkte",
        "verlauf",
        "tisch",
        "rückgängig",
        "nichts",
        "ende",
        "",
        language="de",
    )
    say = translator_for("de").say
    assert "Draft" not in "".join(printed)
    assert say("line-help-choices") in printed
    assert say("reason-nothing_to_undo") in printed
    assert any("A1, " in line for line in printed)
    assert say("line-goodbye") in printed


def test_a_die_and_a_space_are_typed_and_reasons_told() -> None:
    async def first_die() -> str:
        tables = LocalTables(7)
        table = await tables.create(SOLO)
        live = await tables._live(table)
        await live.commit(ActionChosen(0, "side 1"))
        return live.table.scene(0).pool[0]

    die = run(first_die())
    printed = sit(SOLO, "1", "B3", die, "B3", "undo", "quit", "")
    assert any("The first die in a window goes on the edge." in line for line in printed)
    assert "Taken back." in printed


def test_the_coach_is_asked_in_plain_lines() -> None:
    printed = sit(SOLO, "1", "hint", "quit", "")
    assert any("ake the " in line and "Expected gain" in line for line in printed), "\n".join(printed)


def test_a_die_that_waits_has_a_line_of_its_own() -> None:
    """docs/rules.md §4.2: rare glass may be taken with a die in hand, and the die waits."""
    new = wire.NewTable(TWO_HERE.seats, {"rare_glass": True, "start_player": 1, "players": 2})
    take, glass = run(take_and_glass(new))
    printed = sit(new, "", "1", "", "1", "", take, glass, "quit", "")
    assert f"Waiting in hand: {take.removeprefix('take ')}" in printed


def test_a_game_left_is_saved(tmp_path: Path) -> None:
    games = LocalGames(tmp_path / "games")
    printed = sit(SOLO, "1", "quit", tables=LocalTables(7, games=games))
    assert printed[-2:] == ["The game is saved. To continue it: vitral terminal --plain --resume", "Goodbye."]
    (game,) = games.games()
    assert "side 1" in game.load().log


def test_people_hand_the_keyboard_over() -> None:
    printed = sit(TWO_HERE, "", "1", "", "1", "", "quit", "")
    asked = [line for line in printed if "only you can see the screen" in line]
    assert [line.partition(",")[0] for line in asked[:3]] == ["Ana", "Rui", "Ana"]
    assert printed[printed.index(asked[1]) - 1].count("\n") > 50


def test_lines_over_a_real_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("no_proxy", "*")
    server = Server(Settings(db=str(tmp_path / "tables.db")))
    try:
        printed = sit(SOLO, "1", "1", "1", "quit", tables=RemoteTables(server.url))
    finally:
        server.stop()
    assert any(f"vitral terminal {server.url}/t/" in line for line in printed)


def test_people_say_something_in_plain_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By number, by name and in their own words; what others say, or wrote earlier, is printed before a choice."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("no_proxy", "*")
    server = Server(Settings(db=str(tmp_path / "tables.db")))
    printed: list[str] = []
    others: list[Session] = []
    lines = ["say", "say 1", "say nice!", "say <b>See you</b> at nine", "say " + "x" * 10_000]
    typed = iter([*lines, "1", "say nudge", "mute", "mute rui", "mute 2"])

    def read(prompt: str) -> str:
        while others:
            assert others.pop().ask(type="emote", seat=1, emote="hello")["type"] == "done"
        return next(typed, "quit")

    async def play() -> None:
        tables = RemoteTables(server.url)
        options = {"players": 2, "start_player": 1}
        new = wire.NewTable([wire.NewSeat("here", "Ana"), wire.NewSeat("link")], options, chat=True)
        table = await tables.create(new)
        links = await tables.links(table)
        with server.guest() as rui:
            rui.enter(links.join, "Rui")
            with rui.sit(table) as page:
                page.hello()
                page.play("side 1")
                assert page.ask(type="chat", seat=1, text="I am early")["type"] == "done"
                others.append(page)
                await LineClient(
                    TerminalSpeaker("en"), tables, table, "", DisplayOptions(read=read, write=printed.append)
                ).run()

    try:
        run(play())
    finally:
        server.stop()
    say = translator_for("en").say
    assert {"1 Hello!", say("term-talk-chat"), say("refused-too_long"), say("refused-nobody_to_nudge")} <= {*printed}
    assert printed.index(say("line-mute-whom", names="Rui")) < printed.index(say("line-muted", name="Rui"))
    assert say("line-unmuted", name="Rui") in printed
    assert [line for line in printed if line.startswith("Rui: ")] == ["Rui: I am early", "Rui: Hello!"]
    assert [line for line in printed if line.startswith("Ana: ")] == [
        "Ana: Hello!",
        "Ana: Nice!",
        "Ana: <b>See you</b> at nine",
    ]


def test_beside_bots_what_is_said_comes_back_with_who_can_read_it(tmp_path: Path) -> None:
    server = Server(Settings(db=str(tmp_path / "tables.db")))
    try:
        printed = sit(ME_AND_BOT, "1", "say hello", "mute", "quit", "", tables=RemoteTables(server.url))
    finally:
        server.stop()
    alone = translator_for("en").say("line-say-bots")
    at = printed.index("Ana: Hello!")
    assert printed[at + 1] == alone
    assert printed.count(alone) == 2


def test_hints_are_refused_at_once_where_other_people_play() -> None:
    say = translator_for("en").say
    printed = sit(TWO_HERE, "", "hint", "quit", "")
    assert say("problem-hint-people") in printed
    assert say("hint-thinking") not in printed


def test_in_this_program_there_is_nobody_to_talk_to() -> None:
    assert translator_for("en").say("line-say-nobody") in sit(SOLO, "1", "say 1", "quit", "")


def test_without_a_chat_only_phrases_can_be_said(tmp_path: Path) -> None:
    server = Server(Settings(db=str(tmp_path / "tables.db")))
    quiet = msgspec.structs.replace(ME_AND_BOT, chat=False)
    try:
        printed = sit(quiet, "1", "say hi Ana", "quit", "", tables=RemoteTables(server.url))
    finally:
        server.stop()
    at = printed.index("At this table you can say only these phrases:")
    assert printed[at + 1] == "1 Hello!"
