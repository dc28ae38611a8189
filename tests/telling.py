"""The story of a game, as everybody is told it."""

from __future__ import annotations

from collections.abc import Sequence

from vitral import Record
from vitral.engine import Action
from vitral.records import read_entry
from vitral.teller.narrated_game import NarratedGame
from vitral.teller.speaker import Speaker, StorySentence


def course_of(record: Record) -> NarratedGame:
    """The game of a record, line by line."""
    narrated = NarratedGame.begin(record.options, None, record.cards)
    for line in record.log:
        entry = read_entry(line)
        narrated.play(entry) if isinstance(entry, Action) else narrated.resolve(entry)
    return narrated


def tell(record: Record, names: Sequence[str]) -> list[StorySentence]:
    """The sentences of a game so far."""
    return Speaker("en", names).story(course_of(record).story)
