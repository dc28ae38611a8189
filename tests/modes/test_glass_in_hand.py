"""Rare glass with a die in hand (docs/rules.md §4.2): the die waits, and can always be placed after the glass."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from modes.test_inspirations_no_dead_end import BASE_TOOLS, POOL_TOOLS, finishes, played
from support.passion_table import BOARDS, INSPIRATIONS, passion
from support.table import BLANK
from vitral import Game, SeededDealer
from vitral.cards import find_glass_board, find_inspiration, find_tool
from vitral.dice import NO_DIE
from vitral.engine import apply, legal_actions, pending, resolve, view
from vitral.teller.questions import question_of
from vitral.teller.sentence import Sentence
from vitral.teller.story import Story
from vitral.teller.story_lines import DieTakenUp

MAX_GAMES = 6
GLASS: dict[str, Any] = {"board": "architectural", "glass": "W4", "supply": 0}


def test_a_drafted_die_waits_until_the_glass_is_placed() -> None:
    t = passion(pool="B3", windows=[(BLANK, ["R1"])], **GLASS).play("take B3")
    assert t.offered("glass") == "W4"
    t.play("glass W4")
    assert (t.hand(), t.state.to_dict()["waiting"]) == ("W4", ["B3"])
    t.play("place A2")
    assert (t.hand(), t.state.waiting) == ("B3", ())
    assert t.play("place B1").dice() == {"A1": "R1", "A2": "W4", "B1": "B3"}
    assert t.can("pass")
    assert t.refused("glass W4") == {"glass_used", "one_glass_only", "not_on_board"}


def test_the_glass_leaves_the_waiting_die_a_space() -> None:
    """Only A2 takes the blue 4: the glass goes elsewhere, and a glass 4 has no space that would not close A2."""
    grid = [".4466", "66666", "66666", "66666"]
    laid: dict[str, Any] = {"pool": "B4", "windows": [(grid, ["R1"])], "board": "architectural", "supply": 0}
    t = passion(glass="W6", **laid).play("take B4")
    assert t.offered("place") == "A2"
    assert t.play("glass W6").offered("place") == "B1 B2"
    four = passion(glass="W4", **laid).play("take B4")
    assert four.refused("glass W4") == {"no_completion"}


def test_it_may_be_paid_only_if_the_rest_can_be_paid_too() -> None:
    """The die in hand fits nowhere without Precision, which costs the last token."""
    laid: dict[str, Any] = {"pool": "B2", "windows": [(["11111"] * 4, [])], **GLASS, "glass": "W1"}
    poor = passion(holds="precision", tokens=[1, 3], **laid).play("take B2")
    assert poor.refused("glass W1") == {"no_completion"}
    rich = passion(holds="precision", tokens=[2, 3], **laid).play("take B2", "glass W1", "place A1")
    assert rich.can("inspire")


def test_in_the_middle_of_a_tool_with_and_without_a_die_in_hand() -> None:
    laid: dict[str, Any] = {"windows": [(BLANK, ["R1 G2 B3"])], "tools": ["lathekin"], **GLASS}
    t = passion(**laid).play("tool lathekin", "lift A1", "glass W4", "place A1")
    assert (t.hand(), t.state.origin) == ("R1", 0)
    assert "A1" not in t.offered("place").split()
    t = passion(**laid).play("tool lathekin", "lift A1", "place B1", "glass W4", "place C1")
    assert t.offered("lift") == "A2 A3 C1", "the glass may be the second die; B1 has been moved"
    assert t.play("lift A2", "place B2").state.using == ()


def test_a_glass_that_is_being_moved_leaves_no_room_for_another() -> None:
    t = passion(windows=[(BLANK, ["W1 G2"])], tools=["eglomise_brush"], **GLASS).play("tool eglomise_brush", "lift A1")
    assert t.refused("glass W4") == {"one_glass_only"}


def test_a_board_that_rolls_lets_the_glass_be_left() -> None:
    t = passion(pool="B3", windows=[(BLANK, ["R1"])], board="seeded", glass="W4").play("take B3", "glass W4")
    t.resolve("reroll W3")
    t.play("leave")
    assert (t.hand(), t.glass) == ("B3", "W3")
    assert t.can("place")


def test_an_empty_board_is_filled_before_the_die_is_taken_up() -> None:
    t = passion(pool="B3", windows=[(BLANK, ["R1"])], board="architectural", glass="W4", supply=1)
    t.play("take B3", "glass W4", "place A2")
    assert t.waits_for_chance()
    t.resolve("reroll W2")
    assert (t.hand(), t.glass) == ("B3", "W2")


def test_the_question_says_what_waits_and_the_story_when_it_is_taken_up() -> None:
    t = passion(pool="B3", windows=[(BLANK, ["R1"])], **GLASS).play("take B3", "glass W4")
    asked = question_of(view(t.state, 0))
    assert (asked.prompt.message, asked.card) == ("prompt-with", "architectural")
    inner = asked.prompt.facts["words"]
    assert isinstance(inner, Sentence)
    assert (inner.message, inner.facts["dice"]) == ("prompt-waiting", ["B3"])
    story, before = Story(), view(t.state)
    action = next(one for one in legal_actions(t.state) if one.text == "place A2")
    t.play("place A2")
    story.choice(action, before, view(t.state))
    assert [entry.die for entry in story.entries if isinstance(entry, DieTakenUp)] == ["B3"]


def test_undo_takes_back_the_glass_in_hand() -> None:
    game = Game.at(passion(pool="B3", windows=[("batllo", []), ("virtus", [])], **GLASS).state)
    for action in ("take B3", "glass W4"):
        game.play(action)
    assert [game.undo().text for _ in range(2)] == ["glass W4", "take B3"]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("tool", [*BASE_TOOLS, *POOL_TOOLS])
def test_no_dead_end_with_any_tool_and_inspiration(board: str, tool: str, times: int) -> None:
    """Whatever is offered with a die in hand can be finished, whatever chance brings: every inspiration is met so."""
    seen: Counter[str] = Counter()
    for seed in range(max(times, MAX_GAMES)):
        if seed < times or len(seen) < len(INSPIRATIONS):
            _play_with_glass(board, tool, seed, seen)
    assert {*seen} == {*INSPIRATIONS}


def _play_with_glass(board: str, tool: str, seed: int, seen: Counter[str]) -> None:
    """A random game; the tool and the board always lie there, and the inspirations take turns.

    Counts, by inspiration, the times that glass could be taken with a die in hand.
    """
    rng, dealer = Random(f"{board} {tool} {seed}"), SeededDealer(f"{board} {tool} {seed}")
    lathekin = rng.choice(("one_by_one", "together"))
    options: dict[str, Any] = {
        "promos": find_tool(tool).box == "promos",
        "dice_pools": tool in POOL_TOOLS,
    }
    state = Game.new(2, seed, inspirations=True, rare_glass=True, lathekin=lathekin, **options).state
    while not state.over:
        chance = pending(state)
        if chance is not None:
            resolve(state, dealer.answer(chance))
            continue
        if state.todo[0].text == "turn menu" and not (state.drafted or state.tool_used or state.glass_used):
            state.tools = state.rules.tools_in_play((tool,))
            state.tool_tokens = [rng.randrange(2)]
            rare = min(INSPIRATIONS, key=lambda card: (seen[card], rng.random()))
            state.inspirations = (find_inspiration(rare),) * 2
            state.inspired = 0
            state.tokens = [rng.randrange(6) for _ in state.tokens]
            state.glass_board = find_glass_board(board)
            state.glass = state.glass or (30 + rng.randrange(6),)
            state.glass_supply = 3
            # Later in the game the windows have their glass: take it out now and then.
            window = state.windows[state.seat]
            if window.on[5] and rng.random() < 0.7:
                state.windows[state.seat] = window.lift(window.on[5].bit_length() - 1)
        legal = legal_actions(state)
        glass = [action for action in legal if action.text.startswith("glass ")]
        held = state.todo[0].text != "turn menu"
        for action in glass if held else ():
            after = played(state, action)
            assert finishes(after, (state.round, state.turn)), (action, state.to_dict())
            for placing in legal_actions(after):
                assert finishes(played(after, placing), (state.round, state.turn)), (placing, after.to_dict())
            if state.hand != NO_DIE:
                seen[state.inspirations[state.seat].id] += 1
        others = [action for action in legal if action.text != "pass" and action not in glass] or legal
        apply(state, rng.choice(glass if glass and held and rng.random() < 0.4 else others))
