"""Decodes bytes to text and text to values; a refusal names the line and column and quotes Python's own words."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any, Final

from vitral.translatable import TranslatableError, TranslatableText, at_place, both, in_quotes

_TOML_PLACE: Final = re.compile(r" \(at line (\d+), column (\d+)\)$")
_CLOSING: Final = re.compile(r"\s*([\]}])")
_CUT: Final = TranslatableText("fault-cut", "the file may be cut off")


def decoded(data: bytes | str) -> str:
    """Returns the text of a file, which must be UTF-8; a byte order mark is dropped."""
    if isinstance(data, str):
        return data.removeprefix("\ufeff")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = TranslatableText("fault-line", "line {line}", line=data.count(b"\n", 0, error.start) + 1)
        byte = f"0x{data[error.start]:02X}"
        not_utf8 = TranslatableText(
            "fault-not-utf8", "byte {byte} is not UTF-8; save the file as UTF-8 text", byte=byte
        )
        raise TranslatableError(at_place(line, not_utf8)) from None


def json_value(text: str) -> Any:
    """Returns the value of a JSON text; no object may name a key twice."""
    try:
        return json.loads(text, object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        _refuse_trailing_comma(text, error.pos)
        fault = _invalid("JSON", error.msg.rstrip(": "))
        ends_there = error.pos >= len(text.rstrip()) - 1 or error.msg.startswith("Unterminated")
        place = _line_and_column(error.lineno, error.colno)
        raise TranslatableError(at_place(place, both(fault, _CUT) if ends_there else fault)) from None
    except TranslatableError:
        raise
    except (RecursionError, ValueError) as error:
        raise TranslatableError(_unreadable_value(error)) from None


def _refuse_trailing_comma(text: str, position: int) -> None:
    """Names the comma if the error at *position* is one before a closing bracket; each Python says that differently."""
    comma = text.rfind(",", 0, position + 1)
    closes = _CLOSING.match(text, comma + 1)
    if comma >= 0 and closes and closes.end() > position:
        place = _line_and_column(text.count("\n", 0, comma) + 1, comma - text.rfind("\n", 0, comma))
        raise TranslatableError(
            at_place(
                place, TranslatableText("fault-trailing-comma", "remove the comma before {bracket}", bracket=closes[1])
            )
        )


def toml_table(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        message = str(error)
        match = _TOML_PLACE.search(message)
        fault = _invalid("TOML", message[: match.start()] if match else message)
        raise TranslatableError(
            at_place(_line_and_column(*map(int, match.groups())), fault) if match else fault
        ) from None
    except (RecursionError, ValueError) as error:
        raise TranslatableError(_unreadable_value(error)) from None


def _invalid(language: str, python: str) -> TranslatableText:
    # Python quotes keys and characters of the file, however long they are.
    return TranslatableText(
        "fault-syntax", "expected valid {language} (Python says: {python})", language=language, python=python[:200]
    )


def _line_and_column(line: int, column: int) -> TranslatableText:
    return TranslatableText("fault-line-column", "line {line}, column {column}", line=line, column=column)


def _unreadable_value(error: RecursionError | ValueError) -> TranslatableText:
    """Returns what is well formed and still no file of ours: the other `ValueError` is an integer of thousands of
    digits.
    """
    if isinstance(error, RecursionError):
        return TranslatableText("fault-deep", "it is nested too deeply")
    return TranslatableText("fault-long-number", "it contains a number with thousands of digits")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    content: dict[str, Any] = {}
    for key, value in pairs:
        if key in content:
            raise TranslatableError(
                TranslatableText("fault-key-twice", "the key {key} is given twice", key=in_quotes(key))
            )
        content[key] = value
    return content
