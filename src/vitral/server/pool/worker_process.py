"""One worker process: calls functions of modules, one at a time, and is killed when one of them takes too long."""

from __future__ import annotations

import faulthandler
import multiprocessing
import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

from vitral.bots.clock import limit_to_one_thread
from vitral.interrupts import interrupts_held_back
from vitral.server import metrics
from vitral.server.logs import places
from vitral.server.pool.fair_queue import NO_LIMITS, QueueLimits

_START_SECONDS: Final = 30.0
"""How long a process may take to start, on a busy machine."""
_DUMP_SECONDS: Final = 0.5
"""How long a process that took too long has to write to the log where it hangs, before it is killed."""


@dataclass(frozen=True, slots=True)
class WorkKind:
    """A kind of work. It has worker processes of its own, so that it never waits for another kind."""

    name: str
    processes: int = 1
    niceness: int = 5
    attempts: int = 2
    """How often a call is tried if the process dies."""
    metered: bool = False
    """Whether the time it takes counts against its owner's quota."""
    limits: QueueLimits = NO_LIMITS
    compiled: bool = True
    """Whether its processes may use compiled code, where that is installed."""
    max_memory: int = 0
    """The most bytes of memory that a process may have; a call beyond that raises `MemoryError`. 0: any number."""
    recycle_memory: int = 0
    """A process that has more bytes than this after a call is replaced. 0: never."""


class PoolClosedError(Exception):
    """The pool is closed: nothing is computed any more."""


class WorkerLostError(Exception):
    """The process died, or was killed because it took too long."""


class WorkerProcess:
    """A process and the connection to it; it is started by the first call. Used by one thread at a time."""

    def __init__(self, kind: WorkKind, *, compiled: bool) -> None:
        self.kind = kind
        self._compiled = compiled
        self._process: Any = None
        self._connection: Connection | None = None
        self._closed = False
        self._ending = threading.Lock()

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def call(self, function: Callable[..., Any], args: tuple[Any, ...], seconds: float | None) -> Any:
        """Returns, or raises, what the function does in the process.

        Raises `WorkerLostError` if it takes longer than *seconds* or ends the process, and `PoolClosedError` if `kill`
        ends it.
        """
        work = pickle.dumps((function, args, seconds))
        try:
            connection = self._connect()
            connection.send_bytes(work)
            if not connection.poll(None if seconds is None else seconds + _DUMP_SECONDS):
                raise TimeoutError(f"no answer within {seconds:g} s")
            answer = connection.recv_bytes()
        except (OSError, EOFError) as error:
            self.stop()
            if self._closed:
                raise PoolClosedError from None
            raise WorkerLostError(str(error) or "the process ended") from None
        result, failure, failed_at, reusable = pickle.loads(answer)
        if not reusable:
            self.stop()
        if failure is not None:
            failure.worker_places = failed_at
            raise failure
        return result

    def _connect(self) -> Connection:
        if self._connection is None or not self._process.is_alive():
            self.stop()
            spawn = multiprocessing.get_context("spawn")
            self._connection, theirs = spawn.Pipe()
            process = spawn.Process(target=_serve, args=(theirs, self.kind, self._compiled))
            with interrupts_held_back():
                process.start()
            self._process = process
            theirs.close()
            if self._closed:  # `kill` came before there was a process
                raise EOFError
            if not self._connection.poll(_START_SECONDS):
                raise TimeoutError("the process did not start")
            self._connection.recv_bytes()
        return self._connection

    def kill(self) -> None:
        """Kills the process from another thread; a call under way raises `PoolClosedError`."""
        self._closed = True
        process = self._process
        if process is not None:
            with suppress(ValueError):  # its thread closed it meanwhile
                process.kill()

    def stop(self) -> None:
        """Ends the process, once if several threads ask for it; the next call starts another."""
        with self._ending:
            process, connection = self._process, self._connection
            self._process = self._connection = None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        if connection is not None:
            connection.close()


# -- in the process ------------------------------------------------------------------------------------------------


def _serve(connection: Connection, kind: WorkKind, compiled: bool) -> None:
    """Answers calls until the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends its processes
    if hasattr(os, "nice"):  # not on Windows
        os.nice(kind.niceness)
    if kind.max_memory and sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (kind.max_memory, kind.max_memory))
    limit_to_one_thread()
    if not compiled:
        os.environ["VITRAL_NO_KERNEL"] = "1"
    threading.Thread(target=_exit_with_server, daemon=True).start()
    connection.send_bytes(b"ready")
    reusable = True
    while reusable:
        try:
            work = connection.recv_bytes()
        except EOFError:
            return
        result, failure, failed_at = _call(work)
        reusable = not kind.recycle_memory or metrics.resident() < kind.recycle_memory
        connection.send_bytes(pickle.dumps((result, failure, failed_at, reusable)))


def _call(work: bytes) -> tuple[Any, Exception | None, list[str]]:
    """Returns the result of a call, or what it raised and where."""
    try:
        function, args, seconds = pickle.loads(work)
        if seconds:  # a limit of 0 has passed already
            faulthandler.dump_traceback_later(seconds)
        return function(*args), None, []
    except Exception as error:
        try:
            pickle.loads(pickle.dumps(error))
        except Exception:  # an exception of another package may not survive this
            return None, RuntimeError(f"{type(error).__name__}: {error}"), places(error)
        return None, error, places(error)
    finally:
        faulthandler.cancel_dump_traceback_later()


def _exit_with_server() -> None:
    """Ends this process when the server ends, however it does."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
