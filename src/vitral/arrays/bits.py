"""Bits spread over bytes: an observation and a mask are worked out as words of 32 bits and then written as bytes.

Two things make this fast. A place is a constant, so to put a mask there is a shift or two, and a word stands for 32
places, so that little is computed for each table. And the words of a batch lie word by word, the tables of each beside
one another, so that a processor works on many tables at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import jax
import jax.numpy as jnp
from jax import Array, lax

from vitral.arrays.bit_stream import bytes_of_bits
from vitral.arrays.fusion import computed

_GAP: Final = 16


class BitLayout:
    """The layout of numbers in bit planes: plane k has the k-th bit of each number, in words of 32 places.

    The words come in pieces: first the lowest plane of all, then all planes of each stretch of words with larger
    numbers.
    """

    def __init__(self, most: Sequence[int]) -> None:
        """Takes the largest number of each place."""
        self.places = len(most)
        planes = [max(1, max(most[first : first + 32]).bit_length()) for first in range(0, len(most), 32)]
        starts = [word for word in range(len(planes)) if word == 0 or planes[word] != planes[word - 1]]
        ends = [*starts[1:], len(planes)]
        self._stretches = [
            (range(first, last), planes[first]) for first, last in zip(starts, ends, strict=True) if planes[first] > 1
        ]
        """Words with as many planes, where it is more than one."""
        self.pieces = [[(0, word) for word in range(len(planes))]] + [
            [(plane, word) for plane in range(many) for word in words] for words, many in self._stretches
        ]
        """Plane and place of every word of each piece."""

    def bytes_of(self, pieces: Sequence[Array]) -> Array:
        """Returns the numbers of each table as `int8`, from the pieces of a batch (`rows_of_words`)."""
        found = self._lowest(pieces[0])
        for (words, planes), rows in zip(self._stretches, pieces[1:], strict=True):
            first, each, of_tables = 32 * words.start, len(words), _by_table(rows)
            width = min(32 * words.stop, self.places) - first
            numbers = _spread(of_tables[:, :each], width)
            for plane in range(1, planes):
                numbers = numbers | _spread(of_tables[:, each * plane : each * (plane + 1)], width) << plane
            found = lax.dynamic_update_slice(found, numbers, (0, first))
        return found

    def flags_of(self, pieces: Sequence[Array]) -> Array:
        """Returns the numbers of each table as flags, where none is larger than 1."""
        return self._lowest(pieces[0]) != 0

    def _lowest(self, rows: Array) -> Array:
        spread = _spread if _on_cpu() else bytes_of_bits
        return spread(_by_table(rows), self.places)


class BitBuilder:
    """Numbers at fixed places of a layout, as they are put there."""

    def __init__(self, layout: BitLayout) -> None:
        self._layout = layout
        self._words: dict[tuple[int, int], Array] = {}

    def put(self, at: int, mask: Array, width: int, plane: int = 0) -> None:
        """Writes the lowest bits of a mask, which has no others, to *width* places from *at* on."""
        word, shift = divmod(at, 32)
        self._add(plane, word, mask << shift if shift else mask)
        if shift + width > 32:
            self._add(plane, word + 1, mask >> 32 - shift)

    def put_words(self, at: int, words: Sequence[Array], width: int) -> None:
        """Writes *width* places from *at* on, given as words of 32."""
        for number, word in enumerate(words):
            self.put(at + 32 * number, word, min(32, width - 32 * number))

    def put_number(self, at: int, number: Array, most: int) -> None:
        """Writes one number, which is at most *most*."""
        for plane in range(most.bit_length()):
            self.put(at, number.astype(jnp.uint32) >> plane & 1, 1, plane)

    def _add(self, plane: int, word: int, mask: Array) -> None:
        before = self._words.get((plane, word))
        self._words[plane, word] = mask if before is None else before | mask

    def pieces(self) -> list[list[Array]]:
        """Returns the words in the pieces of the layout."""
        return [[self._words.get(place, jnp.uint32(0)) for place in piece] for piece in self._layout.pieces]


def rows_of_words(words: Sequence[Array]) -> Array:
    """Returns words of a batch, a row for each with those of all tables."""
    if not _on_cpu():
        return jnp.stack([*words, jnp.zeros_like(words[0])])
    # Rows that begin a power of two apart displace one another in the cache.
    gap = jnp.zeros(_GAP, jnp.uint32)
    return jnp.concatenate([part for word in words for part in (word, gap)]).reshape(len(words), -1)


def _by_table(rows: Array) -> Array:
    return rows.T[:-_GAP] if _on_cpu() else computed(rows.T)


def _on_cpu() -> bool:
    return jax.default_backend() == "cpu"


def _spread(words: Array, width: int) -> Array:
    """Returns the first *width* bits of each table's words, as one number each."""
    bits = words[:, :, None] >> jnp.arange(32, dtype=jnp.uint32) & 1
    return bits.astype(jnp.int8).reshape(words.shape[0], -1)[:, :width]
