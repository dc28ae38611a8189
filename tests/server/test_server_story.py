"""The story tells what happened in public facts, and the card at work is named."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from server.test_server_table import MODES, laid, named, played
from vitral.engine.actions import VERBS
from vitral.server.events import Chose
from vitral.server.protocol import Entry
from vitral.server.table import Table

SAID = {
    *VERBS,
    *("deal", "start", "roll", "reroll", "draw", "automa", "undo", "round", "chosen", "skip", "flip", "lost"),
    *("swap", "pick"),
}


@pytest.mark.parametrize("options", MODES, ids=named)
def test_every_entry_has_the_facts_of_its_kind(options: dict[str, Any]) -> None:
    told: list[Entry] = []
    for seed in range(3):
        table = laid(options)
        played(table, Random(seed), undo=0.0)
        told += table.course.story
    for entry in told:
        assert entry.what in SAID, entry
        if entry.what in ("take", "place", "lift", "set", "track", "glass", "own", "pay", "remove", "flip"):
            assert len(entry.die) == 2, entry
        if entry.what in ("place", "lift", "remove"):
            assert entry.space, entry
        if entry.what in ("tool", "inspire", "gather", "side"):
            assert entry.card, entry
    whats = [entry.what for entry in told]
    assert whats.count("round") == 30
    assert whats.count("roll") == 30
    assert whats.count("side") == 3 * table.players
    assert not any(entry.note[:1] == ["windows"] for entry in told if entry.what == "deal")
    assert ("automa" in whats) == (options.get("mode") == "automa")
    assert any(entry.what == "deal" and entry.note == ["private"] for entry in told) == (options.get("mode") == "solo")


def seek(table: Table, wanted: str, random: Random) -> int:
    """Play until somebody may do that, and return the seat."""
    while True:
        seat = table.awaited[0]
        legal = [one.action for one in table.scene(seat).legal]
        if wanted in legal:
            return seat
        table.apply(Chose(seat, random.choice(legal)), 1.0)


def test_the_tool_at_work_is_named_until_it_is_done() -> None:
    table = laid({"players": 2, "tools": ["lathekin", "grozing_pliers", "lens_cutter"]})
    seat = seek(table, "tool lathekin", Random(1))
    tokens = table.scene(None).tokens[seat]
    (told,) = table.apply(Chose(seat, "tool lathekin"), 1.0).entries
    assert (told.what, told.card, told.tokens) == ("tool", "lathekin", tokens - table.scene(None).tokens[seat])
    for step in ("lift", "place", "lift other", "place"):
        assert table.scene(None).using == "lathekin"
        assert table.scene(seat).step == step
        table.apply(Chose(seat, table.scene(seat).legal[0].action), 1.0)
    assert table.scene(None).using == ""
    assert table.scene(None).step == "turn"


def test_a_tool_that_rolls_is_named_across_the_roll() -> None:
    table = laid({"players": 2, "tools": ["flux_brush", "grozing_pliers", "lens_cutter"]})
    seat = seek(table, "tool flux_brush", Random(1))
    table.apply(Chose(seat, "tool flux_brush"), 1.0)
    change = table.apply(Chose(seat, table.scene(seat).legal[0].action), 1.0)
    assert [entry.what for entry in change.entries] == ["take", "reroll"]
    assert change.entries[1].note == ["hand"]
    assert table.scene(None).using == "flux_brush"
    assert not table.course.can_undo


def test_what_a_bot_or_the_clock_chose_is_marked() -> None:
    table = laid({"players": 2})
    table.apply(Chose(0, "side 1", by="bot"), 1.0)
    change = table.apply(Chose(1, "side 1", by="timer"), 1.0)
    assert [(entry.what, entry.by) for entry in change.entries][:3] == [
        ("chosen", "timer"),
        ("side", "bot"),
        ("side", "timer"),
    ]
