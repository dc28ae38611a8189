"""Contests: setting one up, taking part, playing its deals, and the table.

A deal of a contest is worked out from the server's own secret, so nobody knows it before they play.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vitral.arena.league import league_table
from vitral.cards import newest_edition
from vitral.engine import Options
from vitral.game.dealer import VERSION
from vitral.server.deals.contest import DAY, MOST_PLAYERS, Contest, read_contest, write_contest
from vitral.server.deals.days import OPTIONS, seats_of
from vitral.server.deals.settling import settle
from vitral.server.identity import new_table_id
from vitral.server.problems import ProblemError, conflict, not_allowed, not_found
from vitral.server.protocol import (
    ContestLine,
    ContestPair,
    ContestPlace,
    ContestResult,
    ContestRound,
    ContestStanding,
    NewContest,
)
from vitral.server.store.deal_store import Entrant, PlayedDeal, StoredContest, deal_statements
from vitral.server.tables.create import tidy_name
from vitral.server.tables.registry import TableRegistry
from vitral.server.tables.setup import Setup
from vitral.translatable import TranslatableText

_SHOWN: Final = 50
_NOT_HOST: Final = TranslatableText("problem-contest-host", "only whoever set the contest up may do this")


@dataclass(slots=True)
class Opened:
    """A contest as it is now: up to date, with everybody who takes part and the games of the round that goes on."""

    stored: StoredContest
    contest: Contest
    entrants: list[Entrant]
    games: list[PlayedDeal]

    def of(self, guest: str) -> Entrant | None:
        return next((one for one in self.entrants if one.guest == guest), None)

    @property
    def deal(self) -> str:
        """The deal of the round that goes on."""
        return f"contest/{self.stored.id}/{len(self.contest.rounds)}"


async def set_up(registry: TableRegistry, new: NewContest, guest: str) -> str:
    """A new contest; whoever sets it up takes part."""
    contest = Contest(tidy_name(new.title), new.system, new.kind, new.rounds, new.days)
    stored = StoredContest(new_table_id(), round(registry.settings.clock(), 3), guest, write_contest(contest))
    await registry.contests.create(stored, Entrant(guest, 0, tidy_name(new.name)))
    return stored.id


async def opened(registry: TableRegistry, name: str) -> Opened:
    """A contest, its finished games settled and its round ended if it is time; a `ProblemError` if there is none."""
    stored = await registry.contests.find(name)
    if stored is None:
        raise not_found(TranslatableText("problem-contest-none", "there is no such contest"))
    found = Opened(stored, read_contest(stored.body), await registry.contests.entrants(name), [])
    if found.contest.stage == "playing":
        await _bring_up_to_date(registry, found)
    return found


async def _bring_up_to_date(registry: TableRegistry, found: Opened) -> None:
    ends = found.contest.ends
    await settle(registry, found.deal, registry.links.derive(found.deal), ends or float("inf"))
    found.games = await registry.deals.of_deal(found.deal)
    finished = {one.guest for one in found.games if one.ended}
    now = registry.settings.clock()
    if all(one.guest in finished for one in found.entrants) or (ends and now > ends):
        await _end_round(registry, found)


async def _end_round(registry: TableRegistry, found: Opened) -> None:
    numbers = {one.guest: one.number for one in found.entrants}
    results = {numbers[one.guest]: (one.points, one.lead) for one in found.games if one.counts and one.guest in numbers}
    found.contest.end_round(results, registry.settings.clock())
    found.games = []
    await registry.contests.change(found.stored.id, write_contest(found.contest))


async def enter(registry: TableRegistry, name: str, guest: str, called: str) -> None:
    async with registry.contesting:
        found = await opened(registry, name)
        if found.of(guest) is not None:
            return
        if found.contest.stage != "open":
            raise conflict("begun", TranslatableText("problem-contest-begun", "this contest has begun already"))
        if len(found.entrants) >= MOST_PLAYERS:
            full = TranslatableText("problem-contest-full", "a contest is for {most} people at most", most=MOST_PLAYERS)
            raise conflict("full", full)
        await registry.contests.enter(name, Entrant(guest, len(found.entrants), tidy_name(called)))


async def go_on(registry: TableRegistry, name: str, guest: str) -> None:
    """For the host: begin, or end the round that goes on; whoever has not finished it loses."""
    async with registry.contesting:
        found = await opened(registry, name)
        if found.stored.guest != guest:
            raise not_allowed(_NOT_HOST)
        if found.contest.stage == "over":
            raise conflict("over", TranslatableText("problem-contest-over", "this contest is over"))
        if found.contest.stage == "playing":
            await _end_round(registry, found)
            return
        if len(found.entrants) < 2:
            raise conflict("alone", TranslatableText("problem-contest-alone", "a contest needs two people at least"))
        found.contest.players = len(found.entrants)
        found.contest.begin_round(registry.settings.clock())
        await registry.contests.change(name, write_contest(found.contest))


async def play(registry: TableRegistry, name: str, guest: str, owner: str) -> str:
    """The table where somebody plays the deal of the round that goes on."""
    async with registry.contesting:
        found = await opened(registry, name)
        entrant = found.of(guest)
        if entrant is None:
            raise not_allowed(TranslatableText("problem-contest-players", "only those who take part may play"))
        if found.contest.stage != "playing":
            over = found.contest.stage == "over"
            why = TranslatableText("problem-contest-over", "this contest is over") if over else _NOT_BEGUN
            raise ProblemError(409, "over" if over else "not_begun", why)
        mine = next((one for one in found.games if one.guest == guest), None)
        if mine is not None:
            return mine.table
        kind, deal, now = found.contest.kind, found.deal, registry.settings.clock()
        setup = Setup(
            options=Options.read(OPTIONS[kind]).to_dict(),
            seats=seats_of(kind, entrant.name),
            host=0,
            dealer=VERSION,
            edition=await registry.deals.edition(deal) or newest_edition(),
            stand_in="nobody",
            deal=deal,
        )
        seed = registry.links.derive(deal)
        return await registry.create(
            setup,
            guest,
            owner=owner,
            seed=seed,
            also=lambda table: deal_statements(PlayedDeal(table, deal, guest, entrant.name, now, ranked=True)),
        )


_NOT_BEGUN: Final = TranslatableText("problem-contest-not-begun", "this contest has not begun yet")


async def of_guest(registry: TableRegistry, guest: str) -> list[ContestLine]:
    """Where a guest takes part, newest first."""
    found = []
    for stored in await registry.contests.entered_by(guest, _SHOWN) if guest else ():
        one = read_contest(stored.body)
        found.append(ContestLine(stored.id, one.title, one.system, one.kind, one.stage, stored.created))
    return found


async def standing(registry: TableRegistry, name: str, guest: str) -> ContestStanding:
    """How a contest stands, as somebody who knows its address may see it."""
    async with registry.contesting:
        found = await opened(registry, name)
    contest, me = found.contest, found.of(guest)
    mine = next((one for one in found.games if one.guest == guest), None) if me else None
    names = [one.name for one in found.entrants]
    done = mine is not None and mine.ended > 0
    ended = [one.counted for one in contest.rounds if one.results is not None]
    places = [
        ContestPlace(
            place=one.place,
            player=one.player,
            name=names[one.player],
            score=one.score,
            opponents=one.opponents,
            lead=one.total,
            won=one.won,
            drawn=one.drawn,
            lost=one.lost,
            yours=me is not None and me.number == one.player,
        )
        for one in league_table(len(names), ended)
    ]
    return ContestStanding(
        id=found.stored.id,
        title=contest.title,
        system=contest.system,
        kind=contest.kind,
        stage=contest.stage,
        created=found.stored.created,
        rounds=contest.amount,
        players=names,
        places=places,
        played=_rounds(found, shown=done),
        you=me.number if me else -1,
        host=found.stored.guest == guest,
        table=mine.table if mine else "",
        done=done,
    )


def _rounds(found: Opened, *, shown: bool) -> list[ContestRound]:
    """Every round; what came of the one that goes on is for those who have played it."""
    contest = found.contest
    numbers = {one.guest: one.number for one in found.entrants}
    told = []
    for one in contest.rounds:
        over = one.results is not None
        results = {**(one.results or {})}
        if not over and shown:
            results = {numbers[game.guest]: (game.points, game.lead) for game in found.games if game.counts}
        finished = len(found.entrants) if over else sum(game.ended > 0 for game in found.games)
        told.append(
            ContestRound(
                pairs=[ContestPair(*pair) for pair in one.pairs],
                results=[ContestResult(player, *made) for player, made in sorted(results.items())],
                waiting=len(found.entrants) - finished,
                over=over,
                ends=one.began + contest.days * DAY if contest.days and not over else 0.0,
            )
        )
    return told
