"""A barrier that keeps the compiler from fusing a function with what comes before and after it."""

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
        return function(*given)

    @piece.def_vmap
    def batching_rule(tables: int, batched: Any, asked: Array, *given: Any) -> tuple[T, Any]:
        whole = jax.tree.map(
            lambda value, there: value if there else jnp.broadcast_to(value, (tables, *jnp.shape(value))),
            (asked, *given),
            tuple(batched),
        )
        each = jax.vmap(function)
        shapes = jax.eval_shape(each, *whole[1:])
        found = lax.cond(
            jnp.any(whole[0]),
            lambda *given: each(*given),
            lambda *_: jax.tree.map(lambda one: jnp.zeros(one.shape, one.dtype), shapes),
            *whole[1:],
        )
        return found, jax.tree.map(lambda _: True, shapes)

    return piece
