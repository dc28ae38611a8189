"""Observations: what one seat sees, as one array of small whole numbers, and back to named fields."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress, count
from operator import is_not, itemgetter
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vitral.engine import ACTIONS, Action, View
from vitral.engine.rules import Rules
from vitral.envs.fields import Field, Memos, fields_for

Numbers: TypeAlias = NDArray[np.int8]
ACTION_COUNT: Final = len(ACTIONS)
"""How many actions there are at all tables together: what an action mask is long."""
_PLACE: Final = {name: at for at, name in enumerate(View._fields)}


class Observer:
    """Observes a table for one seat, in every game with these rules.

    It remembers what it wrote last, since little changes from one decision to the next.
    """

    fields: tuple[Field, ...]
    size: int
    """The length of an observation."""

    def __init__(self, rules: Rules, seat: int, memos: Memos | None = None) -> None:
        """`memos`: one dictionary for all observers of a table, so that each window is written once for all."""
        self.fields = fields_for(rules, seat, {} if memos is None else memos)
        self.size = sum(field.size for field in self.fields)
        self.seat = seat
        self._facts = itemgetter(*(_PLACE[field.source] for field in self.fields))
        self._writers = [field.write for field in self.fields]
        self._seen: tuple[object, ...] = (_NOTHING,) * len(self.fields)
        self._parts = [b""] * len(self.fields)

    def observe(self, view: View) -> Numbers:
        """The observation of a view, which has to be this seat's."""
        if view.viewer != self.seat:
            raise ValueError(f"this observer is for seat {self.seat}, the view for {view.viewer}")
        facts = self._facts(view)
        writers, parts = self._writers, self._parts
        for at in compress(count(), map(is_not, facts, self._seen)):
            parts[at] = writers[at](facts[at])
        self._seen = facts
        return np.frombuffer(bytearray().join(parts), np.int8)

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


_NOTHING: Final = object()


def action_mask(legal: Iterable[Action]) -> Numbers:
    """1 for each legal action, by its id, and 0 for all others."""
    found = bytearray(ACTION_COUNT)
    for action in legal:
        found[action.id] = 1
    return np.frombuffer(found, np.int8)
