"""What a table asks: every step names a kind, a verb and a prompt, and the card in use is named through each tool."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from support.automa_table import automa_table
from support.passion_table import ONES, REDS, passion
from support.table import BLANK, Table, table
from vitral import Game, parse_position
from vitral.engine import QuestionKind, view
from vitral.engine.actions import VERBS
from vitral.engine.position import position, state_from_dict
from vitral.engine.steps import Step, step_of, vocabulary
from vitral.engine.steps.inspirations import Inspirable

STEPS = [step_of(text) for text in sorted(vocabulary())]
ASKING = [step for step in STEPS if step.asks and not step.auto]
TWO = (BLANK, ["R1 G2 -- -- --"])


def asked(t: Table) -> tuple[str, str]:
    """The prompt and the card at work, as everybody sees them."""
    question = view(t.state).question
    assert view(t.state, t.seat).question == question
    return question.prompt, question.card


# --- every step ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", ASKING, ids=lambda step: step.text)
def test_a_step_that_asks_says_what(step: Step) -> None:
    assert step.question.kind is not QuestionKind.NOTHING
    assert step.question.verb in VERBS
    assert step.question.prompt
    assert " " not in step.question.prompt
    assert "inspirable" not in step.question.prompt
    assert step.question.card == ""


@pytest.mark.parametrize("step", [step for step in STEPS if step not in ASKING], ids=lambda step: step.text)
def test_a_step_that_does_not_ask_says_nothing(step: Step) -> None:
    assert (step.question.kind, step.question.verb) == (QuestionKind.NOTHING, "")


def test_an_inspirable_step_asks_what_it_wraps() -> None:
    wrapped = [step for step in STEPS if isinstance(step, Inspirable)]
    assert wrapped
    assert all(step.question == step.inner.question for step in wrapped)


def test_every_kind_is_asked_by_some_step() -> None:
    assert {step.question.kind for step in STEPS} == set(QuestionKind)


def test_what_pays_where_a_die_may_be_left_and_what_may_be_ended() -> None:
    assert [step_of(f"pay {symbol}").question.symbol for symbol in "G4"] == ["G", "4"]
    left = {step.question.prompt: step.question.leave for step in STEPS if step.question.leave}
    assert left.pop("place-or_leave_on_board") == "board"
    assert set(left.values()) == {"pool"}
    assert all("or_leave" in prompt for prompt in left)
    stop = {step.question.prompt for step in STEPS if step.question.stop}
    assert stop == {"lift-other-same_color-or_stop", "pick-own", "final-check"}


@pytest.mark.parametrize(
    "options",
    [
        {"players": 3},
        {"players": 2, "dice_pools": True},
        {"players": 2, "inspirations": True, "rare_glass": True},
        {"players": 2, "enforcement": "honour"},
        {"mode": "solo", "track": "lighter"},
        {"mode": "automa", "rare_glass": True},
    ],
    ids=str,
)
def test_answers_have_the_verb_and_no_card_is_at_work_between_turns(options: dict[str, Any]) -> None:
    for seed in range(6):
        rng, game = Random(seed), Game.new(seed=seed, **options)
        while not game.over:
            question, texts = game.view().question, [action.text for action in game.legal_actions()]
            besides = {"leave", "stop", "glass"}
            if question.kind is QuestionKind.TURN:
                besides = {"pass", "tool", "own", "glass", "gather", "check"}
            elif game.state.todo[0].text.removeprefix("inspirable ").startswith("place drafted"):
                besides = {"tool", "glass"}
            assert {text.split()[0] for text in texts} <= {question.verb, "inspire", *besides}, (question, texts)
            assert ("leave" not in texts) or question.leave
            assert ("stop" not in texts) or question.stop
            if question.kind in (
                QuestionKind.TURN,
                QuestionKind.SIDE,
                QuestionKind.CHECK,
                QuestionKind.REMOVE,
                QuestionKind.KEEP,
            ):
                assert game.state.using == ()
            assert game.view().using == game.state.using
            game.play(rng.choice(texts))


# --- the card at work ---------------------------------------------------------------------------------------


def test_flux_remover_with_an_empty_bag() -> None:
    t = table(pool="R4", bag="", tools=["flux_remover"]).play("tool flux_remover")
    assert asked(t) == ("take", "flux_remover")
    t.play("take R4")
    assert view(t.state).question.kind is QuestionKind.NOTHING
    assert view(t.state).question.card == "flux_remover"
    t.resolve("draw R")
    assert asked(t) == ("set", "flux_remover")
    t.play("set 2")
    assert asked(t) == ("place-or_leave", "flux_remover")
    assert asked(t.play("leave")) == ("turn", "")


def test_lathekin() -> None:
    t = table(windows=[TWO], tools=["lathekin"]).play("tool lathekin")
    for prompt, action in (("lift", "lift A1"), ("place", "place B3"), ("lift-other", "lift A2")):
        assert asked(t) == (prompt, "lathekin")
        t.play(action)
    assert asked(t) == ("place", "lathekin")
    assert asked(t.play(t.legal()[0])) == ("turn", "")


def test_tap_wheel_stopped_after_one_die() -> None:
    t = table(windows=[TWO], track=["R6"], tools=["tap_wheel"]).play("tool tap_wheel", "lift A1", "place B3")
    assert asked(t) == ("lift-other-same_color-or_stop", "tap_wheel")
    assert asked(t.play("stop")) == ("turn", "")


def test_running_pliers_for_the_last_player() -> None:
    t = table(windows=[TWO, TWO], pool="B3 Y5", tools=["running_pliers"], turn=1, start=0)
    t.play("take B3", "place B1")
    assert asked(t) == ("turn", "")
    t.play("tool running_pliers")
    assert asked(t) == ("take", "running_pliers")
    t.play("take Y5")
    assert asked(t) == ("place", "running_pliers")
    assert asked(t.play(t.legal()[0])) == ("turn", "")
    assert t.state.skips == 0b10


def test_luck_inside_grozing_pliers() -> None:
    t = passion(holds="luck", windows=[(ONES, [])], pool="B5 G1", tools=["grozing_pliers"])
    t.play("tool grozing_pliers", "take B5")
    assert asked(t) == ("nudge", "grozing_pliers")
    t.play("inspire")
    assert view(t.state).question.card == "luck"
    t.resolve("reroll B2")
    assert asked(t) == ("nudge", "grozing_pliers")
    t.play("set 1")
    assert asked(t) == ("place", "grozing_pliers")
    assert asked(t.play("place A1")) == ("turn", "")


def test_luck_that_fails_inside_grozing_pliers() -> None:
    t = passion(holds="luck", windows=[(ONES, [])], pool="B5 G1", tools=["grozing_pliers"])
    t.play("tool grozing_pliers", "take B5", "inspire").resolve("reroll B6")
    assert (t.seat, asked(t)) == (1, ("turn", ""))


def test_courage_works_until_the_die_is_placed() -> None:
    t = passion(holds="courage", windows=[(REDS, [])], pool="B1", tools=["grozing_pliers"])
    t.play("tool grozing_pliers", "take B1")
    assert asked(t) == ("nudge", "grozing_pliers")
    t.play("inspire")
    assert asked(t) == ("nudge", "courage")
    t.play("set 2")
    assert asked(t) == ("place-ignore_print", "courage")
    assert asked(t.play("place A1")) == ("turn", "")


def test_courage_inside_running_pliers_leaves_the_tool_its_last_step() -> None:
    t = passion(holds="courage", windows=[(REDS, ["R1"])], pool="B2", drafted=True, tools=["running_pliers"])
    t.play("tool running_pliers", "take B2", "inspire")
    assert asked(t) == ("place-ignore_print", "courage")
    assert asked(t.play("place A2")) == ("turn", "")
    assert t.state.skips == 1


def test_an_inspiration_of_its_own_steps_is_put_away_behind_them() -> None:
    t = passion(holds="resourcefulness", windows=[(REDS, [])], pool="B2", track=["R5"]).play("take B2", "inspire")
    assert asked(t) == ("swap-track", "resourcefulness")
    t.play("track R5@1")
    assert asked(t) == ("place", "")


def test_wisdom_gives_way_to_its_tool() -> None:
    t = passion(holds="wisdom", windows=[TWO], tools=["lathekin"], tool_tokens=[1]).play("inspire")
    assert asked(t) == ("discount-tool", "wisdom")
    t.play("tool lathekin")
    assert asked(t) == ("lift", "lathekin")
    t.play("lift A1", "place B3", "lift A2")
    assert asked(t.play(t.legal()[0])) == ("turn", "")


def test_a_tool_paid_with_a_die_in_solo() -> None:
    t = table(mode="solo", windows=[TWO], pool="Y2 G3", tools=["lathekin"]).play("tool lathekin")
    question = view(t.state).question
    assert (question.kind, question.symbol, question.card) == (QuestionKind.PAY, "Y", "lathekin")
    assert t.tools() == []
    assert asked(t.play("pay Y2")) == ("lift", "lathekin")


def test_an_automa_swap_puts_no_card_to_work() -> None:
    window = ["R1 -- -- -- --", "R2 -- -- -- --", "R3 -- -- -- --", "R4 -- -- -- --"]
    t = automa_table(pool="R5 R6 R1 R2 R3", window=window, track=[f"B{n}" for n in range(1, 6)])
    card = next(card for card in t.state.rules.cards.automa.cards if not card.passion)  # type: ignore[union-attr]
    t.reveal(card.id)
    assert any(note.startswith("automa_swaps") for note in t.notes())
    assert t.state.using == ()
    assert view(t.state).question.card == ""


# --- kept -----------------------------------------------------------------------------------------------------


def test_positions_keep_the_card_at_work_and_old_ones_load() -> None:
    drops = ("fractal_drops", ["-- B4 -- -- --", "-- R3 -- -- --"])
    t = table(windows=[drops, ("industria", [])], tools=["lathekin"]).play("tool lathekin", "lift A2")
    line = position(t.state)
    assert "using=lathekin" in line
    assert parse_position(line).using == ("lathekin",)
    old = " ".join(word for word in line.split() if not word.startswith("using=")).replace("end+tool,", "")
    read = parse_position(old)
    assert (read.using, view(read).question.card) == ((), "")
    data = t.state.to_dict()
    del data["using"]
    assert state_from_dict(data).using == ()
    done = Table(read)
    for _ in range(3):
        assert asked(done)[1] == ""
        done.play(done.legal()[0])
    assert asked(done) == ("turn", "")
