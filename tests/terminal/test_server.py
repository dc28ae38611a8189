"""At a server's table, over a real socket: set up, by link, as a spectator, and after the line broke."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from textual.widgets import Input

from server.server_thread import Server
from support.waiting import TIMEOUT, until
from terminal.terminal_player import ME_AND_BOT, SOLO, Person, at_table, last_words, run, sitting
from vitral.records import Record
from vitral.server import protocol as wire
from vitral.server.settings import Settings
from vitral.terminal.remote_tables import RemoteConnection, RemoteTables, guest_at, read_address, read_link
from vitral.terminal.screens.dialogs import EndScreen
from vitral.terminal.screens.seats import SeatsScreen
from vitral.terminal.screens.table_screen import TableScreen
from vitral.terminal.tables import TablesError
from vitral.terminal.widgets.lists import ChoiceList

_MUCH = (1e6, 1e6)


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cookies of these tests stay among themselves, and no proxy stands between them and the server."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for name in ("http_proxy", "https_proxy", "all_proxy"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.upper(), raising=False)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    limits = {"message_rate": _MUCH, "guest_message_rate": _MUCH, "request_rate": _MUCH, "new_table_rate": _MUCH}
    server = Server(Settings(db=str(tmp_path / "tables.db"), **limits))  # type: ignore[arg-type]
    yield server
    server.stop()


def test_a_whole_game_on_a_server(server: Server, tmp_path: Path) -> None:
    tables = RemoteTables(server.url)

    async def play() -> None:
        async with at_table(ME_AND_BOT, tables=tables) as ana:
            await ana.play_to_the_end(hurry_from=2)
            await ana.until(lambda: isinstance(ana.app.screen, EndScreen))
            assert ana.table.client.table is not None
            await ana.press(*["down"] * 9)
            assert ana.table.client.table.commitment[:40] in "".join(ana.screen.split())
            (tmp_path / "game.json").write_text(await tables.record(ana.table.client.id))

    run(play())
    assert Record.load(tmp_path / "game.json").result is not None
    assert guest_at(server.url), "one is known there the next time"


def test_friends_play_by_link_and_others_watch(server: Server) -> None:
    table = wire.NewTable([wire.NewSeat("here", "Ana"), wire.NewSeat("link")])

    async def play() -> None:
        async with at_table(table, tables=RemoteTables(server.url)) as ana:
            await ana.until(lambda: isinstance(ana.app.screen, SeatsScreen))
            await ana.until_shown("One seat is free.")
            links = await ana.table.client.tables.links(ana.table.client.id)
            await ana.press("escape")
            address = f"{server.url}/t/{ana.table.client.id}#"
            async with guest(address + links.join, "Rui") as rui, guest(address + links.watch, "") as eva:
                await ana.until(lambda: ana.table.client.table and ana.table.client.table.seats[1].name == "Rui")
                await ana.press("i")
                await ana.until(lambda: isinstance(ana.app.screen, SeatsScreen))
                await ana.until_shown("Play this seat on another device (Ana)")
                assert links.join not in ana.screen, "no seat is free"
                assert links.seats["1"] not in ana.screen, "it is the link of another player now"
                await ana.press("escape")
                assert ana.table.client.you == [0]
                assert rui.table.client.you == [1]
                assert eva.table.client.you == []
                for person in (ana, rui):
                    await person.turn()
                    await person.press("1")
                await eva.until(lambda: eva.scene.phase == "playing")
                assert eva.scene.legal == []
                await eva.until_shown(f"{'Ana' if eva.scene.seat == 0 else 'Rui'} is playing")

    run(play())


def test_people_talk_by_number_by_name_and_in_their_own_words(server: Server) -> None:
    table = wire.NewTable([wire.NewSeat("here", "Ana"), wire.NewSeat("link")], chat=True)

    async def play() -> None:
        async with at_table(table, tables=RemoteTables(server.url)) as ana:
            await ana.until(lambda: isinstance(ana.app.screen, SeatsScreen))
            links = await ana.table.client.tables.links(ana.table.client.id)
            await ana.press("escape")
            async with guest(f"{server.url}/t/{ana.table.client.id}#{links.join}", "Rui") as rui:
                await ana.until(lambda: ana.table.client.table and ana.table.client.table.seats[1].name == "Rui")
                for typed in ("1", "thank you", "<b>See you</b> at nine"):
                    await rui.press("k")
                    await rui.until_shown("Type a number")
                    await type_line(rui, typed)
                await rui.press("k")
                await type_line(rui, "🎲" * 10_000)
                await rui.until_answered("That message is too long: 300 characters at most.")
                await ana.press("s")
                await ana.until_shown("Rui: <b>See you</b>")
                await ana.press("k")
                await type_line(ana, "mute Rui")
                await ana.until(lambda: ana.table.client.muted == {1})
                await rui.press("k")
                await type_line(rui, "nudge")
                await ana.until(lambda: len(ana.table.client.chat) == 4)
                assert chat_notices(ana) == []
                await ana.press("k")
                await type_line(ana, "mute 2")
                await ana.until(lambda: len(chat_notices(ana)) == 4)
                assert chat_notices(ana)[:2] == ["Rui: Hello!", "Rui: Thank you!"]
                assert chat_notices(ana)[2:] == ["Rui: <b>See you</b> at nine", "Rui nudges you: it is your turn."]
                assert chat_notices(rui) == chat_notices(ana)[:3], "a nudge is for those who are nudged"

    run(play())


def chat_notices(person: Person) -> list[str]:
    """What people have said to each other, as one reads it."""
    assert person.table.seen is not None
    return person.table.seen.chat


async def type_line(person: Person, text: str) -> None:
    """Type something into the line that is open, and send it."""
    person.app.screen.query_one(Input).value = text
    await person.press("enter")


def test_a_bot_takes_a_free_seat(server: Server) -> None:
    table = wire.NewTable([wire.NewSeat("here", "Ana"), wire.NewSeat("link")])

    async def play() -> None:
        async with at_table(table, tables=RemoteTables(server.url)) as ana:
            await ana.until_shown("Let a bot play here")
            await ana.press("down", "enter")
            await ana.until_shown("Bot (Apprentice)")
            await ana.press("escape")
            await ana.turn()
            await ana.press("1")
            await ana.until(lambda: ana.scene.phase == "playing")

    run(play())


def guest(link: str, name: str):  # type: ignore[no-untyped-def]
    """A person at another computer, who follows a link."""
    read = read_link(link)
    tables = RemoteTables(read.address)
    tables._cookie = ""
    return sitting(tables, lambda: tables.enter(read.secret, name))


def test_a_line_that_broke_is_taken_up_again(server: Server) -> None:
    async def play() -> None:
        async with at_table(ME_AND_BOT, tables=RemoteTables(server.url)) as ana:
            await ana.turn()
            await ana.press("1")
            await ana.until(lambda: ana.scene.phase == "playing" and ana.scene.legal)
            client = ana.table.client
            client.delay = lambda _: TIMEOUT  # it comes back when it is asked to, not before
            for _ in range(2):
                before = client._connection
                assert isinstance(before, RemoteConnection)
                before._socket.transport.abort()
                await ana.until(lambda: client.state == "waiting")
                await ana.until_shown("Connection lost.")
                await ana.choose_while_away()
                client.retry()
                await ana.until(lambda: client.state == "open" and not client.sending)
                await ana.turn()

    run(play())


def test_a_server_that_ends_and_comes_back_loses_no_choice(server: Server) -> None:
    async def play() -> None:
        async with at_table(SOLO, tables=RemoteTables(server.url)) as ana:
            await ana.turn()
            client = ana.table.client
            client.delay = lambda _: TIMEOUT
            await asyncio.to_thread(server.stop)
            await ana.until_shown("Connection lost. Trying again")
            await ana.choose_while_away()
            back = await asyncio.to_thread(server.come_back)
            client.retry()
            await ana.until(lambda: client.state == "open" and ana.scene.phase == "playing")
            await asyncio.to_thread(back.stop)
            await ana.until_shown("Connection lost. Trying again")
            await ana.press("q")
            await ana.until_shown("Your game stays on the server and waits for you.")

    run(play())


def test_what_could_not_be_kept_and_what_is_damaged_is_told(server: Server, tmp_path: Path) -> None:
    async def play() -> str | None:
        async with at_table(ME_AND_BOT, tables=RemoteTables(server.url)) as ana:
            await ana.turn()
            refused: list[str] = []
            client = ana.table.client
            client.on_refusal = lambda reasons: refused.extend(one.message for one in reasons)
            with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
                # Another server wrote the next event, so ours cannot be written; and what they wrote is none.
                ((last,),) = connection.execute("SELECT COALESCE(MAX(number), 0) FROM events").fetchall()
                connection.execute("INSERT INTO events VALUES (?, ?, 1.0, '{')", (client.id, last + 1))
            await ana.press("1")
            await until(lambda: ana.app._exit)
            assert refused == ["refused-unavailable", "closing-not_saved"]
            return ana.app.return_value

    assert run(play()) == "This table cannot be opened."


def test_whoever_is_not_let_in_is_told(server: Server) -> None:
    async def look() -> str | None:
        tables = RemoteTables(server.url)
        table = await tables.create(ME_AND_BOT)
        stranger = RemoteTables(server.url)
        stranger._cookie = ""

        async def opening() -> str:
            return table

        return await last_words(stranger, opening)

    assert run(look()) == "You have no seat at this table."


def test_a_server_that_is_not_there_is_told_in_words() -> None:
    tables = RemoteTables("http://127.0.0.1:9")
    message = run(last_words(tables, lambda: tables.create(ME_AND_BOT)))
    assert message == "http://127.0.0.1:9: cannot reach the server: connection refused"


def test_what_a_server_refuses_carries_its_words(server: Server) -> None:
    async def ask() -> None:
        tables = RemoteTables(server.url)
        with pytest.raises(TablesError) as refused:
            await tables.create(wire.NewTable([wire.NewSeat("here")], {"mode": "solo", "rare_glass": True}))
        assert refused.value.problem.code == "invalid"
        with pytest.raises(TablesError) as refused:
            await tables.enter("x" * 30, "")
        assert refused.value.problem.code == "no_such_link"

    run(ask())


# -- links -------------------------------------------------------------------------------------------------------


def test_links_are_read_as_the_page_shows_them() -> None:
    link = read_link("https://vitral.example:8443/t/abc234#abc234.join.x_y-z")
    assert (link.address, link.table, link.secret) == ("https://vitral.example:8443", "abc234", "abc234.join.x_y-z")
    assert link.asks_name
    assert read_link("http://host/t/abc#s=abc.watch.m").secret == "abc.watch.m"
    assert read_link("http://host/t/abc").secret == ""
    assert read_address("localhost:8000") == "http://localhost:8000"
    assert read_address("https://host/some/page") == "https://host"


@pytest.mark.parametrize(
    "text", ["http://host/", "ftp://host/t/x", "http://host/r/abc", "t/abc", "http://host:x/t/abc"]
)
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"no link|no address|Port"):
        read_link(text)


def test_a_damaged_game_is_told_in_the_list_and_the_others_can_be_opened(server: Server, tmp_path: Path) -> None:
    async def look() -> None:
        tables = RemoteTables(server.url)
        sound = await tables.create(ME_AND_BOT)
        broken = await tables.create(ME_AND_BOT)
        server.stop()
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
            connection.execute("UPDATE tables SET setup = '{' WHERE id = ?", (broken,))
        again = Server(Settings(db=str(tmp_path / "tables.db")))
        try:
            tables.address = again.url
            async with sitting(tables) as ana:
                await ana.until_shown("Damaged")
                assert (
                    f"{broken}\nDamaged: the server cannot open it"
                    in ana.app.screen.query_one("#ways", ChoiceList).plain
                )
                await ana.press("home", "enter")
                await ana.until(lambda: isinstance(ana.app.screen, TableScreen))
                assert ana.table.client.id == sound
        finally:
            again.stop()

    run(look())


def test_one_comes_back_to_ones_games(server: Server) -> None:
    async def come_back() -> None:
        first = RemoteTables(server.url)
        table = await first.create(ME_AND_BOT)
        again = RemoteTables(server.url)
        assert [game.table for game in await again.mine()] == [table]
        async with sitting(again) as ana:
            await ana.until_shown("Your games")
            row = ana.app.screen.query_one("#ways", ChoiceList).plain[1]
            assert re.fullmatch(r"Your turn\nwith Apprentice, .*\nTable, \d{4}-\d\d-\d\d \d\d:\d\d", row)
            await ana.press("home", "enter")
            await ana.until(lambda: isinstance(ana.app.screen, TableScreen))
            await ana.turn()
            await ana.press("q")
            await ana.until_shown("Your game stays on the server and waits for you.")
            await ana.press("enter")
            await ana.until_shown("Ways to play")

    run(come_back())
