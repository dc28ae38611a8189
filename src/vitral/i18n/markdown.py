"""The little Markdown that rule pages are written in, as structure: no text of a page can become anything else.

Paragraphs, lists (`-` or `1.`), tables, and fenced blocks, which are examples. Inside a text: `**strong**`, `*em*` and
`` `code` ``. Everything else is refused, so that nothing is shown by halves.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from vitral.i18n.examples import Example, read_examples

Style = Literal["", "strong", "em", "code"]

_FENCED: Final = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
_ITEM: Final = re.compile(r"(?:- |\d+\. )(.*)", re.DOTALL)
_NEXT_ITEM: Final = re.compile(r"\n(?=- |\d+\. )")
_RULE: Final = re.compile(r"\|(?:-+\|)+")
_MARKS: Final = re.compile(r"\*\*(?P<strong>[^*`]+)\*\*|\*(?P<em>[^*`]+)\*|`(?P<code>[^`]+)`")
_STRANGE: Final = re.compile(r"[*`<>\\]|\]\(|^#", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of a text, and how it is set."""

    text: str
    style: Style = ""


Text = tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Paragraph:
    text: Text


@dataclass(frozen=True, slots=True)
class Listing:
    """A list, numbered or not."""

    numbered: bool
    items: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table: its head and its rows."""

    head: tuple[Text, ...]
    rows: tuple[tuple[Text, ...], ...]


Block = Paragraph | Listing | Grid | Example


def read_blocks(text: str) -> tuple[Block, ...]:
    """Returns the blocks of a text; `ValueError` if it holds anything but what is named above."""
    return tuple(_blocks(text))


def _blocks(text: str) -> Iterator[Block]:
    for part in _FENCED.split(text):
        if part.startswith("```"):
            yield from read_examples(part)
        else:
            yield from (_block(piece) for piece in re.split(r"\n{2,}", part.strip()) if piece)


def _block(piece: str) -> Block:
    if piece.startswith("|"):
        return _grid(piece.splitlines())
    items = _NEXT_ITEM.split(piece)
    matches = [_ITEM.fullmatch(item) for item in items]
    if not matches[0]:
        return Paragraph(_text(piece))
    return Listing(not piece.startswith("-"), tuple(_text(item[1]) for item in matches if item))


def _grid(lines: list[str]) -> Grid:
    head, rule, *rows = lines
    if not _RULE.fullmatch(rule):
        raise ValueError(f"{rule!r} does not part the head of a table from its rows")
    cells = [tuple(_text(cell) for cell in row.strip("| ").split(" | ")) for row in (head, *rows)]
    if len({len(row) for row in cells}) != 1:
        raise ValueError(f"the rows of this table differ in length: {head!r}")
    return Grid(cells[0], tuple(cells[1:]))


def _text(raw: str) -> Text:
    return tuple(_spans(" ".join(raw.split())))


def _spans(text: str) -> Iterator[Span]:
    end = 0
    for match in _MARKS.finditer(text):
        yield from _plain(text[end : match.start()])
        (style,) = (name for name, text in match.groupdict().items() if text)
        yield Span(match[style], style)  # type: ignore[arg-type]
        end = match.end()
    yield from _plain(text[end:])


def _plain(text: str) -> Iterator[Span]:
    strange = _STRANGE.search(text)
    if strange:
        raise ValueError(f"{strange[0]!r} means nothing on a rule page: {text!r}")
    if text:
        yield Span(text)
