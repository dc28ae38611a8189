"""The rulebook over HTTP: whole in every language, every link leads somewhere, and every example is what it claims."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest

from generators.message_files import card_ids
from server.server_thread import Server
from support.example_claims import answer
from vitral.engine import Reason
from vitral.i18n import LANGUAGES, translator_for
from vitral.i18n.examples import Example, ExampleClaim
from vitral.i18n.markdown import read_blocks
from vitral.i18n.option_texts import code_words
from vitral.i18n.rulebook import rulebook
from vitral.server import protocol as wire
from vitral.server.answers.rulebook import book

IN_EACH = pytest.mark.parametrize("language", LANGUAGES)
BLOCK = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`]+)`")


@IN_EACH
def test_the_book_is_sent_whole_and_once(server: Server, language: str) -> None:
    with server.guest() as guest:
        answered = guest.http.get(f"/api/rules/{language}")
        decoded = msgspec.json.decode(answered.content, type=wire.Rulebook, strict=True)
        assert decoded == book(language)
        assert decoded.language == language
        assert [page.title for page in decoded.pages] == [page.title for page in rulebook(language)]
        again = guest.http.get(f"/api/rules/{language}", headers={"If-None-Match": answered.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_a_book_nobody_wrote_is_not_there(server: Server) -> None:
    with server.guest() as guest:
        assert guest.get("/api/rules/xx", 404)["code"] == "not_found"


@IN_EACH
def test_every_link_leads_to_a_section(language: str) -> None:
    pages = book(language)
    there = {(page.id, section.id) for page in pages.pages for section in page.sections}
    for name, target in pages.links.items():
        page, _, section = target.partition("#")
        assert (page, section) in there, name
    lines = {"public", "private", "tokens", "open", "bonus", "total", "ties", "target"}
    assert pages.links.keys() == {*card_ids(), *map(str, Reason), *lines}
    assert {page.part for page in pages.pages} == set(pages.parts)


def words_of(block: wire.Block) -> Iterator[str]:
    if isinstance(block, wire.Paragraph):
        texts = [block.text]
    elif isinstance(block, wire.Listing):
        texts = block.items
    elif isinstance(block, wire.Grid):
        texts = [*block.head, *(cell for row in block.rows for cell in row)]
    else:
        return
    for text in texts:
        yield "".join(span.text for span in text)


def bare(text: str) -> str:
    """A text without the marks of Markdown, and without numbers that may be those of a list."""
    return re.sub(r"\|(?:-+\|)+|(?<!\S)(?:-|\d+\.)(?!\S)|[\s*`|]", "", text)


@IN_EACH
def test_no_word_of_a_page_is_lost(language: str) -> None:
    for page, wire_page in zip(rulebook(language), book(language).pages, strict=True):
        for section, sent in zip(page.sections, wire_page.sections, strict=True):
            sent_text = "\n".join(text for block in sent.blocks for text in words_of(block))
            written = CODE.sub(lambda code: code_words(translator_for(language), code[1]), BLOCK.sub("", section.text))
            assert bare(sent_text) == bare(written), f"{page.id}#{section.id}"


# -- examples ----------------------------------------------------------------------------------------------------


def drawn(example: wire.WindowExample, claim: ExampleClaim) -> tuple[str, ...]:
    """What the page would show where the claim states something."""
    subject, _, how = claim.subject.partition(" ")
    how = how.replace(" ", "_") or "usual"
    for shown in example.shown:
        if isinstance(shown, wire.Placing):
            die, _, space = subject.partition("@")
            if claim.verb == "move" and (shown.origin, shown.how) == (subject, how):
                return tuple(shown.spaces) or ("none",)
            if claim.verb == "legal" and (shown.die, shown.origin, shown.how) == (die, "", how):
                return tuple(shown.spaces) or ("none",)
            if claim.verb == "illegal" and (shown.die, shown.origin, shown.how) == (die, "", how):
                return next(tuple(one.reasons) for one in shown.refused if one.space == space)
        if isinstance(shown, wire.Scoring) and claim.verb == "score" and shown.line.id == subject:
            assert sum(find.points for find in shown.line.finds) == shown.line.points
            return (str(shown.line.points),)
        if isinstance(shown, wire.Totalling) and claim.verb == "total":
            return (str(shown.sheet.total),)
        if isinstance(shown, wire.Checking) and claim.verb in ("breaches", "breach", "removals"):
            found = {breach.space: tuple(breach.reasons) for breach in shown.breaches}
            removals = tuple("+".join(spaces) for spaces in shown.removals)
            return {"breaches": tuple(found), "breach": found.get(subject, ()), "removals": removals}[claim.verb]
    raise AssertionError(f"nothing is drawn for {claim}")


def sent(example: Example, block: wire.Block, claim: ExampleClaim) -> tuple[str, ...]:
    if isinstance(block, wire.WindowExample):
        assert (block.pattern, [" ".join(row) for row in block.dice]) == (example.about, list(example.rows))
        return drawn(block, claim) if claim.verb != "excused" else tuple(block.excused)
    if isinstance(block, wire.TurnsExample):
        assert [block.players, block.start] == [int(one) for one in example.about.split()[:2]]
        return tuple(map(str, block.order))
    assert isinstance(block, wire.TrackExample)
    return tuple({"before": block.before, "left": block.left, "alone": block.alone}[claim.verb]) or ("none",)


@IN_EACH
def test_every_example_shows_what_the_engine_says(language: str) -> None:
    count = 0
    for page, wire_page in zip(rulebook(language), book(language).pages, strict=True):
        for section, as_sent in zip(page.sections, wire_page.sections, strict=True):
            pictures = [block for block in as_sent.blocks if not list(words_of(block))]
            for example, picture in zip(section.examples, pictures, strict=True):
                for claim in example.claims:
                    assert sent(example, picture, claim) == answer(example, claim) == claim.stated, str(claim)
                    count += 1
    assert count > 50


# -- only words get through --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "<b>bold</b>",
        "a [link](https://example.org)",
        "one * too many",
        "a `tick",
        "# A title",
        "back\\slash",
        "| a | b |\n| c | d |",
        "| a | b |\n|---|---|\n| c |",
    ],
)
def test_what_is_no_page_of_ours_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"means nothing|differ in length|does not part"):
        read_blocks(text)
