"""What a table in words has to say: the name of every choice, and the facts of a scene."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from e2e.browser_tab import Tab
from vitral.i18n import translator_for
from vitral.teller.sentence import Sentence
from vitral.teller.speaker import Speaker

Choice = dict[str, Any]


class SpokenTable:
    """The scene of a tab, in the words of its language."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.say = tab.say
        self.card = translator_for(tab.language).card_name
        self.text = translator_for(tab.language).card_text

    def die(self, die: str) -> str:
        color = self.say(f"color-{die[0]}")
        return self.say("die-unset", color=color) if die[1] == "?" else self.say("die-words", color=color, value=die[1])

    def price(self, tool: str) -> str:
        found = next(one for one in self.tab.scene["tools"] if one["id"] == tool)
        if found["pay"]:
            return self.say("tool-pay", symbol=found["pay"])
        return self.say("favor-of", tokens=found["price"])

    # -- choices -------------------------------------------------------------------------------------------------

    def choice(self, choice: Choice) -> str:
        """What the button of a choice is called."""
        said = msgspec.convert(choice["label"], Sentence)
        names = self.names() if choice["element"].startswith("seat:") else ()
        return Speaker(self.tab.language, names).say(said)

    def names(self) -> list[str]:
        """What seats are called: bots of one kind are numbered."""
        headings = self.tab.page.get_by_role("heading", level=3).all_inner_texts()
        seats = self.tab.table["seats"]
        bots = [
            heading
            for heading in headings
            if any(seat["bot"] and heading.startswith(self._bot(seat)) for seat in seats)
        ]
        return [bots.pop(0) if seat["bot"] else seat["name"] for seat in seats]

    def _points(self, sheet: dict[str, Any]) -> str:
        """The points of a window; while it has open spaces, what was made and how many are open."""
        lines = [line for line in sheet["lines"] if line["kind"] == "open"]
        if spaces := sum(len(find["spaces"]) for line in lines for find in line["finds"]):
            made = sheet["total"] - sum(line["points"] for line in lines)
            return self.say("score-early", made=made, open=spaces, total=sheet["total"])
        return self.say("points", points=sheet["total"])

    def _bot(self, seat: dict[str, Any]) -> str:
        return self.say(f"bot-{seat['bot']}")

    # -- facts ---------------------------------------------------------------------------------------------------

    def facts(self) -> Iterator[str]:
        """Words that must stand on the page."""
        scene = self.tab.scene
        for card in [*scene["public"], *scene["private"], *(tool["id"] for tool in scene["tools"])]:
            yield self.card(card)
            yield self.text(card)
        yield from (self.say("tool-price", price=self.price(tool["id"])) for tool in scene["tools"])
        if scene["phase"] == "choosing":
            yield from map(self.card, scene["dealt_sides"])
            return
        yield self.say("round-of", round=min(scene["round"], 10))
        yield from map(self.die, [*scene["pool"], *(die for dice in scene["own"] for die in dice)])
        yield from map(self.die, [*(die for dice in scene["track"] for die in dice), *scene["removed"]])
        yield from map(self._points, scene["scores"])
        for letter, count in zip("RYGBP", scene["bag"], strict=True):
            yield self.say("text-count", what=self.say(f"color-{letter}"), count=count)
        if self.tab.table["options"].get("mode") != "solo":
            yield from (self.say("favor-tokens", count=count) for count in scene["tokens"])
        if scene["glass"]:
            yield self.text(scene["glass"]["board"])
            yield from map(self.die, scene["glass"]["dice"])
        yield from (self.text(inspiration["id"]) for inspiration in scene["inspirations"])
        if scene["automa"] and scene["automa"]["card"]:
            yield self.card(scene["automa"]["card"])
