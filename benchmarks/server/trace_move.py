"""Counts the files and lines of the package that run while a server handles one move from a page.

    python benchmarks/server/trace_move.py

Two people share a device. The first die that may be placed is drafted and placed by both; the lines of the placement of
the second one are counted, from the frame of the WebSocket to the last message sent, with the store in memory.
"""

from __future__ import annotations

import json
import sys
import threading
from collections import defaultdict
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

import vitral
from vitral.server.serving.server import VitralServer, listen
from vitral.server.settings import Settings

PACKAGE = Path(vitral.__file__).parent


class Trace:
    """The lines that run while `on` is set, by file."""

    def __init__(self) -> None:
        self.on = False
        self.lines: dict[str, set[int]] = defaultdict(set)

    def __call__(self, frame: FrameType, event: str, argument: Any) -> Any:
        if not frame.f_code.co_filename.startswith(str(PACKAGE)):
            return None
        if self.on and event == "line":
            self.lines[frame.f_code.co_filename].add(frame.f_lineno)
        return self


def play(socket: ClientConnection, scene: dict[str, Any]) -> dict[str, Any]:
    """Plays the first legal action and returns the scene after it."""
    seat = scene["seat"] if scene["viewer"] is None else scene["viewer"]
    action = scene["legal"][0]["action"]
    socket.send(json.dumps({"type": "act", "seat": seat, "ply": scene["ply"], "action": action, "ref": action}))
    while (message := json.loads(socket.recv()))["type"] != "update":
        pass
    return {**scene, **message["change"]}


def main() -> None:
    trace = Trace()
    threading.settrace(trace)
    listening = listen()
    url = f"127.0.0.1:{listening.getsockname()[1]}"
    server = VitralServer(Settings(seed_source=lambda: bytes(32)))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    with httpx.Client(base_url=f"http://{url}", trust_env=False) as http:
        while not server.started:
            thread.join(0.01)
        seats = [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Rui"}]
        table = http.post("/api/tables", json={"seats": seats}).json()["table"]
        cookie = f"vitral_guest={http.cookies['vitral_guest']}"
    with connect(f"ws://{url}/api/tables/{table}/socket", additional_headers={"Cookie": cookie}, proxy=None) as socket:
        scene = json.loads(socket.recv())["scene"]
        for seat in (0, 1):
            socket.send(json.dumps({"type": "sit", "seat": seat}))
            while (message := json.loads(socket.recv()))["type"] != "seated":
                pass
            scene = play(socket, message["scene"])
        places = 0
        while places < 2:
            socket.send(json.dumps({"type": "sit", "seat": scene["seat"]}))
            while (message := json.loads(socket.recv()))["type"] != "seated":
                pass
            scene = message["scene"]
            takes = [one for one in scene["legal"] if one["action"].startswith(("take", "place"))]
            scene["legal"] = takes or scene["legal"]
            places += scene["legal"][0]["action"].startswith("place")
            trace.on = places == 2
            scene = play(socket, scene)
        trace.on = False
    total = sum(map(len, trace.lines.values()))
    for name, lines in sorted(trace.lines.items(), key=lambda item: -len(item[1])):
        print(f"{len(lines):5} {Path(name).relative_to(PACKAGE)}")
    print(f"{total:5} lines in {len(trace.lines)} files")
    sys.stdout.flush()
    server.should_exit = True
    thread.join()


if __name__ == "__main__":
    main()
