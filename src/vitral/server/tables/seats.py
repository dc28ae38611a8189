"""The state of the seats of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vitral.records import Seat
from vitral.server.protocol import EmblemColor
from vitral.server.tables.setup import SetupSeat

NOBODY: Final = "nobody"
"""The bot of a seat whose person resigned and that no bot plays: it passes every turn."""


@dataclass(slots=True)
class SeatState:
    name: str
    person: bool
    """Whether it was set up for a person."""
    bot: str
    """The bot that plays it, or nothing."""
    claimed: bool
    """Whether a person has taken it."""
    resigned: bool = False
    """Whether its person gave it up for good."""
    reissued_at: float = 0.0
    """The time at which the host last reissued its link, or 0."""
    emblem: tuple[EmblemColor, int] = ("", 0)
    """The color and the pattern of the emblem that its player chose."""
    emblems: int = 0
    """How often an emblem was chosen."""

    @classmethod
    def of(cls, seat: SetupSeat) -> SeatState:
        """Returns a seat as it was set up: seats of the host's device have their person from the start."""
        return cls(seat.name, seat.kind != "bot", seat.bot, seat.kind != "link")

    @property
    def nameless_bot(self) -> str:
        """The bot that plays under no name of its own, or nothing: pages call it by its kind, each in its language."""
        return "" if self.name else self.bot

    @property
    def free(self) -> bool:
        """Whether it still waits for its person."""
        return self.person and not self.claimed and not self.bot

    @property
    def recorded(self) -> Seat:
        return Seat.of_bot(self.bot, self.name) if self.bot not in ("", NOBODY) else Seat(self.name)


def seat_of_link(link: str) -> int | None:
    """Returns the seat that a link of that name leads to: 2 for `s2`, none for `join` and `watch`."""
    return int(link[1:]) if link[1:].isdecimal() else None
