"""For tests that interrupt a program."""

from __future__ import annotations

import signal


def listen_to_interrupts() -> None:
    """In the new process: hear interrupts even if the tests themselves run where they are not heard, as a job does."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
