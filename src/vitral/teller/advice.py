"""The coach in sentences: what to do, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from vitral.dice import TEXT
from vitral.engine import Action, View, actions
from vitral.game.actions import tool_of
from vitral.spaces import NAMES
from vitral.teller.sentence import Fact, Sentence, sentence


def action_clause(action: Action, view: View) -> Sentence:
    """Returns one action of a turn as a clause: "take the red 4"."""
    return _CLAUSES[action.kind](action, view)


def turn_clauses(turn: Sequence[Action], view: View) -> list[Sentence]:
    """Returns a whole turn as clauses, without its end unless nothing else is done."""
    done = [action_clause(action, view) for action in turn if action.kind != actions.PASS]
    return done or [sentence("coach-pass" if turn else "coach-nothing")]


def advice_sentence(turn: Sequence[Action], gain: float, view: View) -> Sentence:
    """Returns the advice as a sentence: "Take the red 4 and place it on B3: +2.1 points expected."."""
    moves: list[str | Sentence] = [*turn_clauses(turn, view)]
    if gain < WORTH_SAYING:
        return sentence("coach-advice-plain", moves=moves)
    return sentence("coach-advice", moves=moves, gain=round(gain, 2))


def reason_sentence(code: str, about: str, points: int) -> Sentence:
    """Returns why advice is good (`vitral.coach.TurnReason`)."""
    facts: dict[str, Fact] = {_ABOUT[code]: about} if code in _ABOUT else {}
    if points:
        facts["value" if code == "keeps_for" else "points"] = points
    return sentence(f"coach-why-{code}", **facts)


def causes_sentence(causes: Sequence[tuple[str, str, float]]) -> Sentence:
    """Returns where the points of a mistake went (`vitral.coach.verdicts.Cause`)."""
    if not causes:
        return sentence("review-causes-none")
    return sentence("review-causes", causes=[_cause_clause(*cause) for cause in causes])


def _cause_clause(code: str, about: str, points: float) -> Sentence:
    facts: dict[str, Fact] = {"gain": -points}
    if code == "dead":
        facts["spaces"] = [*about.split(", ")]
    elif about:
        facts["card"] = about
    return sentence(f"review-cause-{code}", **facts)


WORTH_SAYING: Final = 0.05
"""Points expected below which a gain is not spoken of."""
_ABOUT: Final = {
    **dict.fromkeys(("scores", "own_objective", "promises", "tool"), "card"),
    **dict.fromkeys(("keeps_open", "keeps_for", "narrow"), "space"),
}
"""What a reason is about."""


def _take(action: Action, view: View) -> Sentence:
    die = TEXT[action.arg]
    return sentence("coach-take-place", die=die, place=action.at) if action.at > 0 else sentence("coach-take", die=die)


_CLAUSES: Final[dict[int, Callable[[Action, View], Sentence]]] = {
    actions.TAKE: _take,
    actions.OWN: lambda action, _: sentence("coach-own", die=TEXT[action.arg]),
    actions.TAKE_GLASS: lambda action, _: sentence("coach-glass", die=TEXT[action.arg]),
    actions.PAY: lambda action, _: sentence("coach-pay", die=TEXT[action.arg]),
    actions.KEEP: lambda action, _: sentence("coach-keep", die=TEXT[action.arg]),
    actions.KEEP_ALL: lambda action, _: sentence("coach-keep-all"),
    actions.TRACK: lambda action, _: sentence("coach-track", die=TEXT[action.arg], round=action.at + 1),
    actions.PLACE: lambda action, _: sentence("coach-place", space=NAMES[action.arg]),
    actions.LIFT: lambda action, _: sentence("coach-lift", space=NAMES[action.arg]),
    actions.REMOVE: lambda action, _: sentence("coach-remove", space=NAMES[action.arg]),
    actions.SET: lambda action, _: sentence("coach-set", value=action.arg),
    actions.TOOL: lambda action, view: sentence("coach-tool", card=tool_of(action, view).id),
    actions.GATHER: lambda action, view: sentence("coach-gather", card=tool_of(action, view).id),
    actions.INSPIRE: lambda action, view: sentence("coach-inspire", card=view.inspirations[view.seat].id),
    actions.CHECK: lambda action, _: sentence("coach-check", whom=action.arg),
    actions.SIDE: lambda action, view: sentence("coach-side", card=view.dealt_sides[action.arg].id),
    actions.LEAVE: lambda *_: sentence("coach-leave"),
    actions.STOP: lambda *_: sentence("coach-stop"),
    actions.GO: lambda *_: sentence("coach-go"),
    actions.PASS: lambda *_: sentence("coach-pass"),
}
