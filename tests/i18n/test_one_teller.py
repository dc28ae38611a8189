"""One teller: no way in chooses which message to say about what happened, what is asked or what may be chosen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from generators.message_usage import PACKAGE, page_sources
from support.paths import ROOT

CHOSEN_BY_TELLER: Final = re.compile(r"""["'`]((?:story|prompt|choice|coach)-[\w-]*)""")
"""Texts that begin like messages of the teller, whole or put together."""
FRAMES: Final = {"story-sentence", "story-table", "story-empty", "story-by-timer", "coach-advice-plain"}
"""Messages around those that the teller chose."""
SAY_NOTHING: Final = ("web/src/table/entry-sounds.ts", "web/src/table/automa-steps.ts")
"""Know kinds of entries by what they sound like or change on the table, and say nothing."""
LOOKED_INTO: Final = re.compile(
    r"""\bscene\??\.(?:step|using)\b|\.message *(?:[!=]==|\.(?:startsWith|includes|match)\()"""
)
"""A question recognized by a text: the step that scenes once had, or a message id."""

TEXT_READ: Final = re.compile(
    r"""\bstep\.text\b(?! for step )|\btodo\[[^]]*\]\.text\b"""
    r"""|\baction\.text(?:\.(?:startswith|split|r?partition|removeprefix)\(| (?:not )?in \(| [!=]= ["'(])"""
)
"""A step or an action recognized by its text, where its kind says it."""


def sources(client: str) -> Iterator[tuple[str, str]]:
    """The files of a client by name, without what only tests and generators need."""
    if client == "page":
        yield from ((name, text) for name, text in page_sources() if not name.endswith("lib/protocol.ts"))
        return
    for path in sorted((PACKAGE / client).rglob("*.py")):
        yield str(path.relative_to(ROOT)), path.read_text("utf-8")


@pytest.mark.parametrize("client", ["page", "terminal", "cli"])
def test_no_client_holds_a_table_of_messages(client: str) -> None:
    found = [
        f"{name}: {message}"
        for name, text in sources(client)
        for message in CHOSEN_BY_TELLER.findall(text)
        if message not in FRAMES and name not in SAY_NOTHING
    ]
    assert found == [], "the teller chooses it (src/vitral/teller): say the sentence that comes from there"


@pytest.mark.parametrize("file", SAY_NOTHING)
def test_what_knows_kinds_of_entries_says_nothing(file: str) -> None:
    text = dict(sources("page"))[file]
    assert "translator.svelte" not in text
    assert "i18n/story" not in text


def test_the_page_decides_nothing_by_a_text() -> None:
    """What is asked has a kind (`Scene.ask`). A problem of the server is no part of a table."""
    found = [
        f"{name}: {line.strip()}"
        for name, text in sources("page")
        for line in text.splitlines()
        if LOOKED_INTO.search(line) and name not in ("web/src/lib/i18n/errors.ts", *SAY_NOTHING)
    ]
    assert found == []


def test_only_the_engine_reads_the_text_of_a_step() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if not path.is_relative_to(PACKAGE / "engine")
        for line in path.read_text("utf-8").splitlines()
        if TEXT_READ.search(line)
    ]
    assert found == [], "a step has a kind and an `ask`, an action a kind and what it is about"


@pytest.mark.parametrize(
    ("source", "caught"),
    [
        ("left = sum(step.text in ASKS for step in state.todo)", True),
        ('if state.todo[0].text.startswith("pay "):', True),
        ("verb = action.text.split(' ', 1)[0]", True),
        ('if action.text in ("pass", "stop"):', True),
        ('if action.text == "pass":', True),
        ('"todo": [step.text for step in rules.draft]', False),
        ("if action.text == named:", False),
    ],
)
def test_a_text_that_is_read_would_be_found(source: str, caught: bool) -> None:
    assert bool(TEXT_READ.search(source)) == caught


@pytest.mark.parametrize(
    ("source", "caught"),
    [
        ('say("story-take", { die })', True),
        ("say(`story-${entry.what}`, {})", True),
        ("self.say('prompt-turn')", True),
        ('say("story-empty")', False),
        ('say("story")', False),
    ],
)
def test_a_table_would_be_found(source: str, caught: bool) -> None:
    assert any(message not in FRAMES for message in CHOSEN_BY_TELLER.findall(source)) == caught
