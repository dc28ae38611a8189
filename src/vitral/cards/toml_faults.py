"""What Python's reader of TOML complains of, as sentences that every language has."""

from __future__ import annotations

import re
from typing import Final

from vitral.said import Said, at_place, line_and_column

_MESSAGE: Final = re.compile(r"(.+) \(at (.+)\)", re.DOTALL)
_PLACE: Final = re.compile(r"line (\d+), column (\d+)")
_FAULTS: Final[dict[str, Said]] = {
    str(said): said
    for said in (
        Said("fault-toml-statement", "invalid statement"),
        Said("fault-toml-after-statement", "expected newline or end of document after a statement"),
        Said("fault-toml-overwrite", "cannot overwrite a value"),
        Said("fault-toml-table-end", "expected {sign} at the end of a table declaration", sign="']'"),
        Said("fault-toml-array-end", "expected {sign} at the end of an array declaration", sign="']]'"),
        Said("fault-toml-equals", "expected {sign} after a key in a key/value pair", sign="'='"),
        Said("fault-toml-key", "invalid initial character for a key part"),
        Said("fault-toml-open-array", "unclosed array"),
        Said("fault-toml-open-table", "unclosed inline table"),
        Said("fault-toml-backslash", "unescaped {sign} in a string", sign="'\\'"),
        Said("fault-toml-hex", "invalid hex value"),
        Said("fault-toml-scalar", "escaped character is not a Unicode scalar value"),
        Said("fault-toml-open-text", "unterminated string"),
        Said("fault-toml-date", "invalid date or datetime"),
        Said("fault-toml-value", "invalid value"),
    )
}
_ABOUT: Final = re.compile(
    r"(illegal character|found invalid character|cannot declare|duplicate inline table key|expected) (.+?)( twice)?",
    re.DOTALL,
)


def toml_fault(message: str) -> Said:
    """The sentence for a message such as `Invalid value (at line 3, column 5)`."""
    match = _MESSAGE.fullmatch(message)
    what, where = match.groups() if match else (message, "")
    return at_place(_place(where), _what(f"{what[:1].lower()}{what[1:]}"))


def _place(where: str) -> str:
    if found := _PLACE.fullmatch(where):
        return line_and_column(int(found[1]), int(found[2]))
    if where == "end of document":
        return Said("fault-toml-end", "end of document")
    return where or Said("fault-toml-invalid", "invalid TOML")


def _what(fault: str) -> str:
    if fault in _FAULTS:
        return _FAULTS[fault]
    if found := _ABOUT.fullmatch(fault):
        verb, about, _ = found.groups()
        if verb == "illegal character":
            return Said("fault-toml-character", "illegal character {about}", about=about)
        if verb == "found invalid character":
            return Said("fault-toml-found-character", "found invalid character {about}", about=about)
        if verb == "cannot declare":
            return Said("fault-toml-twice", "cannot declare {about} twice", about=about)
        if verb == "duplicate inline table key":
            return Said("fault-toml-duplicate", "duplicate inline table key {about}", about=about)
        return Said("fault-toml-expected", "expected {about}", about=about)
    return fault
