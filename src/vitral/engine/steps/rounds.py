"""Rounds (docs/rules.md §1.2 and §1.6): rolling the draft pool, the snake of turns, the round track, the end."""

from __future__ import annotations

from typing import Final

from vitral.engine.actions import ROUNDS, Action
from vitral.engine.chance import Chance, Outcome, chance_error, wrong_number
from vitral.engine.reasons import Reason
from vitral.engine.state import State
from vitral.engine.steps.base import ChanceStep, Step, advance, register
from vitral.engine.steps.reroll import draw_from_bag

_make: Final = tuple.__new__
"""The fastest way to make a named tuple."""


class RollPool(ChanceStep):
    """Draws and rolls the dice of the round."""

    def pending(self, state: State) -> Chance:
        return _make(Chance, ("roll", "pool", state.rules.pool_size, state.bag, state.round, 0))

    def resolve(self, state: State, outcome: Outcome) -> None:
        kind, _, dice = outcome
        rules = state.rules
        if kind != "roll" or len(dice) != rules.pool_size:
            raise chance_error(outcome.text, wrong_number(rules.pool_size, len(dice) if kind == "roll" else 0))
        state.bag = draw_from_bag(state.bag, dice)
        state.places = places = rules.places
        state.pool = dice if places else tuple(sorted(dice))
        advance(state)


class GameOver(Step):
    """The game is over."""

    asks = False
    over = True

    def choices(self, state: State) -> tuple[Action, ...]:
        return ()

    def reasons(self, state: State, action: Action) -> list[Reason]:
        return [Reason.GAME_OVER]


def seat_of_turn(state: State) -> int:
    """Returns the seat of the current turn of the round."""
    return state.rules.turns[state.start][state.turn]


def end_turn(state: State) -> None:
    """Goes on to the next turn that is not skipped, or ends the round."""
    rules = state.rules
    seats = rules.turns[state.start]
    turn = state.turn + 1
    skips = state.skips
    while turn < len(seats):
        seat = seats[turn]
        if not skips or not skips >> seat & 1:
            state.turn = turn
            state.seat = seat
            state.todo = rules.turn_steps[seat]
            state.drafted = False
            if state.tool_used:
                state.tool_used = False
                state.moved = 0
            if rules.has_menu:
                rules.reset_turn(state)
            return
        turn += 1
    # Dice left go on the round track, all of them or as the table has it.
    ending = rules.steps_before_track(state) if rules.has_menu else ()
    if ending:
        state.todo = ending
    else:
        close_round(state)


def close_round(state: State) -> None:
    """Puts the dice of the pool on the round track; the next seat clockwise starts the next round."""
    rules = state.rules
    state.track = (*state.track, state.pool)
    state.pool = state.places = ()
    state.drafted = state.tool_used = False
    state.moved = state.skips = 0
    if rules.has_menu:
        rules.reset_turn(state)
        rules.reset_round(state)
    if state.round == ROUNDS:
        state.todo = rules.ending
        state.seat = state.todo[0].seat_of(state)
    else:
        begin_round(state, state.round + 1, (state.start + 1) % rules.players)
        state.todo = rules.round_steps[state.seat]


def begin_round(state: State, number: int, start: int) -> None:
    """Sets the counters of a new round."""
    state.round = number
    state.start = state.seat = start
    state.turn = 0


ROLL_POOL: Final = register(RollPool("roll pool"))
OVER: Final = register(GameOver("over"))
