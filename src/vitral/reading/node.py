"""A value of a file and the place it stands at; every reading is checked, every refusal says where and why."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from vitral.translatable import (
    TranslatableError,
    TranslatableText,
    at_place,
    expected_keys,
    hinted,
    in_quotes,
    like,
    list_of,
    missing,
    one_of,
    unknown_key,
    unlike,
    used_at,
)

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_LONGEST_ID = 60
_SPACE = re.compile(r"[A-D][1-5]")

_T = TypeVar("_T")
_Word = TypeVar("_Word", bound=str)

KEYS = TranslatableText("fault-object", "keys with values")
"""What a table of TOML or an object of JSON is called."""


@dataclass(frozen=True, slots=True)
class Node:
    """A value and its place, such as `windows[0].dice[2]`; `refusal` makes the error of its reader."""

    value: object
    refusal: Callable[[str, TranslatableText], TranslatableError]
    place: str = ""

    def error(self, fault: TranslatableText) -> TranslatableError:
        return self.refusal(self.place, fault)

    def unlike(self, expected: str) -> TranslatableError:
        """Returns the refusal of this value, saying what was expected."""
        return self.error(unlike(expected, shown(self.value)))

    # -- objects and lists -----------------------------------------------------------------------------------------

    def table(self, required: Sequence[str], optional: Iterable[str] = ()) -> dict[str, Node]:
        """Returns the children by key, after checking that all of them are known and none is missing."""
        known = dict.fromkeys((*required, *optional))
        if not isinstance(self.value, dict):
            raise self.error(hinted(unlike(KEYS, shown(self.value)), expected_keys(known)))
        table = self.object()
        for key in table:
            if key not in known:
                raise self.error(unknown_key(key, known))
        if lacking := [key for key in required if key not in table]:
            raise self.error(missing(lacking))
        return table

    def object(self) -> dict[str, Node]:
        """Returns the children by key; any keys are allowed."""
        if not isinstance(self.value, dict):
            raise self.unlike(KEYS)
        return {key: self.child(key) for key in self.value}

    def child(self, key: str) -> Node:
        """Returns the value under a key of this table."""
        assert isinstance(self.value, dict)
        label = key if _BARE_KEY.fullmatch(key) else shown(key)
        return replace(self, value=self.value[key], place=f"{self.place}.{label}" if self.place else label)

    def items(self, what: TranslatableText) -> tuple[Node, ...]:
        """Returns the elements of a list; `what` says what it should be, as `list_like` does."""
        if not isinstance(self.value, list):
            raise self.unlike(what)
        return tuple(replace(self, value=item, place=f"{self.place}[{at}]") for at, item in enumerate(self.value))

    def some(self, what: TranslatableText) -> tuple[Node, ...]:
        """Returns what `items` does; raises `ReadingError` if there is none."""
        if self.value == []:
            raise self.unlike(what)
        return self.items(what)

    def exactly(self, length: int, what: TranslatableText) -> tuple[Node, ...]:
        """Returns what `items` does; raises `ReadingError` if there are not that many."""
        nodes = self.some(what)
        if len(nodes) != length:
            raise self.unlike(list_of(length))
        return nodes

    def distinct(self, what: TranslatableText, read: Callable[[Node], _T]) -> tuple[_T, ...]:
        """Returns the elements of a list with at least one, each read by `read`, none of them twice."""
        nodes = self.some(what)
        values = tuple(read(node) for node in nodes)
        require_distinct(nodes)
        return values

    # -- plain values ----------------------------------------------------------------------------------------------

    def integer(self, most: int | None = None, least: int = 1) -> int:
        """Returns a whole number within limits."""
        # `True` is an int to Python, but not to the person who wrote `true`.
        if type(self.value) is int and least <= self.value and (most is None or self.value <= most):
            return self.value
        if most is None:
            raise self.unlike(TranslatableText("fault-number-up", "a whole number from {least} up", least=least))
        raise self.unlike(
            TranslatableText("fault-number", "a whole number from {least} to {most}", least=least, most=most)
        )

    def flag(self) -> bool:
        if isinstance(self.value, bool):
            return self.value
        raise self.unlike(TranslatableText("fault-true-or-false", "true or false"))

    def text(self, example: str) -> str:
        """Returns a text; `example` shows what is meant."""
        if isinstance(self.value, str):
            return self.value
        raise self.unlike(like(example))

    def line(self) -> str:
        """Returns one printable line of text that is not blank."""
        if isinstance(self.value, str) and self.value.strip() and self.value.replace("\u00a0", " ").isprintable():
            return self.value
        raise self.unlike(TranslatableText("fault-text", "one line of text"))

    def match(self, pattern: re.Pattern[str], expected: str) -> str:
        """Returns a text of a pattern, which `expected` describes."""
        if isinstance(self.value, str) and pattern.fullmatch(self.value):
            return self.value
        raise self.unlike(expected)

    def one_of(self, choices: Iterable[_Word]) -> _Word:
        """Returns the choice that the value spells out."""
        known = tuple(choices)
        for choice in known:
            if choice == self.value:
                return choice
        raise self.unlike(one_of(map(shown, known)))

    def id(self) -> str:
        """Returns an id, such as cards have; ids are repeated often, so their length is limited."""
        if isinstance(self.value, str) and len(self.value) > _LONGEST_ID:
            raise self.unlike(TranslatableText("fault-id-long", "an id of at most {most} characters", most=_LONGEST_ID))
        return self.match(
            _ID, TranslatableText("fault-id", "a lowercase id such as {example}", example='"lens_cutter"')
        )

    def space(self) -> str:
        """Returns a space of a window: a row letter and a column number."""
        return self.match(
            _SPACE, TranslatableText("fault-space", "a space from {first} to {last}", first='"A1"', last='"D5"')
        )


def require_distinct(nodes: Iterable[Node]) -> None:
    """Refuses a value named twice; the values must have been read, so that they can be compared."""
    first_use: dict[object, Node] = {}
    for node in nodes:
        if node.value in first_use:
            raise node.error(used_at(shown(node.value), first_use[node.value].place))
        first_use[node.value] = node


def placed(file: str, place: str, fault: TranslatableText) -> TranslatableText:
    """Returns `file: place: fault`, without what is empty."""
    where = ": ".join(filter(None, (file, place)))
    return at_place(where, fault) if where else fault


def shown(value: object) -> str:
    """Returns a value of a file as a person would recognize it there."""
    if isinstance(value, dict):
        return KEYS
    if isinstance(value, list):
        return list_of(len(value)) if value else TranslatableText("fault-empty-list", "an empty list")
    if isinstance(value, int) and value.bit_length() > 64:
        return TranslatableText("fault-huge", "a huge number")  # str() refuses the longest
    if isinstance(value, str):
        return in_quotes(value)
    return json.dumps(value) if isinstance(value, bool | float | int) or value is None else str(value)
