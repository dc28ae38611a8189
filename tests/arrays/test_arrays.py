"""The arrays by themselves: what they refuse, where their cards come from, chance, what a seat may know."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from arrays.lockstep import batch, random_games
from support.paths import DOCS
from vitral import OptionError, load_cards
from vitral.arrays import Question, State, Table, mask_of_words, number_in_words, pick
from vitral.arrays import table as table_module
from vitral.arrays.chance import Chance, draw
from vitral.arrays.legal import FIRST, LAST
from vitral.engine import ACTIONS
from vitral.spaces import SPACES

EXAMPLES = DOCS / "examples"
TWO = Table(players=2)
TABLES = 32
OBSERVE = jax.jit(jax.vmap(TWO.observe))


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({"mode": "automa"}, "mode: 'automa'"),
        ({"dice_pools": True}, "dice_pools: True"),
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
        Table(players=2, cards=load_cards("base", EXAMPLES / "my_cards.toml"))


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
    assert left_out == {"check", "remove", "take", "own", "glass", "inspire", "go", "gather"}
    words = tuple(jnp.uint32((1 << last + 1 - first) - 1) for first, last in zip(FIRST, LAST, strict=True))
    assert set(np.flatnonzero(mask_of_words(words))) == set(numbers)


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
        for row in states.track[at]:
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
        assert len({*states.offers[at].reshape(-1)}) == 8


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
    return states._replace(private=private, offers=states.offers.at[:, row].set(states.offers[::-1, row]))


def test_the_layout_names_every_number_of_an_observation() -> None:
    layout = TWO.observation_layout
    states = batch(TWO, TABLES)
    seen = np.asarray(OBSERVE(states, jnp.zeros(TABLES, jnp.int32)))[0]
    ends = [first + int(np.prod(shape)) for first, shape in layout.values()]
    assert [0, *ends[:-1]] == [first for first, _ in layout.values()]
    assert ends[-1] == len(seen)
    sides = part(seen, "sides")
    assert [int(side) for side in sides.argmax(axis=1)] == [int(side) for side in states.offers[0, 0]]


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
        windows = part(seen[seat], "windows")
        assert [tuple(one) for one in np.argwhere(windows[at])] == [(0, 0), (4, 19), (5, 0), (10, 19)]
        assert not windows[1 - at].any()
