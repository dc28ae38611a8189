"""Plays an action: the effects of all kinds of actions are computed, each under its own mask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import jax.numpy as jnp
from jax import Array

from vitral.arrays import dice_pools, legal
from vitral.arrays.cards import Effect, Question
from vitral.arrays.chance import Chance, Roll, chance_of
from vitral.arrays.masks import any_of, bit, rows_of, spread, with_one, with_one_removed
from vitral.arrays.state import State, row_of, with_row
from vitral.engine.actions import DO_KEEP_ALL, DO_LEAVE, DO_PASS, DO_STOP, KEEPS, ROUNDS, SIDES
from vitral.engine.prices import FIRST_PRICE, LATER_PRICE

if TYPE_CHECKING:
    from vitral.arrays.table import Table


class Choice(NamedTuple):
    """An action taken apart: which kind it is, and what it is about (a die, a space, a value − 1, a tool, a side)."""

    side: Array
    take: Array
    place: Array
    tool: Array
    lift: Array
    value: Array
    track: Array
    pay: Array
    keep: Array
    own: Array
    leave: Array
    stop: Array
    done: Array
    """The action `pass`."""
    about: Array
    at: Array
    """The round of the track, from 0."""


def choice_of(action: Array, words: int) -> Choice:
    """Takes an action apart, at a table with so many words of legal actions."""

    def of(word: int) -> Array:
        return (action >= legal.FIRST[word]) & (action <= legal.LAST[word])

    track = (action >= legal.FIRST[legal.TRACK]) & (action <= legal.LAST[legal.PAY - 1])
    on_track = action - legal.FIRST[legal.TRACK]
    at = on_track.astype(jnp.uint32) // 30
    side = (action >= SIDES[0].id) & (action <= SIDES[-1].id)
    about = jnp.where(side, action - SIDES[0].id, -1)
    for word in (legal.TAKE, legal.PLACES, legal.TOOL, legal.LIFT, legal.SET, *range(legal.PAY, words)):
        about = jnp.where(of(word), action - legal.FIRST[word], about)
    about = jnp.where(track, on_track - 30 * at.astype(jnp.int32), about)
    return Choice(
        side=side,
        take=of(legal.TAKE),
        place=of(legal.PLACES),
        tool=of(legal.TOOL),
        lift=of(legal.LIFT),
        value=of(legal.SET),
        track=track,
        pay=of(legal.PAY),
        keep=(action >= KEEPS[0].id) & (action <= KEEPS[-1].id),
        own=of(legal.OWN),
        leave=action == DO_LEAVE.id,
        stop=action == DO_STOP.id,
        done=action == DO_PASS.id,
        about=about,
        at=jnp.where(track, at.astype(jnp.int32), -1),
    )


_ROLLS: Final = (
    (Effect.REROLL, Roll.HAND),
    (Effect.REROLL_POOL, Roll.POOL_AGAIN),
    (Effect.REDRAW, Roll.DRAW),
    (Effect.REROLL_PICKED, Roll.PICKED),
)


def choose(table: Table, state: State, action: Array) -> tuple[State, Chance]:
    """Returns the state after a legal action, and what chance is asked then."""
    choice = choice_of(action, len(legal.FIRST) if table.pools else legal.OWN)
    after = _with_dice(state, choice)
    if table.pools:
        after = dice_pools.after_choice(state, after, choice)
    after = _with_payment(table, after, choice)
    after, effects = _script(table, state, after, choice)
    after = _with_effects(after, effects)
    after, ended = _end_turn(table, after, choice, action)
    begun = choice.side & (state.seat == table.players - 1)
    after = _choose_side(table, after, choice, begun)
    kind = jnp.where(ended | begun, Roll.POOL, Roll.NOTHING)
    for effect, roll in _ROLLS:
        kind = jnp.where((effects & effect) != 0, roll, kind)
    return after, chance_of(after, kind, table.rules.pool_size)


def _with_dice(state: State, choice: Choice) -> State:
    """Moves dice from the pool, the window or the track into the hand, and back."""
    hand, about = state.hand, choice.about
    kinds = jnp.where(choice.take | choice.pay, bit(about), 0)
    pool = with_one_removed(rows_of(state.pool), kinds)
    pool = with_one(pool, jnp.where(choice.leave, bit(hand), 0))
    kept = bit(about)
    pool = [jnp.where(choice.keep, kept if k == 0 else 0, plane) for k, plane in enumerate(pool)]

    planes = rows_of(state.track)
    here = spread(choice.at == jnp.arange(ROUNDS))
    planes = with_one(with_one_removed(planes, here & bit(about)), here & bit(jnp.where(choice.track, hand, -1)))

    dice = rows_of(row_of(state.windows, state.seat))
    space = jnp.where(choice.place | choice.lift, about, -1)
    mark, at = bit(space), jnp.maximum(space, 0).astype(jnp.uint32)
    codes = [(plane >> at & 1) << k % 3 for k, plane in enumerate(dice)]
    lifted = 6 * (codes[0] + codes[1] + codes[2]) + codes[3] + codes[4] + codes[5] - 7
    die = hand.astype(jnp.uint32)
    marks = [spread(code >> k & 1) & mark for code in (die // 6 + 1, die % 6 + 1) for k in range(3)]
    dice = [jnp.where(choice.place, plane | new, plane & ~mark) for plane, new in zip(dice, marks, strict=True)]

    color = (jnp.maximum(hand, 0).astype(jnp.uint32) // 6 * 6).astype(jnp.int32)
    unset = 30 + 6  # 36 + color, the die drawn from the bag
    color = jnp.where(hand >= unset, 6 * (hand - unset), color)
    hand = jnp.where(choice.take | choice.track, about, hand)
    hand = jnp.where(choice.value, color + about, hand)
    hand = jnp.where(choice.lift, lifted.astype(jnp.int32), hand)
    put = choice.place | choice.leave
    moved = state.moved | jnp.where(choice.place & (state.origin >= 0), mark, 0)
    return state._replace(
        pool=jnp.stack(pool),
        track=jnp.stack(planes),
        windows=with_row(state.windows, state.seat, jnp.stack(dice)),
        hand=jnp.where(put, -1, hand),
        origin=jnp.where(choice.lift, space, jnp.where(put, -1, state.origin)),
        moved=jnp.where(choice.tool, 0, moved),
        drafted=state.drafted | choice.take,
    )


def _with_payment(table: Table, state: State, choice: Choice) -> State:
    """Pays a tool with tokens; in solo it leaves the table, and a die is paid next."""
    mine = choice.tool & (state.tools == choice.about)
    if table.solo:
        return state._replace(tools=jnp.where(mine, -1, state.tools), tool_used=state.tool_used | choice.tool)
    prices = jnp.where(mine, jnp.where(state.tool_tokens > 0, LATER_PRICE, FIRST_PRICE), 0)
    tokens = row_of(state.tokens, state.seat) - jnp.sum(prices)
    return state._replace(
        tokens=with_row(state.tokens, state.seat, tokens),
        tool_tokens=state.tool_tokens + prices,
        tool_used=state.tool_used | choice.tool,
    )


def _script(table: Table, before: State, state: State, choice: Choice) -> tuple[State, Array]:
    """Returns what the table waits for next, and what the tool at work does before that."""
    tool = jnp.where(choice.tool, choice.about, state.tool)
    # A tool used with the die in hand goes on behind its first step, which takes one.
    begin = (before.hand >= 0).astype(jnp.int32)
    stays, stop = choice.pay, choice.stop
    if table.pools:
        stays = stays | dice_pools.picks_another(before, state, choice)
        stop = stop & (before.question != Question.PICK_OWN)
    at = jnp.where(choice.tool, begin, jnp.where(stays, state.at, state.at + 1))
    running = (tool >= 0) & ~choice.done
    paying = choice.tool & table.solo
    moving_on = running & ~paying & ~stop
    index = (jnp.maximum(tool, 0), jnp.minimum(at, table.cards.questions.shape[1] - 1))
    question = jnp.asarray(table.cards.questions)[index]
    effects = jnp.where(moving_on, jnp.asarray(table.cards.effects)[index], 0)
    question = jnp.where(moving_on, question, Question.TURN)
    question = jnp.where(paying, Question.PAY, question)
    question = jnp.where(choice.take & (state.tool < 0), Question.DRAFTED, question)
    if table.pools:
        question = jnp.where(choice.own & (state.tool < 0), Question.PLACE, question)
    ended = question == Question.TURN
    return state._replace(
        question=question, tool=jnp.where(ended | ~running, -1, tool), at=jnp.where(ended | ~running, 0, at)
    ), effects


def _with_effects(state: State, effects: Array) -> State:
    """Applies the effects of scripts that need neither a decision nor chance."""
    flipped = 6 * (state.hand.astype(jnp.uint32) // 6).astype(jnp.int32) + 5 - state.hand.astype(jnp.uint32) % 6
    hand = jnp.where((effects & Effect.FLIP) != 0, flipped.astype(jnp.int32), state.hand)
    into_bag = (effects & Effect.REDRAW) != 0
    color = hand.astype(jnp.uint32) // 6
    bag = [number + (into_bag & (color == one)) for one, number in enumerate(rows_of(state.bag))]
    skips = state.skips | jnp.where((effects & Effect.SKIP) != 0, bit(state.seat), 0)
    return state._replace(hand=hand, bag=jnp.stack(bag), skips=skips)


def _end_turn(table: Table, state: State, choice: Choice, action: Array) -> tuple[State, Array]:
    """Goes on after a pass: to the next turn that is not skipped, the next round, or the end. Returns whether a round
    begins.
    """
    players, turns = table.players, table.turns
    turn = jnp.int32(turns)
    for later in range(turns - 1, 0, -1):
        skipped = (state.skips & bit(_seat_of(state.start, jnp.int32(later), players))) != 0
        turn = jnp.where((later > state.turn) & ~skipped, later, turn)
    over = choice.done & (turn == turns)
    closing = over
    question = state.question
    if table.lighter:
        choosing = over & (legal.keeps(state, any_of(rows_of(state.pool))) != 0)
        question = jnp.where(choosing, Question.KEEP, question)
        closing = over & ~choosing | choice.keep | (action == DO_KEEP_ALL.id)
    last = closing & (state.round == ROUNDS)
    begins = closing & ~last
    start = jnp.where(begins, _wrap(state.start + 1, players), state.start)
    next_turn = choice.done & ~over
    turn = jnp.where(next_turn, turn, jnp.where(begins, 0, state.turn))
    fresh = next_turn | closing
    here = closing & (jnp.arange(ROUNDS) == state.round - 1)
    if table.pools:
        state = dice_pools.after_turn(state, fresh)
    return state._replace(
        question=jnp.where(last, Question.OVER, jnp.where(fresh, Question.TURN, question)),
        turn=turn,
        start=start,
        seat=jnp.where(next_turn | begins, _seat_of(start, turn, players), state.seat),
        round=state.round + begins,
        drafted=jnp.where(fresh, 0, state.drafted),
        tool_used=jnp.where(fresh, 0, state.tool_used),
        moved=jnp.where(fresh, 0, state.moved),
        skips=jnp.where(closing, 0, state.skips),
        track=jnp.where(here, state.pool[:, None], state.track),
        pool=jnp.where(closing, 0, state.pool),
    ), begins


def _wrap(seat: Array, players: int) -> Array:
    return jnp.where(seat >= players, seat - players, seat)


def _seat_of(start: Array, turn: Array, players: int) -> Array:
    """Returns whose turn it is: once around, then back."""
    return _wrap(start + jnp.where(turn < players, turn, 2 * players - 1 - turn), players)


def _choose_side(table: Table, state: State, choice: Choice, begun: Array) -> State:
    """Chooses a side; after the last one hands out tokens and begins the first round."""
    dealt = row_of(state.dealt_sides, state.seat)
    side = dealt[0]
    for other in range(1, len(SIDES)):
        side = jnp.where(choice.about == other, dealt[other], side)
    patterns = jnp.where(choice.side, with_row(state.patterns, state.seat, side), state.patterns)
    tokens = state.tokens
    if not table.solo:
        tokens = jnp.where(begun, jnp.asarray(table.cards.difficulty)[patterns], tokens)
    choosing = choice.side & ~begun
    return state._replace(
        question=jnp.where(choosing, Question.SIDE, jnp.where(begun, Question.TURN, state.question)),
        patterns=patterns,
        tokens=tokens,
        seat=jnp.where(choosing, state.seat + 1, jnp.where(begun, state.start, state.seat)),
        round=jnp.where(begun, 1, state.round),
    )
