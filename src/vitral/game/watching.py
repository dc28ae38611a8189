"""Who wants to hear of everything that happens in a game, while it happens."""

from __future__ import annotations

from typing import Protocol

from vitral.engine import Action, Chance, Outcome, View


class Watcher(Protocol):
    """Told of every line that goes into the log of a game, with what a spectator saw before and sees after it."""

    def chose(self, action: Action, before: View, after: View) -> None:
        """A seat made a choice; chance has not answered yet."""

    def answered(self, question: Chance, outcome: Outcome, before: View, after: View) -> None:
        """Chance was asked and answered."""
