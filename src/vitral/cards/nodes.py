"""A value of a card file, the place it stands at, and its checked readings: every refusal says where and why."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TypeVar

from vitral.said import Said, ToldError, all_of, at_place, did_you_mean, unlike

_ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_SPACE = re.compile(r"[A-D][1-5]")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")

_T = TypeVar("_T")
_Word = TypeVar("_Word", bound=str)


class CardError(ToldError):
    """Something is wrong with a card file or with a request for a card; the message speaks to the person."""


def shown(value: object) -> str:
    """A TOML value as a person would recognise it in their file."""
    if isinstance(value, dict):
        return Said("fault-cards-a-table", "a table")
    if isinstance(value, list):
        return Said("fault-cards-an-array", "an array") if value else Said("fault-cards-no-items", "an empty array")
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and value.bit_length() > 64:
        return Said("fault-cards-huge", "a huge integer")  # str() refuses the longest
    if isinstance(value, str):
        return json.dumps(value if len(value) <= 60 else f"{value[:60]}…", ensure_ascii=False)
    return str(value)


def meant(wanted: str, known: Iterable[str]) -> Said:
    """What a person who wrote `wanted` may have meant, or else all that is known."""
    names = list(known)
    close = get_close_matches(wanted.lower().replace(" ", "_").replace("-", "_"), names)
    return did_you_mean(close) if close else Said("fault-known", "known: {names}", names=all_of(names))


@dataclass(frozen=True, slots=True)
class Node:
    """A value of a card file and the place it stands at; every reading is checked."""

    file: str
    path: str
    value: object

    def error(self, message: Said) -> CardError:
        """The refusal that begins with this place."""
        return CardError(at_place(f"{self.file}: {self.path}" if self.path else self.file, message))

    def unlike(self, expected: str) -> CardError:
        """The refusal of this value, saying what was expected."""
        return self.error(unlike(expected, shown(self.value)))

    def child(self, key: str) -> Node:
        """The value under a key of this table."""
        assert isinstance(self.value, dict)
        label = key if _BARE_KEY.fullmatch(key) else shown(key)
        return Node(self.file, f"{self.path}.{label}" if self.path else label, self.value[key])

    def table(self, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, Node]:
        """The children by key, after checking that all of them are known and none is missing."""
        if not isinstance(self.value, dict):
            raise self.unlike(Said("fault-cards-a-table", "a table"))
        needed, known = set(required), {*required, *optional}
        for key in self.value:
            if key not in known:
                names = ", ".join(sorted(known))
                raise self.child(key).error(
                    Said("fault-cards-unknown-key", "unknown key; known keys: {names}", names=names)
                )
        if missing := needed - self.value.keys():
            raise self.error(Said("fault-cards-missing", "missing {names}", names=", ".join(sorted(missing))))
        return {key: self.child(key) for key in self.value}

    def items(self, what: Said) -> tuple[Node, ...]:
        """The elements of an array with at least one; `what` names it, as in `an array of spaces`."""
        if not isinstance(self.value, list) or not self.value:
            raise self.unlike(what)
        return tuple(Node(self.file, f"{self.path}[{i}]", value) for i, value in enumerate(self.value))

    def distinct(self, what: Said, read: Callable[[Node], _T]) -> tuple[_T, ...]:
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
        raise self.unlike(Said("fault-cards-integer", "an integer from {least} to {most}", least=least, most=most))

    def flag(self) -> bool:
        """True or false."""
        if isinstance(self.value, bool):
            return self.value
        raise self.unlike(Said("fault-true-or-false", "true or false"))

    def line(self) -> str:
        """One line of text that is not blank."""
        if isinstance(self.value, str) and self.value.strip() and not _UNSEEN.search(self.value):
            return self.value
        raise self.unlike(Said("fault-cards-line", "one line of text"))

    def match(self, pattern: re.Pattern[str], expected: Said) -> str:
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
        raise self.unlike(Said("fault-one-of", "one of {names}", names=names) if len(choices) > 1 else names)

    def id(self) -> str:
        """The id of a card."""
        expected = Said("fault-cards-id", "an id in lower snake case such as {example}", example='"lens_cutter"')
        return self.match(_ID, expected)

    def space(self) -> str:
        """A space of a window: a row letter and a column number."""
        return self.match(
            _SPACE, Said("fault-cards-space", "a space from {first} to {last}", first='"A1"', last='"D5"')
        )


def tables(name: str) -> Said:
    """What a list of tables of that name is called."""
    return Said("fault-cards-array-tables", "an array of tables, each under [[{table}]]", table=name)


def require_distinct(nodes: Iterable[Node]) -> None:
    """Refuse a value named twice; the values must have been read, so that they can be compared."""
    seen: dict[object, Node] = {}
    for node in nodes:
        if node.value in seen:
            raise node.error(
                Said(
                    "fault-cards-named-at",
                    "{what} is already named at {where}",
                    what=shown(node.value),
                    where=seen[node.value].path,
                )
            )
        seen[node.value] = node
