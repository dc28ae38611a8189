"""What must hold of a whole game: its rounds, turns and rolls, and how it ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from oracle import slow_modes
from vitral import ACTIONS, Action, Game, Options, Record, State
from vitral.dice import NO_DIE
from vitral.engine import new_state, pending, reasons
from vitral.records import replay_states
from whole_games.invariants import check_scores, price_of_inspiration

PER_GAME = ("courage", "charm")
"""Inspirations that are used once a game instead of once a round."""


def check_finished(game: Game) -> None:
    """A game that is over: nothing left to choose, ten rounds behind it, the result as the slow referee has it."""
    state = game.state
    assert game.over
    assert (game.legal_actions(), game.chance, game.can_undo) == ((), None, False)
    assert (state.round, len(state.track), state.pool, state.hand, state.picked) == (10, 10, (), NO_DIE, ())
    assert reasons(state, ACTIONS[0])
    check_scores(state)
    result = game.record().result
    assert result is not None
    if state.rules.options.solo:
        total, target = result["scores"][0]["total"], result["target"]
        assert (result["margin"], result["won"]) == (total - target, slow_modes.solo_won(total, target))


def check_course(record: Record, check: Callable[[State, int], None] = lambda state, spent: None) -> None:
    """Ten rounds with the right rolls and turns, and nobody did more in a turn, round or game than is due.

    *check* gets every state that waits for chance, and the tokens spent on inspirations before it.
    """
    options = record.options
    starts = [int(line.split()[1]) for line in record.log if line.startswith("start ")]
    assert len(starts) == (options.mode == "standard" and options.start_player == "random")
    named = 1 if options.start_player == "random" else options.start_player
    start = (*starts, named)[0] - 1
    turns: list[tuple[int, int, int]] = []
    done: Counter[tuple[str, int, int]] = Counter()
    inspired: Counter[tuple[int, int]] = Counter()
    pliers: set[tuple[int, int]] = set()
    rolls, spent = [], 0
    before = new_state(options, record.cards)
    for entry, state in replay_states(record):
        if isinstance(entry, Action):
            verb = entry.text.split()[0]
            if verb != "own" or before.todo[0].text == "turn menu":
                done[verb, before.round, before.turn] += 1
            if verb in ("inspire", "gather"):
                per_game = before.inspirations[before.seat].id in PER_GAME
                inspired[before.seat, 0 if per_game else before.round] += 1
            if entry.text == "tool running_pliers":
                pliers.add((before.round, before.seat))
                done["take", before.round, before.turn] -= 1  # it allows one more
            spent += price_of_inspiration(before, entry.text)
        elif entry.kind == "roll":
            rolls.append(len(entry.values))
        if pending(state) is not None:
            check(state, spent)
        now = (state.round, state.turn, state.seat)
        if state.round and state.todo[-1].text.startswith("turn") and state.accused < 0 and turns[-1:] != [now]:
            turns.append(now)
        before = state.copy()
    assert turns == due_turns(options, start, pliers)
    per_round = slow_modes.dice_per_round(options.mode, options.players, dice_pools=options.dice_pools)
    assert rolls == [per_round] * 10
    counts = [count for (verb, *_), count in done.items() if verb in ("take", "own", "tool", "glass")]
    assert max(counts, default=0) <= 1
    assert max(inspired.values(), default=0) <= 1


def due_turns(options: Options, start: int, pliers: set[tuple[int, int]]) -> list[tuple[int, int, int]]:
    """Round, turn and seat of every turn of a person, less those that Running Pliers cost."""
    found = []
    for number in range(1, 11):
        first = (start + number - 1) % options.seats
        order = slow_modes.turn_order(options.mode, options.players, first, dice_pools=options.dice_pools)
        for turn, seat in enumerate(order):
            second = not options.dice_pools and turn >= len(order) // 2
            if seat < options.players and not (second and (number, seat) in pliers):
                found.append((number, turn, seat))
    return found
