"""A table to set up: its seats and options, and the request that creates it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, get_args

from vitral.bots.names import DEFAULT_BOT
from vitral.engine.option_list import Option
from vitral.engine.options import OPTIONS
from vitral.records import Record
from vitral.server import protocol as wire

Way = Literal["bot", "solo", "hotseat", "automa", "friends", "watch"]
Kind = Literal["here", "link", "bot"]
WAYS: Final[tuple[Way, ...]] = get_args(Way)
TIMERS: Final = (0, 60, 300, 86_400, 259_200)
_SEATS: Final[dict[Way, tuple[Kind, ...]]] = {
    "bot": ("here", "bot"),
    "solo": ("here",),
    "hotseat": ("here", "here"),
    "automa": ("here",),
    "friends": ("here", "link"),
    "watch": ("bot", "bot"),
}


@dataclass(frozen=True, slots=True)
class SeatPlan:
    kind: Kind
    name: str = ""
    bot: str = DEFAULT_BOT


@dataclass(frozen=True, slots=True)
class TablePlan:
    way: Way
    seat_plans: tuple[SeatPlan, ...]
    chosen: dict[str, Any] = field(default_factory=dict)
    timer: int = 0

    @property
    def mode(self) -> str:
        return self.way if self.way in ("solo", "automa") else "standard"

    def resized(self, players: int) -> TablePlan:
        """Returns the setup with that many seats; new ones are like the last, without its name."""
        last = replace(self.seat_plans[-1], name="")
        return replace(self, seat_plans=(*self.seat_plans[:players], *[last] * (players - len(self.seat_plans))))

    def seated(self, at: int, sitter: SeatPlan) -> TablePlan:
        """Returns the set-up with another player on a seat."""
        return replace(self, seat_plans=(*self.seat_plans[:at], sitter, *self.seat_plans[at + 1 :]))

    def with_option(self, name: str, value: Any) -> TablePlan:
        """Returns the setup with another value of an option."""
        return replace(self, chosen={**self.chosen, name: value})

    @property
    def given(self) -> dict[str, Any]:
        """The options as they are chosen; those of another mode are remembered but not used."""
        return {**self.chosen, "mode": self.mode, "players": len(self.seat_plans)}

    def shown(self) -> list[Option]:
        """Returns the options that belong to it, in order."""
        return OPTIONS.shown(self.given)

    def table(self) -> wire.NewTable:
        """Returns the request to set it up."""
        options = {"mode": self.mode, "players": len(self.seat_plans), **OPTIONS.changed(self.given)}
        return wire.NewTable(seats_of(self.seat_plans), options, self.timer)


def plan_for(way: Way, names: tuple[str, ...] = ()) -> TablePlan:
    """Returns a plan to begin with; the names are those of the people here."""
    given = iter(names)
    return TablePlan(way, tuple(SeatPlan(kind, next(given, "") if kind == "here" else "") for kind in _SEATS[way]))


def seats_of(seat_plans: tuple[SeatPlan, ...]) -> list[wire.NewSeat]:
    """Returns the seats of a request; bots have no name, so that everybody hears their kind in a language of their
    own.
    """
    return [
        wire.NewSeat("bot", "", seat_plan.bot)
        if seat_plan.kind == "bot"
        else wire.NewSeat(seat_plan.kind, seat_plan.name.strip()[:40])
        for seat_plan in seat_plans
    ]


def resumed_seat_plans(record: Record, bots: dict[int, str]) -> tuple[SeatPlan, ...]:
    """Returns who sits at a saved game, with those bots by seat; all others are here."""
    people = record.seats[: record.options.players]
    return tuple(
        SeatPlan("bot", bot=bots[at]) if at in bots else SeatPlan("here", seat.name) for at, seat in enumerate(people)
    )


def seen_seats(seat_plans: tuple[SeatPlan, ...], *, automa: bool) -> list[wire.Seat]:
    """Returns seats as they are shown, with everybody there."""
    seats = [
        wire.Seat("", "bot", seat_plan.bot, claimed=False, online=False)
        if seat_plan.kind == "bot"
        else wire.Seat(seat_plan.name, "person", "", claimed=True, online=True)
        for seat_plan in seat_plans
    ]
    return [*seats, wire.Seat("", "automa", "", claimed=False, online=False)] if automa else seats


def again(table: wire.TableInfo, you: list[int], *, rematch: bool) -> wire.NewTable:
    """Returns the same table once more; as a rematch its people find their way there."""
    seats = [
        wire.NewSeat("bot" if seat.bot else "here" if at in you else "link", seat.name, seat.bot)
        for at, seat in enumerate(table.seats)
        if seat.kind != "automa"
    ]
    return wire.NewTable(seats, table.options, table.timer, rematch=table.id if rematch else "")
