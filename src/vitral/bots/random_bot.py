"""The random bot: the yardstick of all others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vitral.bots.bot import ANY_TIME, Budget
from vitral.engine import Action, View


class RandomBot:
    """Plays any legal action, each as likely as the next, and looks at nothing.

    A bot that does not beat it has learned nothing. Equal seeds make equal choices.
    """

    name = "random"

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = Random(seed).random

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = ANY_TIME, /) -> Action:
        # Random.choice may change between versions of Python; random() is promised not to.
        return legal[int(self._random() * len(legal))]
