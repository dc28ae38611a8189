"""Play-outs: the next rounds played quickly in a sampled scenario, then evaluated.

Every seat drafts the die and space its evaluator likes best; tools, inspirations and rare glass are left to its
estimate. Only this is simulated: windows, the pool, the order of turns and the dice rolled. What is the
best space for a die in a window is worked out once and remembered, so that most of a play-out is looking up.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from vitral.bots.evaluation import Evaluator, WeightSource
from vitral.bots.sampling import roll_dice
from vitral.cards import Objective
from vitral.dice import VALUE
from vitral.engine import State
from vitral.engine.actions import ROUNDS
from vitral.engine.rules import Rules
from vitral.engine.window import Window

_CACHE_SIZE: Final = 150_000


class Scenario(NamedTuple):
    """Facts that a play-out needs beyond a view: the others' objectives, and the dice of the rounds to come."""

    private: tuple[tuple[Objective, ...], ...]
    rolls: tuple[tuple[int, ...], ...]
    """By rounds after the current one."""
    chance: int
    """A seed for other chance."""


def sample_scenario(state: State, rounds: int, rng: Random) -> Scenario:
    """Returns the objectives of a sampled state, with dice rolled for that many rounds."""
    bag = list(state.bag)
    rolls = [
        roll_dice(bag, min(state.rules.pool_size, sum(bag)), rng) for _ in range(min(rounds, ROUNDS - state.round))
    ]
    return Scenario(state.private, tuple(rolls), int(rng.random() * 2**32))


class DraftingSeat:
    """A seat that only drafts, by its evaluator. It remembers the best space for a die in a window."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        # Nothing but numbers, so that no garbage collection ever looks through it: that would take a bot's time.
        self._known: dict[tuple[int, tuple[int, ...], int], tuple[float, int]] = {}

    def best(self, window: Window, left: int, die: int) -> tuple[float, int]:
        """Returns what `Evaluator.best_placement` does, cached."""
        key = (left, window.on, die)
        placement = self._known.get(key)
        if placement is None:
            placement = self.evaluator.best_placement(window, left, die)
            if len(self._known) > _CACHE_SIZE:
                self._known.clear()
            self._known[key] = placement
        return placement

    def draft(self, window: Window, pool: tuple[int, ...], left: int) -> tuple[Window, int]:
        """Returns the window after the best draft, and the die taken; −1 if passing is better."""
        at, taken = self.best_draft(window, pool, left)
        return window.place(at, taken) if at >= 0 else window, taken

    def best_draft(self, window: Window, pool: tuple[int, ...], left: int) -> tuple[int, int]:
        """Returns the space and the die of the best draft; −1 for both if passing is better."""
        best, at, taken = self.evaluator.evaluate_window(window, left), -1, -1
        for die in set(pool):
            worth, space = self.best(window, left, die)
            if worth > best:
                best, at, taken = worth, space, die
        return at, taken


class Playouts:
    """Plays on for one seat of one game."""

    def __init__(self, rules: Rules, seat: int, evaluator: Evaluator, source: WeightSource | None = None) -> None:
        self._rules = rules
        self._seat = seat
        self._source = source
        self._mine = DraftingSeat(evaluator)
        self._others: dict[tuple[int, tuple[Objective, ...]], DraftingSeat] = {}

    def player(self, seat: int, public: tuple[Objective, ...], private: tuple[Objective, ...]) -> DraftingSeat:
        """Returns a seat as its objectives make it play."""
        if seat == self._seat:
            return self._mine
        key = (seat, private)
        player = self._others.get(key)
        if player is None:
            player = self._others[key] = DraftingSeat(Evaluator(self._rules, public, private, self._source))
        return player

    def play(self, state: State, scenario: Scenario) -> float:
        """Returns what a table is worth to the seat if its turn ends here and the scenario's rounds are played."""
        return _Run(self, state, scenario).play(self._seat)


class _Run:
    def __init__(self, playouts: Playouts, state: State, scenario: Scenario) -> None:
        rules = state.rules
        self._rules = rules
        self._state = state
        self._scenario = scenario
        self._windows = state.windows[:]
        self._pool = state.pool
        self._own = state.own[:]
        self._track = sum([VALUE[die] for dice in state.track for die in dice])
        self._last = state.track[-1] if state.track else ()
        self._automa = rules.options.mode == "automa"
        self._pools = rules.options.dice_pools
        self._players = [
            playouts.player(seat, state.public, scenario.private[seat]) for seat in range(len(state.windows))
        ]

    def play(self, seat: int) -> float:
        state, rules = self._state, self._rules
        turns, at, skips, number = rules.turns[state.start], state.turn + 1, state.skips, state.round
        start = state.start
        rolls = iter(self._scenario.rolls)
        while True:
            for turn in range(at, len(turns)):
                if not skips >> turns[turn] & 1:
                    self._turn(turns[turn], number, turns[turn + 1 :].count(turns[turn]))
            self._last = _track_dice(self._pool, self._last) if rules.options.track == "lighter" else self._pool
            self._track += sum([VALUE[die] for die in self._last])
            pool = next(rolls, None)
            if pool is None:
                break
            number, at, skips, start = number + 1, 0, 0, (start + 1) % rules.players
            turns = rules.turns[start]
            self._pool = pool
        return self._end(seat, number)

    def _turn(self, seat: int, number: int, again: int) -> None:
        if self._automa and seat == 1:
            self._pool = self._pool[1:]  # rolled dice lie in any order
            return
        player = self._players[seat]
        window = self._windows[seat]
        left = (1 if self._pools else 2) * (ROUNDS - number) + again
        if self._pools:
            own = self._own[seat]
            left += min(len(own), left)
            window, taken = player.draft(window, own, left)
            if taken >= 0:
                at = own.index(taken)
                self._own[seat] = own[:at] + own[at + 1 :]
        after, taken = player.draft(window, self._pool, left)
        self._windows[seat] = after
        if taken >= 0:
            at = self._pool.index(taken)
            self._pool = self._pool[:at] + self._pool[at + 1 :]

    def _end(self, seat: int, number: int) -> float:
        state = self._state
        left = (1 if self._pools else 2) * (ROUNDS - number)
        if self._pools:
            left += min(len(self._own[seat]), left)
        evaluator = self._players[seat].evaluator
        total = evaluator.evaluate_window(self._windows[seat], left)
        if self._rules.options.solo:
            return total + evaluator.solo_tool_value(state, left) - self._track
        return total + evaluator.token_value(state, seat, left)


def _track_dice(pool: tuple[int, ...], before: tuple[int, ...]) -> tuple[int, ...]:
    """Returns what goes on the lighter track of solo (docs/rules.md §2.1): one die where allowed, else all."""
    if not before or len(pool) < 2:
        return pool
    highest = max([VALUE[die] for die in before])
    alone = [die for die in pool if highest == 6 or VALUE[die] > highest]
    return (min(alone, key=lambda die: VALUE[die]),) if alone else pool
