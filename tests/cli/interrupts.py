"""For tests that interrupt a program."""

from __future__ import annotations

import signal


def listen_to_interrupts() -> None:
    """In the new process: receive interrupts and hangups even if the tests ignore them, as under `nohup` or `&`."""
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)
