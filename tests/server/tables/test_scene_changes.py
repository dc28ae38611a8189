"""Updates hold what changed: put into the scene before, it makes the scene after, for every viewer in every mode."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from server.local_tables import happen, new_table
from server.server_thread import TWO_HERE, Server
from support.scenes import after as after_message
from vitral.engine import Options
from vitral.server import protocol as wire
from vitral.server.scenes.scene import scene
from vitral.server.tables.events import ActionChosen, ChoiceUndone
from vitral.server.tables.setup import Setup, SetupSeat
from vitral.server.tables.table import Table

MODES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 4, "dice_pools": True},
    {"players": 3, "inspirations": True, "rare_glass": True},
    {"players": 2, "enforcement": "honour"},
    {"mode": "solo", "players": 1},
    {"mode": "automa", "players": 1},
]


def play(table: Table, rng: Random) -> None:
    """Do anything that is allowed."""
    seat = rng.choice(table.awaited)
    if not table.choosing and table.narrated.can_undo and rng.random() < 0.1:
        happen(table, ChoiceUndone(seat, str(table.number)), 0.0)
        return
    offered = table.scene(seat).legal
    happen(table, ActionChosen(seat, rng.choice(offered).action, str(table.number)), 0.0)


@pytest.mark.parametrize("options", MODES, ids=str)
def test_a_change_makes_the_scene_after_of_the_scene_before(options: dict[str, Any]) -> None:
    seats = tuple(SetupSeat("here", "") for _ in range(options["players"]))
    table = new_table(bytes(32), Setup(Options.read(options).to_dict(), seats))
    rng = Random(str(options))
    viewers = (None, *range(options["players"]))
    before = {viewer: table.scene(viewer) for viewer in viewers}
    while not table.over:
        play(table, rng)
        for viewer in viewers:
            now = table.scene(viewer)
            encode = msgspec.json.encode(wire.scene_changes(before[viewer], now))
            change = msgspec.json.decode(encode, type=wire.SceneChange)
            assert wire.changed_scene(before[viewer], change) == now
            plain = after_message(msgspec.to_builtins(before[viewer]), {"change": msgspec.json.decode(encode)})
            assert plain == msgspec.to_builtins(now), "as the page has it"
            game, sides = table.narrated.game, table.sides if table.choosing else ()
            fresh = scene(game, viewer, table.ply, can_undo=table.narrated.can_undo, sides=sides)
            assert now == fresh, "what is remembered of a table is still so"
            before[viewer] = now


def test_a_change_can_have_every_field_of_a_scene_but_the_viewer() -> None:
    fields = {*wire.SceneChange.__struct_fields__} - {"window_changes", "score_changes"}
    assert fields == {*wire.Scene.__struct_fields__} - {"viewer"}


def test_nothing_is_sent_twice_and_equal_views_are_sent_alike(server: Server) -> None:
    with server.guest() as ana, server.guest() as eva:
        table = ana.create(**TWO_HERE)
        eva.enter(ana.get(f"/api/tables/{table}/links")["watch"])
        with ana.sit(table) as page, eva.sit(table) as one, eva.sit(table) as two:
            for session in (page, one, two):
                session.hello()
            for seat in (0, 1):
                page.look_from(seat)
                page.play("side 1")
            page.look_from(page.scene["seat"])
            for _ in range(20):
                page.step()
                page.look_from(page.scene["seat"])
            for session in (one, two):
                session.catch_up()
            assert one.scene == two.scene
            updates = [[message for message in session.got if message["type"] == "update"] for session in (one, two)]
            assert updates[0] == updates[1]
            assert all("windows" not in update["change"] for update in updates[0][2:])
            assert page.story == one.story
