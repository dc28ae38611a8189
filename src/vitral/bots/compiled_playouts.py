"""CompiledPlayouts: a table played on to the end of the game in a possible world, compiled.

One call plays a whole game from the end of a turn in well under a millisecond. It needs the `[ai]` extra, and knows
every table with objectives that the kernel knows (with dice pools: `compiled_pool_playouts.py`); for others there are
`playouts.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from vitral.bots.evaluation import Evaluator, NeuralEvaluator
from vitral.bots.evaluation.evaluator import Form
from vitral.cards import Objective
from vitral.dice import LETTERS, VALUE
from vitral.engine import State
from vitral.engine.actions import ROUNDS
from vitral.engine.rules import Rules

_EFFECT: Final = 1.0
"""Solo: what a tool is good for beside the die it keeps off the track, early in the game."""
_HORIZON: Final = 2
"""Rounds played on after this one, where the learned evaluator values what they lead to."""
_GLASS_HORIZON: Final = 4
"""The same with rare glass: objectives about it are beyond the learned evaluator."""
_SOLO_HORIZON: Final = 3
"""The same in solo."""


class CompiledPlayouts(Protocol):
    """Plays on for one seat of one game."""

    def ready(self, state: State) -> Any:
        """A table at the end of a turn of the seat, as `played` wants it."""

    def played(self, ready: Any, world: State, seed: int) -> Any:
        """Play on, with the secrets of a sampled world and the dice of a seed."""

    def left(self, state: State) -> int:
        """Placements left at the ends of what is played."""

    def worths(self, ends: Sequence[Any]) -> list[float]:
        """What each end of `played` is worth."""


def compiled_playouts(
    rules: Rules, seat: int, evaluator: Evaluator, learned: NeuralEvaluator | None = None
) -> CompiledPlayouts | None:
    """Those for a table, or None if they do not know its rules."""
    form, options = evaluator.form(), rules.options
    if form is None:
        return None
    if options.dice_pools:
        from vitral.bots.compiled_pool_playouts import CompiledPoolPlayouts

        return CompiledPoolPlayouts(rules, seat, evaluator, form, learned)
    return _Solo(rules, evaluator, form, learned) if options.solo else _Several(rules, seat, evaluator, form, learned)


def _to_others(learned: NeuralEvaluator | None) -> float:
    """How much of what the others gain in the round under way, on average, counts against the seat.

    All of it wins most often. In the base game only the seat's own points count: two grandmasters who keep dice from
    each other score five points less there than two who do not.
    """
    return 0.0 if learned is None or learned.base else 1.0


def _array(values: Any) -> Any:
    """Whole numbers as compiled code reads them. NumPy comes with the `[ai]` extra, so it is asked for here only."""
    import numpy as np

    return np.array(values, np.int64)


def _pool(dice: tuple[int, ...], size: int) -> Any:
    return _array([*dice, *[-1] * (size - len(dice))])


class _Solo:
    """The score less the target."""

    def __init__(self, rules: Rules, evaluator: Evaluator, form: Form, learned: NeuralEvaluator | None) -> None:
        import numpy as np

        from vitral.bots.evaluation import solo_kernel

        self._kernel: Any = solo_kernel
        self._zeros: Any = np.zeros
        self._evaluator, self._learned = evaluator, learned
        self._horizon = _SOLO_HORIZON if learned else ROUNDS
        self._lighter = int(rules.options.track == "lighter")
        self._rest = (rules.penalty, form.codes, form.weights, form.best_of)

    def left(self, state: State) -> int:
        return 2 * max(0, ROUNDS - state.round - self._horizon)

    def ready(self, state: State) -> Any:
        symbols = [tool.script[0].symbol for tool in state.tools]  # type: ignore[attr-defined]
        coded = [LETTERS.index(one) if one in LETTERS else 5 + int(one) for one in symbols]
        closed = 0 < state.round <= len(state.track)
        turn = 2 if closed or state.skips & 1 or not state.round else state.turn + 1
        before = state.track[: state.round - 1] if closed else state.track
        highest = max([VALUE[die] for die in before[-1]], default=0) if before else 0
        track = sum([VALUE[die] for dice in before for die in dice])
        pool = state.track[-1] if closed else state.pool
        window = state.windows[0]
        given = (_array(window.on), _array(window.fits), window.filled, window.reach, _pool(pool, 4))
        effect = _EFFECT * len(coded) * min(1.0, (ROUNDS - state.round) / 3)
        tools = self._evaluator.solo_tools(state, self.left(state)) / max(1, len(coded))
        return given, (state.round, turn, _array(coded), highest, self._lighter), track, effect, tools

    def played(self, ready: Any, world: State, seed: int) -> Any:
        given, where, track, effect, tools = ready
        number = where[0]
        rounds = min(self._horizon, ROUNDS - number)
        bag = _array(world.bag)
        rolls = self._kernel.rolled(bag, rounds, 4, seed)
        seen = self._zeros((ROUNDS if self._learned else 0, 29), "int64")
        found: float = self._kernel.play_on(*given, rolls, *where, *self._rest, seen)
        if number + rounds == ROUNDS:
            return found - track + effect
        row = seen[max(0, number + rounds - 1)]
        return row, rolls, bag, 2 * (ROUNDS - number - rounds), tools * row[28] - row[26] - track

    def worths(self, ends: Sequence[Any]) -> list[float]:
        if self._learned is None or isinstance(ends[0], float):
            return list(ends)
        import numpy as np

        rows = np.array([row for row, *_ in ends])
        bags = np.array([bag - np.bincount(rolls.ravel() // 6, minlength=5) for _, rolls, bag, *_ in ends])
        left = np.array([left for *_, left, _ in ends])
        found = self._learned.between_rounds(rows[:, :26], left, bags, rows[:, 27])
        worths: list[float] = (found + np.array([besides for *_, besides in ends])).tolist()
        return worths


class _Several:
    """The window of the seat, and what its tokens are good for now."""

    def __init__(
        self, rules: Rules, seat: int, evaluator: Evaluator, form: Form, learned: NeuralEvaluator | None
    ) -> None:
        from vitral.bots.evaluation import kernel, solo_kernel, table_kernel

        self._kernel: Any = kernel
        self._rolled: Any = solo_kernel.rolled
        self._play: Any = table_kernel.play_table
        self._rules, self._seat, self._evaluator, self._form = rules, seat, evaluator, form
        self._learned = learned
        nearer = _GLASS_HORIZON if rules.options.rare_glass else _HORIZON
        self._horizon = nearer if learned else ROUNDS
        self._to_others = _to_others(learned) / max(1, rules.players - 1)
        self._orders = _array(rules.turns)
        self._honest = int(rules.options.mode == "standard")
        self._others: dict[tuple[Objective, ...], Form | None] = {}
        self._tables: dict[tuple[tuple[str, ...], ...], Any] = {}
        self._last: tuple[Any, tuple[Any, Any, Any]] | None = None

    def ready(self, state: State) -> Any:
        windows = state.windows
        masks = (
            _array([window.on for window in windows]),
            _array([window.fits for window in windows]),
            _array([window.filled for window in windows]),
            _array([window.reach for window in windows]),
        )
        pool = _pool(state.pool, self._rules.pool_size)
        where = (self._orders, state.start, state.turn + 1, state.skips, state.round, self._seat)
        left = 2 * (ROUNDS - state.round) + self._rules.turns[state.start][state.turn + 1 :].count(self._seat)
        return masks, pool, where, self._evaluator.tokens(state, self._seat, left)

    def played(self, ready: Any, world: State, seed: int) -> Any:
        masks, pool, where, tokens = ready
        rounds = min(self._horizon, ROUNDS - where[4])
        bag = _array(world.bag)
        rolls = self._rolled(bag, rounds, self._rules.pool_size, seed)
        codes, kinds, weights = self._players(world)
        seen = _array([0] * 26)
        found, gained = self._play(
            *masks, pool, rolls, *where, codes, kinds, weights, self._rules.penalty, seed, self._honest, seen
        )
        besides = float(tokens) - self._to_others * gained
        return found, besides, seen, rolls, bag, 2 * (ROUNDS - where[4] - rounds)

    def left(self, state: State) -> int:
        return 2 * max(0, ROUNDS - state.round - self._horizon)

    def worths(self, ends: Sequence[Any]) -> list[float]:
        if self._learned is None or not ends[0][-1]:
            return [worth + besides for worth, besides, *_ in ends]
        import numpy as np

        bags = np.array([bag - np.bincount(rolls.ravel() // 6, minlength=5) for *_, rolls, bag, _ in ends])
        left = np.array([left for *_, left in ends])
        found = self._learned.between_rounds(np.array([seen for _, _, seen, *_ in ends]), left, bags)
        worths: list[float] = (found + np.array([besides for _, besides, *_ in ends])).tolist()
        return worths

    def _players(self, world: State) -> tuple[Any, Any, Any]:
        """What all seats want; several ideas in turn are tried in the same world."""
        if self._last is None or self._last[0] is not world.private:
            self._last = (world.private, self._made(world))
        return self._last[1]

    def _made(self, world: State) -> tuple[Any, Any, Any]:
        seats = range(len(world.windows))
        forms = [self._form if seat == self._seat else self._other(world, seat) for seat in seats]
        names = tuple(dict.fromkeys(form.names for form in forms))
        if names not in self._tables:
            by_name = {form.names: form.weights for form in forms}
            self._tables[names] = self._kernel.stacked([by_name[one] for one in names])
        kinds = _array([names.index(form.names) for form in forms])
        return _array([form.codes for form in forms]), kinds, self._tables[names]

    def _other(self, world: State, seat: int) -> Form:
        if not self._honest:
            return self._form
        private = world.private[seat]
        if private not in self._others:
            self._others[private] = Evaluator(self._rules, world.public, private).form()
        return self._others[private] or self._form
