"""The words that scripts of tools and inspirations are made of, and the checks that a script cannot get stuck."""

from __future__ import annotations

from itertools import pairwise
from typing import Literal

from vitral.cards.nodes import Node, shown
from vitral.said import Said

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
    ("draw", "set", Said("fault-cards-draw-set", "the drawn die gets its value")),
    ("pick own", "reroll picked", Said("fault-cards-pick-roll", "the picked dice are rolled")),
)
_STEPS = Said("fault-cards-array-steps", "an array of steps")

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
    nodes = node.items(_STEPS)
    steps = tuple(step.one_of(tuple(sorted(KNOWN_STEPS))) for step in nodes)
    holding = lifted = False
    for place, step in zip(nodes, steps, strict=True):
        if fault := _fault(step, holding, lifted):
            raise place.error(fault)
        # A step of `_HANDS_OFF` finds an empty hand and leaves it so.
        holding = step in _TAKES_UP or step in _CHANGES
        lifted = lifted or step.startswith("lift")
    if holding:
        raise node.error(
            Said(
                "fault-cards-left-in-hand",
                "the last step, {step}, leaves a die in hand; end by placing it",
                step=shown(steps[-1]),
            )
        )
    if fault := _dead_end(steps):
        raise node.error(fault)
    return steps


def inspiration_steps(node: Node, moment: Moment) -> tuple[str, ...]:
    """The script of an inspiration, after checking that its steps belong to its moment."""
    nodes = node.items(_STEPS)
    steps = tuple(step.one_of(tuple(sorted(KNOWN_INSPIRATION_STEPS))) for step in nodes)
    for place, step in zip(nodes, steps, strict=True):
        if _MOMENT_OF_STEP[step] != moment:
            raise place.error(
                Said(
                    "fault-cards-moment",
                    "{step} needs moment = {needed}, found {found}",
                    step=shown(step),
                    needed=shown(_MOMENT_OF_STEP[step]),
                    found=shown(moment),
                )
            )
    if "reroll or_end_turn" in steps[:-1]:
        raise node.error(_last("reroll or_end_turn"))
    return steps


def _last(step: str) -> Said:
    return Said("fault-cards-last-step", "{step} must be the last step", step=shown(step))


def _fault(step: str, holding: bool, lifted: bool) -> Said | None:
    """What keeps a step from following the ones before it."""
    if step.startswith("lift other") and not lifted:
        return Said("fault-cards-needs-lifted", "{step} needs another die lifted before it", step=shown(step))
    if step in _CHANGES or step in _PUTS_DOWN:
        none = Said("fault-cards-needs-die", "{step} needs a die in hand, and none is", step=shown(step))
        return None if holding else none
    held = Said("fault-cards-needs-no-die", "{step} needs an empty hand, and a die is in it", step=shown(step))
    return held if holding else None


def _dead_end(steps: tuple[str, ...]) -> Said | None:
    """How a script could get stuck half-way: the engine looks ahead, but not past a roll and not past leaving."""
    revealed = ""
    for step, following in pairwise(("", *steps, "")):
        if step in _LAST and following not in ("skip second_turn", ""):
            return _last(step)
        for first, second, why in _TOGETHER:
            if (step == first) != (following == second):
                return Said(
                    "fault-cards-together",
                    "{one} and {other} go together: {why}",
                    one=shown(first),
                    other=shown(second),
                    why=why,
                )
        revealed = revealed or (step if step in _REVEALS else "")
        if revealed and following and following not in _NEVER_STUCK:
            return Said(
                "fault-cards-stuck",
                "{step} could get stuck after {after}; allowed: {names}",
                step=shown(following),
                after=shown(revealed),
                names=", ".join(_NEVER_STUCK),
            )
    return None
