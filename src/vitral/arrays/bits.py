"""Bits spread over bytes: an observation and a mask are worked out as words of 32 bits and then written as bytes.

Three things make this fast. A place is a constant, so to put a mask there is a shift or two. A word stands for 32
places, so that little is computed for each table. And four bits become four bytes with one multiplication.
"""

from __future__ import annotations

from collections.abc import Sequence

import jax.numpy as jnp
from jax import Array, lax

from vitral.arrays.masks import any_of

_SPREAD = 0x00204081
"""Copies four bits to the lowest bits of four bytes, and elsewhere, where the mask below removes them."""
_LOWEST = 0x01010101


class BitLayout:
    """The layout of numbers in bit planes: plane k has the k-th bit of each number, in words of 32 places."""

    def __init__(self, most: Sequence[int]) -> None:
        """Takes the largest number of each place."""
        self.places = len(most)
        planes = [max(most[first : first + 32]).bit_length() for first in range(0, len(most), 32)]
        starts = [word for word in range(len(planes)) if word == 0 or planes[word] != planes[word - 1]]
        ends = [*starts[1:], len(planes)]
        self.stretches = [(first, last, planes[first]) for first, last in zip(starts, ends, strict=True)]
        """Words that follow each other and have as many planes: the first, the one behind the last, the planes."""

    def bytes_of(self, stretches: Sequence[Array]) -> Array:
        """Returns the numbers as `int8`, from the words of each stretch by plane."""
        pieces = [any_of([_fours(words[plane]) << plane for plane in range(words.shape[0])]) for words in stretches]
        return lax.bitcast_convert_type(jnp.concatenate(pieces), jnp.int8).reshape(-1)[: self.places]


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

    def stretches(self) -> tuple[Array, ...]:
        """Returns the words of each stretch of the layout, by plane."""
        zero = jnp.uint32(0)
        return tuple(
            jnp.stack(
                [
                    jnp.stack([self._words.get((plane, word), zero) for word in range(first, last)])
                    for plane in range(planes)
                ]
            )
            for first, last, planes in self._layout.stretches
        )


def _fours(words: Array) -> Array:
    """Returns eight numbers for each word, each with four bits of it in its four bytes."""
    nibbles = words[:, None] >> 4 * jnp.arange(8, dtype=jnp.uint32) & 0xF
    found: Array = nibbles * jnp.uint32(_SPREAD) & jnp.uint32(_LOWEST)
    return found
