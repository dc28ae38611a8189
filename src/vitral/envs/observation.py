"""Observations: what one seat sees, as one array of small whole numbers, and back to named fields."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vitral.engine import ACTIONS, Action, State, View
from vitral.engine import view as view_of
from vitral.engine.actions import ACTION_TABLE_VERSION
from vitral.engine.rules import Rules
from vitral.engine.state import FIELDS
from vitral.engine.state_fields import Visibility
from vitral.envs.incremental import NOT_PUBLIC, PUBLIC, Place, compile_update
from vitral.envs.observation_fields import Field, fields_for
from vitral.game import Game

Numbers: TypeAlias = NDArray[np.int8]
ACTION_COUNT: Final = len(ACTIONS)
"""How many actions there are at all tables together: what an action mask is long."""
OBSERVATION_LAYOUT_VERSION: Final = 1
"""Which fields observations have, in which order. Their sizes follow from the decks: from the edition of the cards."""
VERSIONS: Final = {"action_table": ACTION_TABLE_VERSION, "observation_layout": OBSERVATION_LAYOUT_VERSION}
"""The metadata of environments, to be stored with trained agents."""
INT8: Final = np.dtype(np.int8)
_SOURCES: Final = {"chosen_side": "chosen"}
"""The field from which a view makes a fact, if it has another name."""
_OWN: Final = frozenset(name for name, field in FIELDS.items() if field.visibility is Visibility.OWN)


def _write(into: bytearray, place: Place, view: View) -> None:
    """Encodes a fact of a view; a share that is not there is written as zeros."""
    source, share, at, size, encoder, part = place
    fact = getattr(view, source)
    if share is not None:
        if share >= len(fact):
            into[at : at + size] = bytes(size)
            return
        fact = fact[share]
    into[at : at + size] = encoder.encode(part.read(fact) if part else fact)


class Observer:
    """Observes a table for one seat, in every game with these rules.

    It keeps what it wrote last and writes again only what has changed: little does from one decision to the next.
    """

    fields: tuple[Field, ...]
    size: int
    """The length of an observation."""
    follow: Callable[[State], Numbers]
    """Returns the observation of a state. Public fields are read from it, all else from the seat's view."""

    def __init__(self, rules: Rules, seat: int) -> None:
        self.fields = fields_for(rules, seat)
        self.seat = seat
        self.size = sum([field.size for field in self.fields])
        self._places: list[Place] = []
        at = 0
        for field in self.fields:
            size = field.size // (len(field.each) or 1)
            for share in field.each or (None,):
                self._places.append(Place(field.source, share, at, size, field.encoder, field.part))
                at += size
        self._written = bytearray(self.size + 1)
        public = [place for place in self._places if place.source in PUBLIC]
        copy: Callable[[], Numbers] = np.frombuffer(self._written, np.int8)[: self.size].copy
        self.follow = compile_update(public, self._written, self._refresh, copy)
        self._last: list[Any] = [None] * len(NOT_PUBLIC)
        self._from_view = [
            [place for place in self._places if _SOURCES.get(place.source, place.source) == name] for name in NOT_PUBLIC
        ]

    @property
    def private_places(self) -> NDArray[np.bool_]:
        """The mask of the places that show what only this seat may know; all others are public."""
        private = [_SOURCES.get(field.source, field.source) in _OWN for field in self.fields]
        return np.repeat(private, [field.size for field in self.fields])

    def observe(self, view: View) -> Numbers:
        """Returns the observation of a view; raises `ValueError` if it is another seat's."""
        if view.viewer != self.seat:
            raise ValueError(f"this observer is for seat {self.seat}, the view for {view.viewer}")
        found = bytearray(self.size)
        for place in self._places:
            _write(found, place, view)
        return np.frombuffer(found, np.int8)

    def look(self, game: Game) -> Numbers:
        """Returns what `observe` gives for the seat's view of a game. Only what has changed is encoded."""
        seen: Numbers = game.show(self.follow)
        return seen

    def _refresh(self, state: State) -> None:
        """Writes what the seat's view makes of the fields that have changed."""
        view = view_of(state, self.seat)
        for at, name in enumerate(NOT_PUBLIC):
            new = getattr(state, name)
            if new is not self._last[at]:
                self._last[at] = new
                for place in self._from_view[at]:
                    _write(self._written, place, view)

    @property
    def most(self) -> Numbers:
        """The largest number that each place of an observation may hold."""
        return np.repeat([field.most for field in self.fields], [field.size for field in self.fields]).astype(np.int8)

    def named(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Returns an observation, or a batch of them, by field, each in its own shape. The arrays share its memory."""
        found, at = {}, 0
        for field in self.fields:
            part = observation[..., at : at + field.size]
            found[field.name] = part.reshape(*observation.shape[:-1], *field.shape)
            at += field.size
        return found


def action_mask(legal: Iterable[Action]) -> Numbers:
    """Returns 1 for each legal action, by its id, and 0 for all others."""
    found = bytearray(ACTION_COUNT)
    for action in legal:
        found[action.id] = 1
    return np.ndarray(ACTION_COUNT, INT8, found)
