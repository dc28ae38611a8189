"""The Automa at a table: its seat, its card, and notes of what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vitral.engine.state import State

if TYPE_CHECKING:
    from vitral.cards import Automa, AutomaCard

SEAT: Final = 1
"""The Automa's seat; the person has seat 0."""


def automa_of(state: State) -> Automa:
    """The facts of the Automa at this table."""
    automa = state.rules.cards.automa
    assert automa is not None
    return automa


def card_of(state: State) -> AutomaCard:
    return next(card for card in automa_of(state).cards if card.id == state.automa.card)


def note(state: State, key: str, *facts: object) -> None:
    """Tell what happened, in words that can be put into any language."""
    state.notes = (*state.notes, (key, *map(str, facts)))
