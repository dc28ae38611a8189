"""What is asked for, however odd it is: refused in words, with the headers of every answer, and never a failure."""

from __future__ import annotations

import json

import pytest

from server.conftest import Serve
from server.raw_connection import asked, connected, everything, status
from server.server_thread import SOLO, Server
from vitral import Game

HOSTS = [
    ("localhost", 200),
    ("localhost:8000", 200),
    ("127.0.0.1", 200),
    ("192.168.1.20:8000", 200),
    ("[::1]:8000", 200),
    ("play.example", 200),
    ("PLAY.example.:443", 200),
    ("evil.example", 421),
    ("evil.example:8000", 421),
    ("127.0.0.1.evil.example", 421),
    ("localhost.evil.example", 421),
    ("play.example:x", 421),
    ("play.example:x@evil.example", 421),
    ("play.example@evil.example", 421),
    ("play.example:8000:9000", 421),
    ("[::1", 421),
]


def test_the_server_answers_to_its_own_names_alone(serve: Serve) -> None:
    server = serve(hosts=("play.example",))
    for host, expected in HOSTS:
        head = f"GET /api/bots HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}"
        assert status(asked(server, head)) == expected, host
        assert status(asked(server, head.replace("/api/bots", "/"))) == expected, host


def test_a_page_under_another_name_gets_no_socket(server: Server) -> None:
    with server.guest() as guest:
        table, cookie = guest.create(**SOLO), guest.http.cookies["vitral_guest"]
        with connected(server) as opened:
            opened.sendall(
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: vitral_guest={cookie}\r\n\r\n".encode()
            )
            assert status(everything(opened)) == 403


def test_over_https_the_cookie_is_the_hosts_own(server: Server) -> None:
    https = {"X-Forwarded-Proto": "https"}
    with server.guest() as guest:
        answer = guest.http.post("/api/tables", json=SOLO, headers=https)
        name, _, rest = answer.headers["set-cookie"].partition("=")
        assert name == "__Host-vitral_guest"
        assert "Secure" in rest
        assert "Path=/" in rest
        assert "Domain" not in rest
        cookie, table = rest.partition(";")[0], answer.json()["table"]
        for sent, found in ((f"__Host-vitral_guest={cookie}", 200), (f"vitral_guest={cookie}", 403)):
            answer = guest.http.get(f"/api/tables/{table}", headers={**https, "Cookie": sent})
            assert answer.status_code == found


PATHS = [
    "/" + "a" * 5000,
    "/" + "a/" * 3000,
    "/assets/" + "a" * 5000,
    "/assets/" + "../" * 2000 + "etc/passwd",
    "/assets/" + "d/" * 3000,
    "/api/tables/" + "a" * 5000,
    "/assets/%00",
    "/assets/%ff%fe",
]


def test_no_path_is_a_failure(server: Server) -> None:
    for path in PATHS:
        assert status(asked(server, f"GET {path} HTTP/1.1")) in (200, 404), path[:40]


def test_no_number_is_a_failure(server: Server) -> None:
    digits = "9" * 5000
    with server.guest() as guest:
        table = guest.create(**SOLO)
        assert guest.post(f"/api/tables/{table}/seats/{digits}", {"bot": ""}, 409)["code"] == "no_such_seat"
        assert guest.http.get(f"/api/tables/{table}/frames?seat={digits}").status_code in (400, 409)
        assert guest.http.post("/api/tables", json={**SOLO, "fork": f"{table}@{digits}"}).status_code in (400, 409, 422)
        for path in ("/api/score", "/api/check", "/api/frames", "/api/tables", "/api/lessons/first"):
            for body in (digits, f'{{"windows": {digits}}}', "[" * 30_000, '"\\ud800"', '{"\\ud800": 1}'):
                answer = guest.http.post(path, content=body)
                assert 400 <= answer.status_code < 500, (path, body[:30], answer.text)


def test_what_is_nested_too_deeply_is_refused(server: Server) -> None:
    with server.guest() as guest:
        answer = guest.http.post("/api/frames", content="[" * 30_000)
        assert "nested too deeply" in answer.json()["message"]


def test_a_failure_has_the_headers_of_every_answer(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vitral.server.answers.options.strength", lambda name: 1 / 0)
    answer = asked(server, "GET /api/bots HTTP/1.1")
    assert status(answer) == 500
    head, _, body = answer.partition(b"\r\n\r\n")
    assert json.loads(body)["code"] == "failure"
    for name in (b"content-security-policy", b"x-content-type-options", b"referrer-policy"):
        assert name in head.lower()


def test_what_is_no_request_is_refused_with_the_headers_of_every_answer(server: Server) -> None:
    with connected(server) as opened:
        opened.sendall(b"\x16\x03\x01 hello\r\n\r\n")
        answer = everything(opened)
    assert status(answer) == 400
    assert b"content-security-policy" in answer.lower()


def test_names_in_a_file_have_no_direction_marks(server: Server) -> None:
    record = Game.new(players=2, seed=bytes(32)).record().to_dict()
    record["seats"][0]["name"] = "A\u202ena\u2066"
    with server.guest() as guest:
        shown = guest.post("/api/frames", record)
    assert shown["seats"][0]["name"] == "Ana"
