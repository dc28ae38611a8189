"""Bots of other packages at a server's tables: they play, and what they do wrong is their own loss."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.server_thread import Server
from support.bot_package import installed
from vitral.server.pool.process_pool import foreign_turn
from vitral.server.tables import bot_runner


@pytest.fixture(autouse=True)
def other_bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    with installed(tmp_path_factory.mktemp("other")) as folder:
        yield folder


def against(*bots: str) -> dict[str, Any]:
    seats = [{"kind": "here", "name": "Ana"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    return {"seats": seats, "options": {"start_player": 1}}


def test_a_bot_of_another_package_plays(server: Server) -> None:
    with server.guest() as ana:
        assert "careful" in [bot["name"] for bot in ana.get("/api/bots")]
        with ana.sit(ana.create(**against("careful"))) as page:
            page.hello().play_on()
        taken = [entry for entry in page.story if entry["message"] == "story-take" and entry["seat"] == 1]
        assert len(taken) > 5, "it does not pass every turn"


def end_processes(server: Server, bot: str) -> None:
    """End those in which a bot thinks."""
    processes = server.registry.pool.processes(foreign_turn(bot))
    assert processes
    for process in processes:
        os.kill(process, signal.SIGKILL)


def test_a_bot_that_hangs_is_ended(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_runner, "CHOICE_SECONDS", 0.1)
    with server.guest() as ana, ana.sit(ana.create(**against("stubborn"))) as page:
        page.hello().wait_for_turn()
        page.play("pass")
        page.wait_for_turn()


@pytest.mark.parametrize("bot", ["stubborn", "broken"])
def test_a_bot_that_fails_loses_its_turn_and_holds_nobody_else_up(
    server: Server, bot: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_runner, "CHOICE_SECONDS", 1e5)
    with (
        server.guest() as ana,
        server.guest() as bea,
        ana.sit(ana.create(**against(bot))) as stuck,
        bea.sit(bea.create(**against("glazier", "careful"))) as page,
    ):
        page.hello().wait_for_turn()
        page.play("pass")
        page.wait_for_turn()  # all processes run by now
        stuck.hello().wait_for_turn()
        stuck.play("pass")
        page.play("pass")
        page.wait_for_turn()
        if bot == "stubborn":
            stuck.catch_up()
            assert not stuck.scene["legal"], "the others did not wait for the bot that hangs"
            monkeypatch.setattr(bot_runner, "CHOICE_SECONDS", 0.1)  # for its next turn
            end_processes(server, bot)
        stuck.wait_for_turn()  # its turn was finished for it
    logged = [getattr(record, "facts", {}) for record in caplog.records if record.levelno >= logging.ERROR]
    assert any(facts.get("bot") == bot for facts in logged)
