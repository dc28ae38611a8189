"""The protocol of bots, their budget, and the simplest bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Protocol

from vitral.bots import clock
from vitral.engine import Action, View


@dataclass(frozen=True, slots=True)
class Budget:
    """A limit on thinking about one turn: a time, a number of play-outs, or both; whichever ends first.

    Bots that do not search need neither. Under a number of play-outs alone equal seeds choose alike on any machine.
    """

    seconds: float | None = None
    playouts: int | None = None

    def deadline(self) -> float:
        """Returns when the time is up, by the clock of bots (`clock.py`)."""
        return clock.now() + self.seconds if self.seconds is not None else float("inf")


ANY_TIME: Final = Budget()
"""Nothing asked: bots that search take their own measure."""


class Bot(Protocol):
    """A player of one seat in one game. It may remember what it saw; it is never shown another seat's secrets."""

    @property
    def name(self) -> str:
        """The name of the bot on the command line and in results."""

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = ANY_TIME, /) -> Action:
        """Returns one of the legal actions. There are always at least two: a single one is played without asking."""


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
