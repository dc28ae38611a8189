"""What happened at a table, in facts that everybody may know: one or more for each choice and each outcome.

Made from what a spectator sees before and after it, so nothing secret can get in. Whoever tells a game finds the words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
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
from vitral.engine.steps.automa import SEAT as AUTOMA_SEAT
from vitral.game.happenings import luck_failed, turned_over, turned_to
from vitral.game.tools import tool_of

_SECRET_DECKS: Final = ("private", "windows")


@dataclass(slots=True)
class Happening:
    """One thing that happened.

    `what` is a verb of the action table (`take, place, tool, lift, set, track, pass, …`), an outcome (`roll, reroll,
    draw, start, deal`), `automa`, or `round` (the round has ended, `dice` went on the track).
    """

    what: str
    seat: int = -1
    round: int = 0
    turn: int = 0
    die: str = ""
    dice: list[str] = field(default_factory=list)
    space: str = ""
    origin: str = ""
    card: str = ""
    """A tool, an inspiration, a pattern."""
    cards: list[str] = field(default_factory=list)
    tokens: int = 0
    """Favor tokens paid, or gathered."""
    at: int = 0
    """A round of the track, or a place of the Automa's."""
    whom: int = -1
    """The seat whose window is checked."""
    right: bool = False
    """Whether a check found a breach."""
    note: list[str] = field(default_factory=list)
    """A note of the Automa: its code and its facts. Of a `deal`, its deck; of a `reroll`, what was rolled."""


def tell_choice(action: Action, before: View, after: View) -> list[Happening]:
    """A choice and what followed from it at once."""
    choice = Happening(VERBS[action.kind], before.seat, before.round, before.turn)
    if action.kind in _FACTS:
        _FACTS[action.kind](choice, action, before, after)
    told = [choice]
    if action.kind == PLACE and after.skips != before.skips:
        told.append(Happening("skip", before.seat, before.round, before.turn))
    told += _flipped(turned_over(action, before, after), before)
    return [*told, *_aftermath(before, after, anew=action.kind == PASS)]


def tell_outcome(question: Chance, outcome: Outcome, before: View, after: View) -> list[Happening]:
    """What chance answered, unless it is secret, and what followed from it at once."""
    failed = luck_failed(before, after)
    told = _outcome(question, outcome, before, after)
    if failed:
        told.append(Happening("lost", before.seat, before.round, before.turn, die=TEXT[int(outcome.values[0])]))
    elif before.step == "reroll luck":
        told += _flipped(turned_to(int(outcome.values[0]), after), before)
    return [*told, *_aftermath(before, after, anew=failed)]


def tell_reveal(after: View) -> list[Happening]:
    """All have chosen: the windows, with the favor tokens that come with them."""
    return [
        Happening("side", seat, card=after.windows[seat].pattern.id, tokens=after.tokens[seat])
        for seat in range(after.players)
    ]


def _aftermath(before: View, after: View, *, anew: bool) -> list[Happening]:
    """What the Automa did, and the dice that went on the round track."""
    fresh = after.notes if anew else after.notes[len(before.notes) :]
    told = [Happening("automa", AUTOMA_SEAT, before.round, note=list(note)) for note in fresh]
    if len(after.track) > len(before.track):
        told.append(Happening("round", round=before.round, dice=texts(after.track[-1])))
    return told


def _flipped(die: int, before: View) -> list[Happening]:
    """That a die was turned over by itself, if it was."""
    return [] if die == NO_DIE else [Happening("flip", before.seat, before.round, before.turn, die=TEXT[die])]


# -- outcomes ------------------------------------------------------------------------------------------------------


def _outcome(question: Chance, outcome: Outcome, before: View, after: View) -> list[Happening]:
    kind, values = outcome.kind, outcome.values
    if kind == "deal":
        if outcome.purpose in _SECRET_DECKS and not (outcome.purpose == "private" and after.private):
            return []
        return [Happening("deal", round=before.round, cards=[str(card) for card in values], note=[outcome.purpose])]
    if kind == "start":
        return [Happening("start", int(values[0]))]
    if kind == "roll":
        return [Happening("roll", after.start, after.round, dice=texts(after.pool))]
    if kind == "draw":
        return [Happening("draw", before.seat, before.round, before.turn, die=f"{LETTERS[int(values[0])]}?")]
    if question.purpose == "own":
        return [Happening("reroll", seat, dice=texts(dice), note=["own"]) for seat, dice in enumerate(after.own)]
    dice = texts(tuple(int(value) for value in values))
    return [Happening("reroll", before.seat, before.round, before.turn, dice=dice, note=[question.purpose])]


# -- choices -------------------------------------------------------------------------------------------------------


def _paid(before: View, after: View) -> int:
    return before.tokens[before.seat] - after.tokens[before.seat]


def _take(one: Happening, action: Action, before: View, after: View) -> None:
    one.die = TEXT[action.arg]
    one.at = max(action.at, 0)


def _own(one: Happening, action: Action, before: View, after: View) -> None:
    step = before.step.removeprefix("inspirable ")
    one.die = TEXT[action.arg]
    if step == "swap own":
        one.what = "swap"
        one.dice = [TEXT[before.hand]]
    elif step == "pick own":
        one.what = "pick"


def _place(one: Happening, action: Action, before: View, after: View) -> None:
    one.die = TEXT[before.hand]
    one.space = NAMES[action.arg]
    one.origin = NAMES[before.origin] if before.origin >= 0 else ""


def _from_window(one: Happening, action: Action, before: View, after: View) -> None:
    one.die = TEXT[before.windows[before.seat].die_at(action.arg)]
    one.space = NAMES[action.arg]


def _tool(one: Happening, action: Action, before: View, after: View) -> None:
    one.card = tool_of(action, before).id
    one.tokens = abs(_paid(before, after))


def _inspire(one: Happening, action: Action, before: View, after: View) -> None:
    one.card = before.inspirations[before.seat].id
    one.tokens = _paid(before, after)


def _glass(one: Happening, action: Action, before: View, after: View) -> None:
    one.die = TEXT[action.arg]
    one.tokens = _paid(before, after)


def _leave(one: Happening, action: Action, before: View, after: View) -> None:
    one.die = TEXT[before.hand]
    if before.glass_board is not None and before.step == "place or_leave_on_board":
        one.card = before.glass_board.id


def _pay(one: Happening, action: Action, before: View, after: View) -> None:
    one.die = TEXT[action.arg]


def _set(one: Happening, action: Action, before: View, after: View) -> None:
    one.die = f"{LETTERS[COLOR[before.hand]]}{action.arg}"


def _track(one: Happening, action: Action, before: View, after: View) -> None:
    one.die = TEXT[action.arg]
    one.dice = [TEXT[before.hand]]
    one.at = action.at + 1


def _check(one: Happening, action: Action, before: View, after: View) -> None:
    one.whom = action.arg
    one.right = after.step == "remove"


def _keep(one: Happening, action: Action, before: View, after: View) -> None:
    one.die = TEXT[action.arg]
    one.dice = texts(without(before.pool, action.arg))


_FACTS: Final[dict[int, Callable[[Happening, Action, View, View], None]]] = {
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
