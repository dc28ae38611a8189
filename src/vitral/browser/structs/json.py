"""`msgspec.json`: structs to JSON and back, byte for byte as msgspec writes it."""

from __future__ import annotations

import base64
import json
import re
from typing import Any, Final, Generic, TypeVar

from vitral.browser.structs.conversion import DecodeError, ValidationError, converter, is_left_out
from vitral.browser.structs.fields import UNSET
from vitral.browser.structs.struct import Struct

_T = TypeVar("_T")
_MOST_DEPTH: Final = 200
"""JSON nested more deeply would exhaust the stack of WebAssembly, which ends the interpreter."""
_NUMBERS: Final = re.compile(r'"(?:[^"\\]|\\.)*"|-?(?:\d+(?:\.\d+)?e[+-]\d+|NaN|Infinity)')
_BRACKETS: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]')


class Encoder:
    """Writes values as JSON."""

    def encode(self, value: Any) -> bytes:
        """Returns the JSON of a value, in UTF-8 and without spaces."""
        text = _TEXT(value)
        if "e-" in text or "e+" in text or "NaN" in text or "Infinity" in text:
            text = _NUMBERS.sub(_number, text)
        return text.encode()


def _number(found: re.Match[str]) -> str:
    """Numbers as msgspec writes them: `1e-7` where Python has `1e-07`, and null for what is none."""
    text = found[0]
    if text.startswith('"'):
        return text
    if "N" in text or "I" in text:
        return "null"
    digits, exponent = text.split("e")
    if int(exponent) == -5:
        return f"{'-' if digits.startswith('-') else ''}0.0000{digits.replace('.', '').lstrip('-')}"
    return f"{digits}e{int(exponent)}"


def _plain(value: Any) -> Any:
    """Returns what stands in JSON for a value that Python's encoder does not know."""
    if isinstance(value, Struct):
        config = value.__struct_config__
        if config.array_like:
            items = [getattr(value, name) for name in value.__struct_fields__]
            return items if config.tag is None else [config.tag, *items]
        made: dict[str, Any] = {} if config.tag is None else {config.tag_field or "type": config.tag}
        if config.omit_defaults:
            for one in type(value).struct_fields:
                held = getattr(value, one.name)
                if held is not UNSET and not is_left_out(held, one.default):
                    made[one.encoded] = held
        else:
            for one in type(value).struct_fields:
                held = getattr(value, one.name)
                if held is not UNSET:
                    made[one.encoded] = held
        return made
    if isinstance(value, set | frozenset):
        return list(value)
    if isinstance(value, bytes | bytearray | memoryview):
        return base64.b64encode(value).decode()
    raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")


_TEXT: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False, default=_plain).encode


class Decoder(Generic[_T]):
    """Reads JSON as values of a type."""

    def __init__(self, type: Any = Any) -> None:  # noqa: A002 - as msgspec names it
        self._convert = None if type is Any else converter(type)
        self.type = type

    def decode(self, text: str | bytes | bytearray | memoryview) -> _T:
        """Returns the value; raises `DecodeError`, `ValidationError`, or `RecursionError` if it is too deep."""
        value = _loaded(text if isinstance(text, str) else bytes(text).decode())
        result: _T = value if self._convert is None else self._convert(value, "$")
        return result


def _loaded(text: str) -> Any:
    if text.count("[") + text.count("{") > _MOST_DEPTH:
        check_depth(text)
    try:
        return json.loads(text, parse_constant=_refuse)
    except ValueError as error:
        if not text.strip():
            raise DecodeError("Input data was truncated") from None
        raise DecodeError(f"JSON is malformed: {error}") from None


def check_depth(text: str) -> None:
    """Raises `RecursionError` if JSON is nested too deeply."""
    depth = 0
    for bracket in _BRACKETS.findall(text):
        if bracket in "[{":
            depth += 1
            if depth > _MOST_DEPTH:
                raise RecursionError("JSON is nested too deeply")
        elif bracket in "]}":
            depth -= 1


def _refuse(name: str) -> Any:
    raise ValueError(f"{name} is not a number in JSON")


_ENCODER: Final = Encoder()
_DECODERS: Final[dict[Any, Decoder[Any]]] = {}


def encode(value: Any) -> bytes:
    return _ENCODER.encode(value)


def decode(text: str | bytes, *, type: Any = Any) -> Any:  # noqa: A002 - as msgspec names it
    """Returns the value of that type that JSON holds; raises as `Decoder.decode` does."""
    found = _DECODERS.get(type)
    if found is None:
        found = _DECODERS[type] = Decoder(type)
    return found.decode(text)


__all__ = ["DecodeError", "Decoder", "Encoder", "ValidationError", "decode", "encode"]
