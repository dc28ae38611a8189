"""Plays the same games at a server's tables and at those of a browser, and prints every message that a page gets.

`python -m browser.same_games server` uses SQLite and msgspec, `browser` the browser's store and our own structs. What
they print is to be the same, byte for byte.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Callable
from typing import Any, Final

from support.waiting import TIMEOUT

SEED: Final = bytes(range(32))
NOW: Final = 1_790_000_000.25
HERE: Final = {"kind": "here", "name": "Ana"}
GAMES: Final[dict[str, dict[str, Any]]] = {
    "standard": {"seats": [HERE, {"kind": "bot", "bot": "apprentice"}]},
    "hot seat of four, dice pools": {"seats": [HERE] * 4, "options": {"dice_pools": True}},
    "honor": {"seats": [HERE, HERE], "options": {"enforcement": "honour"}},
    "solo": {"seats": [HERE], "options": {"mode": "solo"}},
    "automa": {"seats": [HERE], "options": {"mode": "automa"}},
    "passion": {"seats": [HERE, HERE, HERE], "options": {"rare_glass": True, "inspirations": True}},
    "six": {"seats": [HERE] * 5 + [{"kind": "bot", "bot": "random"}], "options": {"players": 6}},
    "bots": {"seats": [{"kind": "bot", "bot": "glazier"}, {"kind": "bot", "bot": "master"}]},
}
LANGUAGES: Final = ("en", "pt", "es", "ru", "de")
Print = Callable[..., None]


def settings() -> dict[str, Any]:
    from vitral.bots import Budget

    return {
        "clock": lambda: NOW,
        "seed_source": lambda: SEED,
        "table_ids": iter([f"table{number}" for number in range(1000)]).__next__,
        "budget": lambda seconds: Budget(playouts=20),
    }


class Page:
    """A page that plays: it chooses among the legal actions by chance, the same way wherever it is."""

    def __init__(self, send: Callable[[str], None], name: str) -> None:
        self.received: list[str] = []
        self.over = asyncio.Event()
        self._send, self._chance, self._number, self._name = send, random.Random(name), 0, name
        self._scene: dict[str, Any] = {}
        self._seats: list[int] = []
        self._undone = 0

    def receive(self, message: str) -> None:
        self.received.append(message)
        said = json.loads(message)
        if said["type"] == "hello":
            self._seats = said["seats"]
            self._scene = said["scene"]
            self._scene["viewer"] = said["viewer"]
        elif said["type"] == "seated":
            self._scene = said["scene"]
        elif said["type"] == "update":
            change = said["change"]
            for one in change.get("window_changes", ()):
                self._scene["windows"][one["seat"]] = one["window"]
            self._scene.update(change)
        else:
            if said["type"] == "refused":
                raise AssertionError(said)
            return
        asyncio.get_running_loop().call_soon(self._choose, len(self.received))

    def _choose(self, received: int) -> None:
        scene = self._scene
        others = [seat for seat in range(len(scene["have_chosen"])) if seat not in self._seats]
        if received != len(self.received) or (
            scene["phase"] == "choosing" and not all(scene["have_chosen"][one] for one in others)
        ):
            return  # bots choose their windows at the same time: they go first, here as there
        if scene["phase"] == "over":
            self.over.set()
            return
        seat = scene["viewer"]
        if scene["legal"] and seat is not None and not (scene["phase"] == "choosing" and scene["chosen_side"] >= 0):
            self._number += 1
            ref = f"r{self._number}"
            if scene["can_undo"] and scene["phase"] == "playing" and self._chance.random() < 0.1 and self._undone < 6:
                self._undone += 1
                self._send(json.dumps({"type": "undo", "ref": ref, "seat": seat, "ply": scene["ply"]}))
                return
            action = self._chance.choice(scene["legal"])["action"]
            self._send(json.dumps({"type": "act", "ref": ref, "seat": seat, "ply": scene["ply"], "action": action}))
            return
        waiting = self._waited_for()
        if waiting is not None and waiting != seat:
            self._send(json.dumps({"type": "sit", "seat": waiting}))

    def _waited_for(self) -> int | None:
        scene = self._scene
        if scene["phase"] == "choosing":
            return next((seat for seat in self._seats if not scene["have_chosen"][seat]), None)
        return scene["seat"] if scene["seat"] in self._seats else None


async def _answers(ask: Callable[..., Any], table: str, say: Print) -> None:
    """Everything else a page asks for after a game."""
    record = await ask("GET", f"tables/{table}/record")
    say("record", record)
    say("frames", await ask("GET", f"tables/{table}/frames?seat=all"))
    say("frames of a file", await ask("POST", "frames?seat=0&from=2&to=6", record))
    say("questions", await ask("POST", "questions", record))


async def _more_answers(ask: Callable[..., Any], say: Print) -> None:
    for language in LANGUAGES:
        for path in ("cards/", "rules/"):
            say(path + language, await ask("GET", path + language))
        refused = json.dumps({"seats": [HERE], "options": {"mode": "nothing"}})
        say("refused in " + language, await ask("POST", "tables", refused, language))
    for path in ("options", "lessons", "puzzles"):
        say(path, await ask("GET", path))
    first = json.loads(await ask("GET", "lessons"))["lessons"][0]["id"]
    say("lesson", await ask("POST", f"lessons/{first}", '{"answers": []}'))
    puzzle = json.loads(await ask("GET", "puzzles"))["puzzles"][0]["id"]
    say("puzzle", await ask("POST", f"puzzles/{puzzle}", '{"choices": []}'))
    say("solution", await ask("POST", f"puzzles/{puzzle}", '{"choices": [], "give_up": true}'))
    window = {"name": "Ana", "pattern": "batllo", "dice": ["R4 R4 -- -- --", *["-- -- -- -- --"] * 3]}
    for path in ("score", "check"):
        say(path, await ask("POST", path, json.dumps({"windows": [window]})))
    drawn = {"name": "Own", "difficulty": 3, "grid": ["R...1", ".....", ".....", "....."]}
    say("window", await ask("POST", "windows", json.dumps(drawn)))
    say("hint", await ask("POST", "tables/nothing/hint", '{"seat": 0}'))


async def in_browser(names: list[str], say: Print) -> None:
    from browser.python_host import PythonHost
    from vitral.browser.runtime import BrowserRuntime

    host = PythonHost()
    runtime = BrowserRuntime(host, **settings())
    await runtime.start()
    pages: dict[int, Page] = {}
    host.send = lambda connection, message: pages[connection].receive(message)  # type: ignore[method-assign]

    async def ask(method: str, path: str, body: str = "", language: str = "en") -> str:
        return (await runtime.request(method, path, body.encode(), language)).body.decode()

    for at, name in enumerate(names):
        table = json.loads(await ask("POST", "tables", json.dumps(GAMES[name])))["table"]
        page = pages[at] = Page(lambda text, at=at: runtime.message(at, text), name)  # type: ignore[misc]
        await runtime.open(at, table)
        await page.over.wait()
        for message in page.received:
            say(name, message)
        await _answers(ask, table, say)
    await _more_answers(ask, say)


async def at_server(names: list[str], say: Print) -> None:
    import msgspec
    from httpx import ASGITransport, AsyncClient

    from vitral.server import protocol as wire
    from vitral.server.http.app import create_app
    from vitral.server.settings import Settings
    from vitral.server.tables.create import make_setup
    from vitral.server.tables.subscriber import LocalSubscriber

    app = create_app(Settings(**settings(), lobby=False, away_seconds=0.0))
    state = app.state.server
    await state.open()
    registry = state.registry
    async with AsyncClient(transport=ASGITransport(app), base_url="http://localhost") as client:

        async def ask(method: str, path: str, body: str = "", language: str = "en") -> str:
            headers = {"accept-language": language, "content-type": "application/json", "accept-encoding": ""}
            return (await client.request(method, f"/api/{path}", content=body, headers=headers, timeout=TIMEOUT)).text

        for name in names:
            new = msgspec.convert(GAMES[name], wire.NewTable)
            table = await registry.create(await make_setup(registry, new), "here")
            live = await registry.find(table)
            page = Page(lambda text: live.receive(who, msgspec.json.decode(text, type=wire.FromPage)), name)  # noqa: B023
            who = LocalSubscriber("here", lambda message: page.receive(message.decode()), lambda why: None)  # noqa: B023
            live.inbox.post(lambda: live.connect(who))  # noqa: B023
            await page.over.wait()
            for message in page.received:
                say(name, message)
            await _answers(ask, table, say)
        await _more_answers(ask, say)
    await state.close()


def main() -> None:
    where, *names = sys.argv[1:]

    def say(name: str, text: str) -> None:
        print(json.dumps([name, text]))

    asyncio.run((in_browser if where == "browser" else at_server)(names or [*GAMES], say))


if __name__ == "__main__":
    main()
