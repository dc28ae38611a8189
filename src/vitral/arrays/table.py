"""A table on arrays: pure functions of states, one table at a time; `jax.vmap` plays as many as there is room for."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import jax
import jax.numpy as jnp
from jax import Array

from vitral.arrays import legal, observation, scoring, transition
from vitral.arrays.cards import Question, cards_of
from vitral.arrays.chance import Chance, draw, resolve
from vitral.arrays.fusion import fusion_barrier
from vitral.arrays.masks import WINDOW_PLANES, scaled
from vitral.arrays.state import State, encode_state
from vitral.arrays.tools import look_at
from vitral.cards import CardSet, all_cards
from vitral.engine import ACTIONS, Options
from vitral.engine import State as EngineState
from vitral.engine.actions import ACTION_TABLE_VERSION, ROUNDS
from vitral.engine.decks import offered
from vitral.engine.options import OPTIONS, option_error
from vitral.engine.rules import rules_for
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
    """The rules of one kind of table. Options are those of `Options`; what is not covered is refused by name."""

    def __init__(self, players: int | None = None, *, cards: CardSet | None = None, **options: Any) -> None:
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
        self.cards = cards_of(self.rules)
        self.planes = self.rules.pool_size.bit_length()
        """How many planes say how many dice of a kind there are in the pool."""

    num_actions: Final = len(ACTIONS)
    """Actions are numbered as in the engine's table (`vitral.Action.id`)."""
    action_table_version: Final = ACTION_TABLE_VERSION
    observation_layout_version: Final = 1
    """Store both versions with what you train, and compare them before you use it."""

    # -- chance given --------------------------------------------------------------------------------------------------

    def init_with(self, private: Array, windows: Array, tools: Array, public: Array, start: Array) -> State:
        """Returns a table with these cards: indexes in the decks (`Table.cards`), tools by number, in the order dealt.

        In the printed order of set-up the last three are laid open after the windows are chosen.
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
            track=jnp.zeros((ROUNDS, self.planes), mask),
            windows=jnp.zeros((players, WINDOW_PLANES), mask),
            patterns=jnp.full(players, -1, number),
            tokens=jnp.zeros(players, number),
            tools=tools.astype(number),
            tool_tokens=jnp.zeros(tools.shape, number),
            public=public.astype(number),
            private=private.reshape(players, -1).astype(number),
            offers=sides,
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
        return self.init_with(dealt["private"], dealt["windows"], tools, public, start)

    def step(self, state: State, action: Array, key: Array) -> State:
        """Returns the state after a legal action; dice that are rolled or drawn then come from the key."""
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
        look = fusion_barrier(partial(look_at, self))(playing, state)
        return fusion_barrier(partial(legal.legal_words, self))(playing, state, look)

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
        """In solo, the score to beat."""
        return scoring.target(state)

    def rewards(self, state: State) -> Array:
        """By seat: nothing before the end; then 1 for the winner and −1 shared by the others, in solo 1 or −1."""
        return scoring.rewards(self, state)

    def observe(self, state: State, seat: Array) -> Array:
        """Returns what a seat may know, as one vector (`observation_layout`). It holds no secret of others."""
        return fusion_barrier(partial(observation.observation, self))(jnp.bool_(True), state, seat)

    @property
    def observation_layout(self) -> dict[str, tuple[int, tuple[int, ...]]]:
        """By name of a part of an observation: where it begins, and its shape."""
        return observation.layout(self)

    def encode_state(self, state: EngineState) -> State:
        """Returns the position of an engine's state (`Game.state`), to go on from there."""
        return encode_state(self, state)


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
