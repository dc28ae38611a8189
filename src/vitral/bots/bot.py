"""What a bot is: anything with a name that can choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from vitral.engine import Action, View


class Bot(Protocol):
    """A player of one seat in one game. It may remember what it saw; it is never shown another seat's secrets."""

    @property
    def name(self) -> str:
        """What the bot is called on the command line and in results."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """One of the legal actions; there are always at least two, since nobody is asked about a single one."""
