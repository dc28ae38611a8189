"""Narrates recorded games."""

from __future__ import annotations

from collections.abc import Sequence

from vitral import Record
from vitral.engine import Action
from vitral.records import read_entry
from vitral.teller.narrated_game import NarratedGame
from vitral.teller.speaker import Speaker, StorySentence


def narrate(record: Record) -> NarratedGame:
    """Plays a record line by line and returns the narrated game."""
    narrated = NarratedGame.begin(record.options, None, record.cards)
    for line in record.log:
        entry = read_entry(line)
        narrated.play(entry) if isinstance(entry, Action) else narrated.resolve(entry)
    return narrated


def story_of(record: Record, names: Sequence[str]) -> list[StorySentence]:
    """Returns the sentences of a game so far in English."""
    return Speaker("en", names).story(narrate(record).story)
