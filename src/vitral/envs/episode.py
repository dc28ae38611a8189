"""A game as the environments play it: dealt from a seed, asked only where there is something to choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

import numpy as np

from vitral.cards import CardSet, all_cards
from vitral.engine import ACTIONS, Action, IllegalActionError, Options
from vitral.engine.rules import Rules, rules_for
from vitral.engine.standing import ranked
from vitral.envs.observation import ACTION_COUNT, INT8, Numbers, Observer
from vitral.game import Game
from vitral.translatable import TranslatableError, one_of, unlike

if TYPE_CHECKING:
    from gymnasium.spaces import Dict

Reward = Literal["place", "win", "points", "margin"]
REWARDS: Final[tuple[Reward, ...]] = get_args(Reward)
ILLEGAL: Final = -1.0
"""What an illegal action is worth, which ends an episode."""

_EXACT: Final = 2**40
"""Places are worth whole multiples of 1/2^40, which add up to exactly zero in any order."""


class Table:
    """The settings of an environment for all its episodes: options, cards, observers and rewards."""

    rules: Rules
    observers: tuple[Observer, ...]
    """By seat, people only."""

    def __init__(
        self,
        players: int | None = None,
        *,
        cards: CardSet | None = None,
        reward: Reward = "place",
        single_choices: bool = False,
        **options: Any,
    ) -> None:
        check_reward(reward)
        read = Options.read(options if players is None else {"players": players, **options})
        self.rules = rules_for(read, cards or all_cards())
        self.observers = tuple(Observer(self.rules, seat) for seat in range(read.players))
        self._follow = [observer.follow for observer in self.observers]
        self.players = read.players
        self._reward = reward
        self._single_choices = single_choices
        self._seed: int | str | None = None
        self._episodes = 0

    def deal(self, seed: int | str | None = None) -> Game:
        """Returns a new game. After a seed, games without one follow from it; before any, they are dealt by chance."""
        if seed is not None:
            self._seed, self._episodes = seed, 0
        elif self._seed is not None:
            self._episodes += 1
        known = None if self._seed is None else f"{self._seed}/{self._episodes}" if self._episodes else self._seed
        game = Game.of(self.rules.options, known, cards=self.rules.cards)
        self.settle(game)
        return game

    def settle(self, game: Game) -> None:
        """Plays single choices until there is something to choose, or the game is over."""
        if not self._single_choices:
            game.play_single_choices()

    def play(self, game: Game, action: Action) -> None:
        """Plays a legal choice, and the forced choices after it."""
        game.play(action)
        if not self._single_choices:
            game.play_single_choices()

    def choose(self, game: Game, action: Any) -> Sequence[str]:
        """Plays the action of an id; if it is illegal, changes nothing and returns every reason.

        An id may be a number of NumPy's too, which a compiled function would refuse as an `int`.
        """
        if action is None or not 0 <= action < ACTION_COUNT:
            return [f"there is no action {action!r}"]
        try:
            game.play(ACTIONS[action])
        except IllegalActionError as refused:
            return [str(reason) for reason in refused.reasons]
        if not self._single_choices:
            game.play_single_choices()
        return ()

    def observe(self, game: Game, seat: int) -> dict[str, Numbers]:
        """Returns what a seat sees, and what it may do: nothing while it is not its choice."""
        mask = bytearray(ACTION_COUNT)  # `action_mask`, written out
        if seat == game.seat:
            for action in game.legal_actions():
                mask[action.id] = 1
        return {
            "observation": game.show(self._follow[seat]),
            "action_mask": np.ndarray(ACTION_COUNT, INT8, mask),
        }

    def observation_space(self, seat: int) -> Dict:
        """Returns the space of what `observe` gives, for Gymnasium and PettingZoo, which have to be installed."""
        from gymnasium.spaces import Box, Dict

        observer = self.observers[seat]
        return Dict(
            {
                "observation": Box(np.zeros(observer.size, np.int8), observer.most, dtype=np.int8),
                "action_mask": Box(0, 1, (ACTION_COUNT,), np.int8),
            }
        )

    def rewards(self, game: Game) -> list[float]:
        """Returns what a finished game is worth to each person, by seat."""
        return utilities(game, self._reward)


def check_reward(reward: str) -> None:
    """Raises `ValueError` for a reward that does not exist."""
    if reward not in REWARDS:
        raise TranslatableError(unlike(one_of(REWARDS), repr(reward)))


def utilities(game: Game, reward: Reward = "place") -> list[float]:
    """Returns what a finished game is worth to each person, by seat.

    - `place`: 1 for the first place, −1 for the last, evenly spaced between; in solo 1 if the target is beaten, else −1
    - `win`: 1 for the first place, and −1 shared by all others; in solo as `place`
    - `points`: the final score
    - `margin`: points ahead of the best opponent, or behind; in solo ahead of the target
    """
    tallies = game.tallies()
    totals = [tally.total for tally in tallies]
    people = game.options.players
    target = game.target
    if reward == "points":
        return [float(total) for total in totals[:people]]
    if target is not None:
        margin = totals[0] - target
        return [float(margin) if reward == "margin" else 1.0 if margin > 0 else -1.0]
    if reward == "margin":
        best = [max(totals[:seat] + totals[seat + 1 :]) for seat in range(people)]
        return [float(total - other) for total, other in zip(totals, best, strict=False)]
    seats = len(tallies)
    found = [0.0] * seats
    for place, seat in enumerate(ranked(tallies)):
        worth = (1 if place == 0 else -1 / (seats - 1)) if reward == "win" else (seats - 1 - 2 * place) / (seats - 1)
        found[seat] = round(worth * _EXACT) / _EXACT
    return found[:people]
