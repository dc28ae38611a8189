"""The learned evaluator as a function on arrays: what a window will still bring beyond what the terms expect.

The net sees the window (what lies where, what fits where), the terms' own estimates, the objectives, and what is left
to draft from. Its outputs are corrections, one for each part of the final score, so that an untrained net (last layer
all zeros) plays exactly as the terms do. `vitral.bots.evaluation.neural` is the same in NumPy; a test compares the two.

There are two shapes of it. The `narrow` one knows the base game. The `wide` one also sees own spaces, the objectives of
Passion, up to ten drafts of others, and private dice.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from terms import LEFT, Array, Windows, terms

OWN, GENERAL, TRACK = 10, 11, 12
SCALE = 0.1


class Shape(NamedTuple):
    planes: int
    parts: int
    """Ten public objectives, the private one, everything else about the window; then the round track of solo, or the
    six objectives of Passion."""
    context: int
    misc: int
    no_turn: int
    """What `between` says where there is no own turn in this round any more."""


NARROW = Shape(24, 13, LEFT + 10 + 5, 13 + LEFT + 10 + 5 + 30 + 9 + 1 + 5 + 1 + 7, 8)
WIDE = Shape(25, 18, LEFT + 16 + 6, 18 + LEFT + 16 + 6 + 30 + 12 + 1 + 5 + 1 + 30, 11)
PIECES = {"row": (4, 5, 48), "column": (5, 4, 48), "patch": (12, 4, 40), "cell": (20, 1, 32)}
"""What is looked at piece by piece with the same weights: how many there are, their spaces, and units for each."""
WHOLE, LAST = 320, 96


def spaces_of(piece: str) -> np.ndarray:
    """Returns the spaces of each piece of a kind."""
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
    """Public objectives in play, ten flags; wide: and six for Passion."""
    own: Array
    """Own private colors, five flags; two in solo, of which the better counts."""
    pool: Array
    """Dice left in the draft pool by kind, thirty counts."""
    between: Array
    """Drafts of others before the own next turn of this round; `no_turn` of the shape where there is none."""
    players: Array
    bag: Array
    """Dice left in the bag, five counts."""
    lighter: Array
    """Solo: 1 with the lighter round track."""
    highest: Array
    """Solo, lighter track: the highest value in the last space of the round track, 0 if none."""
    spaces: Array
    """Wide: the own spaces, 0 where the private objective is a color."""
    dice: Array
    """Wide: private dice left by kind, thirty counts."""
    pools: Array
    """Wide: 1 with private dice pools."""


def is_wide(around: Around) -> bool:
    """Returns whether a wide net is to read it."""
    return bool(around.active.shape[-1] == 16)


def window_parts(
    windows: Windows,
    left: Array,
    active: Array,
    own: Array,
    weights: Array,
    penalty: float,
    spaces: Array | None = None,
) -> tuple[Array, Array]:
    """Returns what the terms expect of a window by part, and the same if the game ended here; no round track."""
    found = terms(windows, left, weights, spaces)

    def split(by: Array, general: Array) -> Array:
        mine = jnp.where(own > 0, by[..., 10:15], -1e9).max(-1)
        if spaces is not None:
            mine = jnp.where(spaces > 0, by[..., 15], mine)
        base = [by[..., :10] * active[..., :10], mine[..., None], general[..., None]]
        return jnp.concatenate(base if spaces is None else [*base, by[..., 16:] * active[..., 10:]], -1)

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


def planes_of(windows: Windows, flip: Array | None = None, spaces: Array | None = None) -> Array:
    """Returns the window as twenty spaces of 24 or 25 flags; `flip` (two flags) mirrors it, which changes no score."""
    still = ((1 << 20) - 1) & ~windows.filled
    masks = [windows.on, windows.fits & still[..., None], still[..., None], windows.reach[..., None]]
    if spaces is not None:
        masks.append(jnp.broadcast_to(spaces, still.shape)[..., None])
    planes = ((jnp.concatenate(masks, -1)[..., None, :] >> jnp.arange(20)[:, None]) & 1).astype(jnp.bfloat16)
    if flip is not None:
        grid = planes.reshape(*planes.shape[:-2], 4, 5, planes.shape[-1])
        grid = jnp.where(flip[0], grid[..., ::-1, :, :], grid)
        grid = jnp.where(flip[1], grid[..., ::-1, :], grid)
        planes = grid.reshape(planes.shape)
    return planes


def misc_of(around: Around, known: Array) -> Array:
    wide = is_wide(around)
    shape = WIDE if wide else NARROW
    misc = [
        known * SCALE,
        jax.nn.one_hot(around.left, LEFT),
        around.active,
        around.own,
        *([(around.spaces > 0)[..., None]] if wide else []),
        jnp.where((around.between < shape.no_turn)[..., None], around.pool, 0),
        jax.nn.one_hot(around.between, shape.no_turn + 1),
        around.players[..., None] / 4.0,
        around.bag / 18.0,
    ]
    if wide:
        misc += [around.pools[..., None], around.dice]
    else:
        misc += [around.lighter[..., None], jax.nn.one_hot(around.highest, 7)]
    return jnp.concatenate([one.astype(jnp.bfloat16) for one in misc], -1)


Net = dict[str, Any]


def fresh(key: Array, shape: Shape = NARROW) -> Net:
    net: Net = {}

    def layer(name: str, inputs: int, units: int, used: float) -> None:
        nonlocal key
        key, sub = jax.random.split(key)
        net[f"{name}.w"] = (used and (2.0 / used) ** 0.5) * jax.random.normal(sub, (inputs, units))
        net[f"{name}.b"] = jnp.zeros(units)

    joined = WHOLE
    for piece, (_, spaces, units) in PIECES.items():
        layer(piece, spaces * shape.planes, units, 8 * spaces + 4)
        layer(f"{piece}.context", shape.context, units, 10)
        joined += units
    layer("whole", 20 * shape.planes + shape.misc, WHOLE, 180)
    layer("last", joined, LAST, joined)
    layer("out", LAST, shape.parts, 0)
    return net


def widened(narrow: Net) -> Net:
    """Returns a wide net that evaluates the base game as a narrow one does; its new inputs count for nothing yet."""
    net = {name: np.array(value, np.float32) for name, value in narrow.items()}

    def planes(name: str, spaces: int, rest: np.ndarray) -> None:
        seen = net[f"{name}.w"][: spaces * NARROW.planes].reshape(spaces, NARROW.planes, -1)
        seen = np.concatenate([seen, np.zeros_like(seen[:, :1])], 1)
        net[f"{name}.w"] = np.concatenate([seen.reshape(spaces * WIDE.planes, -1), rest])

    def blank(rows: int, like: np.ndarray) -> np.ndarray:
        return np.zeros((rows, like.shape[1]), np.float32)

    def context(w: np.ndarray) -> list[np.ndarray]:
        """Placements left, public objectives and own colors."""
        return [w[: LEFT + 10], blank(6, w), w[LEFT + 10 : LEFT + 15], blank(1, w)]

    for piece, (_, spaces, _) in PIECES.items():
        planes(piece, spaces, net[f"{piece}.w"][:0])
        net[f"{piece}.context.w"] = np.concatenate(context(net[f"{piece}.context.w"]))
    misc = net["whole.w"][20 * NARROW.planes :]
    known, seen, around = misc[:12], misc[13 : 13 + NARROW.context], misc[13 + NARROW.context :]
    pool, between, players_and_bag, highest = around[:30], around[30:39], around[39:45], around[46:]
    net["whole.b"] = net["whole.b"] + highest[0]  # outside solo there is never a die
    rest = [known, blank(6, misc), *context(seen), pool, between[:8], blank(3, misc), between[8:], players_and_bag]
    planes("whole", 20, np.concatenate([*rest, blank(31, misc)]))
    net["out.w"] = np.concatenate([net["out.w"][:, :12], np.zeros((LAST, 6), np.float32)], 1)
    net["out.b"] = np.concatenate([net["out.b"][:12], np.zeros(6, np.float32)])
    return {name: jnp.array(value) for name, value in net.items()}


def _dense(net: Net, name: str, x: Array) -> Array:
    return jnp.dot(x, net[f"{name}.w"].astype(jnp.bfloat16), preferred_element_type=jnp.float32) + net[f"{name}.b"]


def corrections(net: Net, planes: Array, misc: Array) -> Array:
    """Returns what the net adds by part."""
    known, seen = net["out.b"].shape[0], net["row.context.w"].shape[0]
    context = misc[..., known : known + seen]
    lead = planes.shape[:-2]
    joined = [jax.nn.relu(_dense(net, "whole", jnp.concatenate([planes.reshape(*lead, -1), misc], -1)))]
    for piece, (count, spaces, _) in PIECES.items():
        near = planes[..., spaces_of(piece).reshape(-1), :].reshape(*lead, count, spaces * planes.shape[-1])
        units = _dense(net, piece, near) + _dense(net, f"{piece}.context", context)[..., None, :]
        joined.append(jax.nn.relu(units).sum(-2) * (2.0 / count))
    last = jax.nn.relu(_dense(net, "last", jnp.concatenate(joined, -1).astype(jnp.bfloat16)))
    return _dense(net, "out", last.astype(jnp.bfloat16)) / SCALE


def counted(around: Around) -> Array:
    """Returns which parts there are: flags."""
    two = jnp.ones((*around.left.shape, 2))
    if is_wide(around):
        return jnp.concatenate([around.active[..., :10], two, around.active[..., 10:]], -1)
    return jnp.concatenate([around.active, two, (around.players == 1)[..., None]], -1)


def parts(net: Net, windows: Windows, around: Around, known: Array, flip: Array | None = None) -> Array:
    """Returns the expected final score by part. After the own last turn nothing is left to guess."""
    mask = jnp.where((around.left > 0)[..., None], counted(around), 0.0)
    planes = planes_of(windows, flip, around.spaces if is_wide(around) else None)
    return known + mask * corrections(net, planes, misc_of(around, known))
