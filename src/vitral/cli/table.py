"""What a player sees of the table, as lines of text; what the modules bring is in `module_lines`."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterator

from vitral.cards import Pattern
from vitral.cli.choices import costing
from vitral.cli.drawn import beside, pattern_lines, window_lines
from vitral.cli.ink import Ink
from vitral.cli.scene import Scene
from vitral.cli.speech import say
from vitral.cli.words import dice_text, die_words, favor, marked, name_of, text_of
from vitral.engine.dice import NO_DIE, TEXT


def heading(scene: Scene) -> str:
    """The round and whose turn it is."""
    view, name = scene.view, scene.names[scene.view.seat]
    if view.seat < 0:
        return say("replay-setup")
    if not view.windows:
        return say("line-setup-choosing", name=name)
    phases = {"final check": "line-final-check", "remove": "line-removing", "lighter track": "line-round-end"}
    turn = "line-turn-first" if view.turn < view.players else "line-turn-second"
    message = phases.get(view.step, "line-turn" if scene.options.dice_pools else turn)
    return say(message, name=name, round=view.round)


def cards_lines(scene: Scene) -> Iterator[str]:
    """Tools with their prices, and the objectives, in full words."""
    view = scene.view
    yield say("tools")
    for slot, tool in enumerate(view.tools):
        yield from wrapped(f"{_priced(scene, slot)}: {text_of(tool)}")
    if scene.tools_gone:
        yield from wrapped(_gone(scene))
    yield say("public-objectives")
    for card in view.public:
        yield from wrapped(f"{say('line-points-each', card=marked(card), points=card.points)}: {text_of(card)}")
    one = len(view.private) == 1
    yield say("private-objectives", count=1) if one else say("line-private-better")
    for card in view.private:
        yield from wrapped(f"{marked(card)}: {text_of(card)}")


def cards_in_short(scene: Scene) -> Iterator[str]:
    """Tools with their prices, and the objectives, by name."""
    view = scene.view
    if scene.options.solo:
        tools = [f"{marked(tool)} ({say('line-payment', symbol=scene.paid_with(tool))})" for tool in view.tools]
        told = say("line-tools-payments", cards=", ".join(tools) or say("line-none-left"))
        yield from wrapped(f"{told}; {_gone(scene)}" if scene.tools_gone else told, "")
    else:
        prices = (2 if paid else 1 for paid in view.tool_tokens)
        tools = [
            f"{_numbered(scene, slot)}{marked(tool)} ({price})"
            for slot, (tool, price) in enumerate(zip(view.tools, prices, strict=True))
        ]
        yield from wrapped(say("line-tools-costs", cards=", ".join(tools)), "")
    publics = ", ".join(f"{marked(card)} ({card.points})" for card in view.public)
    message = "line-objectives" if len(view.private) == 1 else "line-objectives-better"
    yield from wrapped(say(message, public=publics, private=", ".join(map(marked, view.private))), "")


def _gone(scene: Scene) -> str:
    return say("line-tools-gone", cards=", ".join(map(name_of, scene.tools_gone)))


def _numbered(scene: Scene, slot: int) -> str:
    return f"{scene.tool_places[slot]} " if scene.tool_places else ""


def _priced(scene: Scene, slot: int) -> str:
    """A tool with its number, if it has one, and its price."""
    view = scene.view
    tool = f"{_numbered(scene, slot)}{marked(view.tools[slot])}"
    if scene.options.solo:
        return say("line-paid-with", what=tool, symbol=scene.paid_with(view.tools[slot]))
    return costing(tool, 2 if view.tool_tokens[slot] else 1)


def tokens_line(scene: Scene) -> str:
    """What the seat that looks can pay; nothing in solo."""
    return "" if scene.options.solo else say("line-you-have", tokens=scene.view.tokens[scene.me])


def pool_lines(scene: Scene, ink: Ink) -> Iterator[str]:
    """The draft pool and the round track."""
    yield pool_line(scene, ink)
    rounds = (
        say("track-dice", round=number, dice=ink.dice(dice_text(dice)))
        for number, dice in enumerate(scene.view.track, 1)
    )
    told = "; ".join(rounds)
    yield f"{say('round-track')}: {told}" if told else say("line-track-empty")
    if scene.target is not None:
        yield say("line-target", target=scene.target)


def pool_line(scene: Scene, ink: Ink) -> str:
    """The draft pool; against the Automa by its places."""
    view = scene.view
    if view.automa is None:
        return f"{say('draft-pool')}: {ink.dice(dice_text(view.pool))}"
    at = dict(zip(view.places, view.pool, strict=True))
    places = (f"{place}: {ink.paint(TEXT[at[place]]) if place in at else say('line-empty')}" for place in range(1, 6))
    return say("line-pool-places", places=", ".join(places))


def hand_line(scene: Scene, ink: Ink) -> str:
    """The die in hand."""
    hand = scene.view.hand
    return f"{say('in-hand')}: {ink.paint(TEXT[hand])} ({die_words(hand)})" if hand != NO_DIE else ""


def own_window_lines(scene: Scene, ink: Ink) -> Iterator[str]:
    """The window of the seat that looks, beside its pattern; in words, what its spaces ask for is told with them."""
    window = scene.view.windows[scene.me]
    pattern = window.pattern
    if ink.in_words:
        yield f"{say('line-your-window')}, {marked(pattern)}"
        yield from window_lines(window, ink)
        return
    yield from beside(
        [say("line-your-window"), *window_lines(window, ink)],
        [say("line-its-pattern", card=marked(pattern)), *pattern_lines(pattern, ink)],
    )


def all_windows_lines(scene: Scene, ink: Ink) -> Iterator[str]:
    """Every window."""
    view = scene.view
    for seat, window in enumerate(view.windows):
        yield window_title(scene.names[seat], window.pattern, None if scene.options.solo else view.tokens[seat])
        yield from window_lines(window, ink)


def window_title(name: str, pattern: Pattern, tokens: int | None) -> str:
    """Whose window it is, its pattern and, where there are any, the favor tokens beside it."""
    has = [marked(pattern)] if pattern.id != "automa" else []
    has += [] if tokens is None else [favor(tokens)]
    return f"{name}: {', '.join(has)}"


def offer_lines(scene: Scene, ink: Ink) -> Iterator[str]:
    """The sides to choose from."""
    for number, side in enumerate(scene.view.offers, 1):
        yield side_title(number, side)
        yield from pattern_lines(side, ink)


def side_title(number: int, side: Pattern) -> str:
    """A side to choose, by its number."""
    return say("line-side", number=number, card=marked(side), difficulty=side.difficulty)


def star_line(lines: list[str]) -> list[str]:
    """What the stars in some lines mean, if there are any."""
    return [say("line-star")] if any("*" in line for line in lines) else []


def wrapped(text: str, indent: str = "  ") -> list[str]:
    """A long line folded to the width of the terminal."""
    width = min(100, shutil.get_terminal_size().columns)
    return textwrap.wrap(text, max(width, 40), initial_indent=indent, subsequent_indent=f"{indent}  ")
