"""Score sheets of seats, the target of a solo game, and the ranking (docs/rules.md §1.7, §6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vitral.dice import VALUE
from vitral.engine.scoring import Score, Tally, score_automa, score_window, tally_window
from vitral.engine.state import State
from vitral.engine.steps.automa_turn import SEAT as AUTOMA_SEAT


@dataclass(frozen=True, slots=True)
class Standing:
    """A place in the final ranking: the seat, and what set it before the next one."""

    seat: int
    ahead_by: str
    """`points`, `private`, `tokens` or `order`; `last` for the last place."""


def tally_of(score: Score, turn: int) -> Tally:
    """Returns what of a sheet decides the ranking."""
    return Tally(score.total, score.private_points, score.tokens.points, turn)


def ranked(tallies: Sequence[Tally]) -> list[int]:
    """Returns the seats from first to last."""
    return sorted(range(len(tallies)), key=tallies.__getitem__, reverse=True)


def rank(scores: Sequence[Score], first_turns: Sequence[int]) -> tuple[Standing, ...]:
    """Returns the ranking: points, then private points, then tokens, then the later first turn of the last round.

    `first_turns` lists the seats in the order of their first turns of the last round.
    """
    keys = [tally_of(score, first_turns.index(seat)) for seat, score in enumerate(scores)]
    order = ranked(keys)
    places = []
    for seat, following in zip(order, [*order[1:], None], strict=False):
        ahead_by = "last"
        if following is not None:
            names_of_keys = ("points", "private", "tokens", "order")
            ahead_by = next(
                name for name, a, b in zip(names_of_keys, keys[seat], keys[following], strict=True) if a != b
            )
        places.append(Standing(seat, ahead_by))
    return tuple(places)


def scores(state: State) -> tuple[Score, ...]:
    """Returns the score sheets by seat, as if the game ended now; none before the windows are chosen."""
    return tuple(score(state, seat) for seat in range(len(state.windows)))


def score(state: State, seat: int) -> Score:
    """Returns the score sheet of one seat, as if the game ended now."""
    rules = state.rules
    window, private, tokens = state.windows[seat], state.private[seat], state.tokens[seat]
    if rules.automa_pattern is not None and seat == AUTOMA_SEAT:
        return score_automa(window, state.public, private, tokens, rules.cards, rules.options)
    return score_window(window, state.public, private, tokens, rules.options)


def tallies(state: State) -> list[Tally]:
    """Returns by seat what decides the ranking, as if the game ended now: `scores` without the sheets."""
    rules = state.rules
    players = rules.players
    by_seat = []
    for seat, window in enumerate(state.windows):
        turn = (seat - state.start) % players
        if rules.automa_pattern is not None and seat == AUTOMA_SEAT:
            by_seat.append(tally_of(score(state, seat), turn))
        else:
            own, tokens = state.private[seat], state.tokens[seat]
            by_seat.append(tally_window(window, state.public, own, tokens, turn, rules.options))
    return by_seat


def target(state: State) -> int | None:
    """Returns the score to beat in solo: the sum of all dice on the round track. None at other tables."""
    if not state.rules.options.solo:
        return None
    return sum(VALUE[die] for dice in state.track for die in dice)


def ranking(state: State) -> tuple[Standing, ...]:
    """Returns the ranking, as if the game ended now."""
    players = state.rules.players
    return rank(scores(state), [(state.start + turn) % players for turn in range(players)])
