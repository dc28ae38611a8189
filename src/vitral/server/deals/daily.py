"""The deal of a day: playing it, and everybody's results."""

from __future__ import annotations

from collections import Counter
from datetime import date
from typing import Final

from vitral.cards import newest_edition
from vitral.game.dealer import VERSION
from vitral.records import Record
from vitral.server.deals.days import FIRST, GRACE, DailyDeal, Kind, streaks, today
from vitral.server.deals.results import sent_result
from vitral.server.deals.settling import settle
from vitral.server.logs import table_mark
from vitral.server.problems import ProblemError, conflict
from vitral.server.protocol import Daily, DailyBar, DailyGame, DailyPlace, DailyStanding
from vitral.server.store.deal_store import PlayedDeal, deal_statements, file_name
from vitral.server.tables.create import tidy_name
from vitral.server.tables.registry import TableRegistry
from vitral.server.tables.setup import Setup
from vitral.translatable import TranslatableText

_PREFIX: Final = "daily/"
_SHOWN: Final = 100
_REMEMBERED: Final = 400
"""How many of a guest's own games are told."""


async def play(registry: TableRegistry, deal: DailyDeal, guest: str, name: str, owner: str) -> str:
    """The table where a guest plays a day's deal: the one they left, or a new one. The first of its day is ranked."""
    async with registry.settling:
        mine = await registry.deals.of_guest(deal.name, guest)
        unfinished = [one for one in mine if not one.ended and not one.from_file and not await _over(registry, one)]
        if unfinished:
            return unfinished[-1].table
        now = registry.settings.clock()
        ranked = now < deal.ends and not any(one.ranked for one in mine)
        setup = Setup(
            options=deal.options.to_dict(),
            seats=deal.seats(tidy_name(name)),
            host=0,
            dealer=VERSION,
            edition=await registry.deals.edition(deal.name) or newest_edition(),
            stand_in="nobody",
            deal=deal.name,
        )

        def also(table: str) -> PlayedDeal:
            return PlayedDeal(table, deal.name, guest, tidy_name(name), now, ranked)

        return await registry.create(
            setup, guest, owner=owner, seed=deal.seed, also=lambda table: deal_statements(also(table))
        )


async def _over(registry: TableRegistry, game: PlayedDeal) -> bool:
    stored = await registry.store.table(game.table)
    return stored is None or bool(stored.closed) or stored.stage == 2


async def take_in(registry: TableRegistry, deal: DailyDeal, guest: str, record: Record) -> None:
    """Keep the result of a day's deal that was played elsewhere; a `ProblemError` says what is wrong with it.

    It is not ranked: of a file nobody knows how often its game was tried.
    """
    if deal.kind != "solo":
        why = TranslatableText(
            "problem-daily-bot", "of a file nobody knows who chose for the bot; play against it here"
        )
        raise ProblemError(422, "impossible", why)
    edition = await registry.deals.edition(deal.name)
    result = sent_result(record, deal.options, deal.seed, edition)
    async with registry.settling:
        if any(one.from_file for one in await registry.deals.of_guest(deal.name, guest)):
            raise conflict("sent", TranslatableText("problem-daily-sent", "you have sent a game of this day already"))
        now = registry.settings.clock()
        mark = f"{table_mark(guest)}.{table_mark(deal.name)}"
        name = tidy_name(record.seats[0].name)[:40]
        await registry.deals.add(
            PlayedDeal(
                file_name(mark),
                deal.name,
                guest,
                name,
                now,
                ranked=False,
                ended=now,
                counts=now < deal.ends,
                points=result.points,
                lead=result.lead,
            )
        )


async def daily(registry: TableRegistry, guest: str) -> Daily:
    """Which day it is, and how a guest has played."""
    now = registry.settings.clock()
    day = today(now)
    games: list[PlayedDeal] = []
    played: set[date] = set()
    if guest:
        games = await registry.deals.all_of_guest(guest, _PREFIX, _REMEMBERED)
        for one in {one.deal for one in games if not one.ended}:
            await settle_day(registry, _named(one))
        games = await registry.deals.all_of_guest(guest, _PREFIX, _REMEMBERED)
        played = {_named(one).day for one in await registry.deals.counted_deals(guest, _PREFIX)}
    streak, longest = streaks(played, day)
    ends = DailyDeal(day, "solo").ends
    return Daily(str(day), str(FIRST), ends, streak, longest, [_told(one) for one in games])


async def settle_day(registry: TableRegistry, deal: DailyDeal) -> None:
    await settle(registry, deal.name, deal.seed, deal.ends + GRACE)


async def standing(registry: TableRegistry, deal: DailyDeal, guest: str) -> DailyStanding:
    """Everybody's results of a day, the best first."""
    await settle_day(registry, deal)
    results = await registry.deals.results(deal.name)
    places: list[DailyPlace] = []
    place = 0
    for at, one in enumerate(results):
        if not at or (one.lead, one.points) != (results[at - 1].lead, results[at - 1].points):
            place = at + 1
        places.append(DailyPlace(place, one.name, one.points, one.lead, one.guest == guest))
    own = await registry.deals.of_guest(deal.name, guest) if guest else []
    mine = next((one for one in own if one.ranked), own[-1] if own else None)
    leads = Counter(one.lead for one in results)
    return DailyStanding(
        day=str(deal.day),
        kind=deal.kind,
        open=registry.settings.clock() < deal.ends,
        ends=deal.ends,
        seed=deal.seed.hex(),
        people=len(results),
        bars=[DailyBar(lead, leads[lead]) for lead in sorted(leads)],
        places=[one for at, one in enumerate(places) if at < _SHOWN or one.yours],
        mine=_told(mine) if mine else None,
        place=next((one.place for one in places if one.yours), 0),
    )


def _named(name: str) -> DailyDeal:
    """The deal that the store knows by this name."""
    _, day, kind = name.split("/")
    found: Kind = "solo" if kind == "solo" else "glazier"
    return DailyDeal(date.fromisoformat(day), found)


def _told(game: PlayedDeal) -> DailyGame:
    deal = _named(game.deal)
    table = "" if game.from_file else game.table
    over = game.ended > 0
    return DailyGame(str(deal.day), deal.kind, table, over, game.ranked, game.counts, game.points, game.lead)
