"""The table of actions: entries keep their numbers for ever, and a new tool shifts none of them."""

from __future__ import annotations

import pytest

from support.paths import DATA
from vitral.cards.card_data import card_data
from vitral.engine import ACTIONS
from vitral.engine.actions import (
    FIRST_TOOLS,
    GATHER,
    GATHERS,
    MAX_TOOLS,
    TOOL,
    TOOL_ACTIONS,
    TOOL_SLOTS,
)
from vitral.engine.tool_ids import TOOL_IDS

# The first table, in order; a space within a text is written as an underscore.
FIRST = (DATA / "actions.txt").read_text("utf-8").split()
SIZE = len(FIRST) + 2 * (MAX_TOOLS - FIRST_TOOLS)


def test_the_first_table_is_as_it_was() -> None:
    now = [action.text.replace(" ", "_", 1) for action in ACTIONS[: len(FIRST)]]
    moved = [(number, was, text) for number, (was, text) in enumerate(zip(FIRST, now, strict=True)) if was != text]
    assert moved == [], "records and everything trained know actions by number: add at the end, and never elsewhere"


def test_the_table_keeps_its_size() -> None:
    assert len(ACTIONS) == SIZE
    assert [action.id for action in ACTIONS] == list(range(SIZE))
    assert len({action.text for action in ACTIONS}) == SIZE


@pytest.mark.parametrize("number", range(1, MAX_TOOLS + 1))
def test_a_tool_has_the_entries_of_its_number(number: int) -> None:
    """Those of the first fifteen stand where they always stood, all others behind the first table."""
    name = TOOL_IDS[number - 1] if number <= len(TOOL_IDS) else f"reserved_{number}"
    later = number - FIRST_TOOLS - 1
    use = FIRST.index("tool_grozing_pliers") + number - 1 if later < 0 else len(FIRST) + later
    gather = FIRST.index("gather_grozing_pliers") + number - 1
    gather = gather if later < 0 else len(FIRST) + MAX_TOOLS - FIRST_TOOLS + later
    assert (ACTIONS[use].text, ACTIONS[gather].text) == (f"tool {name}", f"gather {name}")
    assert GATHERS[TOOL_ACTIONS[name]] is ACTIONS[gather]


def test_tools_of_all_boxes_are_numbered_without_gaps() -> None:
    tools = sorted((card.number, card.id) for card in card_data().cards if card.kind == "tool")
    assert tools == list(enumerate(TOOL_IDS, 1)), "a new tool takes the next number"
    assert len(tools) <= MAX_TOOLS, "no reserve is left: raise MAX_TOOLS and ACTION_TABLE_VERSION"


@pytest.mark.parametrize("kind", [TOOL, GATHER])
def test_no_two_tools_are_confused(kind: int) -> None:
    args = [action.arg for action in ACTIONS if action.kind == kind]
    assert sorted(args) == list(range(MAX_TOOLS + TOOL_SLOTS))
