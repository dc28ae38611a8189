"""Rounds of pairs: who meets whom, all against all or by the Swiss system, and the table that comes of it.

Players are numbers from 0. Two who meet compare results; the better one scores 1, equal ones score ½ each. A player
without a result loses; of two without one, both do. A player left over in a round has a bye, which counts as a win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

BYE: Final = -1
Pair = tuple[int, int]
"""Two players; the second may be `BYE`."""
_TRIES: Final = 20_000
"""How many pairs the Swiss system tries before it lets two meet again."""


@dataclass(frozen=True, slots=True)
class Round:
    """The pairs of a round, and the results of those players who have one."""

    pairs: tuple[Pair, ...]
    results: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class LeaguePlace:
    place: int
    """From 1; players who are equal in everything share a place."""
    player: int
    score: float
    opponents: float
    """The scores of everybody met, added up."""
    total: int
    """All results, added up."""
    won: int
    drawn: int
    lost: int


def one_round_for_all(players: int) -> tuple[Pair, ...]:
    """Returns one round in which everybody meets everybody."""
    return tuple(combinations(range(players), 2))


def all_play_all(players: int) -> list[tuple[Pair, ...]]:
    """Returns rounds in which everybody meets everybody once, nobody twice in a round; with an odd number each has one
    bye.
    """
    circle = [*range(players), *([BYE] if players % 2 else [])]
    rounds = []
    for _ in range(len(circle) - 1):
        half = len(circle) // 2
        pairs = zip(circle[:half], reversed(circle[half:]), strict=True)
        rounds.append(tuple(_in_order(player, opponent) for player, opponent in pairs))
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return rounds


def swiss_pairs(players: int, rounds: Sequence[Round]) -> tuple[Pair, ...]:
    """Returns the next round: players of equal or near score who have not met before, where that is possible.

    With an odd number the last of the table who had no bye has it.
    """
    table = [place.player for place in league_table(players, rounds)]
    met = {frozenset(pair) for one in rounds for pair in one.pairs}
    pairs: list[Pair] = []
    if players % 2:
        idle = next((one for one in reversed(table) if frozenset((one, BYE)) not in met), table[-1])
        table.remove(idle)
        pairs.append((idle, BYE))
    matched = _Pairing(met).pair(table) or [
        _in_order(one, other) for one, other in zip(table[::2], table[1::2], strict=True)
    ]
    return (*matched, *pairs)


class _Pairing:
    """Pairs players from the top of the table down, going back where the rest cannot be paired."""

    def __init__(self, met: set[frozenset[int]]) -> None:
        self._pairs_met = met
        self._tries = _TRIES

    def pair(self, table: Sequence[int]) -> list[Pair] | None:
        if not table:
            return []
        first, *rest = table
        for at, other in enumerate(rest):
            self._tries -= 1
            if self._tries < 0:
                return None
            if frozenset((first, other)) in self._pairs_met:
                continue
            more = self.pair([*rest[:at], *rest[at + 1 :]])
            if more is not None:
                return [_in_order(first, other), *more]
        return None


def league_table(players: int, rounds: Sequence[Round]) -> list[LeaguePlace]:
    """Returns the table after some rounds: by score, then by the scores of everybody met, then by all results
    together.
    """
    tallies = [[0, 0, 0] for _ in range(players)]
    totals = [0] * players
    opponents: list[list[int]] = [[] for _ in range(players)]
    for one in rounds:
        for player, result in one.results.items():
            totals[player] += result
        for pair in one.pairs:
            for me, other in (pair, pair[::-1]):
                if me != BYE:
                    tallies[me][_outcome(one.results, me, other)] += 1
                    opponents[me] += [] if other == BYE else [other]
    scores = [won + drawn / 2 for won, drawn, _ in tallies]
    met = [sum(scores[other] for other in others) for others in opponents]
    order = sorted(range(players), key=lambda one: (-scores[one], -met[one], -totals[one], one))
    places: list[LeaguePlace] = []
    for at, player in enumerate(order):
        before = places[-1] if places else None
        equal = before and (before.score, before.opponents, before.total) == (
            scores[player],
            met[player],
            totals[player],
        )
        place = before.place if before and equal else at + 1
        places.append(LeaguePlace(place, player, scores[player], met[player], totals[player], *tallies[player]))
    return places


def _outcome(results: Mapping[int, int], me: int, other: int) -> int:
    """Returns 0 for a win, 1 for a draw, 2 for a loss."""
    if other == BYE:
        return 0
    mine, theirs = results.get(me), results.get(other)
    if mine is None:
        return 2
    if theirs is None or mine > theirs:
        return 0
    return 1 if mine == theirs else 2


def _in_order(player: int, opponent: int) -> Pair:
    return (opponent, player) if player == BYE or (opponent != BYE and opponent < player) else (player, opponent)
