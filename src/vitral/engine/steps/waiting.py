"""Dice in hand that wait while another is placed."""

from __future__ import annotations

from vitral.dice import NO_DIE
from vitral.engine.state import State


def set_aside(state: State) -> None:
    state.waiting = (*state.waiting, state.hand)
    state.waiting_from = (*state.waiting_from, state.origin)
    state.hand = NO_DIE
    state.origin = -1


def take_up(state: State) -> None:
    """The die that was set aside last is in hand again."""
    *waiting, state.hand = state.waiting
    *waiting_from, state.origin = state.waiting_from
    state.waiting, state.waiting_from = tuple(waiting), tuple(waiting_from)
