"""Every kind of table, at both sizes: it fits on one screen, axe finds nothing, and pictures are kept."""

from __future__ import annotations

from typing import Any

import pytest

from e2e.conftest import Visit
from e2e.playing import Player, my_turn
from e2e.screenshots import LANDSCAPE, SIZES, TABLET, look
from e2e.tables import TABLES
from e2e.wire import play_ahead
from support.long_run import LONG

FEW = [("two", "wide"), ("six-pools-passion", "narrow")]
"""The usual one, and the one with the most on it where room is scarce."""


@pytest.mark.parametrize(("name", "size"), [(name, size) for name in TABLES for size in SIZES] if LONG else FEW)
def test_a_table_fits_and_can_be_read(visit: Visit, name: str, size: str) -> None:
    ana = visit(**SIZES[size])
    table = ana.create(**TABLES[name])
    ana.open_table(table)
    wrong = look(ana, f"table-{name}-1-choosing", one_screen=True)
    ana.go("/about")
    play_ahead(ana, table, my_turn(3))
    ana.open_table(table)
    Player(ana, narrow=size == "narrow").choose(
        next(choice["element"] for choice in ana.scene["legal"] if choice.get("spaces"))
    )
    wrong += look(ana, f"table-{name}-2-hand", one_screen=True, like_another=True)
    ana.go("/about")
    play_ahead(ana, table, my_turn(9))
    ana.open_table(table)
    wrong += look(ana, f"table-{name}-3-late", one_screen=True)
    ana.go("/about")
    play_ahead(ana, table, lambda scene: False)
    ana.open_table(table)
    ana.link("Replay").wait_for()
    wrong += look(ana, f"table-{name}-4-end")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("name", "size"), [("automa", TABLET), ("six-pools-passion", TABLET), ("six", LANDSCAPE)])
def test_windows_to_choose_from_take_the_room_there_is(visit: Visit, name: str, size: dict[str, Any]) -> None:
    ana = visit(**size)
    ana.open_table(ana.create(**TABLES[name]))
    assert not look(ana, f"choosing-{name}", one_screen=True, like_another=True)
    shown = ana.page.locator(".sides svg.window").first.bounding_box()
    assert shown is not None
    assert shown["height"] >= 120
