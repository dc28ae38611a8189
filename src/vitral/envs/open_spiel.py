"""Vitral for OpenSpiel: a game of its own, `vitral`, with every card, color and value a chance node.

    import pyspiel, vitral.envs.open_spiel
    game = pyspiel.load_game("vitral(players=3,dice_pools=True)")

Parameters are the options of `vitral.Game.new`; cards are joined by `+`, −1 and an empty text leave an option as usual.
Actions have their ids in `vitral.ACTIONS`. Returns are utilities by place (`vitral.envs.utilities`), zero-sum with two
or more people. `resample_from_infostate` deals hidden cards again, so searches over information sets (IS-MCTS) run.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from vitral.cards import all_cards
from vitral.engine import ACTIONS, Chance, Options
from vitral.engine.option_list import Option
from vitral.engine.options import OPTIONS
from vitral.engine.rules import Rules, rules_for
from vitral.envs.chance_nodes import amount_of, outcome_of, outcomes, value_text, values
from vitral.envs.episode import utilities
from vitral.envs.history import Vocabulary, most_choices, most_values
from vitral.envs.observation import ACTION_COUNT, Observer
from vitral.game import Game, replay, resampled
from vitral.records import Record

NAME: Final = "vitral"
_KINDS: Final = 30
"""Kinds of dice; no deck of the Automa is larger."""

_SWITCHED: Final = {True: "on", False: "off"}
"""How a switch is written whose default depends on the table: a parameter of OpenSpiel has one type."""


def load_game(**options: Any) -> Any:
    """Returns the game with those options, as `vitral.Game.new` takes them."""
    return pyspiel.load_game(
        NAME, {name: _written(name, value) for name, value in Options.read(options).to_dict().items()}
    )


def _unset(option: Option) -> bool | int | str:
    """Returns the parameter that leaves an option as is usual at such a table; its type is that of the parameter."""
    if isinstance(option.default, bool):
        return option.default
    numbers = option.kind == "number" or any(type(value) is int for value in option.values)
    return -1 if numbers else ""


_PARAMETERS: Final = {option.name: _unset(option) for option in OPTIONS}


def _written(name: str, value: Any) -> bool | int | str:
    unset = _PARAMETERS[name]
    if value is None or type(value) is type(unset):
        return unset if value is None else value
    if isinstance(value, list):
        return "+".join(value)
    return _SWITCHED[value] if isinstance(value, bool) else unset


def _options(parameters: dict[str, Any]) -> Options:
    """Returns the options that parameters name."""
    given = {name: _read(name, value) for name, value in parameters.items() if value != _PARAMETERS[name]}
    return Options.read(given)


def _read(name: str, value: Any) -> Any:
    if OPTIONS[name].kind == "cards":
        return tuple(value.split("+"))
    return next((switch for switch, text in _SWITCHED.items() if text == value), value)


def _type(people: int) -> Any:
    kinds = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Vitral",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=kinds.ZERO_SUM if people > 1 else kinds.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_PARAMETERS,
    )


class VitralGame(pyspiel.Game):  # type: ignore[misc]
    """A table of certain options."""

    rules: Rules

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        options = _options(params or {})
        self.rules = rules_for(options, all_cards())
        people = options.players
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTION_COUNT,
            max_chance_outcomes=max(_KINDS, *map(len, self.rules.decks.values())),
            num_players=people,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if people > 1 else None,
            max_game_length=most_choices(self.rules),
        )
        super().__init__(_type(people), info, params or {})

    def max_chance_nodes_in_history(self) -> int:
        """Returns more than any game has."""
        return most_values(self.rules)

    def new_initial_state(self) -> VitralState:
        """Returns a table before anything is dealt."""
        return VitralState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> VitralObserver:
        """Observes what *iig_obs_type* asks for: public and private information, and with `perfect_recall` the past."""
        if params:
            raise ValueError(f"there are no parameters of observations, found {params}")
        return VitralObserver(self.rules, iig_obs_type or _OBSERVATION)


class Play:
    """A game by hand, and the values of the chance it is asking for. OpenSpiel copies it with every state."""

    __slots__ = ("amount", "chance", "game", "player", "so_far")

    game: Game
    chance: Chance | None
    so_far: tuple[int, ...]
    amount: int
    """How many values answer the chance that is asked."""
    player: int
    """Who is to act, as OpenSpiel counts: it asks several times a step."""

    def __init__(self, game: Game, so_far: tuple[int, ...] = ()) -> None:
        self.game = game
        self.settle(so_far)

    def settle(self, so_far: tuple[int, ...] = ()) -> None:
        """Updates what the game waits for now."""
        game = self.game
        self.so_far = so_far
        self.chance = chance = game.chance
        if chance is not None:
            self.player, self.amount = _CHANCE, amount_of(chance)
        else:
            self.player, self.amount = _TERMINAL if game.over else game.seat, 0

    def __deepcopy__(self, memo: object) -> Play:
        new = Play.__new__(Play)
        new.game, new.chance, new.so_far = self.game.copy(), self.chance, self.so_far
        new.player, new.amount = self.player, self.amount
        return new

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (_replayed, (self.game.record().to_dict(), self.so_far))


def _replayed(record: dict[str, Any], so_far: tuple[int, ...]) -> Play:
    return Play(replay(Record.from_dict(record), by_hand=True), so_far)


class VitralState(pyspiel.State):  # type: ignore[misc]
    """A table between two actions, of players or of chance."""

    def __init__(self, game: VitralGame) -> None:
        super().__init__(game)
        self.play = Play(Game.of(game.rules.options, cards=game.rules.cards, by_hand=True))

    def current_player(self) -> int:
        """Returns the seat to choose, chance, or the mark of a game that is over."""
        return self.play.player

    def is_terminal(self) -> bool:
        return self.play.player == _TERMINAL

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Returns what may come now, as OpenSpiel's own method does by asking those below; nothing for
        other players.
        """
        play = self.play
        if play.chance is not None:
            return values(play.chance, play.so_far)
        if player is not None and player != play.player:
            return []
        return sorted([action.id for action in play.game.legal_actions()])

    def _legal_actions(self, player: int) -> list[int]:
        return sorted([action.id for action in self.play.game.legal_actions()])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns the next value of chance: a card, a die, a color or a seat."""
        play = self.play
        assert play.chance is not None
        return outcomes(play.chance, play.so_far)

    def _apply_action(self, action: int) -> None:
        play = self.play
        game, chance = play.game, play.chance
        if chance is None:
            game.play(ACTIONS[action])
        else:
            so_far = (*play.so_far, action)
            if len(so_far) < play.amount:
                play.so_far = so_far
                return
            game.resolve(outcome_of(chance, so_far))
        play.settle()

    def _action_to_string(self, player: int, action: int) -> str:
        play = self.play
        if player == _CHANCE and play.chance is not None:
            return value_text(play.chance, play.so_far, action)
        return ACTIONS[action].text

    def returns(self) -> list[float]:
        """Returns the utilities by seat; nothing before the end."""
        game = self.play.game
        return utilities(game) if game.over else [0.0] * game.options.players

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> VitralState:
        """Returns a state that a player could not tell from this one: what is hidden from it is dealt again.

        Searches over information sets ask for it at a choice of that player.
        """
        new: VitralState = self.get_game().new_initial_state()
        new.play = Play(resampled(self.play.game, player_id, Random(probability_sampler())), self.play.so_far)
        return new

    def __str__(self) -> str:
        play = self.play
        asked = f" {play.chance.kind} {play.so_far}" if play.chance else ""
        return play.game.position + asked


_CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
_TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)


class VitralObserver:
    """Observer of a table for OpenSpiel: `tensor`, its parts in `dict`, and a string.

    Public information is what every seat sees; private information, of one seat or of all, is objectives, sides dealt
    and the side chosen before the reveal. The private parts of all seats are named by seat, such as `private_1`. With
    `perfect_recall`, `log` has all that was seen to happen, a number a word (`vitral.envs.history`): by the seat, or
    without private information by a spectator.
    """

    def __init__(self, rules: Rules, kind: Any) -> None:
        self._people = rules.options.players
        self._observers = [Observer(rules, seat) for seat in range(self._people)]
        self._public, self._private = bool(kind.public_info), kind.private_info
        every = self._private == pyspiel.PrivateInfoType.ALL_PLAYERS
        if kind.perfect_recall and (every or not self._public):
            raise ValueError("perfect recall goes with public information, and private information of one seat or none")
        self._words = Vocabulary(rules) if kind.perfect_recall else None
        private = self._observers[0].private_places
        self._parts: list[tuple[int | None, NDArray[np.intp]]] = []
        """Of whose observation which places are shown; None is the player who observes."""
        if self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            self._parts = [(None, np.flatnonzero(private | self._public))]
        elif self._public:
            self._parts = [(None, np.flatnonzero(~private))]
        if every:
            self._parts += [(seat, np.flatnonzero(private)) for seat in range(self._people)]
        size = sum(len(places) for _, places in self._parts)
        self.tensor: NDArray[np.float32] = np.zeros(size + (self._words.length if self._words else 0), np.float32)
        self.dict = self._named()
        if self._words:
            self.dict["log"] = self.tensor[size:]

    def _named(self) -> dict[str, NDArray[np.float32]]:
        found, at = {}, 0
        for seat, places in self._parts:
            start, shown = 0, set(places.tolist())
            for field in self._observers[0].fields:
                if start in shown:
                    name = field.name if seat is None else f"{field.name}_{seat}"
                    found[name] = self.tensor[at : at + field.size].reshape(field.shape)
                    at += field.size
                start += field.size
        return found

    def set_from(self, state: VitralState, player: int) -> None:
        """Writes what a seat sees into `tensor`."""
        game = state.play.game
        at = 0
        for seat, places in self._parts:
            self.tensor[at : at + len(places)] = self._observers[player if seat is None else seat].look(game)[places]
            at += len(places)
        if self._words:
            codes = self._words.codes(game.log(self._reader(player)))
            self.dict["log"][:] = 0
            self.dict["log"][: len(codes)] = codes

    def _reader(self, player: int) -> int | None:
        return None if self._private == pyspiel.PrivateInfoType.NONE else player

    def string_from(self, state: VitralState, player: int) -> str:
        """Returns what a seat sees; with recall, what it has seen so far."""
        game = state.play.game
        if self._words:
            return "\n".join((f"seat {player + 1}", *game.log(self._reader(player))))
        single = self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if self._public and single:
            return json.dumps(game.view(player).to_dict())
        shown = game.view().to_dict() if self._public else {}
        seats = () if self._private == pyspiel.PrivateInfoType.NONE else (player,) if single else range(self._people)
        views = {seat: game.view(seat).to_dict() for seat in seats}
        hidden = {f"seat {seat + 1}": {name: seen.get(name) for name in _PRIVATE} for seat, seen in views.items()}
        return json.dumps(shown | hidden)


_PRIVATE: Final = ("private", "dealt_sides", "chosen_side")
"""What a view shows to its own seat only."""
_OBSERVATION: Final = pyspiel.IIGObservationType(
    public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
)


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(_type(2), VitralGame)
