"""Tables in this program: a server's table registry in memory, with one guest who holds every seat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

from vitral.bots import make_bot_or_program
from vitral.bots.registry import DIFFICULTIES
from vitral.cards import CardSet
from vitral.cards.library import differs_in_windows_only
from vitral.engine import Action, Outcome
from vitral.game import Game, replay
from vitral.game.dealer import seed_bytes
from vitral.records import Record, RecordError, replay_states
from vitral.server import protocol as wire
from vitral.server.answers.coach import Coach
from vitral.server.problems import ProblemError
from vitral.server.settings import Settings, fresh_seed
from vitral.server.tables.create import make_setup, own_cards
from vitral.server.tables.events import LogCorrected, OutcomeEntered
from vitral.server.tables.live_table import LiveTable
from vitral.server.tables.registry import TableRegistry
from vitral.server.tables.setup import Setup, SetupSeat
from vitral.server.tables.subscriber import LocalSubscriber
from vitral.terminal.local_games import LocalGames
from vitral.terminal.table_setup import resumed_seat_plans, seats_of
from vitral.terminal.tables import ConnectionLostError, TablesError
from vitral.translatable import TranslatableText

_GUEST: Final = "here"
_DECODER: Final[msgspec.json.Decoder[wire.FromServer]] = msgspec.json.Decoder(wire.FromServer)


class LocalConnection:
    """A connection to a table of this program."""

    def __init__(self, live: LiveTable, on_update: Callable[[], None] = lambda: None) -> None:
        self._live = live
        self._on_update = on_update
        self._acted = False
        self._received: asyncio.Queue[wire.FromServer | None] = asyncio.Queue()
        self._subscriber = LocalSubscriber(_GUEST, self._receive, lambda why: self._received.put_nowait(None))
        live.inbox.post(lambda: live.connect(self._subscriber))

    def _receive(self, message: bytes) -> None:
        decoded = _DECODER.decode(message)
        if isinstance(decoded, wire.Update) and self._acted:
            self._on_update()  # saved before it is shown
        self._received.put_nowait(decoded)

    async def send(self, message: wire.FromPage) -> None:
        self._acted = self._acted or isinstance(message, wire.Act)
        if not isinstance(message, wire.Ping):
            self._live.receive(self._subscriber, message)

    async def receive(self) -> wire.FromServer:
        message = await self._received.get()
        if message is None:
            raise ConnectionLostError
        return message

    async def close(self) -> None:
        self._live.inbox.post(lambda: self._live.disconnect(self._subscriber))
        self._received.put_nowait(None)


class LocalTables:
    """A registry in this program. `seed` deals the first table; later ones get seeds of their own.

    With `by_hand` there is no dealer: dice and cards are those of a real table, and people type them.
    With `games` every game is saved there as it is played.
    """

    address = ""

    def __init__(
        self,
        seed: int | str | bytes | None = None,
        *,
        cards: CardSet | None = None,
        by_hand: bool = False,
        games: LocalGames | None = None,
    ) -> None:
        self.by_hand = by_hand
        self._games = games
        self._ids: dict[str, str] = {}
        """The id under which each table is saved."""
        self._cards = cards
        self._seeds = [] if seed is None else [seed_bytes(seed)]
        self._resumed: dict[str, Record] = {}
        self._registry: TableRegistry | None = None

    async def _open(self) -> TableRegistry:
        if self._registry is None:
            self._registry = await TableRegistry.open(
                Settings(seed_source=self._seed, away_seconds=0.0, make_bot=make_bot_or_program)
            )
        return self._registry

    def _seed(self) -> bytes:
        return self._seeds.pop() if self._seeds else fresh_seed()

    async def create(self, new: wire.NewTable) -> str:
        registry = await self._open()
        try:
            setup = await make_setup(registry, new, self._cards, make_bot_or_program)
            return await registry.create(msgspec.structs.replace(setup, by_hand=self.by_hand), _GUEST)
        except ProblemError as error:
            raise TablesError(error.problem.code, error.message, error.problem.where, error.problem.sentence) from None

    async def resume(self, record: Record, seats: list[wire.NewSeat], game: str = "") -> str:
        """Opens a table that goes on from a record; *game* is its id among the saved games, if it is one of them."""
        registry = await self._open()
        if record.seed is not None:
            self._seeds = [bytes.fromhex(record.seed)]
        sit = tuple(SetupSeat(seat.kind, seat.name, seat.bot) for seat in seats)
        host = next((at for at, seat in enumerate(seats) if seat.kind == "here"), -1)
        setup = Setup(
            record.options.to_dict(),
            sit,
            host=host,
            opening=record.log,
            by_hand=self.by_hand,
            edition=record.cards.edition,
            own_cards=own_cards(record.cards),
        )
        table = await registry.create(setup, _GUEST)
        self._resumed[table] = record
        if game:
            self._ids[table] = game
        return table

    async def _live(self, table: str) -> LiveTable:
        live = await (await self._open()).find(table)
        if live is None:
            raise TablesError("not_found")
        return live

    async def connect(self, table: str) -> LocalConnection:
        live = await self._live(table)
        return LocalConnection(live, lambda: self._save(live))

    def saved_as(self, table: str) -> Path | None:
        """Returns the file in which a table is saved automatically, or None."""
        path = self._games.path(self._ids[table]) if self._games and table in self._ids else None
        return path if path and path.exists() else None

    def _save(self, live: LiveTable) -> None:
        if self._games is None:
            return
        game = self._ids.setdefault(live.table.id, self._games.new_id())
        with suppress(OSError):  # the game goes on with a full disk
            self._games.save(game, self._record(live))

    async def hint(self, table: str, seat: int) -> wire.Advice:
        """Returns what `Tables.hint` does; the coach knows the cards of the boxes and windows of one's own."""
        live = await self._live(table)
        if not differs_in_windows_only(live.table.cards):
            raise TablesError(
                "not_allowed", TranslatableText("problem-hint-cards", "the coach does not know these cards")
            )
        try:
            registry = await self._open()
            return await Coach(registry.pool, registry.settings.budget).advise(live, _GUEST, seat)
        except ProblemError as error:
            raise TablesError(error.problem.code, error.message, sentence=error.problem.sentence) from None

    async def review(self, table: str) -> wire.GameReview:
        """Returns what `Tables.review` does; the coach knows the cards of the boxes and windows of one's own."""
        live, registry = await self._live(table), await self._open()
        if not differs_in_windows_only(live.table.cards):
            raise TablesError(
                "not_allowed", TranslatableText("problem-hint-cards", "the coach does not know these cards")
            )
        return await Coach(registry.pool, registry.settings.budget).review_game(
            table, self._record(live).to_json(), _GUEST
        )

    async def record(self, table: str) -> str:
        """Returns what `Tables.record` does, also before the end: local games keep no seed secret."""
        return self._record(await self._live(table)).to_json()

    def _record(self, live: LiveTable) -> Record:
        record, resumed = live.table.record(), self._resumed.get(live.table.id)
        if resumed is not None and resumed.seed == record.seed:
            record = replace(record, dealt_from=resumed.dealt_from)
        return record

    # -- a real table ----------------------------------------------------------------------------------------------

    async def game(self, table: str) -> Game:
        return (await self._live(table)).table.narrated.game

    async def deal(self, table: str, outcome: Outcome) -> None:
        """Deals what was rolled or drawn; raises `ChanceError` if that is impossible."""
        live = await self._live(table)
        live.table.narrated.game.copy().resolve(outcome)
        await live.inbox.do(lambda: live.deal(OutcomeEntered(outcome.text)))
        self._save(live)

    async def correct(self, table: str) -> str:
        """Takes back the last choice or outcome that a person entered; returns it, or nothing if there is none.

        Bots would only choose again, so their choices do not count.
        """
        live = await self._live(table)
        record = live.table.narrated.game.record()
        line, seat = -1, -1
        for at, (entry, state) in enumerate(replay_states(record)):
            if not isinstance(entry, Action) or not live.table.seats[seat].bot:
                line = at
            seat = state.seat
        if line < 0:
            return ""
        await live.inbox.do(lambda: live.deal(LogCorrected(line)))
        self._save(live)
        return record.log[line]

    # -- saved games -----------------------------------------------------------------------------------------------

    async def mine(self) -> list[wire.MyTable]:
        """Returns the saved game that was played last, of those that are not over and can go on on a screen."""
        for game in self._games.games() if self._games else ():
            with suppress(OSError, RecordError):
                record = game.load()
                seats = resumed_seat_plans(record, _bots_of(record))
                by_hand = record.seed is None
                if record.result or by_hand or own_cards(record.cards) or any(s.bot not in DIFFICULTIES for s in seats):
                    continue
                return [
                    wire.MyTable(
                        game.id,
                        record.options.to_dict(),
                        names=[seat.name for seat in seats],
                        bots=[seat.bot if seat.kind == "bot" else "" for seat in seats],
                        free=[False] * len(seats),
                        seats=[at for at, seat in enumerate(seats) if seat.kind == "here"],
                        round=replay(record).state.round,
                        over=False,
                        yours=False,
                        updated=game.updated,
                    )
                ]
        return []

    async def open_again(self, game: str) -> str:
        """Returns the table at which a saved game goes on."""
        is_open = next((table for table, saved in self._ids.items() if saved == game), "")
        saved = self._games.find(game) if self._games else None
        if is_open or saved is None:
            return is_open or game
        record = saved.load()
        return await self.resume(record, seats_of(resumed_seat_plans(record, _bots_of(record))), game)

    # -- what only servers have ------------------------------------------------------------------------------------

    async def links(self, table: str) -> wire.Links:
        return wire.Links("", "", {})

    async def enter(self, secret: str, name: str) -> str:
        raise TablesError("no_such_link")

    async def hand_over_seat(self, table: str, seat: int, bot: str) -> None:
        raise TablesError("not_allowed")

    async def close(self) -> None:
        if self._registry is not None:
            await self._registry.close()


def _bots_of(record: Record) -> dict[int, str]:
    """Returns the bots that played a record, by seat."""
    return {at: seat.spec for at, seat in enumerate(record.seats) if seat.kind == "bot"}
