"""The record of a game in play."""

from __future__ import annotations

from collections.abc import Sequence

from vitral.engine import Outcome, State
from vitral.records import LogEntry, Record, RecordError, Seat, entry_text
from vitral.records.record import cards_on_table, result_of
from vitral.translatable import TranslatableText


def record_of(state: State, log: Sequence[LogEntry], seats: tuple[Seat, ...], seed: bytes | None) -> Record:
    """The record of what led to a state; without a seed nobody can tell from it what chance would answer next."""
    options = state.rules.options
    return Record(
        options=options,
        log=tuple(map(entry_text, log)),
        cards=state.rules.cards,
        seats=seats,
        seed=None if seed is None else seed.hex(),
        table=cards_on_table(state, _dealt_tools(log, options.tools)),
        result=result_of(state),
    )


def _dealt_tools(log: Sequence[LogEntry], chosen: tuple[str, ...]) -> tuple[str, ...]:
    """The tools laid out at set-up; in solo they leave the table one by one."""
    dealt = (entry.values for entry in log if isinstance(entry, Outcome) and entry.purpose == "tools")
    return next(dealt, chosen)


def no_record() -> RecordError:
    """Why a game that began at a position cannot be written down."""
    return RecordError(
        TranslatableText(
            "fault-record-middle",
            "a game that began at a position has no record: the moves before it are not known",
        )
    )


def no_such_ply(ply: int, lines: int) -> RecordError:
    """Why a record cannot be replayed up to that line."""
    return RecordError(
        TranslatableText(
            "fault-record-no-ply", "there is no ply {ply}: the log has {lines} lines", ply=ply, lines=lines
        )
    )
