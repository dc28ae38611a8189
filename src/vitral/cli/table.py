"""What a player sees of the table, as lines of text; what the modules bring is in `module_lines`."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterator

from vitral.cards import Pattern
from vitral.cli.drawn import beside, pattern_lines, window_lines
from vitral.cli.ink import Ink
from vitral.cli.scene import Scene
from vitral.cli.words import STAR, count, dice_text, die_words, marked, payment
from vitral.engine.actions import ROUNDS
from vitral.engine.dice import NO_DIE, TEXT


def heading(scene: Scene) -> str:
    """The round and whose turn it is."""
    view, name = scene.view, scene.names[scene.view.seat]
    if view.seat < 0:
        return "Set-up"
    if not view.windows:
        return f"Set-up: {name} chooses a window"
    if view.step == "final check":
        return f"Before the scoring: {name} may call a check"
    if view.step == "remove":
        return f"Round {view.round} of {ROUNDS}: {name} has to remove dice"
    if view.step == "lighter track":
        return f"End of round {view.round} of {ROUNDS}: {name} chooses what goes on the round track"
    if scene.options.dice_pools:
        return f"Round {view.round} of {ROUNDS}: {name}"
    return f"Round {view.round} of {ROUNDS}: {name}, {'first' if view.turn < view.players else 'second'} turn"


def cards_lines(scene: Scene) -> Iterator[str]:
    """Tools with their prices, and the objectives, in full words."""
    view = scene.view
    yield "Tools"
    for slot, tool in enumerate(view.tools):
        yield from wrapped(f"{_numbered(scene, slot)}{marked(tool)}, {_cost(scene, slot)}: {tool.text}")
    if scene.tools_gone:
        yield from wrapped(f"used and gone: {', '.join(tool.name for tool in scene.tools_gone)}")
    yield "Public objectives"
    for card in view.public:
        yield from wrapped(f"{marked(card)}, {count(card.points, 'point')} each: {card.text}")
    both = len(view.private) > 1
    yield "Your private objectives, of which the better counts" if both else "Your private objective"
    for card in view.private:
        yield from wrapped(f"{marked(card)}: {card.text}")


def cards_in_short(scene: Scene) -> Iterator[str]:
    """Tools with their prices, and the objectives, by name."""
    view = scene.view
    if scene.options.solo:
        tools = [f"{marked(tool)} ({payment(scene.paid_with(tool))})" for tool in view.tools]
        gone = f"; used and gone: {', '.join(tool.name for tool in scene.tools_gone)}" if scene.tools_gone else ""
        yield from wrapped(f"Tools (and what pays for them): {', '.join(tools) or 'none left'}{gone}", "")
    else:
        prices = (2 if paid else 1 for paid in view.tool_tokens)
        tools = [
            f"{_numbered(scene, slot)}{marked(tool)} ({price})"
            for slot, (tool, price) in enumerate(zip(view.tools, prices, strict=True))
        ]
        yield from wrapped(f"Tools (and their costs): {', '.join(tools)}", "")
    publics = ", ".join(f"{marked(card)} ({card.points})" for card in view.public)
    alone = "private, of which the better counts" if len(view.private) > 1 else "yours alone"
    yield from wrapped(f"Objectives: {publics}; {alone}: {', '.join(map(marked, view.private))}", "")


def _numbered(scene: Scene, slot: int) -> str:
    return f"{scene.tool_places[slot]} " if scene.tool_places else ""


def _cost(scene: Scene, slot: int) -> str:
    view = scene.view
    if scene.options.solo:
        return f"paid with {payment(scene.paid_with(view.tools[slot]))}"
    return f"costs {count(2 if view.tool_tokens[slot] else 1, 'token')}"


def tokens_line(scene: Scene) -> str:
    """What the seat that looks can pay; nothing in solo."""
    return "" if scene.options.solo else f"You have {count(scene.view.tokens[scene.me], 'favor token')}."


def pool_lines(scene: Scene, ink: Ink) -> Iterator[str]:
    """The draft pool and the round track."""
    yield pool_line(scene, ink)
    rounds = (f"round {number}: {ink.dice(dice_text(dice))}" for number, dice in enumerate(scene.view.track, 1))
    yield f"Round track: {'; '.join(rounds) or 'empty'}"
    if scene.target is not None:
        yield f"Target so far: {scene.target}, the sum of the dice on the round track."


def pool_line(scene: Scene, ink: Ink) -> str:
    """The draft pool; against the Automa by its places."""
    view = scene.view
    if view.automa is None:
        return f"Draft pool: {ink.dice(dice_text(view.pool))}"
    at = dict(zip(view.places, view.pool, strict=True))
    places = (f"{place}: {ink.paint(TEXT[at[place]]) if place in at else 'empty'}" for place in range(1, 6))
    return f"Draft pool by place: {', '.join(places)}"


def hand_line(scene: Scene, ink: Ink) -> str:
    """The die in hand."""
    hand = scene.view.hand
    return f"In hand: {ink.paint(TEXT[hand])} ({die_words(hand)})" if hand != NO_DIE else ""


def own_window_lines(scene: Scene, ink: Ink) -> Iterator[str]:
    """The window of the seat that looks, beside its pattern."""
    window = scene.view.windows[scene.me]
    pattern = window.pattern
    yield from beside(
        ["Your window", *window_lines(window, ink)],
        [f"Its pattern, {marked(pattern)}", *pattern_lines(pattern, ink)],
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
    has += [] if tokens is None else [count(tokens, "favor token")]
    return f"{name}: {', '.join(has)}"


def offer_lines(scene: Scene, ink: Ink) -> Iterator[str]:
    """The sides to choose from."""
    for number, side in enumerate(scene.view.offers, 1):
        yield f"{number}. {marked(side)}, difficulty {side.difficulty}"
        yield from pattern_lines(side, ink)


def star_line(lines: list[str]) -> list[str]:
    """What the stars in some lines mean, if there are any."""
    return [STAR] if any("*" in line for line in lines) else []


def wrapped(text: str, indent: str = "  ") -> list[str]:
    """A long line folded to the width of the terminal."""
    width = min(100, shutil.get_terminal_size().columns)
    return textwrap.wrap(text, max(width, 40), initial_indent=indent, subsequent_indent=f"{indent}  ")
