"""After `kill -9`, everything acknowledged is stored: tables, locks, blocks, chat, results, contests, keys, notices."""

from __future__ import annotations

import base64
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from websockets.sync.client import ClientConnection, connect

from support.scenes import after
from support.waiting import TIMEOUT

SEATS = [{"kind": "here", "name": "Ana"}, {"kind": "link"}]


@contextmanager
def serving(db: Path) -> Iterator[str]:
    """`vitral serve` on any free port, killed at the end."""
    command = [
        sys.executable,
        "-m",
        "vitral",
        "serve",
        "--db",
        str(db),
        "--port",
        "0",
        "--push",
        "mailto:host@example.org",
        "--host-name",
        "play.example.org",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield "127.0.0.1:" + process.stdout.readline().partition("127.0.0.1:")[2].partition("/")[0]
        finally:
            process.kill()


class Person:
    """A person with a cookie, whichever server runs."""

    def __init__(self) -> None:
        self.cookies = httpx.Cookies()
        self.host = ""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        with httpx.Client(
            base_url=f"http://{self.host}", cookies=self.cookies, trust_env=False, timeout=TIMEOUT
        ) as http:
            answer = http.request(method, path, **({} if body is None else {"json": body}))
            self.cookies.update(http.cookies)
        assert answer.status_code < 300, answer.text
        return answer.json()

    @contextmanager
    def sit(self, table: str) -> Iterator[ClientConnection]:
        sent = {"Cookie": f"vitral_guest={self.cookies['vitral_guest']}"}
        url = f"ws://{self.host}/api/tables/{table}/socket"
        with connect(url, additional_headers=sent, proxy=None, open_timeout=TIMEOUT) as opened:
            yield opened


def receive(page: ClientConnection, kind: str) -> Any:
    while (message := json.loads(page.recv(TIMEOUT)))["type"] != kind:
        pass
    return message


def play_out(person: Person, table: str) -> None:
    rng = Random(3)
    with person.sit(table) as page:
        scene = receive(page, "hello")["scene"]
        number = 0
        while scene["phase"] != "over":
            number += 1
            action = rng.choice(scene["legal"])["action"]
            page.send(json.dumps({"type": "act", "ref": str(number), "seat": 0, "ply": scene["ply"], "action": action}))
            scene = after(scene, receive(page, "update"))


def test_what_people_were_told_survives(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    ana, rui = Person(), Person()
    with serving(db) as ana.host:
        rui.host = ana.host
        open_table = ana.ask("POST", "/api/tables", {"seats": SEATS, "public": True})["table"]
        locked = ana.ask("POST", "/api/tables", {"seats": SEATS, "public": True})["table"]
        ana.ask("POST", f"/api/tables/{locked}/lock", {"locked": True})
        rui.ask("POST", f"/api/lobby/tables/{open_table}", {"name": "Rui"})
        ana.ask("POST", f"/api/tables/{open_table}/block", {"seat": 1})
        friends = ana.ask("POST", "/api/tables", {"seats": SEATS, "chat": True})["table"]
        with ana.sit(friends) as page:
            page.send(json.dumps({"type": "chat", "ref": "a", "seat": 0, "text": "still here"}))
            receive(page, "done")
        day = ana.ask("GET", "/api/daily")["today"]
        play_out(ana, ana.ask("POST", f"/api/daily/{day}/solo", {"name": "Ana"})["table"])
        contest = ana.ask("POST", "/api/contests", {"system": "once", "kind": "solo", "name": "Ana"})["id"]
        rui.ask("POST", f"/api/contests/{contest}/enter", {"name": "Rui"})
        ana.ask("POST", f"/api/contests/{contest}/next")
        play_out(rui, rui.ask("POST", f"/api/contests/{contest}/play")["table"])
    with ExitStack() as stack:
        ana.host = rui.host = stack.enter_context(serving(db))
        assert [one["table"] for one in stranger(ana.host).ask("GET", "/api/lobby")["open"]] == [open_table]
        assert rui.ask("GET", "/api/lobby")["open"] == []
        assert ana.ask("GET", f"/api/tables/{locked}")["locked"]
        with ana.sit(friends) as page:
            assert [line["text"] for line in receive(page, "chat_history")["messages"]] == ["still here"]
        standing = ana.ask("GET", f"/api/daily/{day}/solo")
        assert (standing["place"], standing["people"]) == (1, 1)
        answer = rui.ask("GET", f"/api/contests/{contest}")
        assert (answer["done"], answer["played"][0]["waiting"]) == (True, 1)


def test_keys_settings_and_notifications_survive(tmp_path: Path) -> None:
    """A key that was shown, settings and notifications that were acknowledged are all stored."""
    db, ana = tmp_path / "tables.db", Person()
    point = ec.generate_private_key(ec.SECP256R1()).public_key()
    browser = {
        "endpoint": "https://push.example.org/x",
        "p256dh": _text(point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)),
        "auth": _text(bytes(16)),
    }
    quiet = {"start": 0, "end": 23 * 60 + 59, "zone": "UTC"}  # nothing is sent from here
    saved = {"vitral-muted": {"one": [1]}}
    with serving(db) as ana.host:
        table = ana.ask("POST", "/api/tables", {"seats": SEATS})["table"]
        ana.ask("POST", "/api/you/push", browser)
        ana.ask("POST", "/api/you/notifications", {"quiet": quiet, "language": "pt"})
        ana.ask("POST", f"/api/tables/{table}/notifications", {"channel": "push"})
        phrase = ana.ask("POST", "/api/you/key")["phrase"]
        ana.ask("POST", "/api/you/settings", {"settings": saved})
    with serving(db) as ana.host:
        phone = stranger(ana.host)
        phone.ask("POST", "/api/you/enter", {"phrase": phrase})
        for person in (ana, phone):
            you = person.ask("GET", "/api/you")
            assert (you["settings"], you["quiet"], you["pushes"]) == (saved, quiet, 1)
            assert you["notifications"] == {table: "push"}
            assert [one["table"] for one in person.ask("GET", "/api/me")["tables"]] == [table]


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def stranger(host: str) -> Person:
    person = Person()
    person.host = host
    return person
