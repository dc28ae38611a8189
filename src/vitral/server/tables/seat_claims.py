"""The guests of a live table: which seats they have, and who of them is connected."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from vitral.server.store import SeatClaim, SeatRevocation
from vitral.server.tables.subscriber import Subscriber


class SeatClaims:
    """The seats of each guest of a table; a guest with the right to watch alone is among them, without a seat."""

    def __init__(self, claims: Iterable[SeatClaim]) -> None:
        self._by_guest: dict[str, set[int]] = {}
        self.replace(claims)

    def __contains__(self, guest: object) -> bool:
        """Returns whether a guest may play or watch."""
        return guest in self._by_guest

    def __iter__(self) -> Iterator[str]:
        """Yields the guests."""
        return iter(self._by_guest)

    def has_seat(self, guest: str, seat: int) -> bool:
        return seat >= 0 and seat in self._by_guest.get(guest, ())

    def seats_of(self, guest: str) -> list[int]:
        return sorted(seat for seat in self._by_guest.get(guest, ()) if seat >= 0)

    def guests_of(self, seat: int) -> list[str]:
        """Returns the guests of a seat; of −1, those who may watch."""
        return [guest for guest, seats in self._by_guest.items() if seat in seats]

    def all(self) -> list[tuple[str, int]]:
        """Returns every guest with each of their seats, −1 for the right to watch."""
        return [(guest, seat) for guest, seats in self._by_guest.items() for seat in seats]

    def add(self, claim: SeatClaim) -> None:
        self._by_guest.setdefault(claim.guest, set()).add(claim.seat)

    def replace(self, claims: Iterable[SeatClaim]) -> None:
        """Replaces all claims."""
        self._by_guest.clear()
        for claim in claims:
            self.add(claim)

    def revoke(self, revocation: SeatRevocation) -> None:
        """Takes a seat from those who claimed it; a guest without any claim left is none of the table any more."""
        for guest, seats in list(self._by_guest.items()):
            if guest != revocation.but:
                seats.discard(revocation.seat)
                if not seats:
                    del self._by_guest[guest]

    def merge(self, guest: str, person: str) -> None:
        """Moves a guest's claims to the person who signed in."""
        if guest in self._by_guest:
            self._by_guest.setdefault(person, set()).update(self._by_guest.pop(guest))

    def remove(self, guest: str) -> None:
        self._by_guest.pop(guest, None)


class TablePresence:
    """The guests of a table that are connected to this server or another one."""

    def __init__(self, claims: SeatClaims, players: int, clock: Callable[[], float]) -> None:
        self._claims = claims
        self._clock = clock
        self.subscribers: list[Subscriber] = []
        """The connections to this server."""
        self.elsewhere: dict[str, frozenset[str]] = {}
        """The guests connected through other servers, by server."""
        self._last_seen = [clock()] * players

    def guests(self) -> set[str]:
        """Returns all connected guests."""
        return {subscriber.guest for subscriber in self.subscribers}.union(*self.elsewhere.values())

    def online(self, seat: int) -> bool:
        """Returns whether a guest of that seat is connected."""
        if any(self._claims.has_seat(subscriber.guest, seat) for subscriber in self.subscribers):
            return True
        return any(self._claims.has_seat(guest, seat) for guests in self.elsewhere.values() for guest in guests)

    @property
    def spectator_count(self) -> int:
        """How many connected guests have no seat; `watching` in what pages are sent."""
        return sum(not self._claims.seats_of(guest) for guest in self.guests())

    def mark_left(self, seats: Iterable[int]) -> None:
        """Notes that the guests of these seats have just left."""
        for seat in seats:
            self._last_seen[seat] = self._clock()

    def seconds_away(self, seat: int) -> float:
        """Returns for how many seconds no guest of that seat has been connected."""
        return 0.0 if self.online(seat) else self._clock() - self._last_seen[seat]
