"""A server in a thread, and guests who play on it as a page would."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from random import Random
from typing import Any, Self
from uuid import uuid4

import httpx
from websockets.sync.client import ClientConnection, connect

from server.clock import ManualClock
from support.scenes import after
from support.waiting import TIMEOUT, wait_until
from vitral.server.people.notifications import Notifier
from vitral.server.serving.server import VitralServer, listen
from vitral.server.settings import Settings
from vitral.server.tables.registry import TableRegistry

WAIT = TIMEOUT
SEED = bytes(range(32))
ME_AND_BOT = {"seats": [{"kind": "here", "name": "Ana"}, {"kind": "bot"}]}
TWO_HERE = {"seats": [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Rui"}]}
BY_LINK = {"seats": [{"kind": "here", "name": "Ana"}, {"kind": "link"}]}
SOLO = {"seats": [{"kind": "here", "name": "Ana"}], "options": {"mode": "solo"}}
BOTS = {"seats": [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]}


class Server:
    """Runs from the moment it is made until `stop`, by the given clock or else in real time."""

    def __init__(self, settings: Settings, clock: ManualClock | None = None, port: int = 0) -> None:
        self._socket = listen(port=port)
        self.host = f"127.0.0.1:{self._socket.getsockname()[1]}"
        self.url = f"http://{self.host}"
        self._server = VitralServer(settings)
        self.settings = settings
        self._clock = clock
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        wait_until(lambda: self._server.started or not self._thread.is_alive(), "the server starts")
        assert self._thread.is_alive(), "the server did not start"

    def _run(self) -> None:
        if self._clock is None:
            self._server.run(sockets=[self._socket])
            return
        self._server.config.ws_ping_interval = None  # no page answers in an hour that passes at once
        with asyncio.Runner(loop_factory=self._clock.new_loop) as runner:
            runner.run(self._server.serve(sockets=[self._socket]))

    @property
    def clock(self) -> ManualClock:
        """The clock it was given."""
        assert self._clock is not None
        return self._clock

    def sweep(self, seconds: float) -> None:
        """Let so much time pass; at the end of it the tables have been looked through."""
        before = self.registry.sweeps
        self.clock.advance(seconds)
        wait_until(lambda: self.registry.sweeps > before, "the tables are looked through")

    def send_due_notifications(self, seconds: int) -> None:
        """Lets that many seconds pass, one by one, and waits until the notifications due in each are sent."""
        notifier = self.notifier
        for _ in range(seconds):
            before = notifier.rounds
            self.clock.advance(1)
            wait_until(lambda before=before: notifier.rounds > before, "the notifier has looked")  # type: ignore[misc]
        wait_until(lambda: not notifier.sending, "notifications are sent")

    @property
    def notifier(self) -> Notifier:
        notifier: Notifier = self._server._state.people.notifier
        return notifier

    @property
    def registry(self) -> TableRegistry:
        """Its tables; only its own thread may change anything."""
        registry: TableRegistry = self._server._state.registry
        return registry

    def stop(self) -> None:
        """Stop as on a signal."""
        self._server.should_exit = True
        with nullcontext() if self._clock is None else self._clock.running():  # it gives its connections some seconds
            self._thread.join(TIMEOUT)
        assert not self._thread.is_alive()
        self._socket.close()

    def come_back(self) -> Server:
        """Another server at the same address and with the same tables, once this one has stopped."""
        return Server(self.settings, self._clock, int(self.host.rpartition(":")[2]))

    @contextmanager
    def guest(self, source: str = "127.0.0.1") -> Iterator[Guest]:
        """Yields a browser with a cookie jar of its own, at one of this computer's addresses."""
        transport = httpx.HTTPTransport(local_address=source, trust_env=False)
        with httpx.Client(base_url=self.url, transport=transport, trust_env=False, timeout=TIMEOUT) as http:
            yield Guest(self, http)


class Guest:
    """A browser: asks over HTTP, and opens tables."""

    def __init__(self, server: Server, http: httpx.Client) -> None:
        self.server = server
        self.http = http

    def get(self, path: str, status: int = 200) -> Any:
        """What the server answers."""
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any, status: int = 200) -> Any:
        """What the server answers."""
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def create(self, **new: Any) -> str:
        """Set a table up."""
        return str(self.post("/api/tables", new, 201)["table"])

    def enter(self, secret: str, name: str = "") -> Any:
        """Follow a link."""
        return self.post("/api/enter", {"secret": secret, "name": name})

    @contextmanager
    def sit(self, table: str, **headers: str) -> Iterator[Session]:
        """Open a table."""
        cookie = self.http.cookies.get("vitral_guest")
        sent = {**({"Cookie": f"vitral_guest={cookie}"} if cookie else {}), **headers}
        url = f"ws://{self.server.host}/api/tables/{table}/socket"
        with connect(
            url,
            additional_headers=sent,
            proxy=None,
            compression=None,
            max_size=None,
            open_timeout=TIMEOUT,
            close_timeout=TIMEOUT,
            ping_interval=None,
        ) as opened:
            yield Session(opened)


class Session:
    """A page at a table: keeps the last scene and the story, as the real one does."""

    def __init__(self, opened: ClientConnection) -> None:
        self.socket = opened
        self.scene: dict[str, Any] = {}
        self.story: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.got: list[dict[str, Any]] = []
        """Everything received, oldest first."""
        self._random = Random(1)
        self._number = 0

    def hello(self) -> Self:
        """Wait for the first message."""
        self.until("hello")
        return self

    def receive(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(TIMEOUT))
        self.got.append(message)
        if message["type"] == "hello":
            self.story = message["story"]
        if message["type"] == "update":
            undone = message.get("undone", 0)
            self.story = self.story[: len(self.story) - undone] + message["story"]
        if "base" in message:
            assert message["base"] == self._number, "a moment changes the scene that was shown last"
        self._number = message.get("number", self._number)
        self.scene = after(self.scene, message)
        self.table = message.get("table", self.table)
        return message

    def until(self, *types: str) -> dict[str, Any]:
        """The next message of such a type."""
        while True:
            message = self.receive()
            if message["type"] in types:
                return message

    def receive_until(self, condition: Callable[[], bool]) -> None:
        """Receive until that is so."""
        while not condition():
            self.receive()

    def send(self, **message: Any) -> None:
        """Send anything."""
        self.socket.send(json.dumps(message))

    def send_together(self, *messages: dict[str, Any]) -> None:
        """Send several in one piece: the server has them all before it answers the first."""
        with self.socket.send_context():
            for message in messages:
                self.socket.protocol.send_text(json.dumps(message).encode())
            self.socket.socket.sendall(b"".join(self.socket.protocol.data_to_send()))

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send something that has a reference, and wait for its answer."""
        message.setdefault("ref", uuid4().hex)
        self.send(**message)
        while True:
            answer = self.receive()
            if answer.get("ref") == message["ref"]:
                return answer

    def act(self, action: str, seat: int | None = None, **more: Any) -> dict[str, Any]:
        """Make a choice and wait for its answer."""
        seat = self.scene["viewer"] if seat is None else seat
        return self.ask(**{"type": "act", "seat": seat, "ply": self.scene["ply"], "action": action, **more})

    def look_from(self, seat: int | None) -> None:
        """See with another seat."""
        self.send(type="sit", seat=seat)
        assert self.until("seated", "refused")["type"] == "seated"

    def catch_up(self) -> None:
        """Receive all that was sent so far."""
        self.look_from(self.scene["viewer"])

    def play(self, action: str) -> None:
        """Make a choice, which must be accepted, and wait for what comes of it."""
        answer = self.act(action)
        assert answer["type"] == "done", answer
        self.until("update")

    def step(self) -> None:
        """Do anything that is legal, or wait for others to do something."""
        if self.scene["legal"]:
            self.play(self._random.choice(self.scene["legal"])["action"])
        else:
            self.until("update")

    def play_on(self, until: str = "over") -> None:
        """Play until the game is in that phase."""
        while self.scene["phase"] != until:
            self.step()

    def wait_for_turn(self) -> None:
        """Wait until there is something to choose in a turn."""
        while self.scene["phase"] == "choosing" or not self.scene["legal"]:
            if self.scene["legal"]:
                self.play(self.scene["legal"][0]["action"])
            else:
                self.until("update")
