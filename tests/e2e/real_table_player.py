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
SPACES = ("place ", "lift ", "stop")


class RealTablePlayer:
    """Enters a game. What the page was told last says which elements stand for which choices."""

    def __init__(self, tab: Tab, game: PhysicalGame, *, dice_only: bool = False) -> None:
        """With *dice_only* nothing is entered of people's own windows before the end."""
        self.tab = tab
        self.game = game
        self.dice_only = dice_only
        self.lines = tuple(line for line in game.lines if not (dice_only and line.startswith(SPACES)))
        """What is entered of it."""
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
        """What the page has; without what it supposes."""
        return [line for line in self.now.get("log", []) if not line.endswith(" ?")]

    def open(self, amount: str = "", **entered: Any) -> None:
        """Opens the game as a file that another device saved, before the first entry or with what was *entered*."""
        amount = amount or ("opponent" if self.dice_only else "referee")
        saved = {"format": "vitral-real-table/1", "setup": self.game.setup, "draws": False, "amount": amount} | entered
        page = self.tab.page
        self.tab.go("/real")
        page.get_by_text(self.tab.say("real-continue")).click()
        file = FilePayload(name="game.json", mimeType="application/json", buffer=json.dumps(saved).encode())
        page.locator("input[type=file]").set_input_files(file)
        if amount != "pace":
            self.settle()
        page.evaluate("window.clicks = 0; addEventListener('click', () => (window.clicks += 1), true)")

    def settle(self) -> None:
        """Waits until the page shows the game with the entries it was told of."""
        self.tab.until(lambda: bool(self.now), "the page to be told")
        self.tab.page.locator(f'footer[data-entries="{len(self.now["log"])}"]').wait_for(state="attached")

    def tap(self, selector: str, kind: str) -> None:
        self.tab.page.locator(selector).first.click()
        self.taps[kind] += 1

    # -- entries -----------------------------------------------------------------------------------------------------

    def enter_next(self) -> None:
        """Enters the next line of the game."""
        lines, told = self.lines, self.now
        log = self.log
        if tuple(log) != lines[: len(log)]:
            # A turn ended by itself, and its player goes on with a tool.
            assert log[-1] == "pass", (log[-1], lines[len(log) - 1])
            self.tab.press(self.tab.say("real-turn-again"))
            self.taps["tool"] += 1
        else:
            line = lines[len(log)]
            verb, *named = line.split()
            if verb == "tool" and told["log"][-1:] != log[-1:] and not self._is_legal(line):
                # The die was taken before the tool that changes it, and is supposed to lie somewhere by now.
                self.tab.press(self.tab.say("button-undo"))
                self.taps["tool"] += 1
            elif verb in ("roll", "reroll", "draw", "deal"):
                self._enter_chance(verb, named)
            elif self.dice_only and verb != "leave" and told["scene"]["question"]["kind"] == "place":
                self.tab.press(self.tab.say("real-placed-it"))
                self.taps["die"] += 1
            else:
                self._choose(line)
        self.tab.until(lambda: self.now is not told, "the entry to be taken")
        self.settle()

    def _is_legal(self, line: str) -> bool:
        return any(choice["action"] == line for choice in self.now["scene"]["legal"])

    def _enter_chance(self, verb: str, named: list[str]) -> None:
        if verb == "roll":
            for die in named:
                self.tap(f'.pad [data-die="{die}"]', "roll")
        elif verb == "reroll":
            for die in named:
                self.tap(f'.pad [data-value="{die[1]}"]', "reroll")
        elif verb == "draw":
            self.tap(f'[data-color="{named[0]}"]', "die")
        else:
            self.tap(f'[data-card="{named[-1]}"]', "cards")

    def _choose(self, line: str) -> None:
        legal = {one["action"]: one["element"] for one in self.now["scene"]["legal"]}
        on, page = legal[line], self.tab.page
        if on.startswith(_BEHIND) and not page.locator("dialog[open]").count():
            self.tab.press(self.tab.say("open-tools"))
            self.taps["tool"] += 1
        kind = "pass" if line == "pass" else "tool" if on.startswith(_BEHIND) else "die"
        self.tap(f'[data-on="{on}"]:not([disabled]):visible', kind)

    def play(self, until: int | None = None) -> None:
        """Enters the rest of the game, or up to that many lines."""
        end = len(self.lines) if until is None else until
        while len(self.log) < end or tuple(self.log) != self.lines[: len(self.log)]:
            self.enter_next()

    def tap_windows(self, windows: list[dict[str, str]]) -> None:
        """Taps in where the dice of each window lie, in the order in which the page asks for them."""
        told = self.now
        for dice in windows:
            for space, _ in sorted(dice.items(), key=lambda lies: ("RYGBPW".index(lies[1][0]), lies[1][1])):
                self.tap(f'footer [data-space="{space}"]', "windows")
        self.tab.press(self.tab.say("real-lies-enter"))
        self.taps["done"] += 1
        self.tab.until(lambda: self.now is not told, "the windows to be taken")
        self.settle()

    def check_taps(self) -> None:
        """Compares the taps that were counted here with those that the page got."""
        assert self.tab.page.evaluate("window.clicks") == sum(self.taps.values())

    @property
    def placed(self) -> int:
        """How many dice were placed in the game."""
        return sum(line.startswith("place ") for line in self.game.lines)

    @property
    def taps_per_die(self) -> float:
        """How many taps each die that was placed took, with whatever tools did to it."""
        return self.taps["die"] / self.placed

    @property
    def taps_per_turn(self) -> float:
        """How many taps the turns took for each die that was placed, with tools and turns without a die."""
        return (self.taps["die"] + self.taps["tool"] + self.taps["pass"]) / self.placed
