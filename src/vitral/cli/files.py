"""Reading what a person gives (a file, or `-` for standard input) and writing files whole or not at all."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from vitral.cli.command import CliError
from vitral.cli.output import say, translator
from vitral.reading import decoded, json_value
from vitral.translatable import NO_FILE, TranslatableError, TranslatableText, at_place, reason_of, unread

STANDARD_INPUT = "-"


def label_of(path: str) -> str:
    """How messages name a source."""
    return say("file-standard-input") if path == STANDARD_INPUT else path


def read_text(path: str) -> str:
    """The text of a file or of standard input, which must be UTF-8."""
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


def read_json(path: str) -> Any:
    """The JSON of a file or of standard input."""
    text, label = read_text(path), label_of(path)
    if not text.strip():
        raise CliError(f"{label}: {say('file-empty')}")
    try:
        return json_value(text)
    except TranslatableError as error:
        raise _refused(label, error.text) from None


def write_whole(path: str, text: str) -> None:
    """Write a file whole or not at all."""
    target = Path(path)
    part = target.with_name(target.name + ".part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(target)
    except (OSError, ValueError) as error:
        part.unlink(missing_ok=True)
        raise CliError(f"{path}: {say('file-unwritten', reason=translator().translate(reason_of(error)))}") from None
