"""Rounds of pairs: everybody meets, nobody twice, and the table adds up."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from vitral.arena.league import BYE, Round, all_play_all, league_table, one_round_for_all, swiss_pairs


@pytest.mark.parametrize("players", range(2, 12))
def test_all_play_all_meets_everybody_once(players: int) -> None:
    rounds = all_play_all(players)
    for pairs in rounds:
        there = [one for pair in pairs for one in pair if one != BYE]
        assert sorted(there) == list(range(players))
    met = Counter(pair for pairs in rounds for pair in pairs if BYE not in pair)
    assert met == Counter(combinations(range(players), 2))
    byes = Counter(pair[0] for pairs in rounds for pair in pairs if BYE in pair)
    assert byes == Counter(range(players) if players % 2 else [])


@pytest.mark.parametrize(("players", "amount"), [(2, 1), (5, 4), (6, 5), (8, 4), (13, 5), (32, 6)])
def test_swiss_rounds_repeat_nobody_while_that_can_be_had(players: int, amount: int) -> None:
    rng, rounds = Random(players), list[Round]()
    for _ in range(amount):
        pairs = swiss_pairs(players, rounds)
        assert sorted(one for pair in pairs for one in pair if one != BYE) == list(range(players))
        rounds.append(Round(pairs, {player: rng.randrange(-20, 20) for player in range(players)}))
    met = Counter(pair for one in rounds for pair in one.pairs)
    assert set(met.values()) == {1}


def test_swiss_pairs_those_of_like_score() -> None:
    first = Round(((0, 1), (2, 3)), {0: 5, 1: 1, 2: 9, 3: 2})
    assert set(swiss_pairs(4, [first])) == {(0, 2), (1, 3)}


def test_more_swiss_rounds_than_opponents_let_people_meet_again() -> None:
    once = Round(((0, 1),), {0: 1, 1: 2})
    assert swiss_pairs(2, [once]) == ((0, 1),)


def test_the_table_by_hand() -> None:
    first = Round(((0, 1), (2, BYE)), {0: 4, 1: 4, 2: -3})
    second = Round(((0, 2), (1, BYE)), {0: 7, 1: 0})
    zero, one, two = (
        next(place for place in league_table(3, [first, second]) if place.player == at) for at in range(3)
    )
    assert (zero.score, zero.won, zero.drawn, zero.lost, zero.total) == (1.5, 1, 1, 0, 11)
    assert (one.score, one.won, one.drawn, one.lost) == (1.5, 1, 1, 0)
    assert (two.score, two.won, two.lost) == (1.0, 1, 1)
    assert zero.opponents == one.score + two.score
    assert [place.place for place in league_table(3, [first, second])] == [1, 2, 3]


def test_nobody_who_did_not_play_wins_and_equal_people_share_a_place() -> None:
    once = Round(one_round_for_all(3), {0: 5})
    table = league_table(3, [once])
    assert [(place.player, place.score) for place in table] == [(0, 2.0), (1, 0.0), (2, 0.0)]
    assert [place.place for place in table] == [1, 2, 2]
