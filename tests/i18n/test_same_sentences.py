"""Recorded games of every mode give the same sentences everywhere, in every language.

The page and its text view say what `web/src/lib/i18n/story.ts` makes of the entries; `story.test.ts` holds that to
the file that is compared here (`scripts/generators/sentence_cases.py`).
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cli.test_cli import run
from generators.sentence_cases import CASES, NAMES, STORIES
from support.narration import narrate
from support.paths import PLAYTHROUGHS
from vitral import Record, Seat
from vitral.i18n import LANGUAGES
from vitral.teller.speaker import Speaker
from vitral.terminal.terminal_speaker import TerminalSpeaker

STORED: dict[str, Any] = {story["name"]: story for story in json.loads(CASES.read_text("utf-8"))["stories"]}
"""What the page says of these games, by language: the first entries of each, with `sentence_cases.NAMES`."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", STORIES)
def test_command_line_and_terminal_say_what_the_page_says(name: str, language: str, tmp_path: Path) -> None:
    record = Record.load(PLAYTHROUGHS / f"{name}.json")
    players, seats = record.options.players, record.options.seats
    automa = Speaker(language).words.say("automa-name")
    entries = narrate(record).story[: STORIES[name]]
    page = [line[-1][LANGUAGES.index(language)] for line in STORED[name]["lines"]]
    assert [one.text for one in TerminalSpeaker(language, NAMES).story(entries)] == page

    file = tmp_path / "game.json"
    replace(record, seats=(*map(Seat, NAMES[:players]), *record.seats[players:])).save(file)
    printed = {line.strip() for line in run("replay", file, "--lang", language).out.splitlines()}
    called = [*NAMES[:players], *[automa] * (seats - players)]
    whole = [one.text for one in Speaker(language, called).story(narrate(record).story)]
    assert [text for text in whole if text not in printed] == []
    # The page's sentences about people are among them; its last turn may be cut off in the middle.
    ours = [text for text in page[:-1] if players == seats or NAMES[players] not in text]
    assert [text for text in ours if text not in printed] == []
