"""Chromium is killed in the middle of games, again and again: every choice that was answered is stored, once."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from browser.same_games import GAMES
from browser.site_page import PLAY, SitePage
from e2e.conftest import ARGUMENTS, chromium_path
from support.long_run import LONG
from support.waiting import wait_until

KILLS: Final = 50 if LONG else 2
MOST_CHOICES: Final = 25
"""At most so many are answered before a kill."""
PLAYED: Final = ("solo", "standard", "hot seat of four, dice pools", "automa")


@contextmanager
def killed_chromium(playwright: Playwright, profile: Path) -> Iterator[Browser]:
    """A Chromium with that profile, which ends by `kill -9` of all its processes at once."""
    port = profile / "DevToolsActivePort"
    port.unlink(missing_ok=True)
    command = [chromium_path(), *ARGUMENTS, "--headless", f"--user-data-dir={profile}", "--remote-debugging-port=0"]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        number = wait_until(lambda: port.is_file() and port.read_text().partition("\n")[0], "Chromium")
        yield playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{number}")
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        # Another one that opened the profile while a process of this one still has it would find its files locked.
        wait_until(lambda: not running(process.pid), "Chromium's processes end")


def running(group: int) -> list[int]:
    """The processes of a group that have not ended."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it ended just now
            state, _, of = (folder / "stat").read_text().rpartition(")")[2].split()[:3]
            if int(of) == group and state != "Z":
                found.append(int(folder.name))
    return found


def stored(tab: SitePage) -> dict[str, Counter[str]]:
    """The references of the choices in each stored game; each game is whole, and can be opened."""
    tables = tab.call("GET", "me")["tables"]
    assert not any(table.get("damaged") for table in tables)
    games: list[dict[str, Any]] = tab.call("GET", "games")["games"]
    assert {game["id"] for game in games} == {table["table"] for table in tables}
    return {game["id"]: Counter(json.loads(event["body"]).get("ref", "") for event in game["events"]) for game in games}


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are found in /proc")
def test_a_killed_browser_loses_nothing_that_was_answered(site: str, tmp_path: Path) -> None:
    chance = Random(1)
    answered: list[tuple[str, str]] = []
    tables: list[str] = []
    with sync_playwright() as playwright:
        for kill in range(KILLS + 1):
            with killed_chromium(playwright, tmp_path) as browser:
                tab = SitePage(browser.contexts[0], site)
                found = stored(tab)
                assert [(table, ref) for table, ref in answered if found.get(table, Counter())[ref] != 1] == []
                assert found.keys() >= {*tables}
                if kill == KILLS:
                    break
                tab.page.expose_function("acknowledged", lambda table, ref: answered.append((table, ref)))
                if len(tables) <= kill // 3:
                    tables.append(tab.call("POST", "tables", GAMES[PLAYED[len(tables) % len(PLAYED)]])["table"])
                begin = f"(given) => void ({PLAY})(given).then(() => (window.over = true))"
                tab.page.evaluate(begin, {"table": chance.choice(tables), "most": 10_000})
                enough = len(answered) + chance.randrange(MOST_CHOICES)
                # A page lets callbacks through while it is asked.
                wait_until(lambda: tab.page.evaluate("window.over ?? false") or len(answered) > enough)  # noqa: B023
    print(f"killed {KILLS} times: {len(tables)} games, {len(answered)} answered choices, all of them stored")
