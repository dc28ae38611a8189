"""The words that scripts of tools and inspirations are made of, and the checks that a script cannot get stuck."""

from __future__ import annotations

from itertools import pairwise
from typing import Literal

from vitral.cards.nodes import Node, shown

# Each known step, by what it finds in the player's hand and what it leaves there.
_TAKES_UP = (
    "take",
    "lift",
    "lift track_color",
    "lift other",
    "lift other same_color or_stop",
    "draw",
)
_CHANGES = ("nudge", "flip", "reroll", "set", "swap track", "swap own")
_PUTS_DOWN = (
    "place",
    "place ignore_color",
    "place ignore_value",
    "place isolated",
    "place or_leave",
    "place or_leave_if_stuck",
    "rebag",
)
_HANDS_OFF = ("reroll pool", "pick own", "reroll picked", "skip second_turn")

# No script may get stuck: what follows a roll or a draw, what must end a script, and what makes sense only together.
_NEVER_STUCK = (
    "place or_leave",
    "place or_leave_if_stuck",
    "set",
    "nudge",
    "flip",
    "reroll",
    "rebag",
    "draw",
    "skip second_turn",
)
_REVEALS = ("reroll", "draw", "rebag", "reroll pool", "reroll picked")
_LAST = ("place or_leave", "place or_leave_if_stuck", "skip second_turn")
_TOGETHER = (
    ("draw", "set", "the drawn die gets its value"),
    ("pick own", "reroll picked", "the picked dice are rolled"),
)

KNOWN_STEPS = frozenset((*_TAKES_UP, *_CHANGES, *_PUTS_DOWN, *_HANDS_OFF))
"""Every step a tool's script may be made of; each is meant as a whole, modifiers are not combined freely."""

Moment = Literal["in_hand", "tool", "turn"]

_MOMENT_OF_STEP: dict[str, Moment] = {
    "discount tool": "tool",
    "gather tokens": "turn",
    "nudge": "in_hand",
    "reroll or_end_turn": "in_hand",
    "swap track": "in_hand",
    "waive print": "in_hand",
}

KNOWN_INSPIRATION_STEPS = frozenset(_MOMENT_OF_STEP)
"""Every step an inspiration may be made of; each belongs to one moment."""


def tool_steps(node: Node) -> tuple[str, ...]:
    """The script of a tool, after checking that it can be played from beginning to end."""
    nodes = node.items("steps")
    steps = tuple(step.one_of(tuple(sorted(KNOWN_STEPS))) for step in nodes)
    holding = lifted = False
    for place, step in zip(nodes, steps, strict=True):
        if fault := _fault(step, holding, lifted):
            raise place.error(f"{shown(step)} {fault}")
        # A step of `_HANDS_OFF` finds an empty hand and leaves it so.
        holding = step in _TAKES_UP or step in _CHANGES
        lifted = lifted or step.startswith("lift")
    if holding:
        raise node.error(f"the last step, {shown(steps[-1])}, leaves a die in hand; end by placing it")
    if fault := _dead_end(steps):
        raise node.error(fault)
    return steps


def inspiration_steps(node: Node, moment: Moment) -> tuple[str, ...]:
    """The script of an inspiration, after checking that its steps belong to its moment."""
    nodes = node.items("steps")
    steps = tuple(step.one_of(tuple(sorted(KNOWN_INSPIRATION_STEPS))) for step in nodes)
    for place, step in zip(nodes, steps, strict=True):
        if _MOMENT_OF_STEP[step] != moment:
            raise place.error(f"{shown(step)} needs moment = {shown(_MOMENT_OF_STEP[step])}, found {shown(moment)}")
    if "reroll or_end_turn" in steps[:-1]:
        raise node.error('"reroll or_end_turn" must be the last step')
    return steps


def _fault(step: str, holding: bool, lifted: bool) -> str | None:
    """What keeps a step from following the ones before it."""
    if step.startswith("lift other") and not lifted:
        return "needs another die lifted before it"
    if step in _CHANGES or step in _PUTS_DOWN:
        return None if holding else "needs a die in hand, and none is"
    return "needs an empty hand, and a die is in it" if holding else None


def _dead_end(steps: tuple[str, ...]) -> str | None:
    """How a script could get stuck half-way: the engine looks ahead, but not past a roll and not past leaving."""
    revealed = ""
    for step, following in pairwise(("", *steps, "")):
        if step in _LAST and following not in ("skip second_turn", ""):
            return f"{shown(step)} must be the last step"
        for first, second, why in _TOGETHER:
            if (step == first) != (following == second):
                return f"{shown(first)} and {shown(second)} go together: {why}"
        revealed = revealed or (step if step in _REVEALS else "")
        if revealed and following and following not in _NEVER_STUCK:
            return f"{shown(following)} could get stuck after {shown(revealed)}; allowed: {', '.join(_NEVER_STUCK)}"
    return None
