"""A command in a pseudo-terminal, as a person has it before them."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from collections.abc import Mapping
from pathlib import Path

from cli.interrupts import listen_to_interrupts
from support.waiting import TIMEOUT, wait_until

_CODES = re.compile(rb"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[()][A-Z0-9]|\r")


def _in_own_terminal() -> None:
    """In the new process: it owns its terminal, and receives interrupts even if the tests themselves ignore them."""
    listen_to_interrupts()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class TerminalProcess:
    """`vitral` with the arguments, in a terminal of that size. Ends with the `with` block."""

    def __init__(
        self, *argv: str, env: Mapping[str, str] | None = None, size: tuple[int, int] = (40, 120), plain: bool = True
    ) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
        more = {"TERM": "xterm-256color", **({"NO_COLOR": "1"} if plain else {})}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "vitral", *argv],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, **more, **(env or {})},
            start_new_session=True,
            preexec_fn=_in_own_terminal,
        )
        os.close(slave)
        self._bytes = b""

    def __enter__(self) -> TerminalProcess:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(TIMEOUT)
        os.close(self._master)

    @property
    def printed(self) -> str:
        """Everything so far, without what steers the terminal."""
        while select.select([self._master], [], [], 0)[0]:
            try:
                found = os.read(self._master, 65536)
            except OSError:  # the other side is closed
                break
            if not found:
                break
            self._bytes += found
        return _CODES.sub(b"", self._bytes).decode(errors="replace")

    @property
    def raw(self) -> bytes:
        return self._bytes

    def until(self, text: str, times: int = 1) -> str:
        """Waits until a text has been printed that often, and returns everything."""
        try:
            wait_until(lambda: self.printed.count(text) >= times, text)
        except AssertionError:
            raise AssertionError(f"{text!r} was not printed:\n{self.printed[-3000:]}") from None
        return self.printed

    def interrupt(self) -> None:
        """Presses Ctrl+C while the command waits for a line."""
        reading = Path(f"/proc/{self.process.pid}/syscall")
        if reading.exists():  # a signal just before a read would not end it
            # read, select or pselect6 of the standard input: plain input, or readline's
            calls = ("0 0x0 ", "23 0x1 ", "270 0x1 ")
            wait_until(lambda: reading.read_text().startswith(calls), "it reads the terminal")
        self.type("\x03")

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def hang_up(self) -> None:
        """Closes the terminal, as a person closes its window."""
        os.close(self._master)
        self._master = os.open(os.devnull, os.O_RDONLY)

    def wait(self) -> int:
        """Waits for the end, reading meanwhile, and returns the exit code."""
        wait_until(lambda: (self.printed, self.process.poll() is not None)[1], "the command ends")
        _ = self.printed
        return self.process.returncode
