"""What a viewer may choose, each choice with the element of the page it belongs to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from vitral.engine import Action, View
from vitral.engine.actions import (
    CHECK,
    GATHER,
    INSPIRE,
    KEEP,
    LIFT,
    OWN,
    PAY,
    PLACE,
    REMOVE,
    SET,
    SIDE,
    SIDES,
    TAKE,
    TAKE_GLASS,
    TOOL,
    TRACK,
)
from vitral.engine.dice import NO_DIE
from vitral.engine.spaces import names
from vitral.game import Game
from vitral.game.tools import tool_of
from vitral.server import protocol as wire


def side_chosen(seen: View, sides: Sequence[int | None]) -> int:
    """The window side the viewer has chosen, or −1."""
    if seen.viewer is None:
        return -1
    if seen.viewer < len(sides):
        side = sides[seen.viewer]
        return -1 if side is None else side
    return seen.choice


def side_choices(seen: View, sides: Sequence[int | None]) -> list[wire.Choice]:
    """The window sides the viewer may still choose from."""
    if seen.viewer is None or not seen.offers or side_chosen(seen, sides) >= 0:
        return []
    return [wire.Choice(action.text, f"side:{action.arg + 1}") for action in SIDES[: len(seen.offers)]]


def choices(game: Game, seen: View) -> list[wire.Choice]:
    """Every legal action of the seat to move."""
    window = seen.windows[seen.seat]
    found = []
    takes = (TAKE, OWN, TAKE_GLASS) if seen.hand == NO_DIE else ()
    for action in game.legal_actions():
        spaces = names(window.spaces(action.arg)) if action.kind in takes else []
        found.append(wire.Choice(action_text(action, seen), element(action, seen), spaces))
    return found


def action_text(action: Action, seen: View) -> str:
    """The action as the table says it: a custom tool by its name, not its slot."""
    if action.kind not in (TOOL, GATHER):
        return action.text
    return f"{action.text.split(' ', 1)[0]} {tool_of(action, seen).id}"


def element(action: Action, seen: View) -> str:
    """The key of the page's element an action belongs to (`protocol.Choice`)."""
    return f"tool:{tool_of(action, seen).id}" if action.kind in (TOOL, GATHER) else _plain_element(action)


@cache
def _plain_element(action: Action) -> str:
    kind = action.kind
    words = action.text.partition(" ")[2]
    if kind == CHECK:
        return f"seat:{action.arg}"
    if kind == INSPIRE:
        return "inspiration"
    return f"{_ELEMENTS[kind]}:{words}" if kind in _ELEMENTS else f"button:{action.text.replace(' ', '_')}"


_ELEMENTS: Final = {
    **dict.fromkeys((TAKE, PAY, KEEP), "pool"),
    **dict.fromkeys((PLACE, LIFT, REMOVE), "space"),
    OWN: "own",
    TAKE_GLASS: "glass",
    TRACK: "track",
    SET: "value",
    SIDE: "side",
}
