"""Notifies people that it is their turn, if they asked for it and are not there: at most once a turn, never at night.

A table only says that something happened to it; everything else is done here, beside the tables. Of several servers one
sends notifications, by lease, and the others report to it what happened.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final
from urllib.parse import urlsplit

from vitral.server import metrics
from vitral.server.cluster.bus_messages import SubscriptionsChanged, TablesChanged
from vitral.server.logs import log, log_failure, table_mark
from vitral.server.people.mail import Email, Mailer, MailError
from vitral.server.people.notification_text import NotificationText, quiet_until, read_settings
from vitral.server.people.web_push import Pusher, PushError, PushGoneError, site_of
from vitral.server.store import PeopleStore, StoreError
from vitral.server.store.people_store import NotificationSubscription
from vitral.server.tables.errors import DamagedTableError
from vitral.server.tables.live_table import LiveTable
from vitral.server.tables.registry import TableRegistry

_STEP: Final = 1.0
_RELOAD: Final = 60.0
"""How often, in seconds, the subscriptions are read again."""
_LEASE: Final = "/notifications"
_TABLES_A_STEP: Final = 20
_MAX_WAITING: Final = 10_000
"""The most notifications that may wait, or be on their way; half of that for one service. Later ones are dropped."""
_MAIL_THREADS: Final = 4
"""How many emails are handed to the mail server at the same time."""
_RETRY: Final = (5.0, 60.0, 600.0)
"""After how many seconds a message that was not taken is sent again."""


class Notifier:
    """Sends notifications. `pusher` and `mailer` are there if the server was set up with them."""

    def __init__(
        self,
        people: PeopleStore,
        registry: TableRegistry,
        text: NotificationText,
        pusher: Pusher | None,
        mailer: Mailer | None,
    ) -> None:
        self._people = people
        self._registry = registry
        self._text = text
        self.pusher = pusher
        self.mailer = mailer
        self._subscriptions: dict[str, dict[str, NotificationSubscription]] = {}
        self._touched: set[str] = set()
        self._waiting: dict[tuple[str, str], float] = {}
        self._sending: dict[asyncio.Task[None], str] = {}
        """Messages on their way, and the service that each is for: `mail`, or the site of a push service."""
        self._by_service: Counter[str] = Counter()
        self._latest: dict[tuple[str, str], asyncio.Task[None]] = {}
        """By whom it goes to and table: the message on its way. A later one takes its place."""
        self._mail_threads = ThreadPoolExecutor(_MAIL_THREADS, "vitral-mail")
        self._read_at = float("-inf")
        self._everywhere = True
        """Whether any table may have changed: another server had the lease before, or messages were missed."""
        self.rounds = 0
        """How often the tables that changed were looked at."""
        self._ours = False
        self._cluster = registry.cluster
        self._cluster.handle(SubscriptionsChanged, lambda *_: self._read_soon())
        self._cluster.handle(TablesChanged, self._receive_touched)
        self._cluster.on_reconnect.append(self._look_everywhere)
        self._task = asyncio.create_task(self._run()) if pusher or mailer else None

    def table_changed(self, live: LiveTable) -> None:
        if live.table.id in self._subscriptions:
            self._touched.add(live.table.id)

    async def subscribe(self, person: str, table: str, way: str) -> None:
        """Notifies a person of a table from now on, one way or none."""
        await self._people.subscribe(person, table, way)
        self._cluster.broadcast(SubscriptionsChanged())
        asked = self._subscriptions.setdefault(table, {})
        if way:
            asked[person] = NotificationSubscription(person, table, way)
            self._touched.add(table)
        else:
            asked.pop(person, None)

    async def reload(self) -> None:
        """Reads the subscriptions again."""
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
        self._mail_threads.shutdown(wait=False, cancel_futures=True)  # without waiting for a mail server that hangs
        if self.pusher is not None:
            self.pusher.close()

    # -- whose turn it is ------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            try:
                now = self._registry.settings.clock()
                await self._take_or_hand_over()
                if now - self._read_at >= _RELOAD:
                    await self._read(now)
                if self._ours:
                    await self._look(now)
            except Exception as error:  # any error: the next round may succeed
                log_failure("notifying people failed", error)
            self.rounds += 1
            await asyncio.sleep(min(_STEP, self._registry.settings.notify_after))

    async def _take_or_hand_over(self) -> None:
        """Reports to the notifying server what happened here; if that is this one now, looks at all tables."""
        before, self._ours = self._ours, await self._registry.take_lease(_LEASE)
        if self._ours and not before:
            self._look_everywhere()
        elif not self._ours:
            self._waiting.clear()
            if self._touched and self._cluster.up:
                self._cluster.broadcast(TablesChanged(list(self._touched)))
                self._touched.clear()

    def _receive_touched(self, _: str, message: TablesChanged) -> None:
        if self._ours:  # a server that takes over looks at all tables
            self._touched.update(message.tables)

    def _read_soon(self) -> None:
        self._read_at = float("-inf")

    def _look_everywhere(self) -> None:
        self._everywhere = True
        self._read_soon()

    async def _read(self, now: float) -> None:
        asked: dict[str, dict[str, NotificationSubscription]] = {}
        for subscription in await self._people.subscriptions():
            asked.setdefault(subscription.table, {})[subscription.person] = subscription
        self._subscriptions, self._read_at = asked, now
        if self._ours and (self._everywhere or not self._cluster.up):
            self._everywhere = False
            self._touched.update(asked)

    async def _look(self, now: float) -> None:
        for table in list(self._touched)[:_TABLES_A_STEP]:
            self._touched.discard(table)
            for person in self._subscriptions.get(table, {}):
                if len(self._waiting) < _MAX_WAITING:
                    self._waiting.setdefault((person, table), now + self._registry.settings.notify_after)
        for (person, table), due in list(self._waiting.items()):
            if due <= now:
                await self._notify(person, table, now)

    async def _notify(self, person: str, table: str, now: float) -> None:
        """Notifies a person, unless their turn is over, they are there, or it is night where they are."""
        asked = self._subscriptions.get(table, {}).get(person)
        live = await self._find(table) if asked is not None else None
        turn = _awaited(live, person) if live is not None else ""
        if asked is None or live is None or not turn or asked.last == turn:
            self._waiting.pop((person, table), None)
            return
        if not live.replica.is_presence_known or person in live.presence.guests():  # the open page shows it
            self._waiting[person, table] = now + self._registry.settings.notify_after
            return
        stored = await self._people.person(person)
        settings = read_settings(stored.notification_settings if stored else "")
        if until := quiet_until(settings.quiet, now):
            self._waiting[person, table] = until
            return
        self._waiting.pop((person, table), None)
        self._subscriptions[table][person] = NotificationSubscription(person, table, asked.way, turn)
        # Stored before it is sent, so that a crash never sends it twice.
        if self._cluster.single:
            await self._people.mark_notified(person, table, turn)
        elif not await self._people.mark_notified_first(person, table, turn):
            return
        if asked.way == "mail" and self.mailer is not None and stored is not None and stored.mail:
            self.send_mail(self._text.email(live.table, person, settings, stored.mail), table)
        elif asked.way == "push" and self.pusher is not None:
            message, pusher = self._text.push(live.table, person, settings), self.pusher
            topic = table_mark(table)
            for to in await self._people.pushes(person):
                self._enqueue("push", table, lambda to=to: pusher.send(to, message, topic), to.endpoint)  # type: ignore[misc]

    async def _find(self, table: str) -> LiveTable | None:
        try:
            return await self._registry.find(table)
        except DamagedTableError:
            return None

    # -- sending ---------------------------------------------------------------------------------------------------

    def send_mail(self, email: Email, table: str = "") -> bool:
        """Queues an email; returns whether there was room for it."""
        assert self.mailer is not None
        send = self.mailer.send
        loop = asyncio.get_running_loop()
        return self._enqueue("mail", table, lambda: loop.run_in_executor(self._mail_threads, send, email), to=email.to)

    def _enqueue(
        self, way: str, table: str, send: Callable[[], Awaitable[None]], endpoint: str = "", to: str = ""
    ) -> bool:
        service = site_of(urlsplit(endpoint).hostname or "") if endpoint else way
        # A push service that hangs fills half of the queue, two of them two thirds: some room is always left.
        if self._by_service[service] >= _MAX_WAITING - len(self._sending):
            metrics.NOTIFICATIONS.add(1, "left_out")
            return False
        task = asyncio.create_task(self._deliver(way, table, send, endpoint))
        self._sending[task] = service
        self._by_service[service] += 1
        task.add_done_callback(self._sent)
        if table:
            addressee = (endpoint or to, table)
            if addressee in self._latest:
                self._latest[addressee].cancel()  # a later one says the same
            self._latest[addressee] = task
            task.add_done_callback(lambda done: self._forget_sent(addressee, done))
        return True

    def _forget_sent(self, addressee: tuple[str, str], task: asyncio.Task[None]) -> None:
        if self._latest.get(addressee) is task:
            del self._latest[addressee]

    def _sent(self, task: asyncio.Task[None]) -> None:
        service = self._sending.pop(task)
        self._by_service[service] -= 1
        if not self._by_service[service]:
            del self._by_service[service]

    async def _deliver(self, way: str, table: str, send: Callable[[], Awaitable[None]], endpoint: str) -> None:
        for pause in (*_RETRY, None):
            try:
                await send()
                metrics.NOTIFICATIONS.add(1, way)
                return
            except PushGoneError:
                await self._forget(endpoint)
                return
            except (PushError, MailError, ValueError) as error:
                if pause is None:
                    metrics.NOTIFICATIONS.add(1, "failed")
                    log(
                        "a notification was not taken",
                        logging.WARNING,
                        way=way,
                        table=table_mark(table),
                        why=str(error),
                    )
                    return
            await asyncio.sleep(pause)

    async def _forget(self, endpoint: str) -> None:
        try:
            await self._people.drop_push(endpoint)
        except StoreError as error:  # the service repeats it with the next message
            log("the store does not answer", logging.ERROR, why=str(error))


def _awaited(live: LiveTable, person: str) -> str:
    """Returns the turn for which a table waits for a person, or an empty string."""
    table = live.table
    seats = live.claims.seats_of(person)
    if any(seat in seats and not table.seats[seat].bot for seat in table.awaited):
        return ":".join(map(str, table.narrated.turn))
    return ""
