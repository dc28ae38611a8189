"""Bots that are prepared while the server runs: what is said of them, and how they come in."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import shlex
import socket
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from server.conftest import Serve
from server.server_thread import Guest
from support.waiting import TIMEOUT, until, wait_until
from vitral.bots import make_bot
from vitral.cli.command import CliError
from vitral.cli.commands import serve as serve_command
from vitral.game import Game
from vitral.server.pool.process_pool import QUICK_TURN, SERVER, ProcessPool
from vitral.server.tables import bot_runner
from vitral.server.tables.bot_runner import BotRunner, CommandFailedError, run_command

STRONG = {"glazier", "master:1", "master:2", "master:3", "master", "grandmaster"}
EVERYTHING_THERE = importlib.util.find_spec("numba") is not None


def powers(guest: Guest) -> dict[str, str]:
    return {bot["name"]: bot["power"] for bot in guest.get("/api/bots")}


def strong_bots_are(guest: Guest, power: str) -> bool:
    found = powers(guest)
    assert {found[name] for name in found.keys() - STRONG} == {"full"}
    return {found[name] for name in STRONG} == {power}


def held(path: Path, then: str = "") -> str:
    """A command that waits until the test writes to that pipe."""
    os.mkfifo(path)
    return shlex.join(["sh", "-c", f"cat {shlex.quote(str(path))} > /dev/null; {then or 'true'}"])


def test_bots_are_ready_in_a_moment_and_then_play_as_measured(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_runner, "_choose_once_compiled", os.getpid)  # loading Numba three times takes long
    pipe = tmp_path / "prepare"
    server = serve(prepare_bots=held(pipe))
    with server.guest() as guest:
        assert strong_bots_are(guest, "soon")
        pipe.write_text("done")
        wait_until(lambda: strong_bots_are(guest, "full"))


@pytest.mark.parametrize(
    ("command", "compiled"), [("sh -c 'echo no network; exit 1'", True), ("/no/such/command", True), ("true", False)]
)
def test_bots_that_cannot_be_prepared_play_less_strongly_and_it_is_said(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, command: str, compiled: bool
) -> None:
    if not compiled:  # the command may have done its work, but there is nothing to think with
        monkeypatch.setenv("VITRAL_NO_KERNEL", "1")
    with serve(prepare_bots=command).guest() as guest:
        wait_until(lambda: strong_bots_are(guest, "reduced"))
        bots = {"seats": [{"kind": "bot", "bot": "glazier"}, {"kind": "bot", "bot": "random"}]}
        assert guest.create(**bots)


def test_a_server_without_numba_says_so(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with serve().guest() as guest:
        assert strong_bots_are(guest, "reduced")


def test_the_last_line_of_a_command_that_fails_is_the_reason() -> None:
    with pytest.raises(CommandFailedError, match=r"^no network$"):
        asyncio.run(run_command("sh -c 'echo Collecting numba; echo no network; exit 3'"))


def test_a_server_that_stops_ends_the_command_with_all_it_started(serve: Serve, tmp_path: Path) -> None:
    pipe = tmp_path / "alive"
    os.mkfifo(pipe)
    # The shell has a child, which has the pipe open for as long as it lives.
    server = serve(prepare_bots=shlex.join(["sh", "-c", f"(echo up; exec tail -f /dev/null) > {pipe}; true"]))
    with pipe.open() as alive:
        assert alive.readline() == "up\n"
        server.stop()
        assert alive.read() == "", "its end: nobody has it open any more"
    server.stop = lambda: None  # type: ignore[method-assign]


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_choice_that_is_being_made_is_finished(tmp_path: Path) -> None:
    pipe = tmp_path / "thinking"
    os.mkfifo(pipe)

    async def use() -> None:
        pool = ProcessPool(compiled=False)
        try:
            before = await pool.run(QUICK_TURN, SERVER, os.getpid)
            assert await pool.run(QUICK_TURN, SERVER, os.getenv, "VITRAL_NO_KERNEL") == "1"
            thinking = asyncio.create_task(pool.run(QUICK_TURN, SERVER, pipe.read_text))
            opened = await asyncio.to_thread(pipe.open, "w")  # when the process has begun to read
            await pool.use_compiled(os.getpid, QUICK_TURN)
            with opened:
                opened.write("chosen")
            assert await asyncio.wait_for(thinking, TIMEOUT) == "chosen"
            assert await pool.run(QUICK_TURN, SERVER, os.getpid) != before
            assert await pool.run(QUICK_TURN, SERVER, os.getenv, "VITRAL_NO_KERNEL") is None
            assert await until(lambda: not is_running(before))
        finally:
            pool.close()

    asyncio.run(use())


def test_processes_that_fail_at_first_are_not_used() -> None:
    async def use() -> None:
        pool = ProcessPool(compiled=False)
        try:
            before = await pool.run(QUICK_TURN, SERVER, os.getpid)
            with pytest.raises(ValueError, match="invalid literal"):
                await pool.use_compiled(partial(int, "no number"), QUICK_TURN)
            assert await pool.run(QUICK_TURN, SERVER, os.getpid) == before
        finally:
            pool.close()

    asyncio.run(use())


def test_a_bot_goes_on_in_the_fresh_process() -> None:
    async def use() -> None:
        pool, game = ProcessPool(compiled=False), Game.new(players=2, seed=3)
        runner = BotRunner(pool, preparing=True)
        bot: Any = make_bot("glazier", 1)
        try:
            for number in range(8):
                if number == 4:
                    assert not await runner.prepare("true")
                action, bot = await runner.choose(bot, game.view(game.seat), game.legal_actions())
                game.play(action)
        finally:
            pool.close()
        assert runner.power == "full"

    if EVERYTHING_THERE:
        asyncio.run(use())


# -- the port ------------------------------------------------------------------------------------------------------


def serving(usual: int, *argv: str) -> subprocess.CompletedProcess[str]:
    """`vitral serve` in a process of its own, with another usual port."""
    script = "import sys; from vitral.cli import main; from vitral.cli.commands import serve; "
    script += f"serve._PORT, serve._STARTING = {usual}, 0.0; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", script, "--lang", "en", "serve", *argv]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=TIMEOUT)


def test_a_second_server_says_where_the_first_is(serve: Serve, tmp_path: Path) -> None:
    server, db = serve(), str(tmp_path / "tables.db")
    second = serving(int(server.host.rpartition(":")[2]), "--db", db)
    assert (second.returncode, second.stdout) == (0, f"Vitral is already running at {server.url}/\n")


def test_a_store_in_use_elsewhere_is_refused(serve: Serve, tmp_path: Path) -> None:
    server, db = serve(), str(tmp_path / "tables.db")
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))  # nobody answers there
        second = serving(silent.getsockname()[1], "--db", db)
        third = serving(int(server.host.rpartition(":")[2]), "--db", db, "--port", "0")
    for refused in (second, third):
        assert refused.returncode != 0
        assert "another server is using it" in refused.stderr


def test_the_usual_port_may_be_taken_but_not_the_one_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(serve_command, "_PORT", port)
        with serve_command._listen("127.0.0.1", None) as other:
            assert other.getsockname()[1] != port
        with pytest.raises(CliError, match=str(port)):
            serve_command._listen("127.0.0.1", port)
