"""The story describes what happened by public facts, and names the card in use."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from server.local_tables import happen
from server.tables.test_table import MODES, make_table, named, played
from vitral.server.tables.events import ActionChosen
from vitral.server.tables.table import Table
from vitral.teller.questions import LiftQuestion, PlaceQuestion, TurnQuestion
from vitral.teller.sentence import Sentence
from vitral.teller.speaker import Speaker
from vitral.teller.story_lines import (
    AutomaCard,
    DieDrafted,
    DieLifted,
    DieMoved,
    DiePlaced,
    DieRerolled,
    PlacesRolled,
    PoolRolled,
    PrivateObjectivesDealt,
    RoundEnded,
    RoundEndedEmpty,
    SideChosen,
    StoryLine,
    ToolUsed,
    TurnEnded,
    TurnPassed,
    WindowRevealed,
)


@pytest.mark.parametrize("options", MODES, ids=named)
def test_a_whole_game_is_described_in_public_facts(options: dict[str, Any]) -> None:
    lines: list[StoryLine] = []
    for seed in range(3):
        table = make_table(options)
        played(table, Random(seed), undo=0.0)
        lines += table.narrated.story
    kinds = Counter(type(entry) for entry in lines)
    assert kinds[RoundEnded] + kinds[RoundEndedEmpty] == 30
    assert kinds[PoolRolled] + kinds[PlacesRolled] == 30
    assert kinds[WindowRevealed] == 3 * table.players
    assert kinds[TurnPassed] + kinds[TurnEnded]
    assert bool(kinds[AutomaCard]) == (options.get("mode") == "automa")
    assert bool(kinds[PrivateObjectivesDealt]) == (options.get("mode") == "solo"), "secret unless they lie face up"
    for entry in lines:
        if isinstance(entry, DieDrafted | DiePlaced | DieMoved | DieLifted):
            assert len(entry.die) == 2, entry
    speaker = Speaker("en", ["Ann", "Ben", "Cam", "Dee", "Eli", "Fay"])
    for sentence in speaker.story(lines):
        assert sentence.text[0].isupper(), sentence
        assert sentence.text.endswith("."), sentence


def seek(table: Table, wanted: str, random: Random) -> int:
    """Play until somebody may do that, and return the seat."""
    while True:
        seat = table.awaited[0]
        legal = [choice.action for choice in table.scene(seat).legal]
        if wanted in legal:
            return seat
        happen(table, ActionChosen(seat, random.choice(legal)), 1.0)


def test_the_tool_at_work_is_named_until_it_is_done() -> None:
    table = make_table({"players": 2, "tools": ["lathekin", "grozing_pliers", "lens_cutter"]})
    seat = seek(table, "tool lathekin", Random(1))
    tokens = table.scene(None).tokens[seat]
    (lines,) = happen(table, ActionChosen(seat, "tool lathekin"), 1.0).entries
    assert isinstance(lines, ToolUsed)
    assert (lines.card, lines.tokens) == ("lathekin", tokens - table.scene(None).tokens[seat])
    for ask, prompt in (
        (LiftQuestion, "lift"),
        (PlaceQuestion, "place"),
        (LiftQuestion, "lift-other"),
        (PlaceQuestion, "place"),
    ):
        asked = table.scene(seat).question
        assert isinstance(asked, ask)
        assert table.scene(None).question.card == asked.card == "lathekin"
        words = asked.prompt.facts["words"]
        assert isinstance(words, Sentence)
        assert words.message == f"prompt-{prompt}"
        happen(table, ActionChosen(seat, table.scene(seat).legal[0].action), 1.0)
    assert table.scene(None).question.card == ""
    assert isinstance(table.scene(None).question, TurnQuestion)


def test_a_tool_that_rolls_is_named_across_the_roll() -> None:
    table = make_table({"players": 2, "tools": ["flux_brush", "grozing_pliers", "lens_cutter"]})
    seat = seek(table, "tool flux_brush", Random(1))
    happen(table, ActionChosen(seat, "tool flux_brush"), 1.0)
    change = happen(table, ActionChosen(seat, table.scene(seat).legal[0].action), 1.0)
    assert [type(entry) for entry in change.entries] == [DieDrafted, DieRerolled]
    assert table.scene(None).question.card == "flux_brush"
    assert not table.narrated.can_undo


def test_what_a_bot_or_the_clock_chose_is_marked() -> None:
    table = make_table({"players": 2})
    happen(table, ActionChosen(0, "side 1", by="bot"), 1.0)
    change = happen(table, ActionChosen(1, "side 1", by="timer"), 1.0)
    assert [(type(entry), entry.by) for entry in change.entries][:3] == [
        (SideChosen, "timer"),
        (WindowRevealed, "bot"),
        (WindowRevealed, "timer"),
    ]
