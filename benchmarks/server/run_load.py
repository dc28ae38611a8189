"""Measures the server: tables and moves a second, latency, processor time a move, memory; SQLite and PostgreSQL.

    python benchmarks/server/run_load.py                    # 1,000 tables at 1,000 to 4,000 moves/s, both stores
    python benchmarks/server/run_load.py --rates 1000 --stores sqlite --seconds 10
    python benchmarks/server/run_load.py --json load.json
    python benchmarks/server/run_load.py --stores postgres --processes 2    # two servers and a Redis

Server and load are processes of their own. Every rate gets a fresh server and a fresh store. PostgreSQL comes from
`scripts/postgres.sh`.
"""

from __future__ import annotations

import argparse
import http.client
import json
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from load_processes import resident
from load_tables import Load, open_idle

_HERE: Final = Path(__file__).parent
_REDIS: Final = _HERE.parent.parent / "scripts" / "redis.sh"
_SCRIPT: Final = _HERE.parent.parent / "scripts" / "postgres.sh"
_COLUMNS: Final = {
    "store": "store",
    "processes": "processes",
    "tables": "live tables",
    "sockets": "connections",
    "rate": "moves/s asked",
    "moves_per_second": "moves/s done",
    "p50_ms": "p50 ms",
    "p99_ms": "p99 ms",
    "worst_ms": "worst ms",
    "bytes_per_update": "bytes/update",
    "server_us": "server CPU µs/move",
    "database_us": "database CPU µs/move",
    "bus_us": "bus CPU µs/move",
    "strangers_cores": "cores taken by others",
    "errors": "errors",
}


@contextmanager
def postgres(folder: Path) -> Iterator[tuple[str, int]]:
    """A PostgreSQL of our own: its URL and process."""
    started = subprocess.run(["sh", _SCRIPT, "start", folder], capture_output=True, text=True, check=True)
    try:
        pid = int((folder / "data" / "postmaster.pid").read_text(encoding="ascii").split()[0])
        yield started.stdout.strip(), pid
    finally:
        subprocess.run(["sh", _SCRIPT, "stop", folder], check=True)


@contextmanager
def store(kind: str, folder: Path) -> Iterator[tuple[str, list[int]]]:
    """A fresh store: its address, and the processes that belong to it."""
    if kind == "sqlite":
        yield str(folder / "tables.db"), []
    else:
        with postgres(folder / "postgres") as (url, pid):
            yield url, [pid]


@contextmanager
def redis() -> Iterator[tuple[str, int]]:
    """A Redis of our own: its URL and process."""
    program = subprocess.run(["sh", _REDIS], capture_output=True, text=True, check=True).stdout.split()[-1]
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    with subprocess.Popen([program, *options], stdout=subprocess.DEVNULL) as process:
        try:
            time.sleep(0.5)
            yield f"redis://127.0.0.1:{port}/0", process.pid
        finally:
            process.terminate()


@contextmanager
def server(address: str, bus: str = "") -> Iterator[tuple[subprocess.Popen[str], int]]:
    """The server: its process and port."""
    command = [sys.executable, str(_HERE / "load_server.py"), address, "--bus", bus]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process, int(process.stdout.readline())
        finally:
            process.terminate()


def measure(kind: str, rate: float, args: argparse.Namespace) -> dict[str, Any]:
    """One rate at one store."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        address, others = stack.enter_context(store(kind, Path(folder)))
        bus = ""
        if args.processes > 1:
            bus, pid = stack.enter_context(redis())
            others = [*others, pid]
        servers = [stack.enter_context(server(address, bus)) for _ in range(args.processes)]
        pids = ",".join(str(pid) for pid in (*(process.pid for process, _ in servers), *others))
        ports = ",".join(str(port) for _, port in servers)
        command = [sys.executable, str(_HERE / "load_tables.py"), ports, "--cpu", pids]
        for name in ("tables", "seconds", "patience"):
            command += [f"--{name}", str(getattr(args, name))]
        command += ["--rate", str(rate)]
        found = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    measured: dict[str, Any] = json.loads(found.stdout)
    used = measured["cpu_us_per_move"]
    return {
        "store": kind,
        "processes": args.processes,
        **measured,
        "server_us": sum(used[: args.processes]),
        "database_us": used[args.processes] if others else "in the server",
        "bus_us": used[args.processes + 1] if bus else "",
    }


def memory(tables: int, sockets: int) -> dict[str, Any]:
    """What a table and an idle connection take, in the server's memory."""
    with tempfile.TemporaryDirectory() as made, server(str(Path(made) / "tables.db")) as (process, port):
        load = Load([port], 1)
        load.set_up(50)  # what is loaded once is loaded now
        before = resident(process.pid)
        load.set_up(tables)
        with_tables = resident(process.pid)
        with open_idle(load, sockets):
            with_sockets = resident(process.pid)
        _health(port)
    return {
        "tables": tables,
        "bytes_per_table": round((with_tables - before) / tables),
        "idle_sockets": sockets,
        "bytes_per_idle_socket": round((with_sockets - with_tables) / sockets),
        "server_bytes_empty": before,
    }


def _health(port: int) -> None:
    client = http.client.HTTPConnection("127.0.0.1", port)
    client.request("GET", "/api/health")
    assert client.getresponse().status == 200
    client.close()


def as_table(rows: list[dict[str, Any]]) -> str:
    """The rows as Markdown."""
    lines = ["| " + " | ".join(_COLUMNS.values()) + " |", "|" + "---|" * len(_COLUMNS)]
    for row in rows:
        shown = {**row, "errors": sum(row["errors"].values()), "rate": f"{row['rate']:.0f}"}
        lines.append("| " + " | ".join(str(shown[name]) for name in _COLUMNS) + " |")
    return "\n".join(lines)


def main() -> None:
    """Measures, and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rates", type=lambda text: [float(one) for one in text.split(",")], default="1000,2000,4000")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--processes", type=int, default=1, help="servers; several need --stores postgres")
    parser.add_argument("--stores", type=lambda text: text.split(","), default="sqlite,postgres")
    parser.add_argument("--patience", type=float, default=60.0, help="seconds to wait for a quiet machine, each time")
    parser.add_argument("--memory", action="store_true", help="measure the memory of tables and connections, too")
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    rows = []
    for kind in args.stores:
        for rate in args.rates:
            rows.append(measure(kind, rate, args))
            print(json.dumps(rows[-1]), file=sys.stderr)
    found: dict[str, Any] = {"load": rows}
    if args.memory:
        found["memory"] = memory(args.tables, 2 * args.tables)
    if args.json:
        args.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    print(as_table(rows))
    if args.memory:
        print("\n" + json.dumps(found["memory"]))


if __name__ == "__main__":
    main()
