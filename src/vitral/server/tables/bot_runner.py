"""Runs the bots of the tables: they choose from views, away from the event loop that serves everybody.

Quick bots choose in threads, others in the worker processes of the pool. They take along what they remember of the game
and bring it back. A bot of another package has a process for its kind; only its name and seed are sent there, so it may
hold whatever it likes, and it is ended there if it hangs.
"""

from __future__ import annotations

import asyncio
import hashlib
import importlib.util
import os
import shlex
import signal
import sys
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Final, Literal

from vitral.bots import ANY_TIME, Bot, Budget, GuardedBot, make_bot
from vitral.bots.evaluation import load_kernel
from vitral.bots.glazier import GlazierBot
from vitral.bots.guarded_bot import CHOICE_SECONDS, legal_choice
from vitral.bots.master import MasterBot
from vitral.bots.registry import is_foreign, make_foreign
from vitral.cards import all_cards
from vitral.cards.library import differs_in_windows_only
from vitral.engine import ACTIONS, Action, Options, View
from vitral.engine.actions import SIDE
from vitral.engine.rules import rules_for
from vitral.game import Game
from vitral.server.pool.fair_queue import MAX_SECONDS
from vitral.server.pool.process_pool import (
    COACHING,
    QUICK_TURN,
    SEARCH_TURN,
    SEARCHERS,
    SERVER,
    ProcessPool,
    Requester,
    WorkPlace,
    foreign_turn,
)

_THREADS: Final = 2
_IN_THREADS: Final = ("random", "apprentice", "cmd")
"""Bots that choose sooner than a process could be asked, or in a process of their own."""
_FOREIGN_BOTS: Final = 500
"""The most bots of another package in a process; the least recently used is dropped first."""

Power = Literal["full", "soon", "reduced"]
"""The strength of bots that think with compiled code: as measured, soon so, or reduced without it."""


class BotRunner:
    """Runs bots. `budget` says how much a bot may search within that many seconds.

    With `preparing` the bots play without compiled code, which may be half installed, until `prepare` has finished.
    """

    def __init__(
        self, pool: ProcessPool, budget: Callable[[float], Budget] = Budget, *, preparing: bool = False
    ) -> None:
        self.power: Power = "soon" if preparing else "full" if importlib.util.find_spec("numba") else "reduced"
        self._pool = pool
        self._budget = budget
        self._threads = ThreadPoolExecutor(_THREADS, "vitral-bots")

    async def choose(
        self, bot: Bot, view: View, legal: Sequence[Action], requester: Requester = SERVER
    ) -> tuple[Action, Bot]:
        """Returns the action of a bot, and the bot after choosing; a single legal action is played without asking.

        Raises what the bot raises, `ValueError` if its choice is not legal, `WorkerLostError` if it hangs or ends its
        process, and `PoolClosedError`.
        """
        if (known := _known_choice(bot, view, legal)) is not None:
            return known, bot
        if bot.name.partition(":")[0] in _IN_THREADS or not differs_in_windows_only(view.rules.cards):
            loop = asyncio.get_running_loop()
            choose = bot.ask if isinstance(bot, GuardedBot) else bot.choose
            return await loop.run_in_executor(self._threads, choose, view, legal, self._budget(MAX_SECONDS)), bot
        asked = (_rules_sent(view), view._replace(rules=None), [action.id for action in legal])  # type: ignore[arg-type]
        if isinstance(bot, ForeignBot):
            async with self._pool.place(foreign_turn(bot.name), requester) as place:
                budget = self._budget(place.seconds)
                limit = CHOICE_SECONDS + (budget.seconds or 0.0)
                return ACTIONS[await place.run(_choose_foreign, budget, bot.name, bot.seed, *asked, limit=limit)], bot
        searches = isinstance(bot, MasterBot) and bot.searches and legal[0].kind != SIDE
        kind = SEARCH_TURN if searches or not isinstance(bot, GlazierBot) else QUICK_TURN
        async with self._pool.place(kind, requester) as place:
            chosen, bot = await place.run(_choose, self._budget(place.seconds), bot, *asked)
        return ACTIONS[chosen], bot

    @asynccontextmanager
    async def place(self, bots: Sequence[str], requester: Requester) -> AsyncIterator[tuple[WorkPlace, Budget]]:
        """Waits for a worker process that may run these bots (`InProcessBots`); returns it and its time limit."""
        foreign = next(filter(is_foreign, bots), None)
        async with self._pool.place(foreign_turn(foreign) if foreign else SEARCH_TURN, requester) as place:
            yield place, self._budget(place.seconds)

    async def warm_up(self) -> None:
        """Starts the processes of our bots and has each choose once, so that nobody waits for that."""
        for kind in (QUICK_TURN, *([SEARCH_TURN] * SEARCHERS)):
            await self._pool.run(kind, SERVER, _choose_once)

    async def prepare(self, command: str) -> str:
        """Runs a command that installs or compiles what the strongest bots need, and uses that from then on.

        Bots that think at this moment finish, and games go on: the next choice is made by fresh processes, which have
        shown that they can. Returns why it failed, in which case bots think as before, or nothing.
        """
        failure = ""
        try:
            await run_command(command)
            await self._pool.use_compiled(_choose_once_compiled, QUICK_TURN, SEARCH_TURN, COACHING)
        except CommandFailedError as error:
            failure = str(error)
        except Exception as error:  # what Numba and its compiler may raise, or a process that ended
            failure = f"{type(error).__name__}: {error}"
        self.power = "reduced" if failure else "full"
        return failure

    def close(self) -> None:
        """Stops all bots."""
        self._threads.shutdown(wait=False, cancel_futures=True)


class InProcessBots:
    """Runs bots in this process, each choice within a budget: for worker processes, which have nothing else to do."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget

    async def choose(self, bot: Bot, view: View, legal: Sequence[Action], _: Requester = SERVER) -> tuple[Action, Bot]:
        """Returns the action of a bot, and the bot, as `BotRunner.choose` does."""
        known = _known_choice(bot, view, legal)
        return known or bot.choose(view, legal, _budget_of(bot, view, self._budget)), bot


def _known_choice(bot: Bot, view: View, legal: Sequence[Action]) -> Action | None:
    """Returns the choice of a bot that need not be asked: the only one, or what it planned before."""
    if len(legal) == 1:
        return legal[0]
    return bot.next_planned(view, legal) if isinstance(bot, GlazierBot) else None


class ForeignBot:
    """A bot of another package at a seat, known by name and seed."""

    def __init__(self, name: str, seed: str) -> None:
        self.name = name
        self.seed = seed
        self._bot: GuardedBot | None = None

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = ANY_TIME, /) -> Action:
        """Returns the bot's choice, made in this process: for cards that other processes do not know."""
        if self._bot is None:
            self._bot = GuardedBot(make_foreign(self.name, self.seed), CHOICE_SECONDS)
        return self._bot.ask(view, legal, budget)


def seeded_bot(name: str, seed: bytes, seat: int, number: int, make: Callable[[str, str], Bot] = make_bot) -> Bot:
    """Returns a bot for a seat; the same name, table seed, seat and event number make it play alike."""
    own = hashlib.sha256(seed + f"bot/{seat}/{number}".encode()).hexdigest()
    return ForeignBot(name, own) if is_foreign(name) else make(name, own)


# -- in a worker process -------------------------------------------------------------------------------------------

RulesSent = tuple[Options, int]
"""The data from which a process makes the rules of a table: its options and the edition of its cards."""
_foreign_bots: OrderedDict[str, Bot] = OrderedDict()
"""Foreign bots of running games, by seed. A fresh process creates them again, without memory of the game."""


def _choose_foreign(budget: Budget, name: str, seed: str, rules: RulesSent, view: View, legal: list[int]) -> int:
    bot = _foreign_bots[seed] = _foreign_bots.pop(seed) if seed in _foreign_bots else make_foreign(name, seed)
    if len(_foreign_bots) > _FOREIGN_BOTS:
        _foreign_bots.popitem(last=False)
    actions = tuple(ACTIONS[number] for number in legal)
    return legal_choice(bot.choose(_with_rules(view, rules), actions, budget), actions).id


def _choose(budget: Budget, bot: Bot, rules: RulesSent, view: View, legal: list[int]) -> tuple[int, Bot]:
    full_view = _with_rules(view, rules)
    return bot.choose(full_view, tuple(ACTIONS[number] for number in legal), _budget_of(bot, full_view, budget)).id, bot


def _budget_of(bot: Bot, view: View, budget: Budget) -> Budget:
    if type(bot) is not MasterBot:
        return budget
    usual = bot.default_playouts(view.rules)  # with more time it would play like the grandmaster
    return replace(budget, playouts=usual if budget.playouts is None else min(usual, budget.playouts))


def _rules_sent(view: View) -> RulesSent:
    return view.rules.options, view.rules.cards.edition


def _with_rules(view: View, sent: RulesSent) -> View:
    """Returns the view with the rules, which are the same at every table that plays alike and are not sent along."""
    options, edition = sent
    return view._replace(rules=rules_for(options, all_cards(edition)))


def _choose_once() -> None:
    """Loads, or compiles, all that a choice needs."""
    game = Game.new(2, seed=1)
    while game.legal_actions()[0].kind == SIDE:
        game.play(game.legal_actions()[0])
    for name in ("master", "grandmaster"):
        make_bot(name, 1).choose(game.view(game.seat), game.legal_actions(), Budget(playouts=10))


def _choose_once_compiled() -> None:
    """Loads all that a choice needs; raises `ImportError` where there is no compiled code."""
    if load_kernel() is None:
        raise ImportError("Numba cannot be imported")
    _choose_once()


# -- preparing -----------------------------------------------------------------------------------------------------

_END_SECONDS: Final = 2.0
"""How many seconds a command may take to end after SIGTERM."""
_NICENESS: Final = 15


class CommandFailedError(Exception):
    """The command failed; the text is the last line it printed."""


async def run_command(command: str) -> None:
    """Runs a command beside the server at low priority until it ends; raises `CommandFailedError`.

    If this is canceled, the command is terminated, and killed if it does not end soon. Should the server be killed, the
    end of its standard input ends it.
    """
    try:
        process = await asyncio.create_subprocess_exec(
            *shlex.split(command),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError as error:
        raise CommandFailedError(str(error)) from None
    if sys.platform != "win32":
        with suppress(OSError):  # it has ended already
            os.setpriority(os.PRIO_PROCESS, process.pid, _NICENESS)
    try:
        assert process.stdout is not None
        printed = (await process.stdout.read()).decode("utf-8", "replace").strip()
        status = await process.wait()
    finally:
        if process.returncode is None:
            await _end(process)
    if status:
        raise CommandFailedError(printed.splitlines()[-1] if printed else f"status {status}")


async def _end(process: asyncio.subprocess.Process) -> None:
    if sys.platform == "win32":
        process.kill()
        return
    with suppress(ProcessLookupError, TimeoutError):
        os.killpg(process.pid, signal.SIGTERM)
        await asyncio.wait_for(process.wait(), _END_SECONDS)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)  # processes that it started and did not end
