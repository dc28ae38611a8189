"""The apprentice: what it likes, how it slips, and that it finishes legal games at every table there is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest

from support.automa_table import automa_table
from support.long_run import LONG
from support.table import BLANK, table
from vitral import Game, OptionError, Options
from vitral.arena import play_out, simulate
from vitral.bots import make_bot
from vitral.bots.apprentice import LEVELS, ApprenticeBot
from vitral.engine import legal_actions, view
from vitral.engine.state import State


def choice(state: State, seed: int = 1) -> str:
    """What the bot would do at that table."""
    return ApprenticeBot(seed, LEVELS).choose(view(state, state.seat), legal_actions(state)).text


# --- What it likes ------------------------------------------------------------------------------------------


def test_it_takes_the_die_that_counts_for_its_private_objective() -> None:
    t = table(pool="R2 Y5 G5", private=["shades_of_red", "shades_of_blue"])
    assert choice(t.state) == "take R2"


def test_it_fills_narrow_spaces_first() -> None:
    printed = ("..3..", ".....", ".....", ".....")
    t = table(windows=[(printed, [])], pool="G3").play("take G3")
    assert choice(t.state) == "place A3"


def test_it_leaves_no_space_that_nothing_fits() -> None:
    # A green die or a 5 on A2 would close A1, which asks for green, or A3, which asks for a 5.
    printed = ("G.5..", ".....", ".....", ".....")
    t = table(windows=[(printed, ["-- -- -- -- R1"])], pool="G5").play("take G5")
    assert choice(t.state) not in ("place A2",)


def test_it_completes_what_scores() -> None:
    rows = ["R1 Y2 G3 B4 --", "", "", ""]
    t = table(windows=[(BLANK, rows)], pool="P5", public=["row_color_variety"]).play("take P5")
    assert choice(t.state) == "place A5"


def test_it_uses_no_tools() -> None:
    t = table(pool="R2", tools=["grozing_pliers", "flux_brush"], drafted=True, windows=[(BLANK, ["R1"])])
    assert choice(t.state) == "pass"
    t = table(pool="R2", tools=["grozing_pliers", "flux_brush"])
    assert choice(t.state) == "take R2"


def test_it_picks_the_easiest_window() -> None:
    game = Game.new(2, 3)
    sides = game.view(0).dealt_sides
    chosen = sides[int(choice(game.state).split()[1]) - 1]
    assert chosen.difficulty == min(side.difficulty for side in sides)


def test_it_knows_the_automas_places() -> None:
    t = automa_table(pool="Y6 R1 R2 R6 G6", round=1, turn=0, private=["shades_of_red", "shades_of_blue"])
    assert choice(t.state) == "take R6@4"


def test_it_keeps_to_the_rules_at_an_honor_table() -> None:
    t = table(windows=[(BLANK, ["R1"])], pool="R1", enforcement="honour")
    assert choice(t.state.copy()) == "take R1"
    t.play("take R1")
    assert choice(t.state) == "place B2"
    crowded = ["R1 Y2 G3 B4 P5", "Y2 R1 B4 G3 R1", "R1 Y2 G3 B4 P5", "Y2 R1 B4 P3 --"]
    t = table(windows=[(BLANK, crowded)], pool="P6", enforcement="honour")
    assert choice(t.state) == "pass"


def test_equal_seeds_choose_alike_and_equals_are_told_apart_by_the_seed() -> None:
    t = table(pool="R2").play("take R2")
    assert choice(t.state, 5) == choice(t.state, 5)
    assert len({choice(t.state, seed) for seed in range(20)}) > 1


def test_the_lower_its_level_the_more_it_slips() -> None:
    t = table(pool="R2 Y5 G5", private=["shades_of_red", "shades_of_blue"])
    seen = view(t.state, t.state.seat), legal_actions(t.state)
    right = [sum(ApprenticeBot(seed, level).choose(*seen).text == "take R2" for seed in range(60)) for level in (1, 4)]
    assert right[0] < right[1] == 60
    assert make_bot("apprentice:1", 1).name == "apprentice:1"


def test_it_calls_the_breaches_it_sees() -> None:
    t = table(windows=[(BLANK, []), (BLANK, ["R1 R2"])], pool="R1", enforcement="honour")
    assert choice(t.state) == "check 2"


# --- It plays everywhere ------------------------------------------------------------------------------------


def tables() -> Iterator[dict[str, Any]]:
    """Every legal mode, module and number of players."""
    modules: Sequence[str] = ("dice_pools", "inspirations", "rare_glass", "passion_publics")
    numbers = [("standard", players) for players in range(2, 7)] + [("solo", 1), ("automa", 1)]
    for (mode, players), flags in product(numbers, product((False, True), repeat=len(modules))):
        options = {"mode": mode, "players": players, **dict(zip(modules, flags, strict=True))}
        try:
            Options.read(options)
        except OptionError:
            continue
        yield options
    yield {"mode": "solo", "players": 1, "track": "lighter", "solo_tools": 5}
    yield {"mode": "solo", "players": 1, "solo_private": 1, "solo_payment": "first_printing"}
    yield {"mode": "automa", "players": 1, "automa_misfit": "lenient", "automa_level": "hard", "promos": True}
    for players in range(2, 7):
        yield {"mode": "standard", "players": players, "enforcement": "honour", "rare_glass": players % 2 == 0}


TABLES = list(tables())


def name_of(options: dict[str, Any]) -> str:
    return "+".join(key if value is True else str(value) for key, value in options.items() if value)


def played(options: dict[str, Any], seed: int) -> Game:
    game = Game.new(seed=seed, **options)
    play_out(game, [make_bot("apprentice", f"{seed}/{seat}") for seat in range(options["players"])])
    return game


@pytest.mark.parametrize("options", TABLES if LONG else TABLES[::4], ids=name_of)
def test_it_finishes_legal_games_without_tools(options: dict[str, Any], times: int) -> None:
    for seed in range(max(1, times // 5)):
        game = played(options, seed)
        assert game.over
        assert not any(line.startswith(("tool", "inspire", "gather")) for line in game.record().log)
        assert not any(window.breaches() for window in game.state.windows[: options["players"]])


@pytest.mark.parametrize("options", TABLES[::9], ids=name_of)
def test_it_repeats_games(options: dict[str, Any]) -> None:
    assert played(options, 1) == played(options, 1)


def test_the_tables_are_many() -> None:
    assert len(TABLES) > 80


def test_it_beats_chance() -> None:
    result = simulate(2, ["apprentice", "random"], 20, seed="beats")
    assert result.by_bot["apprentice"].wins >= 19
