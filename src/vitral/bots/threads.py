"""How many threads bots think with."""

from __future__ import annotations

import os


def one_thread_each() -> None:
    """For a process beside others: libraries that share out a multiplication would have them all wait for each other.

    It has to be said before NumPy is loaded; processes that are started later hear it too.
    """
    for library in ("OMP", "OPENBLAS", "MKL"):
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")
