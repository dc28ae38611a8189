"""Tools and the actions that are about them; one of a custom file goes by its slot on the table."""

from __future__ import annotations

from vitral.cards import Tool
from vitral.engine import Action, View
from vitral.engine.actions import GATHERS, TOOL_ACTIONS


def tool_action(tool: str, slot: int) -> Action:
    return TOOL_ACTIONS.get(tool) or TOOL_ACTIONS[f"#{slot + 1}"]


def slot_of(action: Action, seen: View) -> int:
    """The slot of the tool that an action uses, or takes tokens off."""
    for slot, tool in enumerate(seen.tools):
        use = tool_action(tool.id, slot)
        if action is use or action is GATHERS[use]:
            return slot
    raise ValueError(f"{action} names no tool on this table")


def tool_of(action: Action, seen: View) -> Tool:
    """The tool that an action uses, or takes tokens off."""
    return seen.tools[slot_of(action, seen)]
