"""People at a real table who enter a recorded game into the page, tap by tap; every tap is counted."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from playwright.sync_api import FilePayload, Response

from e2e.browser_tab import Tab
from support.real_table import PhysicalGame

_BEHIND = ("tool:", "inspiration")
"""On a phone these lie in a sheet."""


class RealTablePlayer:
    """Enters a game. What the page was told last says which elements stand for which choices."""

    def __init__(self, tab: Tab, game: PhysicalGame) -> None:
        self.tab = tab
        self.game = game
        self.now: dict[str, Any] = {}
        self.taps: Counter[str] = Counter()
        """How many taps each kind of entry took."""
        tab.page.on("response", self._told)

    def _told(self, response: Response) -> None:
        if response.url.endswith("/api/real-table") and response.ok:
            told = response.json()
            if (told["scene"] or told["asks"]) and not json.loads(response.request.post_data or "{}").get("trial"):
                self.now = told

    @property
    def log(self) -> list[str]:
        return list(self.now.get("log", []))

    def open(self) -> None:
        """Opens the game as a file that another device saved before the first entry."""
        saved = {"format": "vitral-real-table/1", "setup": self.game.setup, "log": [], "rest": [], "draws": False}
        page = self.tab.page
        self.tab.go("/real")
        page.get_by_text(self.tab.say("real-continue")).click()
        file = FilePayload(name="game.json", mimeType="application/json", buffer=json.dumps(saved).encode())
        page.locator("input[type=file]").set_input_files(file)
        self.settle(0)

    def settle(self, entries: int) -> None:
        """Waits until the page shows the game with that many entries."""
        self.tab.page.locator(f'footer[data-entries="{entries}"]').wait_for(state="attached")
        self.tab.until(lambda: len(self.log) == entries, "the page to be told")

    def tap(self, selector: str, kind: str) -> None:
        self.tab.page.locator(selector).first.click()
        self.taps[kind] += 1

    # -- entries -----------------------------------------------------------------------------------------------------

    def enter_next(self) -> None:
        """Enters the next line of the game."""
        lines, log = self.game.lines, self.log
        if tuple(log) != lines[: len(log)]:
            # A turn ended by itself, and its player goes on with a tool.
            assert log[-1] == "pass", (log[-1], lines[len(log) - 1])
            self.tab.press(self.tab.say("real-turn-again"))
            self.taps["turn"] += 1
            self.settle(len(log) - 1)
            return
        line = lines[len(log)]
        verb, *named = line.split()
        if verb in ("roll", "reroll", "draw", "deal"):
            self._enter_chance(verb, named)
        else:
            self._choose(line)
        self.tab.until(lambda: len(self.log) > len(log), f"{line} to be entered")
        self.settle(len(self.log))

    def _enter_chance(self, verb: str, named: list[str]) -> None:
        if verb == "roll":
            for die in named:
                self.tap(f'.pad [data-die="{die}"]', "roll")
        elif verb == "reroll":
            for die in named:
                self.tap(f'.pad [data-value="{die[1]}"]', "reroll")
        elif verb == "draw":
            self.tap(f'[data-color="{named[0]}"]', "turn")
        else:
            self.tap(f'[data-card="{named[-1]}"]', "cards")

    def _choose(self, line: str) -> None:
        choice = next(one for one in self.now["scene"]["legal"] if one["action"] == line)
        on, page = choice["element"], self.tab.page
        if on.startswith(_BEHIND) and not page.locator("dialog[open]").count():
            self.tab.press(self.tab.say("open-tools"))
            self.taps["turn"] += 1
        self.tap(f'[data-on="{on}"]:not([disabled]):visible', "turn")

    def play(self, until: int | None = None) -> None:
        """Enters the rest of the game, or up to that many lines."""
        end = len(self.game.lines) if until is None else until
        while len(self.log) < end or tuple(self.log) != self.game.lines[: len(self.log)]:
            self.enter_next()

    @property
    def placed(self) -> int:
        """How many dice were placed in the game."""
        return sum(line.startswith("place ") for line in self.game.lines)

    @property
    def taps_per_die(self) -> float:
        """How many taps the turns took for each die that was placed, with all that was done in them."""
        return self.taps["turn"] / self.placed
