"""Reading what a person gives (a file, or `-` for standard input) and writing files whole or not at all."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from vitral.cli.errors import CliError
from vitral.cli.speech import say, speech
from vitral.records import json_fault
from vitral.said import Said, at_place, line_and_column, not_utf8, reason_of

STANDARD_INPUT = "-"


def label_of(path: str) -> str:
    """How messages name a source."""
    return say("file-standard-input") if path == STANDARD_INPUT else path


def read_text(path: str) -> str:
    """The text of a file or of standard input, which must be UTF-8."""
    data = _read_bytes(path)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _refused(label_of(path), not_utf8(data, error.start)) from None


def _refused(label: str, why: Said) -> CliError:
    return CliError(speech().retell(at_place(label, why)))


def _read_bytes(path: str) -> bytes:
    if path == STANDARD_INPUT:
        if sys.stdin is None:
            raise CliError(say("file-no-standard-input"))
        return sys.stdin.buffer.read()
    try:
        return Path(path).read_bytes()
    except FileNotFoundError:
        raise CliError(f"{path}: {say('fault-no-file')}") from None
    except (OSError, ValueError) as error:  # ValueError: a name that no file system takes
        raise CliError(f"{path}: {say('fault-unread', reason=_reason(error))}") from None


def _reason(error: OSError | ValueError) -> str:
    return speech().retell(reason_of(error))


class _TwiceError(ValueError):
    """A key that is given twice."""


def read_json(path: str) -> Any:
    """The JSON of a file or of standard input; a syntax error is told with its line and column."""
    text, label = read_text(path), label_of(path)
    if not text.strip():
        raise CliError(f"{label}: {say('file-empty')}")
    try:
        return json.loads(text, object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        fault = _fault(error, text)
        where = speech().retell(line_and_column(error.lineno, error.colno))
        raise CliError(f"{label}: {where}: {fault}") from None
    except RecursionError:
        raise CliError(f"{label}: {say('file-deep')}") from None
    except _TwiceError as error:
        raise CliError(f"{label}: {say('file-key-twice', key=str(error))}") from None
    except ValueError:
        raise CliError(f"{label}: {say('file-long-number')}") from None


def _fault(error: json.JSONDecodeError, text: str) -> str:
    fault = speech().retell(json_fault(error))
    ends_there = error.pos >= len(text.rstrip()) - 1 or error.msg.startswith("Unterminated string")
    return say("file-cut", fault=fault) if ends_there else fault


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise _TwiceError(json.dumps(key))
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
        raise CliError(f"{path}: {say('file-unwritten', reason=_reason(error))}") from None
