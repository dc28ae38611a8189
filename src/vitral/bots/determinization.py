"""Determinization: what a view does not show, filled in at random, so that a search can play on.

A view hides the others' private objectives, the sides offered to them and, until the reveal, the sides they chose.
`sample_state` deals these again from what the viewer does not hold; everything else is copied from the view, so no true
secret can be in it. Dice to come are nowhere yet: the bag is a count of colors, and `sample_outcome` rolls as chance
would.
"""

from __future__ import annotations

from random import Random
from typing import Any

from vitral.cards import Objective, Pattern
from vitral.dice import COLOR
from vitral.engine import Chance, Outcome, State, View
from vitral.engine.state import FIELDS
from vitral.engine.state_fields import Visibility


def sample_state(view: View, rng: Random) -> State:
    """Returns a whole state that looks like this view to its viewer."""
    rules = view.rules
    state = State(rules)
    for name, by_seat in _PUBLIC.items():
        setattr(state, name, list(getattr(view, name)) if by_seat else getattr(view, name))
    state.tools = rules.tools_in_play(tuple(tool.id for tool in view.tools))
    if view.automa is not None:
        state.automa = view.automa
    state.private = _private(view, rng)
    state.offers, state.chosen = _sides(view, rng)
    return state


_PUBLIC = {name: field.by_seat for name, field in FIELDS.items() if field.visibility is Visibility.PUBLIC}


def _private(view: View, rng: Random) -> tuple[tuple[Objective, ...], ...]:
    rules = view.rules
    if rules.options.solo:
        return (view.private,)
    if not view.private and view.viewer is not None:
        return ((),) * rules.players if view.windows else ()  # none on this table, or not dealt yet
    deck: dict[str, Objective] = rules.decks["private"]
    unseen = [card for card in deck.values() if card not in view.private]
    others = iter(rng.sample(unseen, rules.players - (view.viewer is not None)))
    return tuple(view.private if seat == view.viewer else (next(others),) for seat in range(rules.players))


def _sides(view: View, rng: Random) -> tuple[tuple[tuple[Pattern, ...], ...], tuple[int, ...]]:
    """The sides offered to each person and those chosen so far. Nobody asks for them once windows lie open."""
    rules, people = view.rules, view.rules.options.players
    if view.windows:
        shown = tuple((window.pattern,) for window in view.windows[:people])
        mine = view.viewer
        offers = tuple(view.offers if seat == mine and view.offers else sides for seat, sides in enumerate(shown))
        return offers, tuple(max(0, view.choice) if seat == mine else 0 for seat in range(people))
    if not view.offers:
        return (), ()
    cards = [card for card in rules.decks["windows"].values() if not set(card.sides) & set(view.offers)]
    dealt = iter(rng.sample(cards, 2 * (people - 1)))
    offers = tuple(
        view.offers if seat == view.viewer else rules.sides(next(dealt), next(dealt)) for seat in range(people)
    )
    chosen = [
        view.choice if seat == view.viewer else rng.randrange(len(offers[seat]))
        for seat in range(people if view.seat < 0 else view.seat)
    ]
    return offers, tuple(chosen)


def sample_outcome(chance: Chance, rng: Random) -> Outcome:
    """Returns one of the outcomes of chance, each as likely as at the table."""
    kind, among, amount = chance.kind, chance.among, chance.amount
    if kind == "roll":
        return Outcome("roll", "pool", roll_dice(list(among), amount, rng))
    if kind == "reroll":
        return Outcome("reroll", "reroll", tuple([6 * COLOR[die] + int(rng.random() * 6) for die in among]))
    if kind == "start":
        return Outcome("start", "start", (rng.randrange(amount),))
    if kind == "draw":
        return Outcome("draw", "draw", (_draw(among, rng),))
    values: list[Any] = [rng.choice(among)] if amount == 1 else rng.sample(among, amount)
    return Outcome("deal", chance.purpose, tuple(values))


def roll_dice(bag: list[int], amount: int, rng: Random) -> tuple[int, ...]:
    """Draws so many dice out of a bag, which is changed, and rolls them."""
    dice = []
    for _ in range(amount):
        color = _draw(bag, rng)
        bag[color] -= 1
        dice.append(6 * color + int(rng.random() * 6))
    return tuple(dice)


def _draw(bag: list[int] | tuple[int, ...], rng: Random) -> int:
    at = int(rng.random() * sum(bag))
    color = 0
    while at >= bag[color]:
        at -= bag[color]
        color += 1
    return color
