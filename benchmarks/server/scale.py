"""What so many tables at once need, worked out from measured costs and checked by a simulation.

    python benchmarks/server/scale.py                                   # 100, 10,000 and 1,000,000 tables
    python benchmarks/server/scale.py --server-us 400 --database-us 60  # with costs of your own

The costs are those of `run_load.py` on the machine at hand: processor time a move of the server, the database and the
bus, bytes of an update, memory of a table and of a connection. The simulation lets moves come at random to one process
and its share of the database, each of which does one thing after another (the database commits what waits together),
and prints how long a move waits; where that is too long, more processes are given.
"""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass
from random import Random
from typing import Final

_TABLES: Final = (100, 10_000, 1_000_000)
_MOVES: Final = 20_000
_DAY: Final = 86_400
_FULL: Final = 0.6
"""How much of a core a server is given, so that there is room for an evening's peak and a dead neighbor's tables."""


@dataclass(frozen=True)
class Costs:
    """What was measured, and how people play."""

    server_us: float
    database_us: float
    commit_us: float
    bus_us: float
    bytes_per_update: int
    event_bytes: int
    table_bytes: int
    socket_bytes: int
    pace: float
    """Seconds between two moves at a table."""
    viewers: int
    core_month: float
    """What a core costs a month."""
    gigabyte_month: float


def simulated(rate: float, costs: Costs, share: float, rng: Random) -> tuple[float, float]:
    """The median and the 99th percentile, in ms, of how long a move takes at one process.

    Moves come at random at that rate. The database serves `1 / share` such processes, so that it has only a share of
    its time for this one.
    """
    now = free = committing = 0.0
    done: list[tuple[float, float]] = []
    for _ in range(_MOVES):
        now += rng.expovariate(rate)
        free = max(now, free) + costs.server_us / 1e6
        done.append((now, free))
    took = []
    at = 0
    while at < len(done):
        begin = max(done[at][1], committing)
        group = at
        while group < len(done) and done[group][1] <= begin:
            group += 1
        group = max(group, at + 1)
        committing = begin + (costs.commit_us + (group - at) * costs.database_us / share) / 1e6
        took += [committing - came for came, _ in done[at:group]]
        at = group
    took.sort()
    return 1e3 * took[len(took) // 2], 1e3 * took[int(len(took) * 0.99)]


def needs(tables: int, costs: Costs) -> dict[str, str]:
    """What so many tables need."""
    rate = tables / costs.pace
    servers = max(1, math.ceil(rate * costs.server_us / 1e6 / _FULL))
    databases = max(1, math.ceil(rate * costs.database_us / 1e6 / (8 * _FULL)))  # of eight cores each
    buses = 0 if servers == 1 else max(1, math.ceil(rate * costs.bus_us / 1e6 / _FULL))
    p50, p99 = simulated(rate / servers, costs, min(1.0, 8 * databases / servers), Random(tables))
    sockets = tables * costs.viewers
    memory = (tables * costs.table_bytes + sockets * costs.socket_bytes) / 1e9
    storage = rate * _DAY * costs.event_bytes / 1e9
    cores = servers + (0 if servers == 1 else 8 * databases + buses)
    return {
        "tables": f"{tables:,}",
        "moves/s": f"{rate:,.0f}",
        "processes": f"{servers:,}",
        "databases of 8 cores": f"{databases if servers > 1 else 'SQLite'}",
        "Redis": f"{buses}",
        "connections": f"{sockets:,}",
        "sent MB/s": f"{rate * costs.viewers * costs.bytes_per_update / 1e6:,.1f}",
        "memory GB": f"{memory:,.1f}",
        "storage GB/day": f"{storage:,.1f}",
        "p50 ms": f"{p50:.1f}",
        "p99 ms": f"{p99:.1f}",
        "cost a month": f"{cores * costs.core_month + 30 * storage * costs.gigabyte_month:,.0f}",
    }


def main() -> None:
    """Runs the simulation, and prints the result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, value, words in (
        ("server-us", 350.0, "processor time of the server for a move, in µs"),
        ("database-us", 100.0, "of the database, where moves are many"),
        ("commit-us", 1500.0, "how long a commit takes to be on disk, in µs"),
        ("bus-us", 3.0, "of Redis"),
        ("bytes-per-update", 900.0, "bytes of an update"),
        ("event-bytes", 190.0, "bytes of an event in the database, with its index"),
        ("table-bytes", 40_000.0, "memory of a table in play"),
        ("socket-bytes", 30_000.0, "memory of a connection"),
        ("pace", 10.0, "seconds between two moves at a table"),
        ("viewers", 2.0, "connections of a table"),
        ("core-month", 15.0, "what a core costs a month"),
        ("gigabyte-month", 0.1, "what a gigabyte on disk costs a month"),
    ):
        parser.add_argument(f"--{name}", type=float, default=value, help=f"{words} ({value:g})")
    given = vars(parser.parse_args())
    whole = ("bytes_per_update", "event_bytes", "table_bytes", "socket_bytes", "viewers")
    costs = Costs(**{name: int(value) if name in whole else value for name, value in given.items()})
    rows = [needs(tables, costs) for tables in _TABLES]
    print("| " + " | ".join(rows[0]) + " |")
    print("|" + "---|" * len(rows[0]))
    for row in rows:
        print("| " + " | ".join(row.values()) + " |")


if __name__ == "__main__":
    main()
