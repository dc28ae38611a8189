"""The deal of a day, by a rule that everybody can follow: the same on every server.

The seed of a day is the SHA-256 of the ASCII text `vitral-daily/1:YYYY-MM-DD:KIND`, the date being that of UTC. So
anybody can work out what will be dealt; a server keeps a day closed until it has begun.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final, Literal, get_args

from vitral.engine import Options
from vitral.server.problems import ProblemError, not_found
from vitral.server.tables.setup import SetupSeat
from vitral.translatable import TranslatableText

FIRST: Final = date(2026, 1, 1)
"""Days before this one have no deal."""
DAY: Final = 86_400.0
GRACE: Final = DAY
"""How long after its day a game begun on it may end and still count."""
Kind = Literal["solo", "glazier"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
OPTIONS: Final[dict[Kind, dict[str, object]]] = {"solo": {"mode": "solo"}, "glazier": {"players": 2}}


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """What everybody is dealt on a day, alone or against a bot."""

    day: date
    kind: Kind

    @property
    def name(self) -> str:
        """What the store knows it by."""
        return f"daily/{self.day}/{self.kind}"

    @property
    def seed(self) -> bytes:
        return hashlib.sha256(f"vitral-daily/1:{self.day}:{self.kind}".encode()).digest()

    @property
    def options(self) -> Options:
        return Options.read(OPTIONS[self.kind])

    @property
    def begins(self) -> float:
        return datetime(self.day.year, self.day.month, self.day.day, tzinfo=UTC).timestamp()

    @property
    def ends(self) -> float:
        return self.begins + DAY

    def seats(self, name: str) -> tuple[SetupSeat, ...]:
        return seats_of(self.kind, name)


def seats_of(kind: Kind, name: str) -> tuple[SetupSeat, ...]:
    """One person, and the bot they play against, if any."""
    person = SetupSeat("here", name)
    return (person,) if kind == "solo" else (person, SetupSeat("bot", "", kind))


def today(now: float) -> date:
    """The day that it is in UTC."""
    return datetime.fromtimestamp(now, UTC).date()


def daily_deal(day: str, kind: str, now: float) -> DailyDeal:
    """The deal of that day; a `ProblemError` if there is none, or it has not begun."""
    found = next((one for one in KINDS if one == kind), None)
    try:
        when = date.fromisoformat(day) if _DAY.fullmatch(day) else None
    except ValueError:
        when = None
    if found is None or when is None or when < FIRST:
        raise not_found(TranslatableText("problem-daily-none", "there is no deal of that day"))
    if when > today(now):
        closed = TranslatableText(
            "problem-daily-closed", "the deal of {day} stays closed until that day begins in UTC", day=day
        )
        raise ProblemError(403, "closed", closed)
    return DailyDeal(when, found)


def streaks(days: set[date], now: date) -> tuple[int, int]:
    """How many days in a row were played up to today, or yesterday while today is still open; and the most ever."""
    last = now if now in days else now - timedelta(days=1)
    current = _back_from(last, days)
    longest = max((_back_from(one, days) for one in days if one + timedelta(days=1) not in days), default=0)
    return current, longest


def _back_from(last: date, days: set[date]) -> int:
    length = 0
    while last - timedelta(days=length) in days:
        length += 1
    return length
