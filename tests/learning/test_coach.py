"""The coach: hints that can be followed, reviews that add up."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from support.paths import DOCS
from support.table import BLANK, table
from vitral import Game, load_cards
from vitral.arena import play_out
from vitral.bots import Budget, make_bot
from vitral.bots.evaluation import neural_evaluator
from vitral.bots.glazier import GlazierBot
from vitral.bots.turn_search import Plan
from vitral.coach import hint, review
from vitral.coach.adviser import SeatEvaluator
from vitral.coach.reasons import TurnReason, reasons
from vitral.coach.review import tool_first
from vitral.coach.verdicts import Parts, Verdict, _Judge, judge_turn
from vitral.engine import Action, State, apply, view
from vitral.records.record import replay_states

TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "dice_pools": True},
    {"players": 2, "enforcement": "honour"},
    {"players": 2, "rare_glass": True, "inspirations": True},
    {"mode": "solo"},
    {"mode": "automa"},
]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_hints_can_be_followed_to_the_end(options: dict[str, Any]) -> None:
    game = Game.new(seed=2, **options)
    while not game.over:
        legal = game.legal_actions()
        if len(legal) == 1:
            game.play(legal[0])
            continue
        advice = hint(game.view(game.seat), think=False)
        assert advice.action in legal
        assert advice.turn[0] is advice.action
        assert advice.why or game.state.drafted
        json.dumps(advice.to_dict())
        game.play(advice.action)


def test_a_hint_says_why() -> None:
    rows = ["R1 Y2 G3 B4 --", "", "", ""]
    t = table(windows=[(BLANK, rows)], pool="P5", public=["row_color_variety"], round=10)
    advice = hint(view(t.state, t.state.seat), Budget(playouts=8))
    assert [action.text for action in advice.turn] == ["take P5", "place A5", "pass"]
    assert ("scores", "row_color_variety", 6) in advice.why
    assert advice.gain > 3


def test_a_hint_thinks_as_the_grandmaster_and_tells_what_the_best_judge_expects() -> None:
    game = Game.new(2, 5)
    while game.seat != 0 or game.state.round < 2:
        game.play(game.legal_actions()[0])
    seen = game.view(0)
    advice = hint(seen, Budget(playouts=60), seed=3)
    assert advice.action is make_bot("grandmaster", 3).choose(seen, game.legal_actions(), Budget(playouts=60))
    learned = neural_evaluator(seen.rules, seen.public, seen.private)
    assert learned is not None
    for action in advice.turn[:-1]:
        game.play(action)
    assert advice.expected == pytest.approx(learned.evaluate([game.state], 0)[0])


def test_a_review_expects_what_the_best_judge_expects() -> None:
    game = Game.new(2, 5)
    play_out(game, [make_bot("apprentice", seat) for seat in range(2)])
    record = game.record()
    moment = next(moment for moment in review(record).moments if moment.round == 5)
    state = [state.copy() for _, state in replay_states(record, None)][moment.ply - 1]
    learned = neural_evaluator(state.rules, state.public, state.private[1])
    assert learned is not None
    assert moment.expected[1] == pytest.approx(learned.evaluate([state], 1)[0])


def test_once_a_die_is_placed_ending_the_turn_needs_no_reason() -> None:
    game = Game.new(seed=2, tools=["lathekin", "tap_wheel", "grinding_stone"])
    while not game.state.drafted or game.state.hand >= 0:
        game.play(game.legal_actions()[0])
    advice = hint(game.view(game.seat), think=False)
    assert (advice.action.text, advice.why) == ("pass", ())


def test_a_hint_says_what_stays_open() -> None:
    # A die beside A5 must not take away the only value that still fits there.
    pattern = ("....6", ".....", ".....", ".....")
    rows = ["R1 Y2 G3 B4 --", "", "", ""]
    t = table(windows=[(pattern, rows)], pool="P6 P5", public=["row_color_variety"], round=9)
    turn = hint(view(t.state, t.state.seat), think=False)
    assert [action.text for action in turn.turn] == ["take P6", "place A5", "pass"]
    assert {why.code for why in turn.why} & {"scores", "narrow"}


def test_a_hint_in_solo_speaks_of_the_target() -> None:
    rows = ["R1 Y2 G3 B4 --", "", "", ""]
    t = table(mode="solo", windows=[(BLANK, rows)], pool="P6 P1", public=["row_color_variety"], round=10, turn=1)
    turn = hint(view(t.state, 0), think=False)
    assert turn.action.text == "take P6"
    assert any(why.code == "off_track" and why.points >= 1 for why in turn.why)


def test_a_hint_is_for_the_seat_to_move() -> None:
    game = Game.new(2, 1)
    with pytest.raises(ValueError, match="for the seat to move"):
        hint(game.view(1))
    with pytest.raises(ValueError, match="for the seat to move"):
        hint(game.view())


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_review_tells_of_every_turn(options: dict[str, Any]) -> None:
    game = Game.new(seed=3, **options)
    people = game.options.players
    play_out(game, [make_bot("apprentice", seat) for seat in range(people)])
    found = review(game.record())
    assert {moment.seat for moment in found.moments} == set(range(people))
    assert all(len(moment.expected) == people for moment in found.moments)
    losses = [mistake.loss for mistake in found.mistakes]
    assert losses == sorted(losses, reverse=True)
    for one in found.mistakes:
        assert one.loss > 2 * one.error, "what lies within the error is no mistake"
        assert sum(cause.points for cause in one.causes) == pytest.approx(round(one.loss, 1)), "causes add up"
        after = next(moment for moment in found.moments if moment.ply >= one.ply and moment.seat == one.seat)
        assert one.expected == after.expected[one.seat], "a loss is measured from the curve of expected scores"
    assert len(found.luck) == people
    json.dumps(found.to_dict())


def test_a_budget_limits_the_futures_of_a_review(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(2, 5)
    play_out(game, [make_bot("apprentice:1", seat) for seat in range(2)])
    played: list[int] = []
    real = _Judge._play_on

    def counted(self: _Judge, state: State, seed: int) -> Parts:
        played.append(seed)
        return real(self, state, seed)

    monkeypatch.setattr(_Judge, "_play_on", counted)
    found = review(game.record(), Budget(playouts=2), most=1)
    assert 0 < len(played) <= 3 * (3 * 2 + 2 * 2), "three turns at most, each with its rivals"
    assert review(game.record(), Budget(0.0, playouts=2), most=1) == found, "a review is the same on slow machines"


def test_futures_end_when_a_loss_is_known_well_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table(windows=[(BLANK, ["", "", "", ""])], pool="P6 P5", public=["row_color_variety"], round=3).state
    evaluators = [SeatEvaluator(state.rules, seat, state.public, state.private[seat]) for seat in range(2)]

    def compared(losses: Callable[[int], float]) -> tuple[Verdict | None, int]:
        ends = iter(range(1_000))

        def play_on(_: _Judge, state: State, seed: int) -> Parts:
            end = next(ends)
            return {"open": 0.0 if end % 2 else losses(end // 2)}

        monkeypatch.setattr(_Judge, "_play_on", play_on)
        verdict = judge_turn(state, state, [Plan(0.0, (), state)], evaluators, Random(1))
        return verdict, next(ends) // 2

    verdict, futures = compared(lambda at: 3.0 + at % 2)
    assert verdict is not None
    assert (verdict.loss, futures) == (3.5, 12)
    verdict, futures = compared(lambda at: 4.0 + 12.0 * (at % 2))
    assert verdict is not None
    assert futures == 48, "what varies is played longer"
    assert compared(lambda at: 10.0 * (at % 2) - 5.0) == (None, 12), "what has lost nothing is let off"


def test_the_last_moment_is_the_result() -> None:
    game = Game.new(2, 5)
    play_out(game, [make_bot("glazier", seat) for seat in range(2)])
    found = review(game.record())
    assert found.moments[-1].expected == tuple(score.total for score in game.scores())


def test_a_blunder_is_found() -> None:
    game = Game.new(2, 5)
    bots = [make_bot("glazier", seat) for seat in range(2)]
    while not game.over:
        legal = game.legal_actions()
        blind = game.seat == 0 and game.state.round == 6 and any(a.text == "pass" for a in legal)
        view_ = game.view(game.seat)
        game.play("pass" if blind else legal[0] if len(legal) == 1 else bots[game.seat].choose(view_, legal))
    worst = review(game.record(), most=3).mistakes
    found = [mistake for mistake in worst if mistake.round == 6 and mistake.seat == 0 and mistake.better]
    assert found


def test_a_verdict_names_first_the_space_that_a_turn_closed() -> None:
    # A5 takes only a 6, and so no die at all beside the 6 on A4.
    rows = ["R1 Y2 G3 -- --", "Y3 G5 R2 Y1 B2", "B2 P3 Y4 G3 R5", "P6 Y1 B5 R6 G1"]
    t = table(windows=[(("....6", *BLANK[1:]), rows)], pool="P6 P5 R6 Y6 G6", public=["row_color_variety"], round=10)
    ends = {}
    for die in ("P5", "P6"):
        ends[die] = t.state.copy()
        for choice in (f"take {die}", "place A4"):
            apply(ends[die], Action(choice))
    better = Plan(0.0, (Action("take P5"), Action("place A4")), ends["P5"])
    evaluators = [SeatEvaluator(t.state.rules, seat, t.state.public, t.state.private[seat]) for seat in range(2)]
    verdict = judge_turn(t.state, ends["P6"], [better], evaluators, Random(1))
    assert verdict is not None
    assert verdict.loss >= 1
    assert verdict.error == 0, "the last round is played to its end"
    assert verdict.causes[0][:2] == ("dead", "A5")
    assert judge_turn(t.state, ends["P5"], [better], evaluators, Random(1)) is None, "the same turn is no mistake"


@pytest.mark.parametrize(
    ("played", "planned"),
    [
        ("take R4, tool flux_brush", "tool flux_brush, take R4"),
        ("take R4, tool flux_brush, pay P1, place A1", "tool flux_brush, pay P1, take R4, place A1"),
        ("take R4, place A1, tool lathekin, lift A1", "take R4, place A1, tool lathekin, lift A1"),
    ],
)
def test_a_turn_is_known_in_either_order_of_tool_and_die(played: str, planned: str) -> None:
    assert tool_first([Action(text) for text in played.split(", ")]) == tuple(map(Action, planned.split(", ")))


def test_a_tool_of_a_file_of_ones_own_goes_by_its_name() -> None:
    cards = load_cards("base", DOCS / "examples" / "my_cards.toml")
    game = Game.new(players=2, seed=3, cards=cards, tools=["glass_saw", "lathekin", "tap_wheel"])
    game.play("side 1")
    game.play("side 1")
    state = game.state
    assert state.tools[0].action.text == "tool #1"
    using = Plan(0.0, (state.tools[0].action,), state)
    evaluator = GlazierBot(1).evaluator(game.view(game.seat))
    assert TurnReason("tool", "glass_saw") in reasons(state, using, [], (), evaluator)
