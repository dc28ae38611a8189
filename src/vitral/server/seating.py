"""Who plays the seats of a table."""

from __future__ import annotations

from collections.abc import Sequence
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

    @property
    def nameless_bot(self) -> str:
        """The bot that plays under no name of its own, or nothing: pages call it by its kind, each in its language."""
        return "" if self.name else self.bot


def recorded_names(seats: Sequence[SeatState]) -> tuple[str, ...]:
    """The names that a record keeps; bots without one are told by their ids, with a number where several are alike."""
    bots = [seat.nameless_bot for seat in seats]
    names = []
    for at, seat in enumerate(seats):
        alike = [other for other, bot in enumerate(bots) if bot and bot == bots[at]]
        names.append(seat.name or (f"{seat.bot} {alike.index(at) + 1}" if len(alike) > 1 else seat.bot))
    return tuple(names)
