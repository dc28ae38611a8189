"""Daily deals: the deal of each day by a rule that everybody can follow, playing it, and everybody's results.

The daily seed is the SHA-256 of the ASCII text `vitral-daily/1:YYYY-MM-DD:KIND`, the date being that of UTC. So
anybody can compute what will be dealt; a server refuses a day until it has begun.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final, Literal, get_args

import msgspec

from vitral.cards import newest_edition
from vitral.engine import Options
from vitral.game.dealer import VERSION
from vitral.server.answers.long_answers import compute_answer
from vitral.server.deals.deal_service import DealService
from vitral.server.deals.results import SentGame, sent_game_answer
from vitral.server.logs import table_mark
from vitral.server.problems import ProblemError, conflict, not_found
from vitral.server.protocol import Daily, DailyBar, DailyGame, DailyPlace, DailyStanding
from vitral.server.protocol.messages import PLAYER_NAME_LENGTH
from vitral.server.steady_clock import DAY
from vitral.server.store.deal_store import PlayedDeal, deal_statements, file_name
from vitral.server.store.table_store import TableStage
from vitral.server.tables.create import tidy_name
from vitral.server.tables.setup import Setup, SetupSeat
from vitral.translatable import TranslatableText

FIRST: Final = date(2026, 1, 1)
"""Days before this one have no deal."""
GRACE: Final = DAY
"""How long after its day a game begun on it may end and still count."""
Kind = Literal["solo", "glazier"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
OPTIONS: Final[dict[Kind, dict[str, object]]] = {"solo": {"mode": "solo"}, "glazier": {"players": 2}}


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """The deal of a day, played alone or against a bot."""

    day: date
    kind: Kind

    @property
    def name(self) -> str:
        """Its name in the store."""
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
    """Returns the seats of a person and of the bot they play against, if any."""
    person = SetupSeat("here", name)
    return (person,) if kind == "solo" else (person, SetupSeat("bot", "", kind))


def today(now: float) -> date:
    """Returns the date in UTC."""
    return datetime.fromtimestamp(now, UTC).date()


def daily_deal(day: str, kind: str, now: float) -> DailyDeal:
    """Returns the deal of that day; raises `ProblemError` if there is none, or it has not begun."""
    known_kind = next((one for one in KINDS if one == kind), None)
    try:
        when = date.fromisoformat(day) if _DAY.fullmatch(day) else None
    except ValueError:
        when = None
    if known_kind is None or when is None or when < FIRST:
        raise not_found(TranslatableText("problem-daily-none", "there is no deal of that day"))
    if when > today(now):
        closed = TranslatableText(
            "problem-daily-closed", "the deal of {day} stays closed until that day begins in UTC", day=day
        )
        raise ProblemError(403, "closed", closed)
    return DailyDeal(when, known_kind)


def streaks(days: set[date], now: date) -> tuple[int, int]:
    """Returns how many days in a row were played up to today, or yesterday while today is still open; and the most
    ever.
    """
    last = now if now in days else now - timedelta(days=1)
    current = _streak_until(last, days)
    longest = max((_streak_until(day, days) for day in days if day + timedelta(days=1) not in days), default=0)
    return current, longest


def _streak_until(last: date, days: set[date]) -> int:
    length = 0
    while last - timedelta(days=length) in days:
        length += 1
    return length


# -- playing and results -----------------------------------------------------------------------------------------------

_PREFIX: Final = "daily/"
_MAX_PLACES_SHOWN: Final = 100
_MAX_OWN_GAMES: Final = 400
"""How many of a guest's own games are listed."""


async def play(deals: DealService, deal: DailyDeal, guest: str, name: str, owner: str) -> str:
    """Returns the table where a guest plays a day's deal: an unfinished one, or a new one. The first is ranked."""
    async with deals.deal_lock:
        mine = await deals.store.of_guest(deal.name, guest)
        unfinished = [one for one in mine if not one.ended and not one.from_file and not await _over(deals, one)]
        if unfinished:
            return await deals.seat_again(unfinished[-1].table, guest)
        now = deals.registry.settings.clock()
        ranked = now < deal.ends and not any(one.ranked for one in mine)
        setup = Setup(
            options=deal.options.to_dict(),
            seats=deal.seats(tidy_name(name)),
            host=0,
            dealer=VERSION,
            edition=await deals.store.edition(deal.name) or newest_edition(),
            stand_in="nobody",
            deal=deal.name,
        )

        def also(table: str) -> PlayedDeal:
            return PlayedDeal(table, deal.name, guest, tidy_name(name), now, ranked)

        return await deals.registry.create(
            setup, guest, owner=owner, seed=deal.seed, rows=lambda table: deal_statements(also(table))
        )


async def _over(deals: DealService, game: PlayedDeal) -> bool:
    stored = await deals.registry.store.table(game.table)
    return stored is None or bool(stored.closed) or stored.stage == TableStage.OVER


async def add_record(deals: DealService, deal: DailyDeal, guest: str, body: bytes, owner: str) -> None:
    """Stores the result of a day's deal that was played elsewhere; raises `ProblemError` if the body is no record of
    it. It is replayed in a worker process, for the owner, an address.

    It is not ranked: a file does not show how often its game was tried.
    """
    if deal.kind != "solo":
        why = TranslatableText(
            "problem-daily-bot", "of a file nobody knows who chose for the bot; play against it here"
        )
        raise ProblemError(422, "impossible", why)
    edition = await deals.store.edition(deal.name)
    registry = deals.registry
    seconds, asked = registry.settings.long_answer_seconds, (body, deal.options, deal.seed, edition)
    answer = await compute_answer(registry.pool, owner, seconds, sent_game_answer, *asked)
    sent = msgspec.json.decode(answer, type=SentGame)
    async with deals.deal_lock:
        if any(one.from_file for one in await deals.store.of_guest(deal.name, guest)):
            raise conflict("sent", TranslatableText("problem-daily-sent", "you have sent a game of this day already"))
        now = deals.registry.settings.clock()
        mark = f"{table_mark(guest)}.{table_mark(deal.name)}"
        name = tidy_name(sent.name)[:PLAYER_NAME_LENGTH]
        await deals.store.add(
            PlayedDeal(
                file_name(mark),
                deal.name,
                guest,
                name,
                now,
                ranked=False,
                ended=now,
                counts=now < deal.ends,
                points=sent.points,
                lead=sent.lead,
            )
        )


async def overview(deals: DealService, guest: str) -> Daily:
    """Returns today's date, and a guest's games and streaks."""
    now = deals.registry.settings.clock()
    day = today(now)
    games: list[PlayedDeal] = []
    played: set[date] = set()
    if guest:
        games = await deals.store.all_of_guest(guest, _PREFIX, _MAX_OWN_GAMES)
        for one in {game.deal for game in games if not game.ended}:
            await settle_day(deals, _deal_named(one))
        games = await deals.store.all_of_guest(guest, _PREFIX, _MAX_OWN_GAMES)
        played = {_deal_named(one).day for one in await deals.store.counted_deals(guest, _PREFIX)}
    streak, longest = streaks(played, day)
    ends = DailyDeal(day, "solo").ends
    return Daily(str(day), str(FIRST), ends, streak, longest, [_daily_game(game) for game in games])


async def settle_day(deals: DealService, deal: DailyDeal) -> None:
    await deals.settle(deal.name, deal.seed, deal.ends + GRACE)


async def standing(deals: DealService, deal: DailyDeal, guest: str) -> DailyStanding:
    """Returns the results of a day, the best first."""
    await settle_day(deals, deal)
    results = await deals.store.results(deal.name)
    places: list[DailyPlace] = []
    place = 0
    for at, row in enumerate(results):
        if not at or (row.lead, row.points) != (results[at - 1].lead, results[at - 1].points):
            place = at + 1
        places.append(DailyPlace(place, row.name, row.points, row.lead, row.guest == guest))
    own = await deals.store.of_guest(deal.name, guest) if guest else []
    mine = next((row for row in own if row.ranked), own[-1] if own else None)
    leads = Counter(result.lead for result in results)
    return DailyStanding(
        day=str(deal.day),
        kind=deal.kind,
        open=deals.registry.settings.clock() < deal.ends,
        ends=deal.ends,
        seed=deal.seed.hex(),
        people=len(results),
        bars=[DailyBar(lead, leads[lead]) for lead in sorted(leads)],
        places=[row for at, row in enumerate(places) if at < _MAX_PLACES_SHOWN or row.yours],
        mine=_daily_game(mine) if mine else None,
        place=next((row.place for row in places if row.yours), 0),
    )


def _deal_named(name: str) -> DailyDeal:
    """Returns the deal of that name in the store."""
    _, day, kind = name.split("/")
    known_kind: Kind = "solo" if kind == "solo" else "glazier"
    return DailyDeal(date.fromisoformat(day), known_kind)


def _daily_game(game: PlayedDeal) -> DailyGame:
    deal = _deal_named(game.deal)
    table = "" if game.from_file else game.table
    over = game.ended > 0
    return DailyGame(str(deal.day), deal.kind, table, over, game.ranked, game.counts, game.points, game.lead)
