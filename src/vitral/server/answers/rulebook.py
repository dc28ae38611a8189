"""The rulebook as it is sent: structured text, and examples with what the engine says of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from vitral.dice import TEXT
from vitral.engine import Window, smallest_removals
from vitral.i18n import Translator, translator_for
from vitral.i18n.examples import (
    Example,
    ExampleClaim,
    counted,
    dice_allowed_alone,
    fitting,
    given,
    moving,
    refusing,
    turn_order,
    window_of,
)
from vitral.i18n.markdown import Block, Grid, Listing, Paragraph, Text
from vitral.i18n.option_texts import code_words
from vitral.i18n.rulebook import PARTS, Page, rulebook, synonyms
from vitral.server import protocol as wire
from vitral.server.scenes.score_sheets import sheet
from vitral.spaces import INDEX
from vitral.teller.choices import reason_sentences

_HOW: Final[Mapping[str, wire.PlacementRule]] = {
    "": "usual",
    "ignoring color": "ignoring_color",
    "ignoring value": "ignoring_value",
    "ignoring print": "ignoring_print",
    "alone": "alone",
}


def book(language: str) -> wire.Rulebook:
    pages = rulebook(language)
    links = {name: f"{page.id}#{at}" if at else page.id for page in pages for name, at in page.explained}
    alike = [list(group) for group in synonyms(language)]
    return wire.Rulebook(language, list(PARTS), [book_page(page, language) for page in pages], links, alike)


def book_page(page: Page, language: str) -> wire.BookPage:
    translator = translator_for(language)
    sections = [
        wire.BookSection(section.id, section.title, [_block(block, translator) for block in section.blocks])
        for section in page.sections
    ]
    return wire.BookPage(page.id, page.title, page.part, sections)


def _block(block: Block, translator: Translator) -> wire.Block:
    if isinstance(block, Paragraph):
        return wire.Paragraph(_spans(block.text, translator))
    if isinstance(block, Listing):
        return wire.Listing(block.numbered, [_spans(item, translator) for item in block.items])
    if isinstance(block, Grid):
        head, rows = (
            [[_spans(cell, translator) for cell in row] for row in part] for part in ([block.head], block.rows)
        )
        return wire.Grid(head[0], rows)
    return _example(block)


def _spans(text: Text, translator: Translator) -> list[wire.Span]:
    """Returns a text; options are named as forms name them."""
    return [
        wire.Span(code_words(translator, span.text), "option")
        if span.style == "code"
        else wire.Span(span.text, span.style)
        for span in text
    ]


def _example(example: Example) -> wire.WindowExample | wire.TurnsExample | wire.TrackExample:
    if example.kind == "window":
        rows = [row.split() for row in example.rows]
        return wire.WindowExample(example.about, rows, list(given(example, "excused")), list(_shown(example)))
    if example.kind == "turns":
        players, start, *_ = example.about.split()
        return wire.TurnsExample(int(players), int(start), turn_order(example))
    before, left = (list(given(example, verb)) for verb in ("before", "left"))
    return wire.TrackExample(before, left, dice_allowed_alone(example))


def _shown(example: Example) -> Iterator[wire.ExampleResult]:
    """Yields what is said of a window. Claims about the same die belong together, and so do those of a check."""
    window = window_of(example)
    placed: dict[tuple[str, str, str], wire.Placing] = {}
    checked = False
    for claim in example.claims:
        if claim.verb in ("legal", "illegal", "move"):
            die, origin, space, how = _placed(window, claim)
            placing = placed.get((die, origin, how))
            if placing is None:
                spaces = moving(window, origin, how) if origin else fitting(window, die, how)
                placing = placed[die, origin, how] = wire.Placing(die, origin, _HOW[how], spaces, [])
                yield placing
            if space:
                placing.refused.append(_refused(space, refusing(window, die, space, how)))
        elif claim.verb == "score":
            score_sheet = sheet(counted(window, claim.subject))
            yield wire.Scoring(next(line for line in score_sheet.lines if line.id == claim.subject))
        elif claim.verb == "total":
            yield wire.Totalling(sheet(counted(window, claim.subject)))
        elif claim.verb != "excused" and not checked:
            checked = True
            yield _check(window)


def _placed(window: Window, claim: ExampleClaim) -> tuple[str, str, str, str]:
    """Returns the die a claim is about, where it is lifted, where it may not go, and what is waived."""
    subject, _, how = claim.subject.partition(" ")
    if claim.verb == "move":
        return TEXT[window.die_at(INDEX[subject])], subject, "", how
    die, _, space = subject.partition("@")
    return die, "", space, how


def _check(window: Window) -> wire.Checking:
    breaches = [_refused(space, reasons) for space, reasons in window.breaches().items()]
    return wire.Checking(breaches, smallest_removals(window))


def _refused(space: str, reasons: Sequence[str]) -> wire.RefusedSpace:
    return wire.RefusedSpace(space, list(reasons), reason_sentences(reasons, solo=False))
