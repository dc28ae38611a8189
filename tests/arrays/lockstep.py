"""The same games by the engine and on arrays, choice by choice: what is legal, every state, scores and places."""

from __future__ import annotations

import os

# The tests run what they compile a few times only: compiled quickly is better than compiled well.
os.environ.setdefault("XLA_FLAGS", "--xla_backend_optimization_level=0")
os.environ.setdefault("JAX_PLATFORMS", "cpu")

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from vitral import Game, Outcome
from vitral.arrays import Question, State, Table, pick
from vitral.engine import ACTIONS, Chance
from vitral.engine.steps.dice_pools import ROLL_OWN
from vitral.envs import Observer, utilities
from vitral.game.dealer import SeededDealer

HIDDEN = ("start", "tools", "tool_tokens", "public", "own")
"""What the arrays know before the engine does: it is dealt once windows are chosen."""


class PlayedLine:
    """A seeded dealer that remembers what it answered since it was last asked."""

    def __init__(self, seed: int) -> None:
        self._dealer = SeededDealer(seed)
        self._answers: list[Outcome] = []

    def answer(self, chance: Chance) -> Outcome:
        self._answers.append(self._dealer.answer(chance))
        return self._answers[-1]

    def dice(self) -> list[int]:
        """The dice of the last answer; of a die that was drawn only the color is known."""
        answers, self._answers = self._answers, []
        if not answers or answers[-1].kind in ("deal", "start"):
            return []
        last = answers[-1]
        return [6 * last.values[0]] if last.kind == "draw" else list(last.values)


class LockstepGame:
    """A kind of table, compiled once for so many games at a time."""

    def __init__(self, options: dict[str, Any], games: int) -> None:
        self.options = options
        self.games = games
        self.table = Table(**options)
        self._init = jax.jit(jax.vmap(self.table.init_with))
        self._mask = jax.jit(jax.vmap(self.table.legal_action_mask))
        self._observe = jax.jit(jax.vmap(self.table.observe))
        self._observers = [Observer(self.table.rules, seat) for seat in range(self.table.players)]
        self._step = jax.jit(jax.vmap(self.table.step_with))
        self._end = jax.jit(jax.vmap(self._ended))

    def _ended(self, state: State) -> tuple[Array, ...]:
        table = self.table
        return table.scores(state), table.rank(state), table.rewards(state), table.target(state)

    def play(self, seed: int) -> None:
        """Play random games to their end; an `AssertionError` shows the position in which they part."""
        choose = Random(seed)
        dealers = [PlayedLine(seed + number) for number in range(self.games)]
        games = [Game.new(dealer=dealer, cards=self.table.rules.cards, **self.options) for dealer in dealers]
        dealt = [self._dealt(seed + number) for number in range(self.games)]
        states = self._init(*(np.stack(part) for part in zip(*dealt, strict=True)))
        self._compare(games, states)
        while not all(game.over for game in games):
            actions = np.zeros(len(games), np.int32)
            dice = np.zeros((len(games), self.table.rules.pool_size), np.int32)
            for at, (game, dealer) in enumerate(zip(games, dealers, strict=True)):
                if not game.over:
                    dealer.dice()
                    action = choose.choice(game.legal_actions())
                    game.play(action)
                    actions[at], rolled = action.id, dealer.dice()
                    dice[at, : len(rolled)] = rolled
            states = self._step(states, actions, dice)
            self._compare(games, states)
        self._compare_ends(games, states)

    def _dealt(self, seed: int) -> tuple[Any, ...]:
        """What the dealer of that seed will deal, as `init_with` takes it."""
        rules, cards = self.table.rules, self.table.cards
        dealer = SeededDealer(seed)
        names = ("private", "windows", "tools", "public")
        found = {name: dealer.answer(rules.setup_chances[name]).values for name in names}
        found["tools"] = rules.options.tools or found["tools"]
        found["public"] = rules.options.public or found["public"]
        start = rules.fixed_start
        if start < 0:
            (start,) = dealer.answer(Chance("start", "start", rules.players, ())).values
        decks = {name: list(rules.decks[name]) for name in found}
        numbers = {plan.id: plan.number for plan in cards.tools}
        private, windows, public = (
            np.array([decks[name].index(one) for one in found[name]]) for name in ("private", "windows", "public")
        )
        own: tuple[Any, ...] = ()
        if rules.options.dice_pools:
            rolled = dealer.answer(ROLL_OWN.pending(rules.new_state())).values
            own = (np.array(rolled).reshape(rules.players, -1),)
        return private, windows, np.array([numbers[one] for one in found["tools"]]), public, np.int32(start), *own

    def _compare(self, games: list[Game], states: State) -> None:
        encoded = [self.table.encode_state(game.state) for game in games]
        wanted = jax.tree.map(lambda *parts: np.stack(parts), *encoded)
        dealt = wanted.question != Question.SIDE
        for name, found, expected in zip(_names(states), jax.tree.leaves(states), jax.tree.leaves(wanted), strict=True):
            found = np.asarray(found)
            if name == "tools":  # in solo those left on the table are laid out again
                found, expected = np.sort(found), np.sort(expected)
            same = (found == expected).reshape(len(games), -1).all(axis=1)
            if name in HIDDEN and not self.table.rules.options.cards_first:
                same |= ~dealt
            assert found.dtype == expected.dtype, name
            for at in np.flatnonzero(~same):
                raise AssertionError((name, found[at], expected[at], games[at].position))
        for mask, game in zip(np.asarray(self._mask(states)), games, strict=True):
            legal = {action.text for action in game.legal_actions()}
            assert {ACTIONS[at].text for at in np.flatnonzero(mask)} == legal, game.position

        self._compare_observations(games, states)

    def _compare_observations(self, games: list[Game], states: State) -> None:
        """Every seat sees the same by the environments and on arrays."""
        for seat, observer in enumerate(self._observers):
            found = np.asarray(self._observe(states, np.full(len(games), seat, np.int32)))
            for at, game in enumerate(games):
                wanted = observer.observe(game.view(seat))
                if not np.array_equal(found[at], wanted):
                    fields = observer.named(wanted), observer.named(found[at])
                    apart = [name for name in fields[0] if not np.array_equal(fields[0][name], fields[1][name])]
                    raise AssertionError((apart, [(one[apart[0]], one["ask"]) for one in fields], game.position))

    def _compare_ends(self, games: list[Game], states: State) -> None:
        parts = zip(*(np.asarray(part) for part in self._end(states)), strict=True)
        for game, (scores, places, rewards, target) in zip(games, parts, strict=True):
            assert list(scores) == [score.total for score in game.scores()], game.position
            assert list(rewards) == [np.float32(one) for one in utilities(game, self.table.reward)], game.position
            if game.target is not None:
                assert target == game.target, game.position
                continue
            ranking = [standing.seat for standing in game.ranking()]
            assert [int(seat) for seat in np.argsort(places)] == ranking, game.position


def _names(states: State) -> list[str]:
    """The names of all arrays of a state, those of private dice with the rest."""
    return [path[-1].name for path, _ in jax.tree_util.tree_leaves_with_path(states)]


def batch(table: Table, games: int, seed: int = 0) -> State:
    """New tables, dealt at random by the arrays themselves."""
    found: State = jax.jit(jax.vmap(table.init))(jax.random.split(jax.random.key(seed), games))
    return found


def random_games(table: Table, games: int, times: int) -> State:
    """Random games on arrays alone, after so many times forty steps; four times are enough for games of two."""
    states = batch(table, games)
    for key in jax.random.split(jax.random.key(1), times):
        states = _play_forty_moves(table, games)(states, jax.random.split(key, 40))
    return states


@cache
def _play_forty_moves(table: Table, games: int) -> Callable[[State, Array], State]:
    def step(states: State, key: Array) -> tuple[State, None]:
        bits = jax.random.bits(key, (games,), jnp.uint32)
        actions = jax.vmap(lambda state, one: pick(table.legal_words(state), one))(states, bits)
        return jax.vmap(table.step)(states, actions, jax.random.split(key, games)), None

    return jax.jit(lambda states, keys: jax.lax.scan(step, states, keys)[0])
