"""A window in words, space by space, for those who listen to it."""

from __future__ import annotations

from collections.abc import Mapping

from vitral.cards import Pattern
from vitral.cli.speech import say
from vitral.cli.words import asks, text_words


def window_in_words(pattern: Pattern, dice: Mapping[str, str]) -> list[str]:
    """A line for each row: what every space asks for, and what lies there."""
    lines = []
    for letter, row in zip("ABCD", pattern.grid, strict=True):
        spaces = (_space(f"{letter}{column}", asked, dice) for column, asked in enumerate(row, 1))
        lines.append(say("line-row", row=letter, spaces="; ".join(spaces)))
    return lines


def _space(space: str, asked: str, dice: Mapping[str, str]) -> str:
    if space in dice:
        return say("space-holds", space=space, asks=asks(asked), die=text_words(dice[space]))
    return say("space-empty", space=space, asks=asks(asked))
