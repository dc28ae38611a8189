"""Bots at work: they choose from views, away from the loop that serves everybody.

Quick bots think in a thread. Those that take their time think in processes of their own, so that no other table waits
for them; they take along what they remember of the game and bring it back.
"""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar, TypeVarTuple

from vitral.bots import Bot, Budget, make_bot
from vitral.cards import all_cards
from vitral.engine import ACTIONS, Action, Options, View
from vitral.engine.rules import rules_for

_T = TypeVar("_T")
_Ts = TypeVarTuple("_Ts")
THREADS: Final = 2
PROCESSES: Final = max(1, min(4, (os.cpu_count() or 2) - 1))
QUICK: Final = ("random", "apprentice", "cmd")
"""Bots that choose sooner than a process could be asked, or in a process of their own."""
TIMEKEEPER: Final = "apprentice"
"""The bot that finishes a turn whose time has run out."""
PATIENCE: Final = Budget(seconds=1.0)
"""How long a bot that searches may think about a turn."""


class BotWorkers:
    """Where bots think. Processes are started when the first bot needs one."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "vitral-bot")
        self._processes: ProcessPoolExecutor | None = None

    async def choose(self, bot: Bot, view: View, legal: Sequence[Action]) -> tuple[Action, Bot]:
        """What a bot chooses, and the bot as it is then; a single legal action is nobody's choice."""
        if len(legal) == 1:
            return legal[0], bot
        loop = asyncio.get_running_loop()
        if bot.name.partition(":")[0] in QUICK or view.rules.cards is not all_cards():
            return await loop.run_in_executor(self._threads, bot.choose, view, legal, PATIENCE), bot
        asked = (bot, view.rules.options, view._replace(rules=None), [action.id for action in legal])  # type: ignore[arg-type]
        chosen, bot = await self.elsewhere(_choose, *asked)
        return ACTIONS[chosen], bot

    async def elsewhere(self, work: Callable[[*_Ts], _T], *about: *_Ts) -> _T:
        """What a function of a module answers, called in one of the processes."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool(), work, *about)
        except BrokenProcessPool:  # somebody ended a process: a fresh one is asked again
            self._processes = None
            return await loop.run_in_executor(self._pool(), work, *about)

    def _pool(self) -> ProcessPoolExecutor:
        if self._processes is None:
            fresh = multiprocessing.get_context("spawn")
            self._processes = ProcessPoolExecutor(PROCESSES, fresh, _leave_with_server)
        return self._processes

    def close(self) -> None:
        """Let nobody think any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._processes is not None:
            self._processes.shutdown(wait=False, cancel_futures=True)


def _choose(bot: Bot, options: Options, view: View, legal: list[int]) -> tuple[int, Bot]:
    """In a process: the rules, the same at every table that plays alike, are not sent along but made here."""
    seen = view._replace(rules=rules_for(options, all_cards()))
    return bot.choose(seen, tuple(ACTIONS[number] for number in legal), PATIENCE).id, bot


def _leave_with_server() -> None:
    """In a process: yield to the server, and do not outlive it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for whoever started it
    if hasattr(os, "nice"):  # not on Windows
        os.nice(5)
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def seeded_bot(name: str, seed: bytes, seat: int, number: int, make: Callable[[str, str], Bot] = make_bot) -> Bot:
    """A bot for a seat; the same name, table seed, seat and event number make it play alike."""
    own = hashlib.sha256(seed + f"bot/{seat}/{number}".encode()).hexdigest()
    return make(name, own)
