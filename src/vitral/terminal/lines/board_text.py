"""The table as lines of text, in color or in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from vitral.cards import AutomaCard, Inspiration, Objective, Pattern
from vitral.server import protocol as wire
from vitral.teller.automa import card_sentences
from vitral.teller.story_lines import ToolsDealt
from vitral.terminal.card_index import SPACES, asked_at, dice_of
from vitral.terminal.lines.layout import TextStyle, beside, drawn, wrapped
from vitral.terminal.terminal_speaker import TerminalSpeaker


def in_words(speaker: TerminalSpeaker, grid: tuple[str, ...], dice: Mapping[str, str]) -> list[str]:
    """Returns a line for each row: its dice, then what its open spaces ask for."""
    lines = []
    for row in "ABCD":
        spaces = [space for space in SPACES if space[0] == row]
        parts = [speaker.space(space, asked_at(grid, space), dice[space]) for space in spaces if space in dice]
        asked = {space: asked_at(grid, space) for space in spaces if space not in dice}
        open_spaces = [f"{space} {_asked_text(speaker, one)}" for space, one in asked.items()]
        if open_spaces:
            parts.append(speaker.say("line-row-open", spaces=", ".join(open_spaces)))
        lines.append(speaker.say("line-row", row=row, spaces="; ".join(parts)))
    return lines


def _asked_text(speaker: TerminalSpeaker, asked: str) -> str:
    if asked == ".":
        return speaker.say("asks-nothing")
    return asked if asked.isdigit() else speaker.color(asked)


STAR: Final = "*"
_PHASES: Final = {"check": "line-final-check", "remove": "line-removing", "keep": "line-round-end"}
"""Headings outside turns, by the question."""
_ROUNDS: Final = 10


class Seen(Protocol):
    """A table as the player who looks at it sees it."""

    @property
    def speaker(self) -> TerminalSpeaker: ...

    @property
    def scene(self) -> wire.Scene: ...

    @property
    def names(self) -> list[str]: ...

    @property
    def options(self) -> Mapping[str, Any]: ...

    @property
    def story(self) -> Sequence[wire.StoryLine]: ...


class BoardView(NamedTuple):
    """A look at a table, and how it is shown."""

    seen: Seen
    style: TextStyle

    @property
    def scene(self) -> wire.Scene:
        return self.seen.scene

    @property
    def solo(self) -> bool:
        """Whether there are no favor tokens."""
        return bool(self.seen.options.get("mode") == "solo")

    @property
    def me(self) -> int:
        """The seat that looks; the first one for those who only watch."""
        return self.scene.viewer or 0

    def say(self, message: str, **facts: str | int) -> str:
        return self.seen.speaker.say(message, **facts)

    def name(self, card: str) -> str:
        """Returns a card's name, with a star if its face is ours."""
        return self.seen.speaker.card_with_mark(card, STAR)

    def dice(self, dice: Iterable[str]) -> str:
        """Returns dice as they are typed, or in words for those who listen."""
        if self.style.in_words:
            return self.seen.speaker.dice(dice)
        return " ".join(map(self.style.paint, dice)) or self.say("no-dice")

    def window(self, pane: wire.WindowState) -> list[str]:
        return self.grid(pane.pattern, dice_of(pane.dice))

    def grid(self, pattern: str, dice: dict[str, str]) -> list[str]:
        """Returns a window with these dice."""
        grid = self.seen.speaker.card_index.grid(pattern)
        return in_words(self.seen.speaker, grid, dice) if self.style.in_words else drawn(grid, dice, self.style)


def heading(view: BoardView) -> str:
    """Returns the round and whose turn it is."""
    scene = view.scene
    if scene.phase == "choosing":
        return view.say("line-setup-choosing", name=view.seen.names[view.me])
    first = "line-turn-first" if scene.turn < len(scene.windows) else "line-turn-second"
    turn = "line-turn" if view.seen.options.get("dice_pools") else first
    message = _PHASES.get(str(scene.question.__struct_config__.tag), turn)
    return view.say(message, name=view.seen.names[scene.seat], round=min(scene.round, _ROUNDS))


# -- cards ---------------------------------------------------------------------------------------------------------


def cards_in_full(view: BoardView) -> Iterator[str]:
    """Returns the tools with their prices, and the objectives, in full words."""
    scene, speaker = view.scene, view.seen.speaker
    if scene.tools:
        yield view.say("tools")
    for tool in scene.tools:
        yield from wrapped(f"{_numbered(view, tool)} ({speaker.price(tool)}): {speaker.card_text(tool.id)}")
    if gone := _gone(view):
        yield from wrapped(gone)
    if scene.public:
        yield view.say("public-objectives")
    for card in scene.public:
        facts = speaker.card_index.find(card)
        points = facts.points if isinstance(facts, Objective) else 0
        yield from wrapped(f"{view.say('line-points-each', card=view.name(card), points=points)}: {text(view, card)}")
    if scene.private:
        many = len(scene.private) > 1
        yield view.say("line-private-better") if many else view.say("private-objectives", count=1)
    for card in scene.private:
        yield from wrapped(f"{view.name(card)}: {text(view, card)}")


def text(view: BoardView, card: str) -> str:
    return view.seen.speaker.card_text(card)


def cards_in_short(view: BoardView) -> Iterator[str]:
    """Returns the tools with their prices, and the objectives, by name."""
    scene, speaker = view.scene, view.seen.speaker
    tools = [f"{_numbered(view, tool)} ({speaker.price(tool) if tool.pay else tool.price})" for tool in scene.tools]
    message = "line-tools-payments" if view.solo else "line-tools-costs"
    text_line = view.say(message, cards=", ".join(tools) or view.say("line-none-left"))
    gone = _gone(view)
    yield from wrapped(f"{text_line}; {gone}" if gone else text_line, "")
    publics = []
    for card in scene.public:
        facts = speaker.card_index.find(card)
        publics.append(f"{view.name(card)} ({facts.points if isinstance(facts, Objective) else 0})")
    message = "line-objectives" if len(scene.private) == 1 else "line-objectives-better"
    private = ", ".join(map(view.name, scene.private))
    yield from wrapped(view.say(message, public=", ".join(publics), private=private), "")


def _numbered(view: BoardView, tool: wire.ToolCard) -> str:
    """Returns a tool by name; against the Automa with its number in the row of three."""
    automa = view.scene.automa
    if automa is None:
        return view.name(tool.id)
    places = [place for place in (1, 2, 3) if place != automa.board_slot]
    return f"{places[view.scene.tools.index(tool)]} {view.name(tool.id)}"


def _gone(view: BoardView) -> str:
    """Returns the tools that were used and left the game, in solo."""
    if not view.solo:
        return ""
    dealt = [card for entry in view.seen.story if isinstance(entry, ToolsDealt) for card in entry.cards]
    left = {tool.id for tool in view.scene.tools}
    gone = [card for card in dealt or view.seen.options.get("tools", ()) if card not in left]
    return view.say("line-tools-gone", cards=", ".join(map(view.name, gone))) if gone else ""


# -- dice ----------------------------------------------------------------------------------------------------------


def tokens_line(view: BoardView) -> str:
    """Returns what the seat that looks can pay; nothing in solo."""
    return "" if view.solo else view.say("line-you-have", tokens=view.scene.tokens[view.me])


def pool_lines(view: BoardView) -> Iterator[str]:
    """Yields the draft pool and the round track."""
    yield pool_line(view)
    yield from track_lines(view)


def track_lines(view: BoardView) -> Iterator[str]:
    """Yields the round track, and in solo the target."""
    scene = view.scene
    rounds = (view.say("track-dice", round=number, dice=view.dice(dice)) for number, dice in enumerate(scene.track, 1))
    text_line = "; ".join(rounds)
    yield f"{view.say('round-track')}: {text_line}" if text_line else view.say("line-track-empty")
    if scene.target is not None:
        yield view.say("line-target", target=scene.target)


def pool_line(view: BoardView) -> str:
    """Returns the draft pool; against the Automa by its places."""
    scene = view.scene
    if scene.automa is None:
        return f"{view.say('draft-pool')}: {view.dice(scene.pool)}"
    at = dict(zip(scene.places, scene.pool, strict=True))
    places = (f"{place}: {view.dice([at[place]]) if place in at else view.say('line-empty')}" for place in range(1, 6))
    return view.say("line-pool-places", places=", ".join(places))


def hand_lines(view: BoardView) -> list[str]:
    """Returns the die in hand, and those that wait until it is placed."""
    hand, waiting = view.scene.hand, view.scene.waiting
    lines = [f"{view.say('in-hand')}: {view.style.paint(hand)} ({view.seen.speaker.die(hand)})"] if hand else []
    return [*lines, view.say("hand-waits", dice=view.dice(waiting))] if waiting else lines


# -- windows -------------------------------------------------------------------------------------------------------


def own_window_lines(view: BoardView) -> Iterator[str]:
    """Yields the window of the seat that looks, beside its pattern once a die covers that; a described window includes
    what its spaces ask for.
    """
    pane = view.scene.windows[view.me]
    pattern = view.name(pane.pattern)
    if view.style.in_words or not dice_of(pane.dice):
        yield f"{view.say('line-your-window')}, {pattern}"
        yield from view.window(pane)
        return
    yield from beside(
        [view.say("line-your-window"), *view.window(pane)],
        [view.say("line-its-pattern", card=pattern), *view.grid(pane.pattern, {})],
    )


def all_windows_lines(view: BoardView) -> Iterator[str]:
    for seat in range(len(view.scene.windows)):
        yield from window_lines(view, seat)


def window_lines(view: BoardView, seat: int) -> list[str]:
    """Returns a window with its dice, under its title."""
    return [window_title(view, seat), *view.window(view.scene.windows[seat])]


def window_title(view: BoardView, seat: int) -> str:
    """Returns whose window it is, its pattern and, where there are any, the favor tokens beside it."""
    pattern = view.scene.windows[seat].pattern
    has = [view.name(pattern)] if pattern != "automa" else []
    has += [] if view.solo else [view.say("favor-of", tokens=view.scene.tokens[seat])]
    return f"{view.seen.names[seat]}: {', '.join(has)}"


def offer_lines(view: BoardView) -> Iterator[str]:
    """Yields the sides to choose from."""
    for number, side in enumerate(view.scene.dealt_sides, 1):
        facts = view.seen.speaker.card_index.find(side)
        difficulty = facts.difficulty if isinstance(facts, Pattern) else 0
        yield view.say("line-side", number=number, card=view.name(side), difficulty=difficulty)
        yield from view.grid(side, {})


def star_line(view: BoardView, lines: list[str]) -> list[str]:
    """Returns what the stars in some lines mean, if there are any."""
    return [view.say("line-star")] if any(STAR in line for line in lines) else []


def module_cards_lines(view: BoardView, *, in_full: bool) -> Iterator[str]:
    """Yields the cards of the modules: inspirations of all seats and the rare-glass board."""
    yield from _inspirations_in_full(view) if in_full else _inspirations_in_short(view)
    yield from _board_lines(view, in_full=in_full)


def module_dice_lines(view: BoardView) -> Iterator[str]:
    """Yields what lies in the open beside the draft pool: private pools, dice out of the game, the Automa's things."""
    scene = view.scene
    if scene.own:
        yield own_line(view)
        for seat, dice in enumerate(scene.own):
            if seat != view.me:
                yield view.say("line-own-of", name=view.seen.names[seat], dice=view.dice(dice))
    if view.solo and scene.removed:
        yield view.say("line-out-of-game", dice=view.dice(scene.removed))
    yield from _automa_lines(view)


def own_line(view: BoardView) -> str:
    """Returns the private pool of the seat that looks."""
    scene = view.scene
    used = f" ({view.say('line-own-used')})" if scene.own_used else ""
    aside = f"; {view.say('line-own-aside', dice=view.dice(scene.picked))}" if scene.picked else ""
    return f"{view.say('own-dice')}: {view.dice(scene.own[view.me])}{used}{aside}"


# -- inspirations --------------------------------------------------------------------------------------------------


def _inspirations_in_full(view: BoardView) -> Iterator[str]:
    held = view.scene.inspirations
    if held:
        yield view.say("line-inspirations")
    for seat, one in enumerate(held):
        text_line = f"{_whose(view, seat)}: {view.name(one.id)}, {_state_of(view, one)}: {text(view, one.id)}"
        yield from wrapped(text_line)


def _inspirations_in_short(view: BoardView) -> Iterator[str]:
    held = view.scene.inspirations
    if held:
        texts = (f"{_whose(view, at)}: {view.name(one.id)} ({_state_of(view, one)})" for at, one in enumerate(held))
        yield from wrapped(f"{view.say('line-inspirations')}: {', '.join(texts)}", "")


def _whose(view: BoardView, seat: int) -> str:
    return view.say("line-yours") if seat == view.scene.viewer else view.seen.names[seat]


def _state_of(view: BoardView, held: wire.InspirationState) -> str:
    card = view.seen.speaker.card_index.find(held.id)
    per = card.per if isinstance(card, Inspiration) else "round"
    return view.say(f"line-inspiration-{per}{'-used' if held.used else ''}")


# -- rare glass ----------------------------------------------------------------------------------------------------


def _board_lines(view: BoardView, *, in_full: bool) -> Iterator[str]:
    glass, automa = view.scene.glass, view.scene.automa
    if glass is None:
        return
    if in_full:
        yield view.say("kind-glass")
        yield from wrapped(f"{view.name(glass.board)}: {text(view, glass.board)}")
    facts = [view.say("line-board-place", place=automa.board_slot)] if automa and automa.board_slot else []
    facts.append(view.say("line-board-tokens", tokens=glass.tokens))
    dice = view.dice(glass.dice)
    text_line = view.say("line-board", card=view.name(glass.board), facts=", ".join(facts), dice=dice)
    yield from wrapped("; ".join([text_line, *_glass_facts(view, glass)]), "  " if in_full else "")


def _glass_facts(view: BoardView, glass: wire.RareGlassBoard) -> list[str]:
    """Returns what taking rare glass would cost, or why it cannot be taken."""
    windows = view.scene.windows
    if not glass.dice:
        return [view.say("line-glass-gone")]
    if not windows or view.scene.viewer != view.scene.seat:
        return []
    if any(die.startswith("W") for row in windows[view.me].dice for die in row):
        return [view.say("line-glass-has")]
    price = view.say("line-glass-price", tokens=glass.price) if glass.price else view.say("line-glass-free")
    return [price, view.say("line-glass-used")] if glass.used else [price]


# -- the Automa ----------------------------------------------------------------------------------------------------


def _automa_lines(view: BoardView) -> Iterator[str]:
    scene, speaker = view.scene, view.seen.speaker
    if scene.automa is None or not scene.windows:
        return
    seat = len(scene.windows) - 1
    card = speaker.card_index.find(scene.automa.card)
    if isinstance(card, AutomaCard):
        text_line = view.say("line-automa-card", card=card.id, words="; ".join(map(speaker.say, card_sentences(card))))
    else:
        text_line = view.say("line-automa-no-card")
    name = view.seen.names[seat]
    yield from wrapped(view.say("line-automa-has", name=name, tokens=scene.tokens[seat], card=text_line), "")
    yield view.say("line-automa-window")
    yield from view.window(scene.windows[seat])
