"""The vocabulary of steps: set-up, rounds, turns and the scripts of tools are all made of these."""

from vitral.engine.steps import hand, honour, lift, place, rounds, setup, turn
from vitral.engine.steps.base import Step, finishable, step_of, vocabulary

__all__ = [
    "Step",
    "finishable",
    "hand",
    "honour",
    "lift",
    "place",
    "rounds",
    "setup",
    "step_of",
    "turn",
    "vocabulary",
]
