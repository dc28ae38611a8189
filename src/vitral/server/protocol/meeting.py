"""Meeting people: open tables, a quick match, the host's door, and people one does not want to meet."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from vitral.server.protocol.fields import SeatNumber

Level = Literal["any", "new", "experienced"]
Pace = Literal["now", "days"]


class OpenTable(Struct):
    """A table shown to everybody."""

    table: str
    host: str
    """The name of who set it up, or nothing."""
    options: dict[str, Any]
    players: int
    free: int
    timer: int
    pace: Pace
    level: Level
    here: bool
    """Whether its host is at the table now."""
    created: float
    round: int
    """0 while windows are chosen."""
    yours: bool
    """Whether you hold a seat there."""
    watching: int = 0


class Lobby(Struct):
    """Tables that wait for people, and tables to watch."""

    open: list[OpenTable]
    watch: list[OpenTable]


class JoinOpenTable(Struct, forbid_unknown_fields=True):
    """Take the next free seat of an open table, or look on."""

    name: Annotated[str, Meta(max_length=40)] = ""
    watch: bool = False


class QuickMatch(Struct, forbid_unknown_fields=True):
    """Play the base game with one other person: at once, or over days."""

    pace: Pace
    name: Annotated[str, Meta(max_length=40)] = ""


class MatchedTable(Struct):
    """Where you play; `waiting` says that somebody still has to come."""

    table: str
    waiting: bool


class LockTable(Struct, forbid_unknown_fields=True):
    """For the host: let nobody come in any more, or let people come in again."""

    locked: bool


class BlockPlayer(Struct, forbid_unknown_fields=True):
    """Do not meet whoever holds that seat again."""

    seat: SeatNumber


class BlockedPlayer(Struct):
    """Somebody you do not want to meet."""

    id: str
    """To be sent back to meet them again; it says nothing about who they are."""
    name: str
    since: float


class UnblockPlayer(Struct, forbid_unknown_fields=True):
    """Stop blocking somebody: you may meet at tables again."""

    id: Annotated[str, Meta(max_length=80)]
