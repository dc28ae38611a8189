"""A browser of Python: what a `Host` does, in memory. Several tabs share one `Storage`."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from vitral.browser.pool import do_work


class Storage:
    """What is stored in a browser, and its tabs."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, Any]] = {}
        self.events: dict[tuple[str, int], list[Any]] = {}
        self.locks: dict[str, PythonHost] = {}
        self.tabs: list[PythonHost] = []
        self.failing = ""
        """Why nothing can be stored now."""


class PythonHost:
    """A tab."""

    def __init__(self, storage: Storage | None = None) -> None:
        self.storage = storage or Storage()
        self.storage.tabs.append(self)
        self.sent: list[tuple[int, str]] = []
        self.closed: list[tuple[int, int]] = []
        self.receive: Callable[[str, str], None] = lambda topic, message: None
        self.before_write: Callable[[], None] = lambda: None
        self.worked = 0
        self.ready = True
        """Whether the second worker has started."""

    async def read_table(self, table: str) -> str | None:
        row = self.storage.tables.get(table)
        return None if row is None else json.dumps(row)

    async def read_tables(self) -> str:
        return json.dumps([*self.storage.tables.values()])

    async def read_events(self, table: str, after: int, most: int) -> str:
        numbers = sorted(number for name, number in self.storage.events if name == table and number > after)
        return json.dumps([self.storage.events[table, number] for number in numbers[:most]])

    async def write(self, rows: str) -> str:
        self.before_write()
        if self.storage.failing:
            raise OSError(self.storage.failing)
        wanted, tables, events = json.loads(rows), self.storage.tables, self.storage.events
        new = [*([wanted["event"]] if "event" in wanted else []), *wanted.get("events", ())]
        if "event" in wanted and (wanted["event"][0], wanted["event"][1]) in events:
            return "conflict"
        if "table" in wanted:
            tables[wanted["table"]["id"]] = {"number": 0, **wanted["table"]}
        for table, number, at, body in new:
            events[table, number] = [number, at, body]
            tables[table]["number"] = number
        if "change" in wanted:
            tables[wanted["change"]["id"]].update(wanted["change"])
        if "drop" in wanted:
            tables.pop(wanted["drop"], None)
            for key in [key for key in events if key[0] == wanted["drop"]]:
                del events[key]
        return ""

    def publish(self, topic: str, message: str) -> None:
        for tab in self.storage.tabs:
            if tab is not self:
                tab.receive(topic, message)

    async def take_lock(self, name: str) -> bool:
        return self.storage.locks.setdefault(name, self) is self

    def drop_lock(self, name: str) -> None:
        if self.storage.locks.get(name) is self:
            del self.storage.locks[name]

    def can_run(self) -> bool:
        return self.ready

    async def run(self, work: bytes, seconds: float) -> bytes:
        self.worked += 1
        return do_work(work)

    def send(self, connection: int, message: str) -> None:
        self.sent.append((connection, message))

    def close(self, connection: int, code: int) -> None:
        self.closed.append((connection, code))
