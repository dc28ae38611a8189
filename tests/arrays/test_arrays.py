"""The arrays by themselves: what they refuse, where their cards come from, chance, what a seat may know."""

from __future__ import annotations

from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import Array

from arrays.lockstep import batch, random_games
from support.paths import DOCS
from vitral import Game, OptionError, load_cards
from vitral.arrays import Environment, Question, State, Table, mask_of_words, number_in_words, pick
from vitral.arrays import table as table_module
from vitral.arrays.bit_stream import bytes_of_bits
from vitral.arrays.chance import Chance, draw
from vitral.arrays.environment import EnvironmentState
from vitral.arrays.legal import FIRST, LAST
from vitral.engine import ACTIONS
from vitral.envs import REWARDS, Observer, utilities
from vitral.spaces import SPACES

EXAMPLES = DOCS / "examples"
TWO = Table(players=2)
TABLES = 32
OBSERVE = jax.jit(jax.vmap(TWO.observe))


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({"mode": "automa"}, "mode: 'automa'"),
        ({"enforcement": "honour"}, "enforcement: 'honour'"),
        ({"lathekin": "together"}, "lathekin: 'together'"),
        ({"inspirations": True}, "inspirations: True"),
        ({"rare_glass": True}, "rare_glass: True"),
        ({"passion_publics": True}, "passion_publics: True"),
        ({"promos": True}, "promos: True"),
    ],
    ids=str,
)
def test_what_is_not_covered_is_refused_by_name(options: dict[str, Any], name: str) -> None:
    with pytest.raises(OptionError) as refusal:
        Table(**options)
    assert str(refusal.value) == f"{name} is not covered by vitral.arrays, only by vitral.Game"


def test_an_option_that_nobody_covered_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """As one would be that is added to the engine tomorrow."""
    Table(mode="solo", players=1, track="lighter")
    monkeypatch.setattr(table_module, "_COVERED", {"mode": ("standard", "solo"), "players": None})
    with pytest.raises(OptionError, match="track: 'lighter' is not covered"):
        Table(mode="solo", players=1, track="lighter")


def test_a_card_that_is_not_covered_is_named() -> None:
    with pytest.raises(OptionError, match="glass_saw is not covered"):
        Table(players=2, cards=load_cards("base", EXAMPLES / "my_cards.toml", edition=1))


def test_windows_are_those_of_the_deck() -> None:
    cards = TWO.cards
    assert [pattern.id for pattern in cards.patterns] == [
        side.id for card in TWO.rules.decks["windows"].values() for side in card.sides
    ]
    for pattern, planes in zip(cards.patterns, cards.printed, strict=True):
        color, value = (
            [sum((int(planes[first + k]) >> space & 1) << k for k in range(3)) for space in range(SPACES)]
            for first in (0, 3)
        )
        cells = ["RYGBP"[c - 1] if c else str(v) if v else "." for c, v in zip(color, value, strict=True)]
        assert "".join(cells) == "".join(pattern.grid)


def test_tools_run_the_scripts_of_their_cards() -> None:
    plans = {plan.id: plan for plan in TWO.cards.tools}
    assert plans.keys() == TWO.rules.decks["tools"].keys()
    for tool in TWO.rules.decks["tools"].values():
        assert plans[tool.id].script == tool.steps


def test_words_stand_for_every_action_of_a_strict_table_once() -> None:
    numbers = [number for first, last in zip(FIRST, LAST, strict=True) for number in range(first, last + 1)]
    assert len(numbers) == len(set(numbers))
    known = {f"tool {plan.id}" for plan in TWO.cards.tools}
    left_out = {
        ACTIONS[number].text.split()[0]
        for number in set(range(len(ACTIONS))) - set(numbers)
        if not ACTIONS[number].text.startswith("tool ") or ACTIONS[number].text in known
    }
    assert left_out == {"check", "remove", "take", "glass", "inspire", "go", "gather"}
    words = tuple(jnp.uint32((1 << last + 1 - first) - 1) for first, last in zip(FIRST, LAST, strict=True))
    assert set(np.flatnonzero(mask_of_words(words))) == set(numbers)


@pytest.mark.parametrize(("tables", "places"), [(1, 33), (32, 732), (45, 2297)])
def test_bits_are_spread_alike_in_a_stream(tables: int, places: int) -> None:
    """A GPU takes another way from bits to bytes than a CPU."""
    rng = np.random.default_rng(1)
    bits = rng.integers(0, 2, (tables, places), np.uint8)
    words = np.zeros((tables, (places + 31) // 32 + 1), np.uint32)
    for place in range(places):
        words[:, place // 32] |= bits[:, place].astype(np.uint32) << np.uint32(place % 32)
    assert np.array_equal(bytes_of_bits(jnp.asarray(words), places), bits)


def test_every_legal_action_is_picked_alike_often() -> None:
    words = tuple(
        jnp.uint32({1: 0b1011, 2: 1 << 19, 6: 1 << 29, 17: 1 << 30}.get(word, 0)) for word in range(len(FIRST))
    )
    many = 6000
    bits = jnp.arange(many, dtype=jnp.uint32) * jnp.uint32((1 << 32) // many)
    picked = jax.jit(jax.vmap(pick, in_axes=(None, 0)))(words, bits)
    assert number_in_words(words) == 6
    actions, times = np.unique(picked, return_counts=True)
    assert list(actions) == list(np.flatnonzero(mask_of_words(words)))
    assert times.min() >= 999
    assert times.max() <= 1001


def test_the_number_of_players_may_come_first() -> None:
    assert Table(3).players == 3


def test_dice_are_drawn_without_putting_back_and_rolled_fairly() -> None:
    chance = Chance(jnp.int32(1), [jnp.int32(number) for number in (2, 0, 1, 3, 0)], jnp.int32(6))
    bits = jax.random.bits(jax.random.key(5), (6000, 6), jnp.uint32)
    dice = np.asarray(jax.jit(jax.vmap(draw, in_axes=(None, 0)))(chance, bits))
    assert (np.sort(dice // 6, axis=1) == [0, 0, 2, 3, 3, 3]).all()
    values = np.bincount((dice % 6).reshape(-1)) / dice.size
    assert np.abs(values - 1 / 6).max() < 0.01
    # By color and place in the order of drawing: a third of the first dice is red, a half is blue.
    first = np.bincount(dice[:, 0] // 6, minlength=5) / len(dice)
    assert np.abs(first - np.array([2, 0, 1, 3, 0]) / 6).max() < 0.03


def test_games_of_their_own_end_with_every_die_somewhere() -> None:
    states = jax.tree.map(np.asarray, random_games(TWO, TABLES, 4))
    assert (states.question == Question.OVER).all()
    assert (states.round == 10).all()
    for at in range(TABLES):
        counts = np.array(states.bag[at])
        for row in states.track[at].T:
            for k, plane in enumerate(row):
                counts += [(int(plane) >> 6 * color & 63).bit_count() << k for color in range(5)]
        for window in states.windows[at]:
            for space in range(SPACES):
                color = sum((int(window[k]) >> space & 1) << k for k in range(3))
                if color:
                    counts[color - 1] += 1
        assert list(counts) == [18] * 5
        assert len(set(states.tools[at])) == len(set(states.public[at])) == 3
        assert len({*states.private[at, :, 0]}) == 2
        assert len({*states.dealt_sides[at].reshape(-1)}) == 8


# -- what a seat may know ------------------------------------------------------------------------------------------


def test_an_observation_holds_no_secret_of_others() -> None:
    seat = jnp.zeros(TABLES, jnp.int32)
    choosing = batch(TWO, TABLES)
    chosen = choosing._replace(seat=jnp.ones(TABLES, jnp.int32), patterns=choosing.patterns.at[:, 0].set(3))
    playing = random_games(TWO, TABLES, 1)
    for states, secrets in (
        (choosing, ("others", "table")),
        (chosen, ("others", "table")),
        (playing, ("others",)),
    ):
        seen = np.asarray(OBSERVE(states, seat))
        for secret in secrets:
            assert np.array_equal(np.asarray(OBSERVE(_changed(states, secret), seat)), seen), secret
        assert not np.array_equal(np.asarray(OBSERVE(_changed(states, "own"), seat)), seen)
    other = np.asarray(OBSERVE(chosen, seat + 1))
    assert np.array_equal(np.asarray(OBSERVE(chosen._replace(patterns=choosing.patterns), seat + 1)), other)


def _changed(states: State, secret: str) -> State:
    if secret == "table":
        return states._replace(tools=states.tools[::-1], public=states.public[::-1], start=1 - states.start)
    row = 0 if secret == "own" else 1
    private = states.private.at[:, row].set((states.private[:, row] + 1) % 5)
    return states._replace(
        private=private, dealt_sides=states.dealt_sides.at[:, row].set(states.dealt_sides[::-1, row])
    )


def test_private_dice_are_open_from_the_moment_they_are_rolled() -> None:
    table = Table(players=2, dice_pools=True)
    seat = jnp.zeros(TABLES, jnp.int32)
    keys = jax.random.split(jax.random.key(9), TABLES)
    observe = jax.jit(jax.vmap(table.observe))
    sample, greedy, mask = (jax.jit(jax.vmap(one)) for one in (table.sample, table.greedy, table.legal_action_mask))
    for states, rolled in ((batch(table, TABLES), False), (random_games(table, TABLES, 1), True)):
        assert states.pools is not None
        own = states.pools.own
        twin = states._replace(pools=states.pools._replace(own=own[::-1]))
        assert np.array_equal(observe(twin, seat), observe(states, seat)) == (not rolled)
        world = sample(states, seat, keys)
        assert np.array_equal(observe(world, seat), observe(states, seat))
        assert world.pools is not None
        assert np.array_equal(world.pools.own, own) == rolled
        chosen = np.asarray(greedy(states, keys))
        assert np.asarray(mask(states))[np.arange(TABLES), chosen].all()


def test_the_layout_names_every_number_of_an_observation() -> None:
    layout = TWO.observation_layout
    states = batch(TWO, TABLES)
    seen = np.asarray(OBSERVE(states, jnp.zeros(TABLES, jnp.int32)))[0]
    ends = [first + int(np.prod(shape)) for first, shape in layout.values()]
    assert [0, *ends[:-1]] == [first for first, _ in layout.values()]
    assert ends[-1] == len(seen)
    for name, field in TWO.named(seen).items():
        assert np.array_equal(field, part(seen, name)), name


def part(seen: Any, name: str) -> Any:
    first, shape = TWO.observation_layout[name]
    return seen[first : first + int(np.prod(shape))].reshape(shape)


def test_windows_are_seen_from_the_seat_on() -> None:
    """The second seat has a red 1 on A1 and a purple 6 on D5."""
    states = batch(TWO, TABLES)
    a1, d5 = 1, 1 << 19
    planes = jnp.array([a1 | d5, 0, d5, a1, d5, d5], jnp.uint32)
    states = states._replace(
        question=jnp.full(TABLES, Question.TURN, jnp.int32),
        patterns=jnp.array([[2, 5]] * TABLES, jnp.int32),
        windows=states.windows.at[:, 1].set(planes),
    )
    seen = np.asarray(OBSERVE(states, jnp.arange(TABLES, dtype=jnp.int32) % 2))
    for seat, at in ((0, 1), (1, 0)):
        dice = part(seen[seat], "dice").reshape(2, 11, SPACES)
        assert [tuple(one) for one in np.argwhere(dice[at])] == [(0, 0), (4, 19), (5, 0), (10, 19)]
        assert not dice[1 - at].any()


def test_a_view_of_the_engine_is_encoded_as_its_state_is_observed() -> None:
    game = Game.new(players=2, seed=3)
    rng = Random(3)
    while not game.over:
        game.play(rng.choice(game.legal_actions()))
        seat = max(game.seat, 0)
        assert np.array_equal(TWO.encoded_view(game.view(seat)), Observer(TWO.rules, seat).look(game))
    with pytest.raises(ValueError, match="views of its own seats"):
        TWO.encoded_view(game.view())
    with pytest.raises(ValueError, match="the same players and decks"):
        TWO.encoded_view(Game.new(players=3, seed=1).view(0))


# -- rewards, samples, opponents, environments ---------------------------------------------------------------------


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4}, {"mode": "solo"}], ids=str)
def test_rewards_have_the_names_and_values_of_environments(options: dict[str, Any]) -> None:
    rng = Random(4)
    games = [Game.new(seed=seed, **options) for seed in range(6)]
    for game in games:
        while not game.over:
            game.play(rng.choice(game.legal_actions()))
    for reward in REWARDS:
        table = Table(reward=reward, **options)
        states = jax.tree.map(lambda *parts: np.stack(parts), *(table.encode_state(game.state) for game in games))
        found = np.asarray(jax.jit(jax.vmap(table.rewards))(states))
        for row, game in zip(found, games, strict=True):
            assert row.tolist() == pytest.approx(utilities(game, reward)), reward
    with pytest.raises(ValueError, match="place, win, points, margin"):
        Table(reward="rank", **options)  # type: ignore[arg-type]


def test_a_sampled_state_looks_the_same_and_holds_no_secret() -> None:
    seat = jnp.zeros(TABLES, jnp.int32)
    keys = jax.random.split(jax.random.key(9), TABLES)
    sample = jax.jit(jax.vmap(TWO.sample))
    choosing = batch(TWO, TABLES)
    for states, secrets in ((choosing, ("others", "table")), (random_games(TWO, TABLES, 1), ("others",))):
        world = sample(states, seat, keys)
        assert np.array_equal(OBSERVE(world, seat), OBSERVE(states, seat))
        assert not np.array_equal(world.private, states.private), "others hold other objectives"
        assert (world.private[:, 0] != world.private[:, 1]).all()
        assert np.array_equal(world.private[:, 0], states.private[:, 0])
        for secret in secrets:
            twin = sample(_changed(states, secret), seat, keys)
            for name, found, expected in zip(State._fields, twin, world, strict=True):
                assert np.array_equal(found, expected), (secret, name)
    sides = np.asarray(sample(choosing, seat, keys).dealt_sides)
    assert all(len({*row.reshape(-1)}) == 8 for row in sides), "no window is dealt twice"


def test_the_greedy_opponent_beats_random_play_by_far() -> None:
    def step(states: State, key: Any) -> tuple[State, None]:
        keys = jax.random.split(key, TABLES)
        words = jax.vmap(TWO.legal_words)(states)
        random = jax.vmap(pick)(words, jax.random.bits(key, (TABLES,), jnp.uint32))
        greedy = jax.vmap(TWO.greedy)(states, keys)
        assert_legal = jnp.take_along_axis(jax.vmap(mask_of_words)(words), greedy[:, None], 1)[:, 0]
        chosen = jnp.where((states.seat == 0) & assert_legal, greedy, random)
        return jax.vmap(TWO.step)(states, chosen, keys), None

    keys = jax.random.split(jax.random.key(2), 150)
    states = jax.jit(lambda states: jax.lax.scan(step, states, keys)[0])(batch(TWO, TABLES))
    points = np.asarray(jax.vmap(TWO.scores)(states)).mean(axis=0)
    assert points[0] > points[1] + 15


def test_an_environment_has_what_loops_for_pgx_ask_for() -> None:
    env = Environment(TWO, auto_reset=True)
    step = jax.jit(jax.vmap(env.step))
    mask = jax.jit(jax.vmap(TWO.legal_action_mask))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), TABLES))
    assert state.observation.shape == (TABLES, *env.observation_shape)
    ended = np.zeros(TABLES, int)
    for number in range(170):
        key = jax.random.key(number)
        actions = jax.random.categorical(key, jnp.where(state.legal_action_mask, 0.0, -jnp.inf))
        assert np.array_equal(state.legal_action_mask, mask(state.table))
        state = step(state, actions, jax.random.split(key, TABLES))
        over = np.asarray(state.terminated)
        ended += over
        assert np.array_equal(np.abs(state.rewards).sum(1) == 2, over)
        assert (np.asarray(state.table.round)[over] == 0).all(), "dealt again"
    assert (ended >= 1).all()


def test_the_auto_reset_of_pgx_deals_finished_tables_again() -> None:
    """It puts `init` and `step` beside conditions, which a batch works out for every table."""
    env = Environment(TWO)
    unmarked = {"terminated": jnp.bool_(False), "truncated": jnp.bool_(False), "rewards": jnp.zeros(2, jnp.float32)}

    def reset_when_over(state: EnvironmentState, action: Array, key: Array) -> EnvironmentState:
        """As `pgx.experimental.wrappers.auto_reset` has it."""
        for_step, for_deal = jax.random.split(key)
        over = state.terminated | state.truncated
        after = env.step(jax.lax.cond(over, lambda: state.replace(**unmarked), lambda: state), action, for_step)
        marked = {name: getattr(after, name) for name in unmarked}
        over = after.terminated | after.truncated
        found: EnvironmentState = jax.lax.cond(over, lambda: env.init(for_deal).replace(**marked), lambda: after)
        return found

    def step_and_deal(state: EnvironmentState, action: Array, key: Array) -> tuple[EnvironmentState, EnvironmentState]:
        for_step, for_deal = jax.random.split(key)
        return env.step(state.replace(**unmarked), action, for_step), env.init(for_deal)

    states = random_games(TWO, TABLES, 3)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), TABLES)).replace(
        current_player=states.seat,
        observation=OBSERVE(states, states.seat),
        legal_action_mask=jax.jit(jax.vmap(TWO.legal_action_mask))(states),
        table=states,
    )
    step, parts = (jax.jit(jax.vmap(one)) for one in (reset_when_over, step_and_deal))
    ended = 0
    for number in range(40):
        key = jax.random.key(number)
        actions = jax.random.categorical(key, jnp.where(state.legal_action_mask, 0.0, -jnp.inf))
        given = state, actions, jax.random.split(key, TABLES)
        state, (after, fresh) = step(*given), parts(*given)
        over = np.asarray(after.terminated)
        marked = {name: getattr(after, name) for name in unmarked}
        for found, old, new in zip(*map(jax.tree.leaves, (state, after, fresh.replace(**marked))), strict=True):
            assert np.array_equal(np.asarray(found)[~over], np.asarray(old)[~over]), number
            assert np.array_equal(np.asarray(found)[over], np.asarray(new)[over]), number
        ended += over.sum()
    assert ended > TABLES // 2


def test_an_illegal_action_ends_a_game_of_an_environment() -> None:
    env = Environment(TWO)
    state = env.init(jax.random.key(0))
    state = jax.jit(env.step)(state, jnp.int32(0), jax.random.key(1))
    assert (bool(state.terminated), state.rewards.tolist()) == (True, [-1.0, 1.0])
    after = jax.jit(env.step)(state, jnp.int32(5), jax.random.key(2))
    assert after.rewards.tolist() == [0.0, 0.0]
    assert after.legal_action_mask.all()


def test_without_single_choices_there_is_always_something_to_choose() -> None:
    table = Table(players=2, single_choices=False)

    @jax.jit
    def play(states: State, key: Array) -> tuple[State, Array, Array]:
        masks = jax.vmap(table.legal_action_mask)(states)
        actions = jax.random.categorical(key, jnp.where(masks, 0.0, -jnp.inf))
        after = jax.vmap(table.step)(states, actions, jax.random.split(key, TABLES))
        return after, jax.vmap(table.over)(after), jax.vmap(table.legal_action_mask)(after).sum(1)

    states = batch(table, TABLES)
    for number in range(90):
        states, over, choices = play(states, jax.random.key(number))
        assert (np.asarray(choices)[~np.asarray(over)] > 1).all()
    assert over.any()
