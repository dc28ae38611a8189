"""A recorded game as people at a real table would enter it: what lies there, and the lines that are typed in."""

from __future__ import annotations

from typing import Any, NamedTuple

from vitral.game import replay
from vitral.records import Record

LAID_OUT = ("tools", "public", "board", "inspirations")


class PhysicalGame(NamedTuple):
    """A game at a real table."""

    setup: dict[str, Any]
    """As the protocol has it (`RealTableSetup`)."""
    lines: tuple[str, ...]
    """What is entered, one after the other."""


def physical_game(record: Record, *, secret: bool = False) -> PhysicalGame:
    """Returns a record as a game at a real table; with *secret* people keep their private objectives to themselves."""
    state = replay(record, by_hand=True).state
    options = record.options
    decks: dict[str, list[str]] = {deck: [] for deck in LAID_OUT}
    start = -1
    lines: list[str] = []
    for line in record.log:
        verb, *rest = line.split()
        if verb == "deal" and rest[0] in LAID_OUT:
            decks[rest[0]] += rest[1:]
        elif verb == "start":
            start = int(rest[0]) - 1
        elif verb != "side" and not (verb == "deal" and rest[0] in ("private", "windows")):
            lines.append(line)
    setup = {
        "options": options.to_dict(),
        "seats": [{"kind": "here", "name": seat.name} for seat in record.seats[: options.players]],
        "windows": [window.pattern.id for window in state.windows[: options.players]],
        "private": [
            [] if secret and seat < options.players else [card.id for card in hand]
            for seat, hand in enumerate(state.private)
        ],
        "cards": {deck: cards for deck, cards in decks.items() if cards},
        "start": start,
    }
    return PhysicalGame(setup, tuple(lines))


def without_unchosen(log: tuple[str, ...], windows: list[str]) -> list[str]:
    """Returns a log in which the windows stand in the place of the window cards that were dealt and the sides chosen:
    nobody enters what was not chosen."""
    kept = [line for line in log if not line.startswith(("deal windows ", "side "))]
    return [" ".join(["windows", *windows]), *kept]
