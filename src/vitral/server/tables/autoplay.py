"""Plays for bots at a live table, and finishes a turn when the turn timer runs out."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from vitral.bots import DEFAULT_BOT, Bot
from vitral.bots.guarded_bot import first_legal
from vitral.engine.actions import SIDES
from vitral.server import metrics
from vitral.server.logs import log_failure, table_mark
from vitral.server.pool.process_pool import Requester
from vitral.server.pool.worker_process import PoolClosedError
from vitral.server.store import StoreError
from vitral.server.tables.bot_runner import BotRunner, seeded_bot
from vitral.server.tables.errors import UnavailableError
from vitral.server.tables.events import ActionChosen, BotFailed
from vitral.server.tables.seats import NOBODY

if TYPE_CHECKING:
    from vitral.server.tables.live_table import LiveTable

STAND_IN: Final = DEFAULT_BOT
"""The bot that finishes a turn whose time has run out, and plays in place of a bot that failed: it needs no extra."""
_SIMPLE: Final = ("random", STAND_IN)
"""Bots that no simpler one could stand in for."""
MAX_FAILURES: Final = 3
"""After how many failures of its bot a seat is played by the stand-in for the rest of the game."""
_MAX_TIMER_DELAY: Final = 3600.0
"""The longest time, in seconds, for which a timer is set; a later deadline is looked at again then."""
_LEASE_RETRY: Final = 1.5
"""Seconds until this server tries again to get the lease for the table's bots and turn timer."""


class Autoplay:
    """The bots and the turn timer of a live table."""

    def __init__(self, live: LiveTable, runner: BotRunner) -> None:
        self._live = live
        self._runner = runner
        self._bots: dict[tuple[int, str], Bot] = {}
        self._stand_ins: dict[tuple[int, int, int], str] = {}
        """The bots that play the rest of a turn (seat, round, turn) in place of one that failed."""
        self._turn_timer: asyncio.TimerHandle | None = None
        self.bot_task: asyncio.Task[None] | None = None

    def forget(self) -> None:
        """Drops the bots' memory, because the game went back."""
        self._bots.clear()
        self._stand_ins.clear()

    def stop(self) -> None:
        if self._turn_timer is not None:
            self._turn_timer.cancel()
            self._turn_timer = None

    def play_or_schedule(self) -> None:
        """Plays a planned move, or starts the bot to move, or the stand-in if the turn timer has run out; else
        schedules itself for then.
        """
        self.stop()
        live = self._live
        if live.closed or live.inbox.busy or self.bot_task is not None:
            return
        table = live.table
        if live.notebooks.to_look_up:
            live.inbox.post(live.notebooks.play_due)  # it comes back here when that is done
            return
        if not table.plays_on_its_own:
            return
        waiting = table.awaited
        seat = next((seat for seat in waiting if table.seats[seat].bot), None)
        deadline = table.deadline
        if seat is not None:
            self.bot_task = asyncio.create_task(self._think(seat, table.seats[seat].bot, "bot"))
        elif deadline:
            left = deadline - live.settings.clock()
            if left <= 0:
                self.bot_task = asyncio.create_task(self._think(waiting[0], STAND_IN, "timer"))
            else:
                loop = asyncio.get_running_loop()
                self._turn_timer = loop.call_later(min(left, _MAX_TIMER_DELAY) + 0.001, self.play_or_schedule)

    async def _has_lease(self) -> bool:
        """Returns whether this server has the lease for the table's bots and turn timer; if not, schedules another
        try.
        """
        ours = False
        with suppress(StoreError):
            ours = await self._live.replica.take_lease()
        if not ours:
            self.bot_task = None
            self.stop()
            if not self._live.closed:
                self._turn_timer = asyncio.get_running_loop().call_later(_LEASE_RETRY, self.play_or_schedule)
        return ours

    async def _think(self, seat: int, name: str, by: str) -> None:
        live = self._live
        table, number = live.table, live.table.number
        if not await self._has_lease():
            return
        if live.table is not table or table.number != number:
            self.bot_task = None
            self.play_or_schedule()
            return
        view = table.narrated.game.view(seat)
        legal = SIDES[: len(view.dealt_sides)] if table.choosing else table.narrated.game.legal_actions()
        name = self._stand_ins.get((seat, view.round, view.turn), name)
        event: ActionChosen | BotFailed
        begun = time.perf_counter()
        metrics.BOTS_THINKING.add(1)
        try:
            if name == NOBODY:
                action = first_legal(legal)
            else:
                bot = self._bots.get((seat, name))
                if bot is None:
                    bot = seeded_bot(name, table.seed, seat, number, live.settings.make_bot)
                requester = Requester(live.owner, table.id)
                action, self._bots[seat, name] = await self._runner.choose(bot, view, legal, requester)
            event = ActionChosen(seat, action.text, by=by)
        except PoolClosedError:  # the server stops
            return
        except Exception as error:  # any error of a bot: the table goes on
            log_failure("a bot failed", error, table=table_mark(table.id), seat=seat, bot=name)
            self._bots.pop((seat, name), None)
            event = self._replace_failed(seat, name, (view.round, view.turn))
        finally:
            self.bot_task = None
            metrics.BOTS_THINKING.add(-1)
            metrics.BOT_SECONDS.observe(time.perf_counter() - begun)

        async def move() -> None:
            # A seat may have been given back to its person meanwhile, or everything started over.
            if live.table is table and table.number == number and not live.closed:
                with suppress(UnavailableError):
                    live.broadcast(await live.commit(event))
                    if isinstance(event, BotFailed) and event.for_good:
                        live.broadcast_info()

        live.inbox.post(move)

    def _replace_failed(self, seat: int, name: str, turn: tuple[int, int]) -> BotFailed:
        """Lets the stand-in play the rest of this turn, or ends the turn early if the bot has no stand-in.

        After too many failures the stand-in plays the rest of the game; until then the bot is asked again next turn.
        """
        stand_in = "" if name.partition(":")[0] in _SIMPLE else STAND_IN
        self._stand_ins = {key: bot for key, bot in self._stand_ins.items() if key[1:] == turn}
        self._stand_ins[seat, *turn] = stand_in or NOBODY
        table = self._live.table
        often = table.bot_failures[seat] + 1 >= MAX_FAILURES
        return BotFailed(seat, stand_in, for_good=often and table.seats[seat].bot == name and bool(stand_in))
