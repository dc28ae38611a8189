"""Bots think away from the loop: slow ones in processes, with what they remember."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
from random import Random
from typing import Any

import pytest

from vitral import Game
from vitral.bots import Budget, make_bot
from vitral.bots.master import MasterBot
from vitral.engine import Options
from vitral.server.pool.process_pool import QUICK_TURN, ProcessPool
from vitral.server.settings import Settings
from vitral.server.tables.bot_runner import BotRunner
from vitral.server.tables.registry import TableRegistry
from vitral.server.tables.setup import Setup, SetupSeat
from waiting import until


def a_game(**options: Any) -> Game:
    """A game some choices old, with something to choose."""
    game = Game.new(seed=11, **options)
    rng = Random(4)
    for _ in range(30):
        game.play(rng.choice(game.legal_actions()))
    while len(game.legal_actions()) < 2:
        game.play(game.legal_actions()[0])
    return game


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3, "dice_pools": True, "rare_glass": True}], ids=str)
def test_a_process_chooses_as_the_bot_itself_would(options: dict[str, Any]) -> None:
    async def both() -> None:
        pool = ProcessPool()
        runner = BotRunner(pool)
        game, here, there = a_game(**options), make_bot("glazier", 5), make_bot("glazier", 5)
        try:
            for _ in range(8):
                view, legal = game.view(game.seat), game.legal_actions()
                alone = legal[0] if len(legal) == 1 else here.choose(view, legal)
                action, there = await runner.choose(there, view, legal)
                assert action is alone
                game.play(action)
        finally:
            pool.close()

    asyncio.run(both())


def test_a_master_stops_after_its_usual_number_of_playouts() -> None:
    async def both() -> None:
        pool, game = ProcessPool(), a_game(players=2)
        runner = BotRunner(pool, lambda _: Budget())
        view, legal = game.view(game.seat), game.legal_actions()
        alone, number = make_bot("master", 5), MasterBot(5).usual(view.rules)
        expected = alone.choose(view, legal, Budget(playouts=number))
        try:
            action, thought = await runner.choose(make_bot("master", 5), view, legal)
            assert action is expected
            assert pickle.dumps(thought) == pickle.dumps(alone), "it thought as much, not only as well"
        finally:
            pool.close()

    asyncio.run(both())


def test_a_process_that_is_ended_is_replaced() -> None:
    async def use() -> None:
        pool = ProcessPool()
        runner = BotRunner(pool)
        game, bot = a_game(players=2), make_bot("glazier", 5)
        try:
            await runner.choose(bot, game.view(game.seat), game.legal_actions())
            for process in pool.processes(QUICK_TURN):
                os.kill(process, signal.SIGKILL)
            action, _ = await runner.choose(bot, game.view(game.seat), game.legal_actions())
            assert action in game.legal_actions()
        finally:
            pool.close()

    asyncio.run(use())


def test_a_bot_that_fails_does_not_hold_its_table_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("a bot broke")

    async def use() -> None:
        monkeypatch.setattr(BotRunner, "choose", fail)
        registry = await TableRegistry.open(Settings())
        seats = (SetupSeat("bot", "A", "random"), SetupSeat("bot", "B", "random"))
        table = await registry.create(Setup(Options(players=2).to_dict(), seats), "guest")
        live = await registry.find(table)
        assert live is not None
        await until(lambda: live.table.over, "every turn is finished by the first legal actions")
        await registry.close_connections()
        await registry.close()

    asyncio.run(use())
