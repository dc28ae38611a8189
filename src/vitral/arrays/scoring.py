"""Points, the order of the ranking and rewards (docs/rules.md §1.7, §2)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import jax
import jax.numpy as jnp
from jax import Array

from vitral.arrays.cards import Question
from vitral.arrays.masks import OF_VALUE, alike, any_of, count, diagonal, number_of, rows_of, several
from vitral.arrays.state import State
from vitral.cards import Diagonals, Goal, Lines, Sets, SumOfColor, SumOfSpaces
from vitral.dice import LETTERS, trait_index
from vitral.engine.actions import ROUNDS
from vitral.spaces import COLUMN_MASKS, ROW_MASKS, SPACES, mask_of

if TYPE_CHECKING:
    from vitral.arrays.table import Table


def sheets(table: Table, state: State) -> tuple[Array, Array]:
    """Returns the totals and, of them, the private points, by seat, as if the game ended now."""
    sheet = partial(_sheet, table, state.public)
    found: tuple[Array, Array] = jax.vmap(sheet)(state.windows, state.private, state.tokens)
    return found


def window_points(table: Table, public: Array, dice: Array, private: Array, tokens: Array) -> Array:
    """Returns the total of one window, given as planes, with these objectives."""
    return _sheet(table, public, dice, private, tokens)[0]


def _sheet(table: Table, public: Array, dice: Array, private: Array, tokens: Array) -> tuple[Array, Array]:
    """Returns the total of one window, and the private points in it."""
    planes = rows_of(dice)
    filled = any_of(planes[3:])
    on = [alike(planes[:3], code) for code in range(1, 6)], [alike(planes[3:], code) for code in range(1, 7)]
    total = tokens - table.rules.penalty * (SPACES - count(filled))
    for at, objective in enumerate(table.cards.publics):
        total = total + jnp.sum(public == at) * objective.points * _finds(objective.goal, filled, *on)
    each = jnp.stack([objective.points * _finds(objective.goal, filled, *on) for objective in table.cards.privates])
    # In solo there may be two, and the better one counts.
    best = jnp.max(jnp.sum(jnp.where(private[:, None] == jnp.arange(len(each)), each, 0), axis=1))
    return total + best, best


def _finds(goal: Goal, filled: Array, colors: list[Array], values: list[Array]) -> Array:
    """Returns what a goal counts on a window."""
    if isinstance(goal, Lines):
        traits = colors if goal.trait == "color" else values
        lines = ROW_MASKS if goal.axis == "row" else COLUMN_MASKS
        found = [((filled & line) == line) & ~_any([several(trait & line) for trait in traits]) for line in lines]
        return sum((one.astype(jnp.int32) for one in found[1:]), found[0].astype(jnp.int32))
    if isinstance(goal, Sets):
        traits = [*colors, jnp.uint32(0), *values]
        least = count(traits[trait_index(goal.members[0])])
        for member in goal.members[1:]:
            least = jnp.minimum(least, count(traits[trait_index(member)]))
        return least
    if isinstance(goal, Diagonals):
        traits = colors if goal.trait == "color" else values
        return count(any_of([trait & diagonal(trait) for trait in traits]))
    assert isinstance(goal, SumOfColor | SumOfSpaces)
    where = colors[LETTERS.index(goal.color)] if isinstance(goal, SumOfColor) else filled & mask_of(goal.spaces)
    sums = [value * count(mask & where) for value, mask in enumerate(values, 1)]
    return sum(sums[1:], sums[0])


def _any(flags: list[Array]) -> Array:
    found = flags[0]
    for flag in flags[1:]:
        found = found | flag
    return found


def target(state: State) -> Array:
    """Returns the score to beat in solo: the sum of all dice on the round track."""
    found: Array = jnp.int32(0)
    for at in range(ROUNDS):
        planes = [plane[at] for plane in rows_of(state.track)]
        for value, kinds in enumerate(OF_VALUE, 1):
            found = found + value * number_of(planes, kinds)
    return found


def rank(table: Table, state: State) -> Array:
    """Returns the place of each seat in the ranking, from 0: points, private points, tokens, the later first turn."""
    totals, privates = sheets(table, state)
    seats = jnp.arange(table.players)
    order = (seats - state.start) % table.players
    key = ((totals + 64) * 128 + privates) * 16 + state.tokens
    key = key * 8 + order
    return jnp.sum(key[None, :] > key[:, None], axis=1, dtype=jnp.int32)


def rewards(table: Table, state: State) -> Array:
    """Returns 0 before the end; then what `vitral.envs.utilities` gives for the table's kind of reward."""
    totals = sheets(table, state)[0]
    found: Array
    if table.reward == "points":
        found = totals
    elif table.solo:
        margin = totals - target(state)
        found = margin if table.reward == "margin" else jnp.where(margin > 0, 1.0, -1.0)
    elif table.reward == "margin":
        others = jnp.where(jnp.eye(table.players, dtype=bool), -(2**30), totals)
        found = totals - jnp.max(others, axis=1)
    elif table.reward == "win":
        found = jnp.where(rank(table, state) == 0, 1.0, -1.0 / (table.players - 1))
    else:
        found = (table.players - 1 - 2 * rank(table, state)) / (table.players - 1)
    return jnp.where(state.question == Question.OVER, found, 0.0).astype(jnp.float32)
