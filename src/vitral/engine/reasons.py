"""The reasons why an action is refused (docs/rules.md §7). An error carries every reason that applies."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import reduce
from typing import Self

from vitral.translatable import TranslatableError, TranslatableText, quoted


class Reason(StrEnum):
    """One reason for a refusal, and its text in English. Each rule has its own."""

    english: str

    def __new__(cls, value: str, english: str = "") -> Self:
        reason = str.__new__(cls, value)
        reason._value_ = value
        reason.english = english
        return reason

    WRONG_COLOR = "wrong_color", "the space asks for another color"
    WRONG_VALUE = "wrong_value", "the space asks for another value"
    SAME_COLOR_BESIDE = "same_color_beside", "a die of the same color lies orthogonally beside it"
    SAME_VALUE_BESIDE = "same_value_beside", "a die of the same value lies orthogonally beside it"
    NOT_TOUCHING = "not_touching", "it would touch no die of the window"
    TOUCHING = "touching", "with this tool the die may touch no other die"
    NOT_ON_EDGE = "not_on_edge", "the first die of a window goes on its edge"
    SPACE_TAKEN = "space_taken", "a die lies there already"
    SAME_SPACE = "same_space", "a moved die goes to another space"
    OFF_BOARD = "off_board", "there is no such space: rows are A-D, columns 1-5"
    NO_DIE_THERE = "no_die_there", "no die lies there"
    SAME_DIE = "same_die", "that die has just been moved; the second one must be another"
    NOT_IN_POOL = "not_in_pool", "no such die lies in the draft pool"
    NOT_ON_TRACK = "not_on_track", "no such die lies there on the round track"
    COLOR_NOT_ON_TRACK = "color_not_on_track", "no die of that color lies on the round track"
    OTHER_COLOR = "other_color", "the second die must have the color of the first"
    WRONG_STEP_OF_VALUE = "wrong_step_of_value", "the value changes by exactly one, never between 6 and 1"
    CANNOT_PAY = (
        "cannot_pay",
        "it cannot be paid: too few favor tokens or, in solo, no die in the pool that shows its symbol",
    )
    TOOL_NOT_HERE = "tool_not_here", "that tool is not on this table"
    TOOL_USED = "tool_used", "a tool has been used this turn already"
    ALREADY_DRAFTED = "already_drafted", "this turn's die has been drafted already"
    NOT_DRAFTED = "not_drafted", "this turn's die has to be drafted first"
    WRONG_TURN = "wrong_turn", "not in this turn of the round"
    NO_COMPLETION = "no_completion", "the action could not be completed"
    MUST_PLACE = "must_place", "the die has a legal space, so it must be placed"
    DIE_IN_HAND = "die_in_hand", "the die in hand has to be placed first"
    NOT_A_BREACH = "not_a_breach", "that die breaks no rule"
    ALREADY_CHECKED = "already_checked", "that window has been checked already"
    NO_SUCH_SEAT = "no_such_seat", "there is no such seat to check"
    OWN_USED = "own_used", "a die of the own pool has been placed this turn already"
    NOT_IN_OWN_POOL = "not_in_own_pool", "no such die lies in the own pool"
    WRONG_PAYMENT = "wrong_payment", "that die does not show the tool's symbol"
    NOT_ALONE = "not_alone", "that die may not go on the round track alone"
    GLASS_USED = "glass_used", "the rare-glass board has been used this turn already"
    ONE_GLASS_ONLY = "one_glass_only", "the window has its rare glass already"
    NOT_ON_BOARD = "not_on_board", "no such die lies on the rare-glass board"
    INSPIRATION_USED = "inspiration_used", "the inspiration has been used already"
    NOTHING_IN_HAND = "nothing_in_hand", "this inspiration is for a die in hand"
    NO_TOKENS_THERE = "no_tokens_there", "no favor tokens lie on that tool"
    NOT_OFFERED = "not_offered", "that is not what the table waits for now"
    NOT_YOUR_TURN = "not_your_turn", "it is another seat's turn"
    CHANCE_PENDING = "chance_pending", "dice or cards are to be revealed first"
    NOTHING_TO_UNDO = "nothing_to_undo", "nothing can be taken back: something was revealed, or the turn has just begun"
    GAME_OVER = "game_over", "the game is over"


class IllegalActionError(TranslatableError):
    """Raised for an action that the rules refuse. `reasons` holds every reason, in the order of `Reason`."""

    def __init__(self, action: str, reasons: Iterable[Reason]) -> None:
        distinct = set(reasons)
        self.action = action
        self.reasons = tuple(reason for reason in Reason if reason in distinct)
        ValueError.__init__(self, action, self.reasons)

    def __str__(self) -> str:
        return str(self.text)

    @property
    def text(self) -> TranslatableText:
        """The action and every reason, as a sentence that can be translated."""
        reasons = [TranslatableText(f"reason-{reason}", f"{reason.english} ({reason})") for reason in self.reasons]
        why = reduce(_together, reasons) if reasons else ""
        return TranslatableText(
            "fault-action-refused", "{action} is refused: {why}", action=quoted(self.action), why=why
        )


def _together(first: TranslatableText, second: TranslatableText) -> TranslatableText:
    return TranslatableText("fault-action-reasons", "{first}; {second}", first=first, second=second)
