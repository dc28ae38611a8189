"""Which choices may be taken back (docs/rules.md §1.3), and the state before them."""

from __future__ import annotations

from collections.abc import Iterable

from vitral.engine import Action, State
from vitral.engine import transitions as rules
from vitral.records import LogEntry


def may_go_back(before: State, now: State) -> bool:
    """Whether the choice that led from one state to the other may be taken back: the turn is the same still."""
    same_turn = (before.seat, before.round, before.turn) == (now.seat, now.round, now.turn)
    same_phase = before.todo[-1] is now.todo[-1]  # the final checks may begin with the seat of the last turn
    return same_turn and same_phase and not now.over


def state_after(opening: State, log: Iterable[LogEntry]) -> State:
    """Play lines that were checked before, from an opening, which is changed and returned."""
    for entry in log:
        if isinstance(entry, Action):
            rules.do(opening, entry)
        else:
            opening.todo[0].resolve(opening, entry)
    return opening
