"""The pages of the rulebook as lines of text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from vitral.cards import all_cards
from vitral.cli.output import either, listed, say, speaker_for
from vitral.server.protocol import (
    Block,
    BookPage,
    Checking,
    ExampleResult,
    Grid,
    Listing,
    Paragraph,
    Placing,
    RefusedSpace,
    Scoring,
    Span,
    TrackExample,
    TurnsExample,
    WindowExample,
)
from vitral.terminal.card_index import SPACES
from vitral.terminal.lines.layout import drawn, wrapped
from vitral.terminal.terminal_speaker import TerminalSpeaker


def page_lines(page: BookPage) -> Iterator[str]:
    speaker = speaker_for(all_cards())
    for section in page.sections:
        if section.id:
            yield ""
        yield section.title
        for block in section.blocks:
            yield ""
            yield from _block_lines(block, speaker)


def _block_lines(block: Block, speaker: TerminalSpeaker) -> Iterator[str]:
    match block:
        case Paragraph():
            yield from wrapped(_text(block.text), "", hang="")
        case Listing():
            for number, item in enumerate(block.items, 1):
                yield from wrapped(f"{f'{number}.' if block.numbered else '-'} {_text(item)}", "")
        case Grid():
            yield from _grid_lines([block.head, *block.rows])
        case WindowExample():
            yield from _window_lines(block, speaker)
        case TurnsExample():
            order = " ".join(map(str, block.order))
            yield say("book-turns", players=block.players, start=block.start, order=order)
        case TrackExample():
            yield f"{say('book-track-before')}: {speaker.dice(block.before)}"
            yield f"{say('book-track-left')}: {speaker.dice(block.left)}"
            yield say("book-track-alone", dice=speaker.dice(block.alone)) if block.alone else say("book-track-all")
        case _:
            assert_never(block)


def _text(spans: Iterable[Span]) -> str:
    """Returns the words; an option of a table is set apart."""
    return "".join(f"[{span.text}]" if span.style == "option" else span.text for span in spans)


def _grid_lines(rows: Sequence[Sequence[Sequence[Span]]]) -> Iterator[str]:
    cells = [[_text(cell) for cell in row] for row in rows]
    widths = [max(len(row[column]) for row in cells) for column in range(len(cells[0]))]
    for row in cells:
        yield "  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()


def _window_lines(example: WindowExample, speaker: TerminalSpeaker) -> Iterator[str]:
    dice = (die for row in example.dice for die in row)
    lying = {space: die for space, die in zip(SPACES, dice, strict=True) if die != "--"}
    yield from drawn(speaker.card_index.grid(example.pattern), lying)
    for shown in example.shown:
        for line in _shown_lines(shown, speaker):
            yield from wrapped(line, "  ")


def _shown_lines(shown: ExampleResult, speaker: TerminalSpeaker) -> Iterator[str]:
    """Yields what the engine says of the window."""
    if isinstance(shown, Placing):
        die = speaker.die(shown.die)
        named = say("book-die-from", die=die, space=shown.origin) if shown.origin else die
        fits = say("book-fits", spaces=listed(shown.spaces)) if shown.spaces else say("book-fits-nowhere")
        how = "" if shown.how == "usual" else f" ({say(f'book-how-{shown.how}')})"
        yield f"{named}{how}: {fits}"
        yield from _refused(shown.refused, speaker)
    elif isinstance(shown, Checking):
        yield from _refused(shown.breaches, speaker)
        yield say("check-repair", removals=either(" ".join(spaces) for spaces in shown.removals))
    elif isinstance(shown, Scoring):
        yield f"{speaker.card(shown.line.id)}: {shown.line.points}"
    else:
        for line in shown.sheet.lines:
            name = speaker.card(line.id) if line.kind in ("public", "private") else say(f"line-{line.kind}")
            yield f"{name}: {line.points}"
        yield f"{say('total')}: {shown.sheet.total}"


def _refused(spaces: Iterable[RefusedSpace], speaker: TerminalSpeaker) -> Iterator[str]:
    return (say("check-breach", space=space.space, reasons=speaker.all(space.sentences)) for space in spaces)
