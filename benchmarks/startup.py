"""Measures how long the command line takes to start, beside a bare Python.

    python benchmarks/startup.py

Prints for each the median time and the median of its ratios to `python -c pass`, which runs just before it: by the
clock, and by processor time, which says the same on a busy machine. --check ends with 1 if the second ratio exceeds its
limit. Where a bare Python takes 17 ms, they are 60 ms for `import vitral` and 100 ms for the version and for help.
Commands that load cards and rules may take 15 times a bare Python.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final, NamedTuple

from vitral.cli.flags import EXAMPLES

BARE: Final = ("-c", "pass")
MEASURED: Final = {
    "vitral --version": (("-m", "vitral", "--version"), 5.9),
    "vitral --help": (("-m", "vitral", "--help"), 5.9),
    "import vitral": (("-c", "import vitral"), 3.5),
    **{
        f"vitral {command} --help": (("-m", "vitral", command, "--help"), 6.5) for command in ("play", "score", "serve")
    },
    "vitral games": (("-m", "vitral", "games"), 15.0),
    "vitral rules": (("-m", "vitral", "rules"), 15.0),
    "vitral cards lathekin": (("-m", "vitral", "cards", "lathekin"), 15.0),
    "vitral check": (("-m", "vitral", "check", "-"), 15.0),
    "vitral score": (("-m", "vitral", "score", "-"), 15.0),
}
"""What is run, and the limit of its ratio."""
TABLE: Final = str(EXAMPLES["score"]["example"])
"""What commands read that read a table."""
ENVIRONMENT: Final = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""The variables of the commands; `main` adds a folder without saved games."""


class CpuTimes(NamedTuple):
    """Seconds by the clock, and of a processor."""

    clock: float
    processor: float


def run(arguments: tuple[str, ...]) -> CpuTimes:
    before, began = _processor(), perf_counter()
    subprocess.run(
        [sys.executable, *arguments], input=TABLE, text=True, stdout=subprocess.DEVNULL, env=ENVIRONMENT, check=True
    )
    return CpuTimes(perf_counter() - began, _processor() - before)


def _processor() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how long the command line takes to start.")
    parser.add_argument("--repeats", type=int, default=15)
    parser.add_argument("--check", action="store_true", help="fail if a limit is exceeded")
    args = parser.parse_args()
    failed = False
    folder = TemporaryDirectory()
    ENVIRONMENT["XDG_DATA_HOME"] = folder.name
    for name, (arguments, limit) in MEASURED.items():
        run(arguments)  # compiles what is not compiled yet
        pairs = [(run(BARE), run(arguments)) for _ in range(args.repeats)]
        clock, processor = (median(one[at] / bare[at] for bare, one in pairs) for at in (0, 1))
        spent = 1000 * median(one.clock for _, one in pairs)
        print(f"{name:22}{spent:7.1f} ms, {clock:.2f} x bare Python; processor {processor:.2f} x, limit {limit}")
        failed = failed or processor > limit
    folder.cleanup()
    return int(args.check and failed)


if __name__ == "__main__":
    sys.exit(main())
