"""A refusal has every reason, and changes nothing (docs/rules.md §1.8, §7)."""

from __future__ import annotations

from random import Random

import pytest

from oracle.slow_rules import SPACES, SlowWindow, breaches, placement_reasons, read_window
from oracle.slow_rules import smallest_removals as slow_removals
from support.table import BLANK, seated, table
from vitral import Action, IllegalActionError, Reason, Window, base_cards, smallest_removals
from vitral.dice import TEXT, die_of
from vitral.spaces import INDEX

WAIVERS = [{}, {"ignore_color": True}, {"ignore_value": True}, {"isolated": True}]


def random_window(rng: Random) -> tuple[Window, SlowWindow]:
    """Any dice on any spaces of any window, legal or not, for both readings of the rules."""
    pattern = rng.choice(base_cards().patterns)
    share = rng.choice([0.0, 0.1, 0.3, 0.6, 0.9])
    cells = [TEXT[rng.randrange(30)] if rng.random() < share else "--" for _ in SPACES]
    rows = [" ".join(cells[at : at + 5]) for at in range(0, 20, 5)]
    return Window.parse(pattern, rows), read_window(pattern.grid, rows)


@pytest.mark.parametrize("seed", range(10))
def test_reasons_agree_with_the_slow_referee(seed: int) -> None:
    rng = Random(seed)
    for _ in range(40):
        window, slow = random_window(rng)
        die = TEXT[rng.randrange(30)]
        for waiver in WAIVERS:
            for space in SPACES:
                given = window.reasons(INDEX[space], die_of(die), **waiver)
                assert len(given) == len(set(given))
                assert set(map(str, given)) == placement_reasons(slow, die, space, **waiver), (window, die, space)


@pytest.mark.parametrize("seed", range(10))
def test_spaces_are_those_without_a_reason(seed: int) -> None:
    rng = Random(f"spaces {seed}")
    for _ in range(40):
        window, _ = random_window(rng)
        die = rng.randrange(30)
        for waiver in WAIVERS:
            mask = window.spaces(die, **waiver)
            for space in range(20):
                assert bool(mask >> space & 1) == (not window.reasons(space, die, **waiver))


@pytest.mark.parametrize("seed", range(10))
def test_audits_agree_with_the_slow_referee(seed: int) -> None:
    rng = Random(f"audit {seed}")
    for _ in range(20):
        window, slow = random_window(rng)
        found = {space: set(map(str, reasons)) for space, reasons in window.breaches().items()}
        assert found == breaches(slow)
        if len(found) <= 12:
            # A window without a breach needs no removal: the slow referee calls that one empty set.
            assert (smallest_removals(window) or [[]]) == slow_removals(slow)


# --- what a refusal looks like ------------------------------------------------------------------------------


def test_a_refusal_names_its_reasons_in_one_order_and_in_words() -> None:
    t = table(windows=[([".....", ".Y...", ".....", "....."], ["-- R4", "B2"])], pool="R2").play("take R2")
    with pytest.raises(IllegalActionError) as refusal:
        t.play("place B2")
    assert refusal.value.action == "place B2"
    assert refusal.value.reasons == (Reason.WRONG_COLOR, Reason.SAME_COLOR_BESIDE, Reason.SAME_VALUE_BESIDE)
    for reason in refusal.value.reasons:
        assert reason.english in str(refusal.value)
        assert str(reason) in str(refusal.value)


def test_every_reason_has_words() -> None:
    assert all(reason.english for reason in Reason)


def test_every_reason_of_the_rules_exists() -> None:
    listed = """wrong_color wrong_value same_color_beside same_value_beside not_touching touching not_on_edge
        space_taken off_board not_in_pool not_on_track cannot_pay tool_used already_drafted wrong_turn no_completion
        not_your_turn game_over"""
    assert set(listed.split()) <= {str(reason) for reason in Reason}


# --- the wrong moment ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "action", ["place A1", "lift A1", "set 3", "track R1@1", "stop", "leave", "side 1", "remove A1"]
)
def test_what_the_turn_does_not_wait_for_is_not_offered(action: str) -> None:
    t = table(windows=[(BLANK, ["R4"])], pool="B2", track=["R1"])
    assert t.refused(action) == {"not_offered"}


def test_nothing_is_chosen_while_dice_are_rolled() -> None:
    t = table(pool="B2", round=1, turn=3).play("pass")
    assert t.waits_for_chance()
    assert t.refused("pass") == {"chance_pending"}
    assert t.refused("take B2") == {"chance_pending"}


def test_nothing_is_chosen_after_the_end() -> None:
    t = table(pool="B2", round=10, turn=3).play("pass")
    assert t.over()
    assert t.legal() == []
    assert t.refused("pass") == {"game_over"}
    assert t.refused("take B2") == {"game_over"}


def test_strict_tables_know_no_checks() -> None:
    t = table(pool="B2")
    assert not t.can("check")
    assert t.refused("check 2") == {"not_offered"}


def test_spaces_that_do_not_exist_are_off_board() -> None:
    game = seated("batllo", "virtus", tools=["lathekin", "tap_wheel", "flux_brush"])
    game.resolve("roll R1 R2 R3 R4 R5")
    game.play("take R1")
    before = game.state
    for action in ("place E1", "place A6", "place Z9"):
        with pytest.raises(IllegalActionError) as refusal:
            game.play(action)
        assert refusal.value.reasons == (Reason.OFF_BOARD,)
    assert game.state == before


@pytest.mark.parametrize("text", ["", "jump", "take X4", "take R7", "place", "tool hammer", "set 7"])
def test_texts_that_are_no_action_say_what_would_be(text: str) -> None:
    with pytest.raises(ValueError, match="is not an action"):
        Action(text)
