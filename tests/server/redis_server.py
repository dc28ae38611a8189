"""A Redis for tests, thrown away afterwards; it can be killed, paused and started again."""

from __future__ import annotations

import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest

from support.paths import ROOT
from support.waiting import TIMEOUT, wait_until

SCRIPT = ROOT / "scripts" / "redis.sh"


class Redis:
    """Runs from `start` until `kill`, always on the same port."""

    def __init__(self, program: str) -> None:
        with socket.socket() as one:
            one.bind(("127.0.0.1", 0))
            self.port = int(one.getsockname()[1])
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._program = program
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen([self._program, *options], stdout=subprocess.DEVNULL)
        wait_until(self._answers, "Redis starts")

    def _answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), TIMEOUT) as line:
            line.sendall(b"PING\r\n")
            return line.recv(16).startswith(b"+PONG")
        return False

    def kill(self) -> None:
        """End without a word."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    @contextmanager
    def paused(self) -> Iterator[None]:
        """It holds its connections and answers nothing."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)


@pytest.fixture
def redis() -> Iterator[Redis]:
    """A Redis. Where none can be had the tests fail: they are not skipped."""
    found = subprocess.run([str(SCRIPT)], stdout=subprocess.PIPE, text=True, check=True)
    one = Redis(found.stdout.split()[-1])
    yield one
    one.kill()
