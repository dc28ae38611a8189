"""A game as the environments play it: dealt from a seed, asked only where there is something to choose."""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

from vitral.cards import CardSet, all_cards
from vitral.engine import Action, Options, reasons
from vitral.engine.rules import Rules, rules_for
from vitral.engine.scoring import rank
from vitral.envs.observation import Numbers, Observer, action_mask
from vitral.game import Game
from vitral.said import ToldError, one_of, unlike

Reward = Literal["rank", "points", "margin"]
REWARDS: Final[tuple[Reward, ...]] = get_args(Reward)
ILLEGAL: Final = -1.0
"""What an illegal action is worth, which ends an episode."""


class Table:
    """How an environment plays: options, cards, observers and what a game is worth, for one episode after another."""

    rules: Rules
    observers: tuple[Observer, ...]
    """By seat, people only."""

    def __init__(
        self,
        players: int | None = None,
        *,
        cards: CardSet | None = None,
        reward: Reward = "rank",
        single_choices: bool = False,
        **options: Any,
    ) -> None:
        if reward not in REWARDS:
            raise ToldError(unlike(one_of(REWARDS), repr(reward)))
        read = Options.read(options if players is None else {"players": players, **options})
        self.rules = rules_for(read, cards or all_cards())
        self.observers = tuple(Observer(self.rules, seat) for seat in range(read.players))
        self.players = read.players
        self._reward = reward
        self._single_choices = single_choices
        self._seed: int | str | None = None
        self._episodes = 0

    def deal(self, seed: int | str | None = None) -> Game:
        """A new game. After a seed, games without one follow from it; before any, they are dealt by chance."""
        if seed is not None:
            self._seed, self._episodes = seed, 0
        elif self._seed is not None:
            self._episodes += 1
        known = None if self._seed is None else f"{self._seed}/{self._episodes}" if self._episodes else self._seed
        game = Game.of(self.rules.options, known, cards=self.rules.cards)
        self.settle(game)
        return game

    def settle(self, game: Game) -> None:
        """Play single choices until there is something to choose, or the game is over."""
        if not self._single_choices:
            while len(legal := game.legal_actions()) == 1:
                game.play(legal[0])

    def play(self, game: Game, action: Action) -> None:
        """A legal choice, and what nobody has to choose after it."""
        game.play(action)
        if not self._single_choices:
            while len(legal := game.legal_actions()) == 1:
                game.play(legal[0])

    def observe(self, game: Game, seat: int) -> dict[str, Numbers]:
        """What a seat sees, and what it may do: nothing while it is not its choice."""
        legal = game.legal_actions() if seat == game.seat else ()
        return {"observation": self.observers[seat].look(game), "action_mask": action_mask(legal)}

    def rewards(self, game: Game) -> list[float]:
        """What a finished game is worth to each person, by seat."""
        return utilities(game, self._reward)


def utilities(game: Game, reward: Reward = "rank") -> list[float]:
    """What a finished game is worth to each person, by seat.

    - `rank`: 1 for the first place, −1 for the last, evenly spaced between; in solo 1 if the target is beaten, else −1
    - `points`: the final score
    - `margin`: points ahead of the best opponent, or behind; in solo ahead of the target
    """
    sheets = game.scores()
    totals = [sheet.total for sheet in sheets]
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
    seats, start = len(totals), game.view().start
    found = [0.0] * seats
    for place, standing in enumerate(rank(sheets, [(start + turn) % seats for turn in range(seats)])):
        found[standing.seat] = 1.0 - 2.0 * place / (seats - 1)
    return found[:people]


def why_illegal(game: Game, action: Action | None, given: object) -> list[str]:
    """Every reason why an action is refused; an id that names none has one of its own."""
    if action is None:
        return [f"there is no action {given!r}"]
    return [str(reason) for reason in reasons(game.state, action)]
