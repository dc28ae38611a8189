"""The words of the command line for cards, lists and reasons, in the language spoken now."""

from __future__ import annotations

from collections.abc import Iterable

from vitral.cards import GlassBoard, Inspiration, Objective, Pattern, Tool
from vitral.cli.output.speech import say, speech
from vitral.engine import Reason
from vitral.i18n import lists

Card = Pattern | Tool | Objective | Inspiration | GlassBoard


def color_words(letter: str) -> str:
    return say(f"color-{letter}")


def asks(cell: str) -> str:
    """What a printed space asks for."""
    if cell == ".":
        return say("asks-nothing")
    return say("asks-value", value=cell) if cell.isdigit() else say("asks-color", color=color_words(cell))


def name_of(card: Card) -> str:
    """The name of a card; cards of people's own files have but one."""
    return speech().card_name(card.id, card.name, card.revision if card.box else 0)


def text_of(card: Tool | Objective | Inspiration | GlassBoard) -> str:
    return speech().card_text(card.id, card.text, card.revision if card.box else 0)


def listed(parts: Iterable[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return lists.listed(speech(), parts)


def either(parts: Iterable[str]) -> str:
    """`a`, `a or b`, `a, b or c`."""
    return lists.either(speech(), parts)


def reason_words(reasons: Iterable[Reason]) -> str:
    return " ".join(say(f"reason-{reason}") for reason in reasons)
