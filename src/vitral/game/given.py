"""A choice as callers give it: an action, its text or its id."""

from __future__ import annotations

from collections.abc import Sequence

from vitral.engine import ACTIONS, Action, IllegalActionError, Reason
from vitral.engine.actions import GATHERS
from vitral.engine.tools import ToolInPlay

_SPACE_VERBS = ("place", "lift", "remove")


def action_given(given: Action | str | int, tools: Sequence[ToolInPlay]) -> Action:
    """The action that was meant; a tool of the table may be named by its card (`tool lathekin`)."""
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
