"""Bots at work: they choose from views, away from the loop that serves everybody.

Quick bots think in threads. Others think in processes, by kind in lanes of their own, so that a bot that answers at
once never waits for one that searches, and none waits for a bot of another package. They take along what they remember
of the game and bring it back. Before every lane is a fair queue (`fair_queue.py`) by the address a table plays for.
"""

from __future__ import annotations

import asyncio
import hashlib
import importlib.util
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Final, Literal

from vitral.bots import Bot, Budget, make_bot
from vitral.bots.evaluation.evaluator import compiled
from vitral.bots.glazier import GlazierBot
from vitral.bots.master import MasterBot
from vitral.bots.registry import is_foreign
from vitral.cards import all_cards
from vitral.cards.own import differ_in_windows
from vitral.engine import ACTIONS, Action, Options, View
from vitral.engine.actions import SIDE
from vitral.engine.rules import rules_for
from vitral.game import Game
from vitral.server.tables.fair_queue import LONGEST, Quota
from vitral.server.tables.foreign_bot import ForeignBot
from vitral.server.tables.lane import ANYBODY, Asker, Lane

THREADS: Final = 2
SEARCHERS: Final = max(1, min(4, (os.cpu_count() or 2) - 1))
"""How many processes search."""
QUICK: Final = ("random", "apprentice", "cmd")
"""Bots that choose sooner than a process could be asked, or in a process of their own."""
TIMEKEEPER: Final = "apprentice"
"""The bot that finishes a turn whose time has run out."""


Power = Literal["full", "soon", "reduced"]
"""How strongly those bots play that think with compiled code: as measured, soon so, or less for want of it."""


class BotWorkers:
    """Where bots think. Processes are started when the first bot needs one.

    `budget` says how much a bot may search where so many seconds are fair. With `preparing` the processes do not look
    for compiled code, which may be half installed, until `use_compiled`.
    """

    def __init__(
        self,
        quota: Quota = (float("inf"), float("inf")),
        budget: Callable[[float], Budget] = Budget,
        *,
        preparing: bool = False,
    ) -> None:
        self.power: Power = "soon" if preparing else "full" if importlib.util.find_spec("numba") else "reduced"
        self._budget = budget
        self._threads = ThreadPoolExecutor(THREADS, "vitral-bot")
        self._foreign: dict[str, Lane] = {}
        self.quick = Lane(budget=budget, yielding=2, compiled=not preparing)
        """For what takes some milliseconds."""
        self.searching = Lane(SEARCHERS, quota, budget, compiled=not preparing)
        self.coaching = Lane(1, quota, budget, compiled=not preparing)

    @property
    def lanes(self) -> dict[str, Lane]:
        return {"quick": self.quick, "searching": self.searching, "coaching": self.coaching, **self._foreign}

    async def choose(self, bot: Bot, view: View, legal: Sequence[Action], asker: Asker = ANYBODY) -> tuple[Action, Bot]:
        """What a bot chooses, and the bot as it is then; a single legal action is nobody's choice."""
        if len(legal) == 1:
            return legal[0], bot
        if isinstance(bot, GlazierBot) and (planned := bot.planned(view, legal)) is not None:
            return planned, bot
        if bot.name.partition(":")[0] in QUICK or not differ_in_windows(view.rules.cards, all_cards()):
            loop = asyncio.get_running_loop()
            budget = self._budget(LONGEST)
            return await loop.run_in_executor(self._threads, bot.choose, view, legal, budget), bot
        if isinstance(bot, ForeignBot):
            fresh = Lane(budget=self._budget, tries=1, compiled=self.quick.compiled)
            lane = self._foreign.setdefault(bot.name, fresh)
            return await bot.choose_apart(lane, asker, view, legal), bot
        searches = isinstance(bot, MasterBot) and bot.searches and legal[0].kind != SIDE
        lane = self.searching if searches or not isinstance(bot, GlazierBot) else self.quick
        asked = (bot, view.rules.options, view._replace(rules=None), [action.id for action in legal])  # type: ignore[arg-type]
        chosen, bot = await lane.think(asker, _choose, *asked)
        return ACTIONS[chosen], bot

    async def warm_up(self) -> None:
        """Start the processes of our bots and have each choose once, so that nobody waits for that."""
        for lane in (self.quick, *([self.searching] * SEARCHERS)):
            await lane.do(ANYBODY, _choose_once)

    async def use_compiled(self) -> None:
        """Have bots think with compiled code from now on, in processes that have shown that they can.

        Bots that think at this moment finish, and games go on: the next choice is made by the fresh processes. If these
        fail, what they raise is raised, and bots think as before.
        """
        for lane in (self.quick, self.searching, self.coaching):
            await lane.use_compiled(_choose_once_compiled)
        self.power = "full"

    def close(self) -> None:
        """Let nobody think any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for lane in self.lanes.values():
            lane.close()


def _choose(budget: Budget, bot: Bot, options: Options, view: View, legal: list[int]) -> tuple[int, Bot]:
    """In a process: the rules, the same at every table that plays alike, are not sent along but made here."""
    seen = view._replace(rules=rules_for(options, all_cards()))
    if type(bot) is MasterBot:  # with a whole second it would be too much like the grandmaster
        usual = bot.usual(seen.rules)
        budget = replace(budget, playouts=usual if budget.playouts is None else min(usual, budget.playouts))
    return bot.choose(seen, tuple(ACTIONS[number] for number in legal), budget).id, bot


def _choose_once() -> None:
    """In a process: load, or compile, all that a choice needs."""
    game = Game.new(2, seed=1)
    while game.legal_actions()[0].kind == SIDE:
        game.play(game.legal_actions()[0])
    for name in ("master", "grandmaster"):
        make_bot(name, 1).choose(game.view(game.seat), game.legal_actions(), Budget(playouts=10))


def _choose_once_compiled() -> None:
    """In a process: the same; it fails where there is no compiled code."""
    if compiled() is None:
        raise ImportError("Numba cannot be imported")
    _choose_once()


def seeded_bot(name: str, seed: bytes, seat: int, number: int, make: Callable[[str, str], Bot] = make_bot) -> Bot:
    """A bot for a seat; the same name, table seed, seat and event number make it play alike."""
    own = hashlib.sha256(seed + f"bot/{seat}/{number}".encode()).hexdigest()
    return ForeignBot(name, own) if is_foreign(name) else make(name, own)
