"""The steps of tools and inspirations, and the checks that a script cannot get stuck.

A step of tools is a class of `vitral.engine.steps`, which registers what a card file may do with it (`ScriptStep`). The
engine lies above the cards, so `make generate` writes what is registered there to `data/steps.json`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Final, Literal

from vitral.cards.card_data import DATA
from vitral.reading import Node, shown
from vitral.translatable import all_of, list_like, needs, one_of, unlike

_STEPS: Final = list_like('["take", "nudge", "place"]')


@dataclass(frozen=True, slots=True)
class ScriptStep:
    """The ways in which scripts of tools may use a step."""

    hand: str
    """`takes` a die in hand, `changes` the one in hand, `puts` it down, or needs `none` and leaves none."""
    about: str
    """A short description, for docs/adding-a-card.md."""
    never_stuck: bool = False
    """Whether it can always be done, so that it may follow a roll or a draw, after which nothing can be promised."""
    reveals: bool = False
    """Whether it rolls or draws, so that the engine cannot look past it."""
    last: bool = False
    """Whether nothing but the end of the turn may follow."""
    then: str = ""
    """The step that must follow; it makes sense only then."""
    lifts: bool = False
    """Whether the die it takes comes from the window."""
    after: str = ""
    """`lift`: right behind a step that lifts; `a lift`: some time after one."""


STEPS: Final[dict[str, ScriptStep]] = {
    text: ScriptStep(**facts) for text, facts in json.loads((DATA / "steps.json").read_text("utf-8")).items()
}
"""Every step of tools by its text, which is meant as a whole: modifiers are not combined freely."""
KNOWN_STEPS: Final = frozenset(STEPS)

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
    """Returns the script of a tool, after checking that it can be played from beginning to end."""
    nodes = node.some(_STEPS)
    steps = tuple(step.one_of(sorted(STEPS)) for step in nodes)
    for number, place in enumerate(nodes):
        place.one_of(_following(steps[:number]))
    if _holding(steps) or STEPS[steps[-1]].then:
        beyond = replace(node, place=f"{node.place}[{len(steps)}]")
        raise beyond.error(unlike(one_of(map(shown, _following(steps))), all_of(())))
    return steps


def inspiration_steps(node: Node, moment: Moment) -> tuple[str, ...]:
    """Returns the script of an inspiration, after checking that its steps belong to its moment."""
    nodes = node.some(_STEPS)
    steps = tuple(step.one_of(sorted(KNOWN_INSPIRATION_STEPS)) for step in nodes)
    for place, before, step in zip(nodes, ("", *steps), steps, strict=False):
        if _MOMENT_OF_STEP[step] != moment:
            raise place.error(needs(shown(step), f'moment = "{_MOMENT_OF_STEP[step]}"'))
        if before == "reroll or_end_turn":
            raise place.unlike(all_of(()))
    return steps


def _holding(steps: tuple[str, ...]) -> bool:
    """Returns whether a die is in hand after these steps."""
    return bool(steps) and STEPS[steps[-1]].hand in ("takes", "changes")


def _following(steps: tuple[str, ...]) -> tuple[str, ...]:
    """Returns what may follow these steps: the engine looks ahead, but not past a roll and not past leaving a die."""
    done = [STEPS[step] for step in steps]
    if done and done[-1].last:
        return ("skip second_turn",)
    if done and done[-1].then:
        return (done[-1].then,)
    hands = ("changes", "puts") if _holding(steps) else ("takes", "none")
    return tuple(text for text, step in STEPS.items() if step.hand in hands and _may_follow(text, step, done))


def _may_follow(text: str, step: ScriptStep, done: list[ScriptStep]) -> bool:
    lifted = {"": True, "lift": bool(done) and done[-1].lifts, "a lift": any(earlier.lifts for earlier in done)}
    stuck = any(earlier.reveals for earlier in done) and not step.never_stuck
    return lifted[step.after] and not stuck and text not in _SECOND


_SECOND: Final = frozenset(step.then for step in STEPS.values())
"""Steps that make sense only behind another."""
