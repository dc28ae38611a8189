"""Who plays the seats of a table."""

from __future__ import annotations

from dataclasses import dataclass

from vitral.server.setup import SetupSeat


@dataclass(slots=True)
class SeatState:
    """Who plays a seat now."""

    name: str
    person: bool
    """Whether it was set up for a person."""
    bot: str
    """The bot that plays it, or nothing."""
    claimed: bool
    """Whether somebody has entered it."""

    @classmethod
    def of(cls, seat: SetupSeat) -> SeatState:
        """As it was set up: seats of the host's device have their person from the start."""
        return cls(seat.name, seat.kind != "bot", seat.bot, seat.kind != "link")
