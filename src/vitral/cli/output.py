"""What commands print: translated messages, names of cards, numbers, tables, and progress."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from decimal import Decimal
from typing import Final, Self

from vitral.cards import CardSet, GlassBoard, Inspiration, Objective, Pattern, Tool
from vitral.engine import Reason
from vitral.i18n import Fact, Translator, formatting, translator_for
from vitral.terminal.card_lookup import CardBook
from vitral.terminal.speaker import TerminalSpeaker
from vitral.translatable import sentence_of

_language = "en"


def set_language(language: str) -> None:
    """From now on, in this language; English until then."""
    global _language
    _language = translator_for(language).language


def say(message: str, **facts: Fact) -> str:
    return translator().say(message, **facts)


def translator() -> Translator:
    """The words of the language spoken now."""
    return translator_for(_language)


def speaker_for(cards: CardSet) -> TerminalSpeaker:
    """The speaker in which these cards are spoken of."""
    return TerminalSpeaker(_language, book=CardBook(cards))


def error_text(error: Exception) -> str:
    """What an error of the library says."""
    return translator().translate(sentence_of(error))


Card = Pattern | Tool | Objective | Inspiration | GlassBoard


def color_words(letter: str) -> str:
    return say(f"color-{letter}")


def restriction_text(cell: str) -> str:
    """What a printed space asks for."""
    if cell == ".":
        return say("asks-nothing")
    return say("asks-value", value=cell) if cell.isdigit() else say("asks-color", color=color_words(cell))


def name_of(card: Card) -> str:
    """The name of a card; cards of people's own files have but one."""
    return translator().card_name(card.id, card.name, card.revision if card.box else 0)


def text_of(card: Tool | Objective | Inspiration | GlassBoard) -> str:
    return translator().card_text(card.id, card.text, card.revision if card.box else 0)


def listed(parts: Iterable[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return formatting.listed(translator(), parts)


def either(parts: Iterable[str]) -> str:
    """`a`, `a or b`, `a, b or c`."""
    return formatting.either(translator(), parts)


def reason_words(reasons: Iterable[Reason]) -> str:
    return " ".join(say(f"reason-{reason}") for reason in reasons)


def decimal(number: float, digits: int) -> str:
    """`12.50`, or `12,50` where a comma is written."""
    return _written(f"{number:.{digits}f}")


def short(number: float) -> str:
    """`0.05`, or `1` where there is no fraction."""
    return _written(f"{number:g}")


def percent(share: float) -> str:
    """`53.2%`, with the sign as the language has it."""
    return say("command-percent", number=decimal(100 * share, 1))


def _written(digits: str) -> str:
    """Returns a number written by Python in the notation of the language, with all its digits."""
    from babel.numbers import format_decimal

    number = Decimal(digits)
    places = max(0, -int(number.as_tuple().exponent))
    return format_decimal(number, f"0.{'0' * places}".removesuffix("."), translator().language)


def row(title: str, cells: Sequence[str], widths: Sequence[int]) -> str:
    """A title and cells to its right, each to the right of its column; the first width is that of the title."""
    first, *rest = widths
    return f"{title:{first}}" + "".join(f"{cell:>{width}}" for cell, width in zip(cells, rest, strict=False))


def widened(widths: Sequence[int], titles: Sequence[str]) -> list[int]:
    """The widths of columns, wider where a title asks for it."""
    return [max(width, len(title) + 1) if title else width for width, title in zip(widths, titles, strict=True)]


_WIDTH: Final = 30


def add_progress(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--progress", action="store_true", help=say("argument-progress"))


class ProgressBar:
    """How many games are played. Redraws itself on a terminal; elsewhere, if wanted, writes a line for each tenth."""

    def __init__(self, *, wanted: bool = False) -> None:
        self._terminal = sys.stderr.isatty()
        self._wanted = wanted or self._terminal
        self._shown = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._terminal and self._shown >= 0:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    def show(self, done: int, total: int) -> None:
        step = done * (100 if self._terminal else 10) // total
        if not self._wanted or step == self._shown:
            return
        self._shown = step
        text = say("command-progress", done=done, total=total)
        if self._terminal:
            full = _WIDTH * done // total
            print(f"\r[{'#' * full}{'.' * (_WIDTH - full)}] {text}", end="", file=sys.stderr, flush=True)
        else:
            print(text, file=sys.stderr, flush=True)
