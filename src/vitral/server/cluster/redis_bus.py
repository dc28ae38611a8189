"""A bus over Redis: one connection publishes, another receives. Each is reopened for as long as it takes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

from vitral.server.cluster.bus import Bus, Handler
from vitral.server.cluster.bus_messages import BusMessage, decode_message, encode_message
from vitral.server.logs import log, log_failure
from vitral.server.store import StoreError
from vitral.translatable import TranslatableText

_CHANNEL: Final = "vitral:"
_FIRST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 1.0
_CONFIRMED: Final = 1.0
"""Seconds to wait for the confirmation of a subscription; without one, missed messages are found in the store."""
_MAX_QUEUED: Final = 10_000
"""Messages that may wait to be sent; then the oldest are dropped, and receivers find what they missed in the store."""
_DEAD_AFTER_SECONDS: Final = 3.0
"""Seconds without traffic after which a connection is dead: every server sends a heartbeat each second."""


class NoBusError(StoreError):
    """There is no usable bus at the configured URL."""


def _no_bus(url: str, reason: object) -> NoBusError:
    return NoBusError(
        TranslatableText(
            "fault-bus", "the bus {where} does not answer: {reason}", where=without_password(url), reason=str(reason)
        )
    )


def without_password(url: str) -> str:
    """Returns a URL without its password, for messages."""
    parts = urlsplit(url)
    return url if parts.password is None else url.replace(f":{parts.password}@", ":…@", 1)


class RedisBus(Bus):
    """A bus behind a URL. `on_connect` is called whenever it can receive (again)."""

    def __init__(self, name: str, make: Callable[[], Any], failures: tuple[type[Exception], ...]) -> None:
        self._name = name
        self._make = make
        self._failures: tuple[type[Exception], ...] = (*failures, OSError, EOFError, TimeoutError)
        self._handlers: dict[str, Handler] = {}
        self._confirmed: dict[str, asyncio.Future[None]] = {}
        self._queue: list[bytes] = []
        self._queued = asyncio.Event()
        self._receiver: Any = None
        self.on_connect: Callable[[], None] = lambda: None
        self._tasks = [
            asyncio.create_task(self._keep_connected(self._publish_queue)),
            asyncio.create_task(self._keep_connected(self._receive)),
        ]

    @classmethod
    async def open(cls, url: str, name: str, patience: float) -> RedisBus:
        """Connects to a bus; raises `NoBusError` if there is none."""
        try:
            from redis.asyncio import ConnectionPool
            from redis.exceptions import RedisError
        except ImportError:
            needs = TranslatableText(
                "fault-bus-redis", "a bus needs redis: {command}", command="pip install 'vitral[server]'"
            )
            raise NoBusError(needs) from None
        try:
            # No timeout for reading: a connection that only publishes is never answered.
            pool = ConnectionPool.from_url(url, socket_connect_timeout=patience, socket_timeout=None, protocol=2)
        except ValueError as error:
            raise _no_bus(url, error) from None

        def make() -> Any:
            return pool.make_connection()  # type: ignore[no-untyped-call]

        first = make()
        try:
            async with asyncio.timeout(patience):
                await first.connect()
                await first.send_command("PING")
                await first.read_response()
        except TimeoutError:
            raise _no_bus(url, f"no answer within {patience:g} s") from None
        except (RedisError, OSError) as error:
            raise _no_bus(url, error) from None
        finally:
            with suppress(Exception):
                await first.disconnect(nowait=True)
        return cls(name, make, (RedisError,))

    # -- publishing ------------------------------------------------------------------------------------------------

    def publish(self, topic: str, message: BusMessage) -> None:
        channel, text = f"{_CHANNEL}{topic}".encode(), encode_message(self._name, message)
        # Packed by hand, since it is done for every move: PUBLISH channel text.
        self._queue.append(
            b"*3\r\n$7\r\nPUBLISH\r\n$%d\r\n%b\r\n$%d\r\n%b\r\n" % (len(channel), channel, len(text), text)
        )
        if len(self._queue) > _MAX_QUEUED:
            del self._queue[: _MAX_QUEUED // 2]
        self._queued.set()

    async def _publish_queue(self, connection: Any) -> None:
        await connection.send_command("CLIENT", "REPLY", "OFF")
        # With replies off, reading ends only when the connection does.
        reading = asyncio.create_task(self._wait_for_end(connection))
        try:
            while True:
                await self._queued.wait()
                self._queued.clear()
                if reading.done():
                    raise EOFError
                queue, self._queue = self._queue, []
                async with asyncio.timeout(_DEAD_AFTER_SECONDS):
                    await connection.send_packed_command(queue, check_health=False)
        finally:
            reading.cancel()

    async def _wait_for_end(self, connection: Any) -> None:
        with suppress(*self._failures):
            await connection.read_response()
        self._queued.set()

    # -- receiving -------------------------------------------------------------------------------------------------

    async def subscribe(self, topic: str, handler: Handler) -> None:
        self._handlers[topic] = handler
        connection = self._receiver
        if connection is None:
            return  # subscribed again when the bus is back
        confirmed = self._confirmed[topic] = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(_CONFIRMED):
                await connection.send_command("SUBSCRIBE", f"{_CHANNEL}{topic}", check_health=False)
                await confirmed
        except self._failures:
            return
        finally:
            self._confirmed.pop(topic, None)

    def unsubscribe(self, topic: str) -> None:
        if self._handlers.pop(topic, None) is not None and self._receiver is not None:
            command = self._receiver.pack_command("UNSUBSCRIBE", f"{_CHANNEL}{topic}")
            self._unsubscribing = asyncio.create_task(self._send_quietly(command))

    async def _send_quietly(self, command: list[bytes]) -> None:
        with suppress(*self._failures):
            await self._receiver.send_packed_command(command, check_health=False)

    async def _receive(self, connection: Any) -> None:
        names = [f"{_CHANNEL}{topic}" for topic in self._handlers]
        if names:
            await connection.send_command("SUBSCRIBE", *names, check_health=False)
        self._receiver = connection
        self.on_connect()
        try:
            while True:
                async with asyncio.timeout(_DEAD_AFTER_SECONDS):
                    response = await connection.read_response(disable_decoding=True)
                self._dispatch(*response)
        finally:
            self._receiver = None

    def _dispatch(self, kind: bytes, channel: bytes, content: Any) -> None:
        topic = channel.decode().removeprefix(_CHANNEL)
        if kind == b"message":
            handler = self._handlers.get(topic)
            try:
                if handler is not None:
                    handler(*decode_message(content))
            except Exception as error:  # one bad message must not stop the others
                log_failure("a message on the bus could not be handled", error)
        elif kind == b"subscribe" and topic in self._confirmed and not self._confirmed[topic].done():
            self._confirmed[topic].set_result(None)

    # -- connecting ------------------------------------------------------------------------------------------------

    async def _keep_connected(self, work: Callable[[Any], Any]) -> None:
        """Runs *work* on a connection, and on a new one whenever that is lost."""
        pause = _FIRST_PAUSE
        while True:
            connection = self._make()
            try:
                async with asyncio.timeout(_DEAD_AFTER_SECONDS):
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
        """Sends what is queued and disconnects."""
        await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
