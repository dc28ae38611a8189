"""Tables and their deals on arrays: windows, objectives, dice, the order of turns."""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from net import NARROW, WIDE
from terms import Array, Windows, empty

from vitral import Game
from vitral.cards import SumOfSpaces, all_cards
from vitral.spaces import mask_of

OWN_DICE = 10
"""With dice pools: private dice of each seat, two of each color."""


class Table(NamedTuple):
    """What is played: one kind of table."""

    players: int
    wide: bool = False
    """Scaled bags, own spaces and objectives of Passion among the others; for a wide net."""
    pools: bool = False

    @property
    def size(self) -> int:
        """Dice in the draft pool."""
        return 4 if self.players == 1 else self.players + 1 if self.pools else 2 * self.players + 1

    @property
    def no_turn(self) -> int:
        return (WIDE if self.wide else NARROW).no_turn


def patterns() -> Array:
    """Returns what fits where on every empty window there is."""
    rules = Game.new(seed=0, players=2).state.rules
    traits = (0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11)
    found = [rules.window(pattern).fits for pattern in all_cards().patterns]
    return jnp.array([[fits[trait] for trait in traits] for fits in found], jnp.int32)


def own_spaces() -> Array:
    """Returns the masks of all private objectives of positions."""
    goals = [one.goal for one in Game.new(seed=0, players=6).state.rules.decks["private"].values()]
    return jnp.array([mask_of(goal.spaces) for goal in goals if isinstance(goal, SumOfSpaces)], jnp.int32)


class Turns(NamedTuple):
    """The order of all turns of a game: what every game of a batch has in common."""

    seat: np.ndarray
    round: np.ndarray
    first: np.ndarray
    left: np.ndarray
    """Drafts of the seat still to come."""
    between: np.ndarray
    private: np.ndarray
    """Whether one of the own dice is placed, and not one of the draft pool."""
    mine: np.ndarray
    """By seat: which turns are its own."""


def turns_of(table: Table) -> Turns:
    rows = []
    players, none = table.players, table.no_turn
    for number in range(10):
        if table.pools:
            for at in range(players):
                seat = (number + at) % players
                rows += [(seat, number, at == 0, 10 - number, 0, True), (seat, number, False, 9 - number, none, False)]
            continue
        for at in range(2 * players):
            forth = at < players
            seat = (number + (at if forth else 2 * players - 1 - at)) % players
            between = 2 * players - 2 - 2 * at if forth else none
            rows.append((seat, number, at == 0, 2 * (9 - number) + forth, between, False))
    columns = [np.array(column, np.int32) for column in zip(*rows, strict=True)]
    mine = np.array([[at for at, row in enumerate(rows) if row[0] == seat] for seat in range(players)])
    return Turns(*columns, mine)


class Deal(NamedTuple):
    dice: Array
    """By round and place in the pool."""
    bag: Array
    """By round: what the bag holds after its dice were drawn, by color."""
    windows: Windows
    active: Array
    own: Array
    lighter: Array
    spaces: Array
    """By seat: its own spaces, 0 where it has a color."""
    private: Array
    """By seat: the dice of its own."""


def deal(key: Array, games: int, table: Table, fits: Array) -> Deal:
    keys = jax.random.split(key, 7)
    more = jax.random.split(jax.random.fold_in(key, 7), 7)
    players, size = table.players, table.size
    each = jnp.full((games, 1), 18)
    if table.wide:
        scaled = 2 * players + 2 if table.pools else 4 * players + 2
        full = jax.random.bernoulli(more[0], 0.5, (games, 1)) & (players < 5 and not table.pools)
        each = jnp.where(full, 18, scaled)
    most = max(18, 4 * players + 2)
    chance = jax.random.uniform(keys[0], (games, 5 * most)) + jnp.where(jnp.arange(5 * most) % most < each, 0, 9)
    order = jnp.argsort(chance, -1)[:, : 10 * size] // most
    colors = order.reshape(games, 10, size)
    values = jax.random.randint(keys[1], colors.shape, 0, 6)
    drawn = jax.nn.one_hot(colors, 5).sum(2).cumsum(1)
    chosen = fits[jax.random.randint(keys[2], (games, players), 0, len(fits))]
    # Colors are all alike to the rules: patterns with other colors are as good to learn from.
    other = jnp.argsort(jax.random.uniform(keys[6], (games, players, 5)), -1)
    chosen = jnp.concatenate([jnp.take_along_axis(chosen[..., :5], other, -1), chosen[..., 5:]], -1)
    hue = jnp.argsort(jax.random.uniform(keys[4], (games, 5)), -1)
    spaces = jnp.zeros((games, players), jnp.int32)
    if table.wide:
        # Two games of five with Passion.
        passion = jax.random.bernoulli(more[1], 0.4, (games, 1))
        rank = jax.random.uniform(keys[3], (games, 16)) + jnp.where(passion | (jnp.arange(16) < 10), 0, 9)
        active = (jnp.argsort(jnp.argsort(rank, -1), -1) < 3).astype(jnp.float32)
        mine = jax.random.randint(more[2], (games, players), 0, 5)
        masks = own_spaces()
        places = masks[jax.random.randint(more[3], (games, players), 0, len(masks))]
        spaces = jnp.where(jax.random.bernoulli(more[4], 0.5, (games, players)), places, 0)
        own = jax.nn.one_hot(mine, 5) * (spaces == 0)[..., None]
    else:
        public = jnp.argsort(jax.random.uniform(keys[3], (games, 10)), -1)
        active = (public < (2 if players == 1 else 3)).astype(jnp.float32)
        if players == 1:
            own = (hue < 2).astype(jnp.float32)[:, None]
        else:
            own = (hue[:, None] == jnp.arange(players)[:, None]).astype(jnp.float32)
    lighter = jax.random.bernoulli(keys[5], 0.4, (games,)).astype(jnp.float32) * (players == 1)
    rolled = jax.random.randint(more[5], (games, players, OWN_DICE), 0, 6)
    private = 6 * (jnp.arange(OWN_DICE) // 2) + rolled if table.pools else jnp.full_like(rolled, -1)
    return Deal(6 * colors + values, each[..., None] - drawn, empty(chosen), active, own, lighter, spaces, private)
