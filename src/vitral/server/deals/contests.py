"""Contests: what was agreed and how the rounds stand, setting one up, taking part, and playing its deals.

A deal of a contest is derived from the server's own secret, so that it is secret until it is played.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec
from msgspec import Struct

from vitral.arena.league import Pair, Round, all_play_all, league_table, one_round_for_all, swiss_pairs
from vitral.cards import newest_edition
from vitral.engine import Options
from vitral.game.dealer import VERSION
from vitral.server.deals.daily import OPTIONS, seats_of
from vitral.server.deals.deal_service import DealService
from vitral.server.identity import new_table_id
from vitral.server.problems import ProblemError, conflict, not_allowed, not_found
from vitral.server.protocol import (
    ContestLine,
    ContestPair,
    ContestPlace,
    ContestResult,
    ContestRound,
    ContestStage,
    ContestStanding,
    ContestSystem,
    DailyKind,
    NewContest,
)
from vitral.server.steady_clock import DAY
from vitral.server.store.deal_store import Entrant, PlayedDeal, StoredContest, deal_statements
from vitral.server.tables.create import tidy_name
from vitral.server.tables.setup import Setup
from vitral.translatable import TranslatableText

MAX_PLAYERS: Final = 32


class RoundBody(Struct):
    """A round: who meets whom, when it began, and once it is over everybody's points and leads by number."""

    pairs: list[Pair]
    began: float
    results: dict[int, tuple[int, int]] | None = None
    tables: dict[int, str] = {}
    """Where those with a result played it; no contest that ended before these were kept has them."""

    @property
    def counted(self) -> Round:
        """The round as the league table counts it, by leads."""
        return Round(tuple(self.pairs), {player: lead for player, (_, lead) in (self.results or {}).items()})


class Contest(Struct):
    """A contest without its entrants."""

    title: str
    system: ContestSystem
    kind: DailyKind
    wanted: int
    """Rounds of the Swiss system."""
    days: int
    players: int = 0
    """How many took part when it began; 0 before."""
    rounds: list[RoundBody] = []

    @property
    def amount(self) -> int:
        """How many rounds there will be; 0 if that is not known yet."""
        if self.system == "once":
            return 1
        if self.system == "swiss":
            return self.wanted
        return len(all_play_all(self.players)) if self.players else 0

    @property
    def stage(self) -> ContestStage:
        if not self.rounds:
            return "open"
        return "over" if len(self.rounds) == self.amount and self.rounds[-1].results is not None else "playing"

    @property
    def ends(self) -> float:
        """When the current round ends at the latest; 0 without a limit."""
        return self.rounds[-1].began + self.days * DAY if self.days and self.stage == "playing" else 0.0

    def begin_round(self, now: float) -> None:
        """Pairs all players for the next round."""
        number = len(self.rounds)
        if self.system == "once":
            pairs = one_round_for_all(self.players)
        elif self.system == "all":
            pairs = all_play_all(self.players)[number]
        else:
            pairs = swiss_pairs(self.players, [one.counted for one in self.rounds])
        self.rounds.append(RoundBody(list(pairs), now))

    def end_round(self, results: dict[int, tuple[int, int]], now: float) -> None:
        """Ends the current round with these results, and begins the next, if there is one."""
        self.rounds[-1].results = results
        if self.stage == "playing":
            self.begin_round(now)


def write_contest(contest: Contest) -> str:
    return msgspec.json.encode(contest).decode()


def read_contest(text: str) -> Contest:
    return msgspec.json.decode(text, type=Contest)


# -- at the server -----------------------------------------------------------------------------------------------------

_MAX_CONTESTS_SHOWN: Final = 50
_NOT_HOST: Final = TranslatableText("problem-contest-host", "only whoever set the contest up may do this")


@dataclass(slots=True)
class ContestState:
    """A contest with its entrants and the games of the current round."""

    stored: StoredContest
    contest: Contest
    entrants: list[Entrant]
    games: list[PlayedDeal]

    def of(self, guest: str) -> Entrant | None:
        return next((entrant for entrant in self.entrants if entrant.guest == guest), None)

    @property
    def deal(self) -> str:
        """The name of the deal of the current round."""
        return f"contest/{self.stored.id}/{len(self.contest.rounds)}"


async def create(deals: DealService, new: NewContest, guest: str) -> str:
    """Creates a contest and returns its id; its host takes part."""
    contest = Contest(tidy_name(new.title), new.system, new.kind, new.rounds, new.days)
    stored = StoredContest(new_table_id(), round(deals.registry.settings.clock(), 3), guest, write_contest(contest))
    await deals.contests.create(stored, Entrant(guest, 0, tidy_name(new.name)))
    return stored.id


async def find_contest(deals: DealService, name: str) -> ContestState:
    """Returns a contest, its finished games settled and its round ended if it is time; raises `ProblemError`."""
    stored = await deals.contests.find(name)
    if stored is None:
        raise not_found(TranslatableText("problem-contest-none", "there is no such contest"))
    state = ContestState(stored, read_contest(stored.body), await deals.contests.entrants(name), [])
    if state.contest.stage == "playing":
        await _settle_round(deals, state)
    return state


async def _settle_round(deals: DealService, state: ContestState) -> None:
    ends = state.contest.ends
    await deals.settle(state.deal, deals.registry.links.derive(state.deal), ends or float("inf"))
    state.games = await deals.store.of_deal(state.deal)
    finished = {game.guest for game in state.games if game.ended}
    now = deals.registry.settings.clock()
    if all(entrant.guest in finished for entrant in state.entrants) or (ends and now > ends):
        await _end_round(deals, state)


async def _end_round(deals: DealService, state: ContestState) -> None:
    numbers = {entrant.guest: entrant.number for entrant in state.entrants}
    counted = {numbers[game.guest]: game for game in state.games if game.counts and game.guest in numbers}
    state.contest.rounds[-1].tables = {number: game.table for number, game in counted.items()}
    results = {number: (game.points, game.lead) for number, game in counted.items()}
    state.contest.end_round(results, deals.registry.settings.clock())
    state.games = []
    await deals.contests.change(state.stored.id, write_contest(state.contest))


async def is_deal_secret(deals: DealService, deal: str) -> bool:
    """Returns whether entrants of a contest may still play a deal: its round is running."""
    kind, name, number = deal.split("/")
    if kind != "contest" or await deals.contests.find(name) is None:
        return False
    async with deals.contest_lock:
        rounds = (await find_contest(deals, name)).contest.rounds
    return rounds[int(number) - 1].results is None


async def enter(deals: DealService, name: str, guest: str, player: str) -> None:
    async with deals.contest_lock:
        state = await find_contest(deals, name)
        if state.of(guest) is not None:
            return
        if state.contest.stage != "open":
            raise conflict("begun", TranslatableText("problem-contest-begun", "this contest has begun already"))
        if len(state.entrants) >= MAX_PLAYERS:
            full = TranslatableText("problem-contest-full", "a contest is for {most} people at most", most=MAX_PLAYERS)
            raise conflict("full", full)
        await deals.contests.enter(name, Entrant(guest, len(state.entrants), tidy_name(player)))


async def advance(deals: DealService, name: str, guest: str) -> None:
    """Begins the contest, or ends the current round: who has not finished it loses. Only the host may."""
    async with deals.contest_lock:
        state = await find_contest(deals, name)
        if state.stored.guest != guest:
            raise not_allowed(_NOT_HOST)
        if state.contest.stage == "over":
            raise conflict("over", TranslatableText("problem-contest-over", "this contest is over"))
        if state.contest.stage == "playing":
            await _end_round(deals, state)
            return
        if len(state.entrants) < 2:
            raise conflict("alone", TranslatableText("problem-contest-alone", "a contest needs two people at least"))
        state.contest.players = len(state.entrants)
        state.contest.begin_round(deals.registry.settings.clock())
        await deals.contests.change(name, write_contest(state.contest))


async def play(deals: DealService, name: str, guest: str, owner: str) -> str:
    """Returns the table where an entrant plays the deal of the current round, created if need be."""
    async with deals.contest_lock:
        state = await find_contest(deals, name)
        entrant = state.of(guest)
        if entrant is None:
            raise not_allowed(TranslatableText("problem-contest-players", "only those who take part may play"))
        if state.contest.stage != "playing":
            over = state.contest.stage == "over"
            why = TranslatableText("problem-contest-over", "this contest is over") if over else _NOT_BEGUN
            raise ProblemError(409, "over" if over else "not_begun", why)
        own_game = next((game for game in state.games if game.guest == guest), None)
        if own_game is not None:
            return await deals.seat_again(own_game.table, guest)
        kind, deal, now = state.contest.kind, state.deal, deals.registry.settings.clock()
        setup = Setup(
            options=Options.read(OPTIONS[kind]).to_dict(),
            seats=seats_of(kind, entrant.name),
            host=0,
            dealer=VERSION,
            edition=await deals.store.edition(deal) or newest_edition(),
            stand_in="nobody",
            deal=deal,
        )
        seed = deals.registry.links.derive(deal)
        return await deals.registry.create(
            setup,
            guest,
            owner=owner,
            seed=seed,
            rows=lambda table: deal_statements(PlayedDeal(table, deal, guest, entrant.name, now, ranked=True)),
        )


_NOT_BEGUN: Final = TranslatableText("problem-contest-not-begun", "this contest has not begun yet")


async def of_guest(deals: DealService, guest: str) -> list[ContestLine]:
    """Returns the contests a guest takes part in, newest first."""
    lines = []
    for stored in await deals.contests.entered_by(guest, _MAX_CONTESTS_SHOWN) if guest else ():
        one = read_contest(stored.body)
        lines.append(ContestLine(stored.id, one.title, one.system, one.kind, one.stage, stored.created))
    return lines


async def standing(deals: DealService, name: str, guest: str) -> ContestStanding:
    """Returns the standing of a contest, as a guest who knows its address may see it."""
    async with deals.contest_lock:
        state = await find_contest(deals, name)
    contest, me = state.contest, state.of(guest)
    own_game = next((game for game in state.games if game.guest == guest), None) if me else None
    names = [entrant.name for entrant in state.entrants]
    done = own_game is not None and own_game.ended > 0
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
        id=state.stored.id,
        title=contest.title,
        system=contest.system,
        kind=contest.kind,
        stage=contest.stage,
        created=state.stored.created,
        rounds=contest.amount,
        players=names,
        places=places,
        played=_rounds(state, shown=done),
        you=me.number if me else -1,
        host=state.stored.guest == guest,
        table=own_game.table if own_game else "",
        done=done,
    )


def _rounds(state: ContestState, *, shown: bool) -> list[ContestRound]:
    """Returns all rounds; results of the current one are shown only to those who have played it."""
    contest = state.contest
    numbers = {entrant.guest: entrant.number for entrant in state.entrants}
    rounds = []
    for one in contest.rounds:
        over = one.results is not None
        results = {**(one.results or {})}
        if not over and shown:
            results = {numbers[game.guest]: (game.points, game.lead) for game in state.games if game.counts}
        finished = len(state.entrants) if over else sum(game.ended > 0 for game in state.games)
        rounds.append(
            ContestRound(
                pairs=[ContestPair(*pair) for pair in one.pairs],
                results=[
                    ContestResult(player, *made, table=one.tables.get(player, ""))
                    for player, made in sorted(results.items())
                ],
                waiting=len(state.entrants) - finished,
                over=over,
                ends=one.began + contest.days * DAY if contest.days and not over else 0.0,
            )
        )
    return rounds
