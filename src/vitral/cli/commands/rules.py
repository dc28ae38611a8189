"""`vitral rules`: the rulebook, page by page."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, assert_never

import msgspec

from vitral.cards import all_cards
from vitral.cli.arguments import add_json
from vitral.cli.command import OK, CliError
from vitral.cli.output import either, listed, say, speaker_for, translator
from vitral.server.answers.rulebook import book
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
    Rulebook,
    Scoring,
    Span,
    TrackExample,
    TurnsExample,
    WindowExample,
)
from vitral.terminal.card_index import SPACES
from vitral.terminal.lines.board_text import drawn, wrapped
from vitral.terminal.terminal_speaker import TerminalSpeaker
from vitral.translatable import did_you_mean, guess


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


EXAMPLES: Final = {"page": "vitral rules placing", "card": "vitral rules lathekin", "ours": "vitral rules editions"}


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("page", metavar=say("metavar-page"), nargs="?", help=say("command-rules.page"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    rules = book(translator().language)
    found = _find(args.page, rules) if args.page else rules
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    else:
        print(*(page_lines(found) if isinstance(found, BookPage) else _contents(found)), sep="\n")
    return OK


def _contents(rules: Rulebook) -> Iterator[str]:
    width = max(len(page.id) for page in rules.pages) + 2
    for part in rules.parts:
        yield say(f"book-part-{part}")
        yield from (f"  {page.id:{width}}{page.title}" for page in rules.pages if page.part == part)


def _find(wanted: str, rules: Rulebook) -> BookPage:
    """Returns a page by its id or title, or the one that explains a card or a reason."""
    pages = {page.id: page for page in rules.pages}
    titles = {page.title.casefold(): page for page in rules.pages}
    spelled = wanted.strip().casefold()
    name = spelled.replace("-", "_").replace(" ", "_")
    target = rules.links.get(name, name.replace("_", "-")).partition("#")[0]
    if found := pages.get(target) or titles.get(spelled):
        return found
    known = [*pages, *rules.links]
    begun = [one for one in known if one.startswith(name)]
    hint = translator().translate(did_you_mean(begun[:3]) if begun else guess(wanted, known))
    raise CliError(say("command-rules-none-close" if hint else "command-rules-none", page=f'"{wanted}"', hint=hint))
