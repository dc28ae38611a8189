"""How long `make play` takes in a fresh clone, and how much it brings: the figures of the README.

    python benchmarks/first_minute.py [--runs 3] [--commit HEAD] [--python python3]

Clones this repository into a temporary folder, runs `make play` there without a browser, and prints for each run the
seconds until the address is printed, the seconds until the bots are compiled, and the megabytes on disk at both times.
The caches of pip and npm are used as they are.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
_LONGEST: Final = 600.0


class Run(NamedTuple):
    served: float
    compiled: float
    served_mb: float
    compiled_mb: float


def size_of(folder: Path) -> float:
    """What lies in a folder, in megabytes; a file that goes away meanwhile does not count."""
    total = 0
    for path, _, names in os.walk(folder):
        for name in names:
            try:
                total += (Path(path) / name).lstat().st_size
            except FileNotFoundError:
                continue
    return total / 1e6


def are_compiled(clone: Path) -> bool:
    """Whether a stamp says that the bots are compiled; `.compiled` is that of older commits."""
    return any((clone / ".venv" / name).exists() for name in (".stamp-bots", ".compiled"))


def measured(commit: str, python: str) -> Run:
    """One run in a clone of its own."""
    with tempfile.TemporaryDirectory(prefix="vitral-first-minute-") as folder:
        clone = Path(folder) / "vitral"
        subprocess.run(["git", "clone", "--quiet", "--no-checkout", str(ROOT), str(clone)], check=True)
        subprocess.run(["git", "checkout", "--quiet", "--detach", commit], cwd=clone, check=True)
        before = size_of(clone)
        environment = {**os.environ, "BROWSER": "true", "XDG_DATA_HOME": str(Path(folder) / "data"), "LANG": "C.UTF-8"}
        output = Path(folder) / "output"
        begun = time.monotonic()
        with output.open("w") as written:
            play = subprocess.Popen(
                ["make", "play", f"PYTHON={python}"],
                cwd=clone,
                env=environment,
                stdout=written,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        try:
            served = compiled = served_mb = 0.0
            while not (served and compiled):
                now = time.monotonic() - begun
                if not served and "http://127.0.0.1" in output.read_text():
                    served, served_mb = now, size_of(clone) - before
                if not compiled and are_compiled(clone):
                    compiled = now
                if play.poll() is not None or now > _LONGEST:
                    raise SystemExit(f"make play did not get there:\n{output.read_text()}")
                time.sleep(0.05)
            return Run(served, compiled, served_mb, size_of(clone) - before)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(play.pid, signal.SIGINT)
            play.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--commit", default="HEAD")
    parser.add_argument("--python", default="python3")
    args = parser.parse_args()
    print("| run | load before | address, s | bots compiled, s | MB at the address | MB in the end |")
    print("|---|---|---|---|---|---|")
    for number in range(1, args.runs + 1):
        load = os.getloadavg()[0]
        run = measured(args.commit, args.python)
        print(
            f"| {number} | {load:.1f} | {run.served:.1f} | {run.compiled:.1f} "
            f"| {run.served_mb:.0f} | {run.compiled_mb:.0f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
