"""Observations: the same fields in the same order as in `vitral.envs` (docs/research.md).

Each field of `vitral.envs.observation_fields` that a table on arrays has is written here from the state. The tests
compare both in games that are played by the engine and on arrays in lockstep.
"""

from __future__ import annotations

from functools import partial
from math import prod
from typing import TYPE_CHECKING, Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from vitral.arrays.bits import BitBuilder, BitLayout, rows_of_words
from vitral.arrays.cards import QUESTIONS, Question
from vitral.arrays.fusion import apart
from vitral.arrays.masks import alike, any_of, bit, rows_of
from vitral.arrays.state import DicePools, State, row_of
from vitral.engine.actions import ROUNDS, SIDES
from vitral.engine.questions import QuestionKind
from vitral.engine.steps import step_of
from vitral.spaces import SPACES

if TYPE_CHECKING:
    from vitral.arrays.table import Table

_TRAITS: Final = 11
_PRINT: Final = _TRAITS * SPACES
"""The places of one window: R Y G B P 1-6, and for each of them the spaces."""
_KINDS: Final = [QuestionKind.PAY if text == "pay" else step_of(text).question.kind for text in QUESTIONS]
_ASKED: Final = np.array([1 << [*QuestionKind].index(kind) for kind in _KINDS], np.uint32)
"""By question: the bit of its kind."""


def bit_layout(table: Table) -> BitLayout:
    """Returns how an observation is laid out in bits."""
    most = table.most.astype(int)
    for name, largest in _most_tokens(table).items():
        first, shape = table.observation_layout[name]
        most[first : first + prod(shape)] = largest
    return BitLayout(most.tolist())


def _most_tokens(table: Table) -> dict[str, int]:
    """Returns the most favor tokens there can be, by field."""
    most = int(table.cards.difficulty.max())
    held = 0 if table.solo else most
    return {"tokens": held, "tool_tokens": table.players * held, "offer_tokens": most}


def observations(table: Table, states: State, seats: Array) -> Array:
    """Returns what seats may know, each of its own table, as numbers (`Table.observe`)."""

    def pieces(states: State, seats: Array) -> list[Array]:
        return [rows_of_words(words) for words in jax.vmap(partial(_pieces, table))(states, seats)]

    return table.observation_bits.bytes_of(apart(pieces, states, seats))


def _pieces(table: Table, state: State, seat: Array) -> list[list[Array]]:
    """Returns what a seat may know as words of bits (`BitLayout.pieces`).

    Allowed are the table's open cards (once they lie there), all dice, windows and tokens, the seat's own objectives
    and the sides it was dealt. Nothing of what others hold, and no side chosen, before all have chosen.
    """
    at = {name: first for name, (first, _) in table.observation_layout.items()}
    bits = BitBuilder(table.observation_bits)
    revealed = state.question != Question.SIDE
    _put_turn(table, state, seat, revealed, at, bits)
    _put_cards(table, state, seat, revealed, at, bits)
    _put_windows(table, state, seat, revealed, at, bits)
    if state.pools is not None:
        _put_pools(table, state.pools, seat, revealed, at, bits)
    return bits.pieces()


def _put_turn(table: Table, state: State, seat: Array, revealed: Array, at: dict[str, int], bits: BitBuilder) -> None:
    players = table.players
    seats = (1 << players) - 1
    bits.put(at["ask"], jnp.asarray(_ASKED)[state.question], len(QuestionKind))
    bits.put(at["to_move"], bit(_from(seat, state.seat, players)), players)
    bits.put(at["round"], bit(state.round - 1), ROUNDS)
    bits.put(at["turn"], bit(state.turn), table.turns)
    start = bit(_from(seat, state.start, players))
    known = table.rules.options.cards_first or table.rules.fixed_start >= 0
    bits.put(at["start"], start if known else jnp.where(revealed, start, 0), players)
    bits.put(at["drafted"], state.drafted.astype(jnp.uint32), 1)
    bits.put(at["tool_used"], state.tool_used.astype(jnp.uint32), 1)
    turned = seat.astype(jnp.uint32)
    bits.put(at["skips"], (state.skips >> turned | state.skips << players - turned) & seats, players)
    unset = state.hand >= 36
    color = jnp.where(unset, state.hand - 36, state.hand.astype(jnp.uint32).astype(jnp.int32) // 6)
    there = state.hand >= 0
    hand = bit(jnp.where(there, color, -1)) | bit(jnp.where(there & ~unset, 6 + state.hand % 6, -1))
    bits.put(at["hand"], hand, 12)
    bits.put(at["hand_from"], bit(state.origin), SPACES)
    bits.put(at["moved"], state.moved, SPACES)
    bits.put(at["using"], _deck_bit(table, state.tool), len(table.cards.tools))


def _from(seat: Array, other: Array, players: int) -> Array:
    """Returns how many seats another is behind a seat, clockwise."""
    steps = other - seat
    return jnp.where(steps < 0, steps + players, steps)


def _deck_bit(table: Table, tool: Array) -> Array:
    """Returns the bit of a tool, given by number, at its place in the deck."""
    numbers = [plan.number for plan in table.cards.tools]
    if numbers == [*range(len(numbers))]:
        return bit(tool)
    return any_of([(tool == number).astype(jnp.uint32) << place for place, number in enumerate(numbers)])


def _put_cards(table: Table, state: State, seat: Array, revealed: Array, at: dict[str, int], bits: BitBuilder) -> None:
    cards, rules = table.cards, table.rules
    for plane, kinds in enumerate(rows_of(state.pool)):
        bits.put(at["pool"], kinds, 30, plane)
    for color, number in enumerate(rows_of(state.bag)):
        bits.put_number(at["bag"] + color, number, max(rules.bag))
    for plane, rows in enumerate(rows_of(state.track)):
        for row, kinds in enumerate(rows_of(rows)):
            bits.put(at["track"] + 30 * row, kinds, 30, plane)

    def opened(mask: Array, named: bool) -> Array:
        """Cards that the options name lie open from the beginning."""
        return mask if named or rules.options.cards_first else jnp.where(revealed, mask, 0)

    tools = [_deck_bit(table, tool) for tool in rows_of(state.tools)]
    if table.solo:
        tools = _compacted(tools)
    for slot, tool in enumerate(tools):
        bits.put(at["tools"] + len(cards.tools) * slot, opened(tool, bool(rules.options.tools)), len(cards.tools))
        bits.put_number(at["tool_tokens"] + slot, state.tool_tokens[slot], _most_tokens(table)["tool_tokens"])
    public = opened(any_of([bit(card) for card in rows_of(state.public)]), bool(rules.options.public))
    bits.put(at["public"], public, len(cards.publics))
    mine = rows_of(row_of(state.private, seat))
    bits.put(at["private"], any_of([bit(card) for card in mine]), len(cards.privates))


def _compacted(tools: list[Array]) -> list[Array]:
    """Returns the tools that are still there without the gaps between them, as the engine keeps them."""
    found = [jnp.uint32(0)] * len(tools)
    before = jnp.int32(0)
    for tool in tools:
        for slot in range(len(tools)):
            found[slot] = found[slot] | jnp.where(before == slot, tool, 0)
        before = before + (tool != 0)
    return found


def _put_windows(
    table: Table, state: State, seat: Array, revealed: Array, at: dict[str, int], bits: BitBuilder
) -> None:
    cards, players = table.cards, table.players
    printed = jnp.asarray(cards.print_words)
    dealt = row_of(state.dealt_sides, seat)
    chosen = row_of(state.patterns, seat)
    for side in range(len(SIDES)):
        there = dealt[side] >= 0
        pattern = jnp.maximum(dealt[side], 0)
        words = jnp.where(there, printed[pattern], 0)
        bits.put_words(at["offers"] + _PRINT * side, rows_of(words), _PRINT)
        tokens = jnp.where(there, jnp.asarray(cards.difficulty)[pattern], 0)
        bits.put_number(at["offer_tokens"] + side, tokens, _most_tokens(table)["offer_tokens"])
        bits.put(at["choice"] + side, (there & (dealt[side] == chosen)).astype(jnp.uint32), 1)
    for place in range(players):
        other = seat + place
        other = jnp.where(other >= players, other - players, other)
        pattern = row_of(state.patterns, other)
        words = jnp.where(revealed, printed[jnp.maximum(pattern, 0)], 0)
        bits.put_words(at["print"] + _PRINT * place, rows_of(words), _PRINT)
        dice = rows_of(row_of(state.windows, other))
        masks = [alike(dice[:3], code) for code in range(1, 6)] + [alike(dice[3:], code) for code in range(1, 7)]
        for trait, mask in enumerate(masks):
            bits.put(at["dice"] + _PRINT * place + SPACES * trait, mask, SPACES)
        tokens = row_of(state.tokens, other)
        bits.put_number(at["tokens"] + place, tokens, _most_tokens(table)["tokens"])


def _put_pools(
    table: Table, pools: DicePools, seat: Array, revealed: Array, at: dict[str, int], bits: BitBuilder
) -> None:
    players = table.players
    for place in range(players):
        other = seat + place
        planes = row_of(pools.own, jnp.where(other >= players, other - players, other))
        if not table.rules.options.cards_first:
            planes = jnp.where(revealed, planes, 0)
        for plane, kinds in enumerate(rows_of(planes)):
            bits.put(at["own"] + 30 * place, kinds, 30, plane)
    bits.put(at["own_used"], pools.used.astype(jnp.uint32), 1)
    for plane, kinds in enumerate(rows_of(pools.picked)):
        bits.put(at["picked"], kinds, 30, plane)
    bits.put(at["from_own"], pools.from_own.astype(jnp.uint32), 1)
