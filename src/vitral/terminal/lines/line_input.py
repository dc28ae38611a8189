"""Lines that are typed, and the error for input that means nothing."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Final, NoReturn

from vitral.terminal.terminal_speaker import TerminalSpeaker

_MAX_NAME_LENGTH: Final = 60
"""The most characters of typed text that messages repeat."""


class UnknownInputError(ValueError):
    """The typed line is no command or choice here; the message says what would be."""


def quoted(typed: str) -> str:
    """Returns what was typed, recognizable, not too long and without what could steer a terminal."""
    short = f"{typed[:_MAX_NAME_LENGTH]}..." if len(typed) > _MAX_NAME_LENGTH else typed
    return json.dumps(short, ensure_ascii=not short.isprintable())


Read = Callable[[str], str]
"""Waits for a line that is typed, as `input` does; `EOFError` when there will be none."""


def read_line(speaker: TerminalSpeaker) -> Read:
    """Reads from standard input; on a terminal lines can be edited, and earlier ones come back with the arrow keys."""
    if on_terminal():
        with suppress(ImportError):  # Windows edits lines itself
            import readline  # `input` uses it from now on

            readline.parse_and_bind("set enable-bracketed-paste off")

    def read(prompt: str) -> str:
        try:
            return input(prompt)
        except UnicodeDecodeError:
            return speaker.say("line-unreadable")
        except (RuntimeError, ValueError):  # standard input is closed, or there is none
            raise EOFError from None

    return read


def complete_lines(words: Callable[[], Iterable[str]]) -> None:
    """Has Tab complete a line to one of the words, where lines can be edited."""
    if (readline := sys.modules.get("readline")) is None:
        return

    def complete(typed: str, at: int) -> str | None:
        found = [word for word in words() if word.lower().startswith(typed.lower())]
        return found[at] if at < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims("")  # actions have spaces in them
    # macOS has another library behind the same module.
    readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")


def typed_so_far() -> str:
    """Returns what has been typed of the line that is being read, where lines can be edited."""
    readline = sys.modules.get("readline")
    return readline.get_line_buffer() if readline else ""


def on_terminal() -> bool:
    """Returns whether a person types and reads here."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


@contextmanager
def terminal_restored() -> Iterator[None]:
    """Leaves the terminal as it was, also if a line is still being read in a thread."""
    try:
        import termios
    except ImportError:
        yield
        return
    before = termios.tcgetattr(sys.stdin) if on_terminal() else None
    try:
        yield
    finally:
        if before is not None:
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)


def read_in_thread(read: Read, prompt: str) -> asyncio.Future[str]:
    """Starts to read a line while the table goes on.

    A thread of its own reads it, which nobody waits for: a program that is interrupted must not wait for Enter.
    """
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[str] = loop.create_future()

    def settle(line: str, error: EOFError | None) -> None:
        if not answer.done():
            answer.set_exception(error) if error else answer.set_result(line)

    def wait() -> None:
        line, ended = "", None
        try:
            line = read(prompt)
        except EOFError as error:
            ended = error
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, line, ended)

    threading.Thread(target=wait, daemon=True).start()
    return answer


@contextmanager
def immediate_interrupts() -> Iterator[None]:
    """Lets Ctrl+C interrupt a wait for a line; asyncio alone would wait for the line first."""
    main = threading.current_thread() is threading.main_thread()
    if not main or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    signal.signal(signal.SIGINT, _interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _interrupt(_: int, __: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt


def tidy(text: str) -> str:
    """Returns a name as ids are written: small letters, and one line between words."""
    letters = "".join(letter if letter.isalnum() else "_" for letter in text.lower().replace("'", ""))
    return "_".join(filter(None, letters.split("_")))
