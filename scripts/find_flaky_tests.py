"""Run all tests again and again, in random order, and list every test that ever failed.

    python scripts/find_flaky_tests.py --idle 10 --loaded 5
    python scripts/find_flaky_tests.py --report

An idle run has the machine to itself. A loaded run shares it with one busy program per core and one that writes to the
disk without pause. Each run uses another order; its number is the seed of that order, so that
`pytest --order-seed NUMBER` repeats it. Results are added to `build/flaky-tests.jsonl`: runs that were split over an
afternoon, or over two machines, are reported together. The exit code is 1 if any test failed in any run.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "build/flaky-tests.jsonl"

BUSY = "while True: pass"
DISK_WRITER = """
import os, sys
block = os.urandom(1 << 20)
while True:
    with open(sys.argv[1], "wb") as file:
        for _ in range(64):
            file.write(block)
            file.flush()
            os.fsync(file.fileno())
"""


@dataclass
class Run:
    """One run of one suite."""

    commit: str
    suite: str
    load: str
    seed: int
    tests: int = 0
    seconds: float = 0.0
    failed: list[str] = field(default_factory=list)


@contextmanager
def load() -> Iterator[None]:
    """Keep every core and the disk busy."""
    with tempfile.TemporaryDirectory(prefix="vitral-load-") as folder:
        programs = [[sys.executable, "-c", BUSY]] * (os.cpu_count() or 1)
        programs.append([sys.executable, "-c", DISK_WRITER, str(Path(folder) / "blocks")])
        running = [subprocess.Popen(program) for program in programs]
        try:
            yield
        finally:
            for process in running:
                process.kill()
                process.wait()


def run_python(seed: int, folder: Path, workers: str, more: list[str]) -> tuple[int, list[str]]:
    """Run pytest in the order of *seed*. Return how many tests ran, and the names of those that failed."""
    report = folder / "pytest.xml"
    command = [sys.executable, "-m", "pytest", "-q", "-n", workers, "--dist", "worksteal"]
    ended = _run([*command, f"--order-seed={seed}", f"--junitxml={report}", *more], ROOT, folder)
    if not report.is_file():
        return 0, [f"pytest did not finish (exit code {ended})"]
    cases = [case for case in ET.parse(report).iter("testcase") if case.find("skipped") is None]
    failed = [
        f"{case.get('classname')}::{case.get('name')}"
        for case in cases
        if case.find("failure") is not None or case.find("error") is not None
    ]
    if ended and not failed:
        failed = [f"pytest ended with exit code {ended}"]
    return len(cases), failed


def run_page(seed: int, folder: Path, _workers: str, more: list[str]) -> tuple[int, list[str]]:
    """Run the page's tests in the order of *seed*. Return how many tests ran, and the names of those that failed."""
    report = folder / "vitest.json"
    command = ["npx", "vitest", "run", "--sequence.shuffle.files", "--sequence.shuffle.tests"]
    env = {**os.environ, "PATH": f"{os.environ['PATH']}{os.pathsep}{Path(sys.executable).parent}"}
    ended = _run(
        [*command, f"--sequence.seed={seed}", "--reporter=json", f"--outputFile={report}", *more],
        ROOT / "web",
        folder,
        env,
    )
    if not report.is_file():
        return 0, [f"vitest did not finish (exit code {ended})"]
    files = json.loads(report.read_text())["testResults"]
    failed = [
        f"{Path(file['name']).name}: {test['fullName']}"
        for file in files
        for test in file["assertionResults"]
        if test["status"] == "failed"
    ]
    failed += [Path(file["name"]).name for file in files if file["status"] == "failed" and not file["assertionResults"]]
    if ended and not failed:
        failed = [f"vitest ended with exit code {ended}"]
    return sum(len(file["assertionResults"]) for file in files), failed


SUITES = {"page": run_page, "python": run_python}


def _run(command: list[str], folder: Path, output: Path, env: dict[str, str] | None = None) -> int:
    """Run *command*; what it prints is kept with the report, and shown if it fails."""
    printed = output / "output.txt"
    with printed.open("wb") as file:
        ended = subprocess.run(command, cwd=folder, stdout=file, stderr=subprocess.STDOUT, env=env, check=False)
    if ended.returncode:
        print(printed.read_text(errors="replace")[-20_000:], flush=True)
    return ended.returncode


def commit() -> str:
    """Return the commit that is checked out, with a plus sign if files differ from it."""
    found = subprocess.run(
        ["git", "describe", "--always", "--dirty=+", "--abbrev=8"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return found.stdout.strip()


def measure(suite: str, loaded: bool, seed: int, workers: str, more: list[str]) -> Run:
    """Run one suite once, and add the result to the file of results."""
    run = Run(commit(), suite, "loaded" if loaded else "idle", seed)
    with tempfile.TemporaryDirectory(prefix="vitral-flaky-") as folder:
        begun = time.monotonic()
        if loaded:
            with load():
                run.tests, run.failed = SUITES[suite](seed, Path(folder), workers, more)
        else:
            run.tests, run.failed = SUITES[suite](seed, Path(folder), workers, more)
        run.seconds = round(time.monotonic() - begun, 1)
    RESULTS.parent.mkdir(exist_ok=True)
    with RESULTS.open("a") as file:
        file.write(json.dumps(asdict(run)) + "\n")
    return run


def report(runs: list[Run]) -> int:
    """Print a table of *runs* and every test that failed. Return the exit code."""
    print("| commit | suite | machine | runs | tests | failures | seconds a run |")
    print("|---|---|---|---|---|---|---|")
    for key in sorted({(run.commit, run.suite, run.load) for run in runs}):
        same = [run for run in runs if (run.commit, run.suite, run.load) == key]
        seconds = sorted(run.seconds for run in same)
        tests, failures = sum(run.tests for run in same), sum(len(run.failed) for run in same)
        print(f"| {' | '.join(key)} | {len(same)} | {tests} | {failures} | {seconds[0]:.0f}–{seconds[-1]:.0f} |")
    failed = Counter(f"{run.suite} {name}" for run in runs for name in run.failed)
    for name, times in failed.most_common():
        seeds = ", ".join(f"{run.load} {run.seed}" for run in runs if name.removeprefix(f"{run.suite} ") in run.failed)
        print(f"\nfailed {times} times: {name} ({seeds})")
    return 1 if failed else 0


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--idle", type=int, default=0, metavar="N", help="runs on an otherwise idle machine")
    parser.add_argument("--loaded", type=int, default=0, metavar="N", help="runs beside busy programs")
    parser.add_argument("--suite", choices=["all", *SUITES], default="all")
    parser.add_argument("--workers", default=str((os.cpu_count() or 1) + 1), metavar="N", help="processes of pytest")
    parser.add_argument("--report", action="store_true", help="only print the results so far")
    parser.add_argument("more", nargs="*", help="given on to the test runner, for example a folder")
    asked = parser.parse_args()
    runs = [Run(**json.loads(line)) for line in RESULTS.read_text().splitlines()] if RESULTS.is_file() else []
    if asked.report:
        sys.exit(report(runs))
    suites = list(SUITES) if asked.suite == "all" else [asked.suite]
    seed, made = max((run.seed for run in runs), default=0), []
    for loaded, times in ((False, asked.idle), (True, asked.loaded)):
        for _ in range(times):
            seed += 1
            for suite in suites:
                run = measure(suite, loaded, seed, asked.workers, asked.more)
                made.append(run)
                print(
                    f"{suite}, {run.load}, seed {seed}: {run.tests} tests, {len(run.failed)} failed, "
                    f"{run.seconds:.0f} s",
                    flush=True,
                )
    sys.exit(report(made))


if __name__ == "__main__":
    main()
