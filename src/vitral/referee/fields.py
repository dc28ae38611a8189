"""A value told in JSON and the place it stands at; every reading is checked and every error names the place."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from vitral.said import Said, ToldError, at_place, did_you_mean, missing_key, unknown_key, unlike


class SituationError(ToldError):
    """What was told cannot be a table: where, what is wrong, and what would be right."""

    def __init__(self, file: str, place: str, fault: Said) -> None:
        ValueError.__init__(self, file, place, fault)
        self.place = place
        self.fault = fault
        """What is wrong at that place."""

    @property
    def said(self) -> Said:
        """The sentence: file, place and fault."""
        where = ": ".join(filter(None, self.args[:2]))
        return at_place(where, self.fault) if where else self.fault

    @property
    def message(self) -> str:
        """What is wrong, in English."""
        return str(self.fault)

    def __str__(self) -> str:
        return str(self.said)


@dataclass(frozen=True, slots=True)
class Field:
    """A value at a place such as `windows[0].dice[2]`, in a file (or in none, if it has no name)."""

    file: str
    place: str
    value: object

    def error(self, fault: Said) -> SituationError:
        """An error at this place."""
        return SituationError(self.file, self.place, fault)

    def unlike(self, expected: str) -> SituationError:
        """An error that says what was expected and what was found."""
        return self.error(unlike(expected, shown(self.value)))

    def keys(self, required: Sequence[str], optional: Sequence[str] = ()) -> dict[str, Field]:
        """The fields of an object, after checking that all are known and none is missing."""
        known = tuple(dict.fromkeys((*required, *optional)))
        if not isinstance(self.value, dict):
            keys = ", ".join(required)
            raise self.unlike(Said("fault-table-object", "an object with the keys {keys}", keys=keys))
        for key in self.value:
            if key not in known:
                raise self.error(unknown_key(shown(key), known, meant(key, known)))
        for key in required:
            if key not in self.value:
                raise self.error(missing_key(f'"{key}"'))
        return {key: self.child(key) for key in known if key in self.value}

    def child(self, key: str) -> Field:
        """The field of an object under a key it has."""
        assert isinstance(self.value, dict)
        return Field(self.file, f"{self.place}.{key}" if self.place else key, self.value[key])

    def items(self, what: Said) -> list[Field]:
        """The elements of a list; `what` names it, as in `a list of windows`."""
        if not isinstance(self.value, list):
            raise self.unlike(what)
        return [Field(self.file, f"{self.place}[{at}]", value) for at, value in enumerate(self.value)]

    def text(self, what: Said) -> str:
        """A text; `what` says which."""
        if not isinstance(self.value, str):
            raise self.unlike(what)
        return self.value

    def line(self, what: Said) -> str:
        """One printable line of text."""
        text = self.text(what)
        if not text.strip() or not text.isprintable():
            raise self.unlike(Said("fault-table-printable", "{what} of printable characters", what=what))
        return text

    def count(self, what: Said) -> int:
        """A whole number from 0 up."""
        # `True` is an int to Python, but not to the person who wrote `true`.
        if type(self.value) is not int or self.value < 0:
            raise self.unlike(Said("fault-table-number", "{what}, a whole number from 0 up", what=what))
        return self.value


def meant(word: str, known: Iterable[str]) -> str:
    """A hint such as `did you mean tokens?`, or nothing."""
    close = get_close_matches(word.lower().replace(" ", "_").replace("-", "_"), list(known), 2)
    return did_you_mean(close) if close else ""


def shown(value: object) -> str:
    """A JSON value as a person would recognise it in their file."""
    if isinstance(value, dict):
        return Said("fault-json-an-object", "an object")
    if isinstance(value, list):
        if not value:
            return Said("fault-json-empty-list", "an empty list")
        return Said("fault-json-list", "a list of {length}", length=len(value))
    if isinstance(value, int) and value.bit_length() > 64:
        return Said("fault-json-huge", "a huge number")
    if isinstance(value, str) and len(value) > 60:
        value = f"{value[:60]}..."
    return json.dumps(value)
