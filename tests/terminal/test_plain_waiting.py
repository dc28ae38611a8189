"""Plain lines at a server's table, typed by a person: others are waited for, and talked to meanwhile."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cli.terminal_process import TerminalProcess
from server.server_thread import Guest, Server, Session
from vitral.server.settings import Settings

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(Settings(db=str(tmp_path / "tables.db")))
    yield server
    server.stop()


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return {"XDG_DATA_HOME": str(tmp_path), "no_proxy": "*", "NO_PROXY": "*"}


def invite(server: Server, rui: Guest) -> tuple[str, str]:
    """Rui sets a table up, begins, and hands the link on: the table and the link."""
    seats = [{"kind": "here", "name": "Rui"}, {"kind": "link"}]
    table = rui.create(seats=seats, options={"start_player": 1}, chat=True)
    return table, f"{server.url}/t/{table}#{rui.get(f'/api/tables/{table}/links')['join']}"


def until_said(page: Session, text: str) -> None:
    while page.until("chat_message")["text"] != text:
        pass


@contextmanager
def waiting_for_rui(server: Server, environment: dict[str, str]) -> Iterator[tuple[Session, TerminalProcess]]:
    """Rui's page and Ana's terminal, once both have a window and Rui is to move."""
    with server.guest() as rui:
        table, link = invite(server, rui)
        with rui.sit(table) as page, TerminalProcess("terminal", "--plain", link, env=environment) as ana:
            page.hello()
            page.play("side 1")
            ana.until("Your name")
            ana.type("Ana\n")
            ana.until("Your choice>")
            ana.type("1\n")
            ana.until("Rui is playing")
            yield page, ana


def test_a_person_talks_while_others_are_thinking(server: Server, environment: dict[str, str]) -> None:
    with waiting_for_rui(server, environment) as (page, ana):
        ana.type("say see you at nine\n")
        until_said(page, "see you at nine")
        assert page.ask(type="chat", seat=0, text="I am thinking")["type"] == "done"
        ana.until("Rui: I am thinking")
        ana.type("take R4\n")
        ana.until("Rui is playing … You can type say, help, or quit meanwhile.")
        ana.type("help\n")
        ana.until("Short forms:")
        page.wait_for_turn()
        page.play(next(choice["action"] for choice in page.scene["legal"] if choice["action"] == "pass"))
        ana.until("Your choice")
        ana.type("he")
        ana.until("Your choice> he")
        assert page.ask(type="chat", seat=0, text="take your time")["type"] == "done"
        ana.until("Rui: take your time\nYour choice> he")
        ana.type("lp\n")
        ana.until("Short forms:", 2)
        ana.type("quit\n")
        assert ana.wait() == 0
        assert f"vitral terminal {server.url}/t/{page.table['id']}" in ana.printed


def test_a_wrong_invitation_is_refused_before_a_name_is_asked_for(server: Server, environment: dict[str, str]) -> None:
    wrong = f"{server.url}/t/abc#abc.join.{'x' * 30}"
    with TerminalProcess("terminal", "--plain", wrong, env=environment) as ana:
        assert ana.wait() == 2
        assert ana.printed.startswith("vitral terminal: ")
        assert "Your name" not in ana.printed


def test_one_continues_ones_own_game_on_a_server(server: Server, environment: dict[str, str]) -> None:
    there = ("terminal", "--plain", "--server", server.url)
    with TerminalProcess(*there, "--resume", env=environment) as ana:
        assert ana.wait() == 2
        assert "you have no unfinished game on" in " ".join(ana.printed.split())
    with TerminalProcess(*there, "--mode", "solo", env=environment) as ana:
        ana.until("Your choice>")
        ana.type("1\n")
        assert "--- Round 1 of 10" in ana.until("Your choice", 2)
        ana.type("quit\n")
        assert ana.wait() == 0
        table = ana.printed.rpartition("/t/")[2].split()[0]
    for named in ((), (table[:6],), (table,)):
        with TerminalProcess(*there, "--resume", *named, env=environment) as ana:
            shown = ana.until("Your choice")
            assert "--- Round 1 of 10" in shown
            assert "Build " not in shown, "the window was chosen before"
    with TerminalProcess(*there, "--resume", "nosuch", env=environment) as ana:
        assert ana.wait() == 2
        assert 'you have no game "nosuch" on' in " ".join(ana.printed.split())
    with TerminalProcess(*there, "--mode", "solo", env=environment) as ana:
        ana.until("Your choice>")
        assert "You have unfinished games here; to continue the last one:" in " ".join(ana.printed.split())


def test_a_choice_is_kept_while_the_server_is_away(server: Server, environment: dict[str, str]) -> None:
    new = ("terminal", "--plain", "--server", server.url, "--mode", "solo")
    with TerminalProcess(*new, env=environment) as ana:
        ana.until("Your choice>")
        server.stop()
        ana.until("Connection lost. Trying again")
        ana.type("1\n")
        back = server.come_back()
        shown = ana.until("Your choice>", 2)
        assert "--- Round 1 of 10" in shown
        back.stop()
        ana.until("Connection lost. Trying again", 2)
        ana.type("1\n")
        ana.until("Your choice is kept")
        ana.type("help\n")
        ana.until("Short forms:")
        ana.type("leave\n")
        assert ana.wait() == 0
        assert f"To continue this game: vitral terminal {server.url}/t/" in ana.printed
        assert ana.printed.rstrip().endswith("Goodbye.")


def test_a_person_leaves_while_others_are_thinking(server: Server, environment: dict[str, str]) -> None:
    with server.guest() as rui:
        _, link = invite(server, rui)
        with TerminalProcess("terminal", "--plain", "--names", "Ana", link, env=environment) as ana:
            ana.until("Your choice>")
            ana.type("1\n")
            ana.until("choose")
            ana.type("leave\n")
            assert ana.wait() == 0
            assert ana.printed.rstrip().endswith("Goodbye.")


def test_interrupting_says_how_to_continue(server: Server, environment: dict[str, str]) -> None:
    new = ("terminal", "--plain", "--server", server.url, "--mode", "solo")
    with TerminalProcess(*new, env=environment) as ana:
        ana.until("Your choice>")
        ana.type("\x03")
        assert ana.wait() == 130
        assert f"\nTo continue this game: vitral terminal {server.url}/t/" in ana.printed
        assert "Traceback" not in ana.printed


def test_a_table_that_does_not_exist_is_an_error(server: Server, environment: dict[str, str]) -> None:
    with TerminalProcess("terminal", "--plain", f"{server.url}/t/nosuch", env=environment) as ana:
        assert ana.wait() == 2
        assert ana.printed.strip() == "vitral terminal: This table no longer exists."


def test_a_table_that_does_not_exist_is_an_error_on_the_full_screen_too(
    server: Server, environment: dict[str, str]
) -> None:
    with TerminalProcess("terminal", f"{server.url}/t/nosuch", env=environment) as ana:
        assert ana.wait() == 2
        assert "vitral terminal: This table no longer exists." in ana.printed


def test_while_others_think_no_action_has_a_reason(server: Server, environment: dict[str, str]) -> None:
    with waiting_for_rui(server, environment) as (_, ana):
        ana.type("why R5 A1\n")
        ana.until("It is not your turn.")


def test_a_server_that_is_away_at_first_is_an_error(server: Server, environment: dict[str, str]) -> None:
    server.stop()
    with TerminalProcess("terminal", "--plain", f"{server.url}/t/abc", env=environment) as ana:
        assert ana.wait() == 2
        assert " ".join(ana.printed.split()).endswith("cannot reach the server: connection refused")
