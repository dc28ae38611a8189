"""The reasons why an action is refused (docs/rules.md §7). An error carries every reason that applies."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import reduce
from typing import Final

from vitral.translatable import TranslatableError, TranslatableText, quoted


class Reason(StrEnum):
    """One reason for a refusal. Each rule has its own."""

    WRONG_COLOR = "wrong_color"
    WRONG_VALUE = "wrong_value"
    SAME_COLOR_BESIDE = "same_color_beside"
    SAME_VALUE_BESIDE = "same_value_beside"
    NOT_TOUCHING = "not_touching"
    TOUCHING = "touching"
    NOT_ON_EDGE = "not_on_edge"
    SPACE_TAKEN = "space_taken"
    SAME_SPACE = "same_space"
    OFF_BOARD = "off_board"
    NO_DIE_THERE = "no_die_there"
    SAME_DIE = "same_die"
    NOT_IN_POOL = "not_in_pool"
    NOT_ON_TRACK = "not_on_track"
    COLOR_NOT_ON_TRACK = "color_not_on_track"
    OTHER_COLOR = "other_color"
    WRONG_STEP_OF_VALUE = "wrong_step_of_value"
    CANNOT_PAY = "cannot_pay"
    TOOL_NOT_HERE = "tool_not_here"
    TOOL_USED = "tool_used"
    ALREADY_DRAFTED = "already_drafted"
    NOT_DRAFTED = "not_drafted"
    WRONG_TURN = "wrong_turn"
    NO_COMPLETION = "no_completion"
    MUST_PLACE = "must_place"
    DIE_IN_HAND = "die_in_hand"
    NOT_A_BREACH = "not_a_breach"
    ALREADY_CHECKED = "already_checked"
    NO_SUCH_SEAT = "no_such_seat"
    OWN_USED = "own_used"
    NOT_IN_OWN_POOL = "not_in_own_pool"
    WRONG_PAYMENT = "wrong_payment"
    NOT_ALONE = "not_alone"
    GLASS_USED = "glass_used"
    ONE_GLASS_ONLY = "one_glass_only"
    NOT_ON_BOARD = "not_on_board"
    INSPIRATION_USED = "inspiration_used"
    NOTHING_IN_HAND = "nothing_in_hand"
    NO_TOKENS_THERE = "no_tokens_there"
    NOT_OFFERED = "not_offered"
    NOT_YOUR_TURN = "not_your_turn"
    CHANCE_PENDING = "chance_pending"
    NOTHING_TO_UNDO = "nothing_to_undo"
    GAME_OVER = "game_over"


WORDS: Final[dict[Reason, str]] = {
    Reason.WRONG_COLOR: "the space asks for another color",
    Reason.WRONG_VALUE: "the space asks for another value",
    Reason.SAME_COLOR_BESIDE: "a die of the same color lies orthogonally beside it",
    Reason.SAME_VALUE_BESIDE: "a die of the same value lies orthogonally beside it",
    Reason.NOT_TOUCHING: "it would touch no die of the window",
    Reason.TOUCHING: "with this tool the die may touch no other die",
    Reason.NOT_ON_EDGE: "the first die of a window goes on its edge",
    Reason.SPACE_TAKEN: "a die lies there already",
    Reason.SAME_SPACE: "a moved die goes to another space",
    Reason.OFF_BOARD: "there is no such space: rows are A-D, columns 1-5",
    Reason.NO_DIE_THERE: "no die lies there",
    Reason.SAME_DIE: "that die has just been moved; the second one must be another",
    Reason.NOT_IN_POOL: "no such die lies in the draft pool",
    Reason.NOT_ON_TRACK: "no such die lies there on the round track",
    Reason.COLOR_NOT_ON_TRACK: "no die of that color lies on the round track",
    Reason.OTHER_COLOR: "the second die must have the color of the first",
    Reason.WRONG_STEP_OF_VALUE: "the value changes by exactly one, never between 6 and 1",
    Reason.CANNOT_PAY: "it cannot be paid: too few favor tokens or, in solo, no die in the pool that shows its symbol",
    Reason.TOOL_NOT_HERE: "that tool is not on this table",
    Reason.TOOL_USED: "a tool has been used this turn already",
    Reason.ALREADY_DRAFTED: "this turn's die has been drafted already",
    Reason.NOT_DRAFTED: "this turn's die has to be drafted first",
    Reason.WRONG_TURN: "not in this turn of the round",
    Reason.NO_COMPLETION: "the action could not be completed",
    Reason.MUST_PLACE: "the die has a legal space, so it must be placed",
    Reason.DIE_IN_HAND: "the die in hand has to be placed first",
    Reason.NOT_A_BREACH: "that die breaks no rule",
    Reason.ALREADY_CHECKED: "that window has been checked already",
    Reason.NO_SUCH_SEAT: "there is no such seat to check",
    Reason.OWN_USED: "a die of the own pool has been placed this turn already",
    Reason.NOT_IN_OWN_POOL: "no such die lies in the own pool",
    Reason.WRONG_PAYMENT: "that die does not show the tool's symbol",
    Reason.NOT_ALONE: "that die may not go on the round track alone",
    Reason.GLASS_USED: "the rare-glass board has been used this turn already",
    Reason.ONE_GLASS_ONLY: "the window has its rare glass already",
    Reason.NOT_ON_BOARD: "no such die lies on the rare-glass board",
    Reason.INSPIRATION_USED: "the inspiration has been used already",
    Reason.NOTHING_IN_HAND: "this inspiration is for a die in hand",
    Reason.NO_TOKENS_THERE: "no favor tokens lie on that tool",
    Reason.NOT_OFFERED: "that is not what the table waits for now",
    Reason.NOT_YOUR_TURN: "it is another seat's turn",
    Reason.CHANCE_PENDING: "dice or cards are to be revealed first",
    Reason.NOTHING_TO_UNDO: "nothing can be taken back: something was revealed, or the turn has just begun",
    Reason.GAME_OVER: "the game is over",
}


class IllegalActionError(TranslatableError):
    """Raised for an action that the rules refuse. `reasons` holds every reason, in the order of `Reason`."""

    def __init__(self, action: str, reasons: Iterable[Reason]) -> None:
        found = set(reasons)
        self.action = action
        self.reasons = tuple(reason for reason in Reason if reason in found)
        ValueError.__init__(self, action, self.reasons)

    def __str__(self) -> str:
        return str(self.text)

    @property
    def text(self) -> TranslatableText:
        """The action and every reason, as a sentence that can be translated."""
        reasons = [TranslatableText(f"reason-{reason}", f"{WORDS[reason]} ({reason})") for reason in self.reasons]
        why = reduce(_together, reasons) if reasons else ""
        return TranslatableText(
            "fault-action-refused", "{action} is refused: {why}", action=quoted(self.action), why=why
        )


def _together(first: TranslatableText, second: TranslatableText) -> TranslatableText:
    return TranslatableText("fault-action-reasons", "{first}; {second}", first=first, second=second)
