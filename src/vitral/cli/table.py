"""What a player sees of the table, as lines of text."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterator, Sequence

from vitral.cli.drawn import beside, pattern_lines, window_lines
from vitral.cli.ink import Ink
from vitral.cli.words import count, dice_text, die_words
from vitral.engine import View
from vitral.engine.actions import ROUNDS
from vitral.engine.dice import NO_DIE, TEXT


def heading(view: View, names: Sequence[str]) -> str:
    """The round and whose turn it is."""
    if not view.windows:
        return f"Set-up: {names[view.seat]} chooses a window"
    if view.step == "final check":
        return f"Before the scoring: {names[view.seat]} may call a check"
    if view.step == "remove":
        return f"Round {view.round} of {ROUNDS}: {names[view.seat]} has to remove dice"
    leg = "first" if view.turn < view.players else "second"
    return f"Round {view.round} of {ROUNDS}: {names[view.seat]}, {leg} turn"


def cards_lines(view: View) -> Iterator[str]:
    """Tools with their prices, and the objectives, in full words."""
    yield "Tools"
    for tool, paid in zip(view.tools, view.tool_tokens, strict=True):
        yield from _wrapped(f"{tool.name}, costs {count(2 if paid else 1, 'token')}: {tool.text}")
    yield "Public objectives"
    for card in view.public:
        yield from _wrapped(f"{card.name}, {count(card.points, 'point')} each: {card.text}")
    yield "Your private objective"
    for card in view.private:
        yield from _wrapped(f"{card.name}: {card.text}")


def cards_in_short(view: View) -> Iterator[str]:
    """Tools with their prices, and the objectives, by name."""
    tools = (f"{tool.name} ({2 if paid else 1})" for tool, paid in zip(view.tools, view.tool_tokens, strict=True))
    yield from _wrapped(f"Tools (and their costs): {', '.join(tools)}", "")
    publics = ", ".join(f"{card.name} ({card.points})" for card in view.public)
    yield from _wrapped(f"Objectives: {publics}; yours alone: {', '.join(card.name for card in view.private)}", "")


def tokens_line(view: View) -> str:
    """What the seat to move can pay."""
    return f"You have {count(view.tokens[view.seat], 'favor token')}."


def pool_lines(view: View, ink: Ink) -> Iterator[str]:
    """The draft pool and the round track."""
    yield f"Draft pool: {ink.dice(dice_text(view.pool))}"
    rounds = (f"round {number}: {ink.dice(dice_text(dice))}" for number, dice in enumerate(view.track, 1))
    yield f"Round track: {'; '.join(rounds) or 'empty'}"


def hand_line(view: View, ink: Ink) -> str:
    """The die in hand."""
    return f"In hand: {ink.paint(TEXT[view.hand])} ({die_words(view.hand)})" if view.hand != NO_DIE else ""


def own_window_lines(view: View, ink: Ink) -> Iterator[str]:
    """The window of the seat to move, beside its pattern."""
    window = view.windows[view.seat]
    pattern = window.pattern
    yield from beside(
        ["Your window", *window_lines(window, ink)],
        [f"Its pattern, {pattern.name}", *pattern_lines(pattern, ink)],
    )


def all_windows_lines(view: View, names: Sequence[str], ink: Ink) -> Iterator[str]:
    """Every window."""
    for name, window, tokens in zip(names, view.windows, view.tokens, strict=True):
        yield f"{name}: {window.pattern.name}, {count(tokens, 'favor token')}"
        yield from window_lines(window, ink)


def offer_lines(view: View, ink: Ink) -> Iterator[str]:
    """The sides to choose from."""
    for number, side in enumerate(view.offers, 1):
        yield f"{number}. {side.name}, difficulty {side.difficulty}"
        yield from pattern_lines(side, ink)


def _wrapped(text: str, indent: str = "  ") -> list[str]:
    width = min(100, shutil.get_terminal_size().columns)
    return textwrap.wrap(text, max(width, 40), initial_indent=indent, subsequent_indent=f"{indent}  ")
