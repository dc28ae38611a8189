"""The learned judge as a function on arrays: what a window will still bring beyond what the terms expect.

The net sees the window (what lies where, what fits where), the terms' own estimates, the objectives, and what is left
to draft from. Its outputs are corrections, one for each part of the final score, so that an untrained net (last layer
all zeros) plays exactly as the terms do. `vitral.bots.value.net` is the same in NumPy; a test compares the two.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from terms import LEFT, Array, Windows, terms

PARTS = 13
"""Ten public objectives, the private one, everything else about the window, and the round track of solo."""
OWN, GENERAL, TRACK = 10, 11, 12
SCALE = 0.1
PLANES = 24
CONTEXT = LEFT + 10 + 5
MISC = PARTS + CONTEXT + 30 + 9 + 1 + 5 + 1 + 7
PIECES = {"row": (4, 5, 48), "column": (5, 4, 48), "patch": (12, 4, 40), "cell": (20, 1, 32)}
"""What is looked at piece by piece with the same weights: how many there are, their spaces, and units for each."""
WHOLE, LAST = 320, 96


def spaces_of(piece: str) -> np.ndarray:
    """The spaces of each piece of a kind."""
    grid = np.arange(20).reshape(4, 5)
    if piece == "row":
        return grid
    if piece == "column":
        return grid.T
    if piece == "cell":
        return grid.reshape(20, 1)
    return np.array([grid[r : r + 2, c : c + 2].reshape(-1) for r in range(3) for c in range(4)])


class Around(NamedTuple):
    """What a seat knows beside its window; leading axes are the batch."""

    left: Array
    """Own placements left after this turn."""
    active: Array
    """Public objectives in play, ten flags."""
    own: Array
    """Own private colors, five flags; two in solo, of which the better counts."""
    pool: Array
    """Dice left in the draft pool by kind, thirty counts."""
    between: Array
    """Drafts of others before the own next turn of this round, or 8 where there is none."""
    players: Array
    bag: Array
    """Dice left in the bag, five counts."""
    lighter: Array
    """Solo: 1 with the lighter round track."""
    highest: Array
    """Solo, lighter track: the highest value in the last space of the round track, 0 if none."""


def window_parts(
    windows: Windows, left: Array, active: Array, own: Array, weights: Array, penalty: float
) -> tuple[Array, Array]:
    """What the terms expect of a window by part, and the same if the game ended here; all parts but the round track."""
    found = terms(windows, left, weights)

    def split(by: Array, general: Array) -> Array:
        mine = jnp.where(own > 0, by[..., 10:], -1e9).max(-1)
        return jnp.concatenate([by[..., :10] * active, mine[..., None], general[..., None]], -1)

    open_ = -penalty * found.gaps
    return split(found.score + found.hope, found.general + open_), split(found.score, open_)


def track_part(around: Around) -> Array:
    """Solo: what this round's dice will add to the round track, as a loss."""
    values = 1 + jnp.arange(30) % 6
    lying = (around.pool * values).sum(-1)
    highest = jnp.where(around.pool > 0, values, 0).max(-1)
    again = around.between < 8
    high = around.highest[..., None]
    enough = (around.pool.sum(-1) >= 2) & (around.highest > 0) & (around.lighter > 0)
    may = (around.pool > 0) & ((high == 6) | (values > high)) & enough[..., None]
    alone = jnp.where(may.any(-1), jnp.where(may, values, 99).min(-1), lying)
    return jnp.where(around.players == 1, -jnp.where(again, lying - highest, alone), 0.0)[..., None]


def planes_of(windows: Windows, flip: Array | None = None) -> Array:
    """The window as twenty spaces of 24 flags; `flip` (two flags) mirrors it, which changes no score."""
    still = ((1 << 20) - 1) & ~windows.filled
    masks = jnp.concatenate(
        [windows.on, windows.fits & still[..., None], still[..., None], windows.reach[..., None]], -1
    )
    planes = ((masks[..., None, :] >> jnp.arange(20)[:, None]) & 1).astype(jnp.bfloat16)
    if flip is not None:
        grid = planes.reshape(*planes.shape[:-2], 4, 5, PLANES)
        grid = jnp.where(flip[0], grid[..., ::-1, :, :], grid)
        grid = jnp.where(flip[1], grid[..., ::-1, :], grid)
        planes = grid.reshape(planes.shape)
    return planes


def misc_of(around: Around, known: Array) -> Array:
    misc = [
        known * SCALE,
        jax.nn.one_hot(around.left, LEFT),
        around.active,
        around.own,
        jnp.where((around.between < 8)[..., None], around.pool, 0),
        jax.nn.one_hot(around.between, 9),
        around.players[..., None] / 4.0,
        around.bag / 18.0,
        around.lighter[..., None],
        jax.nn.one_hot(around.highest, 7),
    ]
    return jnp.concatenate([one.astype(jnp.bfloat16) for one in misc], -1)


Net = dict[str, Any]


def fresh(key: Array) -> Net:
    net: Net = {}

    def layer(name: str, inputs: int, units: int, used: float) -> None:
        nonlocal key
        key, sub = jax.random.split(key)
        net[f"{name}.w"] = (used and (2.0 / used) ** 0.5) * jax.random.normal(sub, (inputs, units))
        net[f"{name}.b"] = jnp.zeros(units)

    joined = WHOLE
    for piece, (_, spaces, units) in PIECES.items():
        layer(piece, spaces * PLANES, units, 8 * spaces + 4)
        layer(f"{piece}.context", CONTEXT, units, 10)
        joined += units
    layer("whole", 20 * PLANES + MISC, WHOLE, 180)
    layer("last", joined, LAST, joined)
    layer("out", LAST, PARTS, 0)
    return net


def _dense(net: Net, name: str, x: Array) -> Array:
    return jnp.dot(x, net[f"{name}.w"].astype(jnp.bfloat16), preferred_element_type=jnp.float32) + net[f"{name}.b"]


def corrections(net: Net, planes: Array, misc: Array) -> Array:
    """What the net adds by part."""
    context = misc[..., PARTS : PARTS + CONTEXT]
    lead = planes.shape[:-2]
    joined = [jax.nn.relu(_dense(net, "whole", jnp.concatenate([planes.reshape(*lead, -1), misc], -1)))]
    for piece, (count, spaces, _) in PIECES.items():
        seen = planes[..., spaces_of(piece).reshape(-1), :].reshape(*lead, count, spaces * PLANES)
        units = _dense(net, piece, seen) + _dense(net, f"{piece}.context", context)[..., None, :]
        joined.append(jax.nn.relu(units).sum(-2) * (2.0 / count))
    last = jax.nn.relu(_dense(net, "last", jnp.concatenate(joined, -1).astype(jnp.bfloat16)))
    return _dense(net, "out", last.astype(jnp.bfloat16)) / SCALE


def parts(net: Net, windows: Windows, around: Around, known: Array, flip: Array | None = None) -> Array:
    """The expected final score by part. After the own last turn nothing is left to guess."""
    solo = (around.players == 1)[..., None]
    mask = jnp.concatenate([around.active, jnp.ones((*around.left.shape, 2)), solo], -1)
    mask = jnp.where((around.left > 0)[..., None], mask, 0.0)
    return known + mask * corrections(net, planes_of(windows, flip), misc_of(around, known))
