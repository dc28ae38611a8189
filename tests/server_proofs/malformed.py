"""Requests, messages, records and files that nobody would write: sound ones, with something in them gone wrong."""

from __future__ import annotations

import copy
import json
from functools import cache
from random import Random
from typing import Any, Final

from vitral import Game
from vitral.server.http.openapi import openapi

ODD: Final[tuple[Any, ...]] = (
    None,
    True,
    0,
    -1,
    2**31,
    10**30,
    1e308,
    "",
    " ",
    "x" * 3000,
    "\x00",
    "\ud800",
    "\u202e",
    "../../etc/passwd",
    "9" * 5000,
    [],
    {},
    [[]],
    [[[[[[[[[[]]]]]]]]]],
    {"": {}},
    {"type": "act"},
    "take R4",
    "roll R1",
    ["a"] * 50,
)
PARTS: Final = (
    "0",
    "9" * 5000,
    "-1",
    "x" * 300,
    "a/b",
    "..%2f..%2fetc%2fpasswd",
    "%00",
    "%ff",
    "%F0%9F%8E%B2",
    "",
    "%",
    "en",
    "first",
    "~",
    "*",
    "a" * 20_000,
)
HEADERS: Final = (
    "Accept-Encoding: gzip",
    "Accept-Encoding: " + "gzip, " * 500,
    "Accept-Language: " + "x" * 2000,
    "Cookie: vitral_guest=" + "y" * 60,
    "Cookie: vitral_guest=\xff\xfe; =; ;;",
    "Origin: null",
    "Origin: http://[",
    "Origin: http://localhost",
    "If-None-Match: *",
    "Range: bytes=0-",
    "Expect: 100-continue",
    "Transfer-Encoding: chunked",
    "Transfer-Encoding: gzip",
    "Content-Length: 5",
    "Content-Length: -5",
    "Content-Length: 99999999999999999999",
    "Upgrade: websocket\r\nConnection: Upgrade",
    "Upgrade: h2c\r\nConnection: Upgrade",
    "Host: a\r\nHost: b",
    "Host: " + "h" * 5000,
    "X-Forwarded-For: ::1%" + "z" * 100,
    "X-Forwarded-For: " + "1.2.3.4, " * 200,
    "X-Forwarded-Proto: https",
    "no colon here",
    ": empty",
    "Nul: \x00",
)
METHODS: Final = ("GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "get", "\x16\x03")
PAGES: Final = ("/", "/t/x", "/r/x", "/assets/x", "/favicon.svg", "/metrics", "//", "/%2e%2e/", "*", "/api", "/api/")
BODIES: Final[dict[str, Any]] = {
    "/api/tables": {"seats": [{"kind": "here", "name": "Ana"}], "options": {"mode": "solo"}},
    "/api/enter": {"secret": "abc.join.def", "name": "Rui"},
    "/api/score": {
        "public": ["shade_variety"],
        "windows": [
            {"name": "Ana", "pattern": "virtus", "private": ["shades_of_red"], "tokens": 1, "dice": ["R1 . . . ."] * 4}
        ],
    },
    "/api/check": {"windows": [{"name": "Ana", "pattern": "virtus", "dice": ["R1 Y2 . . ."] * 4}]},
    "/api/lessons/{lesson}": {"answers": ["a"]},
    "/api/puzzles/{puzzle}": {"choices": ["take R4; place B3"], "give_up": True},
    "/api/windows": {"name": "Rosa", "difficulty": 4, "grid": ["R.4..", ".G.5.", "..B.1", "6..P."], "measure": False},
    "/api/you/enter": {"phrase": "acorn actor adobe agate alder alley", "bring_games": True},
    "/api/you/settings": {"settings": {"settings": {"theme": "dark"}, "away": ["x"]}},
    "/api/you/passkey": {"state": "x", "credential": {"id": "x", "response": {"clientDataJSON": "e30"}}},
    "/api/you/passkey/enter": {"state": "x", "credential": {"rawId": "x", "response": {}}, "bring_games": False},
    "/api/you/push": {"endpoint": "https://push.example.org/x", "p256dh": "AAAA", "auth": "AAAA"},
    "/api/you/mail": {"mail": "ana@example.org"},
    "/api/you/notifications": {"quiet": {"start": 0, "end": 60, "zone": "UTC"}, "language": "en"},
    "/api/tables/{table}/notifications": {"channel": "push"},
    "/api/stop": {"token": "x"},
    "/api/tables/{table}/hint": {"seat": 0},
    "/api/tables/{table}/seats/{seat}": {"bot": "random"},
    "/api/tables/{table}/leave": {},
    "/api/tables/{table}/lock": {"locked": True},
    "/api/tables/{table}/block": {"seat": 1},
    "/api/blocks": {"id": "abc"},
    "/api/lobby/match": {"pace": "days", "name": "Rui"},
    "/api/lobby/tables/{table}": {"name": "Rui", "watch": True},
    "/api/daily/{day}/{kind}": {"name": "Ana"},
    "/api/contests": {"system": "swiss", "kind": "solo", "title": "Friday", "name": "Ana", "rounds": 3, "days": 1},
    "/api/contests/{contest}/enter": {"name": "Rui"},
}
MESSAGES: Final[tuple[dict[str, Any], ...]] = (
    {"type": "act", "seat": 0, "ply": 0, "action": "pass", "ref": "r"},
    {"type": "undo", "seat": 0, "ply": 1, "ref": "r"},
    {"type": "explain", "seat": 0, "action": "take R4; place B3", "ref": "r"},
    {"type": "sit", "seat": 0},
    {"type": "ping"},
    {"type": "emote", "seat": 0, "emote": "hello", "ref": "r"},
    {"type": "nudge", "seat": 0, "ref": "r"},
    {"type": "chat", "seat": 0, "text": "hi", "ref": "r"},
)
MODES: Final[tuple[dict[str, Any], ...]] = (
    {"players": 2},
    {"mode": "solo"},
    {"mode": "automa"},
    {"players": 3, "dice_pools": True, "rare_glass": True, "inspirations": True},
    {"players": 4, "enforcement": "honour"},
)


def _odd(rng: Random) -> Any:
    return copy.deepcopy(rng.choice(ODD))


def wrong(sound: Any, rng: Random) -> Any:
    """The same with a few values changed, left out or doubled, wherever they stand."""
    made = copy.deepcopy(sound)
    for _ in range(rng.choice((0, 1, 1, 2, 4))):
        at = made
        while isinstance(at, dict | list) and at:
            keys: list[Any] = list(at) if isinstance(at, dict) else list(range(len(at)))
            key = rng.choice(keys)
            if isinstance(at[key], dict | list) and at[key] and rng.random() < 0.8:
                at = at[key]
                continue
            what = rng.randrange(4)
            if what == 0:
                del at[key]
            elif what == 1 and isinstance(at, list):
                at.insert(key, _odd(rng))
            elif what == 2 and isinstance(at, dict):
                at[str(_odd(rng))[:100]] = _odd(rng)
            else:
                at[key] = _odd(rng)
            break
        else:
            made = _odd(rng)
    return made


def text_of(value: Any, rng: Random) -> bytes:
    """JSON, now and then cut off, nested or with bytes that are no text."""
    body = json.dumps(value).encode()
    what = rng.randrange(20)
    if what == 0:
        return body[: rng.randrange(len(body) + 1)]
    if what == 1:
        return b"[" * rng.choice((100, 30_000)) + body
    if what == 2:
        at = rng.randrange(len(body) + 1)
        return body[:at] + bytes((rng.randrange(256),)) + body[at:]
    return b"\xef\xbb\xbf" + body if what == 3 else body


@cache
def paths() -> tuple[str, ...]:
    return (*openapi()["paths"], *PAGES)


def request(rng: Random, tables: list[str], cookie: str) -> bytes:
    """A request as it goes over the wire."""
    path = rng.choice(paths())
    body = text_of(wrong(BODIES.get(path, {}), rng), rng)
    usual = {"table": rng.choice(tables), "seat": "0", "lang": "en", "lesson": "first"}
    usual |= {"day": "2026-01-01", "kind": "solo", "contest": "abc"}
    for name, value in usual.items():
        path = path.replace(f"{{{name}}}", value if rng.random() < 0.7 else rng.choice(PARTS))
    if rng.random() < 0.2:
        path += rng.choice(("?", "?seat=", "?from=1&to=", "?x=%ff&", "?" + "a=b&" * 2000)) + rng.choice(PARTS)
    method = rng.choice(METHODS)
    lines = [f"{method} {path} HTTP/1.{rng.choice('1111110')}", "Connection: close", f"Cookie: vitral_guest={cookie}"]
    lines += ["Host: localhost"] if rng.random() < 0.95 else []
    lines += [rng.choice(HEADERS) for _ in range(rng.choice((0, 0, 1, 3)))]
    if method not in ("GET", "HEAD") and rng.random() < 0.95:
        lines.append(f"Content-Length: {len(body)}")
    return "\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + body


def message(rng: Random) -> bytes:
    """A frame of a WebSocket, usually with a message in it."""
    content = text_of(wrong(rng.choice(MESSAGES), rng), rng)[:4000]
    kind = rng.choice((1, 1, 1, 1, 1, 1, 2, 9, 10, 0))
    if kind in (9, 10):
        content = content[:125]
    final = 0x80 if rng.random() < 0.97 else 0
    length = bytes((0x80 | len(content),)) if len(content) < 126 else bytes((0xFE,)) + len(content).to_bytes(2, "big")
    return bytes((final | kind,)) + length + bytes(4) + content


@cache
def _games() -> tuple[dict[str, Any], ...]:
    found = []
    for number, mode in enumerate(MODES):
        game, rng = Game.new(seed=bytes((number,)) * 32, **mode), Random(number)
        while not game.over:
            game.play(rng.choice(game.legal_actions()))
        found.append(game.record().to_dict())
    return tuple(found)


def record(rng: Random) -> bytes:
    """A game file."""
    return text_of(wrong(rng.choice(_games()), rng), rng)


def situation(rng: Random) -> tuple[str, bytes]:
    """The windows of a real table, and where they are sent."""
    path = rng.choice(("/api/score", "/api/check"))
    return path, text_of(wrong(BODIES[path], rng), rng)
