"""A value of a card file, the place it stands at, and its checked readings: every refusal says where and why."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TypeVar

_ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_SPACE = re.compile(r"[A-D][1-5]")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")

_T = TypeVar("_T")
_Word = TypeVar("_Word", bound=str)


class CardError(ValueError):
    """Something is wrong with a card file or with a request for a card; the message speaks to the person."""


def shown(value: object) -> str:
    """A TOML value as a person would recognise it in their file."""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "an array" if value else "an empty array"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and value.bit_length() > 64:
        return "a huge integer"  # str() refuses the longest
    if isinstance(value, str):
        return json.dumps(value if len(value) <= 60 else f"{value[:60]}…", ensure_ascii=False)
    return str(value)


def meant(wanted: str, known: Iterable[str]) -> str:
    """What a person who wrote `wanted` may have meant, or else all that is known."""
    names = list(known)
    close = get_close_matches(wanted.lower().replace(" ", "_").replace("-", "_"), names)
    return f"did you mean {' or '.join(close)}?" if close else f"known: {', '.join(names) or 'none'}"


@dataclass(frozen=True, slots=True)
class Node:
    """A value of a card file and the place it stands at; every reading is checked."""

    file: str
    path: str
    value: object

    def error(self, message: str) -> CardError:
        """The refusal that begins with this place."""
        place = f"{self.file}: {self.path}" if self.path else self.file
        return CardError(f"{place}: {message}")

    def unlike(self, expected: str) -> CardError:
        """The refusal of this value, saying what was expected."""
        return self.error(f"expected {expected}, found {shown(self.value)}")

    def child(self, key: str) -> Node:
        """The value under a key of this table."""
        assert isinstance(self.value, dict)
        label = key if _BARE_KEY.fullmatch(key) else shown(key)
        return Node(self.file, f"{self.path}.{label}" if self.path else label, self.value[key])

    def table(self, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, Node]:
        """The children by key, after checking that all of them are known and none is missing."""
        if not isinstance(self.value, dict):
            raise self.unlike("a table")
        needed, known = set(required), {*required, *optional}
        for key in self.value:
            if key not in known:
                raise self.child(key).error(f"unknown key; known keys: {', '.join(sorted(known))}")
        if missing := needed - self.value.keys():
            raise self.error(f"missing {', '.join(sorted(missing))}")
        return {key: self.child(key) for key in self.value}

    def items(self, what: str) -> tuple[Node, ...]:
        """The elements of an array with at least one; `what` names them."""
        if not isinstance(self.value, list) or not self.value:
            raise self.unlike(f"an array of {what}")
        return tuple(Node(self.file, f"{self.path}[{i}]", value) for i, value in enumerate(self.value))

    def distinct(self, what: str, read: Callable[[Node], _T]) -> tuple[_T, ...]:
        """The elements of an array with at least one, each read by `read`, none of them twice."""
        nodes = self.items(what)
        values = tuple(read(node) for node in nodes)
        require_distinct(nodes)
        return values

    def integer(self, most: int, least: int = 1) -> int:
        """A whole number within limits."""
        # `True` is an int to Python, but not to the person who wrote `true`.
        if type(self.value) is int and least <= self.value <= most:
            return self.value
        raise self.unlike(f"an integer from {least} to {most}")

    def flag(self) -> bool:
        """True or false."""
        if isinstance(self.value, bool):
            return self.value
        raise self.unlike("true or false")

    def line(self) -> str:
        """One line of text that is not blank."""
        if isinstance(self.value, str) and self.value.strip() and not _UNSEEN.search(self.value):
            return self.value
        raise self.unlike("one line of text")

    def match(self, pattern: re.Pattern[str], expected: str) -> str:
        """Text of a pattern, which `expected` describes."""
        if isinstance(self.value, str) and pattern.fullmatch(self.value):
            return self.value
        raise self.unlike(expected)

    def one_of(self, choices: tuple[_Word, ...]) -> _Word:
        """The choice that the value spells out."""
        for choice in choices:
            if choice == self.value:
                return choice
        names = ", ".join(map(shown, choices))
        raise self.unlike(f"one of {names}" if len(choices) > 1 else names)

    def id(self) -> str:
        """The id of a card."""
        return self.match(_ID, 'an id in lower snake case such as "lens_cutter"')

    def space(self) -> str:
        """A space of a window: a row letter and a column number."""
        return self.match(_SPACE, 'a space from "A1" to "D5"')


def require_distinct(nodes: Iterable[Node]) -> None:
    """Refuse a value named twice; the values must have been read, so that they can be compared."""
    seen: dict[object, Node] = {}
    for node in nodes:
        if node.value in seen:
            raise node.error(f"{shown(node.value)} is already named at {seen[node.value].path}")
        seen[node.value] = node
