"""Reading what a person gives (a file, or `-` for standard input) and writing files whole or not at all."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from vitral.cli.errors import CliError

STANDARD_INPUT = "-"


def label_of(path: str) -> str:
    """How messages name a source."""
    return "standard input" if path == STANDARD_INPUT else path


def read_text(path: str) -> str:
    """The text of a file or of standard input, which must be UTF-8."""
    data = _read_bytes(path)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise CliError(
            f"{label_of(path)}: line {line}: byte 0x{data[error.start]:02X} is not UTF-8; save the file as UTF-8 text"
        ) from None


def _read_bytes(path: str) -> bytes:
    if path == STANDARD_INPUT:
        if sys.stdin is None:
            raise CliError("standard input is closed; name a file instead of -")
        return sys.stdin.buffer.read()
    try:
        return Path(path).read_bytes()
    except FileNotFoundError:
        raise CliError(f"{path}: no such file") from None
    except (OSError, ValueError) as error:  # ValueError: a name that no file system takes
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise CliError(f"{path}: cannot be read: {reason}") from None


def read_json(path: str) -> Any:
    """The JSON of a file or of standard input; a syntax error is told with its line and column."""
    text = read_text(path)
    if not text.strip():
        raise CliError(f"{label_of(path)}: is empty; expected JSON")
    try:
        return json.loads(text, object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        ends_there = error.pos >= len(text.rstrip()) - 1 or error.msg.startswith("Unterminated string")
        cut = "; the file may be cut off" if ends_there else ""
        what = f"{error.msg[0].lower()}{error.msg[1:]}"
        raise CliError(f"{label_of(path)}: line {error.lineno}, column {error.colno}: {what}{cut}") from None
    except RecursionError:
        raise CliError(f"{label_of(path)}: nested too deeply") from None
    except ValueError as error:  # a key given twice, a number of thousands of digits
        raise CliError(f"{label_of(path)}: {error}") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"the key {json.dumps(key)} is given twice in one object")
        found[key] = value
    return found


def write_whole(path: str, text: str) -> None:
    """Write a file whole or not at all."""
    target = Path(path)
    part = target.with_name(target.name + ".part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(target)
    except (OSError, ValueError) as error:
        part.unlink(missing_ok=True)
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise CliError(f"{path}: cannot be written: {reason}") from None
