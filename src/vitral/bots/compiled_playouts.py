"""Play-outs in compiled code: a table is played on through the next rounds in well under a millisecond, then evaluated.

They need the `[ai]` extra, and know every table whose objectives compiled code knows; for others there are
`playouts.py`. Import this module only where NumPy is wanted: `GrandmasterBot` does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol

import numpy as np

from vitral.bots.evaluation import Evaluator, placements_left
from vitral.bots.evaluation.neural import NeuralEvaluator
from vitral.bots.playout_kernels import (
    SeatsTable,
    SeatTerms,
    SoloTable,
    play_seats,
    play_solo,
    roll_own_dice,
    roll_rounds,
)
from vitral.cards import Objective
from vitral.dice import LETTERS, VALUE
from vitral.engine import State
from vitral.engine.actions import ROUNDS
from vitral.engine.rules import Rules
from vitral.engine.steps.dice_pools import DICE_EACH

Array = Any
_EFFECT: Final = 1.0
"""Solo: what a tool is good for beside the die it keeps off the track, early in the game."""
_HORIZON: Final = 2
"""Rounds played on after this one, where the neural evaluator values what they lead to."""
_GLASS_HORIZON: Final = 4
"""Rounds played on after this one with rare glass, whose objectives the neural evaluator does not know."""
_SOLO_HORIZON: Final = 3
"""Rounds played on after this one in solo."""


class CompiledPlayouts(Protocol):
    """Plays on for one seat of one game."""

    def prepare(self, state: State) -> Any:
        """Returns a table at the end of a turn of the seat, as `play` takes it."""

    def play(self, prepared: Any, world: State, seed: int) -> Any:
        """Plays on, with the secrets of a sampled world and the dice of a seed; returns the end, for `evaluate`."""

    def placements_left(self, state: State) -> int:
        """Returns the number of placements left at each end that `play` returns."""

    def evaluate(self, ends: Sequence[Any]) -> list[float]:
        """Returns what each end of `play` is worth."""


def compiled_playouts(
    rules: Rules, seat: int, evaluator: Evaluator, neural: NeuralEvaluator | None = None
) -> CompiledPlayouts | None:
    """Returns the play-outs of a seat, or None if compiled code does not know its objectives."""
    if evaluator.compiled_terms is None:
        return None
    return _Solo(rules, evaluator, neural) if rules.options.solo else _Seats(rules, seat, evaluator, neural)


def _integers(values: Any) -> Array:
    return np.array(values, np.int64)


def _padded(dice: tuple[int, ...], size: int) -> list[int]:
    return [*dice, *[-1] * (size - len(dice))]


def _bags(bags_and_rolls: Sequence[tuple[Array, Array]]) -> Array:
    """Returns what is left in each bag after the rolls."""
    return np.array([bag - np.bincount(rolls.ravel() // 6, minlength=5) for bag, rolls in bags_and_rolls])


class _PreparedSolo(NamedTuple):
    table: SoloTable
    track: int
    """What lies on the round track."""
    effect: float
    tool: float
    """What a tool left in the end is worth."""


class _SoloEnd(NamedTuple):
    row: Array
    rolls: Array
    bag: Array
    left: int
    besides: float


class _Solo:
    """Plays for the score less the target."""

    def __init__(self, rules: Rules, evaluator: Evaluator, neural: NeuralEvaluator | None) -> None:
        assert evaluator.compiled_terms is not None
        self._evaluator, self._neural = evaluator, neural
        self._terms = evaluator.compiled_terms
        self._horizon = _SOLO_HORIZON if neural else ROUNDS
        self._lighter = int(rules.options.track == "lighter")

    def placements_left(self, state: State) -> int:
        return 2 * max(0, ROUNDS - state.round - self._horizon)

    def prepare(self, state: State) -> _PreparedSolo:
        symbols = [tool.script[0].symbol for tool in state.tools]  # type: ignore[attr-defined]
        coded = [LETTERS.index(symbol) if symbol in LETTERS else 5 + int(symbol) for symbol in symbols]
        closed = 0 < state.round <= len(state.track)
        turn = 2 if closed or state.skips & 1 or not state.round else state.turn + 1
        before = state.track[: state.round - 1] if closed else state.track
        highest = max([VALUE[die] for die in before[-1]], default=0) if before else 0
        track = sum([VALUE[die] for dice in before for die in dice])
        pool = state.track[-1] if closed else state.pool
        window = state.windows[0]
        table = SoloTable(
            on=_integers(window.on),
            fits=_integers(window.fits),
            filled=window.filled,
            reach=window.reach,
            pool=_integers(_padded(pool, 4)),
            round=state.round,
            turn=turn,
            symbols=_integers(coded),
            highest=highest,
            lighter=self._lighter,
        )
        effect = _EFFECT * len(coded) * min(1.0, (ROUNDS - state.round) / 3)
        tools = self._evaluator.solo_tool_value(state, self.placements_left(state)) / max(1, len(coded))
        return _PreparedSolo(table, track, effect, tools)

    def play(self, prepared: _PreparedSolo, world: State, seed: int) -> float | _SoloEnd:
        number = prepared.table.round
        rounds = min(self._horizon, ROUNDS - number)
        bag = _integers(world.bag)
        rolls = roll_rounds(bag, rounds, 4, seed)
        worth, features = play_solo(prepared.table, rolls, self._terms)
        if number + rounds == ROUNDS:
            return worth - prepared.track + prepared.effect
        row = features[max(0, number + rounds - 1)]
        besides = prepared.tool * row[28] - row[26] - prepared.track
        return _SoloEnd(row, rolls, bag, 2 * (ROUNDS - number - rounds), besides)

    def evaluate(self, ends: Sequence[Any]) -> list[float]:
        if self._neural is None or isinstance(ends[0], float):
            return list(ends)
        rows = np.array([end.row for end in ends])
        left = np.array([end.left for end in ends])
        bags = _bags([(end.bag, end.rolls) for end in ends])
        values = self._neural.between_rounds(rows[:, :26], left, bags, highest=rows[:, 27])
        worths: list[float] = (values + np.array([end.besides for end in ends])).tolist()
        return worths


class _Prepared(NamedTuple):
    table: SeatsTable
    tokens: float
    """What the favor tokens are worth now."""
    own_rolled: bool
    """Whether the own dice of dice pools are rolled: before windows are chosen they are not."""


class _End(NamedTuple):
    worth: float
    besides: float
    seen: Array
    rolls: Array
    bag: Array
    rounds_left: int


class _Seats:
    """Plays for the window of the seat, and what its tokens are worth now."""

    def __init__(self, rules: Rules, seat: int, evaluator: Evaluator, neural: NeuralEvaluator | None) -> None:
        self._rules, self._seat, self._evaluator = rules, seat, evaluator
        self._neural = neural
        nearer = _GLASS_HORIZON if rules.options.rare_glass else _HORIZON
        self._horizon = nearer if neural else ROUNDS
        # How much of what the others gain in the round under way, on average, counts against the seat. All of it wins
        # most often. In the base game only the seat's own points count: two grandmasters who deny each other dice
        # score five points less there than two who do not.
        self._to_others = 0.0 if neural is None or neural.base else 1.0 / max(1, rules.players - 1)
        self._orders = _integers(rules.turns)
        self._informed = int(rules.options.mode == "standard")
        self._pools = rules.options.dice_pools
        self._others: dict[tuple[Objective, ...], Evaluator] = {}
        self._weights: dict[tuple[tuple[str, ...], ...], Array] = {}
        self._last: tuple[Any, SeatTerms] | None = None

    def placements_left(self, state: State) -> int:
        return 2 * max(0, ROUNDS - state.round - self._horizon)

    def prepare(self, state: State) -> _Prepared:
        windows = state.windows
        own = state.own if self._pools and state.own else [()] * len(windows)
        table = SeatsTable(
            on=_integers([window.on for window in windows]),
            fits=_integers([window.fits for window in windows]),
            filled=_integers([window.filled for window in windows]),
            reach=_integers([window.reach for window in windows]),
            dice=_integers([_padded(dice, DICE_EACH if self._pools else 0) for dice in own]),
            pool=_integers(_padded(state.pool, self._rules.pool_size)),
            orders=self._orders,
            start=state.start,
            turn=state.turn + 1,
            skips=state.skips,
            round=state.round,
            seat=self._seat,
        )
        left = placements_left(state, self._seat)
        if not self._pools:
            left = 2 * (ROUNDS - state.round) + self._rules.turns[state.start][state.turn + 1 :].count(self._seat)
        return _Prepared(table, self._evaluator.token_value(state, self._seat, left), bool(state.own))

    def play(self, prepared: _Prepared, world: State, seed: int) -> _End:
        table = prepared.table
        rounds = min(self._horizon, ROUNDS - table.round)
        bag = _integers(world.bag)
        rolls = roll_rounds(bag, rounds, self._rules.pool_size, seed)
        if self._pools and not prepared.own_rolled:
            dice = _integers([[-1] * DICE_EACH] * self._rules.players)
            for seat in range(self._rules.players):
                roll_own_dice(dice[seat], seed + 7919 * (seat + 1))
            table = table._replace(dice=dice)
        worth, gained, features = play_seats(table, rolls, self._terms(world), seed)
        besides = float(prepared.tokens) - self._to_others * gained
        return _End(worth, besides, features, rolls, bag, ROUNDS - table.round - rounds)

    def evaluate(self, ends: Sequence[_End]) -> list[float]:
        if self._neural is None or not ends[0].rounds_left:
            return [end.worth + end.besides for end in ends]
        features = np.array([end.seen for end in ends])
        bags = _bags([(end.bag, end.rolls) for end in ends])
        dice = features[:, 26:-1] if self._pools else None
        values = self._neural.between_rounds(features[:, :26], features[:, -1], bags, dice=dice)
        worths: list[float] = (values + np.array([end.besides for end in ends])).tolist()
        return worths

    def _terms(self, world: State) -> SeatTerms:
        """Returns the terms of all seats; several plans in turn are tried in the same world."""
        if self._last is None or self._last[0] is not world.private:
            self._last = (world.private, self._seat_terms(world))
        return self._last[1]

    def _seat_terms(self, world: State) -> SeatTerms:
        evaluators = [
            self._evaluator if seat == self._seat else self._other(world, seat) for seat in range(len(world.windows))
        ]
        names = tuple(dict.fromkeys(evaluator.term_names for evaluator in evaluators))
        compiled = [evaluator.compiled_terms for evaluator in evaluators]
        if names not in self._weights:
            weights = {
                judge.term_names: terms.weights for judge, terms in zip(evaluators, compiled, strict=True) if terms
            }
            self._weights[names] = np.stack([weights[name] for name in names])
        return SeatTerms(
            _integers([terms.codes for terms in compiled if terms]),
            _integers([names.index(evaluator.term_names) for evaluator in evaluators]),
            self._weights[names],
            self._rules.penalty,
            self._informed,
        )

    def _other(self, world: State, seat: int) -> Evaluator:
        """Returns the evaluator of another seat; the seat's own where compiled code does not know its objectives."""
        if not self._informed:
            return self._evaluator
        private = world.private[seat]
        if private not in self._others:
            other = Evaluator(self._rules, world.public, private)
            self._others[private] = other if other.compiled_terms else self._evaluator
        return self._others[private]
