"""Reads files (`-` is standard input), checks and writes those that a command makes, and works on several in a row."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from vitral.cli.command import BAD_INPUT, OK, CliError
from vitral.cli.output import either, error_text, print_error, print_json, print_lines, say, translator
from vitral.reading import decoded, json_value
from vitral.translatable import NO_FILE, TranslatableError, TranslatableText, at_place, reason_of, unread

if TYPE_CHECKING:
    from vitral.terminal.local_games import LocalGames

STANDARD_INPUT = STANDARD_OUTPUT = "-"


def label_of(path: str) -> str:
    """Returns how messages name a source."""
    return say("file-standard-input") if path == STANDARD_INPUT else path


def read_text(path: str) -> str:
    """Returns the text of a file or of standard input, which must be UTF-8."""
    try:
        return decoded(_read_bytes(path))
    except TranslatableError as error:
        raise _refused(label_of(path), error.text) from None


def _refused(label: str, why: TranslatableText) -> CliError:
    return CliError(translator().translate(at_place(label, why)))


def _read_bytes(path: str) -> bytes:
    if path == STANDARD_INPUT:
        if sys.stdin is None:
            raise CliError(say("file-no-standard-input"))
        return sys.stdin.buffer.read()
    try:
        return Path(path).read_bytes()
    except FileNotFoundError:
        raise _refused(path, NO_FILE) from None
    except (OSError, ValueError) as error:  # ValueError: a name that no file system takes
        raise _refused(path, unread(error)) from None


def read_json_text(path: str) -> str:
    """Returns the text of a file or of standard input that should hold JSON, which is more than blanks."""
    text = read_text(path)
    if not text.strip():
        raise CliError(f"{label_of(path)}: {say('file-empty')}")
    return text


def read_json(path: str) -> Any:
    """Returns the JSON of a file or of standard input."""
    text = read_json_text(path)
    try:
        return json_value(text)
    except TranslatableError as error:
        raise _refused(label_of(path), error.text) from None


def check_target(path: str | None, *endings: str) -> None:
    """Raises `CliError` if a file cannot be written there, or its name does not end as its contents ask for."""
    if path is None or path == STANDARD_OUTPUT:
        return
    target = Path(path)
    if endings and target.suffix.lower() not in endings:
        raise CliError(say("file-ending", file=path, endings=either(endings)))
    if target.is_dir():
        raise CliError(say("file-is-folder", file=path))
    if not target.parent.is_dir():
        raise CliError(say("line-error-target-folder", path=path, folder=str(target.parent)))


def run_on_files(args: argparse.Namespace, work: Callable[[str], Report]) -> int:
    """Prints a report on each file, as text or as JSON, and returns the exit code: the worst of all.

    A failure of one file is printed, and the others go on. The JSON is one object for each file, also for one that
    failed, on a line of its own unless it goes to a terminal.
    """
    code = OK
    for path in args.files:
        try:
            report = work(path)
        except (CliError, TranslatableError) as error:
            text = error_text(error) if isinstance(error, TranslatableError) else str(error)
            named = len(args.files) == 1 or text.startswith(f"{label_of(path)}:")
            print_error(args.command, text if named else f"{label_of(path)}: {text}")
            report = Report((), {"problem": text}, error.code if isinstance(error, CliError) else BAD_INPUT)
            if not args.json:
                code = max(code, report.code)
                continue
        code = max(code, report.code)
        if args.json:
            print_json({"file": path, **report.data}, on_one_line=not sys.stdout.isatty())
        elif len(args.files) > 1:
            print_lines((f"== {label_of(path)}", *report.lines, ""))
        else:
            print_lines(report.lines)
    return code


class Report(NamedTuple):
    """The result of a command for one file: lines, JSON, and the exit code."""

    lines: Iterable[str]
    data: Any
    code: int = OK


def write_whole(path: str, text: str) -> None:
    """Writes a file whole or not at all; `-` is standard output."""
    if path == STANDARD_OUTPUT:
        print(text, end="")
        return
    target = Path(path)
    part = target.with_name(target.name + ".part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(target)
    except (OSError, ValueError) as error:
        part.unlink(missing_ok=True)
        raise CliError(f"{path}: {say('file-unwritten', reason=translator().translate(reason_of(error)))}") from None


def local_games() -> LocalGames:
    """Returns the games that are saved by themselves, in Vitral's own folder."""
    from vitral.server.data_folder import own_folder
    from vitral.terminal.local_games import LocalGames

    return LocalGames(own_folder() / "games")
