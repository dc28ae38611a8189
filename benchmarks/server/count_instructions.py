"""Counts the instructions that the server needs for a move, which says the same on a busy machine as on an idle one.

    python benchmarks/server/count_instructions.py                   # this checkout
    python benchmarks/server/count_instructions.py . ../before       # two of them, in alternating runs

Needs valgrind. Every checkout runs its own server with its own `.venv` (else this Python). Moves are made one after
another, so every commit is that of one move.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import mean
from time import perf_counter

import uvloop
from load_tables import Load

_TABLES = 30
_WARM_UP = 60
_COLLECTED = re.compile(r"Collected : (\d+)")


async def _play(load: Load, moves: int) -> None:
    """Makes so many moves, each once the one before was answered and shown."""
    for _ in range(moves):
        while len(load.ready) + load.over < len(load.tables):
            await asyncio.sleep(0.001)
        load.ready.popleft().move(perf_counter())


async def _measure(port: int, server: int, moves: int, seed: int) -> None:
    load = Load([port], seed)
    load.set_up(_TABLES)
    await load.connect()
    load.playing = True
    await _play(load, _WARM_UP)
    for switch, amount in (("on", moves), ("off", 0)):
        command = ["callgrind_control", "--instr=" + switch, str(server)]
        await asyncio.to_thread(subprocess.run, command, check=True, capture_output=True)
        await _play(load, amount)


def instructions(checkout: Path, moves: int, seed: int) -> float:
    """Returns the instructions of the server of a checkout for a move."""
    python = checkout / ".venv" / "bin" / "python"
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        callgrind = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={folder}/out"]
        command = [
            *callgrind,
            f"--log-file={log}",
            str(python) if python.exists() else sys.executable,
            str(checkout / "benchmarks" / "server" / "load_server.py"),
            str(Path(folder) / "tables.db"),
        ]
        fixed = {**os.environ, "PYTHONHASHSEED": "0"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=fixed) as process:
            try:
                assert process.stdout is not None
                uvloop.run(_measure(int(process.stdout.readline()), process.pid, moves, seed))
            finally:
                process.terminate()
        found = _COLLECTED.search(log.read_text())
        assert found is not None
        return int(found[1]) / moves


def main() -> None:
    """Measures, and prints every run and the means."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkouts", nargs="*", type=Path, default=[Path()])
    parser.add_argument("--moves", type=int, default=800)
    parser.add_argument("--runs", type=int, default=5)
    args = parser.parse_args()
    found: dict[Path, list[float]] = {checkout: [] for checkout in args.checkouts}
    for seed in range(args.runs):
        for checkout, counts in found.items():
            counts.append(instructions(checkout.resolve(), args.moves, seed))
            print(f"{checkout}: {counts[-1]:,.0f}", flush=True)
    for checkout, counts in found.items():
        print(f"{checkout}: {mean(counts):,.0f} on average")


if __name__ == "__main__":
    main()
