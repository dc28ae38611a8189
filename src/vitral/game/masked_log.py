"""The log as one seat may read it."""

from __future__ import annotations

from vitral.engine import Action, Outcome, State
from vitral.engine.actions import SIDE
from vitral.records import LogEntry, entry_text


def masked_log(log: list[LogEntry], seat: int | None, state: State) -> tuple[str, ...]:
    """The lines of a log with the secrets of others hidden; a spectator is told none.

    Once all have chosen, another seat's `side` line names its window: the number would tell what it was dealt.
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
