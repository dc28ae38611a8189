"""Playing without a page, to get quickly to where a test begins."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any
from uuid import uuid4

from websockets.sync.client import ClientConnection, connect

from e2e.tab import PATIENCE, Tab
from scenes import after

Scene = dict[str, Any]


def play_ahead(tab: Tab, table: str, until: Callable[[Scene], bool], seed: int = 1) -> Scene:
    """Play all seats of this person until a scene in which they may choose is as wanted, or the game is over."""
    cookies = {one["name"]: one["value"] for one in tab.context.cookies(tab.url)}
    headers = {"Cookie": f"vitral_guest={cookies['vitral_guest']}"}
    url = f"{tab.url.replace('http', 'ws')}/api/tables/{table}/socket"
    with connect(url, additional_headers=headers, proxy=None, compression=None, max_size=None) as opened:
        return _play(opened, until, Random(seed))


def _play(opened: ClientConnection, until: Callable[[Scene], bool], random: Random) -> Scene:
    hello = json.loads(opened.recv(PATIENCE))
    you: list[int] = hello["you"]
    scene: Scene = hello["scene"]
    if len(you) > 1:
        scene = _sit(opened, scene, you)
    while scene["phase"] != "over" and not (scene["legal"] and until(scene)):
        ref = uuid4().hex
        if scene["legal"]:
            act = {"type": "act", "ref": ref, "seat": scene["viewer"], "ply": scene["ply"]}
            opened.send(json.dumps({**act, "action": _choice(scene, random)}))
            _hear(opened, "done", ref)
        scene = after(scene, _hear(opened, "moment"))
        if len(you) > 1 and not scene["legal"] and scene["phase"] != "over":
            scene = _sit(opened, scene, you)
    return scene


def _choice(scene: Scene, random: Random) -> str:
    """Dice that fit come first, so that windows fill as those of people do."""
    fitting = [one for one in scene["legal"] if one.get("spaces")]
    others = [one for one in scene["legal"] if not one["on"].startswith("seat:")]
    chosen = random.choice(fitting if fitting and random.random() < 0.8 else others)
    return str(chosen["action"])


def _hear(opened: ClientConnection, kind: str, ref: str = "") -> dict[str, Any]:
    """The next message of a kind; of others, what comes before it was meant for them."""
    while True:
        message: dict[str, Any] = json.loads(opened.recv(PATIENCE))
        assert message["type"] != "refused", message
        if message["type"] == kind and message.get("ref", "") == ref:
            return message


def _sit(opened: ClientConnection, scene: Scene, you: list[int]) -> Scene:
    """Look with the seat that has to decide, if it is one of these."""
    if scene["phase"] == "choosing":
        wanted = next((seat for seat in you if not scene["chosen"][seat]), None)
    else:
        wanted = scene["seat"] if scene["seat"] in you else None
    if wanted is None or wanted == scene["viewer"]:
        return scene
    opened.send(json.dumps({"type": "sit", "seat": wanted}))
    found: Scene = _hear(opened, "seated")["scene"]
    return found
