"""The arena: same deals, seats swapped, the same results however it is run, stopped and gone on with."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from support.middle_bot import MiddleBot
from vitral.arena import ArenaError, ContestResult, contest, contest_svg, elo, simulate, wilson
from vitral.arena.match import each_pair_once, lineups
from vitral.bots import Budget
from vitral.cli import main

PAIR = ("random", "apprentice")


def facts(result: ContestResult) -> dict[str, Any]:
    """All that does not depend on the machine."""
    return {name: value for name, value in result.to_dict().items() if name != "times"}


# --- Who meets whom -----------------------------------------------------------------------------------------


def test_every_two_bots_meet_in_every_seat() -> None:
    assert lineups(2, 2) == ((1, 0), (0, 1))
    assert lineups(2, 3) == ((1, 0, 0), (0, 1, 0), (0, 0, 1))
    assert lineups(3, 2) == ((1, 0), (0, 1), (2, 0), (0, 2), (2, 1), (1, 2))
    assert lineups(1, 4) == ((0, 0, 0, 0),)
    assert lineups(2, 2, alone=True) == ((0, 0), (1, 1))
    assert lineups(2, 1) == ((0,), (1,))


def test_a_deal_can_be_played_once_the_seats_changing() -> None:
    three = lineups(2, 3)
    assert [each_pair_once(three, 3, deal) for deal in range(4)] == [(three[0],), (three[1],), (three[2],), (three[0],)]
    assert each_pair_once(lineups(3, 2), 2, 1) == ((0, 1), (0, 2), (1, 2))
    alone = lineups(2, 3, alone=True)
    assert each_pair_once(alone, 3, 1) == alone
    assert each_pair_once(lineups(2, 1), 1, 7) == ((0,), (1,))


def test_deals_played_once_are_those_of_the_whole_contest(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = contest(PAIR, 4, "s", players=3, resume_file=file)
    played = file.read_text(encoding="utf-8")
    single = contest(PAIR, 4, "s", players=3, resume_file=file, each_once=True)
    assert file.read_text(encoding="utf-8") == played, "a game was played again"
    assert (whole.games, single.games) == (12, 4)
    assert facts(single) == facts(contest(PAIR, 4, "s", players=3, each_once=True))


def test_a_bot_may_be_a_class_in_this_process_and_in_others() -> None:
    name = "support.middle_bot:MiddleBot"
    result = contest([MiddleBot, "random"], 3, "s")
    assert result.bots == (name, "random")
    assert (
        facts(result)
        == facts(contest([MiddleBot, "random"], 3, "s", jobs=2))
        == facts(contest([name, "random"], 3, "s"))
    )
    assert simulate(bots=[MiddleBot], games=1).bots == (name, name)


def test_a_class_in_a_function_is_refused() -> None:
    class LocalBot(MiddleBot):
        pass

    with pytest.raises(ValueError, match=r"LocalBot.* is not the name of a class in a module"):
        contest([LocalBot])


def test_the_counts_add_up() -> None:
    result = contest(PAIR, 6, "s", players=3)
    assert result.games == 18
    assert result.standings["apprentice"].results.games == 18
    assert result.standings["random"].results.games == 36
    assert sum(standing.results.wins for standing in result.standings.values()) == 18
    ((upper, lower, wins, of),) = result.pairs()
    assert (upper, lower, of) == ("apprentice", "random", 36)
    assert wins == result.ahead["apprentice", "random"]
    assert result.ratings["random"] == 0
    assert result.ratings["apprentice"] > 100
    for one in result.standings.values():
        assert sum(one.scores.values()) == one.results.games


# --- However it is run --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        (("apprentice", "master"), {"players": 2}),
        (PAIR, {"mode": "solo", "track": "lighter"}),
        (PAIR, {"mode": "automa"}),
    ],
    ids=str,
)
def test_results_do_not_depend_on_the_number_of_processes(bots: tuple[str, ...], options: dict[str, Any]) -> None:
    runs = [contest(bots, 2, "k", jobs, budget=Budget(playouts=4), **options) for jobs in (1, 2)]
    assert facts(runs[0]) == facts(runs[1])


def test_a_contest_can_be_stopped_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = contest(PAIR, 5, "r")
    contest(PAIR, 2, "r", resume_file=file)
    cut = file.read_text()
    file.write_text(cut + '{"deal": 2, "lin')  # the machine went down in the middle of a line
    calls: list[tuple[int, int]] = []
    again = contest(PAIR, 5, "r", resume_file=file, progress=lambda done, of: calls.append((done, of)))
    assert facts(again) == facts(whole)
    assert calls[0] == (4, 10)
    assert len(file.read_text().splitlines()) == 11
    with pytest.raises(ArenaError, match="another contest \\(seed is different\\)"):
        contest(PAIR, 5, "other", resume_file=file)
    file.write_text("what is this")
    with pytest.raises(ArenaError, match="not a file of arena games"):
        contest(PAIR, 5, "r", resume_file=file)


@pytest.mark.parametrize("bots", [(), ("random", "random")])
def test_bots_are_named_once(bots: tuple[str, ...]) -> None:
    with pytest.raises(ArenaError, match="each only once"):
        contest(bots, 1)


# --- Numbers ------------------------------------------------------------------------------------------------


def test_the_wilson_interval() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_ratings_are_those_of_bradley_and_terry() -> None:
    # 3 wins in 4 are odds of 3 to 1: 191 points on the scale of Elo, a little less with half a win each way.
    found = elo(["a", "b"], {("b", "a"): 3000, ("a", "b"): 1000})
    assert found["a"] == 0
    assert found["b"] == pytest.approx(190.8, abs=0.5)
    chain = elo(["a", "b", "c"], {("b", "a"): 300, ("a", "b"): 100, ("c", "b"): 300, ("b", "c"): 100})
    assert chain["c"] == pytest.approx(2 * chain["b"], abs=3)


# --- What people see ----------------------------------------------------------------------------------------


def test_the_command_prints_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    drawn = tmp_path / "drawn.svg"
    asked = ["arena", "--bots", "random,apprentice", "--deals", "3"]
    assert main([*asked, "--picture", str(drawn)]) == 0
    out = capsys.readouterr().out
    assert "6 games on 3 deals, seed 0" in out
    assert "apprentice ahead of random: 6 of 6, 100.0% (61.0%-100.0%)" in out
    picture = ET.fromstring(drawn.read_text())
    words = " ".join(picture.itertext())
    assert "random" in words
    assert "apprentice" in words
    assert main([*asked, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["pairs"][0]["ahead"]) == (6, 6)


def test_a_solo_contest_compares_by_deal() -> None:
    result = contest(PAIR, 4, "s", mode="solo")
    assert sum(of for *_, of in result.pairs()) <= 4
    assert result.standings["random"].margins.games == 4
    assert "margin" in result.to_dict()["bots"]["random"]
    ET.fromstring(contest_svg(result))


def test_the_automa_is_counted_apart() -> None:
    result = contest(PAIR, 3, "s", mode="automa")
    assert result.opponent is not None
    assert result.opponent.games == 6
    assert "automa" in result.to_dict()


def test_the_command_refuses_what_it_cannot_do(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["arena", "--bots", "randm"]) == 2
    assert 'unknown name "randm"; did you mean random or grandmaster?' in capsys.readouterr().err
    assert main(["arena", "--bots", "random", "--deals", "1", "--picture", str(tmp_path / "no" / "where.svg")]) == 2
