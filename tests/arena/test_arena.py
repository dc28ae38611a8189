"""Many games: exact counts, whatever the number of processes."""

from __future__ import annotations

import statistics
import sys
from itertools import count
from typing import Any

import pytest

from vitral import Game, OptionError
from vitral.arena import ArenaError, Results, play_out, simulate
from vitral.arena.bench import bench
from vitral.bots import BotError, make_bot


def test_results_are_those_of_the_games_one_by_one() -> None:
    result = simulate(2, ["random"], 25, seed="s")
    totals: list[list[int]] = [[], []]
    wins = [0, 0]
    plies = 0
    for number in range(25):
        game = Game.new(2, f"s/{number}")
        play_out(game, [make_bot("random", f"s/{number}/{seat}") for seat in range(2)])
        for seat, score in enumerate(game.scores()):
            totals[seat].append(score.total)
        wins[game.ranking()[0].seat] += 1
        plies += game.ply
    for seat, found in enumerate(result.by_seat):
        assert found.games == 25
        assert found.wins == wins[seat]
        assert found.mean == pytest.approx(statistics.mean(totals[seat]))
        assert found.deviation == pytest.approx(statistics.stdev(totals[seat]))
        assert (found.lowest, found.highest) == (min(totals[seat]), max(totals[seat]))
    assert result.by_bot["random"].mean == pytest.approx(statistics.mean(totals[0] + totals[1]))
    assert result.mean_plies == plies / 25
    assert sum(result.decided.values()) == 25


@pytest.mark.parametrize("players", [2, 4])
def test_results_do_not_depend_on_the_number_of_processes(players: int) -> None:
    one = simulate(players, ["random"], 30, seed=11, jobs=1)
    assert simulate(players, ["random"], 30, seed=11, jobs=2) == one
    assert simulate(players, ["random"] * players, 30, seed=11, jobs=3) == one
    assert simulate(players, ["random"], 30, seed=12) != one


def test_progress_is_reported_to_the_end() -> None:
    calls: list[tuple[int, int]] = []
    simulate(2, ["random"], 10, progress=lambda done, total: calls.append((done, total)))
    assert calls == sorted(calls)
    assert calls[-1] == (10, 10)


def test_one_game_has_no_deviation() -> None:
    assert simulate(2, ["random"], 1).by_seat[0].deviation == 0


def test_counts_can_be_merged_in_any_order() -> None:
    left, right, empty = Results(), Results(), Results()
    left.add(-4, won=False)
    left.add(10, won=True)
    right.add(3, won=False)
    one, other = Results(), Results()
    for part in (left, right, empty):
        one.merge(part)
    for part in (empty, right, left):
        other.merge(part)
    assert one == other == Results(games=3, wins=1, points=9, squares=125, lowest=-4, highest=10)


def test_requests_that_make_no_sense() -> None:
    with pytest.raises(ArenaError, match="name 1 bot for all seats or 3, one for each; found 2"):
        simulate(3, ["random", "random"], 1)
    with pytest.raises(ArenaError, match="games: expected at least 1, found 0"):
        simulate(2, ["random"], 0)
    with pytest.raises(ArenaError, match="jobs: expected at least 1, found 0"):
        simulate(2, ["random"], 1, jobs=0)
    with pytest.raises(BotError, match='unknown name "me"'):
        simulate(2, ["me"], 1)
    with pytest.raises(OptionError, match="players: the standard game is for 2 to 6 players, not 9"):
        simulate(9, ["random"], 1)
    with pytest.raises(OptionError, match='"strip_cutter" is not in the deck of this table'):
        simulate(2, ["random"], 1, tools=["strip_cutter", "lathekin", "tap_wheel"])


def test_solo_results_are_those_of_the_games_one_by_one() -> None:
    result = simulate(bots=["random"], games=12, seed="s", mode="solo", track="lighter")
    scores, targets, wins = [], [], 0
    for number in range(12):
        game = Game.new(seed=f"s/{number}", mode="solo", track="lighter")
        play_out(game, [make_bot("random", f"s/{number}/0")])
        assert game.target is not None
        scores.append(game.scores()[0].total)
        targets.append(game.target)
        wins += scores[-1] > targets[-1]
    assert result.targets is not None
    assert result.margins is not None
    (seat,) = result.by_seat
    assert seat.mean == pytest.approx(statistics.mean(scores))
    assert seat.wins == wins
    assert result.targets.mean == pytest.approx(statistics.mean(targets))
    margins = [score - target for score, target in zip(scores, targets, strict=True)]
    assert result.margins.mean == pytest.approx(statistics.mean(margins))
    assert result.margins.deviation == pytest.approx(statistics.stdev(margins))
    assert (result.margins.lowest, result.margins.highest) == (min(margins), max(margins))
    assert sum(result.decided.values()) == 0


def test_the_automa_has_a_seat_in_the_results() -> None:
    result = simulate(bots=["random"], games=10, seed=1, mode="automa", jobs=2)
    assert result.bots == ("random", "automa")
    assert [found.games for found in result.by_seat] == [10, 10]
    assert set(result.by_bot) == {"random", "automa"}
    assert result.targets is None
    assert result == simulate(1, ["random"], 10, seed=1, mode="automa")
    with pytest.raises(ArenaError, match="name 1 bot for all seats or 1, one for each; found 2"):
        simulate(bots=["random", "random"], games=1, mode="automa")


@pytest.mark.parametrize("options", [{"players": 6}, {"dice_pools": True, "inspirations": True, "rare_glass": True}])
def test_other_modes_do_not_depend_on_the_number_of_processes(options: dict[str, Any]) -> None:
    assert simulate(games=8, seed=3, jobs=2, **options) == simulate(games=8, seed=3, **options)


def test_bench_counts_decisions_with_a_choice_only(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count()  # every look at it is a second later
    monkeypatch.setattr(sys.modules[bench.__module__], "perf_counter", lambda: float(next(clock)))
    result = bench(seconds=2.5, repeats=1, yardstick=lambda: None)
    assert result.games_per_s == pytest.approx(2 / 3), "two games, and then the time is up"
    assert result.yardstick_games_per_s is not None
    assert result.decisions_per_s == pytest.approx(result.games_per_s * result.decisions_per_game)
    assert result.decisions_per_game < result.plies_per_game
    assert result.decisions_ratio is not None
    assert result.games_ratio is not None
    assert result.decisions_ratio == pytest.approx(result.decisions_per_s / (40 * result.yardstick_games_per_s))
