"""What a record's game asked of chance: with these and its seed anybody can deal it again, a page too."""

from __future__ import annotations

from vitral.dice import TEXT
from vitral.engine import Chance, Outcome, new_state, pending
from vitral.records import Record, replay_states
from vitral.server import protocol as wire


def questions(record: Record) -> wire.ChanceQuestions:
    """Every question to chance, in order; `RecordError` says which line cannot have happened."""
    found = []
    asked = pending(new_state(record.options, record.cards))
    for line, (entry, state) in enumerate(replay_states(record)):
        if isinstance(entry, Outcome):
            assert asked is not None
            found.append(_question(asked, line))
        asked = pending(state)
    return wire.ChanceQuestions(found)


def _question(asked: Chance, line: int) -> wire.ChanceQuestion:
    among = [TEXT[die] for die in asked.among] if asked.kind == "reroll" else [*asked.among]
    return wire.ChanceQuestion(line, asked.kind, asked.purpose, asked.amount, among, asked.round, asked.turn)
