"""The words of the command line for dice, counts and reasons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from vitral.cards import GlassBoard, Inspiration, Objective, Pattern, Tool
from vitral.engine import WORDS, Place, Reason
from vitral.engine.dice import NO_DIE, TEXT, UNSET

COLOR_WORDS: Final = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "P": "purple", "W": "clear"}

AUTOMA_NAME: Final = "The Automa"
STAR: Final = "* our own reconstruction of a card; more about it: vitral cards ID"

_AHEAD: Final = {
    "points": "more points",
    "private": "level on points, but more of them from the private objective",
    "tokens": "level on points and private objective, but more favor tokens left",
    "order": "level on points, private objective and tokens, but later first turn in the last round",
}


def die_words(die: int) -> str:
    """`red 4` of a die, `blue die` if its value is not chosen yet."""
    if die == NO_DIE:
        return "no die"
    text = TEXT[die]
    return f"{COLOR_WORDS[text[0]]} {'die' if die >= UNSET else text[1]}"


def marked(card: Pattern | Tool | Objective | Inspiration | GlassBoard) -> str:
    """The name of a card, with a star if the card is ours (RULES.md §4); `STAR` says what that means."""
    return f"{card.name}*" if card.certainty == "reconstructed" else card.name


def dice_text(dice: Sequence[int]) -> str:
    """`R4 B2`, or none."""
    return " ".join(TEXT[die] for die in dice) or "none"


def asks(cell: str) -> str:
    """What a printed space asks for."""
    if cell == ".":
        return "free"
    return f"asks for {COLOR_WORDS[cell]}" if cell in COLOR_WORDS else f"asks for a {cell}"


def count(number: int, what: str) -> str:
    """`1 token`, `2 tokens`."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def price_words(tokens: int) -> str:
    """`2 tokens`, or `nothing`."""
    return count(tokens, "token") if tokens else "nothing"


def listed(parts: Iterable[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    *most, last = parts
    return f"{', '.join(most)} and {last}" if most else last


def reason_words(reasons: Iterable[Reason]) -> str:
    """All reasons, in words."""
    return "; ".join(WORDS[reason] for reason in reasons)


def payment(symbol: str) -> str:
    """The die that pays for a tool in solo: `a red die`, `a 4`."""
    return f"a {COLOR_WORDS[symbol]} die" if symbol in COLOR_WORDS else f"a {symbol}"


def verdict(total: int, target: int) -> str:
    """How a solo game went."""
    margin = total - target
    if margin > 0:
        return f"Won by {count(margin, 'point')}: {total} against a target of {target}."
    short = "level is not enough" if not margin else f"{count(-margin, 'point')} short"
    return f"Lost, {short}: {total} against a target of {target}."


def ranking_lines(places: Sequence[Place], names: Sequence[str], totals: Sequence[int]) -> list[str]:
    """The ranking, with what set each place before the next where points did not."""
    lines = []
    for number, place in enumerate(places, 1):
        why = f" ({_AHEAD[place.ahead_by]})" if place.ahead_by in _AHEAD and place.ahead_by != "points" else ""
        lines.append(f"{number}. {names[place.seat]}, {count(totals[place.seat], 'point')}{why}")
    return lines
