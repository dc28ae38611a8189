"""What two views of a table, before and after something happened, show beyond it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vitral.dice import COLOR, NO_DIE, UNSET
from vitral.engine import Action, Chance, View
from vitral.engine.actions import GO, INSPIRE, OWN, PLACE, SET, TAKE, TRACK
from vitral.engine.questions import QuestionKind
from vitral.engine.steps.exchange import EXCHANGE

_HANDS: Final[dict[int, Callable[[Action, View], int]]] = {
    TAKE: lambda action, _: action.arg,
    OWN: lambda action, _: action.arg,
    TRACK: lambda action, _: action.arg,
    SET: lambda action, before: 6 * COLOR[before.hand] + action.arg - 1,
    GO: lambda _, before: before.hand,
    INSPIRE: lambda _, before: before.hand,
}
"""The die in hand right after an action."""


def turned_over(action: Action, before: View, after: View) -> int:
    """What a die was turned to by itself after an action (tool 10), or `NO_DIE`."""
    return turned_to(_HANDS[action.kind](action, before), after) if action.kind in _HANDS else NO_DIE


def turned_to(hand: int, after: View) -> int:
    """What the die just in hand was then turned to by itself (tool 10), or `NO_DIE`."""
    return NO_DIE if after.hand in (hand, NO_DIE) or after.hand >= UNSET else after.hand


def exchanged(action: Action, before: View) -> int:
    """The die that changes places with the one in hand if it is placed so, or `NO_DIE`."""
    if action.kind != PLACE or before.question.prompt != EXCHANGE.question.prompt:
        return NO_DIE
    return before.windows[before.seat].die_at(action.arg)


def luck_failed(question: Chance, before: View, after: View) -> bool:
    """Whether the outcome was a roll of Luck that put the die back and ended the turn."""
    moved_on = (before.round, before.turn, before.seat) != (after.round, after.turn, after.seat)
    round_over = len(after.track) > len(before.track) or after.question.kind is QuestionKind.KEEP
    return question.purpose == "luck" and (moved_on or round_over)
