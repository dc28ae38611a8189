"""Game files: every choice and every outcome, versioned, verified by replaying them."""

from vitral.records.parts import RecordError
from vitral.records.record import FORMAT, Entry, Record, entry_text, read_entry, replay_states

__all__ = ["FORMAT", "Entry", "Record", "RecordError", "entry_text", "read_entry", "replay_states"]
