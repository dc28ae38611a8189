"""For tests that interrupt a program."""

from __future__ import annotations

import signal


def listen_to_interrupts() -> None:
    """In the new process: receive interrupts even if the tests themselves ignore them, as a background job does."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
