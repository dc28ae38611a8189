"""A person who plays with the keyboard alone, and sees where the focus is."""

from __future__ import annotations

from typing import Any

from e2e.playing import Player

_FOCUS = """
() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const style = getComputedStyle(one);
  const ring = one.querySelector(":scope > .focus");
  const drawn = ring !== null && getComputedStyle(ring).stroke !== "none";
  const outlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1;
  const box = one.getBoundingClientRect();
  return {
    on: one.dataset.on ?? "",
    space: one.dataset.space ?? "",
    words: (one.getAttribute("aria-label") ?? one.textContent).trim(),
    seen: one.matches(":focus-visible") && (outlined || style.boxShadow !== "none" || drawn),
    inside: box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth,
  };
}
"""


class Typist(Player):
    """As the other player, but no pointer is ever used."""

    def focus(self) -> dict[str, Any]:
        """What has the focus; a person can see it."""
        found: dict[str, Any] | None = self.tab.page.evaluate(_FOCUS)
        if found is None:
            return {"on": "", "space": "", "words": ""}
        assert found["seen"], f"the focus is on {found['words']!r}, and nothing shows it"
        assert found["inside"], f"the focus is on {found['words']!r}, outside of the screen"
        return found

    def key(self, *keys: str) -> None:
        for key in keys:
            self.tab.page.keyboard.press(key)

    def tab_to(self, **wanted: str) -> None:
        """Press Tab until what is wanted has the focus."""
        (what, value), *_ = wanted.items()
        for _ in range(160):
            found = self.focus()
            if found[what] == value or (what == "words" and value in found["words"]):
                return
            self.key("Tab")
        raise AssertionError(f"Tab never leads to {value}")

    def choose(self, on: str) -> None:
        before = len(self.tab.sent)
        self.await_bots(on)
        kind, _, what = on.partition(":")
        if on == "button:pass":
            self.key("e")
            self.confirm_end(before)
        elif on == "undo":
            self.key("u")
        elif kind == "space":
            self.walk(what)
            self.key("Enter")
        else:
            if kind == "pool":
                self.key("d")
            elif kind == "tool":
                self.key("t")
            self.tab_to(on=on)
            self.key("Enter" if self.random.random() < 0.5 else "Space")
        self.tab.until(lambda: len(self.tab.sent) > before, f"{on} to be sent")
        self.tab.settle()
        self.did[kind] += 1

    def press_yes(self) -> None:
        self.key("e")

    def walk(self, space: str) -> None:
        """To a space of the window, by its arrows."""
        self.key("w")
        self.tab.until(lambda: self.focus()["space"], "the focus in the window")
        at = self.focus()["space"]
        rows, columns = "ABCD".index(space[0]) - "ABCD".index(at[0]), int(space[1]) - int(at[1])
        self.key(*["ArrowDown" if rows > 0 else "ArrowUp"] * abs(rows))
        self.key(*["ArrowRight" if columns > 0 else "ArrowLeft"] * abs(columns))
        self.tab.until(lambda: self.focus()["space"] == space, f"the focus on {space}")

    def ask_why(self) -> None:
        glowing = {key[6:] for key in self.offered() if key.startswith("space:")}
        others = [row + column for row in "ABCD" for column in "12345" if row + column not in glowing]
        if not others:
            return
        self.walk(self.random.choice(others))
        self.key("Enter")
        self.tab.page.locator(".why li").first.wait_for()
        self.key("Escape")
        self.tab.page.locator(".why").wait_for(state="detached")
        self.did["why"] += 1
