"""Whole games at random: the tables to try, a lively random player, and the referee's reading of a state."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

from oracle.slow_rules import SlowWindow, Track, read_window
from vitral import Action, Game, State, Window, base_cards
from vitral.dice import TEXT

TOOLS = tuple(tool.id for tool in base_cards().tools)
PUBLICS = tuple(card.id for card in base_cards().publics)
PRIVATES = tuple(card.id for card in base_cards().privates)
PATTERNS = tuple(pattern.id for pattern in base_cards().patterns)

TABLES: tuple[dict[str, Any], ...] = tuple(
    {"players": players, "enforcement": enforcement, "bag": bag}
    for players, enforcement, bag in product((2, 3, 4), ("strict", "honour"), ("full", "scaled"))
)


def table_name(options: dict[str, Any]) -> str:
    """A table's options in a word, for the names of tests."""
    return "-".join(str(value) for value in options.values())


def lively(rng: Random, legal: Sequence[Action]) -> Action:
    """A random choice that seldom gives a turn away, so that windows fill and tools are used."""
    action = rng.choice(legal)
    if action.text == "pass" and rng.random() < 0.8:
        action = rng.choice(legal)
    return action


def play_on(game: Game, rng: Random) -> Iterator[State]:
    """Play to the end, yielding the state before every choice and the last one."""
    while not game.over:
        yield game.state
        game.play(lively(rng, game.legal_actions()))
    yield game.state


def random_game(seed: int, **options: Any) -> Game:
    """A finished game."""
    game = Game.new(seed=seed, **options)
    rng = Random(seed)
    while not game.over:
        game.play(lively(rng, game.legal_actions()))
    return game


def slow_window(window: Window) -> SlowWindow:
    """The window as the slow referee reads it."""
    return read_window(window.pattern.grid, window.rows())


def pool_of(state: State) -> list[str]:
    """The draft pool in texts."""
    return [TEXT[die] for die in state.pool]


def track_of(state: State) -> Track:
    """The round track in texts."""
    return [[TEXT[die] for die in dice] for dice in state.track]
