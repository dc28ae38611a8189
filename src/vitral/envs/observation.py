"""Observations: what one seat sees, as one array of small whole numbers, and back to named fields."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vitral.engine import ACTIONS, Action, View
from vitral.engine.actions import ACTION_TABLE_VERSION
from vitral.engine.following import Wanted
from vitral.engine.rules import Rules
from vitral.engine.view import Follow, following
from vitral.envs.fields import Field, fields_for
from vitral.game import Game

Numbers: TypeAlias = NDArray[np.int8]
ACTION_COUNT: Final = len(ACTIONS)
"""How many actions there are at all tables together: what an action mask is long."""
OBSERVATION_LAYOUT_VERSION: Final = 1
"""Which fields observations have, in which order. Their sizes follow from the decks: from the edition of the cards."""
VERSIONS: Final = {"action_table": ACTION_TABLE_VERSION, "observation_layout": OBSERVATION_LAYOUT_VERSION}
"""What environments tell in their metadata, to be stored with what is trained."""
INT8: Final = np.dtype(np.int8)


class Observer:
    """Observes a table for one seat, in every game with these rules.

    It keeps what it wrote last and writes again only what has changed: little does from one decision to the next.
    """

    fields: tuple[Field, ...]
    size: int
    """The length of an observation."""
    follow: Follow
    """Gives the observation of a state (`Game.show`)."""

    def __init__(self, rules: Rules, seat: int) -> None:
        self.fields = fields_for(rules, seat)
        self.seat = seat
        self._wanted: list[Wanted] = []
        end = 0
        for field in self.fields:
            for share in field.each or (None,):
                begin, end = end, end + field.size // (len(field.each) or 1)
                self._wanted.append(Wanted(field.source, share, slice(begin, end), field.write, field.part))
        self.size = end
        written = bytearray(end + 1)
        hand_out: Callable[[], Numbers] = np.frombuffer(written, np.int8)[:end].copy
        self.follow = following(self._wanted, written, hand_out)

    def observe(self, view: View) -> Numbers:
        """The observation of a view, which has to be this seat's."""
        if view.viewer != self.seat:
            raise ValueError(f"this observer is for seat {self.seat}, the view for {view.viewer}")
        found = bytearray(self.size)
        for fact, share, place, write, part in self._wanted:
            seen = getattr(view, fact)
            if share is not None:
                if share >= len(seen):
                    continue
                seen = seen[share]
            found[place] = write(getattr(seen, part) if part else seen)
        return np.frombuffer(found, np.int8)

    def look(self, game: Game) -> Numbers:
        """The observation of a game: that of the seat's view, without making the view."""
        seen: Numbers = game.show(self.follow, self.seat)
        return seen

    @property
    def most(self) -> Numbers:
        """The largest number that each place of an observation may hold."""
        return np.repeat([field.most for field in self.fields], [field.size for field in self.fields]).astype(np.int8)

    def named(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """An observation, or a batch of them, by field, each in its own shape. The arrays share its memory."""
        found, at = {}, 0
        for field in self.fields:
            part = observation[..., at : at + field.size]
            found[field.name] = part.reshape(*observation.shape[:-1], *field.shape)
            at += field.size
        return found


def action_mask(legal: Iterable[Action]) -> Numbers:
    """1 for each legal action, by its id, and 0 for all others."""
    found = bytearray(ACTION_COUNT)
    for action in legal:
        found[action.id] = 1
    return np.ndarray(ACTION_COUNT, INT8, found)
