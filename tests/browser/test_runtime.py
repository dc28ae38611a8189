"""Tables in a browser, without the browser: the same games as at a server, stored before they are shown."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import pytest

from browser.python_host import PythonHost, Storage
from browser.same_games import HERE, NOW, SEED, settings
from support.waiting import TIMEOUT
from vitral.browser.runtime import BrowserRuntime

T = TypeVar("T")
TESTS = Path(__file__).parents[1]
BOT = {"kind": "bot", "bot": "random"}


def printed(where: str) -> subprocess.Popen[str]:
    """Without compiled code, which a browser does not have."""
    return subprocess.Popen(
        [sys.executable, "-m", "browser.same_games", where],
        cwd=TESTS,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "VITRAL_NO_KERNEL": "1"},
    )


def test_every_mode_is_played_as_at_a_server() -> None:
    """Scenes, stories, records and replays, and cards, rules and refusals in five languages."""
    browser, server = (printed(where) for where in ("browser", "server"))
    found, expected = (one.communicate()[0].splitlines() for one in (browser, server))
    assert (browser.returncode, server.returncode) == (0, 0)
    assert len(expected) > 2500
    assert next((pair for pair in zip(found, expected, strict=False) if pair[0] != pair[1]), None) is None
    assert len(found) == len(expected)


class Tab:
    """A tab of a browser that is open at a table."""

    def __init__(self, storage: Storage | None = None, **more: Any) -> None:
        self.host = PythonHost(storage)
        self.runtime = BrowserRuntime(self.host, **{**settings(), **more})
        self.host.receive = self.runtime.receive

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        text = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        answer = await self.runtime.request(method, path, text, "en")
        return json.loads(answer.body)

    async def sit(self, table: str, connection: int = 1) -> dict[str, Any]:
        """Connects to a table; returns its hello."""
        await self.runtime.open(connection, table)
        return await self.receive("hello")

    async def receive(self, kind: str) -> dict[str, Any]:
        """Returns the next message of a kind, and forgets those before it."""
        async with asyncio.timeout(TIMEOUT):
            while True:
                while self.host.sent:
                    message: dict[str, Any] = json.loads(self.host.sent.pop(0)[1])
                    if message["type"] == kind:
                        return message
                await asyncio.sleep(0)

    def act(self, action: str, ply: int = 0, seat: int = 0, ref: str = "one") -> None:
        said = {"type": "act", "ref": ref, "seat": seat, "ply": ply, "action": action}
        self.runtime.message(1, json.dumps(said))


def run_in_loop(work: Coroutine[Any, Any, T]) -> T:
    """In a thread of its own: where a browser is open, Playwright has a loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def in_loop(test: Callable[[], Any]) -> Callable[[], None]:
    def run() -> None:
        run_in_loop(test())

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


@in_loop
async def test_a_choice_is_stored_before_it_is_answered() -> None:
    tab = Tab()
    table = (await tab.ask("POST", "tables", {"seats": [HERE, HERE]}))["table"]
    await tab.sit(table)
    said: list[int] = []
    tab.host.before_write = lambda: said.append(len(tab.host.sent))
    tab.act("side 2")
    await tab.receive("done")
    assert said == [0], "nothing was sent before the choice was written"
    assert json.loads(tab.host.storage.events[table, 1][2])["action"] == "side 2"


@in_loop
async def test_a_closed_tab_loses_nothing() -> None:
    storage = Storage()
    tab = Tab(storage)
    table = (await tab.ask("POST", "tables", {"seats": [HERE], "options": {"mode": "solo"}}))["table"]
    await tab.sit(table)
    tab.act("side 1")
    scene = (await tab.receive("update"))["change"]
    storage.tabs.clear()
    storage.locks.clear()
    again = await Tab(storage).sit(table)
    assert again["scene"]["pool"] == scene["pool"]
    assert again["number"] == 1


@in_loop
async def test_two_tabs_of_one_game_see_the_same() -> None:
    storage = Storage()
    one, other = Tab(storage), Tab(storage)
    table = (await one.ask("POST", "tables", {"seats": [HERE, BOT, BOT]}))["table"]
    await one.sit(table)
    await other.sit(table)
    one.act("side 2")
    await one.receive("done")
    chosen = -1
    while chosen < 0:
        chosen = (await other.receive("update"))["change"].get("chosen_side", -1)
    assert chosen == 1, "counted from 0"


@in_loop
async def test_of_two_choices_at_once_one_is_stored_and_the_other_refused() -> None:
    storage = Storage()
    one, other = Tab(storage), Tab(storage)
    table = (await one.ask("POST", "tables", {"seats": [HERE], "options": {"mode": "solo"}}))["table"]
    await one.sit(table)
    await other.sit(table)
    # The second one chooses before it is sent the first one's choice.
    one.host.publish = lambda topic, message: None  # type: ignore[method-assign]
    one.act("side 1")
    await one.receive("done")
    other.act("side 2", ref="two")
    assert (await other.receive("refused"))["code"] in ("stale", "illegal", "not_your_turn")
    assert [number for name, number in storage.events if name == table] == [1]
    assert json.loads(storage.events[table, 1][2])["action"] == "side 1"


@in_loop
async def test_a_full_disk_is_said_and_nothing_is_shown() -> None:
    tab = Tab()
    table = (await tab.ask("POST", "tables", {"seats": [HERE, HERE]}))["table"]
    await tab.sit(table)
    tab.host.storage.failing = "QuotaExceededError"
    tab.act("side 2")
    assert (await tab.receive("refused"))["code"] == "unavailable"
    assert (await tab.receive("closing"))["reason"] == "not_saved"
    assert (await tab.ask("GET", "health"))["code"] == "unavailable"
    tab.host.storage.failing = ""
    assert (await tab.sit(table))["scene"]["chosen_side"] == -1, "as it was stored"


@in_loop
async def test_a_bot_that_searches_thinks_elsewhere_and_one_that_fails_says_so() -> None:
    tab = Tab()
    table = (await tab.ask("POST", "tables", {"seats": [{"kind": "bot", "bot": "master"}] * 2}))["table"]
    think = tab.host.run

    async def lose(work: bytes, seconds: float) -> bytes:
        raise OSError("the worker ended")

    await tab.sit(table)
    while (await tab.receive("update"))["change"].get("round", 0) < 2:
        pass
    assert tab.host.worked > 0
    tab.host.run = lose  # type: ignore[method-assign]
    failures: list[str] = []
    while not failures:
        story = (await tab.receive("update"))["story"]
        failures = [line["message"] for line in story if line["message"] == "story-bot-failed"]
    tab.host.run = think  # type: ignore[method-assign]


@in_loop
async def test_all_games_are_saved_as_one_file_and_restored() -> None:
    tab = Tab()
    for options in ({"mode": "solo"}, {"mode": "automa"}):
        table = (await tab.ask("POST", "tables", {"seats": [HERE], "options": options}))["table"]
        await tab.sit(table)
        tab.act("side 1")
        await tab.receive("done")
    file = (await tab.runtime.request("GET", "games", b"", "en")).body
    fresh = Tab()
    assert await fresh.ask("POST", "games", file) == {"games": 2}
    assert await fresh.ask("POST", "games", file) == {"games": 0}, "they are there already"
    mine, before = [sorted((await one.ask("GET", "me"))["tables"], key=str) for one in (fresh, tab)]
    assert mine == before
    assert (await fresh.sit(table))["scene"]["round"] == 1
    assert (await fresh.ask("POST", "games", b"[]"))["code"] == "unreadable"
    damaged = file.replace(b"side 1", b"side 9")
    assert (await Tab().ask("POST", "games", damaged))["code"] == "impossible"


@in_loop
async def test_a_game_that_went_on_elsewhere_goes_on_here_and_another_course_is_another_game() -> None:
    tab, other = Tab(), Tab()
    table = (await tab.ask("POST", "tables", {"seats": [HERE, HERE]}))["table"]
    start = (await tab.runtime.request("GET", "games", b"", "en")).body
    await other.ask("POST", "games", start)
    await other.sit(table)
    await tab.sit(table)
    other.act("side 1")
    await other.receive("done")
    further = (await other.runtime.request("GET", "games", b"", "en")).body
    assert await tab.ask("POST", "games", further) == {"games": 1}
    assert (await tab.receive("closing"))["reason"] == "restart", "a page that shows it connects again"
    assert (await tab.sit(table))["scene"]["have_chosen"] == [True, False]
    assert await tab.ask("POST", "games", start) == {"games": 0}, "it went further here"
    otherwise = further.replace(b"side 1", b"side 2")
    assert await tab.ask("POST", "games", otherwise) == {"games": 1}
    assert await tab.ask("POST", "games", otherwise) == {"games": 0}
    assert len((await tab.ask("GET", "me"))["tables"]) == 2


@in_loop
async def test_the_deal_of_the_day_is_that_of_every_server() -> None:
    tab = Tab()
    day = (await tab.ask("GET", "daily"))["today"]
    table = (await tab.ask("POST", f"daily/{day}/solo", {"name": "Ana"}))["table"]
    assert (await tab.ask("POST", f"daily/{day}/solo", {"name": "Ana"}))["table"] == table, "it goes on"
    info = await tab.ask("GET", f"tables/{table}")
    assert info["deal"] == f"daily/{day}/solo"
    standing = await tab.ask("GET", f"daily/{day}/solo")
    assert standing["mine"]["table"] == table
    assert standing["mine"]["ranked"]
    assert (await tab.ask("GET", "daily"))["games"] == [standing["mine"]]
    assert (await tab.ask("GET", "daily/2099-01-01/solo"))["code"] == "closed"


@in_loop
async def test_a_finished_game_has_its_record_review_and_hints() -> None:
    tab = Tab()
    table = (await tab.ask("POST", "tables", {"seats": [BOT, BOT]}))["table"]
    await tab.sit(table)
    while (await tab.receive("update"))["change"].get("phase") != "over":
        pass
    assert SEED.hex() in str(await tab.ask("GET", f"tables/{table}/record"))
    assert (await tab.ask("GET", f"tables/{table}/review"))["turns"]
    solo = (await tab.ask("POST", "tables", {"seats": [HERE], "options": {"mode": "solo"}}))["table"]
    await tab.sit(solo)
    tab.act("side 1")
    await tab.receive("done")
    worked, hint = tab.host.worked, await tab.ask("POST", f"tables/{solo}/hint", {"seat": 0})
    assert hint["action"]
    assert tab.host.worked == worked + 1
    tab.host.ready = False
    assert await tab.ask("POST", f"tables/{solo}/hint", {"seat": 0}) == hint, "it waits for no second worker"
    assert tab.host.worked == worked + 1
    await tab.ask("POST", f"tables/{solo}/leave")
    assert [one["table"] for one in (await tab.ask("GET", "me"))["tables"]] == [table]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "lobby", None),
        ("GET", "contests", None),
        ("GET", "you", None),
        ("POST", "tables", {"seats": [HERE, {"kind": "link"}]}),
        ("POST", "enter", {"secret": "x"}),
    ],
)
def test_what_people_elsewhere_are_needed_for_is_refused_in_words(method: str, path: str, body: Any) -> None:
    async def refused() -> dict[str, Any]:
        found: dict[str, Any] = await Tab().ask(method, path, body)
        return found

    problem = run_in_loop(refused())
    assert problem["code"] == "needs_server"
    assert "server" in problem["text"]


@in_loop
async def test_a_turn_has_its_time_again_after_the_page_was_closed() -> None:
    storage = Storage()
    tab = Tab(storage)
    new = {"seats": [HERE, HERE], "timer": 60}
    table = (await tab.ask("POST", "tables", new))["table"]
    for seat in (0, 1):
        await tab.sit(table, 1)
        tab.act("side 1", seat=seat, ref=f"r{seat}")
        await tab.receive("done")
    assert storage.tables[table]["due"] == NOW + 60
    storage.tabs.clear()
    storage.locks.clear()
    later = Tab(storage, clock=lambda: NOW + 5000)
    await later.runtime.start()
    assert (await later.sit(table))["table"]["deadline"] == NOW + 5060
