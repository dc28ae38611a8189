"""Whole games at the terminal, played by keys."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from terminal.seated import ME_AND_BOT, SOLO, TWO_HERE, Person, at_table, run, sitting
from vitral.game.proof import prove_dealing
from vitral.records import Record
from vitral.server import protocol as wire
from vitral.terminal.local import LocalHouse
from vitral.terminal.screens.curtain import CurtainScreen
from vitral.terminal.screens.ending import EndScreen


def test_a_whole_solo_game_by_keyboard() -> None:
    async def play() -> None:
        async with at_table(SOLO) as ana:
            await ana.play_on()
            await ana.until(lambda: isinstance(ana.app.screen, EndScreen))
            assert "round track" in ana.screen
            assert ana.scene.ending is not None
            assert f"{ana.scene.scores[0].total} points against {ana.scene.target}" in ana.screen

    run(play())


def test_a_whole_game_against_a_bot_is_kept_and_proven(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    async def play() -> None:
        async with at_table(ME_AND_BOT, save=str(file)) as ana:
            await ana.play_on()
            await ana.until(lambda: isinstance(ana.app.screen, EndScreen))
            assert "1. " in ana.screen
            assert "Private objective" in ana.screen
            await ana.press("escape")
            assert "The game is over." in ana.screen
            await ana.until(lambda: json.loads(file.read_text())["result"])

    run(play())
    record = Record.load(file)
    assert record.names == ("Ana", "Apprentice bot")
    assert prove_dealing(record) > 10
