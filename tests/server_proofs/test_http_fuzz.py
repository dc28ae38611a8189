"""Schemathesis over the server's own description: nothing asked over HTTP makes it fail, and all answers conform."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
import requests
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from server_proofs.app_client import LONG
from server_proofs.live_app import live
from support.waiting import TIMEOUT, wait_until
from vitral.cards.custom_windows import custom_window_code
from vitral.puzzles import puzzles
from vitral.server.http.openapi import openapi
from vitral.server.protocol import Problem
from vitral.tutor import lessons

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SCHEMA: Any = schemathesis.openapi.from_dict(openapi())
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations()}
LESSONS = [lesson.id for lesson in lessons()]
PUZZLES = [puzzle.id for puzzle in puzzles()[:20]]
WINDOWS = [custom_window_code(name, 4, ["R.4..", ".G.5.", "..B.1", "6..P."]) for name in ("Rosa", "Окно")]
FAREWELLS = ("/leave", "/erase", "/sign-out", "/sign-others-out")
"""After these the guest of the tests would have nothing left to find."""
MODES = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]


class PopulatedServer:
    """A server with something to find: a guest, a table in play and a finished one."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, verify=False, timeout=TIMEOUT)
        self.stranger = httpx.Client(base_url=address, verify=False, timeout=TIMEOUT)
        self.session = requests.Session()
        self.tables = [self.set_up({}, ["here", "link"]), self.set_up({"mode": "solo"}, ["here"])]
        bots = self.set_up({}, ["bot", "bot"])
        wait_until(lambda: self.http.get(f"/api/tables/{bots}/record").status_code != 409)
        self.tables.append(bots)
        new = {"system": "once", "kind": "solo"}
        self.contest = self.http.post("/api/contests", json=new).json()["id"]
        self.links = [self.http.get(f"/api/tables/{table}/links").json()["watch"] for table in self.tables]

    def set_up(self, options: dict[str, Any], seats: list[str]) -> str:
        body = {"options": options, "seats": [{"kind": kind, "bot": "random" * (kind == "bot")} for kind in seats]}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])


@pytest.fixture(scope="module")
def populated() -> Iterator[PopulatedServer]:
    with live(push="mailto:host@example.org", public_origin="https://play.example.org") as address:
        populated = PopulatedServer(address)
        yield populated
        for client in (populated.http, populated.stranger, populated.session):
            client.close()


def meant(case: Any, populated: PopulatedServer, number: int) -> Any:
    """The same request about something that is there, by a guest who may; every fourth as it came."""
    if number % 4:
        if "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = populated.tables[number % 3]
        if "lesson" in (case.path_parameters or {}):
            case.path_parameters["lesson"] = LESSONS[number % len(LESSONS)]
        if "puzzle" in (case.path_parameters or {}):
            case.path_parameters["puzzle"] = PUZZLES[number % len(PUZZLES)]
        if "windows" in (case.query or {}):
            case.query["windows"] = ",".join(WINDOWS[: 1 + number % 2])
        if "day" in (case.path_parameters or {}):
            case.path_parameters["day"] = f"2026-01-{number + 1:02}"
        if "contest" in (case.path_parameters or {}):
            case.path_parameters["contest"] = populated.contest
        if isinstance(case.body, dict) and "secret" in case.body:
            case.body["secret"] = populated.links[number % 3]
    return case


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.value)
@pytest.mark.parametrize("label", OPERATIONS)
def test_every_answer_is_as_described(
    label: str, mode: GenerationMode, populated: PopulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    operation = OPERATIONS[label]
    if mode is GenerationMode.NEGATIVE and not (operation.body or operation.path_parameters or operation.query):
        return  # nothing could be wrong

    @given(case=operation.as_strategy(generation_mode=mode), number=st.integers(0, 11))
    @settings(max_examples=120 if LONG else 3)
    def ask(case: Any, number: int) -> None:
        cookies = {"vitral_guest": populated.http.cookies["vitral_guest"]} if number % 3 else {}
        if label.endswith(FAREWELLS):
            cookies = {}
        case = meant(case, populated, number)
        case.call_and_validate(
            base_url=populated.address, cookies=cookies, checks=CHECKS, session=populated.session, timeout=TIMEOUT
        )

    with caplog.at_level(logging.WARNING, "vitral"):
        ask()
    assert not [record for record in caplog.records if record.name.startswith("vitral")], caplog.text


METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "TRACE", "VITRAL")
PATHS = [*sorted({label.split()[1] for label in OPERATIONS}), "/api", "/api/", "/api/tables/", "/api/no", "//api/me"]
BODIES = (
    b"",
    b"{",
    b"[]",
    b"null",
    b"\xff\xfe",
    b"[" * 20_000,
    b'{"seats":[' + b'{"kind":"here"},' * 5000,
    b"0" * 70_000,
)


@pytest.mark.parametrize("path", PATHS)
def test_other_methods_and_bodies_are_refused_in_words(path: str, populated: PopulatedServer) -> None:
    populated.stranger.cookies.clear()
    for table in (populated.tables[0], "nowhere", "%00", "..%2f..%2fetc", "\u2603"):
        address = path.replace("{table}", table).replace("{seat}", "0").replace("{lang}", "en")
        for method in METHODS:
            for body in BODIES if method == "POST" and table in (populated.tables[0], "nowhere") else (b"",):
                answer = populated.stranger.request(method, address, content=body)
                assert answer.status_code < 500, (method, address, body[:20], answer.text)
                if (
                    answer.status_code >= 400
                    and method != "HEAD"
                    and answer.headers["content-type"] == "application/json"
                ):
                    assert msgspec.json.decode(answer.content, type=Problem).code != "failure"
        if "{table}" not in path:
            break


def test_headers_of_any_kind_are_no_failure(populated: PopulatedServer) -> None:
    odd = [
        "",
        "a" * 5000,
        "vitral_guest=",
        "vitral_guest=" + "x" * 3000,
        "vitral_guest=\xff\xfe",
        "=;=;",
        "vitral_guest=\x7f;",
    ]
    for value in odd:
        for name in ("cookie", "origin", "host", "content-length-", "if-none-match", "accept", "x-forwarded-for"):
            headers = {name.encode(): value.encode("latin-1")}
            for path in ("/api/me", f"/api/tables/{populated.tables[0]}"):
                answer = populated.stranger.get(path, headers=headers)
                assert answer.status_code < 500, (name, value[:30], path)
