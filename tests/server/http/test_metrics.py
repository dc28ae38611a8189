"""A server seen from outside: its measures, and a log without names and secrets."""

from __future__ import annotations

import json
import logging
import re
from typing import Any

import pytest

from server.conftest import Serve
from server.server_thread import BOTS, SOLO, Server
from support.waiting import wait_until
from vitral.server import metrics
from vitral.server.logs import JsonFormatter, RepetitionFilter, log, log_failure, table_mark

LINE = re.compile(r'vitral_\w+(\{\w+="[^"\\]*"\})? (\+?[-\d.e+]+|NaN|[+-]Inf)')
EXPECTED = (
    "vitral_tables ",
    "vitral_connections ",
    "vitral_sockets ",
    'vitral_moves_total{by="person"}',
    'vitral_moves_total{by="bot"}',
    'vitral_move_seconds_bucket{le="0.05"}',
    "vitral_move_seconds_count",
    "vitral_commit_seconds_sum",
    'vitral_commit_group_writes_bucket{le="+Inf"}',
    "vitral_bots_thinking ",
    "vitral_bot_seconds_count",
    "vitral_memory_bytes ",
    'vitral_refusals_total{code="not_found"}',
    "vitral_request_seconds_count",
    "vitral_loop_lag_seconds_count",
    "vitral_long_answers_waiting ",
)


def measured(server: Server) -> dict[str, float]:
    with server.guest() as guest:
        text = guest.http.get("/metrics").text
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert all(LINE.fullmatch(line) for line in lines), text
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


def test_what_happens_is_measured(server: Server) -> None:
    with server.guest() as guest:
        bots = guest.create(**BOTS)
        wait_until(lambda: guest.http.get(f"/api/tables/{bots}/record").status_code == 200)
        guest.get("/api/tables/nowhere", 404)
        before = measured(server)
        with guest.sit(guest.create(**SOLO)) as session:
            session.hello().wait_for_turn()
            during = measured(server)
    for name in EXPECTED:
        assert any(f"{line} ".startswith(name) for line in during), name
    moved = 'vitral_moves_total{by="person"}'
    assert during[moved] - before.get(moved, 0) == 1
    assert during["vitral_sockets"] - before["vitral_sockets"] == 1
    assert during["vitral_tables"] == 2
    assert during["vitral_move_seconds_count"] == during['vitral_move_seconds_bucket{le="+Inf"}']
    assert during["vitral_memory_bytes"] > 1e7


def test_only_this_computer_and_allowed_addresses_read_the_metrics(serve: Serve) -> None:
    server = serve(metrics_from=("203.0.113.7",))
    with server.guest() as guest:
        for address, status in (("203.0.113.7", 200), ("203.0.113.8", 404), ("127.0.0.1", 200), ("nonsense", 404)):
            answer = guest.http.get("/metrics", headers={"X-Forwarded-For": address})
            assert answer.status_code == status, address


def test_a_histogram_counts_what_is_at_most_so_much() -> None:
    measure = metrics.Histogram("test_seconds", "A test.", (1.0, 2.0))
    metrics.METRICS.remove(measure)
    for amount in (0.5, 1.0, 1.5, 99.0):
        measure.observe(amount)
    assert list(measure.lines())[2:] == [
        'vitral_test_seconds_bucket{le="1"} 2',
        'vitral_test_seconds_bucket{le="2"} 3',
        'vitral_test_seconds_bucket{le="+Inf"} 4',
        "vitral_test_seconds_sum 102",
        "vitral_test_seconds_count 4",
    ]


# -- the log -------------------------------------------------------------------------------------------------------


def lines_of(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    return [json.loads(JsonFormatter().format(record)) for record in caplog.records]


def test_a_line_is_one_object_without_what_an_exception_says(caplog: pytest.LogCaptureFixture) -> None:
    try:
        raise ValueError("Ana's secret is abc.join.def")
    except ValueError as error:
        log_failure("a table failed", error, table=table_mark("nqv3x8pz2m4k7t"), seat=1)
    log("an event was not stored", why="disk I/O error")
    logging.getLogger("uvicorn.error").error("Ana sent %s", "a secret")
    first, second, third = lines_of(caplog)
    assert (first["level"], first["event"], first["error"], first["seat"]) == (
        "error",
        "a table failed",
        "ValueError",
        1,
    )
    assert any("test_metrics.py" in place for place in first["places"])
    assert second["why"] == "disk I/O error"
    assert third["from"] == "uvicorn.error"
    logged = json.dumps([first, second, third])
    for secret in ("abc.join", "nqv3x8pz", "a secret"):
        assert secret not in logged


def test_a_table_that_fails_is_logged_without_names(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    with server.guest() as guest:
        table = guest.create(seats=[{"kind": "here", "name": "Annabella"}, {"kind": "link"}])
        join = guest.get(f"/api/tables/{table}/links")["join"]
        registry = server._server._state.registry

        async def fail(*_: object, **__: object) -> None:
            raise RuntimeError("Bartholomew could not be kept")

        registry.store.append = fail  # type: ignore[method-assign]
        with server.guest() as other:
            other.post("/api/enter", {"secret": join, "name": "Bartholomew"}, 503)
    logged = json.dumps(lines_of(caplog))
    assert "an event was not stored" in logged
    assert table_mark(table) in logged
    for secret in ("Annabella", "Bartholomew", table, join.rpartition(".")[2]):
        assert secret not in logged


def test_the_same_line_is_not_written_without_end() -> None:
    often = RepetitionFilter()
    record = logging.makeLogRecord({"name": "vitral.server", "msg": "again", "created": 60.0})
    assert [often.filter(record) for _ in range(25)] == [True] * 20 + [False] * 5
    later = logging.makeLogRecord({"name": "vitral.server", "msg": "again", "created": 120.0})
    assert often.filter(later)
    assert later.facts == {"left_out": 5}  # type: ignore[attr-defined]
