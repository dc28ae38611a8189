"""Scripts of tools with room for an inspiration."""

from __future__ import annotations

from typing import Final

from vitral.engine.steps.base import Step, register, step_of
from vitral.engine.steps.courage import WAIVED
from vitral.engine.steps.inspire import PAUSE, Inspirable
from vitral.engine.steps.own import SWAP_OWN
from vitral.engine.steps.wisdom import InspirableDraft

INSPIRABLE: Final = {
    text: register((InspirableDraft if text == "place drafted" else Inspirable)(step_of(text)))
    for text in (*WAIVED, "nudge", "swap track", SWAP_OWN.text)
}
"""Choices made with a die in hand, by the text of the step at other tables."""


def inspirable(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """A script with room for the inspiration wherever a die taken from a pool is in hand."""
    found: list[Step] = []
    taken = False
    for step in steps:
        if taken and step.text in INSPIRABLE:
            found.append(INSPIRABLE[step.text])
        elif taken and step.text in ("flip", "rebag", "reroll"):
            found += [PAUSE, step]
        else:
            found.append(step)
        taken = taken or step.text == "take"
    return tuple(found)
