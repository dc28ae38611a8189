"""What one action or one outcome adds to the sentence of its turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from vitral.cli.choices import tool_action
from vitral.cli.words import COLOR_WORDS, count, dice_text, price_words
from vitral.engine import Action, Outcome, View
from vitral.engine.actions import (
    CHECK,
    GATHER,
    GATHERS,
    INSPIRE,
    LEAVE,
    OWN,
    PAY,
    PLACE,
    REMOVE,
    SET,
    STOP,
    TAKE,
    TAKE_GLASS,
    TOOL,
    TRACK,
)
from vitral.engine.dice import COLOR, LETTERS, NO_DIE, TEXT
from vitral.engine.spaces import NAMES
from vitral.game.happenings import luck_failed, turned_over, turned_to


def clauses(action: Action, before: View, after: View, names: Sequence[str]) -> list[str]:
    """The clauses of an action; `pass`, `lift` and the like add none."""
    if action.kind == CHECK:
        found = "is right" if after.step == "remove" else "finds no fault"
        return [f"checks the window of {names[action.arg]} and {found}"]
    tell = _WORDS.get(action.kind)
    return [*(tell(action, before, after) if tell else []), *_flipped(turned_over(action, before, after))]


def outcome_clauses(outcome: Outcome, before: View, after: View) -> list[str]:
    """The clauses of an outcome in somebody's turn."""
    if outcome.kind == "draw":
        return [f"drops it into the bag and draws a {COLOR_WORDS[LETTERS[int(outcome.values[0])]]} die"]
    if outcome.kind != "reroll":
        return []
    dice = dice_text(tuple(int(value) for value in outcome.values))
    if luck_failed(before, after):
        return [f"rolls it again: {dice}, which fits nowhere, so it goes back and the turn is over"]
    words = {"reroll pool": "rolls the pool anew", "reroll picked": "rolls anew", "roll glass": "rolls new glass"}
    turned = _flipped(turned_to(int(outcome.values[0]), after)) if before.step == "reroll luck" else []
    return [f"{words.get(before.step, 'rolls it again')}: {dice}", *turned]


def _flipped(die: int) -> list[str]:
    """That a die was turned over by itself, if it was."""
    return [] if die == NO_DIE else [f"turns it over to {TEXT[die]}"]


def _take(action: Action, before: View, after: View) -> list[str]:
    return [f"takes {TEXT[action.arg]}{f' from place {action.at}' if action.at > 0 else ''}"]


def _own(action: Action, before: View, after: View) -> list[str]:
    step = before.step.removeprefix("inspirable ")
    die = TEXT[action.arg]
    if step == "swap own":
        return [f"swaps it for the own {die}"]
    return [f"picks the own {die}" if step == "pick own" else f"takes the own {die}"]


def _place(action: Action, before: View, after: View) -> list[str]:
    lifted = before.origin >= 0
    words = f"moves {TEXT[before.hand]} from {NAMES[before.origin]} to" if lifted else "places it on"
    skipped = ["gives up the second turn of the round"] if after.skips != before.skips else []
    return [f"{words} {NAMES[action.arg]}", *skipped]


def _tool(action: Action, before: View, after: View) -> list[str]:
    name = next(tool.name for slot, tool in enumerate(before.tools) if tool_action(tool.id, slot) is action)
    price = before.tokens[before.seat] - after.tokens[before.seat]
    return [f"pays {count(price, 'token')} for {name}" if price else f"uses {name}"]


def _gather(action: Action, before: View, after: View) -> list[str]:
    tools = enumerate(before.tools)
    name = next(tool.name for slot, tool in tools if GATHERS[tool_action(tool.id, slot)] is action)
    taken = after.tokens[before.seat] - before.tokens[before.seat]
    return [f"takes {count(taken, 'token')} off {name} by {before.inspirations[before.seat].name}"]


def _inspire(action: Action, before: View, after: View) -> list[str]:
    price = before.tokens[before.seat] - after.tokens[before.seat]
    paid = f" for {count(price, 'token')}" if price else ""
    return [f"uses the inspiration {before.inspirations[before.seat].name}{paid}"]


def _glass(action: Action, before: View, after: View) -> list[str]:
    price = before.tokens[before.seat] - after.tokens[before.seat]
    return [f"takes the rare glass {TEXT[action.arg]} for {price_words(price)}"]


def _leave(action: Action, before: View, after: View) -> list[str]:
    where = "on the board" if before.step == "place or_leave_on_board" else "in the draft pool"
    return [f"leaves it {where} as {TEXT[before.hand]}"]


_WORDS: Final[dict[int, Callable[[Action, View, View], list[str]]]] = {
    TAKE: _take,
    OWN: _own,
    PLACE: _place,
    TOOL: _tool,
    GATHER: _gather,
    INSPIRE: _inspire,
    TAKE_GLASS: _glass,
    LEAVE: _leave,
    PAY: lambda action, *_: [f"pays for it with {TEXT[action.arg]}"],
    REMOVE: lambda action, before, _: [
        f"removes {TEXT[before.windows[before.seat].die_at(action.arg)]} from {NAMES[action.arg]}"
    ],
    STOP: lambda _, before, __: ["calls no check"] if before.step == "final check" else [],
    SET: lambda action, before, _: [f"turns it to {LETTERS[COLOR[before.hand]]}{action.arg}"],
    TRACK: lambda action, *_: [f"swaps it for {action.text.removeprefix('track ').replace('@', ' of round ')}"],
}
