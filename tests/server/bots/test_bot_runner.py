"""Bots think away from the loop: slow ones in processes, with what they remember."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from support.waiting import until
from vitral import Game
from vitral.bots import ANY_TIME, Bot, Budget, make_bot
from vitral.bots.master import MasterBot
from vitral.engine import Action, Options, View
from vitral.server.logs import table_mark
from vitral.server.pool.process_pool import QUICK_TURN, ProcessPool
from vitral.server.settings import Settings
from vitral.server.tables import bot_runner
from vitral.server.tables.bot_runner import BotRunner
from vitral.server.tables.registry import TableRegistry
from vitral.server.tables.setup import Setup, SetupSeat
from vitral.server.tables.table import Table
from vitral.teller.speaker import Speaker


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
        alone, number = make_bot("master", 5), MasterBot(5).default_playouts(view.rules)
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


class BrokenBot:
    """Plays as the apprentice does, but fails in some of its turns."""

    name = "glazier"

    def __init__(self, failing_turns: int) -> None:
        self._left = failing_turns
        self._bot = make_bot("apprentice", 1)

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = ANY_TIME, /) -> Action:
        if self._left and view.round:
            self._left -= 1
            raise RuntimeError("broken")
        return self._bot.choose(view, legal, budget)


async def play_to_the_end(monkeypatch: pytest.MonkeyPatch, bot: str, make: Callable[[str, str], Bot]) -> Table:
    """A finished table of that bot and a random one, both in threads."""
    monkeypatch.setattr(bot_runner, "_IN_THREADS", ("glazier", "apprentice", "random"))
    registry = await TableRegistry.open(Settings(make_bot=make))
    seats = (SetupSeat("bot", "A", bot), SetupSeat("bot", "B", "random"))
    live = await registry.find(await registry.create(Setup(Options(players=2).to_dict(), seats), "guest"))
    assert live is not None
    await until(lambda: live.table.over, "the game ends")
    found = await registry.read(live.table.id)
    await registry.close()
    assert found is not None
    assert story_of(found) == story_of(live.table), "a stored table has the same story"
    return found


def story_of(table: Table) -> list[str]:
    return [line.text for line in Speaker("en", ("A", "B")).story(table.narrated.story)]


def failures_shown(table: Table) -> list[str]:
    return [line for line in story_of(table) if "broke down" in line]


@pytest.mark.parametrize(("failing_turns", "at_the_end"), [(1, "glazier"), (2, "glazier"), (9, "apprentice")])
def test_the_story_says_that_a_bot_failed_and_who_plays_instead(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, failing_turns: int, at_the_end: str
) -> None:
    broken = BrokenBot(failing_turns)
    made: list[str] = []

    def make(name: str, seed: str) -> Bot:
        made.append(name)
        return broken if name == "glazier" else make_bot(name, seed)

    table = asyncio.run(play_to_the_end(monkeypatch, "glazier", make))
    failures = failures_shown(table)
    assert len(failures) == min(failing_turns, 3), "once for each turn, and nothing more once another bot plays on"
    assert failures[0] == "The bot in A’s seat broke down, so an apprentice plays this turn in its place."
    assert (failures[-1] == "The bot in A’s seat broke down again, so an apprentice takes its place from now on.") == (
        len(failures) == 3
    )
    assert "apprentice" in made
    assert table.seats[0].bot == at_the_end
    logged = [record.facts for record in caplog.records if record.msg == "a bot failed"]  # type: ignore[attr-defined]
    assert len(logged) == len(failures)
    assert all(one["table"] == table_mark(table.id) and one["bot"] == "glazier" for one in logged)


def test_the_story_says_that_nobody_plays_where_the_simplest_bots_fail_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("every bot is broken")

    monkeypatch.setattr(BotRunner, "choose", fail)
    failures = failures_shown(asyncio.run(play_to_the_end(monkeypatch, "glazier", make_bot)))
    turns = 1 + 20  # the window, and twenty turns
    for name in "AB":
        assert sum(line.startswith(f"The bot in {name}’s seat") for line in failures) >= turns
    assert sum("ends as soon as the rules allow" in line for line in failures) == 2 * turns
