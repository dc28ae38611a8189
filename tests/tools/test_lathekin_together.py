"""Lathekin with `lathekin = together` (docs/rules.md §1.9, tool 4): both dice lifted, both placed, exchange allowed."""

from __future__ import annotations

from typing import Any

from support.table import BLANK, Drawn, Table, table
from vitral.engine import HonorWindow


def lathekin(window: Drawn, **more: Any) -> Table:
    options = {"lathekin": "together", "rulings": more.pop("rulings", 2)}
    return table(windows=[window], tools=["lathekin"], options=options, **more)


def mistakes(t: Table) -> dict[str, str]:
    window = t.state.windows[0]
    assert isinstance(window, HonorWindow)
    return window.mistakes_by_space()


def test_two_dice_may_change_places() -> None:
    t = lathekin((["12...", ".....", ".....", "....."], ["R2 G1 B3"]))
    t.play("tool lathekin", "lift A1", "lift A2", "place A2", "place A1")
    assert t.rows()[0] == "G1 R2 B3 -- --"
    one_by_one = table(windows=[(BLANK, ["R2 G1 B3"])], tools=["lathekin"]).play("tool lathekin", "lift A1")
    assert one_by_one.refused("place A2") == {"space_taken"}


def test_neither_goes_back_to_its_own_space() -> None:
    t = lathekin((BLANK, ["R2 G1 B3"])).play("tool lathekin", "lift A1", "lift A2")
    assert t.refused("place A1") == {"same_space"}
    t.play("place B2")
    assert t.refused("place A2") == {"same_space"}
    assert t.refused("place B2") == {"space_taken"}
    assert t.can("place A1")


def test_the_rules_hold_in_the_window_that_results() -> None:
    """A green die may not come to lie beside the other green one, wherever each was before."""
    t = lathekin((BLANK, ["G2 R1 G3 B4"])).play("tool lathekin", "lift A1", "lift A3", "place B2")
    assert not {"A2", "C2", "B1", "B3"} & set(t.offered("place").split())
    alone = lathekin((BLANK, ["R1"]))
    assert alone.refused("tool lathekin") == {"no_completion"}


def test_the_two_cannot_lie_apart_from_all_others() -> None:
    t = lathekin((BLANK, ["R1 G2 B3"])).play("tool lathekin", "lift A1", "lift A2")
    assert t.refused("place D5") == {"no_completion"}, "nothing beside it touches B3 on A3"
    old = lathekin((BLANK, ["R1 G2 B3"]), rulings=1).play("tool lathekin", "lift A1", "lift A2", "place D5")
    assert old.offered("place") == "C4 C5 D4", "games that were played so are replayed so"


def test_one_may_touch_the_others_by_way_of_the_other() -> None:
    t = lathekin((BLANK, ["R1 G2 B3"])).play("tool lathekin", "lift A1", "lift A2", "place C3")
    assert t.offered("place") == "B2 B3 B4", "touching both C3 and A3"


def test_two_dice_alone_need_one_on_the_edge() -> None:
    t = lathekin((BLANK, ["R1 G2"])).play("tool lathekin", "lift A1", "lift A2", "place B2")
    assert t.offered("place") == "A1 A3 B1 C1", "touching it, on the edge, not on A2"


def test_the_second_die_waits() -> None:
    t = lathekin((BLANK, ["R1 G2 B3"])).play("tool lathekin", "lift A1", "lift A2")
    assert t.state.to_dict()["waiting"] == ["G2"]
    t.play("place A2", "place A1")
    assert (t.state.waiting, t.state.hand, t.state.origin, t.state.using) == ((), -1, -1, ())


def test_honor_tables_judge_both_where_they_end() -> None:
    t = lathekin((BLANK, ["R1 G2 B3"]), enforcement="honour")
    assert mistakes(t.play("tool lathekin", "lift A1", "lift A2", "place B3", "place C3")) == {}
    t = lathekin((BLANK, ["R1 G2 B3"]), enforcement="honour")
    t.play("tool lathekin", "lift A1", "lift A2", "place D5", "place D4")
    assert mistakes(t) == {"D4": "not_touching", "D5": "not_touching"}, "an island"
    t = lathekin((BLANK, ["R1 G2 B3"]), enforcement="honour", rulings=1)
    assert mistakes(t.play("tool lathekin", "lift A1", "lift A2", "place D5", "place D4")) == {}
    t = lathekin((BLANK, ["R1 G2 B3"]), enforcement="honour")
    t.play("tool lathekin", "lift A1", "lift A2", "place D5", "place D1")
    assert mistakes(t) == {"D1": "not_touching", "D5": "not_touching"}
    t = lathekin((BLANK, ["R1 G2"]), enforcement="honour")
    t.play("tool lathekin", "lift A1", "lift A2", "place B2", "place B3")
    assert mistakes(t) == {"B2": "not_on_edge", "B3": "not_on_edge"}
