"""Actions as callers name them, and the tools of the table that actions use."""

from __future__ import annotations

from collections.abc import Sequence

from vitral.cards import Tool
from vitral.engine import ACTIONS, Action, IllegalActionError, Reason, View
from vitral.engine.actions import GATHERS, TOOL_ACTIONS
from vitral.engine.tools import ToolInPlay

_SPACE_VERBS = ("place", "lift", "remove")


def parse_action(given: Action | str | int, tools: Sequence[ToolInPlay]) -> Action:
    """Returns the action of an action, its text or its id; a text may name a tool by its card (`tool lathekin`).

    Raises `ValueError` or `TypeError` for anything else, `IllegalActionError` for a space off the board.
    """
    if isinstance(given, Action):
        return given
    if isinstance(given, int):
        if not 0 <= given < len(ACTIONS):
            raise ValueError(f"there is no action {given}: ids are 0 to {len(ACTIONS) - 1}")
        return ACTIONS[given]
    if not isinstance(given, str):
        raise TypeError(f"an action is an Action, a text or an id, not {given!r}")
    verb, _, rest = given.strip().partition(" ")
    if verb in ("tool", "gather"):
        for tool in tools:
            if tool.card.id == rest.replace("-", "_"):
                return tool.action if verb == "tool" else GATHERS[tool.action]
    try:
        return Action(given)
    except ValueError:
        if verb in _SPACE_VERBS and rest:
            raise IllegalActionError(given, [Reason.OFF_BOARD]) from None
        raise


def tool_action(tool: str, slot: int) -> Action:
    """Returns the action that uses a tool; a tool of a custom card file is known by its slot on the table."""
    return TOOL_ACTIONS.get(tool) or TOOL_ACTIONS[f"#{slot + 1}"]


def slot_of(action: Action, view: View) -> int:
    """Returns the slot of the tool that an action uses or takes tokens off."""
    for slot, tool in enumerate(view.tools):
        use = tool_action(tool.id, slot)
        if action is use or action is GATHERS[use]:
            return slot
    raise ValueError(f"{action} names no tool on this table")


def tool_of(action: Action, view: View) -> Tool:
    """Returns the tool that an action uses or takes tokens off."""
    return view.tools[slot_of(action, view)]
