"""Several processes on one port: each is a whole server, and they exchange messages by the bus.

The process that was started only supervises them. It replaces one that dies; after SIGHUP it replaces all of them, one
after another, so that there are always some that serve.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from socket import socket
from typing import Any, Final

from vitral.server.logs import log, log_as_json
from vitral.server.serving.server import serve
from vitral.server.settings import Settings
from vitral.server.store import StoreError

_BACKLOG: Final = 2048
_START_SECONDS: Final = 60.0
"""How long, in seconds, a process may take until it serves."""
_STOP_SECONDS: Final = 12.0
"""How long it may take to stop."""
_SHORT_LIFE: Final = 5.0
"""A process that lived for less than this many seconds is replaced only after a pause."""


class _ServerProcess:
    """A server in a process of its own, started by the constructor."""

    def __init__(self, settings: Settings, listening: socket) -> None:
        context = get_context("spawn")  # a fresh interpreter, so that an update of the program is loaded
        self._pipe, theirs = context.Pipe(duplex=False)
        self.process: BaseProcess = context.Process(
            target=_run_server, args=(settings, listening, theirs), name="vitral"
        )
        self.process.start()
        theirs.close()
        self.started_at = time.monotonic()

    def wait_until_ready(self, signals: _Signals) -> None:
        """Waits until it serves, or until a signal to stop arrives; raises its `StoreError` if it cannot serve."""
        message: Any = None
        until = time.monotonic() + _START_SECONDS
        while not signals.stop and time.monotonic() < until:
            if self._pipe in signals.wait_for([self._pipe], until - time.monotonic()):
                with suppress(EOFError):
                    message = self._pipe.recv()
                break
        if signals.stop:
            return
        if isinstance(message, StoreError):
            self.process.join()
            raise message
        if message is None:
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


def _run_server(settings: Settings, listening: socket, pipe: Connection) -> None:
    """Runs a server; the entry point of a worker process."""
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    threading.Thread(target=_stop_with_supervisor, daemon=True).start()
    try:
        serve(settings, listening, lambda: pipe.send(True))
    except StoreError as error:
        pipe.send(error)
        sys.exit(1)
    except KeyboardInterrupt:  # the usual way to stop
        return


def _stop_with_supervisor() -> None:
    """Stops this server when the process that supervises it ends, however that ends."""
    supervisor = parent_process()
    assert supervisor is not None
    supervisor.join()
    os.kill(os.getpid(), signal.SIGTERM)


class _Signals:
    def __init__(self) -> None:
        self.stop = self.renew = False
        self._wakeup, self._wakeup_write = os.pipe()
        os.set_blocking(self._wakeup_write, False)
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, self._note)

    def _note(self, number: int, _: object) -> None:
        self.renew = self.renew or number == signal.SIGHUP
        self.stop = self.stop or number != signal.SIGHUP
        with suppress(BlockingIOError):  # the pipe has a signal already
            os.write(self._wakeup_write, b"!")

    def wait_for(self, things: Sequence[Connection | int], timeout: float | None = None) -> list[Any]:
        """Waits until one of them has something to read, or a signal came; returns those that have."""
        ready = connection.wait([self._wakeup, *things], timeout)
        if self._wakeup in ready:
            os.read(self._wakeup, 64)
        return ready


def serve_with_processes(settings: Settings, listening: socket, amount: int, ready: Callable[[], None]) -> None:
    """Serves with that many processes until stopped by a signal; `StoreError` if the first of them cannot."""
    log_as_json()
    listening.listen(_BACKLOG)
    signals = _Signals()
    workers: list[_ServerProcess] = []
    try:
        for _ in range(amount):
            workers.append(_ServerProcess(settings, listening))
            workers[-1].wait_until_ready(signals)
        if not signals.stop:
            ready()
        while not signals.stop:
            if signals.renew:
                signals.renew = False
                for at in range(len(workers)):
                    _renew(workers, at, settings, listening, signals)
            else:
                signals.wait_for([worker.process.sentinel for worker in workers])
            if not signals.stop:
                workers = [_replace_if_dead(worker, settings, listening) for worker in workers]
    finally:
        for worker in workers:
            worker.stop()
        until = time.monotonic() + _STOP_SECONDS
        for worker in workers:
            worker.end(until)


def _replace_if_dead(worker: _ServerProcess, settings: Settings, listening: socket) -> _ServerProcess:
    """Returns the process, or a new one in its place if it has died."""
    if worker.process.is_alive():
        return worker
    log("a process has died", code=worker.process.exitcode or 0)
    if time.monotonic() - worker.started_at < _SHORT_LIFE:
        time.sleep(1.0)
    return _ServerProcess(settings, listening)


def _renew(workers: list[_ServerProcess], at: int, settings: Settings, listening: socket, signals: _Signals) -> None:
    """Starts a new process and then stops the old one; keeps the old one if the new one cannot start."""
    old, fresh = workers[at], _ServerProcess(settings, listening)
    workers.append(fresh)  # from here on it is ended with the others
    try:
        fresh.wait_until_ready(signals)
    except StoreError as error:
        log("a new process does not start; the old one goes on", why=str(error))
        workers.remove(fresh)
        return
    if signals.stop:
        return
    workers[at] = workers.pop()
    old.stop()
    old.end(time.monotonic() + _STOP_SECONDS)
