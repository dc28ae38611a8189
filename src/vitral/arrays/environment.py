"""A table in the manner of Pgx: one state with what a learner asks for, so that loops written for Pgx run unchanged.

env = Environment(Table(players=2))
state = jax.jit(jax.vmap(env.init))(keys)
state = jax.jit(jax.vmap(env.step))(state, actions, keys)
state.observation, state.legal_action_mask, state.rewards, state.terminated, state.current_player
"""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from vitral.arrays.state import State
from vitral.arrays.table import Table


class EnvironmentState(NamedTuple):
    """The state of an environment: the fields that a learner reads, and the table. Shapes are those of one table."""

    current_player: Array
    """Whose choice it is: a seat, `int32`."""
    observation: Array
    """What that seat may know (`Table.observe`): `int8`."""
    rewards: Array
    """By seat, `float32`: nothing before the end."""
    terminated: Array
    truncated: Array
    """Never: games end by themselves."""
    legal_action_mask: Array
    """A flag for each action; all of them when the game is over, as Pgx has it."""
    table: State

    def replace(self, **fields: Any) -> EnvironmentState:
        """Returns the state with other fields."""
        return self._replace(**fields)


class Environment:
    """A table as an environment. An illegal action ends the game with −1 for its player.

    With `auto_reset` a finished table is dealt again in the same step: rewards and `terminated` are those of the game
    that ended, everything else is the new game's.
    """

    def __init__(self, table: Table, *, auto_reset: bool = False) -> None:
        self.table = table
        self.auto_reset = auto_reset
        self.id = "vitral"
        self.version = "v0"
        self.num_players = table.players
        self.num_actions = table.num_actions
        self.observation_shape = (table.observation_size,)

    def init(self, key: Array) -> EnvironmentState:
        """Returns a new table."""
        return self._seen(self.table.init(key), jnp.zeros(self.num_players, jnp.float32), jnp.bool_(False))

    def step(self, state: EnvironmentState, action: Array, key: Array) -> EnvironmentState:
        """Returns the state after an action; a game that was over stays as it is, without rewards."""
        for_step, for_deal = jax.random.split(key)
        # A table that was dealt again is marked as ended only for its learner.
        table, ended = self.table, jnp.bool_(False) if self.auto_reset else state.terminated
        illegal = ~state.legal_action_mask[action] & ~ended
        after = table.step(state.table, jnp.where(illegal, state.legal_action_mask.argmax(), action), for_step)
        over = table.over(after) | illegal | ended
        rewards = jnp.where(ended, 0.0, table.rewards(after))
        loser = jnp.arange(self.num_players) == state.current_player
        punished = jnp.where(loser, -1.0, 1.0 if self.num_players == 2 else 0.0)
        rewards = jnp.where(illegal, punished, rewards).astype(jnp.float32)
        if self.auto_reset:
            fresh = table.init(for_deal)
            after = jax.tree.map(lambda new, old: jnp.where(over, new, old), fresh, after)
            found = self._seen(after, rewards, jnp.bool_(False))
            return found.replace(terminated=over)
        return self._seen(after, rewards, over)

    def observe(self, state: EnvironmentState, player_id: Array) -> Array:
        """Returns what a seat may know."""
        return self.table.observe(state.table, player_id)

    def _seen(self, table: State, rewards: Array, over: Array) -> EnvironmentState:
        return EnvironmentState(
            current_player=table.seat,
            observation=self.table.observe(table, table.seat),
            rewards=rewards,
            terminated=over,
            truncated=jnp.bool_(False),
            legal_action_mask=self.table.legal_action_mask(table) | over,
            table=table,
        )
