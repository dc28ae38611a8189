"""Sameness: the arrays play the very games the engine plays."""

from __future__ import annotations

from typing import Any

import pytest

from arrays.lockstep import LockstepGame

SHORT: dict[str, tuple[dict[str, Any], int]] = {
    "two players": ({"players": 2}, 32),
    "solo": ({"mode": "solo", "solo_tools": 5, "track": "lighter"}, 32),
    "dice pools": (
        {"players": 3, "dice_pools": True, "tools": ["strip_cutter", "lead_came_nippers", "lens_cutter"]},
        16,
    ),
}
LONG: dict[str, dict[str, Any]] = {
    "two players": {"players": 2},
    "three players": {"players": 3},
    "four players": {"players": 4},
    "five players": {"players": 5},
    "six players": {"players": 6},
    "solo": {"mode": "solo"},
    "solo, first printing, lighter track": {
        "mode": "solo",
        "solo_tools": 5,
        "solo_private": 1,
        "solo_payment": "first_printing",
        "track": "lighter",
    },
    "cards first, scaled bag, positions": {
        "players": 3,
        "setup": "cards_first",
        "bag": "scaled",
        "start_player": 2,
        "privates": "mixed",
        "expansion_windows": True,
    },
    "dice pools": {"players": 2, "dice_pools": True},
    "dice pools of six": {"players": 6, "dice_pools": True},
    "dice pools, cards first": {"players": 3, "dice_pools": True, "setup": "cards_first", "privates": "colors"},
    "tools for private dice": {
        "players": 4,
        "dice_pools": True,
        "tools": ["strip_cutter", "lead_came_nippers", "flux_remover"],
    },
    "tools that move dice": {"players": 2, "tools": ["lathekin", "tap_wheel", "eglomise_brush"]},
}
GAMES = 2000
AT_ONCE = 250


@pytest.mark.parametrize("name", SHORT)
def test_games_in_lock_step(name: str) -> None:
    options, games = SHORT[name]
    LockstepGame(options, games).play(seed=1)


@pytest.mark.long
@pytest.mark.parametrize("name", LONG)
def test_thousands_of_games_in_lock_step(name: str) -> None:
    both = LockstepGame(LONG[name], AT_ONCE)
    for seed in range(1000, 1000 + GAMES, AT_ONCE):
        both.play(seed)
