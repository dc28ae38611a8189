"""The log of a game: as a seat may read it, as a record, and as a watcher receives it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from vitral.engine import Action, Chance, Outcome, State, View
from vitral.engine.actions import SIDE
from vitral.records import LogEntry, Record, RecordError, Seat, entry_text
from vitral.records.record import cards_on_table, result_of
from vitral.translatable import TranslatableText


def masked_log(log: list[LogEntry], seat: int | None, state: State) -> tuple[str, ...]:
    """Returns the lines of a log as *seat* may read them; a spectator (None) sees no secret.

    Once all have chosen, another seat's `side` line names its window: the number would reveal what it was dealt.
    In solo private objectives lie face up (docs/rules.md §2).
    """
    lines = []
    chosen = 0
    secret = ("windows",) if state.rules.options.solo else ("private", "windows")
    for entry in log:
        if isinstance(entry, Action):
            if entry.kind == SIDE:
                if chosen != seat:
                    lines.append(f"side {state.windows[chosen].pattern.id if state.windows else '?'}")
                    chosen += 1
                    continue
                chosen += 1
        elif entry.kind == "deal" and entry.purpose in secret:
            # The Automa is dealt an objective but no windows.
            hands = state.rules.players if entry.purpose == "private" else state.rules.options.players
            lines.append(_masked_deal(entry, seat, hands))
            continue
        lines.append(entry_text(entry))
    return tuple(lines)


def _masked_deal(outcome: Outcome, seat: int | None, players: int) -> str:
    each = len(outcome.values) // players
    shown = [str(card) if seat is not None and at // each == seat else "?" for at, card in enumerate(outcome.values)]
    return " ".join(("deal", outcome.purpose, *shown))


def record_of(state: State, log: Sequence[LogEntry], seats: tuple[Seat, ...], seed: bytes | None) -> Record:
    """Returns the record of the log that led to a state; without a seed it does not reveal the next outcomes."""
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
    """Returns the tools dealt at set-up; in solo they leave the table one by one."""
    dealt = (entry.values for entry in log if isinstance(entry, Outcome) and entry.purpose == "tools")
    return next(dealt, chosen)


def missing_record_error() -> RecordError:
    """Returns the error for a game that began at a position."""
    return RecordError(
        TranslatableText(
            "fault-record-middle",
            "a game that began at a position has no record: the moves before it are not known",
        )
    )


def missing_ply_error(ply: int, lines: int) -> RecordError:
    """Returns the error for replaying a record beyond its log."""
    return RecordError(
        TranslatableText(
            "fault-record-no-ply", "there is no ply {ply}: the log has {lines} lines", ply=ply, lines=lines
        )
    )


class Watcher(Protocol):
    """Receives every entry of a game's log as it happens, with a spectator's view after it."""

    def chose(self, action: Action, after: View) -> None:
        """Receives a choice; chance has not answered yet."""

    def answered(self, question: Chance, outcome: Outcome, after: View) -> None:
        """Receives an outcome of chance."""
