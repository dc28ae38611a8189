"""A position as arrays of fixed shapes. Seats, rounds, dice and spaces are numbered as in the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from vitral.arrays.cards import QUESTIONS, Question
from vitral.dice import COLOR_COUNT, NO_DIE
from vitral.engine import State as EngineState
from vitral.engine import Window
from vitral.engine.actions import ROUNDS
from vitral.engine.questions import QuestionKind
from vitral.engine.state import FROM_OWN
from vitral.engine.steps import step_of
from vitral.spaces import SPACES

if TYPE_CHECKING:
    from vitral.arrays.table import Table


DICE_EACH: Final = 2 * COLOR_COUNT
"""Private dice of a seat."""
OWN_PLANES: Final = DICE_EACH.bit_length()
"""Strip Cutter may bring more than two of a kind into a pool."""
PICKED_PLANES: Final = 2


class DicePools(NamedTuple):
    """What a table with private dice has beside any other."""

    own: Array
    """The private dice: by seat, planes of kinds."""
    used: Array
    """Whether one has been placed this turn."""
    picked: Array
    """The private dice picked to be rolled again: planes of kinds."""
    from_own: Array
    """Whether the die in hand, or the last one this turn, is a private one."""


class State(NamedTuple):
    """A table between two decisions. Shapes are those of one table; `jax.vmap` puts the number of tables in front.

    Counters and cards are `int32`, masks and planes (`vitral.arrays.masks`) `uint32`. What chance has dealt but
    nobody may see yet is there too: the cards of the table while windows are chosen. `observe` keeps it back.
    """

    question: Array
    """What the table waits for (`Question`)."""
    seat: Array
    """Whose choice it is."""
    round: Array
    """1-10; 0 during set-up."""
    turn: Array
    """Which turn of the round, from 0."""
    start: Array
    """The start player of this round, or of the first while windows are chosen."""
    drafted: Array
    tool_used: Array
    skips: Array
    """Mask of the seats whose second turn of this round is skipped."""
    hand: Array
    """The die in hand: 6·color + value − 1, 36 + color while its value is to be chosen, or −1."""
    origin: Array
    """The space it was lifted from, or −1."""
    moved: Array
    """Mask of the spaces with dice that the tool of this turn has moved."""
    tool: Array
    """The number of the tool at work, or −1."""
    at: Array
    """Which of its questions it has come to."""
    pool: Array
    """The draft pool: planes of kinds."""
    bag: Array
    """Dice in the bag by color."""
    track: Array
    """The round track: by plane, then by round, kinds of dice."""
    windows: Array
    """Dice by seat: planes of spaces, three of color + 1, then three of the value."""
    patterns: Array
    """The side each seat has chosen, or −1."""
    tokens: Array
    tools: Array
    """The numbers of the tools on the table; −1 for one that has left it."""
    tool_tokens: Array
    public: Array
    private: Array
    """By seat; in solo one row of one or two."""
    dealt_sides: Array
    """The four sides dealt to each seat; −1 where there is none."""
    pools: DicePools | None = None
    """At a table with private dice: these."""


def row_of(rows: Array, seat: Array) -> Array:
    """Returns the row of a seat. A few selections: look-ups by an index are slow in a batch."""
    found = rows[0]
    for other in range(1, rows.shape[0]):
        found = jnp.where(seat == other, rows[other], found)
    return found


def with_row(rows: Array, seat: Array, row: Array) -> Array:
    """Returns the rows with another one for a seat."""
    return jnp.stack([jnp.where(seat == other, row, rows[other]) for other in range(rows.shape[0])])


def encode_state(table: Table, state: EngineState) -> State:
    """Returns the position of an engine's state, which waits for a choice or is over, as NumPy arrays.

    What is not dealt yet while windows are chosen is 0 for the start player and −1 for cards.
    """
    cards, players = table.cards, table.players
    numbers = {plan.id: plan.number for plan in cards.tools}
    pattern_at = {pattern.id: at for at, pattern in enumerate(cards.patterns)}
    question = _question(state)
    at, tool = 0, -1
    if state.using:
        tool = numbers[state.using[-1]]
        questions = [int(one) for one in cards.questions[tool]]
        left = sum(step.question in _QUESTIONS for step in state.todo[1:] if step.kind is not QuestionKind.TURN)
        end = questions.index(Question.TURN)
        at = end - left if question == Question.PAY else end - left - 1
    tools = [numbers[one.card.id] for one in state.tools]
    slots = table.rules.options.tools_shown
    chosen = [pattern_at[state.dealt_sides[seat][side].id] for seat, side in enumerate(state.chosen)]
    dealt = [[pattern_at[side.id] for side in sides] for sides in state.dealt_sides]
    track = [_planes(dice, table.planes) for dice in state.track]
    publics = [cards.publics.index(one) for one in state.public]
    fields: dict[str, Any] = {
        "question": np.int32(question),
        "seat": np.int32(state.seat),
        "round": np.int32(state.round),
        "turn": np.int32(state.turn),
        "start": np.int32(max(state.start, 0)),
        "drafted": np.int32(state.drafted),
        "tool_used": np.int32(state.tool_used),
        "skips": np.uint32(state.skips),
        "hand": np.int32(state.hand),
        "origin": np.int32(state.origin),
        "moved": np.uint32(state.moved),
        "tool": np.int32(tool),
        "at": np.int32(at),
        "pool": np.array(_planes(state.pool, table.planes), np.uint32),
        "bag": np.array(state.bag, np.int32),
        "track": np.array(track + [[0] * table.planes] * (ROUNDS - len(track)), np.uint32).T,
        "windows": np.array([_window(window) for window in state.windows] or [[0] * 6] * players, np.uint32),
        "patterns": np.array(chosen + [-1] * (players - len(chosen)), np.int32),
        "tokens": np.array(state.tokens or [0] * players, np.int32),
        "tools": np.array(tools + [-1] * (slots - len(tools)), np.int32),
        "tool_tokens": np.array(state.tool_tokens + [0] * (slots - len(tools)), np.int32),
        "public": np.array(publics + [-1] * (table.rules.options.public_shown - len(publics)), np.int32),
        "private": np.array([[cards.privates.index(one) for one in own] for own in state.private], np.int32),
        "dealt_sides": np.array([sides + [-1] * (4 - len(sides)) for sides in dealt], np.int32),
        "pools": _pools(state, players) if table.pools else None,
    }
    return State(**fields)


_OF_KIND: Final = {QuestionKind.TURN: Question.TURN, QuestionKind.PAY: Question.PAY}
"""Kinds that are one question here, however the engine asks."""
_QUESTIONS: Final = {
    step_of(text).question: Question(at)
    for at, text in enumerate(QUESTIONS)
    if at not in (*_OF_KIND.values(), Question.DRAFTED)
}
_DRAFTED: Final = step_of(QUESTIONS[Question.DRAFTED])


def _question(state: EngineState) -> Question:
    step = state.todo[0]
    if step is _DRAFTED:
        return Question.DRAFTED
    return _OF_KIND.get(step.kind) or _QUESTIONS[step.question]


def _planes(dice: tuple[int, ...], planes: int) -> list[int]:
    return [sum((dice.count(die) >> k & 1) << die for die in set(dice)) for k in range(planes)]


def _pools(state: EngineState, players: int) -> DicePools:
    fields: dict[str, Any] = {
        "own": np.array([_planes(dice, OWN_PLANES) for dice in state.own or [()] * players], np.uint32),
        "used": np.int32(state.own_used),
        "picked": np.array(_planes(state.picked, PICKED_PLANES), np.uint32),
        "from_own": np.int32(state.source == FROM_OWN),
    }
    return DicePools(**fields)


def _window(window: Window) -> list[int]:
    dice = [window.die_at(space) for space in range(SPACES)]
    codes = ([die // 6 + 1 for die in dice], [die % 6 + 1 if die != NO_DIE else 0 for die in dice])
    return [sum((code >> k & 1) << space for space, code in enumerate(of)) for of in codes for k in range(3)]
