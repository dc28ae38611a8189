"""Verdicts of the referee, JSON-ready: score sheets with a ranking, breaches with the smallest repairs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vitral.engine import Reason, Score, Standing, doubts, rank, smallest_removals
from vitral.referee.table_description import PlayerWindow, TableDescription


def places_of(scores: Sequence[Score]) -> tuple[Standing, ...]:
    """Returns the ranking of windows given in the order of their owners' first turns of the last round."""
    return rank(scores, range(len(scores)))


def score_data(table: TableDescription, scores: Sequence[Score], *, proof: bool = False) -> dict[str, Any]:
    """Returns the score sheets; with `proof`, which spaces made which points."""
    names = [owned.name for owned in table.windows]
    entries: list[dict[str, Any]] = [
        {"name": name, **score.to_dict()} for name, score in zip(names, scores, strict=True)
    ]
    if proof:
        for entry, score in zip(entries, scores, strict=True):
            entry["proof"] = {
                line.id: [{"points": find.points, "spaces": list(find.spaces)} for find in line.finds]
                for line in score.lines
            }
    solo = solo_data(scores[0].total, table.target) if table.options.solo else {}
    return {"scores": entries, "ranking": [names[place.seat] for place in places_of(scores)], **solo}


def solo_data(total: int, target: int | None) -> dict[str, Any]:
    """Returns how a solo game went; nothing is won without a target."""
    margin = None if target is None else total - target
    return {"target": target, "won": None if margin is None else margin > 0, "margin": margin}


def breaches_of(owned: PlayerWindow) -> dict[str, tuple[Reason, ...]]:
    """Returns what a window breaks, by space. The Automa's dice follow its cards, so its window breaks nothing."""
    return {} if owned.automa else owned.window.breaches()


def doubts_of(owned: PlayerWindow) -> dict[str, tuple[Reason, ...]]:
    """Returns dice of a window that may have been placed unlawfully, by space: how they came to lie alone cannot be
    seen.
    """
    return {} if owned.automa else doubts(owned.window)


def check_data(table: TableDescription) -> dict[str, Any]:
    """Returns the breaches of every window, all smallest sets of dice whose removal mends it, and what must stay in
    doubt.
    """
    return {"windows": [_checked(owned) for owned in table.windows]}


def _checked(owned: PlayerWindow) -> dict[str, Any]:
    breaches = breaches_of(owned)
    return {
        "name": owned.name,
        "breaches": [{"space": space, "reasons": [str(r) for r in reasons]} for space, reasons in breaches.items()],
        "doubts": [{"space": space, "reasons": [str(r) for r in why]} for space, why in doubts_of(owned).items()],
        "removals": smallest_removals(owned.window) if breaches else [],
    }
