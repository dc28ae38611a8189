"""Results of a finished table, seat by seat: statistics and ratings are computed from them."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec
from msgspec import Struct

from vitral.engine.standing import ranking, scores, target
from vitral.server.tables.table import Table
from vitral.teller.story_lines import ToolUsed, ToolUsedFree

AUTOMA: Final = "automa"
_ENCODE: Final = msgspec.json.Encoder().encode


class SeatResult(Struct, frozen=True, omit_defaults=True):
    """The result of a seat; stored as JSON."""

    mode: str
    place: int
    """The place in the ranking, from 1."""
    total: int
    window: str
    bot: str = ""
    """The bot that played it at the end, `automa`, or nothing."""
    won: bool = False
    """Ahead of everybody else; in solo, of the target."""
    target: int | None = None
    objectives: dict[str, int] = {}
    """Points by public and private objective."""
    tools: dict[str, int] = {}
    """How often each tool was used."""
    through: bool = True
    """Whether its person played the whole game."""
    fair: bool = True
    """Whether it was a whole game from the beginning with the cards of the boxes, so that it may be rated."""


def read_result(body: str) -> SeatResult:
    return msgspec.json.decode(body, type=SeatResult)


def write_result(result: SeatResult) -> str:
    return _ENCODE(result).decode()


def seat_results(table: Table) -> list[SeatResult]:
    """Returns the results of a finished table by seat, the Automa's last."""
    state, options = table.narrated.game.state, table.options
    sheets, goal = scores(state), target(state)
    places = {standing.seat: place for place, standing in enumerate(ranking(state), 1)}
    tools: dict[int, Counter[str]] = {}
    for entry in table.narrated.story:
        if isinstance(entry, ToolUsed | ToolUsedFree):
            tools.setdefault(entry.seat, Counter())[entry.card] += 1
    results = []
    for seat, sheet in enumerate(sheets):
        person = seat < len(table.seats)
        seat_state = table.seats[seat] if person else None
        results.append(
            SeatResult(
                mode=options.mode,
                place=places[seat],
                total=sheet.total,
                window=state.windows[seat].pattern.id,
                bot=seat_state.bot if seat_state else AUTOMA,
                won=sheet.total > goal if goal is not None else places[seat] == 1,
                target=goal,
                objectives={line.id: line.points for line in (*sheet.public, *sheet.private)},
                tools=dict(tools.get(seat, ())),
                through=seat_state is not None and table.played_by_person(seat),
                fair=not table.setup.forked and table.setup.own_cards is None and not table.setup.by_hand,
            )
        )
    return results
