"""The output of commands: translated messages, names of cards, numbers, tables, and progress."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, Self

from vitral.i18n import Fact, Translator, translator_for
from vitral.translatable import guess, in_quotes, sentence_of

if TYPE_CHECKING:
    from vitral.cards import CardSet
    from vitral.terminal.terminal_speaker import TerminalSpeaker

_language = "en"


def set_language(language: str) -> None:
    """Sets the language of the output, which is English until then."""
    global _language
    _language = translator_for(language).language


def say(message: str, **facts: Fact) -> str:
    return translator().say(message, **facts)


def translator() -> Translator:
    """Returns the words of the language spoken now."""
    return translator_for(_language)


def speaker_for(cards: CardSet) -> TerminalSpeaker:
    """Returns a speaker that knows these cards."""
    from vitral.terminal.card_index import CardIndex
    from vitral.terminal.terminal_speaker import TerminalSpeaker

    return TerminalSpeaker(_language, card_index=CardIndex(cards))


def error_text(error: Exception) -> str:
    """Returns what an error of the library says."""
    return translator().translate(sentence_of(error))


def listed(parts: Iterable[str]) -> str:
    """Returns `a`, `a and b`, or `a, b and c`."""
    from vitral.i18n import formatting

    return formatting.listed(translator(), parts)


def either(parts: Iterable[str]) -> str:
    """Returns `a`, `a or b`, or `a, b or c`."""
    from vitral.i18n import formatting

    return formatting.either(translator(), parts)


def not_a_choice(text: str, values: Iterable[str]) -> str:
    """Returns which values are expected instead of one, and the one that may be meant."""
    choices = [*values]
    why = say("argument-choice", values=either(choices), found=in_quotes(text))
    hint = guess(text, choices) if len(choices) > 1 else ""
    return f"{why}; {translator().translate(hint)}" if hint else why


def decimal(number: float, digits: int) -> str:
    """Returns `12.50`, or `12,50` where a comma is written."""
    return _written(f"{number:.{digits}f}")


def short(number: float) -> str:
    """Returns `0.05`, or `1` where there is no fraction."""
    return _written(f"{number:g}")


def percent(share: float) -> str:
    """Returns `53.2%`, with the sign as the language has it."""
    return say("command-percent", number=decimal(100 * share, 1))


def _written(digits: str) -> str:
    """Returns a number written by Python in the notation of the language, with all its digits."""
    from decimal import Decimal

    from babel.numbers import format_decimal

    number = Decimal(digits)
    places = max(0, -int(number.as_tuple().exponent))
    return format_decimal(number, f"0.{'0' * places}".removesuffix("."), translator().language)


def print_lines(lines: Iterable[str]) -> None:
    """Prints lines, folded between words on a terminal; files and other programs get them whole."""
    from vitral.terminal.lines.layout import write_line

    write = write_line()
    for line in lines:
        write(line)


def print_found(lines: Iterable[str], data: Callable[[], Any], *, as_json: bool) -> None:
    """Prints what a command found, as lines or as JSON."""
    if as_json:
        print_json(data())
    else:
        print_lines(lines)


def print_json(data: Any, *, on_one_line: bool = False) -> None:
    """Prints JSON; letters beyond ASCII stand for themselves where the encoding of the output has them all."""
    import json

    has_all = (sys.stdout.encoding or "").lower().startswith("utf")
    print(json.dumps(data, indent=None if on_one_line else 1, ensure_ascii=not has_all))


def row(title: str, cells: Sequence[str], widths: Sequence[int]) -> str:
    """Returns a title and cells to its right, each to the right of its column; the first width is that of the title."""
    first, *rest = widths
    return f"{title:{first}}" + "".join(f"{cell:>{width}}" for cell, width in zip(cells, rest, strict=False))


def widened(widths: Sequence[int], titles: Sequence[str]) -> list[int]:
    """Returns the widths of columns, wider where a title asks for it."""
    return [max(width, len(title) + 2) if title else width for width, title in zip(widths, titles, strict=True)]


_WIDTH: Final = 30
_REDRAW: Final = 0.1
"""Seconds between two drawings of a progress bar."""


class ProgressBar:
    """A progress bar: how many games are played, how fast, and the time left.

    Redraws itself on a terminal; elsewhere, if *wanted*, writes a line at the start and for each tenth.
    """

    def __init__(self, *, wanted: bool = False, clock: Callable[[], float] = time.monotonic) -> None:
        self._terminal = sys.stderr.isatty()
        self._wanted = wanted or self._terminal
        self._clock = clock
        self._began: tuple[float, int] | None = None
        """The time of the first report, and the number of games played by then."""
        self._drawn = 0.0
        self._tenth = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._terminal and self._began:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    def show(self, done: int, total: int) -> None:
        """Shows that *done* games of *total* are played."""
        now = self._clock()
        first = self._began is None
        began, before = self._began = self._began or (now, done)
        if not self._wanted:
            return
        if self._terminal:
            if not first and done < total and now - self._drawn < _REDRAW:
                return
            self._drawn, full = now, _WIDTH * done // total
            bar, text = (
                f"[{'#' * full}{'.' * (_WIDTH - full)}] ",
                _progress_text(done, total, done - before, now - began),
            )
            columns = shutil.get_terminal_size().columns
            line = f"{bar}{text}" if len(bar) + len(text) < columns else text[: columns - 1]
            print(f"\r{line}\x1b[K", end="", file=sys.stderr)
            sys.stderr.flush()
        elif done * 10 // total != self._tenth:
            self._tenth = done * 10 // total
            print(_progress_text(done, total, done - before, now - began), file=sys.stderr, flush=True)


def _progress_text(done: int, total: int, played: int, seconds: float) -> str:
    if not played or seconds <= 0 or done >= total:
        return say("command-progress", done=done, total=total)
    left = round((total - done) * seconds / played)
    clock = f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02}" if left >= 3600 else f"{left // 60}:{left % 60:02}"
    return say("command-progress-rate", done=done, total=total, rate=decimal(played / seconds, 1), left=clock)


def print_error(command: str, message: str) -> None:
    """Writes an error of a command, or of `vitral` itself, on the standard error."""
    line = f"vitral {command}: {message}" if command else f"vitral: {message}"
    if sys.stderr.isatty():
        from vitral.terminal.lines.layout import folded

        line = folded(line)
    print(line, file=sys.stderr)
