"""What Python's reader of JSON complains of, as sentences that every language has."""

from __future__ import annotations

from json import JSONDecodeError
from typing import Final

from vitral.said import Said

_FAULTS: Final[dict[str, Said]] = {
    str(said): said
    for said in (
        Said("fault-json-value", "expecting value"),
        Said("fault-json-sign", "expecting {sign} delimiter", sign="','"),
        Said("fault-json-sign", "expecting {sign} delimiter", sign="':'"),
        Said("fault-json-name", "expecting property name enclosed in double quotes"),
        Said("fault-json-last-in-object", "illegal trailing comma before end of object"),
        Said("fault-json-last-in-array", "illegal trailing comma before end of array"),
        Said("fault-json-open-text", "unterminated string starting at"),
        Said("fault-json-control", "invalid control character at"),
        Said("fault-json-escape", "invalid {sign}escape", sign="\\"),
        Said("fault-json-escape", "invalid {sign}escape", sign="\\uXXXX "),
        Said("fault-json-extra", "extra data"),
    )
}


def json_fault(error: JSONDecodeError) -> str:
    """What is wrong; said in the reader's own words if it is none of what is known."""
    fault = f"{error.msg[:1].lower()}{error.msg[1:]}"
    # One of them ends as if the place were to follow: `Invalid \\escape: `.
    return _FAULTS.get(fault.removesuffix(": "), fault)
