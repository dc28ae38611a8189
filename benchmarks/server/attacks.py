"""Attacks a server from one address while a person plays from another, and prints how long that person waited.

    python benchmarks/server/attacks.py                         # every attack for ten seconds
    python benchmarks/server/attacks.py --only checks,silent --seconds 3 --json attacks.json
    python benchmarks/server/attacks.py --first                 # on a machine that has other things to do

The server is that of `vitral serve` in a process of its own with its usual limits (`attack_server.py`). The time that
moves take depends on what else the machine does; so it also prints how long the server's loop was busy at a stretch,
in time of the processor: everybody waits for that. The attacker is another process that gives way to the others, since
it would not be on the server's machine. With `--first` the server and the person, but not the attacker and the
processes for long answers, come before everything else on the machine, which needs the right to say so. Linux only: the
addresses are 127.0.0.2 and 127.0.0.3, and memory is read in /proc.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any, Final

from attack_kinds import ATTACKS, Target
from attack_person import Person
from load_processes import family, resident

_COLUMNS: Final = {
    "attack": "attack",
    "sent": "sent by the attacker",
    "moves": "moves",
    "p50_ms": "p50 ms",
    "p99_ms": "p99 ms",
    "worst_ms": "worst ms",
    "loop_p99_ms": "loop busy, p99 ms",
    "loop_worst_ms": "worst ms",
    "memory_mb": "server MB at most",
    "family_mb": "with its processes",
    "lost": "moves lost",
}


class Attacked:
    """A server under attack."""

    def __init__(self, pid: int, port: int, folder: Path) -> None:
        self.pid, self.port, self._folder = pid, port, folder

    async def _pulse(self) -> dict[str, float]:
        """How long the loop was busy at a stretch since this was last asked."""
        file = self._folder / "pulse.json"
        os.kill(self.pid, signal.SIGUSR1)
        async with asyncio.timeout(_START):
            while not file.exists():
                await asyncio.sleep(0.02)
        found: dict[str, float] = json.loads(file.read_text("ascii"))
        file.unlink()
        return found

    def during(self, attack: str, seconds: float) -> dict[str, Any]:
        """What somebody's moves and the server's memory were like meanwhile; no attack is also one."""
        person = Person(self.port)
        return asyncio.run(self._during(attack, person, lambda: person.play(seconds)))

    def during_moves(self, attack: str, moves: int, patience: float) -> dict[str, Any]:
        """The same, until somebody has made so many moves, each answered within their patience, however slowly."""
        person = Person(self.port, patience=patience)
        return asyncio.run(self._during(attack, person, lambda: person.play_moves(moves)))

    async def _during(self, attack: str, person: Person, play: Callable[[], Awaitable[None]]) -> dict[str, Any]:
        # Without a lock: the attacker is killed at any moment, and would take it along.
        sent = get_context("spawn").Value("q", 0, lock=False)
        attacker = get_context("spawn").Process(target=_attack, args=(attack, self.port, sent))
        try:
            if attack:
                attacker.start()
                async with asyncio.timeout(_START):
                    while not sent.value:
                        await asyncio.sleep(0.05)
            await self._pulse()
            watching = asyncio.create_task(self._watch())
            await play()
            pulse = await self._pulse()
            watching.cancel()
            with suppress(asyncio.CancelledError):
                await watching
        finally:
            if attacker.is_alive():
                attacker.kill()
                attacker.join()
        return {"attack": attack or "none", "sent": sent.value, **latency_of(person), **pulse, **self._most}

    async def _watch(self) -> None:
        self._most = {"memory_mb": 0.0, "family_mb": 0.0}
        end = monotonic() + 3600
        while monotonic() < end:
            own = resident(self.pid)
            with suppress(OSError):
                every = sum(resident(pid) for pid in family(self.pid))
                self._most["family_mb"] = max(self._most["family_mb"], round(every / 1e6, 1))
            self._most["memory_mb"] = max(self._most["memory_mb"], round(own / 1e6, 1))
            await asyncio.sleep(0.2)


_START: Final = 60.0
"""How long, in seconds, an attacker may take to begin."""


def latency_of(person: Person) -> dict[str, Any]:
    """A person's moves in numbers."""
    times = sorted(person.latencies)
    if len(times) < 2:
        return {"moves": len(times), "p50_ms": None, "p99_ms": None, "worst_ms": None, "lost": person.lost}
    cuts = statistics.quantiles(times, n=100, method="inclusive")
    numbers = {"p50_ms": cuts[49], "p99_ms": cuts[98], "worst_ms": times[-1]}
    return {"moves": len(times), **{key: round(1e3 * value, 1) for key, value in numbers.items()}, "lost": person.lost}


def _attack(name: str, port: int, sent: Any) -> None:
    """In a process: attack until it is killed."""
    os.nice(15)
    target = Target(port)
    target.prepare()

    async def run() -> None:
        async def report() -> None:
            while True:
                await asyncio.sleep(0.1)
                sent.value = target.sent

        reporting = asyncio.create_task(report())
        await ATTACKS[name](target)
        reporting.cancel()

    asyncio.run(run())


@contextmanager
def attacked(folder: Path, *seconds: float) -> Iterator[Attacked]:
    """A server to attack; what it wrote to its log is in the folder. A long answer may take so many seconds."""
    script = Path(__file__).with_name("attack_server.py")
    command = [sys.executable, str(script), str(folder), *map(str, seconds)]
    with (
        (folder / "log").open("wb") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True) as process,
    ):
        try:
            assert process.stdout is not None
            port = process.stdout.readline()
            assert port, (folder / "log").read_text()
            yield Attacked(process.pid, int(port), folder)
        finally:
            process.terminate()
            process.wait(30)


def first(pid: int) -> None:
    """Let a process come before all others; its children do not."""
    for thread in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setscheduler(int(thread.name), os.SCHED_RR | os.SCHED_RESET_ON_FORK, os.sched_param(5))


def main() -> None:
    """Attack, and print a table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", help="attacks, by name, with commas")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--first", action="store_true", help="the server and the person before everything else")
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    found = []
    print(f"| {' | '.join(_COLUMNS.values())} |\n|{'---|' * len(_COLUMNS)}", flush=True)
    for name in ["", *(args.only.split(",") if args.only else ATTACKS)]:
        with tempfile.TemporaryDirectory() as folder, attacked(Path(folder)) as server:
            if args.first:
                first(os.getpid())
                first(server.pid)
            found.append(server.during(name, args.seconds))
        print(f"| {' | '.join(str(found[-1][key]) for key in _COLUMNS)} |", flush=True)
    if args.json:
        args.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
