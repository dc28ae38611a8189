"""Game files: every choice and every outcome, versioned, verified by replaying them."""

from vitral.records.parsing import RecordError, line_error
from vitral.records.record import FORMAT, LogEntry, Record, entry_text, read_entry, replay_states
from vitral.records.seat import Seat, seats_for

__all__ = [
    "FORMAT",
    "LogEntry",
    "Record",
    "RecordError",
    "Seat",
    "entry_text",
    "line_error",
    "read_entry",
    "replay_states",
    "seats_for",
]
