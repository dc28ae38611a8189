"""Determinization: what a view does not show, filled in at random, so that a search can play on (`View.sample`).

A view hides the others' private objectives, the sides offered to them and, until the reveal, the sides they chose.
These are dealt again from what the viewer does not hold; everything else is copied from the view, so no true secret
can be in it. Dice to come are nowhere yet: the bag is a count of colors.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

from vitral.cards import Objective, Pattern
from vitral.engine.state import FIELDS, State
from vitral.engine.state_fields import Visibility

if TYPE_CHECKING:
    from vitral.engine.views import View

T = TypeVar("T")


class Rng(Protocol):
    """A source of chance, such as `random.Random`; the engine itself has none."""

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Returns *k* different members, in random order."""

    def randrange(self, start: int) -> int:
        """Returns a number from 0 up, below *start*."""


def sample_state(view: View, rng: Rng) -> State:
    """Returns a whole state that looks like this view to its viewer."""
    rules = view.rules
    state = State(rules)
    for name, by_seat in _PUBLIC.items():
        setattr(state, name, list(getattr(view, name)) if by_seat else getattr(view, name))
    state.tools = rules.tools_in_play(tuple(tool.id for tool in view.tools))
    if view.automa is not None:
        state.automa = view.automa
    state.private = _private(view, rng)
    state.dealt_sides, state.chosen = _sides(view, rng)
    return state


_PUBLIC = {name: field.by_seat for name, field in FIELDS.items() if field.visibility is Visibility.PUBLIC}


def _private(view: View, rng: Rng) -> tuple[tuple[Objective, ...], ...]:
    rules = view.rules
    if rules.options.solo:
        return (view.private,)
    if not view.private and view.viewer is not None:
        return ((),) * rules.players if view.windows else ()  # the table has none, or they are not dealt yet
    deck: dict[str, Objective] = rules.decks["private"]
    unseen = [card for card in deck.values() if card not in view.private]
    others = iter(rng.sample(unseen, rules.players - (view.viewer is not None)))
    return tuple(view.private if seat == view.viewer else (next(others),) for seat in range(rules.players))


def _sides(view: View, rng: Rng) -> tuple[tuple[tuple[Pattern, ...], ...], tuple[int, ...]]:
    """Returns the sides offered to each person and those chosen so far. Nobody asks for them once windows lie open."""
    rules, people = view.rules, view.rules.options.players
    if view.windows:
        shown = tuple((window.pattern,) for window in view.windows[:people])
        mine = view.viewer
        dealt_sides = tuple(
            view.dealt_sides if seat == mine and view.dealt_sides else sides for seat, sides in enumerate(shown)
        )
        return dealt_sides, tuple(max(0, view.chosen_side) if seat == mine else 0 for seat in range(people))
    if not view.dealt_sides:
        return (), ()
    cards = [card for card in rules.decks["windows"].values() if not set(card.sides) & set(view.dealt_sides)]
    dealt = iter(rng.sample(cards, 2 * (people - 1)))
    dealt_sides = tuple(
        view.dealt_sides if seat == view.viewer else rules.sides(next(dealt), next(dealt)) for seat in range(people)
    )
    chosen = [
        view.chosen_side if seat == view.viewer else rng.randrange(len(dealt_sides[seat]))
        for seat in range(people if view.seat < 0 else view.seat)
    ]
    return dealt_sides, tuple(chosen)
