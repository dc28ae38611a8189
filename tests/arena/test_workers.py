"""Many pieces of work: handed out in batches, done by processes, or by a cluster that must be there and alike."""

from __future__ import annotations

import os
import pickle
import socket
import sys
from collections.abc import Iterator
from functools import partial

import pytest

import vitral
from vitral.arena import ArenaError, Workers
from vitral.arena.ray_workers import _batch, _require_answer, code_digest, run_on_ray
from vitral.arena.workers import Batches, run_batch


def squared(number: int) -> int:
    return number * number


def ended(number: int) -> int:
    if number == 3:
        os._exit(1)
    return number


def test_results_come_with_their_numbers_or_in_order() -> None:
    squares = [number * number for number in range(50)]
    for workers in (Workers(), Workers(2)):
        assert sorted(workers.run(squared, range(50))) == list(enumerate(squares))
        assert list(workers.in_order(squared, range(50))) == squares
        assert list(workers.in_order(squared, [])) == []


def test_a_process_that_dies_is_reported() -> None:
    with pytest.raises(ArenaError, match="a process died"):
        list(Workers(2).run(ended, range(8)))


def test_batches_last_some_tenths_of_a_second() -> None:
    batches = Batches(10_000)
    assert [batches.take(2) for _ in range(2)] == [range(1), range(1, 2)]
    batches.note(2, 0.002)  # a piece takes a millisecond
    assert batches.take(2) == range(2, 502)
    handed = 502
    sizes = []
    while found := batches.take(2):
        assert found.start == handed
        handed = found.stop
        sizes.append(len(found))
    assert handed == 10_000
    assert max(sizes) == 500
    assert min(sizes[:-1]) == 100, "no shorter than a tenth of a second, though workers should end together"
    long = Batches(10)
    long.note(1, 30.0)
    assert long.take(4) == range(1)


# -- a cluster -----------------------------------------------------------------------------------------------------


TASK = pickle.dumps(partial(run_batch, squared))


def on_its_machine(version: str, digest: str) -> tuple[str, object]:
    return _batch((version, True, digest), TASK, [2, 3])


def test_a_machine_of_the_cluster_must_have_the_same_vitral(monkeypatch: pytest.MonkeyPatch) -> None:
    state, answer = on_its_machine(vitral.__version__, code_digest())
    assert state == "done"
    assert isinstance(answer, tuple)
    assert answer[0] == [4, 9]
    assert on_its_machine("0.0.1", code_digest())[0] == "other"
    assert on_its_machine(vitral.__version__, "another")[0] == "differs"
    assert code_digest(data=False) != code_digest()
    monkeypatch.setitem(sys.modules, "vitral", None)
    assert on_its_machine("1", "1")[0] == "absent"


@pytest.fixture
def line() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server


def test_an_address_without_a_cluster_is_refused_at_once(line: socket.socket) -> None:
    port = line.getsockname()[1]
    with pytest.raises(ArenaError, match=f"127.0.0.1:{port}: no Ray cluster answers there"):
        _require_answer(f"127.0.0.1:{port}", "127.0.0.1", port, seconds=0.01)  # it never says a word
    line.close()
    with pytest.raises(ArenaError, match="no Ray cluster answers there"):
        _require_answer(f"127.0.0.1:{port}", "127.0.0.1", port)


@pytest.mark.parametrize("address", ["", "nonsense", "host:", "host:0", "host:99999", "ray://host:10001", ":6379"])
def test_an_address_is_a_host_and_a_port(address: str) -> None:
    with pytest.raises(ArenaError, match="cluster: expected local or HOST:PORT, found"):
        next(run_on_ray(address, 1, squared, [1]))
