"""What Ray costs beside processes: the same contest in turns, wall time and processor time of all processes.

    python benchmarks/measure_cluster.py --deals 60 --jobs 2 --turns 3

Connecting to Ray is timed separately: it takes as long for a contest of hours. Needs Linux, and the [cluster] extra.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from statistics import median

from vitral.arena import ContestResult, contest
from vitral.arena.ray_workers import LOCAL, connect, leave

_TICKS = os.sysconf("SC_CLK_TCK")


def processor_time() -> float:
    """Of this process and all below it, those that have ended and were waited for included."""
    times: dict[int, float] = {}
    parents: dict[int, int] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            number, rest = int(stat.parent.name), stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[number] = int(rest[1])
        times[number] = sum(map(int, rest[11:15])) / _TICKS
    below = {os.getpid()}
    while more := {number for number, parent in parents.items() if parent in below} - below:
        below |= more
    return sum(times[number] for number in below if number in times)


def facts(result: ContestResult) -> dict[str, object]:
    return {name: value for name, value in result.to_dict().items() if name != "times"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="apprentice,glazier")
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--turns", type=int, default=3)
    given = parser.parse_args()
    spent: dict[str, list[tuple[float, float]]] = {"processes": [], "Ray": []}
    started = []
    found = []
    for _ in range(given.turns):
        for name in spent:
            cpu, wall = processor_time(), time.monotonic()
            if name == "Ray":
                connect(LOCAL, given.jobs)
                started.append(time.monotonic() - wall)
                cpu, wall = processor_time(), time.monotonic()
            cluster = LOCAL if name == "Ray" else None
            found.append(facts(contest(given.bots.split(","), given.deals, 0, given.jobs, cluster=cluster)))
            spent[name].append((time.monotonic() - wall, processor_time() - cpu))
            print(name, *(f"{one:.1f} s" for one in spent[name][-1]), flush=True)
            leave()
    assert all(one == found[0] for one in found), "the results are the same"
    pairs = list(zip(spent["Ray"], spent["processes"], strict=True))
    print(f"Ray over processes, medians: wall {median(a[0] / b[0] for a, b in pairs):.2f}", end=", ")
    print(f"processor {median(a[1] / b[1] for a, b in pairs):.2f}; connecting {median(started):.1f} s")


if __name__ == "__main__":
    main()
