"""Ctrl+C and a closed terminal: a run in several processes ends at once, silently, and leaves no process behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from cli.interrupts import listen_to_interrupts
from cli.test_cli import run
from support.waiting import TIMEOUT, wait_until

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")

_BOTS = ("--bots", "master,grandmaster", "--jobs", "2", "--progress")
"""A game of these takes far longer than a test waits."""
SLOW = ("arena", "--deals", "500", *_BOTS)


Start = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts a command as the leader of its own process group, as a shell does; kills what a failed test left."""
    started = []

    def run_vitral(*argv: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-m", "vitral", *argv],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=listen_to_interrupts,
            start_new_session=True,
        )
        started.append(process)
        return process

    yield run_vitral
    for process in started:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def children(pid: int) -> list[int]:
    """The processes that a process has started, and those that these have started."""
    try:
        listed = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    except OSError:
        return []
    found = [int(one) for one in listed.split()]
    return [*found, *(more for one in found for more in children(one))]


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def begun(process: subprocess.Popen[str]) -> list[int]:
    """Waits until workers are there, and returns all processes below."""
    assert process.stderr is not None
    assert process.stderr.readline().startswith("0/")
    return wait_until(lambda: found if len(found := children(process.pid)) > 2 else [], "two workers")


@pytest.mark.parametrize("argv", [SLOW, ("simulate", "--games", "500", *_BOTS)], ids=["arena", "simulate"])
def test_one_interrupt_ends_a_run_in_several_processes_silently(start: Start, argv: tuple[str, ...]) -> None:
    process = start(*argv)
    below = begun(process)
    os.killpg(process.pid, signal.SIGINT)  # the whole group gets it, as from a keyboard
    out, err = process.communicate(timeout=TIMEOUT)
    assert (process.returncode, out, err) == (130, "", "")
    wait_until(lambda: not any(map(is_running, below)), "workers end")


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGKILL])
def test_a_closed_terminal_leaves_no_process_behind(start: Start, number: signal.Signals) -> None:
    process = start(*SLOW)
    below = begun(process)
    process.send_signal(number)
    process.communicate(timeout=TIMEOUT)
    wait_until(lambda: not any(map(is_running, below)), "workers end")


def test_a_server_ends_on_sigterm_without_a_warning(start: Start, tmp_path: Path) -> None:
    process = start("serve", "--port", "0", "--db", str(tmp_path / "tables.db"))
    assert process.stdout is not None
    assert process.stdout.readline().startswith("Vitral is at ")
    process.send_signal(signal.SIGTERM)
    _, err = process.communicate(timeout=TIMEOUT)
    assert (process.returncode, err) == (-signal.SIGTERM, "")


def test_an_interrupted_run_keeps_what_is_finished(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    asked = ("arena", "--bots", "random,apprentice", "--deals", "99999", "--jobs", "2", "--resume", str(file))
    process = start(*asked)
    wait_until(lambda: file.exists() and len(file.read_text().splitlines()) > 3, "games are written")
    os.killpg(process.pid, signal.SIGINT)
    assert process.communicate(timeout=TIMEOUT)[1] == ""
    assert process.returncode == 130
    finished = [json.loads(line) for line in file.read_text().splitlines()[1:3]]
    assert all(game["scores"] for game in finished)
    again = run("arena", "--bots", "random,apprentice", "--deals", "1", "--resume", file)
    assert again.code == 0
