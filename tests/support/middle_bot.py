"""A bot that Python can import: it plays the action in the middle."""

from __future__ import annotations

from collections.abc import Sequence

from vitral import Action, View
from vitral.bots import ANY_TIME, Budget


class MiddleBot:
    name = "middle"

    def __init__(self, seed: int | str | None = None) -> None:
        pass

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = ANY_TIME, /) -> Action:
        return legal[len(legal) // 2]
