"""Choices, prompts and the story have words in every language, whatever is played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from vitral.i18n import LANGUAGES
from vitral.server.events import Chose
from vitral.server.protocol import Choice, Entry
from vitral.server.setup import Setup, SetupSeat
from vitral.server.table import Table
from vitral.terminal.choices import choice_words, instruction, prompt_message
from vitral.terminal.story import clause, paragraphs, sentence
from vitral.terminal.voice import Voice

TABLES: dict[str, dict[str, Any]] = {
    "plain": {"players": 4},
    "honour": {"players": 2, "enforcement": "honour"},
    "pools": {"players": 3, "dice_pools": True, "inspirations": True},
    "passion": {"players": 5, "rare_glass": True, "inspirations": True, "passion_publics": True, "promos": True},
    "solo": {"mode": "solo", "players": 1, "track": "lighter", "solo_tools": 5, "inspirations": True},
    "automa": {"mode": "automa", "players": 1, "rare_glass": True},
}
NAMES = ["Ana", "Rui", "Eva", "Ivo", "Lia", "Zoe"]


def played(options: dict[str, Any], seed: int) -> tuple[list[tuple[Any, list[Choice]]], list[Entry]]:
    """A random game: its scenes with what may be chosen, and its story."""
    players = options["players"]
    setup = Setup(options, tuple(SetupSeat("here", name) for name in NAMES[:players]))
    table, random = Table("t", 0.0, bytes([seed]) * 32, setup), Random(seed)
    scenes = []
    while not table.over:
        scene = table.scene(table.awaited[0])
        scenes.append((scene, scene.legal))
        table.apply(Chose(table.awaited[0], random.choice(scene.legal).action), 0.0)
    return scenes, table.course.story


@pytest.mark.parametrize("name", TABLES)
def test_everything_that_can_be_chosen_or_told_has_words(name: str, times: int) -> None:
    voices = [Voice(language) for language in LANGUAGES]
    for seed in range(times):
        scenes, story = played(TABLES[name], seed)
        for scene, legal in scenes:
            for voice in voices:
                told = [choice_words(voice, choice, scene, NAMES) for choice in legal]
                assert len(set(told)) == len({choice.action for choice in legal}), told
                assert scene.phase == "choosing" or instruction(voice, scene)
        for voice in voices:
            assert all(sentence(voice, entry, NAMES) or entry.what in _SILENT for entry in story)
            assert all(paragraph.told(voice, NAMES) for paragraph in paragraphs(voice, story, NAMES))


_SILENT = {"lift", "deal", "stop", "go"}
"""What goes without saying."""


def test_a_turn_is_one_sentence_and_passing_is_told_only_where_nothing_else_was_done() -> None:
    story = [
        Entry("roll", 0, 1, dice=["R4", "B2"]),
        Entry("take", 0, 1, 0, die="R4"),
        Entry("place", 0, 1, 0, die="R4", space="A1"),
        Entry("pass", 0, 1, 0),
        Entry("pass", 1, 1, 1, by="timer"),
        Entry("round", -1, 1, dice=["B2"]),
    ]
    voice = Voice("en")
    assert [one.told(voice, NAMES) for one in paragraphs(voice, story, NAMES)] == [
        "Ana rolls red 4 and blue 2.",
        "Ana takes red 4 and places it on A1.",
        "Rui passes. (time ran out)",
        "On the round track: blue 2.",
    ]


def test_moves_payments_and_checks_are_told_apart() -> None:
    voice = Voice("en")
    assert clause(voice, Entry("place", 0, die="R4", space="B2", origin="A1"), NAMES) == "moves red 4 from A1 to B2"
    assert "2 favor tokens" in clause(voice, Entry("tool", 0, card="lathekin", tokens=2), NAMES)
    assert clause(voice, Entry("check", 0, whom=1, right=True), NAMES) == "checks the window of Rui and is right"
    taken = Entry("automa", 1, note=["automa_takes", "Y3", "2", "A2"])
    assert "yellow 3 from place 2" in clause(voice, taken, NAMES)


def test_the_most_exact_words_of_a_step_are_taken() -> None:
    voice = Voice("en")
    assert prompt_message(voice, "lift other same_color or_stop") == "prompt-lift-other-same_color-or_stop"
    assert prompt_message(voice, "place something_new") == "prompt-place"
    assert prompt_message(voice, "unheard_of") == "prompt-choose"
