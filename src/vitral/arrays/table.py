"""A table on arrays: pure functions of states, one table at a time; `jax.vmap` plays as many as there is room for."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import jax
import jax.numpy as jnp
from jax import Array, lax

from vitral.arrays import determinization, dice_pools, greedy, legal, observation, scoring, transition
from vitral.arrays.cards import Question, cards_of
from vitral.arrays.chance import Chance, draw, resolve
from vitral.arrays.fusion import fusion_barrier, of_whole_batches
from vitral.arrays.masks import WINDOW_PLANES, scaled
from vitral.arrays.state import DICE_EACH, State, encode_state
from vitral.arrays.tools import tool_facts
from vitral.cards import CardSet, all_cards
from vitral.engine import ACTIONS, Options, View
from vitral.engine import State as EngineState
from vitral.engine.actions import ACTION_TABLE_VERSION, ROUNDS
from vitral.engine.decks import offered
from vitral.engine.options import OPTIONS, option_error
from vitral.engine.rules import rules_for
from vitral.envs.episode import Reward, check_reward
from vitral.envs.observation import OBSERVATION_LAYOUT_VERSION, Numbers, Observer
from vitral.translatable import TranslatableText, quoted

_COVERED: Final[dict[str, tuple[Any, ...] | None]] = {
    "mode": ("standard", "solo"),
    "players": None,
    "setup": ("printed", "cards_first"),
    "start_player": None,
    "bag": (None, "full", "scaled"),
    "tools": None,
    "public": None,
    "privates": (None, "colors", "mixed", "positions"),
    "expansion_windows": (None, True, False),
    "dice_pools": (True, False),
    "avoid_conflicts": (True, False),
    "solo_tools": (1, 2, 3, 4, 5),
    "solo_private": (1, 2),
    "solo_payment": ("color", "first_printing"),
    "track": ("all", "lighter"),
}
"""The options with which the arrays play, and their values (None: all of them). Any other must have its default."""
EDITION: Final = 1
"""The edition of the cards that tables are dealt from unless others are given: shapes of arrays depend on the decks."""


def _not_covered(value: object) -> TranslatableText:
    return TranslatableText(
        "fault-arrays-option", "{value} is not covered by vitral.arrays, only by vitral.Game", value=quoted(value)
    )


class Table:
    """The rules of one kind of table. Options are those of `Options`; what is not covered is refused by name.

    `reward` is `place`, `win`, `points` or `margin`, as in `vitral.envs`. Without `single_choices` a step goes on to
    the next real choice, as environments do; in a batch every table then waits for the one with the most single choices
    in a row.
    """

    def __init__(
        self,
        players: int | None = None,
        *,
        cards: CardSet | None = None,
        reward: Reward = "place",
        single_choices: bool = True,
        **options: Any,
    ) -> None:
        check_reward(reward)
        self.reward = reward
        self._single_choices = single_choices
        given = Options.read(options if players is None else {"players": players, **options})
        for option in OPTIONS:
            value = getattr(given, option.name)
            values = _COVERED.get(option.name, (option.default,))
            if values is not None and value not in values:
                raise option_error(option.name, _not_covered(value))
        self.rules = rules_for(given, cards if cards is not None else all_cards(EDITION))
        if offered(self.rules.cards):
            raise option_error("cards", _not_covered("offered"))
        self.players = given.players
        self.solo = given.solo
        self.lighter = given.track == "lighter"
        self.pools = given.dice_pools
        self.turns = len(self.rules.timings)
        self.cards = cards_of(self.rules)
        self._observers = tuple(Observer(self.rules, seat) for seat in range(self.players))
        self.observation_size = self._observers[0].size
        self.observation_layout: dict[str, tuple[int, tuple[int, ...]]] = {}
        """By name of a field of an observation: where it begins, and its shape."""
        at = 0
        for field in self._observers[0].fields:
            self.observation_layout[field.name] = (at, field.shape)
            at += field.size
        self.most = self._observers[0].most
        """The largest number of each place of an observation; the smallest is 0."""
        self.observation_bits = observation.bit_layout(self)
        self.planes = self.rules.pool_size.bit_length()
        """How many planes say how many dice of a kind there are in the pool."""

    num_actions: Final = len(ACTIONS)
    """Actions are numbered as in the engine's table (`vitral.Action.id`)."""
    action_table_version: Final = ACTION_TABLE_VERSION
    observation_layout_version: Final = OBSERVATION_LAYOUT_VERSION
    """Store both versions with what you train, and compare them before you use it."""

    # -- chance given --------------------------------------------------------------------------------------------------

    def init_with(
        self, private: Array, windows: Array, tools: Array, public: Array, start: Array, own: Array | None = None
    ) -> State:
        """Returns a table with these cards: indexes in the decks (`Table.cards`), tools by number, in the order dealt.

        *own* are the private dice of a table with dice pools: by seat, as rolled. In the printed order of set-up all
        but private objectives and windows are laid open after the windows are chosen.
        """
        players, rules = self.players, self.rules
        number, mask = jnp.int32, jnp.uint32
        nothing = number(0)
        sides = jnp.asarray(self.cards.sides)[windows].reshape(players, 4)
        return State(
            question=number(Question.SIDE),
            seat=nothing,
            round=nothing,
            turn=nothing,
            start=start.astype(number),
            drafted=nothing,
            tool_used=nothing,
            skips=mask(0),
            hand=number(-1),
            origin=number(-1),
            moved=mask(0),
            tool=number(-1),
            at=nothing,
            pool=jnp.zeros(self.planes, mask),
            bag=jnp.array(rules.bag, number),
            track=jnp.zeros((self.planes, ROUNDS), mask),
            windows=jnp.zeros((players, WINDOW_PLANES), mask),
            patterns=jnp.full(players, -1, number),
            tokens=jnp.zeros(players, number),
            tools=tools.astype(number),
            tool_tokens=jnp.zeros(tools.shape, number),
            public=public.astype(number),
            private=private.reshape(players, -1).astype(number),
            dealt_sides=sides,
            pools=None if own is None else dice_pools.set_up(own),
        )

    def step_with(self, state: State, action: Array, dice: Array) -> State:
        """Returns the state after a legal action, with those dice as the answer of chance (`chance.Roll`).

        A game that is over stays as it is.
        """
        after, chance = self.choose(state, action)
        return self._answer(state, after, chance, dice)

    # -- chance drawn --------------------------------------------------------------------------------------------------

    def init(self, key: Array) -> State:
        """Returns a new table, dealt at random: the first seat is to choose its window."""
        rules = self.rules
        deals = rules.deals
        bits = jax.random.bits(key, (sum(deals.values()) + 1,), jnp.uint32)
        numbers = jnp.array([plan.number for plan in self.cards.tools], jnp.int32)
        at = 0
        dealt = {}
        for name in ("private", "windows", "tools", "public"):
            dealt[name] = _deal(bits[at : at + deals[name]], len(rules.decks[name]))
            at += deals[name]
        tools, public = numbers[dealt["tools"]], dealt["public"]
        options = rules.options
        if options.tools:
            tools = jnp.array([tool.action.arg for tool in rules.fixed_tools])
        if options.public:
            public = jnp.array([self.cards.publics.index(one) for one in rules.fixed_public])
        start = jnp.int32(rules.fixed_start)
        if rules.fixed_start < 0:
            start = scaled(bits[-1], jnp.uint32(self.players)).astype(jnp.int32)
        own = _own_dice(key, self.players) if self.pools else None
        return self.init_with(dealt["private"], dealt["windows"], tools, public, start, own)

    def step(self, state: State, action: Array, key: Array) -> State:
        """Returns the state after a legal action; dice that are rolled or drawn then come from the key."""
        if self._single_choices:
            return self._step(state, action, key)
        for_step, for_more = jax.random.split(key)
        after = self._step(state, action, for_step)

        def single(carry: tuple[State, Array, legal.Words]) -> Array:
            return legal.number_in_words(carry[2]) == 1

        def go_on(carry: tuple[State, Array, legal.Words]) -> tuple[State, Array, legal.Words]:
            state, key, words = carry
            key, now = jax.random.split(key)
            state = self._step(state, legal.pick(words, jnp.uint32(0)), now)
            return state, key, self.legal_words(state)

        found: State = lax.while_loop(single, go_on, (after, for_more, self.legal_words(after)))[0]
        return found

    def _step(self, state: State, action: Array, key: Array) -> State:
        after, chance = self.choose(state, action)
        bits = jax.random.bits(key, (self.rules.pool_size,), jnp.uint32)
        return self._answer(state, after, chance, draw(chance, bits))

    def choose(self, state: State, action: Array) -> tuple[State, Chance]:
        """Returns the state after a legal action, before chance answers, and what it is asked."""
        return fusion_barrier(partial(transition.choose, self))(~self.over(state), state, action)

    def _answer(self, state: State, after: State, chance: Chance, dice: Array) -> State:
        found = resolve(after, chance, dice)
        over = self.over(state)
        kept: State = jax.tree.map(lambda old, new: jnp.where(over, old, new).astype(old.dtype), state, found)
        return kept

    # -- what is -------------------------------------------------------------------------------------------------------

    def legal_words(self, state: State) -> legal.Words:
        """Returns the legal actions in words (`vitral.arrays.legal`): the short form of the mask."""
        playing = ~self.over(state)
        facts = fusion_barrier(partial(tool_facts, self))(playing, state)
        return fusion_barrier(partial(legal.legal_words, self))(playing, state, facts)

    def legal_action_mask(self, state: State) -> Array:
        """Returns which actions of the engine's table are legal; none when the game is over."""
        return legal.mask_of_words(self.legal_words(state))

    def over(self, state: State) -> Array:
        return state.question == Question.OVER

    def scores(self, state: State) -> Array:
        """Returns the points by seat as if the game ended now."""
        return scoring.sheets(self, state)[0]

    def rank(self, state: State) -> Array:
        """Returns the place of each seat in the ranking as if the game ended now, from 0."""
        return scoring.rank(self, state)

    def target(self, state: State) -> Array:
        """Returns the score to beat in solo."""
        return scoring.target(state)

    def rewards(self, state: State) -> Array:
        """Returns, by seat, nothing before the end; then what the table's kind of reward gives."""
        return scoring.rewards(self, state)

    def observe(self, state: State, seat: Array) -> Array:
        """Returns what a seat may know, as one vector of `int8` (`observation_layout`). It holds no secret of others.

        It is what `vitral.envs.Observer` gives for the same position.
        """
        return of_whole_batches(partial(observation.observations, self))(state, seat)

    def encoded_view(self, view: View) -> Numbers:
        """Returns what `observe` gives for a seat, from the engine's view: so a net plays at any table as a bot.

        Raises `ValueError` for a view of a spectator or of a table with other cards or players.
        """
        rules = view.rules
        if view.viewer is None or (rules.players, rules.decks) != (self.players, self.rules.decks):
            raise ValueError("this table encodes views of its own seats, with the same players and decks")
        return self._observers[view.viewer].observe(view)

    def named(self, observation: Any) -> dict[str, Any]:
        """Returns an observation, or a batch of them, by field, each in its own shape."""
        return self._observers[0].named(observation)

    def sample(self, state: State, seat: Array, key: Array) -> State:
        """Returns a state that looks the same to a seat: what it does not know is dealt again (`View.sample`)."""
        return determinization.sample(self, state, seat, key)

    def greedy(self, state: State, key: Array) -> Array:
        """Returns the action of a greedy opponent: the placement that makes the most points now, without tools."""
        return greedy.greedy(self, state, key)

    def encode_state(self, state: EngineState) -> State:
        """Returns the position of an engine's state (`Game.state`), to go on from there."""
        return encode_state(self, state)


def _own_dice(key: Array, players: int) -> Array:
    """Returns two dice of each color for every seat, rolled."""
    values = jax.random.bits(jax.random.fold_in(key, 1), (players, DICE_EACH), jnp.uint32)
    return 6 * (jnp.arange(DICE_EACH) // 2) + scaled(values, jnp.uint32(6)).astype(jnp.int32)


def _deal(bits: Array, cards: int) -> Array:
    """Returns different cards of a deck, one for each 32 random bits."""
    taken: list[Array] = []
    for at in range(bits.shape[0]):
        card = scaled(bits[at], jnp.uint32(cards - at)).astype(jnp.int32)
        # Counted among those left: one further for each card taken that lies before, the lowest first.
        for other in _sorted(taken):
            card = card + (card >= other)
        taken.append(card)
    return jnp.stack(taken) if taken else jnp.zeros(0, jnp.int32)


def _sorted(cards: list[Array]) -> list[Array]:
    return list(jnp.sort(jnp.stack(cards))) if cards else []
