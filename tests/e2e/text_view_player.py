"""A player of a table in words: by the roles and names of what is there, and by keyboard alone."""

from __future__ import annotations

from e2e.browser_tab import Tab
from e2e.playing import FastPlayer, Player
from e2e.text_view_facts import SpokenTable

_HERE = """
() => {
  const one = document.activeElement;
  const style = getComputedStyle(one);
  const shown = one.matches(":focus-visible") && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1;
  return [shown, (one.labels?.length ? one.labels[0].firstChild : one).textContent.trim()];
}
"""
_TABS = """
(name) => {
  const words = (one) => (one.labels?.length ? one.labels[0].firstChild : one).textContent.trim();
  const all = [...document.querySelectorAll("a[href], button:not(:disabled), select, input, summary, [tabindex='0']")];
  const now = document.activeElement;
  const from = all.includes(now) ? all.indexOf(now) : all.findIndex((one) => now.compareDocumentPosition(one) & 4) - 1;
  return all.some((one) => words(one) === name) ? all.findIndex((one) => words(one) === name) - from : null;
}
"""
"""How often Tab has to be pressed until that name has the focus; Shift and Tab if it is less than nothing."""
_HEARD = """
() => {
  const main = document.querySelector("main");
  const words = (all) => [...all].map((one) => one.textContent.trim());
  return {
    text: main.textContent,
    asked: main.querySelector("h2").textContent,
    buttons: words(main.querySelectorAll("button:not(:disabled)")),
    windows: [...main.querySelectorAll("table:has(caption)")].map((one) => words(one.querySelectorAll("tbody td"))),
  };
}
"""
"""What a page reader comes by: headings, buttons and tables that are made of the elements meant for them."""


class Listener(Player):
    """Nothing is found but by its role and its name, and nothing is pressed but keys."""

    def __init__(self, tab: Tab, seed: int = 1) -> None:
        super().__init__(tab, seed)
        self.words = SpokenTable(tab)

    # -- hearing -------------------------------------------------------------------------------------------------

    def here(self) -> str:
        """What has the focus; it can be seen, too."""
        shown, words = self.tab.page.evaluate(_HERE)
        assert shown, f"the focus is on {words!r}, and nothing shows it"
        return str(words)

    def offered(self) -> list[str]:
        """The keys of all choices that have a button of their name, and whether something can be undone."""
        say, there = self.tab.say, set(self.tab.page.evaluate(_HEARD)["buttons"])
        names = {self.words.choice(choice): choice["element"] for choice in self.tab.scene["legal"]}
        undo = {say("button-undo"), say("button-cancel")}
        others = {say(name) for name in ("text-ask", "text-ask-space", "hint")}
        strange = there - names.keys() - undo - others
        assert not strange, f"no choices: {strange}"
        return [on for name, on in names.items() if name in there] + ["undo"] * bool(undo & there)

    def compare(self, offered: list[str]) -> None:
        """Every choice, every fact and every space is in the text, and the focus is on what is asked."""
        super().compare(offered)
        page = self.tab.page.evaluate(_HEARD)
        self.tab.until(lambda: self.here() == page["asked"], "the focus on what is asked")
        missing = [words for words in self.words.facts() if words not in page["text"]]
        assert not missing, f"missing: {missing}"
        if self.tab.scene["windows"]:
            self.compare_windows(page["windows"])

    def compare_windows(self, shown: list[list[str]]) -> None:
        """Every window is a table, space by space, the own one first."""
        scene = self.tab.scene
        seats = sorted(range(len(scene["windows"])), key=lambda seat: seat != scene["viewer"])
        for seat, cells in zip(seats, shown, strict=True):
            dice = [die for row in scene["windows"][seat]["dice"] for die in row]
            for cell, die in zip(cells, dice, strict=True):
                assert die == "--" or cell.startswith(self.words.die(die)), (seat, cell, die)
                assert cell, "an open space names its condition"

    # -- doing ---------------------------------------------------------------------------------------------------

    def key(self, *keys: str) -> None:
        for key in keys:
            self.tab.page.keyboard.press(key)

    def go_to(self, name: str) -> None:
        """Press Tab until something of that name has the focus."""
        times = self.tab.page.evaluate(_TABS, name)
        assert times is not None, f"nothing is called {name!r}"
        self.key(*["Tab" if times > 0 else "Shift+Tab"] * abs(times))
        self.tab.until(lambda: self.here() == name, f"the focus on {name!r}")

    def choose(self, on: str) -> None:
        before, say = len(self.tab.sent), self.tab.say
        self.await_bots(on)
        if on == "undo":
            self.key("u")
        elif on == "button:pass":
            self.go_to(say("button-end"))
            self.key("Enter")
            self.confirm_end(before)
        else:
            self.go_to(self.words.choice(next(choice for choice in self.tab.scene["legal"] if choice["element"] == on)))
            self.key("Enter" if self.random.random() < 0.5 else "Space")
        self.tab.until(lambda: len(self.tab.sent) > before, f"{on} to be sent")
        self.tab.settle()
        self.did[on.partition(":")[0]] += 1

    def press_yes(self) -> None:
        self.key("Enter")

    def open_curtain(self) -> None:
        name = self.tab.page.get_by_role("dialog").get_by_role("button").inner_text()
        self.tab.until(lambda: self.here() == name, f"the focus on {name!r}")
        self.key("Enter")
        self.tab.page.get_by_role("main").wait_for()
        self.did["curtain"] += 1

    def ask_why(self) -> None:
        """Ask about a space where the die in hand may not go."""
        page, say = self.tab.page, self.tab.say
        if not page.get_by_role("combobox").count():
            return
        self.go_to(say("text-why-what"))
        self.key("ArrowDown", "Tab")
        self.tab.until(lambda: self.here() == say("text-ask"), "the focus on the button that asks")
        self.key("Enter")
        self.tab.settle()
        answer = page.get_by_role("status").filter(has=page.get_by_role("listitem"))
        answer.wait_for()
        assert "\n" in answer.inner_text().strip(), "a question and its reasons"
        self.did["why"] += 1


class HastyListener(FastPlayer, Listener):
    """As the other, but soon done."""
