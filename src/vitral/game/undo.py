"""Undo: which choices may be taken back (docs/rules.md §1.3), and the state before them."""

from __future__ import annotations

from collections.abc import Iterable

from vitral.engine import Action, State
from vitral.engine import transitions as rules
from vitral.records import LogEntry


def may_undo(before: State, now: State) -> bool:
    """Returns whether the choice that led from *before* to *now* may be taken back: both are in the same turn."""
    same_turn = (before.seat, before.round, before.turn) == (now.seat, now.round, now.turn)
    same_phase = before.todo[-1] is now.todo[-1]  # the final checks may begin with the seat of the last turn
    return same_turn and same_phase and not now.over


def state_after(opening: State, log: Iterable[LogEntry]) -> State:
    """Applies log entries that were checked before to *opening*, which it changes and returns."""
    for entry in log:
        if isinstance(entry, Action):
            rules.do(opening, entry)
        else:
            opening.todo[0].resolve(opening, entry)
    return opening
