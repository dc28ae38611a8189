"""Tells people that it is their turn, if they asked for it and are not there: at most once a turn, never at night.

A table only says that something happened to it; everything else is done here, beside the tables. Of several servers one
tells people, by lease, and the others tell it what happened.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from vitral.server import metrics
from vitral.server.cluster.messages import SubscriptionsChanged, TablesChanged
from vitral.server.logs import log, log_failure, table_mark
from vitral.server.people.mail import Mailer, MailFailed
from vitral.server.people.telling_words import Messages, quiet_until, read_how
from vitral.server.people.web_push import Pusher, PushFailed, PushGone
from vitral.server.store import PeopleStore, StoreError
from vitral.server.store.people_store import StoredTell
from vitral.server.tables.errors import DamagedTableError
from vitral.server.tables.live_table import LiveTable
from vitral.server.tables.registry import TableRegistry

_STEP: Final = 1.0
_READ_AGAIN: Final = 60.0
"""How often, in seconds, it is read again who wants to be told."""
_NOTICES: Final = "/notices"
_TABLES_A_STEP: Final = 20
_WAITING: Final = 10_000
"""The most that may wait to be told, or be on their way; whoever comes later is not."""
_AT_ONCE: Final = 4
"""How many messages are sent at the same time."""
_AGAIN: Final = (5.0, 60.0, 600.0)
"""After how many seconds a message that was not taken is sent again."""


class Notices:
    """Who is to be told of what. `pusher` and `mailer` are there if the server was set up with them."""

    def __init__(
        self,
        people: PeopleStore,
        registry: TableRegistry,
        messages: Messages,
        pusher: Pusher | None,
        mailer: Mailer | None,
    ) -> None:
        self._people = people
        self._registry = registry
        self._messages = messages
        self.pusher = pusher
        self.mailer = mailer
        self._asked: dict[str, dict[str, StoredTell]] = {}
        self._touched: set[str] = set()
        self._waiting: dict[tuple[str, str], float] = {}
        self._sending: set[asyncio.Task[None]] = set()
        self._threads = ThreadPoolExecutor(_AT_ONCE, "vitral-tell")
        self._read_at = float("-inf")
        self._everywhere = True
        """Whether something may have happened at any table: another server left it, or it was not heard."""
        self.rounds = 0
        """How often it was looked who is to be told."""
        self._ours = False
        self._cluster = registry.cluster
        self._cluster.handle(SubscriptionsChanged, lambda *_: self._read_soon())
        self._cluster.handle(TablesChanged, self._receive_touched)
        self._cluster.on_reconnect.append(self._look_everywhere)
        self._task = asyncio.create_task(self._look_on()) if pusher or mailer else None

    def kept(self, live: LiveTable) -> None:
        """Something happened at a table."""
        if live.table.id in self._asked:
            self._touched.add(live.table.id)

    async def choose(self, person: str, table: str, way: str) -> None:
        """Have somebody told about a table, one way or none."""
        await self._people.tell(person, table, way)
        self._cluster.broadcast(SubscriptionsChanged())
        asked = self._asked.setdefault(table, {})
        if way:
            asked[person] = StoredTell(person, table, way)
            self._touched.add(table)
        else:
            asked.pop(person, None)

    async def read_again(self) -> None:
        """Somebody is told no more: read who still is."""
        self._cluster.broadcast(SubscriptionsChanged())
        await self._read(self._registry.settings.clock())

    @property
    def sending(self) -> int:
        """How many messages are on their way."""
        return len(self._sending)

    async def close(self) -> None:
        tasks = [*self._sending, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)  # a mail server that hangs holds nobody up

    # -- whose turn it is ------------------------------------------------------------------------------------------

    async def _look_on(self) -> None:
        while True:
            try:
                now = self._registry.settings.clock()
                await self._begin_or_hand_over()
                if now - self._read_at >= _READ_AGAIN:
                    await self._read(now)
                if self._ours:
                    await self._look(now)
            except Exception as error:  # whatever it is, the next round may go well
                log_failure("telling people failed", error)
            self.rounds += 1
            await asyncio.sleep(min(_STEP, self._registry.settings.tell_after))

    async def _begin_or_hand_over(self) -> None:
        """Have it told to whoever tells people what happened here; if that is this server now, look everywhere."""
        before, self._ours = self._ours, await self._registry.take_lease(_NOTICES)
        if self._ours and not before:
            self._look_everywhere()
        elif not self._ours:
            self._waiting.clear()
            if self._touched and self._cluster.up:
                self._cluster.broadcast(TablesChanged(list(self._touched)))
                self._touched.clear()

    def _receive_touched(self, _: str, message: TablesChanged) -> None:
        if self._ours:  # whoever takes it over looks everywhere
            self._touched.update(message.tables)

    def _read_soon(self) -> None:
        self._read_at = float("-inf")

    def _look_everywhere(self) -> None:
        self._everywhere = True
        self._read_soon()

    async def _read(self, now: float) -> None:
        asked: dict[str, dict[str, StoredTell]] = {}
        for one in await self._people.tells():
            asked.setdefault(one.table, {})[one.person] = one
        self._asked, self._read_at = asked, now
        if self._ours and (self._everywhere or not self._cluster.up):
            self._everywhere = False
            self._touched.update(asked)

    async def _look(self, now: float) -> None:
        for table in list(self._touched)[:_TABLES_A_STEP]:
            self._touched.discard(table)
            for person in self._asked.get(table, {}):
                if len(self._waiting) < _WAITING:
                    self._waiting.setdefault((person, table), now + self._registry.settings.tell_after)
        for (person, table), due in list(self._waiting.items()):
            if due <= now:
                await self._settle(person, table, now)

    async def _settle(self, person: str, table: str, now: float) -> None:
        """Tell somebody, or not, or later."""
        asked = self._asked.get(table, {}).get(person)
        live = await self._find(table) if asked is not None else None
        turn = _awaited(live, person) if live is not None else ""
        if asked is None or live is None or not turn or asked.last == turn:
            self._waiting.pop((person, table), None)
            return
        if not live.replica.is_introduced or person in live.guests():  # the page says so itself
            self._waiting[person, table] = now + self._registry.settings.tell_after
            return
        kept = await self._people.person(person)
        how = read_how(kept.telling if kept else "")
        if until := quiet_until(how.quiet, now):
            self._waiting[person, table] = until
            return
        self._waiting.pop((person, table), None)
        self._asked[table][person] = StoredTell(person, table, asked.way, turn)
        # Before it is sent: once at most, whatever happens.
        if self._cluster.single:
            await self._people.told(person, table, turn)
        elif not await self._people.told_first(person, table, turn):
            return
        if asked.way == "mail" and self.mailer is not None and kept is not None and kept.mail:
            letter, mailer = self._messages.letter(live.table, person, how, kept.mail), self.mailer
            self._post("mail", table, lambda: mailer.send(letter))
        elif asked.way == "push" and self.pusher is not None:
            message, pusher = self._messages.push(live.table, person, how), self.pusher
            topic = table_mark(table)
            for to in await self._people.pushes(person):
                self._post("push", table, lambda to=to: pusher.send(to, message, topic), to.endpoint)  # type: ignore[misc]

    async def _find(self, table: str) -> LiveTable | None:
        try:
            return await self._registry.find(table)
        except DamagedTableError:
            return None

    # -- sending ---------------------------------------------------------------------------------------------------

    def send(self, way: str, send: Callable[[], None]) -> bool:
        """Have a message sent that is about no table; whether there was room for it."""
        return self._post(way, "", send)

    def _post(self, way: str, table: str, send: Callable[[], None], endpoint: str = "") -> bool:
        if len(self._sending) >= _WAITING:
            metrics.TOLD.add(1, "left_out")
            return False
        task = asyncio.create_task(self._deliver(way, table, send, endpoint))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)
        return True

    async def _deliver(self, way: str, table: str, send: Callable[[], None], endpoint: str) -> None:
        for pause in (*_AGAIN, None):
            try:
                await asyncio.get_running_loop().run_in_executor(self._threads, send)
                metrics.TOLD.add(1, way)
                return
            except PushGone:
                await self._forget(endpoint)
                return
            except (PushFailed, MailFailed, ValueError) as error:
                if pause is None:
                    metrics.TOLD.add(1, "failed")
                    log("a message was not taken", logging.WARNING, way=way, table=table_mark(table), why=str(error))
                    return
            await asyncio.sleep(pause)

    async def _forget(self, endpoint: str) -> None:
        try:
            await self._people.drop_push(endpoint)
        except StoreError as error:  # it will say so again
            log("the store does not answer", logging.ERROR, why=str(error))


def _awaited(live: LiveTable, person: str) -> str:
    """The turn for which a table waits for somebody, or nothing."""
    table = live.table
    seats = live.seats_of(person)
    if any(seat in seats and not table.seats[seat].bot for seat in table.awaited):
        return ":".join(map(str, table.narrated.turn))
    return ""
