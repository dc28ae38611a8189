"""A player who plays by clicking on whatever the page offers, a little at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from e2e.browser_tab import Tab

OFFERED = """
() => {
  const root = document.querySelector("dialog[open]") ?? document;
  const may = (one) => !one.disabled && one.getAttribute("aria-disabled") !== "true" && one.checkVisibility()
    && !one.dataset.swaps;
  return [...new Set([...root.querySelectorAll("[data-on]")].filter(may).map((one) => one.dataset.on))];
}
"""
"""The keys of all that may be chosen on the screen, as a person would see it."""
_BEHIND = ("tool:", "inspiration")
"""On a phone these lie in a sheet."""


class Player:
    """Plays one tab. What a person may choose is read off the page; messages of the server only say when to look."""

    def __init__(self, tab: Tab, seed: int = 1, *, narrow: bool = False) -> None:
        self.tab = tab
        self.random = Random(seed)
        self.narrow = narrow
        self.did: Counter[str] = Counter()
        """How often each kind of thing was done."""
        self.on_curtain: Callable[[], None] = lambda: None
        self._undone = 0

    # -- looking -------------------------------------------------------------------------------------------------

    def offered(self) -> list[str]:
        keys: list[str] = self.tab.page.evaluate(OFFERED)
        return keys

    def compare(self, offered: list[str]) -> None:
        """The page offers exactly what may be done."""
        scene = self.tab.scene
        legal = {choice["element"] for choice in scene["legal"]}
        shown = {key for key in offered if key != "undo"}
        if self.narrow:
            legal = {key for key in legal if not key.startswith(_BEHIND)}
        assert shown == legal, f"offered {sorted(shown)}, legal {sorted(legal)}, asked {scene['ask']!r}"
        assert ("undo" in offered) == scene["can_undo"]

    @property
    def awaited(self) -> bool:
        return bool(self.tab.scene["legal"])

    def curtain(self) -> bool:
        return len(self.tab.you) > 1 and self.tab.page.locator(".curtain button").count() > 0

    def open_curtain(self) -> None:
        self.tab.page.locator(".curtain button").click()

    # -- doing ---------------------------------------------------------------------------------------------------

    def choose(self, on: str) -> None:
        """Click on the element of that key, and wait for what comes of it."""
        page, before = self.tab.page, len(self.tab.sent)
        if self.narrow and on.startswith(_BEHIND) and not page.locator("dialog[open]").count():
            self.tab.press(self.tab.say("open-tools"))
        self.await_bots(on)
        page.locator(f'[data-on="{on}"]:not([disabled]):visible').first.click()
        if on == "button:pass":
            self.confirm_end(before)
        self.tab.until(lambda: len(self.tab.sent) > before, f"{on} to be sent")
        self.tab.settle()
        self.did[on.partition(":")[0]] += 1

    def await_bots(self, on: str) -> None:
        """Before a window is chosen: bots choose theirs first, so that a game goes the same way every time."""
        bots = [seat for seat, one in enumerate(self.tab.table["seats"]) if one["bot"]]
        if on.startswith("side:") and self.tab.scene["phase"] == "choosing":
            self.tab.until(lambda: all(self.tab.scene["have_chosen"][seat] for seat in bots), "the bots to choose")
            self.tab.settle()

    def confirm_end(self, before: int) -> None:
        """Say yes, if it is asked whether to end a turn in which something could still be done."""
        sure = self.tab.button(self.tab.say("button-end-sure"))
        self.tab.until(lambda: len(self.tab.sent) > before or sure.count(), "the turn to end, or a question")
        if len(self.tab.sent) == before:
            self.press_yes()

    def press_yes(self) -> None:
        self.tab.press(self.tab.say("button-end-sure"))

    def ask_why(self) -> None:
        """Press a space where the die in hand may not go; the page says why."""
        page = self.tab.page
        spaces = page.locator(".center-window [data-space]:not([data-on])")
        if not spaces.count():
            return
        spaces.nth(self.random.randrange(spaces.count())).click()
        why = page.locator(".why")
        why.locator("li").first.wait_for()
        assert "[" not in why.inner_text()
        self.did["why"] += 1
        why.get_by_role("button").click()

    def step(self) -> None:
        """Make one choice; now and then ask why another is refused, or take the last one back."""
        offered = self.offered()
        self.compare(offered)
        scene, chance = self.tab.scene, self.random.random()
        if scene["phase"] == "playing" and scene["hand"] and scene["question"]["kind"] == "place" and chance < 0.12:
            self.ask_why()
        if "undo" in offered and chance > 0.94 and self._undone < 2:
            self._undone += 1
            self.choose("undo")
            return
        self.choose(self._pick(scene, offered))

    def _pick(self, scene: dict[str, Any], offered: list[str]) -> str:
        choices = [key for key in offered if key not in ("undo", "button:pass")]
        if self.narrow:
            choices += [choice["element"] for choice in scene["legal"] if choice["element"].startswith(_BEHIND)]
        tools = [key for key in choices if key.startswith(_BEHIND)]
        dice = [key for key in choices if key.startswith(("pool:", "own:", "glass:"))]
        fitting = {choice["element"] for choice in scene["legal"] if choice.get("spaces")}
        dice = [key for key in dice if key in fitting] or dice
        if scene["question"]["kind"] == "turn":
            checks = [key for key in choices if key.startswith("seat:")]
            kinds = [kind for kind, weight in ((tools, 0.35), (checks, 0.02)) if kind and self.random.random() < weight]
            chosen = kinds[0] if kinds else dice
            if chosen and (chosen is not dice or fitting):
                return self.random.choice(chosen)
            self._undone = 0
            return "button:pass" if "button:pass" in offered else self.random.choice(choices or ["undo"])
        return self.random.choice(choices or ["undo"])

    # -- whole games ---------------------------------------------------------------------------------------------

    def play(self, until: Callable[[dict[str, Any]], bool] | None = None) -> None:
        """Play until the game is over, or until a scene of one's own turn is as wanted."""
        tab = self.tab
        while True:
            tab.settle()
            if tab.scene["phase"] == "over":
                return
            if self.curtain():
                self.on_curtain()
                self.open_curtain()
                tab.settle()
            elif self.awaited:
                if until and until(tab.scene):
                    return
                self.step()
            else:
                tab.until(self._anything, "the others")

    def _anything(self) -> bool:
        return self.awaited or self.tab.scene["phase"] == "over" or self.curtain()

    def choose_window(self, side: int = 1) -> None:
        self.choose(f"side:{side}")


class FastPlayer(Player):
    """Takes the first that fits and passes every other round, so that a game is soon over."""

    def step(self) -> None:
        scene, offered = self.tab.scene, self.offered()
        fitting = [choice["element"] for choice in scene["legal"] if choice.get("spaces")]
        first = [key for key in offered if key.startswith(("space:", "side:")) or key in fitting]
        passes = "button:pass" in offered and (scene["round"] % 2 == 0 or not first)
        self.choose("button:pass" if passes else [*first, *offered][0])


def my_turn(round_number: int = 1) -> Callable[[dict[str, Any]], bool]:
    """The beginning of a turn of one's own, in that round or later."""

    def wanted(scene: dict[str, Any]) -> bool:
        begun: bool = scene["phase"] == "playing" and scene["question"]["kind"] == "turn"
        return begun and int(scene["round"]) >= round_number

    return wanted
