"""What happened at a table, in facts that everybody may know: one or more entries for each choice and each outcome.

Made from what a spectator sees before and after it, so nothing secret can get in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vitral.engine import Action, Chance, Outcome, View
from vitral.engine.actions import (
    CHECK,
    GATHER,
    INSPIRE,
    KEEP,
    KEEP_ALL,
    LEAVE,
    LIFT,
    OWN,
    PASS,
    PAY,
    PLACE,
    REMOVE,
    SET,
    TAKE,
    TAKE_GLASS,
    TOOL,
    TRACK,
    VERBS,
)
from vitral.engine.dice import COLOR, LETTERS, NO_DIE, TEXT, texts, without
from vitral.engine.spaces import NAMES
from vitral.game.happenings import luck_failed, turned_over, turned_to
from vitral.server.choices import tool_of
from vitral.server.protocol import Entry

AUTOMA_SEAT: Final = 1
_SECRET_DECKS: Final = ("private", "windows")


def tell_choice(action: Action, before: View, after: View, by: str = "") -> list[Entry]:
    """A choice and what followed from it at once."""
    entry = Entry(VERBS[action.kind], before.seat, before.round, before.turn, by=by)
    if action.kind in _FACTS:
        _FACTS[action.kind](entry, action, before, after)
    told = [entry]
    if action.kind == PLACE and after.skips != before.skips:
        told.append(Entry("skip", before.seat, before.round, before.turn))
    told += _flipped(turned_over(action, before, after), before)
    return [*told, *_aftermath(before, after, anew=action.kind == PASS)]


def tell_outcome(question: Chance, outcome: Outcome, before: View, after: View) -> list[Entry]:
    """What chance answered, unless it is secret, and what followed from it at once."""
    failed = luck_failed(before, after)
    told = _outcome(question, outcome, before, after)
    if failed:
        told.append(Entry("lost", before.seat, before.round, before.turn, die=TEXT[int(outcome.values[0])]))
    elif before.step == "reroll luck":
        told += _flipped(turned_to(int(outcome.values[0]), after), before)
    return [*told, *_aftermath(before, after, anew=failed)]


def tell_reveal(after: View, by: list[str]) -> list[Entry]:
    """All have chosen: the windows, with the favor tokens that come with them."""
    return [
        Entry("side", seat, card=after.windows[seat].pattern.id, tokens=after.tokens[seat], by=by[seat])
        for seat in range(len(by))
    ]


def _aftermath(before: View, after: View, *, anew: bool) -> list[Entry]:
    """What the Automa did, and the dice that went on the round track."""
    fresh = after.notes if anew else after.notes[len(before.notes) :]
    told = [Entry("automa", AUTOMA_SEAT, before.round, note=list(note)) for note in fresh]
    if len(after.track) > len(before.track):
        told.append(Entry("round", round=before.round, dice=texts(after.track[-1])))
    return told


def _flipped(die: int, before: View) -> list[Entry]:
    """That a die was turned over by itself, if it was."""
    return [] if die == NO_DIE else [Entry("flip", before.seat, before.round, before.turn, die=TEXT[die])]


# -- outcomes ------------------------------------------------------------------------------------------------------


def _outcome(question: Chance, outcome: Outcome, before: View, after: View) -> list[Entry]:
    kind, values = outcome.kind, outcome.values
    if kind == "deal":
        if outcome.purpose in _SECRET_DECKS and not (outcome.purpose == "private" and after.private):
            return []
        return [Entry("deal", round=before.round, cards=[str(card) for card in values], note=[outcome.purpose])]
    if kind == "start":
        return [Entry("start", int(values[0]))]
    if kind == "roll":
        return [Entry("roll", after.start, after.round, dice=texts(after.pool))]
    if kind == "draw":
        return [Entry("draw", before.seat, before.round, before.turn, die=f"{LETTERS[int(values[0])]}?")]
    if question.purpose == "own":
        return [Entry("reroll", seat, dice=texts(dice), note=["own"]) for seat, dice in enumerate(after.own)]
    dice = texts(tuple(int(value) for value in values))
    return [Entry("reroll", before.seat, before.round, before.turn, dice=dice, note=[question.purpose])]


# -- choices -------------------------------------------------------------------------------------------------------


def _paid(before: View, after: View) -> int:
    return before.tokens[before.seat] - after.tokens[before.seat]


def _take(entry: Entry, action: Action, before: View, after: View) -> None:
    entry.die = TEXT[action.arg]
    entry.at = max(action.at, 0)


def _own(entry: Entry, action: Action, before: View, after: View) -> None:
    step = before.step.removeprefix("inspirable ")
    entry.die = TEXT[action.arg]
    if step == "swap own":
        entry.what = "swap"
        entry.dice = [TEXT[before.hand]]
    elif step == "pick own":
        entry.what = "pick"


def _place(entry: Entry, action: Action, before: View, after: View) -> None:
    entry.die = TEXT[before.hand]
    entry.space = NAMES[action.arg]
    entry.origin = NAMES[before.origin] if before.origin >= 0 else ""


def _from_window(entry: Entry, action: Action, before: View, after: View) -> None:
    entry.die = TEXT[before.windows[before.seat].die_at(action.arg)]
    entry.space = NAMES[action.arg]


def _tool(entry: Entry, action: Action, before: View, after: View) -> None:
    entry.card = tool_of(action, before)
    entry.tokens = abs(_paid(before, after))


def _inspire(entry: Entry, action: Action, before: View, after: View) -> None:
    entry.card = before.inspirations[before.seat].id
    entry.tokens = _paid(before, after)


def _glass(entry: Entry, action: Action, before: View, after: View) -> None:
    entry.die = TEXT[action.arg]
    entry.tokens = _paid(before, after)


def _leave(entry: Entry, action: Action, before: View, after: View) -> None:
    entry.die = TEXT[before.hand]
    if before.glass_board is not None and before.step == "place or_leave_on_board":
        entry.card = before.glass_board.id


def _pay(entry: Entry, action: Action, before: View, after: View) -> None:
    entry.die = TEXT[action.arg]


def _set(entry: Entry, action: Action, before: View, after: View) -> None:
    entry.die = f"{LETTERS[COLOR[before.hand]]}{action.arg}"


def _track(entry: Entry, action: Action, before: View, after: View) -> None:
    entry.die = TEXT[action.arg]
    entry.dice = [TEXT[before.hand]]
    entry.at = action.at + 1


def _check(entry: Entry, action: Action, before: View, after: View) -> None:
    entry.whom = action.arg
    entry.right = after.step == "remove"


def _keep(entry: Entry, action: Action, before: View, after: View) -> None:
    entry.die = TEXT[action.arg]
    entry.dice = texts(without(before.pool, action.arg))


_FACTS: Final[dict[int, Callable[[Entry, Action, View, View], None]]] = {
    TAKE: _take,
    OWN: _own,
    PLACE: _place,
    LIFT: _from_window,
    REMOVE: _from_window,
    TOOL: _tool,
    GATHER: _tool,
    INSPIRE: _inspire,
    TAKE_GLASS: _glass,
    LEAVE: _leave,
    PAY: _pay,
    SET: _set,
    TRACK: _track,
    CHECK: _check,
    KEEP: _keep,
    KEEP_ALL: lambda *_: None,
}
