"""Checking a real table: dice that lie alone are doubts, apart from the breaches (docs/rules.md §1.8)."""

from __future__ import annotations

from random import Random
from typing import Any

from oracle import slow_rules
from support.table import drawn
from vitral import all_cards
from vitral.dice import TEXT
from vitral.engine import doubts
from vitral.referee import check_data, read_table_description


def checked(*rows: str, **more: Any) -> dict[str, Any]:
    dice = [*rows, *["-- -- -- -- --"] * (4 - len(rows))]
    situation = {"windows": [{"name": "Ann", "pattern": "batllo", "dice": dice, **more}]}
    found: dict[str, Any] = check_data(read_table_description(situation, all_cards(), for_scoring=False))["windows"][0]
    return found


def test_a_die_that_touches_no_other_is_a_doubt_not_a_breach() -> None:
    found = checked("R1 G2 -- -- --", "-- -- -- -- --", "-- -- -- -- --", "-- -- -- -- R3")
    assert found["doubts"] == [{"space": "D5", "reasons": ["not_touching"]}]
    assert (found["breaches"], found["removals"]) == ([], [])


def test_an_excused_die_is_not_doubted() -> None:
    found = checked("R1 G2 -- -- --", "-- -- -- -- --", "-- -- -- -- --", "-- -- -- -- R3", excused=["D5"])
    assert found["doubts"] == []


def test_doubts_and_breaches_are_told_side_by_side() -> None:
    found = checked("R1 R2 -- -- --", "-- -- -- -- G4")
    assert [breach["space"] for breach in found["breaches"]] == ["A1", "A2"]
    assert [doubt["space"] for doubt in found["doubts"]] == ["B5"]
    assert found["removals"] == [["A1"], ["A2"]]


def test_the_slow_referee_doubts_the_same() -> None:
    rng = Random(1)
    for _ in range(300):
        dice = [TEXT[rng.randrange(30)] if rng.random() < 0.2 else "--" for _ in range(20)]
        rows = [" ".join(dice[at : at + 5]) for at in range(0, 20, 5)]
        window = drawn(*rows)
        excused = rng.sample(slow_rules.SPACES, 4)
        slow = slow_rules.doubts(slow_rules.read_window(window.pattern.grid, rows), excused)
        mask = window.excuse(sum(1 << slow_rules.SPACES.index(space) for space in excused))
        assert {space: set(why) for space, why in doubts(mask).items()} == slow
