"""Worlds: a view filled in at random looks the same to its viewer, and no true secret gets into it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from vitral import Game, View
from vitral.bots import Budget, make_bot
from vitral.bots.sampling import sample_outcome
from vitral.engine import apply, legal_actions, view
from vitral.engine.state import State

TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 4},
    {"players": 3, "dice_pools": True, "inspirations": True},
    {"players": 6, "rare_glass": True, "passion_publics": True},
    {"players": 2, "enforcement": "honour"},
    {"mode": "solo", "inspirations": True, "track": "lighter"},
    {"mode": "automa", "rare_glass": True},
]


def positions(options: dict[str, Any], seed: int) -> list[State]:
    game, rng, found = Game.new(seed=seed, **options), Random(seed), []
    while not game.over:
        if rng.random() < 0.3:
            found.append(game.state)
        game.play(rng.choice(game.legal_actions()))
    return found


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_sampled_world_looks_like_the_view_it_was_made_from(options: dict[str, Any]) -> None:
    for state in positions(options, 4):
        seen = view(state, state.seat)
        world = seen.sample(Random(1))
        again = view(world, state.seat)
        if not state.windows:
            assert again._replace(dealt_sides=(), chosen_side=-1) == seen._replace(dealt_sides=(), chosen_side=-1)
        else:
            assert again == seen
        assert legal_actions(world) == legal_actions(state)


def resolve_chance(state: State, rng: Random) -> None:
    while (step := state.todo[0]).chance:
        step.resolve(state, sample_outcome(step.pending(state), rng))


def test_a_world_can_be_played_to_the_end() -> None:
    for options in TABLES:
        state = positions(options, 5)[0]
        world, rng = view(state, state.seat).sample(Random(2)), Random(3)
        while not world.over:
            resolve_chance(world, rng)
            if not world.over:
                apply(world, rng.choice(legal_actions(world)))
                resolve_chance(world, rng)


def test_worlds_differ_in_what_is_hidden() -> None:
    state = positions({"players": 4}, 6)[3]
    worlds = [view(state, 0).sample(Random(seed)) for seed in range(12)]
    assert len({world.private[1] for world in worlds}) > 1
    assert {world.private[0] for world in worlds} == {state.private[0]}
    for world in worlds:
        cards = [card for cards in world.private for card in cards]
        assert len(set(cards)) == len(cards)


def other_secrets(state: State, viewer: int) -> State:
    """The same table, but everybody else holds other objectives and was offered other sides."""
    other = state.copy()
    deck = list(state.rules.decks["private"].values())
    held = set(state.private[viewer])
    rest = [card for card in deck if card not in held]
    shifted = iter(rest[1:] + rest[:1])
    other.private = tuple(cards if seat == viewer else (next(shifted),) for seat, cards in enumerate(state.private))
    other.dealt_sides = tuple(
        sides if seat == viewer else tuple(reversed(sides)) for seat, sides in enumerate(state.dealt_sides)
    )
    return other


@pytest.mark.parametrize("name", ["random", "apprentice", "glazier", "master", "grandmaster", "grandmaster:2"])
@pytest.mark.parametrize("options", [table for table in TABLES if table.get("mode") != "solo"], ids=str)
def test_changing_the_secrets_of_others_never_changes_a_choice(name: str, options: dict[str, Any]) -> None:
    few = 3 if "master" in name else 8
    asked = 0
    for state in positions(options, 7):
        legal = legal_actions(state)
        if len(legal) < 2 or not state.windows or state.seat >= state.rules.options.players:
            continue
        choices = [
            make_bot(name, 11).choose(view(one, state.seat), legal, Budget(playouts=16))
            for one in (state, other_secrets(state, state.seat))
        ]
        assert choices[0] is choices[1]
        asked += 1
        if asked == few:
            break
    assert asked


@pytest.mark.parametrize("name", ["glazier", "master", "grandmaster"])
@pytest.mark.parametrize("options", [table for table in TABLES if table.get("mode") != "solo"], ids=str)
def test_the_secrets_of_others_never_change_the_choice_of_a_window(name: str, options: dict[str, Any]) -> None:
    game = Game.new(seed=9, **options)
    while len(game.legal_actions()) < 2:
        game.play(game.legal_actions()[0])
    state = game.state
    assert not state.windows
    choices = [
        make_bot(name, 11).choose(view(one, state.seat), legal_actions(state), Budget(playouts=16))
        for one in (state, other_secrets(state, state.seat))
    ]
    assert choices[0] is choices[1]


def test_the_check_would_notice_a_leak() -> None:
    state = positions({"players": 2}, 7)[4]
    other = other_secrets(state, 0)
    assert view(state, 1) != view(other, 1)
    assert isinstance(view(state, 0), View)
