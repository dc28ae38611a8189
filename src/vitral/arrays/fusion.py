"""How batches are compiled: functions of whole batches, and a barrier that keeps the compiler from fusing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import jax
import jax.numpy as jnp
from jax import Array, lax
from jax.custom_batching import custom_vmap

T = TypeVar("T")


def fusion_barrier(function: Callable[..., T]) -> Callable[..., T]:
    """Returns the same function with one more argument in front: whether there is anything to do.

    Keeps XLA from fusing the function with what comes before and after. Otherwise it computes a shared value again for
    each number that depends on it, a hundred times a step; it does not fuse across a condition. In a batch in which no
    table has anything to do, the function returns zeros.
    """

    @custom_vmap
    def piece(asked: Array, *given: Any) -> T:
        return _with_own_constants(function, *given)

    @piece.def_vmap
    def batching_rule(tables: int, batched: Any, asked: Array, *given: Any) -> tuple[T, Any]:
        whole = jax.tree.map(
            lambda value, there: value if there else jnp.broadcast_to(value, (tables, *jnp.shape(value))),
            (asked, *given),
            tuple(batched),
        )
        found = _if_any(whole[0], jax.vmap(function), *whole[1:])
        return found, jax.tree.map(lambda _: True, found)

    return piece


def apart(function: Callable[..., T], states: Any, *given: Any) -> T:
    """Returns what a function of a whole batch gives, not fused with what comes before and after."""
    there = jax.tree.leaves(states)[0] >= 0  # always, which the compiler does not know
    return _if_any(there, function, states, *given)


def computed(values: Array) -> Array:
    """Returns the same numbers, worked out before what follows on a GPU. On a CPU the compiler removes this barrier."""
    found: Array = lax.optimization_barrier(values)  # type: ignore[no-untyped-call]
    return found


def _with_own_constants(function: Callable[..., T], *given: Any) -> T:
    """Returns what a function gives, with its constants kept inside it.

    Otherwise they become arguments of a condition around it, which a batch makes one for each table; JAX refuses that
    for what has a batching rule of its own. Pgx's `auto_reset` is such a condition.
    """
    found: T = jax.jit(function)(*given)
    return found


def _if_any(asked: Array, function: Callable[..., T], *given: Any) -> T:
    shapes = jax.eval_shape(function, *given)
    found: T = lax.cond(
        jnp.any(asked),
        lambda *given: function(*given),
        lambda *_: jax.tree.map(lambda one: jnp.zeros(one.shape, one.dtype), shapes),
        *given,
    )
    return found


def of_whole_batches(function: Callable[..., Array]) -> Callable[..., Array]:
    """Returns a function of one table from one of a batch, whose tables are the first axis of all it takes and gives.

    In a batch that function runs itself, so that it may lay out its numbers in another order than table by table.
    """

    @custom_vmap
    def one(*given: Any) -> Array:
        return _with_own_constants(function, *jax.tree.map(lambda value: jnp.asarray(value)[None], given))[0]

    @one.def_vmap
    def batching_rule(tables: int, batched: Any, *given: Any) -> tuple[Array, bool]:
        whole = jax.tree.map(
            lambda value, there: value if there else jnp.broadcast_to(value, (tables, *jnp.shape(value))),
            given,
            tuple(batched),
        )
        return function(*whole), True

    return one
