"""The seats of a record, and how older records named them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final, Literal

from vitral.engine import Options
from vitral.reading import Node
from vitral.records.parsing import read_texts, record_error
from vitral.translatable import TranslatableText, either, list_like, list_of, unlike

SeatKind = Literal["person", "bot", "automa"]

_PLAYERS: Final[tuple[SeatKind, ...]] = ("person", "bot")
_KEYS: Final = ("name", "kind", "bot", "level")


@dataclass(frozen=True, slots=True)
class Seat:
    """The player of a seat. `Seat("Ana")` is a person, `Seat(kind="bot", bot="apprentice", level="3")` a bot.

    The Automa has no bot; its level is that of the table's options.
    """

    name: str = ""
    """What it is called; a seat without a name is described by its kind, in the reader's language."""
    kind: SeatKind = "person"
    bot: str = ""
    level: str = ""

    @classmethod
    def of_bot(cls, spec: str, name: str = "") -> Seat:
        """Returns the seat of a bot named as bots are asked for: `glazier`, `apprentice:3`.

        Which program plays one (`cmd:COMMAND`) is not recorded: a file that is passed on must not start it.
        """
        bot, _, level = spec.partition(":")
        return cls(name, "bot", bot, "" if bot == "cmd" else level)

    @property
    def spec(self) -> str:
        """The bot as it is asked for, such as `apprentice:3`; nothing for people and the Automa."""
        return f"{self.bot}:{self.level}" if self.bot and self.level else self.bot

    def to_dict(self) -> dict[str, str]:
        return asdict(self)


_SOMEBODY: Final = Seat()


def seats_for(options: Options, players: Sequence[Seat] = ()) -> tuple[Seat, ...]:
    """Returns the seats of a table: those of its players (people without a name if none is given), then
    the Automa's.
    """
    if players and len(players) != options.players:
        raise record_error("seats", unlike(list_of(options.players), list_of(len(players))))
    seats = tuple(players) or (_SOMEBODY,) * options.players
    return (*seats, Seat(kind="automa", level=options.automa_level)) if options.mode == "automa" else seats


# -- from a file ---------------------------------------------------------------------------------------------------


def read_seats(node: Node, options: Options) -> tuple[Seat, ...]:
    """Returns the seats of a file; people without names if it does not say."""
    usual = seats_for(options)
    if node.value is None:
        return usual
    nodes = node.exactly(len(usual), list_like('[{"kind": "person"}]'))
    return tuple(_read_seat(seat_node, seat.kind == "automa") for seat_node, seat in zip(nodes, usual, strict=True))


def _read_seat(node: Node, automa: bool) -> Seat:
    keys = node.table(("kind",), _KEYS)
    kind = keys["kind"].one_of(("automa",) if automa else _PLAYERS)
    texts = {key: plain(keys[key].text('"..."')) for key in ("name", "bot", "level") if key in keys}
    seat = Seat(kind=kind, **texts)
    if bool(seat.bot) != (kind == "bot"):
        what = TranslatableText("fault-record-bot", "a bot's name if the kind is {kind}, otherwise nothing", kind="bot")
        raise keys.get("bot", node).unlike(what)
    return seat


_MAX_NAME_LENGTH: Final = 200
"""Names in files may be longer than those that people give themselves, but not by much."""


def plain(text: str) -> str:
    """Returns a text of a file as people may be shown it: without marks that turn what follows around, and not too
    long.
    """
    return "".join(letter for letter in text[:_MAX_NAME_LENGTH] if letter.isprintable()).strip()


# -- from a file of format 1 ---------------------------------------------------------------------------------------

_OLD_BOTS: Final = "apprentice|glazier|master|random|sensible"
_OLD_BOT: Final = re.compile(rf"({_OLD_BOTS.title()})(?::(\d))? bot(?: \d+)?")
"""`Glazier bot`, `Glazier bot 2`: how the command line and the terminal named bots."""
_OLD_SERVER_BOT: Final = re.compile(rf"({_OLD_BOTS})(?::(\d))?(?: \d+)?")
"""`glazier`, `glazier 2`: how servers did."""
_OLD_NO_NAME: Final = re.compile(r"Player \d+")


def read_old_names(node: Node, options: Options, *, from_server: bool) -> tuple[Seat, ...]:
    """Returns the seats of a file that has only names, with bots among them known by theirs."""
    names = read_texts(node) if node.value is not None else ()
    if names and len(names) != options.players:
        raise node.unlike(list_of(either("0", str(options.players))))
    return seats_for(options, [_old_seat(name, from_server) for name in names])


def _old_seat(name: str, from_server: bool) -> Seat:
    bot = _OLD_BOT.fullmatch(name) or (_OLD_SERVER_BOT.fullmatch(name) if from_server else None)
    if bot:
        return Seat(kind="bot", bot=bot[1].lower(), level=bot[2] or "")
    return Seat("" if _OLD_NO_NAME.fullmatch(name) else plain(name))
