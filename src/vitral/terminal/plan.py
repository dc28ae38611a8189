"""A table to be set up: who sits there and by which options, as data, and the request that comes of it.

Which options a way to play shows is only a help for the form: whether a table is possible, the house says.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, NamedTuple, get_args

from vitral.bots import bot_names
from vitral.records import Record
from vitral.server import protocol as wire

Way = Literal["bot", "solo", "hotseat", "automa", "friends", "watch"]
Kind = Literal["here", "link", "bot"]
Value = str | int | bool | None
WAYS: Final[tuple[Way, ...]] = get_args(Way)
FEWEST: Final = 2
MOST: Final = 6
BOT: Final = "apprentice"
TIMERS: Final = (0, 60, 300, 86_400, 259_200)
_BOT_NAME: Final = re.compile(r"(\w+) bot(?: \d+)?")
_NO_NAME: Final = re.compile(r"Player \d+")
_SEATS: Final[dict[Way, tuple[Kind, ...]]] = {
    "bot": ("here", "bot"),
    "solo": ("here",),
    "hotseat": ("here", "here"),
    "automa": ("here",),
    "friends": ("here", "link"),
    "watch": ("bot", "bot"),
}


class Option(NamedTuple):
    """An option of a table: its values, the default first (none: a list of cards), and where it is shown."""

    name: str
    values: tuple[Value, ...]
    modes: tuple[str, ...] = ("standard", "solo", "automa")
    players: tuple[int, int] = (1, MOST)
    with_any: tuple[str, ...] = ()
    without: tuple[str, ...] = ()


_OFF_ON: Final = (False, True)
OPTIONS: Final = (
    Option("automa_level", ("easy", "normal", "hard"), ("automa",)),
    Option("automa_misfit", ("strict", "lenient"), ("automa",)),
    Option("solo_tools", (3, 1, 2, 4, 5), ("solo",)),
    Option("solo_private", (2, 1), ("solo",)),
    Option("solo_payment", ("color", "first_printing"), ("solo",)),
    Option("track", ("all", "lighter"), ("solo",)),
    Option("dice_pools", _OFF_ON, ("standard",)),
    Option("bag", ("full", "scaled"), ("standard",), (2, 4), without=("dice_pools",)),
    Option("enforcement", ("strict", "honour"), ("standard",)),
    Option("tools", ()),
    Option("public", ()),
    Option("privates", (None, "colors", "mixed", "positions"), without=("rare_glass",)),
    Option("expansion_windows", (None, True, False)),
    Option("inspirations", _OFF_ON),
    Option("rare_glass", _OFF_ON, ("standard", "automa")),
    Option("passion_publics", _OFF_ON),
    Option("promos", _OFF_ON),
    Option("avoid_conflicts", (True, False), with_any=("passion_publics", "promos")),
)


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who is to sit on a seat."""

    kind: Kind
    name: str = ""
    bot: str = BOT


@dataclass(frozen=True, slots=True)
class Plan:
    """A table in the making."""

    way: Way
    sitters: tuple[Sitter, ...]
    chosen: dict[str, Any] = field(default_factory=dict)
    timer: int = 0

    @property
    def mode(self) -> str:
        """The mode of its options."""
        return self.way if self.way in ("solo", "automa") else "standard"

    def resized(self, players: int) -> Plan:
        """With that many seats; new ones are like the last, without its name."""
        last = replace(self.sitters[-1], name="")
        return replace(self, sitters=(*self.sitters[:players], *[last] * (players - len(self.sitters))))

    def seated(self, at: int, sitter: Sitter) -> Plan:
        """With somebody else on a seat."""
        return replace(self, sitters=(*self.sitters[:at], sitter, *self.sitters[at + 1 :]))

    def with_option(self, name: str, value: Any) -> Plan:
        """With another value of an option."""
        return replace(self, chosen={**self.chosen, name: value})

    def shown(self) -> list[Option]:
        """The options that belong to it, in order."""
        players = len(self.sitters)
        return [
            option
            for option in OPTIONS
            if self.mode in option.modes
            and option.players[0] <= players <= option.players[1]
            and (not option.with_any or any(map(self._on, option.with_any)))
            and not any(map(self._on, option.without))
        ]

    def _on(self, name: str) -> bool:
        # A choice made for another mode is kept, but counts for nothing here.
        here = any(option.name == name and self.mode in option.modes for option in OPTIONS)
        return here and self.chosen.get(name) is True

    def table(self) -> wire.NewTable:
        """The request to set it up."""
        options: dict[str, Any] = {"mode": self.mode, "players": len(self.sitters)}
        for option in self.shown():
            value = self.chosen.get(option.name)
            default: Any = option.values[0] if option.values else []
            if option.name in self.chosen and value != default:
                options[option.name] = value
        return wire.NewTable(seats_of(self.sitters), options, self.timer)


def plan_for(way: Way, names: tuple[str, ...] = ()) -> Plan:
    """A plan to begin with; the names are those of the people here."""
    given = iter(names)
    return Plan(way, tuple(Sitter(kind, next(given, "") if kind == "here" else "") for kind in _SEATS[way]))


def seats_of(sitters: tuple[Sitter, ...]) -> list[wire.NewSeat]:
    """The seats of a request; bots have no name, so that everybody hears their kind in a language of their own."""
    return [
        wire.NewSeat("bot", "", one.bot) if one.kind == "bot" else wire.NewSeat(one.kind, one.name.strip()[:40])
        for one in sitters
    ]


def resumed_sitters(record: Record, bots: dict[int, str]) -> tuple[Sitter, ...]:
    """Who sits at a saved game; people without a name of their own have none here."""
    names = record.names or ("",) * record.options.players
    return tuple(
        Sitter("bot", bot=bots[seat]) if seat in bots else Sitter("here", "" if _NO_NAME.fullmatch(name) else name)
        for seat, name in enumerate(names)
    )


def seen_seats(sitters: tuple[Sitter, ...], *, automa: bool) -> list[wire.Seat]:
    """Seats as they are shown, with everybody there."""
    seats = [
        wire.Seat("", "bot", one.bot, claimed=False, online=False)
        if one.kind == "bot"
        else wire.Seat(one.name, "person", "", claimed=True, online=True)
        for one in sitters
    ]
    return [*seats, wire.Seat("", "automa", "", claimed=False, online=False)] if automa else seats


def bot_of(name: str) -> str:
    """The bot that records call by that name ("Glazier bot 2"), or nothing."""
    found = _BOT_NAME.fullmatch(name)
    return found[1].lower() if found and found[1].lower() in bot_names() else ""


def again(table: wire.Table, you: list[int], *, rematch: bool) -> wire.NewTable:
    """The same table once more; as a rematch its people find their way there."""
    seats = [
        wire.NewSeat("bot" if seat.bot else "here" if at in you else "link", seat.name, seat.bot)
        for at, seat in enumerate(table.seats)
        if seat.kind != "automa"
    ]
    return wire.NewTable(seats, table.options, table.timer, rematch=table.id if rematch else "")
