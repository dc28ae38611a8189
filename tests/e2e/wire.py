"""Playing without a page, to get quickly to where a test begins."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any
from uuid import uuid4

from websockets.sync.client import ClientConnection, connect

from e2e.browser_tab import Tab
from support.scenes import after
from support.waiting import TIMEOUT

Scene = dict[str, Any]


def play_ahead(tab: Tab, table: str, until: Callable[[Scene], bool], seed: int = 1) -> Scene:
    """Play all seats of this person until a scene in which they may choose is as wanted, or the game is over."""
    cookies = {cookie["name"]: cookie["value"] for cookie in tab.context.cookies(tab.url)}
    headers = {"Cookie": f"vitral_guest={cookies['vitral_guest']}"}
    url = f"{tab.url.replace('http', 'ws')}/api/tables/{table}/socket"
    more: dict[str, Any] = {"open_timeout": TIMEOUT, "close_timeout": TIMEOUT, "ping_interval": None}
    with connect(url, additional_headers=headers, proxy=None, compression=None, max_size=None, **more) as opened:
        return _Seats(opened, Random(seed)).play(until)


class _Seats:
    """The seats of one person at a table, played over one connection."""

    def __init__(self, opened: ClientConnection, random: Random) -> None:
        self._opened = opened
        self._random = random
        self.scene: Scene = {}
        hello = self._receive("hello")
        self._you: list[int] = hello["seats"]
        self._bots = [seat for seat, one in enumerate(hello["table"]["seats"]) if one["bot"]]

    def play(self, until: Callable[[Scene], bool]) -> Scene:
        # Bots choose their windows first, so that a game goes the same way every time.
        while self.scene["phase"] == "choosing" and not all(self.scene["have_chosen"][seat] for seat in self._bots):
            self._receive("update")
        self._sit()
        while self.scene["phase"] != "over" and not (self.scene["legal"] and until(self.scene)):
            if self.scene["legal"]:
                ref = uuid4().hex
                self._send(type="act", ref=ref, seat=self.scene["viewer"], ply=self.scene["ply"], action=self._choice())
                self._receive("done", ref)
            self._receive("update")
            self._sit()
        return self.scene

    def _choice(self) -> str:
        """Dice that fit come first, so that windows fill as those of people do."""
        legal = self.scene["legal"]
        fitting = [choice for choice in legal if choice.get("spaces")]
        others = [one for one in legal if not one["element"].startswith("seat:")]
        chosen = self._random.choice(fitting if fitting and self._random.random() < 0.8 else others)
        return str(chosen["action"])

    def _sit(self) -> None:
        """Look with the seat that has to decide, if it is another one of these."""
        scene = self.scene
        if len(self._you) == 1 or scene["legal"] or scene["phase"] == "over":
            return
        if scene["phase"] == "choosing":
            wanted = next((seat for seat in self._you if not scene["have_chosen"][seat]), None)
        else:
            wanted = scene["seat"] if scene["seat"] in self._you else None
        if wanted is not None and wanted != scene["viewer"]:
            self._send(type="sit", seat=wanted)
            self._receive("seated")

    def _send(self, **message: Any) -> None:
        self._opened.send(json.dumps(message))

    def _receive(self, kind: str, ref: str = "") -> dict[str, Any]:
        """The next message of a kind; whatever comes before it changes the scene too."""
        while True:
            message: dict[str, Any] = json.loads(self._opened.recv(TIMEOUT))
            assert message["type"] != "refused", message
            self.scene = after(self.scene, message)
            if message["type"] == kind and message.get("ref", "") == ref:
                return message
