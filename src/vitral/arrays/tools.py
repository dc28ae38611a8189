"""Legal uses of tools: those after which the rest of the script can be finished (docs/rules.md §1.3, §1.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import jax.numpy as jnp
from jax import Array

from vitral.arrays import cards as scripts
from vitral.arrays.cards import Question, ToolPlan
from vitral.arrays.dice_pools import own_kinds
from vitral.arrays.masks import KINDS, OF_COLOR, alike, any_of, bit, has, rows_of, several, spread, twice
from vitral.arrays.state import State, row_of
from vitral.arrays.window import FittingDice, MovableDice, Window, fits, lathekin_moves, movable, window_from
from vitral.engine.prices import FIRST_PRICE, LATER_PRICE
from vitral.engine.questions import QuestionKind
from vitral.engine.steps import step_of

if TYPE_CHECKING:
    from vitral.arrays.table import Table


class ToolFacts(NamedTuple):
    """Facts of a table that the checks of all tools share, seen from the seat to move."""

    fit: FittingDice
    movable: MovableDice
    pool: Array
    """The kinds of dice in the draft pool."""
    many: Array
    """The kinds of which the pool has several dice."""
    track: list[Array]
    """The kinds of dice on the round track, by round."""


def tool_facts(table: Table, state: State) -> ToolFacts:
    window = window_of(table, state)
    planes = rows_of(state.pool)
    track = rows_of(any_of(rows_of(state.track)))
    return ToolFacts(fits(window), movable(window), any_of(planes), twice(planes), track)


def window_of(table: Table, state: State) -> Window:
    """Returns the window of the seat to move; meaningless while windows are chosen."""
    pattern = row_of(state.patterns, state.seat)
    return window_from(row_of(state.windows, state.seat), jnp.asarray(table.cards.printed)[jnp.maximum(pattern, 0)])


class LathekinMoves(NamedTuple):
    """The first moves of Lathekin, which moves two dice one after the other."""

    lifts: Array
    """The dice it may lift first."""
    looking_ahead: Array
    """Whether the first of them is in hand now."""
    places: Array
    """Where that one may go, so that another can follow."""


def legal_with_tools(
    table: Table, state: State, facts: ToolFacts, window: Window, two_lifts: Array
) -> tuple[Array, Array, Array, Array]:
    """Returns the kinds of dice that may be taken, the tools, the first dice that may be lifted, and payments."""
    question = state.question
    fit, pool, many, track = facts.fit, facts.pool, facts.many, any_of(facts.track)
    own, payable = own_kinds(state), _payable(table, state)
    turn, drafted = question == Question.TURN, question == Question.DRAFTED
    take = tool = lift = pay = helped = jnp.uint32(0)
    for plan in table.cards.tools:
        at_work = state.tool == plan.number
        can_pay = (payable >> plan.number & 1) != 0
        can_begin = can_pay & turn & _timely(plan, state, table.players, state.drafted)
        paying = pool & plan.pays
        if step_of(plan.script[0]).kind is QuestionKind.LIFT:
            lifts = _first_lifts(plan, facts, window, two_lifts)
            lift = lift | spread(at_work) & lifts
            usable = lifts != 0
            payments = spread(usable) & paying
        elif plan.script == scripts.LEAD_CAME_NIPPERS:
            usable = own != 0
        else:
            kinds = _takes(plan, fit, track, own)
            take = take | spread((question == Question.TAKE) & at_work) & pool & kinds
            usable = (pool & kinds) != 0
            payments = paying & _spare(pool & kinds, many)
            if plan.in_hand:
                # As before the draft, which it contains.
                acts = can_pay & _timely(plan, state, table.players, jnp.int32(0))
                helps = kinds & _spare(paying, many) if table.solo else kinds
                helped = helped | spread(acts) & helps
                acts = acts & drafted & has(kinds, state.hand)
                tool = tool | _number(acts & (paying != 0) if table.solo else acts, plan)
                payments = jnp.where(state.hand >= 0, paying, payments)
        if table.solo:
            usable = payments != 0
            pay = pay | spread((question == Question.PAY) & at_work) & payments
        tool = tool | _number(can_begin & usable, plan)
    take = take | spread(turn & (state.drafted == 0)) & pool & (fit.kinds | helped)
    return take, tool, lift, pay


def _number(flag: Array, plan: ToolPlan) -> Array:
    return flag.astype(jnp.uint32) << plan.number


def _payable(table: Table, state: State) -> Array:
    """Returns the tools on the table that the seat may still use this turn and, but for solo, can pay with tokens."""
    tokens = row_of(state.tokens, state.seat)
    found: Array = jnp.uint32(0)
    for slot in range(state.tools.shape[0]):
        there = bit(state.tools[slot])
        if not table.solo:
            there = there & spread(tokens >= jnp.where(state.tool_tokens[slot] > 0, LATER_PRICE, FIRST_PRICE))
        found = found | there
    return found & spread(state.tool_used == 0)


def _timely(plan: ToolPlan, state: State, players: int, drafted: Array) -> Array:
    before, after = (jnp.where(state.turn >= players, plan.timely[2 + at], plan.timely[at]) for at in (0, 1))
    return jnp.where(drafted != 0, after, before)


def _takes(plan: ToolPlan, fit: FittingDice, track: Array, own: Array) -> Array:
    """Returns the kinds of dice with which a tool that begins with the draft pool can be finished."""
    match plan.script:
        case scripts.GROZING_PLIERS:
            return fit.nudged
        case scripts.GRINDING_STONE:
            return fit.flipped
        case scripts.CORK_BACKED_STRAIGHTEDGE:
            return fit.alone
        case scripts.RUNNING_PLIERS:
            return fit.kinds
        case scripts.LENS_CUTTER:
            return spread((fit.kinds & track) != 0) & KINDS
        case scripts.STRIP_CUTTER:
            return spread((fit.kinds & own) != 0) & KINDS
        case _:  # dice are rolled or drawn, and whatever comes of it can be finished
            return jnp.full((), KINDS, jnp.uint32)


def _first_lifts(plan: ToolPlan, facts: ToolFacts, window: Window, two_lifts: Array) -> Array:
    """Returns the dice with which a tool that moves dice can begin."""
    match plan.script:
        case scripts.EGLOMISE_BRUSH:
            return facts.movable.any_color
        case scripts.COPPER_FOIL_BURNISHER:
            return facts.movable.any_value
        case scripts.LATHEKIN:
            return two_lifts
        case _:
            track = any_of(facts.track)
            shown = [spread((track & kinds) != 0) & alike(window.colors, at + 1) for at, kinds in enumerate(OF_COLOR)]
            return facts.movable.plain & any_of(shown)


def _spare(wanted: Array, many: Array) -> Array:
    """Returns the kinds of which one may leave the pool so that one of those wanted is still there."""
    return spread(wanted != 0) & (spread(several(wanted)) | ~wanted | many)


def lathekin_moves_for(table: Table, state: State, facts: ToolFacts, window: Window) -> LathekinMoves:
    """Returns what Lathekin can begin with, where it can be used now or is at work."""
    at_work = usable = jnp.bool_(False)
    payable = _payable(table, state)
    plans = [plan for plan in table.cards.tools if plan.script == scripts.LATHEKIN]
    for plan in plans:
        at_work = at_work | (state.tool == plan.number)
        timely = _timely(plan, state, table.players, state.drafted)
        usable = usable | ((payable >> plan.number & 1) != 0) & timely
    if not plans:
        return LathekinMoves(jnp.uint32(0), at_work, jnp.uint32(0))
    looking_ahead = at_work & (state.question == Question.PLACE) & (state.at == 1)
    beginning = (state.question == Question.LIFT) | (state.question == Question.PAY)
    asked = (state.question == Question.TURN) & usable | at_work & beginning
    asked = asked & (facts.movable.plain != 0) & several(window.filled) | looking_ahead
    # The die in hand back on its space: where it may go is asked as for a die not lifted yet.
    back = spread(looking_ahead) & bit(state.origin)
    die = state.hand.astype(jnp.uint32)
    codes = (die // 6 + 1, die % 6 + 1)
    marks = [spread(code >> k & 1) & back for code in codes for k in range(3)]
    dice = [plane | mark for plane, mark in zip((*window.colors, *window.values), marks, strict=True)]
    printed = (*window.printed_colors, *window.printed_values)
    lifts, places = lathekin_moves(asked, jnp.stack(dice), jnp.stack(printed), state.origin)
    return LathekinMoves(lifts, looking_ahead, places)
