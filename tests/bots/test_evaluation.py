"""The value of a position: exact at the end, the same compiled or not, and sensible in between."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from support.table import BLANK, table
from vitral import Game
from vitral.bots import make_bot
from vitral.bots.evaluation import Evaluator, placements_left
from vitral.bots.evaluation.evaluator import load_kernel, weight_table_name
from vitral.bots.evaluation.terms import count5, count6, lines_twice, lines_with, open_spaces
from vitral.bots.evaluation.weights import weight_table, weights_at
from vitral.bots.glazier import GlazierBot
from vitral.bots.turn_search import TurnSearch
from vitral.engine import legal_actions, view
from vitral.engine.state import State
from vitral.spaces import COLUMN_MASKS, FULL, ROW_MASKS

MODES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 4, "privates": "positions"},
    {"players": 2, "passion_publics": True, "promos": True},
    {"players": 2, "rare_glass": True},
    {"mode": "solo"},
]


def games(options: dict[str, Any], many: int) -> list[Game]:
    found = []
    for seed in range(many):
        game, rng = Game.new(seed=seed, **options), Random(seed)
        bots = [make_bot("apprentice", f"{seed}/{seat}") for seat in range(game.options.players)]
        while not game.over:
            legal = game.legal_actions()
            wild = rng.random() < 0.2
            game.play(
                rng.choice(legal) if wild or len(legal) == 1 else bots[game.seat].choose(game.view(game.seat), legal)
            )
        found.append(game)
    return found


@pytest.mark.parametrize("options", MODES, ids=str)
def test_at_the_end_the_value_is_the_score(options: dict[str, Any], times: int) -> None:
    for game in games(options, 2 * times):
        state = game.state
        for seat, score in enumerate(game.scores()):
            evaluator = Evaluator(state.rules, state.public, state.private[seat])
            assert evaluator.evaluate(state, seat) == score.total - (game.target or 0)


@pytest.mark.parametrize("options", MODES, ids=str)
def test_the_kernel_gives_the_same_to_the_last_bit(options: dict[str, Any], times: int) -> None:
    if load_kernel() is None:
        pytest.skip("the [ai] extra is not installed")
    for game in games(options, times):
        state = game.state
        for seat in range(len(state.windows)):
            margin = seat % 2 == 0
            given = (state.rules, state.public, state.private[seat])
            source = partial(weights_at, weight_table(weight_table_name(state.rules, margin=margin)))
            plain = Evaluator(*given, source, margin=margin)
            quick = Evaluator(*given, margin=margin)
            window = state.windows[seat]
            spaces = [space for space in range(20) if window.filled >> space & 1]
            Random(seat).shuffle(spaces)
            for space in spaces:
                for left in (0, 1, 4, 9, 15, 20):
                    assert quick.evaluate_window(window, left) == plain.evaluate_window(window, left)
                die = window.die_at(space)
                window = window.lift(space)
                if die < 30:
                    assert quick.best_placement(window, 7, die) == plain.best_placement(window, 7, die)


def test_counting_on_masks(times: int) -> None:
    rng = Random(1)
    for _ in range(50 * times):
        masks = [rng.getrandbits(20) for _ in range(6)]
        for count, some in ((count5, masks[:5]), (count6, masks)):
            ones, twos, fours = count(*some)
            for space in range(20):
                there = sum(mask >> space & 1 for mask in some)
                assert there == (ones >> space & 1) + 2 * (twos >> space & 1) + 4 * (fours >> space & 1)
        mask = masks[0] & masks[1]
        for row, lines in ((1, ROW_MASKS), (0, COLUMN_MASKS)):
            assert lines_with(row, mask) == sum(line for line in lines if line & mask)
            assert lines_twice(row, mask) == sum(line for line in lines if (line & mask).bit_count() > 1)


def test_room_sorts_every_open_space_once() -> None:
    for game in games({"players": 2}, 3):
        for window in game.state.windows:
            room = open_spaces(window.fits, window.filled, window.reach)
            assert room.open == FULL & ~window.filled
            assert sum(room.colors) | room.dead == sum(room.values) | room.dead == room.open


def test_placements_left() -> None:
    game = Game.new(2, 1)
    game.play("side 1")
    game.play("side 1")
    state = game.state
    assert placements_left(state, state.seat) == 19
    assert placements_left(state, 1 - state.seat) == 20


# --- What the glazier does with it --------------------------------------------------------------------------


def choice(state: State, seed: int = 1) -> str:
    return GlazierBot(seed).choose(view(state, state.seat), legal_actions(state)).text


def test_the_glazier_completes_a_row() -> None:
    rows = ["R1 Y2 G3 B4 --", "", "", ""]
    t = table(windows=[(BLANK, rows)], pool="P5", public=["row_color_variety"]).play("take P5")
    assert choice(t.state) == "place A5"


def test_the_glazier_uses_a_tool_where_it_pays() -> None:
    rows = ["R1 Y2 G3 B4 --", "-- -- -- -- --"]
    t = table(
        windows=[(("....6", ".....", ".....", "....."), rows)],
        pool="P5",
        tools=["grozing_pliers", "flux_brush", "lathekin"],
        public=["row_color_variety"],
        round=10,
    )
    assert choice(t.state) == "tool grozing_pliers"


def test_a_plan_leads_where_it_says() -> None:
    game = Game.new(2, 9)
    bots = [GlazierBot(seat) for seat in range(2)]
    for _ in range(60):
        legal = game.legal_actions()
        game.play(legal[0] if len(legal) == 1 else bots[game.seat].choose(game.view(game.seat), legal))
    state = game.state
    evaluator = Evaluator(state.rules, state.public, state.private[state.seat])
    for plan in TurnSearch(lambda one: evaluator.evaluate(one, state.seat), Random(1)).plans(state)[:20]:
        again = state.copy()
        for action in plan.actions:
            assert action in legal_actions(again)
            again.todo[0].apply(again, action)
        assert again.windows[state.seat] == plan.state.windows[state.seat]


def test_in_solo_a_tool_is_kept_for_its_moments() -> None:
    def tool_value(tool: str, number: int) -> float:
        state = table(mode="solo", windows=[(BLANK, [])], tools=[tool], round=number).state
        return Evaluator(state.rules, state.public, state.private[0]).solo_tool_value(state, placements_left(state, 0))

    assert tool_value("grozing_pliers", 2) > tool_value("grozing_pliers", 9) > 0, "there are more moments to wait for"
    assert tool_value("cork_backed_straightedge", 2) < tool_value("grozing_pliers", 2), (
        "there is soon no space that touches no die"
    )
    assert tool_value("grozing_pliers", 10) < 2, "in the last round any die is worth paying"
