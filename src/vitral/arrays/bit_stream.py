"""Bits to bytes on a GPU, for a whole batch in one stream.

A row of an observation is no multiple of four bytes long, and a kernel that writes single bytes takes three times as
long as one that writes four at once. So the bits of all tables are first put behind one another without gaps; then
each four of them become four bytes, wherever rows begin.
"""

from __future__ import annotations

from typing import Final

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from vitral.arrays.fusion import computed

_SPREAD: Final = 0x00204081
"""Copies four bits to the lowest bits of four bytes, and elsewhere, where the mask below removes them."""
_LOWEST: Final = 0x01010101
_WORD: Final = 32


def bytes_of_bits(words: Array, places: int) -> Array:
    """Returns the first *places* bits of each table's words as `int8`. The last word of a table is empty."""
    tables = words.shape[0]
    stream = computed(_stream(words, places))
    fours = stream[:, :, None] >> 4 * jnp.arange(8, dtype=jnp.uint32) & 0xF
    numbers = fours * jnp.uint32(_SPREAD) & jnp.uint32(_LOWEST)
    return lax.bitcast_convert_type(numbers, jnp.int8).reshape(-1, places)[:tables]


def _stream(words: Array, places: int) -> Array:
    """Returns the bits of each 32 tables without gaps: they fill as many words as a table has places."""
    columns = words.shape[1]
    first = _WORD * np.arange(places)
    table, place = first // places, first % places
    here = table * columns + place // _WORD
    shift = (place % _WORD).astype(np.uint32)
    left = places - place  # bits of this table from there on
    following = np.where(left < _WORD, (table + 1) * columns, 0) % (_WORD * columns)
    groups = jnp.pad(words, ((0, -words.shape[0] % _WORD), (0, 0))).reshape(-1, _WORD * columns)
    low, high = groups[:, here] >> shift, (groups[:, here + 1] << 1) << (_WORD - 1 - shift)
    behind = groups[:, following] << np.minimum(left, _WORD - 1).astype(np.uint32)
    return low | high | jnp.where(left < _WORD, behind, 0)
