"""What every part of a game file is refused with: its key, and what would be right."""

from __future__ import annotations

from typing import Final

from vitral.said import Said, ToldError, at_place, unlike

OBJECT: Final = Said("fault-json-an-object", "an object")


class RecordError(ToldError):
    """A game file that cannot be read or does not replay; the message says where and what."""


def wrong(key: str, why: str) -> RecordError:
    """The refusal of a part, which begins with its key."""
    return RecordError(at_place(key, why))


def read_texts(key: str, data: object) -> tuple[str, ...]:
    """A list of texts."""
    if not isinstance(data, list):
        raise wrong(key, unlike(Said("fault-record-texts", "a list of texts"), repr(data)))
    for place, text in enumerate(data):
        if not isinstance(text, str):
            raise wrong(f"{key}[{place}]", unlike(Said("fault-record-text", "a text"), repr(text)))
    return tuple(data)
