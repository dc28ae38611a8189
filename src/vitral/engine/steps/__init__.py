"""The vocabulary of steps: set-up, rounds, turns and the scripts of tools are all made of these."""

from vitral.engine.steps import (
    automa,
    drafted,
    glass,
    hand,
    honour,
    inspire,
    lift,
    menu,
    own,
    place,
    reroll,
    rounds,
    setup,
    solo,
    together,
    turn,
)
from vitral.engine.steps.base import Step, finishable, step_of, vocabulary

__all__ = [
    "Step",
    "automa",
    "drafted",
    "finishable",
    "glass",
    "hand",
    "honour",
    "inspire",
    "lift",
    "menu",
    "own",
    "place",
    "reroll",
    "rounds",
    "setup",
    "solo",
    "step_of",
    "together",
    "turn",
    "vocabulary",
]
