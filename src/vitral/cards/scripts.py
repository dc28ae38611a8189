"""The words that scripts of tools and inspirations are made of, and the checks that a script cannot get stuck."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from vitral.reading import Node, shown
from vitral.translatable import all_of, list_like, needs, one_of, unlike

# Each known step, by what it finds in the player's hand and what it leaves there.
_LIFTS_ANOTHER = ("lift other", "lift other same_color or_stop")
_LIFTS = ("lift", "lift track_color", *_LIFTS_ANOTHER)
_TAKES_UP = ("take", *_LIFTS, "draw")
_CHANGES = ("nudge", "flip", "reroll", "set", "swap track", "swap own")
_PUTS_DOWN = (
    "place",
    "place ignore_color",
    "place ignore_value",
    "place isolated",
    "place or_leave",
    "place or_leave_if_stuck",
    "exchange",
    "rebag",
)
_HANDS_OFF = ("reroll pool", "pick own", "reroll picked", "skip second_turn")

# No script may get stuck: what may follow a roll or a draw, what must end a script, and what makes sense only together.
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
_TOGETHER = (("draw", "set"), ("pick own", "reroll picked"))
_STEPS = list_like('["take", "nudge", "place"]')

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
    nodes = node.some(_STEPS)
    steps = tuple(step.one_of(sorted(KNOWN_STEPS)) for step in nodes)
    for number, place in enumerate(nodes):
        place.one_of(_following(steps[:number]))
    if _holding(steps) or any(steps[-1] == first for first, _ in _TOGETHER):
        beyond = replace(node, place=f"{node.place}[{len(steps)}]")
        raise beyond.error(unlike(one_of(map(shown, _following(steps))), all_of(())))
    return steps


def inspiration_steps(node: Node, moment: Moment) -> tuple[str, ...]:
    """The script of an inspiration, after checking that its steps belong to its moment."""
    nodes = node.some(_STEPS)
    steps = tuple(step.one_of(sorted(KNOWN_INSPIRATION_STEPS)) for step in nodes)
    for place, before, step in zip(nodes, ("", *steps), steps, strict=False):
        if _MOMENT_OF_STEP[step] != moment:
            raise place.error(needs(shown(step), f'moment = "{_MOMENT_OF_STEP[step]}"'))
        if before == "reroll or_end_turn":
            raise place.unlike(all_of(()))
    return steps


def _holding(steps: tuple[str, ...]) -> bool:
    """Whether a die is in hand after these steps."""
    return bool(steps) and (steps[-1] in _TAKES_UP or steps[-1] in _CHANGES)


def _following(steps: tuple[str, ...]) -> tuple[str, ...]:
    """What may follow these steps: the engine looks ahead, but not past a roll and not past leaving a die."""
    last = steps[-1] if steps else ""
    if last in _LAST:
        return ("skip second_turn",)
    for first, second in _TOGETHER:
        if last == first:
            return (second,)
    fitting = (*_CHANGES, *_PUTS_DOWN) if _holding(steps) else (*_TAKES_UP, *_HANDS_OFF)
    revealed = any(step in _REVEALS for step in steps)
    lifted = any(step in _LIFTS for step in steps)
    return tuple(
        step
        for step in fitting
        if (step in _NEVER_STUCK or not revealed)
        and (lifted or step not in _LIFTS_ANOTHER)
        and (last in _LIFTS or step != "exchange")
        and all(step != second for _, second in _TOGETHER)
    )
