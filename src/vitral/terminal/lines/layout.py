"""What a player sees of the table, as lines of text; what the modules bring is in `modules`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from vitral.cards import Objective, Pattern
from vitral.server import protocol as wire
from vitral.teller.story_lines.game import DealtTools
from vitral.terminal.facts import dice_of
from vitral.terminal.lines.drawn import beside, drawn, in_words, wrapped
from vitral.terminal.lines.ink import Ink
from vitral.terminal.seen import Seen

STAR: Final = "*"
_PHASES: Final = {"check": "line-final-check", "remove": "line-removing", "keep": "line-round-end"}
"""Headings of what is no part of a turn, by what is asked."""
_ROUNDS: Final = 10


class Sight(NamedTuple):
    """A look at a table, and how it is shown."""

    seen: Seen
    ink: Ink

    @property
    def scene(self) -> wire.Scene:
        return self.seen.scene

    @property
    def solo(self) -> bool:
        """Whether there are no favor tokens."""
        return bool(self.seen.table.options.get("mode") == "solo")

    @property
    def me(self) -> int:
        """The seat that looks; the first one for those who only watch."""
        return self.scene.viewer or 0

    def say(self, message: str, **facts: str | int) -> str:
        return self.seen.speaker.say(message, **facts)

    def name(self, card: str) -> str:
        """A card's name, with a star if its face is ours."""
        return self.seen.speaker.marked(card, STAR)

    def dice(self, dice: Iterable[str]) -> str:
        """Dice as they are typed, or in words for those who listen."""
        if self.ink.in_words:
            return self.seen.speaker.dice(dice)
        return " ".join(map(self.ink.paint, dice)) or self.say("no-dice")

    def window(self, pane: wire.WindowState) -> list[str]:
        return self.grid(pane.pattern, dice_of(pane.dice))

    def grid(self, pattern: str, dice: dict[str, str]) -> list[str]:
        """A window with these dice."""
        grid = self.seen.speaker.book.grid(pattern)
        return in_words(self.seen.speaker, grid, dice) if self.ink.in_words else drawn(grid, dice, self.ink)


def heading(sight: Sight) -> str:
    """The round and whose turn it is."""
    scene = sight.scene
    if scene.phase == "choosing":
        return sight.say("line-setup-choosing", name=sight.seen.names[sight.me])
    first = "line-turn-first" if scene.turn < len(scene.windows) else "line-turn-second"
    turn = "line-turn" if sight.seen.table.options.get("dice_pools") else first
    message = _PHASES.get(str(scene.question.__struct_config__.tag), turn)
    return sight.say(message, name=sight.seen.names[scene.seat], round=min(scene.round, _ROUNDS))


# -- cards ---------------------------------------------------------------------------------------------------------


def cards_in_full(sight: Sight) -> Iterator[str]:
    """Tools with their prices, and the objectives, in full words."""
    scene, speaker = sight.scene, sight.seen.speaker
    yield sight.say("tools")
    for tool in scene.tools:
        yield from wrapped(f"{_numbered(sight, tool)} ({speaker.price(tool)}): {speaker.card_text(tool.id)}")
    if gone := _gone(sight):
        yield from wrapped(gone)
    yield sight.say("public-objectives")
    for card in scene.public:
        facts = speaker.book.find(card)
        points = facts.points if isinstance(facts, Objective) else 0
        yield from wrapped(
            f"{sight.say('line-points-each', card=sight.name(card), points=points)}: {text(sight, card)}"
        )
    many = len(scene.private) > 1
    yield sight.say("line-private-better") if many else sight.say("private-objectives", count=1)
    for card in scene.private:
        yield from wrapped(f"{sight.name(card)}: {text(sight, card)}")


def text(sight: Sight, card: str) -> str:
    return sight.seen.speaker.card_text(card)


def cards_in_short(sight: Sight) -> Iterator[str]:
    """Tools with their prices, and the objectives, by name."""
    scene, speaker = sight.scene, sight.seen.speaker
    tools = [f"{_numbered(sight, tool)} ({speaker.price(tool) if tool.pay else tool.price})" for tool in scene.tools]
    message = "line-tools-payments" if sight.solo else "line-tools-costs"
    told = sight.say(message, cards=", ".join(tools) or sight.say("line-none-left"))
    gone = _gone(sight)
    yield from wrapped(f"{told}; {gone}" if gone else told, "")
    publics = []
    for card in scene.public:
        facts = speaker.book.find(card)
        publics.append(f"{sight.name(card)} ({facts.points if isinstance(facts, Objective) else 0})")
    message = "line-objectives" if len(scene.private) == 1 else "line-objectives-better"
    private = ", ".join(map(sight.name, scene.private))
    yield from wrapped(sight.say(message, public=", ".join(publics), private=private), "")


def _numbered(sight: Sight, tool: wire.ToolCard) -> str:
    """A tool by name; against the Automa with its number in the row of three."""
    automa = sight.scene.automa
    if automa is None:
        return sight.name(tool.id)
    places = [place for place in (1, 2, 3) if place != automa.board_slot]
    return f"{places[sight.scene.tools.index(tool)]} {sight.name(tool.id)}"


def _gone(sight: Sight) -> str:
    """Solo: the tools that were used and left the game."""
    if not sight.solo:
        return ""
    dealt = [card for entry in sight.seen.story if isinstance(entry, DealtTools) for card in entry.cards]
    left = {tool.id for tool in sight.scene.tools}
    gone = [card for card in dealt or sight.seen.table.options.get("tools", ()) if card not in left]
    return sight.say("line-tools-gone", cards=", ".join(map(sight.name, gone))) if gone else ""


# -- dice ----------------------------------------------------------------------------------------------------------


def tokens_line(sight: Sight) -> str:
    """What the seat that looks can pay; nothing in solo."""
    return "" if sight.solo else sight.say("line-you-have", tokens=sight.scene.tokens[sight.me])


def pool_lines(sight: Sight) -> Iterator[str]:
    """The draft pool and the round track."""
    scene = sight.scene
    yield pool_line(sight)
    rounds = (
        sight.say("track-dice", round=number, dice=sight.dice(dice)) for number, dice in enumerate(scene.track, 1)
    )
    told = "; ".join(rounds)
    yield f"{sight.say('round-track')}: {told}" if told else sight.say("line-track-empty")
    if scene.target is not None:
        yield sight.say("line-target", target=scene.target)


def pool_line(sight: Sight) -> str:
    """The draft pool; against the Automa by its places."""
    scene = sight.scene
    if scene.automa is None:
        return f"{sight.say('draft-pool')}: {sight.dice(scene.pool)}"
    at = dict(zip(scene.places, scene.pool, strict=True))
    places = (
        f"{place}: {sight.dice([at[place]]) if place in at else sight.say('line-empty')}" for place in range(1, 6)
    )
    return sight.say("line-pool-places", places=", ".join(places))


def hand_lines(sight: Sight) -> list[str]:
    """The die in hand, and those that wait until it is placed."""
    hand, waiting = sight.scene.hand, sight.scene.waiting
    lines = [f"{sight.say('in-hand')}: {sight.ink.paint(hand)} ({sight.seen.speaker.die(hand)})"] if hand else []
    return [*lines, sight.say("hand-waits", dice=sight.dice(waiting))] if waiting else lines


# -- windows -------------------------------------------------------------------------------------------------------


def own_window_lines(sight: Sight) -> Iterator[str]:
    """The window of the seat that looks, beside its pattern; in words, what its spaces ask for is told with them."""
    pane = sight.scene.windows[sight.me]
    pattern = sight.name(pane.pattern)
    if sight.ink.in_words:
        yield f"{sight.say('line-your-window')}, {pattern}"
        yield from sight.window(pane)
        return
    yield from beside(
        [sight.say("line-your-window"), *sight.window(pane)],
        [sight.say("line-its-pattern", card=pattern), *sight.grid(pane.pattern, {})],
    )


def all_windows_lines(sight: Sight) -> Iterator[str]:
    for seat, pane in enumerate(sight.scene.windows):
        yield window_title(sight, seat)
        yield from sight.window(pane)


def window_title(sight: Sight, seat: int) -> str:
    """Whose window it is, its pattern and, where there are any, the favor tokens beside it."""
    pattern = sight.scene.windows[seat].pattern
    has = [sight.name(pattern)] if pattern != "automa" else []
    has += [] if sight.solo else [sight.say("favor-of", tokens=sight.scene.tokens[seat])]
    return f"{sight.seen.names[seat]}: {', '.join(has)}"


def offer_lines(sight: Sight) -> Iterator[str]:
    """The sides to choose from."""
    for number, side in enumerate(sight.scene.offers, 1):
        facts = sight.seen.speaker.book.find(side)
        difficulty = facts.difficulty if isinstance(facts, Pattern) else 0
        yield sight.say("line-side", number=number, card=sight.name(side), difficulty=difficulty)
        yield from sight.grid(side, {})


def star_line(sight: Sight, lines: list[str]) -> list[str]:
    """What the stars in some lines mean, if there are any."""
    return [sight.say("line-star")] if any(STAR in line for line in lines) else []
