"""Choices, prompts and the story have words in every language, whatever is played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from server.local_tables import happen, new_table
from vitral.i18n import LANGUAGES
from vitral.server.protocol import Choice, StoryLine
from vitral.server.tables.events import ActionChosen
from vitral.server.tables.setup import Setup, SetupSeat
from vitral.teller.story_lines import (
    CheckFoundMistake,
    DieDrafted,
    DieLifted,
    DieMoved,
    DiePlaced,
    InspirationDeclined,
    PoolRolled,
    RoundEnded,
    ToolStopped,
    ToolUsed,
    TurnEnded,
    TurnPassed,
)
from vitral.terminal.table_setup import SeatPlan, seen_seats
from vitral.terminal.terminal_speaker import TerminalSpeaker

TABLES: dict[str, dict[str, Any]] = {
    "plain": {"players": 4},
    "honour": {"players": 2, "enforcement": "honour"},
    "pools": {"players": 3, "dice_pools": True, "inspirations": True},
    "passion": {"players": 5, "rare_glass": True, "inspirations": True, "passion_publics": True, "promos": True},
    "solo": {"mode": "solo", "players": 1, "track": "lighter", "solo_tools": 5, "inspirations": True},
    "automa": {"mode": "automa", "players": 1, "rare_glass": True},
}
PROGRAMS = {
    "cmd:python3.12 /home/ana/my_bot.py --level 3": "my_bot.py",
    "cmd:'C:/Program Files/python.exe' bot.py": "bot.py",
    "cmd:/usr/bin/my-bot --config=/etc/bot.toml": "my-bot",
    "cmd:node": "node",
    "cmd:./bot.sh bot.txt": "bot.sh",
}
SILENT = (DieLifted, ToolStopped, InspirationDeclined, TurnEnded)
"""What goes without saying."""
NAMES = ["Ana", "Rui", "Eva", "Ivo", "Lia", "Zoe"]


def played(options: dict[str, Any], seed: int) -> tuple[list[tuple[Any, list[Choice]]], list[StoryLine]]:
    """A random game: its scenes with what may be chosen, and its story."""
    players = options["players"]
    setup = Setup(options, tuple(SetupSeat("here", name) for name in NAMES[:players]))
    table, random = new_table(bytes([seed]) * 32, setup), Random(seed)
    scenes = []
    while not table.over:
        scene = table.scene(table.awaited[0])
        scenes.append((scene, scene.legal))
        happen(table, ActionChosen(table.awaited[0], random.choice(scene.legal).action), 0.0)
    return scenes, table.narrated.story


@pytest.mark.parametrize("name", TABLES)
def test_everything_that_can_be_chosen_or_told_has_words(name: str, times: int) -> None:
    voices = [TerminalSpeaker(language, NAMES) for language in LANGUAGES]
    for seed in range(times):
        scenes, story = played(TABLES[name], seed)
        for scene, legal in scenes:
            for speaker in voices:
                words = [speaker.say(choice.label) for choice in legal]
                assert len(set(words)) == len({choice.action for choice in legal}), words
                assert speaker.say(scene.question.prompt)
        for speaker in voices:
            silent = [entry for entry in story if not speaker.clause(entry)]
            assert all(isinstance(entry, SILENT) for entry in silent)
            assert all(one.text for one in speaker.story(story))


def test_a_turn_is_one_sentence_and_passing_is_told_only_where_nothing_else_was_done() -> None:
    story: list[StoryLine] = [
        PoolRolled(seat=0, round=1, dice=["R4", "B2"]),
        DieDrafted(seat=0, round=1, turn=0, die="R4"),
        DiePlaced(seat=0, round=1, turn=0, die="R4", space="A1"),
        TurnEnded(seat=0, round=1, turn=0),
        TurnPassed(seat=1, round=1, turn=1, by="timer"),
        RoundEnded(round=1, dice=["B2"]),
    ]
    assert [one.text for one in TerminalSpeaker("en", NAMES).story(story)] == [
        "Ana rolls red 4 and blue 2.",
        "Ana takes the red 4 and places it on A1.",
        "Rui passes. (time ran out)",
        "On the round track: blue 2.",
    ]


def test_moves_payments_and_checks_are_told_apart() -> None:
    speaker = TerminalSpeaker("en", NAMES)
    assert speaker.clause(DieMoved(die="R4", origin="A1", space="B2")) == "moves the red 4 from A1 to B2"
    assert "2 favor tokens" in speaker.clause(ToolUsed(card="lathekin", tokens=2))
    assert speaker.clause(CheckFoundMistake(whom=1)) == "checks Rui’s window and finds a mistake"


@pytest.mark.parametrize("bot", PROGRAMS)
def test_a_program_is_called_by_its_file(bot: str) -> None:
    assert TerminalSpeaker("en").bot(bot) == PROGRAMS[bot]


def test_programs_in_files_of_the_same_name_are_numbered() -> None:
    bots = [SeatPlan("bot", bot=f"cmd:{folder}/bot.py") for folder in ("one", "two")]
    assert TerminalSpeaker("en").seat_names(seen_seats((*bots,), automa=False)) == ["bot.py 1", "bot.py 2"]
