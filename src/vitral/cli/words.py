"""The words of the command line for dice, counts and reasons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from vitral.engine import WORDS, Place, Reason
from vitral.engine.dice import NO_DIE, TEXT, UNSET

COLOR_WORDS: Final = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "P": "purple", "W": "clear"}

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


def listed(parts: Iterable[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    *most, last = parts
    return f"{', '.join(most)} and {last}" if most else last


def reason_words(reasons: Iterable[Reason]) -> str:
    """All reasons, in words."""
    return "; ".join(WORDS[reason] for reason in reasons)


def ranking_lines(places: Sequence[Place], names: Sequence[str], totals: Sequence[int]) -> list[str]:
    """The ranking, with what set each place before the next where points did not."""
    lines = []
    for number, place in enumerate(places, 1):
        why = f" ({_AHEAD[place.ahead_by]})" if place.ahead_by in _AHEAD and place.ahead_by != "points" else ""
        lines.append(f"{number}. {names[place.seat]}, {count(totals[place.seat], 'point')}{why}")
    return lines
