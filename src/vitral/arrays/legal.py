"""Legal actions as masks, equal to the engine's `legal_actions`.

The legal actions come in *words*: masks of consecutive actions of the engine's table. `FIRST` says which action the
lowest bit of each word is. They say what a mask of all actions says, in a tenth of the memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import jax.numpy as jnp
from jax import Array

from vitral.arrays.bits import BitBuilder, BitLayout, rows_of_words
from vitral.arrays.cards import Question
from vitral.arrays.dice_pools import legal_own
from vitral.arrays.fusion import of_whole_batches
from vitral.arrays.masks import OF_VALUE, alike, any_of, bit, count, number_of, rows_of, scaled, spread
from vitral.arrays.state import State, row_of
from vitral.arrays.tools import ToolFacts, lathekin_moves_for, legal_with_tools, window_of
from vitral.arrays.window import FittingDice, Window, spaces_for
from vitral.engine.actions import (
    ACTIONS,
    DO_KEEP_ALL,
    DO_LEAVE,
    DO_PASS,
    DO_STOP,
    KEEPS,
    LIFTS,
    OWNS,
    PAYS,
    PLACE,
    ROUNDS,
    SETS,
    SIDES,
    TAKES,
    TOOL_ACTIONS,
    TRACKS,
)

if TYPE_CHECKING:
    from vitral.arrays.table import Table

SIMPLE, TAKE, PLACES, TOOL, LIFT, SET, TRACK = range(7)
"""The words, by what they are about; pass, stop, leave and the sides are in the first, each round has a track word."""
PAY: Final = TRACK + ROUNDS
KEEP: Final = PAY + 1
OWN: Final = KEEP + 1
"""The last word is there at tables with private dice only."""
FIRST: Final = (
    DO_PASS.id,
    TAKES[0].id,
    next(action.id for action in ACTIONS if action.kind == PLACE),
    next(iter(TOOL_ACTIONS.values())).id,
    LIFTS[0].id,
    SETS[0].id,
    *(TRACKS[0, at].id for at in range(ROUNDS)),
    PAYS[0].id,
    KEEPS[0].id,
    OWNS[0].id,
)
"""The action of each word's lowest bit."""
_LAST: Final = (SIDES[-1].id, TAKES[-1].id, FIRST[TOOL] - 1, FIRST[LIFT] - 1, LIFTS[-1].id, SETS[-1].id)
LAST: Final = (*_LAST, *(TRACKS[29, at].id for at in range(ROUNDS)), PAYS[-1].id, DO_KEEP_ALL.id, OWNS[-1].id)
"""The last action each word stands for."""


Words = tuple[Array, ...]


def legal_words(table: Table, state: State, facts: ToolFacts) -> Words:
    """Returns the legal actions of the seat to move as words; none when the game is over."""
    question, fit = state.question, facts.fit
    window = window_of(table, state)
    two = lathekin_moves_for(table, state, facts, window)
    take, tool, first_lift, pay = legal_with_tools(table, state, facts, window, two.lifts)

    places = jnp.where(two.looking_ahead, two.places, spaces_for(state.hand, state.origin, question, window))
    placing = (question == Question.DRAFTED) | (
        (question >= Question.PLACE) & (question <= Question.PLACE_OR_LEAVE_IF_STUCK)
    )
    leaving = (question == Question.PLACE_OR_LEAVE) | ((question == Question.PLACE_OR_LEAVE_IF_STUCK) & (places == 0))
    again = facts.movable.plain & ~state.moved
    lift = jnp.where((question == Question.LIFT) | (question == Question.LIFT_TRACK_COLOR), first_lift, 0)
    lift = jnp.where(question == Question.LIFT_OTHER, again, lift)
    lift = jnp.where(question == Question.LIFT_SAME_COLOR, again & _color_of_moved(state, window), lift)
    simple = (
        _if(question == Question.TURN, DO_PASS.id)
        | _if(leaving, DO_LEAVE.id)
        | _if(_stopping(state), DO_STOP.id)
        | spread(question == Question.SIDE) & _sides(state)
    )
    swaps = [spread(question == Question.SWAP) & fit.kinds & kinds for kinds in facts.track]
    kept = jnp.uint32(0)
    if table.lighter:
        kept = spread(question == Question.KEEP) & (keeps(state, facts.pool) | 1 << DO_KEEP_ALL.id - KEEPS[0].id)
    own = (legal_own(state, fit.kinds),) if table.pools else ()
    return (simple, take, spread(placing) & places, tool, lift, _sets(state, fit), *swaps, pay, kept, *own)


def _stopping(state: State) -> Array:
    """Returns whether a tool may be ended here: before its second die."""
    stopping = state.question == Question.LIFT_SAME_COLOR
    if state.pools is not None:
        stopping = stopping | (state.question == Question.PICK_OWN) & (any_of(rows_of(state.pools.picked)) != 0)
    return stopping


def _if(flag: Array, action: int) -> Array:
    return flag.astype(jnp.uint32) << action


def _sides(state: State) -> Array:
    dealt = row_of(state.dealt_sides, state.seat)
    return any_of([_if(dealt[side] >= 0, action.id) for side, action in enumerate(SIDES)])


def _color_of_moved(state: State, window: Window) -> Array:
    """Returns the spaces with dice of the color of the one moved before."""
    colors = [alike(window.colors, code) for code in range(1, 6)]
    return any_of([spread((mask & state.moved) != 0) & mask for mask in colors])


def _sets(state: State, fit: FittingDice) -> Array:
    """Returns the values that may be chosen for the die in hand."""
    die = state.hand.astype(jnp.uint32)
    value = bit((die % 6).astype(jnp.int32))
    near = (value << 1 | value >> 1) & fit.kinds >> die // 6 * 6 & 0b111111
    return jnp.where(
        state.question == Question.SET, jnp.uint32(0b111111), spread(state.question == Question.NUDGE) & near
    )


def keeps(state: State, pool: Array) -> Array:
    """Returns the kinds of dice one of which may go on the track alone (the lighter track); none if all must go."""
    track = any_of(rows_of(state.track))
    last = [spread(state.round == at + 2) & track[at] for at in range(ROUNDS - 1)]
    before = any_of(last)
    higher = lowest = jnp.uint32(0)
    for value, kinds in enumerate(OF_VALUE):
        none_so_high = (before & sum(OF_VALUE[value:])) == 0
        higher = higher | spread(none_so_high) & pool & kinds
        lowest = jnp.where(lowest == 0, pool & kinds, lowest)
    alone = jnp.where((before & OF_VALUE[5]) != 0, lowest, higher)
    return spread((before != 0) & (number_of(rows_of(state.pool)) > 1)) & alone


# -- all actions, and one of them ----------------------------------------------------------------------------------


_ALL: Final = BitLayout([1] * len(ACTIONS))


def mask_of_words(words: Words) -> Array:
    """Returns the legal actions as one flag for each action of the engine's table."""
    return of_whole_batches(_masks_of_words)(words)


def _masks_of_words(words: Words) -> Array:
    bits = BitBuilder(_ALL)
    for word, first, last in zip(words, FIRST, LAST, strict=False):
        bits.put(first, word, last + 1 - first)
    return _ALL.flags_of(
        [rows_of_words([jnp.broadcast_to(word, words[0].shape) for word in piece]) for piece in bits.pieces()]
    )


def number_in_words(words: Words) -> Array:
    """Returns how many legal actions there are."""
    return number_of_each(words)[-1]


def number_of_each(words: Words) -> list[Array]:
    """Returns how many legal actions there are in the words up to each, itself included."""
    found = [count(words[0])]
    for word in words[1:]:
        found.append(found[-1] + count(word))
    return found


def pick(words: Words, bits: Array) -> Array:
    """Returns one of the legal actions, all alike likely if all the 32 `bits` are; `pass` if there is none."""
    upto = number_of_each(words)
    rank = scaled(bits, upto[-1].astype(jnp.uint32)).astype(jnp.int32)
    word, first, left = words[0], jnp.int32(FIRST[0]), rank
    for at in range(1, len(words)):
        later = rank >= upto[at - 1]
        word = jnp.where(later, words[at], word)
        first = jnp.where(later, FIRST[at], first)
        left = jnp.where(later, rank - upto[at - 1], left)
    # The bit of that rank, by halves.
    for half in (16, 8, 4, 2, 1):
        low = count(word & (1 << half) - 1)
        above = left >= low
        word = jnp.where(above, word >> half, word)
        first = first + jnp.where(above, half, 0)
        left = left - jnp.where(above, low, 0)
    return jnp.where(upto[-1] > 0, first, DO_PASS.id)
