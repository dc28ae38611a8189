"""Who sat where: the seats of a record, and how older records named them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final, Literal, get_args

from vitral.engine import Options
from vitral.records.faults import OBJECT, read_texts, wrong
from vitral.said import Said, missing_key, unknown_key, unlike

SeatKind = Literal["person", "bot", "automa"]

_KINDS: Final[tuple[SeatKind, ...]] = get_args(SeatKind)
_PLAYERS: Final[tuple[SeatKind, ...]] = ("person", "bot")
_KEYS: Final = ("name", "kind", "bot", "level")


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays a seat. `Seat("Ana")` is a person, `Seat(kind="bot", bot="apprentice", level="3")` a bot.

    The Automa has no bot; its level is that of the table's options.
    """

    name: str = ""
    """What it is called; a seat without a name is described by its kind, in the reader's language."""
    kind: SeatKind = "person"
    bot: str = ""
    level: str = ""

    @classmethod
    def of_bot(cls, spec: str, name: str = "") -> Seat:
        """The seat of a bot named as bots are asked for: `glazier`, `apprentice:3`."""
        bot, _, level = spec.partition(":")
        return cls(name, "bot", bot, level)

    @property
    def spec(self) -> str:
        """The bot as it is asked for, such as `apprentice:3`; nothing for people and the Automa."""
        return f"{self.bot}:{self.level}" if self.bot and self.level else self.bot

    def to_dict(self) -> dict[str, str]:
        """JSON-ready."""
        return asdict(self)


def seats_for(options: Options, players: Sequence[Seat] = ()) -> tuple[Seat, ...]:
    """The seats of a table: those of its players (people without a name if none is given), then the Automa's."""
    if players:
        _check_number("seats", options.players, len(players))
    seats = tuple(players) or (Seat(),) * options.players
    return (*seats, Seat(kind="automa", level=options.automa_level)) if options.mode == "automa" else seats


# -- from a file ---------------------------------------------------------------------------------------------------


def read_seats(data: object, options: Options) -> tuple[Seat, ...]:
    """The seats of a file; people without names if it does not say."""
    if data is None:
        return seats_for(options)
    if not isinstance(data, list):
        raise wrong("seats", unlike(Said("fault-record-seats", "a list of seats"), repr(data)))
    seats = tuple(_read_seat(f"seats[{place}]", seat) for place, seat in enumerate(data))
    expected_kinds = [seat.kind == "automa" for seat in seats_for(options)]
    _check_number("seats", len(expected_kinds), len(seats))
    for place, (seat, automa) in enumerate(zip(seats, expected_kinds, strict=True)):
        if (seat.kind == "automa") != automa:
            raise wrong(f"seats[{place}].kind", unlike(_one_of(("automa",) if automa else _PLAYERS), repr(seat.kind)))
    return seats


def _read_seat(place: str, data: object) -> Seat:
    if not isinstance(data, dict):
        raise wrong(place, unlike(OBJECT, repr(data)))
    for key, value in data.items():
        if key not in _KEYS:
            raise wrong(place, unknown_key(repr(key), _KEYS))
        if not isinstance(value, str):
            raise wrong(f"{place}.{key}", unlike(Said("fault-record-text", "a text"), repr(value)))
    if "kind" not in data:
        raise wrong(place, missing_key(repr("kind")))
    if data["kind"] not in _KINDS:
        raise wrong(f"{place}.kind", unlike(_one_of(_KINDS), repr(data["kind"])))
    seat = Seat(**data)
    if bool(seat.bot) != (seat.kind == "bot"):
        what = Said("fault-record-bot", "a bot's name where the kind is {kind}, and nothing elsewhere", kind="bot")
        raise wrong(f"{place}.bot", unlike(what, repr(seat.bot)))
    return seat


def _one_of(kinds: Sequence[SeatKind]) -> Said:
    return Said("fault-one-of", "one of {names}", names=", ".join(kinds))


def _check_number(key: str, right: int, found: int) -> None:
    if found != right:
        raise wrong(key, unlike(str(right), str(found)))


# -- from a file of format 1 ---------------------------------------------------------------------------------------

_OLD_BOTS: Final = "apprentice|glazier|master|random|sensible"
_OLD_BOT: Final = re.compile(rf"({_OLD_BOTS.title()})(?::(\d))? bot(?: \d+)?")
"""`Glazier bot`, `Glazier bot 2`: how the command line and the terminal named bots."""
_OLD_SERVER_BOT: Final = re.compile(rf"({_OLD_BOTS})(?::(\d))?(?: \d+)?")
"""`glazier`, `glazier 2`: how servers did."""
_OLD_NO_NAME: Final = re.compile(r"Player \d+")


def read_old_names(data: object, options: Options, *, from_server: bool) -> tuple[Seat, ...]:
    """The seats of a file that has only names, with bots among them known by theirs."""
    names = read_texts("names", data or [])
    if names:
        _check_number("names", options.players, len(names))
    return seats_for(options, [_old_seat(name, from_server) for name in names])


def _old_seat(name: str, from_server: bool) -> Seat:
    bot = _OLD_BOT.fullmatch(name) or (_OLD_SERVER_BOT.fullmatch(name) if from_server else None)
    if bot:
        return Seat(kind="bot", bot=bot[1].lower(), level=bot[2] or "")
    return Seat("" if _OLD_NO_NAME.fullmatch(name) else name)
