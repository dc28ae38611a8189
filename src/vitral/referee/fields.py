"""A value told in JSON and the place it stands at; every reading is checked and every error names the place."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches


class SituationError(ValueError):
    """What was told cannot be a table: where, what is wrong, and what would be right."""

    def __init__(self, file: str, place: str, message: str) -> None:
        super().__init__(": ".join(filter(None, (file, place, message))))
        self.place = place
        self.message = message


@dataclass(frozen=True, slots=True)
class Field:
    """A value at a place such as `windows[0].dice[2]`, in a file (or in none, if it has no name)."""

    file: str
    place: str
    value: object

    def error(self, message: str) -> SituationError:
        """An error at this place."""
        return SituationError(self.file, self.place, message)

    def unlike(self, expected: str) -> SituationError:
        """An error that says what was expected and what was found."""
        return self.error(f"expected {expected}, found {shown(self.value)}")

    def keys(self, required: Sequence[str], optional: Sequence[str] = ()) -> dict[str, Field]:
        """The fields of an object, after checking that all are known and none is missing."""
        known = tuple(dict.fromkeys((*required, *optional)))
        if not isinstance(self.value, dict):
            raise self.unlike(f"an object with the keys {', '.join(required)}")
        for key in self.value:
            if key not in known:
                raise self.error(f"unknown key {shown(key)}; {meant(key, known)}the keys are: {', '.join(known)}")
        for key in required:
            if key not in self.value:
                raise self.error(f'the key "{key}" is missing')
        return {key: self.child(key) for key in known if key in self.value}

    def child(self, key: str) -> Field:
        """The field of an object under a key it has."""
        assert isinstance(self.value, dict)
        return Field(self.file, f"{self.place}.{key}" if self.place else key, self.value[key])

    def items(self, what: str) -> list[Field]:
        """The elements of a list; `what` says of what."""
        if not isinstance(self.value, list):
            raise self.unlike(f"a list of {what}")
        return [Field(self.file, f"{self.place}[{at}]", value) for at, value in enumerate(self.value)]

    def text(self, what: str) -> str:
        """A text; `what` says which."""
        if not isinstance(self.value, str):
            raise self.unlike(what)
        return self.value

    def line(self, what: str) -> str:
        """One printable line of text."""
        text = self.text(what)
        if not text.strip() or not text.isprintable():
            raise self.unlike(f"{what} of printable characters")
        return text

    def count(self, what: str) -> int:
        """A whole number from 0 up."""
        # `True` is an int to Python, but not to the person who wrote `true`.
        if type(self.value) is not int or self.value < 0:
            raise self.unlike(f"{what}, a whole number from 0 up")
        return self.value


def meant(word: str, known: Iterable[str]) -> str:
    """A hint such as `did you mean tokens? `, or nothing."""
    close = get_close_matches(word.lower().replace(" ", "_").replace("-", "_"), list(known), 2)
    return f"did you mean {' or '.join(close)}? " if close else ""


def shown(value: object) -> str:
    """A JSON value as a person would recognise it in their file."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return f"a list of {len(value)}" if value else "an empty list"
    if isinstance(value, int) and value.bit_length() > 64:
        return "a huge number"
    if isinstance(value, str) and len(value) > 60:
        value = f"{value[:60]}..."
    return json.dumps(value)
