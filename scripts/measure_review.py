"""Measures how far reviews can be trusted: what they say a turn lost, against what it loses when glaziers play on.

The glaziers are shown only views, use tools, and play with the real rules, none of which the play-outs of a review do.
The games are of a seed that nothing is tuned on. Prints a row for each mistake, a summary, and the time of a review.
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random
from statistics import fmean, median, stdev
from time import process_time
from typing import NamedTuple

from vitral import Game
from vitral.arena import play_out
from vitral.bots import make_bot
from vitral.bots.glazier import GlazierBot
from vitral.bots.sampling import sample_outcome
from vitral.coach import Mistake, review
from vitral.engine import Action, State, apply, legal_actions, resolve, view
from vitral.engine.actions import DO_PASS
from vitral.engine.standing import scores
from vitral.records import Record
from vitral.records.record import replay_states

PLAYERS = ("apprentice:1", "apprentice:2", "apprentice:3", "apprentice:4", "glazier")


class Row(NamedTuple):
    game: int
    mistake: Mistake
    measured: float
    error: float


def game_record(seed: str, number: int) -> Record:
    """Returns a game for two between bots of mixed strength."""
    rng = Random(f"{seed}/{number}")
    game = Game.new(2, seed=f"{seed}/{number}")
    play_out(game, [make_bot(rng.choice(PLAYERS), f"{seed}/{number}/{seat}") for seat in range(2)])
    return game.record()


def measure(record: Record, number: int, mistake: Mistake, futures: int) -> Row:
    """Plays the turn that was played and the better one to the end of the game, with the same dice."""
    states = [state.copy() for _, state in replay_states(record, None)]
    start = states[mistake.ply - 1]
    bots = [GlazierBot(seat) for seat in range(2)]
    losses = []
    for future in range(futures):
        ends = [play_on(start, turn, bots, str(future)) for turn in (mistake.better, mistake.played)]
        losses.append(float(ends[0] - ends[1]))
    return Row(number, mistake, fmean(losses), stdev(losses) / sqrt(futures))


def play_on(start: State, turn: tuple[Action, ...], bots: list[GlazierBot], future: str) -> int:
    """Returns the score of the seat to move after it has played a turn, and glaziers the rest of the game."""
    state, seat, left = start.copy(), start.seat, [*turn]
    number, by_chance = (state.round, state.turn), False
    while not state.over:
        step = state.todo[0]
        same_turn = (state.round, state.turn) == number
        if step.chance:
            left, by_chance = [], by_chance or same_turn
            chance = step.pending(state)
            resolve(state, sample_outcome(chance, Random(f"{future}/{state.round}/{chance.kind}")))
            continue
        legal = legal_actions(state)
        if same_turn and left and left[0] in legal:
            apply(state, left.pop(0))
        elif same_turn and not left and not by_chance and DO_PASS in legal:
            apply(state, DO_PASS)
        else:
            bot = bots[state.seat]
            apply(state, legal[0] if len(legal) == 1 else bot.choose(view(state, state.seat), legal))
    return scores(state)[seat].total


def turn_text(turn: tuple[Action, ...]) -> str:
    return ", ".join(action.text for action in turn) or "pass"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--futures", type=int, default=40)
    parser.add_argument("--seed", default="calibration")
    asked = parser.parse_args()
    rows, times = [], []
    for number in range(asked.first, asked.first + asked.games):
        record = game_record(asked.seed, number)
        began = process_time()
        mistakes = review(record).mistakes
        times.append(process_time() - began)
        for mistake in mistakes:
            row = measure(record, number, mistake, asked.futures)
            rows.append(row)
            print(
                f"game {number}, round {mistake.round:2}: says {mistake.loss:4.1f} ± {mistake.error:.1f}, "
                f"measured {row.measured:4.1f} ± {row.error:.1f} "
                f"({turn_text(mistake.played)}; better: {turn_text(mistake.better)})",
                flush=True,
            )
    gaps = [row.mistake.loss - row.measured for row in rows]
    print(f"{len(rows)} mistakes: said {fmean(row.mistake.loss for row in rows):.2f} points on average,")
    print(f"measured {fmean(row.measured for row in rows):.2f}; said too much by {fmean(gaps):+.2f} on average,")
    print(f"off by {fmean(map(abs, gaps)):.2f} on average, by {max(map(abs, gaps)):.1f} at most")
    print(f"a review took {median(times):.1f} s of processor time ({min(times):.1f} to {max(times):.1f})")


if __name__ == "__main__":
    main()
