"""The bus over Redis: one connection to tell, another to hear. Both are made anew for as long as it takes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

from vitral.server.logs import log, log_failure
from vitral.server.site.news import Hear, News, read, written
from vitral.server.store import StoreError
from vitral.translatable import TranslatableText

_CHANNEL: Final = "vitral:"
_FIRST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 1.0
_CONFIRMED: Final = 1.0
"""How long, in seconds, a subscription is waited for: without one, what is missed is found in the store."""
_MOST_WAITING: Final = 10_000
"""News that wait to be told; with more, the oldest are forgotten, and others find what they missed in the store."""
_MOST_UNSENT: Final = 1_000_000
_SILENCE: Final = 3.0
"""A line on which nothing is heard for so long is dead: servers say every second that they are there."""


class NoBusError(StoreError):
    """There is no bus where one should be."""


def _not_there(url: str, reason: object) -> NoBusError:
    return NoBusError(
        TranslatableText(
            "fault-bus", "the bus {where} is not there: {reason}", where=without_password(url), reason=str(reason)
        )
    )


def without_password(url: str) -> str:
    """An address that can be shown."""
    parts = urlsplit(url)
    return url if parts.password is None else url.replace(f":{parts.password}@", ":…@", 1)


class RedisBus:
    """A bus behind a URL. `changed` is called when it comes back after having been down."""

    def __init__(self, url: str, name: str, make: Callable[[], Any], failures: tuple[type[Exception], ...]) -> None:
        self._url, self._name = url, name
        self._make = make
        self._failures: tuple[type[Exception], ...] = (*failures, OSError, EOFError, TimeoutError)
        self._ears: dict[str, Hear] = {}
        self._confirmed: dict[str, asyncio.Future[None]] = {}
        self._waiting: list[bytes] = []
        self._loop = asyncio.get_running_loop()
        self._writer: asyncio.StreamWriter | None = None
        self._flushing = False
        self._hearing: Any = None
        self.changed: Callable[[], None] = lambda: None
        self._tasks = [
            asyncio.create_task(self._keep_up(self._tell_on)),
            asyncio.create_task(self._keep_up(self._hear_on)),
        ]

    @classmethod
    async def open(cls, url: str, name: str, patience: float) -> RedisBus:
        """A bus that is there, or `NoBusError`."""
        try:
            from redis.asyncio import ConnectionPool
            from redis.exceptions import RedisError
        except ImportError:
            needs = TranslatableText(
                "fault-bus-redis", "a bus needs redis: {command}", command="pip install 'vitral[server]'"
            )
            raise NoBusError(needs) from None
        try:
            pool = ConnectionPool.from_url(url, socket_connect_timeout=patience, protocol=2)
        except ValueError as error:
            raise _not_there(url, error) from None

        def make() -> Any:
            return pool.make_connection()  # type: ignore[no-untyped-call]

        first = make()
        try:
            async with asyncio.timeout(patience):
                await first.connect()
                await first.send_command("PING")
                await first.read_response()
        except TimeoutError:
            raise _not_there(url, f"no answer within {patience:g} s") from None
        except (RedisError, OSError) as error:
            raise _not_there(url, error) from None
        finally:
            with suppress(Exception):
                await first.disconnect(nowait=True)
        return cls(url, name, make, (RedisError,))

    # -- telling ---------------------------------------------------------------------------------------------------

    def tell(self, table: str, news: News) -> None:
        channel, text = f"{_CHANNEL}{table}".encode(), written(self._name, news)
        # Written out, since it is done for every move: PUBLISH channel text.
        self._waiting.append(
            b"*3\r\n$7\r\nPUBLISH\r\n$%d\r\n%b\r\n$%d\r\n%b\r\n" % (len(channel), channel, len(text), text)
        )
        if len(self._waiting) > _MOST_WAITING:
            del self._waiting[: _MOST_WAITING // 2]
        if self._writer is not None and not self._flushing:
            self._flushing = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Send what waits. A bus that takes in nothing is told nothing more."""
        self._flushing = False
        writer = self._writer
        if writer is None or writer.transport.get_write_buffer_size() > _MOST_UNSENT:
            return
        told, self._waiting = self._waiting, []
        writer.write(b"".join(told))

    async def _tell_on(self, connection: Any) -> None:
        await connection.send_command("CLIENT", "REPLY", "OFF")  # nobody asks how many have heard it
        # Straight to the line: a task for every move would cost more than the rest.
        self._writer = connection._writer
        try:
            self._flush()
            await connection._reader.read(1)  # nothing comes, until the line is lost
            raise EOFError
        finally:
            self._writer = None

    # -- hearing ---------------------------------------------------------------------------------------------------

    async def listen(self, table: str, hear: Hear) -> None:
        self._ears[table] = hear
        connection = self._hearing
        if connection is None:
            return  # it is heard from when the bus is back
        confirmed = self._confirmed[table] = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(_CONFIRMED):
                await connection.send_command("SUBSCRIBE", f"{_CHANNEL}{table}", check_health=False)
                await confirmed
        except self._failures:
            return
        finally:
            self._confirmed.pop(table, None)

    def ignore(self, table: str) -> None:
        if self._ears.pop(table, None) is not None and self._hearing is not None:
            command = self._hearing.pack_command("UNSUBSCRIBE", f"{_CHANNEL}{table}")
            self._leaving = asyncio.create_task(self._send_quietly(command))

    async def _send_quietly(self, command: list[bytes]) -> None:
        with suppress(*self._failures):
            await self._hearing.send_packed_command(command, check_health=False)

    async def _hear_on(self, connection: Any) -> None:
        names = [f"{_CHANNEL}{table}" for table in self._ears]
        if names:
            await connection.send_command("SUBSCRIBE", *names, check_health=False)
        self._hearing = connection
        self.changed()
        try:
            while True:
                async with asyncio.timeout(_SILENCE):
                    heard = await connection.read_response(disable_decoding=True)
                self._take(*heard)
        finally:
            self._hearing = None

    def _take(self, kind: bytes, channel: bytes, content: Any) -> None:
        table = channel.decode().removeprefix(_CHANNEL)
        if kind == b"message":
            hear = self._ears.get(table)
            try:
                if hear is not None:
                    hear(*read(content))
            except Exception as error:  # whatever somebody says, the others are heard
                log_failure("news that could not be heard", error)
        elif kind == b"subscribe" and table in self._confirmed and not self._confirmed[table].done():
            self._confirmed[table].set_result(None)

    # -- keeping up ------------------------------------------------------------------------------------------------

    async def _keep_up(self, work: Callable[[Any], Any]) -> None:
        """Do it over a connection, and over the next one when that is lost."""
        pause = _FIRST_PAUSE
        while True:
            connection = self._make()
            try:
                async with asyncio.timeout(_SILENCE):
                    await connection.connect()
                pause = _FIRST_PAUSE
                await work(connection)
            except self._failures as error:
                log("the bus is down", logging.WARNING, why=type(error).__name__)
            finally:
                with suppress(Exception):
                    await connection.disconnect(nowait=True)
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def close(self) -> None:
        """Tell what waits to be told, and go."""
        await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
