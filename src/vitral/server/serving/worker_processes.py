"""Several processes on one port: each is a whole server, and all hear of each other by the bus.

The process that was started only looks after them. One that dies is followed by another; a signal to hang up (SIGHUP)
lets new ones take the place of the old, one after another, so that there are always some that serve.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from socket import socket
from typing import Any, Final

from vitral.server.logs import log, log_as_json
from vitral.server.serving.server import serve
from vitral.server.settings import Settings
from vitral.server.store import StoreError

_BACKLOG: Final = 2048
_STARTING: Final = 60.0
"""How long, in seconds, a process may take until it serves."""
_DRAINING: Final = 12.0
"""How long it may take to stop."""
_SHORT: Final = 5.0
"""One that lived for less than this many seconds is not followed at once."""


class _Worker:
    """A process that serves, from when it is made."""

    def __init__(self, settings: Settings, listening: socket) -> None:
        context = get_context("spawn")  # a fresh interpreter, which has the program as it is installed now
        self._news, theirs = context.Pipe(duplex=False)
        self.process: BaseProcess = context.Process(target=_work, args=(settings, listening, theirs), name="vitral")
        self.process.start()
        theirs.close()
        self.begun = time.monotonic()

    def wait_until_ready(self, asked: _Asked) -> None:
        """Return when it serves, or when all are asked to stop; its `StoreError` if it cannot."""
        told: Any = None
        until = time.monotonic() + _STARTING
        while not asked.stop and time.monotonic() < until:
            if self._news in asked.wait_for([self._news], until - time.monotonic()):
                with suppress(EOFError):
                    told = self._news.recv()
                break
        if asked.stop:
            return
        if isinstance(told, StoreError):
            self.process.join()
            raise told
        if told is None:
            self.process.kill()
            raise StoreError("a process did not start")

    def stop(self) -> None:
        if self.process.is_alive() and self.process.pid is not None:
            os.kill(self.process.pid, signal.SIGTERM)

    def end(self, until: float) -> None:
        self.process.join(max(0.0, until - time.monotonic()))
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def _work(settings: Settings, listening: socket, news: Connection) -> None:
    """What one of the processes does."""
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        serve(settings, listening, lambda: news.send(True))
    except StoreError as error:
        news.send(error)
        sys.exit(1)
    except KeyboardInterrupt:  # the usual way to stop
        return


class _Asked:
    def __init__(self) -> None:
        self.stop = self.renew = False
        self._heard, self._bell = os.pipe()
        os.set_blocking(self._bell, False)
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, self._note)

    def _note(self, number: int, _: object) -> None:
        self.renew = self.renew or number == signal.SIGHUP
        self.stop = self.stop or number != signal.SIGHUP
        with suppress(BlockingIOError):  # it rings already
            os.write(self._bell, b"!")

    def wait_for(self, things: Sequence[Connection | int], timeout: float | None = None) -> list[Any]:
        """Wait until one of them has something to say, or a signal was heard; those that have."""
        found = connection.wait([self._heard, *things], timeout)
        if self._heard in found:
            os.read(self._heard, 64)
        return found


def serve_by_several(settings: Settings, listening: socket, amount: int, ready: Callable[[], None]) -> None:
    """Serve by so many processes until stopped by a signal; `StoreError` if the first of them cannot."""
    log_as_json()
    listening.listen(_BACKLOG)
    asked = _Asked()
    workers: list[_Worker] = []
    try:
        for _ in range(amount):
            workers.append(_Worker(settings, listening))
            workers[-1].wait_until_ready(asked)
        if not asked.stop:
            ready()
        while not asked.stop:
            if asked.renew:
                asked.renew = False
                for at in range(len(workers)):
                    _renew(workers, at, settings, listening, asked)
            else:
                asked.wait_for([worker.process.sentinel for worker in workers])
            if not asked.stop:
                workers = [_followed(worker, settings, listening) for worker in workers]
    finally:
        for worker in workers:
            worker.stop()
        until = time.monotonic() + _DRAINING
        for worker in workers:
            worker.end(until)


def _followed(worker: _Worker, settings: Settings, listening: socket) -> _Worker:
    """The same, or one that takes the place of one that has died."""
    if worker.process.is_alive():
        return worker
    log("a process has died", code=worker.process.exitcode or 0)
    if time.monotonic() - worker.begun < _SHORT:
        time.sleep(1.0)
    return _Worker(settings, listening)


def _renew(workers: list[_Worker], at: int, settings: Settings, listening: socket, asked: _Asked) -> None:
    """Have another serve in the place of one, before that one stops; the old one goes on if the new one cannot."""
    old, fresh = workers[at], _Worker(settings, listening)
    workers.append(fresh)  # whatever happens now, it is ended with the others
    try:
        fresh.wait_until_ready(asked)
    except StoreError as error:
        log("a new process does not start; the old one goes on", why=str(error))
        workers.remove(fresh)
        return
    if asked.stop:
        return
    workers[at] = workers.pop()
    old.stop()
    old.end(time.monotonic() + _DRAINING)
