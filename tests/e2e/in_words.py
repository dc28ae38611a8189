"""What a table in words has to say: the name of every choice, and the facts of a scene."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from e2e.tab import Tab
from vitral.i18n import words

Choice = dict[str, Any]
_WITH_DIE = ("take", "own", "glass", "track", "pay", "keep")


class InWords:
    """The scene of a tab, in the words of its language."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.say = tab.say
        self.card = words(tab.language).card_name
        self.text = words(tab.language).card_text

    def die(self, die: str) -> str:
        color = self.say(f"color-{die[0]}")
        return self.say("die-unset", color=color) if die[1] == "?" else self.say("die-words", color=color, value=die[1])

    def price(self, tool: str) -> str:
        found = next(one for one in self.tab.scene["tools"] if one["id"] == tool)
        pay = found["pay"]
        if not pay:
            return self.say("favor-tokens", count=found["price"])
        return self.say("tool-pay", die=pay if pay.isdigit() else self.say(f"color-{pay}"))

    # -- choices -------------------------------------------------------------------------------------------------

    def choice(self, choice: Choice) -> str:
        """What the button of a choice is called."""
        scene = self.tab.scene
        verb, _, thing = choice["action"].partition(" ")
        what, _, at = thing.partition("@")
        if choice["on"].startswith("button:"):
            return self._button(choice["on"][7:], scene["step"])
        if verb in _WITH_DIE:
            return self._with_die(verb, self.die(what), at)
        if verb == "side":
            return self.say("choose-this", name=self.card(scene["offers"][int(what) - 1]))
        if verb == "set":
            return self.say("set-value", value=what)
        if verb == "place":
            return self.say("text-place", die=self.die(scene["hand"]), space=what)
        if verb in ("lift", "remove"):
            lies = scene["windows"][scene["seat"]]["dice"]["ABCD".index(what[0])][int(what[1]) - 1]
            return self.say(f"text-{verb}", die=self.die(lies), space=what)
        if verb == "tool":
            return self.say("text-use", card=self.card(what), price=self.price(what))
        if verb == "gather":
            return self.say("text-gather", card=self.card(what))
        if verb == "check":
            return self.say("text-check", name=self.name(int(what) - 1))
        assert verb == "inspire"
        return self.say("text-inspire", card=self.card(scene["inspirations"][scene["seat"]]["id"]))

    def name(self, seat: int) -> str:
        """What a seat is called: bots of one kind are told apart by numbers."""
        headings = self.tab.page.get_by_role("heading", level=3).all_inner_texts()
        bot = self.tab.say(f"bot-{self.tab.table['seats'][seat]['bot']}")
        found = [one for one in headings if one.startswith(bot)]
        return found[seat - 1]

    def _with_die(self, verb: str, die: str, at: str) -> str:
        scene = self.tab.scene
        if verb == "take" and at:
            die = self.say("die-at", die=die, where=self.say("on-place", place=at))
        if verb == "own":
            verb = {"swap": "swap", "pick": "pick"}.get(scene["step"].split()[0], "own")
        if verb == "track":
            return self.say("text-track", die=die, round=at)
        if verb == "glass":
            return self.say("text-glass", die=die, count=scene["glass"]["price"])
        return self.say(f"text-{verb}", die=die)

    def _button(self, name: str, step: str) -> str:
        if name == "stop":
            goes_on = "button-roll" if step.startswith("pick") else "button-stop"
            return self.say("button-no-check" if step == "final check" else goes_on)
        if name == "leave":
            return self.say("button-leave-board" if step == "place or_leave_on_board" else "button-leave")
        return self.say({"pass": "button-end", "go": "button-go", "keep_all": "text-keep-all"}[name])

    # -- facts ---------------------------------------------------------------------------------------------------

    def facts(self) -> Iterator[str]:
        """Words that must stand on the page."""
        scene = self.tab.scene
        for card in [*scene["public"], *scene["private"], *(tool["id"] for tool in scene["tools"])]:
            yield self.card(card)
            yield self.text(card)
        yield from (self.say("tool-price", price=self.price(tool["id"])) for tool in scene["tools"])
        if scene["phase"] == "choosing":
            yield from map(self.card, scene["offers"])
            return
        yield self.say("round-of", round=min(scene["round"], 10))
        yield from map(self.die, [*scene["pool"], *(die for dice in scene["own"] for die in dice)])
        yield from map(self.die, [*(die for dice in scene["track"] for die in dice), *scene["removed"]])
        yield from (self.say("text-points-so-far", points=sheet["total"]) for sheet in scene["scores"])
        for letter, count in zip("RYGBP", scene["bag"], strict=True):
            yield self.say("text-count", what=self.say(f"color-{letter}"), count=count)
        if self.tab.table["options"].get("mode") != "solo":
            yield from (self.say("favor-tokens", count=count) for count in scene["tokens"])
        if scene["glass"]:
            yield self.text(scene["glass"]["board"])
            yield from map(self.die, scene["glass"]["dice"])
        yield from (self.text(one["id"]) for one in scene["inspirations"])
        if scene["automa"] and scene["automa"]["card"]:
            yield self.card(scene["automa"]["card"])
