"""The neural evaluator: the terms' estimate of a table, corrected by a small net that was trained on millions of games.

It needs the `[ai]` extra, and knows tables like those it was trained on: one to four players with objectives of the
base game, and with wider nets up to six, own spaces, Passion's objectives and dice pools. Elsewhere the terms stand
alone. Import this module only where NumPy is wanted (`neural_evaluator` does). How the nets were trained: `training/`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any, Final

import numpy as np

from vitral.bots.evaluation.evaluator import CompiledTerms, Evaluator, placements_left
from vitral.bots.evaluation.kernel import evaluate_parts
from vitral.bots.evaluation.terms import objective_term
from vitral.cards import Objective, Pairs, SumOfColor, SumOfSpaces, newest_edition
from vitral.dice import LETTERS, VALUE
from vitral.engine import State
from vitral.engine.rules import Rules
from vitral.spaces import mask_of

Array = Any
PUBLIC_POINTS: Final = {
    "row color": 6,
    "column color": 5,
    "row value": 5,
    "column value": 4,
    "pair 1 2": 2,
    "pair 3 4": 2,
    "pair 5 6": 2,
    "set of 6": 5,
    "diagonal color": 1,
    "set of 5": 4,
}
"""The public objectives of the base game by the name of their term, in the order of the inputs, and their points."""
_PUBLIC: Final = list(PUBLIC_POINTS)
_BASE: Final = len(_PUBLIC)
_PASSION: Final = [
    (pairing, trait) for pairing in ("mirror", "upper_lower", "left_right") for trait in ("color", "value")
]
"""Passion's public objectives, in the order of the inputs."""
_PASSION_POINTS: Final = 3
_LEFT: Final = 21
"""Own placements left: 0 to 20."""


class NeuralEvaluator:
    """Corrects what the terms expect at tables of the base game."""

    _parts = _BASE + 3
    """Inputs and outputs by part of the score: public objectives, the private one, all else, the track of solo."""
    _next_turn = 30
    """The first input for the number of others that draft before one; the dice of the pool by face precede it."""
    _never = 8
    """The number that stands for no turn left in the round; players, the bag and the inputs of `_rest` follow."""
    _width = 30 + 9 + 1 + 5 + 1 + 7
    base = True
    """Whether the table is one of the base game."""

    def __init__(self, rules: Rules, public: Sequence[Objective], private: Sequence[Objective]) -> None:
        self._rules, self._evaluator = rules, Evaluator(rules, public, private)
        assert self._evaluator.compiled_terms is not None
        self._terms: CompiledTerms = self._evaluator.compiled_terms
        self.base = self.base and not rules.options.inspirations
        self._players = self._next_turn + self._never + 1
        self._bag = self._players + 1
        self._rest = self._bag + 5
        self._lighter = float(rules.options.solo and rules.options.track == "lighter")
        self._net = net_for(self._net_name())
        self._prepare(public, private)

    @staticmethod
    def knows(rules: Rules, public: Sequence[Objective], private: Sequence[Objective]) -> bool:
        """Returns whether it is a table of the base game, but for inspirations."""
        options = rules.options
        if options.dice_pools or options.rare_glass or rules.players > 4:
            return False
        if any(PUBLIC_POINTS.get(objective_term(card).name) != card.points for card in public):
            return False
        return bool(private) and all(isinstance(card.goal, SumOfColor) and card.points == 1 for card in private)

    def _net_name(self) -> str:
        return "solo" if self._rules.options.solo else "standard"

    def _prepare(self, public: Sequence[Objective], private: Sequence[Objective]) -> None:
        """Sets the inputs that never change in a game, and which outputs count."""
        self._slots = [_PUBLIC.index(objective_term(objective).name) for objective in public]
        active, own = np.zeros(_BASE, np.float32), np.zeros(5, np.float32)
        active[self._slots] = 1.0
        for objective in private:
            assert isinstance(objective.goal, SumOfColor)
            own[LETTERS.index(objective.goal.color)] = 1.0
        self._context = np.concatenate([active, own])
        self._mask = np.concatenate([active, [1.0, 1.0, float(self._rules.options.solo)]])

    def evaluate(self, states: Sequence[State], seat: int) -> list[float]:
        """Returns what each table is worth to the seat, as its turn leaves it."""
        added = self.corrections(states, seat)
        return [self._evaluator.evaluate(state, seat) + more for state, more in zip(states, added, strict=True)]

    def corrections(self, states: Sequence[State], seat: int) -> list[float]:
        """Returns, by table as a turn of the seat leaves it, what the terms are wrong by; 0 after the last turn."""
        windows = [state.windows[seat] for state in states]
        masks = (
            np.array([window.on for window in windows], np.int64),
            np.array([window.fits for window in windows], np.int64),
            np.array([window.filled for window in windows], np.int64),
            np.array([window.reach for window in windows], np.int64),
        )
        left = np.array([min(_LEFT - 1, placements_left(state, seat)) for state in states], np.int64)
        around, known = self._empty_inputs(len(states))
        for row, state in enumerate(states):
            before = others_before(state, seat)
            if before >= 0:
                for die in state.pool:
                    around[row, die] += 1.0
            around[row, self._next_turn + (before if before >= 0 else self._never)] = 1.0
            around[row, self._bag : self._rest] = state.bag
            self._describe(around[row], known[row], state, seat, before)
        around[:, self._players] = self._rules.players / 4.0
        around[:, self._bag : self._rest] /= 18.0
        added: list[float] = self._correct(masks, left, known, around).tolist()
        return added

    def _describe(self, row: Array, known: Array, state: State, seat: int, before: int) -> None:
        """Sets the inputs after those of the bag: in solo, the dice on the round track."""
        solo = self._rules.options.solo
        highest = max((VALUE[die] for die in state.track[-1]), default=0) if solo and state.track else 0
        row[self._rest] = self._lighter
        row[self._rest + 1 + highest] = 1.0
        if solo:
            known[12] = -_track_values([VALUE[die] for die in state.pool], highest, before >= 0, self._lighter > 0)

    def between_rounds(
        self, windows: Array, left: Array, bags: Array, *, highest: Array | None = None, dice: Array | None = None
    ) -> Array:
        """Returns what windows will bring after a whole round: a row of 26 masks each, and what the bag then holds.

        In solo less what will still go on the round track, on which *highest* lies at the end now. With dice pools
        *dice* are the own ones, −1 for none.
        """
        around, known = self._empty_inputs(len(windows))
        around[:, self._next_turn + self._never] = 1.0
        around[:, self._players] = self._rules.players / 4.0
        around[:, self._bag : self._rest] = bags / 18.0
        self._describe_rows(around, highest, dice)
        masks = (windows[:, :12], windows[:, 12:24], windows[:, 24], windows[:, 25])
        added = self._correct(tuple(np.ascontiguousarray(mask) for mask in masks), left, known, around)
        return self._expected(known) + added

    def _describe_rows(self, around: Array, highest: Array | None, dice: Array | None) -> None:
        """Does what `_describe` does, for every row."""
        around[:, self._rest] = self._lighter
        around[np.arange(len(around)), self._rest + 1 if highest is None else self._rest + 1 + highest] = 1.0

    def _expected(self, known: Array) -> Array:
        """Returns the sum of what the terms expect."""
        return known.sum(1)

    def _empty_inputs(self, count: int) -> tuple[Array, Array]:
        """Returns zeros for the inputs about the tables of that many windows, and for the terms' values."""
        return np.zeros((count, self._width), np.float32), np.zeros((count, self._parts), np.float32)

    def _correct(self, masks: tuple[Array, ...], left: Array, known: Array, around: Array) -> Array:
        rows = len(left)
        on, fits, filled, reach = masks
        self._fill_parts(known, evaluate_parts(on, fits, filled, reach, left, self._terms))
        turns = np.zeros((rows, _LEFT), np.float32)
        turns[np.arange(rows), left] = 1.0
        context = np.broadcast_to(self._context, (rows, len(self._context)))
        misc = np.concatenate([known * 0.1, turns, context, around], 1)
        corrections = self._net.corrections(self._planes(on, fits, filled, reach), misc)
        return np.where(left > 0, corrections @ self._mask, 0.0)

    def _planes(self, on: Array, fits: Array, filled: Array, reach: Array) -> Array:
        """Returns windows as the net reads them."""
        return window_planes(on, fits, filled, reach)

    def _fill_parts(self, known: Array, parts: Array) -> None:
        """Sets what the terms expect, by part of the score."""
        count = len(self._slots)
        known[:, self._slots] = parts[:, 1 : count + 1]
        known[:, _BASE] = parts[:, count + 1 :].max(1)
        known[:, _BASE + 1] = parts[:, 0]


class WideNeuralEvaluator(NeuralEvaluator):
    """Corrects what the terms expect where there is more on the table than in the base game."""

    _parts = _BASE + 2 + len(_PASSION)
    """Public objectives of the base game, the private one, all else, and the public objectives of Passion."""
    _never = 11
    _width = 30 + 12 + 1 + 5 + 1 + 30
    base = False

    @staticmethod
    def knows(rules: Rules, public: Sequence[Objective], private: Sequence[Objective]) -> bool:
        """Returns whether its nets were trained for such a table, or nearly: what they do not know is left to the
        terms.
        """
        known = any(_wide_place(objective) >= 0 for objective in public)
        return rules.options.mode == "standard" and len(private) == 1 and known

    def _net_name(self) -> str:
        return "pools" if self._rules.options.dice_pools else "crowd"

    def _prepare(self, public: Sequence[Objective], private: Sequence[Objective]) -> None:
        places = [(at, _wide_place(objective)) for at, objective in enumerate(public) if _wide_place(objective) >= 0]
        self._columns = [1 + at for at, _ in places]
        self._slots = [place if place < _BASE else place + 2 for _, place in places]
        active, own = np.zeros(_BASE + len(_PASSION), np.float32), np.zeros(6, np.float32)
        active[[place for _, place in places]] = 1.0
        goal = private[0].goal
        self._own = isinstance(goal, SumOfColor | SumOfSpaces) and private[0].points == 1
        self._spaces = mask_of(goal.spaces) if isinstance(goal, SumOfSpaces) and self._own else 0
        if self._own:
            own[LETTERS.index(goal.color) if isinstance(goal, SumOfColor) else 5] = 1.0
        self._context = np.concatenate([active, own])
        self._mask = np.concatenate([active[:_BASE], [float(self._own), 1.0], active[_BASE:]])
        self._pools = float(self._rules.options.dice_pools)

    def _describe(self, row: Array, known: Array, state: State, seat: int, before: int) -> None:
        """Sets the inputs after the bag: the own dice of dice pools."""
        row[self._rest] = self._pools
        for die in state.own[seat] if state.own else ():
            row[self._rest + 1 + die] += 1.0

    def _describe_rows(self, around: Array, highest: Array | None, dice: Array | None) -> None:
        around[:, self._rest] = self._pools
        if dice is not None:
            at, which = np.nonzero(dice >= 0)
            np.add.at(around, (at, self._rest + 1 + dice[at, which]), 1.0)

    def _expected(self, known: Array) -> Array:
        return self._total

    def _planes(self, on: Array, fits: Array, filled: Array, reach: Array) -> Array:
        planes = super()._planes(on, fits, filled, reach)
        return np.concatenate([planes, np.full((len(planes), 1), self._spaces, planes.dtype)], 1)

    def _fill_parts(self, known: Array, parts: Array) -> None:
        known[:, self._slots] = parts[:, self._columns]
        known[:, _BASE + 1] = parts[:, 0]
        if self._own:
            known[:, _BASE] = parts[:, -1]
        self._total = parts.sum(1)
        """With what is not among the inputs of the net."""


def _wide_place(objective: Objective) -> int:
    """Returns which of the sixteen public objectives it is; −1 for one that the net does not know."""
    goal = objective.goal
    if isinstance(goal, Pairs):
        known = objective.points == _PASSION_POINTS and (goal.pairing, goal.trait) in _PASSION
        return _BASE + _PASSION.index((goal.pairing, goal.trait)) if known else -1
    name = objective_term(objective).name
    return _PUBLIC.index(name) if PUBLIC_POINTS.get(name) == objective.points else -1


def others_before(state: State, seat: int) -> int:
    """Returns how many others draft before the seat's next turn of this round; −1 if it has none."""
    if state.skips >> seat & 1:
        return -1
    after = state.rules.turns[state.start][state.turn + 1 :]
    if seat not in after:
        return -1
    return sum(not state.skips >> other & 1 for other in after[: after.index(seat)])


def _track_values(values: list[int], highest: int, again: bool, lighter: bool) -> float:
    """Returns what this round's dice will add to the round track in solo, as the net was taught to expect it."""
    if again:
        return float(sum(values) - max(values, default=0))
    alone = [value for value in values if highest == 6 or value > highest]
    if lighter and highest and len(values) >= 2 and alone:
        return float(min(alone))
    return float(sum(values))


# --- The net -------------------------------------------------------------------------------------------------------

FEATURE_LAYOUT: Final = 1
"""The version of the inputs of a net and their order; a change makes old nets useless."""
_SCALE: Final = 0.1
_TRAITS: Final = [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11]
"""Colors and values, without the rare glass."""
_GRID: Final = [[5 * row + column for column in range(5)] for row in range(4)]
_PIECES: Final = {
    "row": _GRID,
    "column": [list(column) for column in zip(*_GRID, strict=True)],
    "patch": [[5 * r + c, 5 * r + c + 1, 5 * r + c + 5, 5 * r + c + 6] for r in range(3) for c in range(4)],
    "cell": [[space] for space in range(20)],
}
"""What is looked at piece by piece with the same weights: the spaces of each piece of a kind."""


class Net:
    """The trained weights for one kind of table (`standard`, `solo`, `crowd`, `pools`), and what they compute.

    The net sees the window (what lies where, what fits where), the terms' own estimates, the objectives, and what is
    left to draft from. Its outputs are corrections, one for each part of the final score.
    """

    def __init__(self, arrays: dict[str, Array]) -> None:
        self.arrays = arrays
        self._spaces = {kind: np.array(pieces).reshape(-1) for kind, pieces in _PIECES.items()}
        # The surroundings begin with the parts of the score; the inputs of every piece of the window follow.
        first = len(arrays["out.b"])
        self._context = slice(first, first + len(arrays["row.context.w"]))

    def corrections(self, masks: Array, misc: Array) -> Array:
        """Returns the corrections by part of the score, a row for each window, from its masks and its surroundings."""
        planes = (masks[:, None, :] >> np.arange(20)[:, None] & 1).astype(np.float32)
        rows = len(planes)
        context = misc[:, self._context]
        joined = [_relu(self._dense("whole", np.concatenate([planes.reshape(rows, -1), misc], 1)))]
        for kind, pieces in _PIECES.items():
            inputs = planes[:, self._spaces[kind]].reshape(rows, len(pieces), -1)
            units = self._dense(kind, inputs) + self._dense(f"{kind}.context", context)[:, None]
            joined.append(_relu(units).sum(1) * (2.0 / len(pieces)))
        last = _relu(self._dense("last", np.concatenate(joined, 1)))
        return self._dense("out", last) / _SCALE

    def _dense(self, name: str, x: Array) -> Array:
        return x @ self.arrays[f"{name}.w"] + self.arrays[f"{name}.b"]


def _relu(x: Array) -> Array:
    return np.maximum(x, 0.0)


def window_planes(on: Array, fits: Array, filled: Array, reach: Array) -> Array:
    """Returns windows as the net reads them: twelve masks `on` and `fits` each become 24 in all."""
    still = (1 << 20) - 1 & ~filled
    return np.concatenate([on[:, _TRAITS], fits[:, _TRAITS] & still[:, None], still[:, None], reach[:, None]], 1)


@cache
def _stored() -> dict[str, Array]:
    data = files("vitral.bots.evaluation").joinpath("nets.npz").read_bytes()
    with np.load(BytesIO(data)) as stored:
        arrays = dict(stored)
    for table, trained in json.loads(str(arrays["card"])).items():
        require_fitting(trained, f"nets.npz: {table}")
    return arrays


def require_fitting(trained: dict[str, Any], name: str) -> None:
    """Refuses a net by its card with `ValueError`, if its inputs or its cards are not those of this version.

    A card without these numbers is of the first layout and edition.
    """
    layout, edition = trained.get("feature_layout", 1), trained.get("edition", 1)
    if layout != FEATURE_LAYOUT:
        raise ValueError(
            f"{name} was trained with feature layout {layout}, and this version of Vitral has {FEATURE_LAYOUT}; "
            "train it again (training/)"
        )
    if edition > newest_edition():
        raise ValueError(
            f"{name} was trained with edition {edition} of the cards, and this version of Vitral knows "
            f"{newest_edition()}; use the version it was made with, or train it again (training/)"
        )


@cache
def net_for(table: str) -> Net:
    """Returns the net of that name."""
    head = f"{table}."
    return Net({name[len(head) :]: a.astype(np.float32) for name, a in _stored().items() if name.startswith(head)})


def training_card() -> dict[str, Any]:
    """Returns what the nets were trained on, how long, and what they reached."""
    read: dict[str, Any] = json.loads(str(_stored()["card"]))
    return read
