"""The teller: every question, choice and entry has words in every language, and the right ones."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pytest

from server.local_tables import happen
from server.tables.test_table import MODES, make_table, named
from vitral.engine import Reason
from vitral.engine.actions import ACTIONS, PASS, PLACE, SET, TOOL
from vitral.engine.questions import QuestionKind
from vitral.engine.steps.base import step_of, vocabulary
from vitral.game import Game
from vitral.i18n import LANGUAGES, translator_for
from vitral.server.tables.events import ActionChosen
from vitral.server.tables.table import Table
from vitral.spaces import NAMES as NAMES_OF
from vitral.teller.choices import action_sentence as choice_words
from vitral.teller.choices import choice_of, reason_sentences
from vitral.teller.narrated_game import NarratedGame
from vitral.teller.questions import question_of
from vitral.teller.sentence import FACT_KINDS, Sentence
from vitral.teller.speaker import Speaker, message_of
from vitral.teller.story_lines import (
    TRANSIENT,
    CheckFoundMistake,
    DieDrafted,
    DiePlaced,
    NewGlassRolled,
    SideChosen,
    StoryLine,
    TurnEnded,
    TurnPassed,
)
from vitral.tutor.lesson_files import read_table

NAMES = ["Ann", "Ben", "Cam", "Dee", "Eli", "Fay"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def speaker(language: str = "en") -> Speaker:
    return Speaker(language, NAMES)


def story_text(*happened: StoryLine, language: str = "en") -> list[str]:
    return [line.text for line in speaker(language).story(happened)]


@every_language
def test_every_step_that_asks_has_a_prompt(language: str) -> None:
    asks = [step_of(text).question for text in vocabulary()]
    prompts = {ask.prompt for ask in asks if ask.kind not in (QuestionKind.NOTHING, QuestionKind.TURN)}
    assert len(prompts) > 20
    assert [prompt for prompt in prompts if f"prompt-{prompt}" not in translator_for(language)] == []


@every_language
def test_every_kind_of_entry_has_words(language: str) -> None:
    known = translator_for(language)
    assert [arg for arg in get_args(StoryLine) if arg.__struct_config__.tag not in known] == []


@every_language
def test_every_reason_has_words(language: str) -> None:
    for solo in (False, True):
        for reason in reason_sentences(Reason, solo=solo):
            assert speaker(language).say(reason)


@pytest.mark.parametrize("options", MODES, ids=named)
def test_whole_games_can_be_told_in_every_language(options: dict[str, Any]) -> None:
    speakers = [speaker(language) for language in LANGUAGES]
    table, random = make_table(options), Random(3)
    while not table.over:
        seat = table.awaited[0]
        scene = table.scene(seat)
        for one in speakers:
            assert one.say(scene.question.prompt)
            assert all(one.say(choice.label) for choice in scene.legal)
            assert all(one.say(choice.details) for choice in scene.legal if choice.details)
        happen(table, ActionChosen(seat, random.choice(scene.legal).action), 1.0)
    for one in speakers:
        sentences = one.story(table.narrated.story)
        assert len(sentences) > 40
        assert not any("{" in sentence.text for sentence in sentences)


def test_clauses_of_a_turn_make_one_sentence() -> None:
    turn: dict[str, Any] = {"seat": 1, "round": 2, "turn": 0}
    took = DieDrafted(die="R4", **turn)
    placed = DiePlaced(die="R4", space="B3", **turn)
    ended = TurnEnded(**turn)
    assert story_text(took, placed, ended) == ["Ben takes the red 4 and places it on B3."]
    assert story_text(placed) == ["Ben places the red 4 on B3."], "alone, a clause names its die"
    assert story_text(took, TurnPassed(seat=0, round=2, turn=1)) == ["Ben takes the red 4.", "Ann passes."]
    assert story_text(ended) == [], "goes without saying"


def test_new_rare_glass_is_not_the_die_rolled_again() -> None:
    turn: dict[str, Any] = {"seat": 0, "round": 3, "turn": 1}
    assert story_text(NewGlassRolled(dice=["W2"], **turn)) == ["Ann rolls new rare glass (rare glass 2)."]


def test_what_the_clock_did_is_said() -> None:
    assert story_text(TurnPassed(seat=0, round=1, turn=0, by="timer"))[0].startswith("Ann passes. (")


def test_news_of_the_moment_is_left_out_later() -> None:
    chosen = SideChosen(seat=0, turn=TRANSIENT)
    assert story_text(chosen) == []
    assert [line.text for line in speaker().story([chosen], news=True)] == ["Ann has chosen a window."]


def test_solo_is_not_told_of_favor_tokens() -> None:
    assert [sentence.message for sentence in reason_sentences([Reason.CANNOT_PAY], solo=True)] == [
        "reason-cannot_pay-solo"
    ]
    assert [one.message for one in reason_sentences([Reason.CANNOT_PAY], solo=False)] == ["reason-cannot_pay"]


def test_an_entry_is_said_by_its_own_tag() -> None:
    assert message_of(DieDrafted(die="R4")) == "story-take"
    tags = [arg.__struct_config__.tag for arg in get_args(StoryLine)]
    assert len(set(tags)) == len(tags)


@pytest.mark.parametrize("options", MODES, ids=named)
def test_any_action_can_be_asked_about(options: dict[str, Any]) -> None:
    """Words for what is not legal too, or a refusal where the table lacks what it speaks of."""
    table = begun(make_table(options))
    seen = table.narrated.game.view(table.awaited[0])
    for action in ACTIONS:
        try:
            words = choice_words(action, seen)
        except ValueError:
            continue
        assert speaker().say(words)
    assert table.describe_action(table.awaited[0], "take R4; place B3") is not None
    assert table.describe_action(table.awaited[0], "no such thing") is None


def begun(table: Table) -> Table:
    while table.choosing:
        happen(table, ActionChosen(table.awaited[0], "side 1"), 1.0)
    return table


def test_facts_are_put_into_words_by_their_names() -> None:
    one = speaker("de")
    assert one.say(Sentence("choice-check", {"whom": 2})) == "Fenster von Cam prüfen"
    assert one.say(Sentence("choice-fits", {"spaces": ["A1", "B2"]})).endswith("A1, B2")
    assert one.say(Sentence("prompt-with", {"card": "lathekin", "words": Sentence("prompt-lift")})).count(": ") == 1
    assert one.say(Sentence("asks-color", {"color": "R"})) == one.words.say("asks-color", color="rot")
    assert {"die", "card", "seat"} <= set(FACT_KINDS.values())


@pytest.mark.parametrize("seed", range(3))
def test_a_turn_in_which_something_was_done_does_not_end_with_a_pass(seed: int) -> None:
    random = Random(seed)
    narrated = NarratedGame(Game.new(4, seed, enforcement="honour"))
    checked = 0
    while not narrated.game.over:
        before, action = narrated.public_view, random.choice(narrated.game.legal_actions())
        length = len(narrated.story)
        narrated.play(action)
        if action.kind != PASS:
            continue
        mine = [
            entry
            for entry in narrated.story[:length]
            if (entry.seat, entry.round, entry.turn) == (before.seat, before.round, before.turn)
        ]
        ended = narrated.story[length]
        assert isinstance(ended, TurnEnded if mine else TurnPassed)
        checked += any(isinstance(entry, CheckFoundMistake) for entry in mine)
    assert checked, "nobody checked a window and found a mistake"


def test_a_value_is_offered_with_the_spaces_it_would_fit() -> None:
    game = Game.new(2, 4, tools=("flux_remover", "grozing_pliers", "lathekin"))
    random = Random(4)
    while not any(action.kind == SET for action in game.legal_actions()):
        legal = game.legal_actions()
        tools = [action for action in legal if action.kind == TOOL]
        game.play(random.choice(tools or legal))
        assert not game.over
    seen = game.view(game.seat)
    for action in (one for one in game.legal_actions() if one.kind == SET):
        offered = choice_of(action, seen)
        after = game.copy()
        after.play(action)
        places = [NAMES_OF[one.arg] for one in after.legal_actions() if one.kind == PLACE]
        assert offered.spaces == places
        assert offered.details is not None


def _refusals(action: str, reasons: list[Reason], **position: Any) -> list[str]:
    table = read_table({"windows": [["fractal_drops"], ["sun_catcher"]], "pool": "R4 Y6 G5 B2 P1", **position})
    return [speaker().say(sentence) for sentence in reason_sentences(reasons, solo=False, state=table, action=action)]


def test_a_refusal_names_the_space_and_the_die() -> None:
    assert _refusals("place A2", [Reason.WRONG_VALUE], hand="R2") == ["A2 takes only a 4; your die shows 2."]
    assert _refusals("take G5; place B1", [Reason.WRONG_COLOR]) == ["B1 takes only red dice; yours is green 5."]
    assert _refusals("place C1", [Reason.NOT_TOUCHING], hand="R2") == ["It would not touch any die in the window."]


def test_a_tool_for_the_round_track_says_that_it_is_empty() -> None:
    tools = {"tools": ["lens_cutter", "running_pliers"]}
    assert _refusals("tool lens_cutter", [Reason.NO_COMPLETION], **tools) == ["The round track is still empty."]
    assert _refusals("tool running_pliers", [Reason.NO_COMPLETION], **tools) != ["The round track is still empty."]


def _prompt(**position: Any) -> str:
    state = read_table({"windows": [["fractal_drops"], ["sun_catcher"]], "pool": "R4 Y6 G5", **position})
    view = Game.at(state).view(state.seat)
    return speaker().say(question_of(view, Game.at(state).legal_actions()).prompt)


def test_the_second_turn_of_a_round_is_announced() -> None:
    assert _prompt(turn=0) == "Your turn. Choose a die."
    assert _prompt(turn=3) == "Your second turn. Choose a die."


def test_after_drafting_only_what_is_left_is_asked_for() -> None:
    assert _prompt(drafted=True) == "There is nothing more to do. End your turn."
    tool = {"tools": ["lathekin"], "tokens": [5, 5]}
    window = ["fractal_drops", "-- G4 -- -- --", "R3 -- -- -- --", "-- Y2 -- -- --"]
    left = _prompt(drafted=True, windows=[window, ["sun_catcher"]], **tool)
    assert left == "You may still use a tool, or end your turn."
