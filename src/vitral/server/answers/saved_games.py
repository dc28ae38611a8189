"""Games as one file, to go on with them elsewhere: in another browser, without a server, or at one."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

import msgspec

from vitral.bots import BotError, make_bot
from vitral.cards import all_cards
from vitral.server import protocol as wire
from vitral.server.identity import table_id_from
from vitral.server.problems import ProblemError
from vitral.server.protocol.messages import PLAYER_NAME_LENGTH
from vitral.server.store import SeatClaim, Store, StoredEvent, StoredTable
from vitral.server.store.table_store import TableStage, unranked
from vitral.server.tables.create import tidy_name
from vitral.server.tables.errors import DamagedTableError
from vitral.server.tables.events import BotFailed, PlayerResigned, SeatClaimed, SeatHandedOver, read_event, write_event
from vitral.server.tables.loading import replay_table
from vitral.server.tables.registry import TableRegistry
from vitral.server.tables.setup import Setup
from vitral.translatable import TranslatableText, sentence_of

_UNREADABLE: Final = TranslatableText("problem-not-games", "this is not a file with saved games")
_NOT_AT_A_SERVER: Final = TranslatableText("problem-game-not-at-server", "this game cannot be played at a server")
_SEED_LETTERS: Final = 64
_LARGEST: Final = 300_000
"""The most bytes of a game at a server: thousands of choices."""


async def save_games(store: Store, games: Iterable[tuple[StoredTable, Sequence[int]]]) -> wire.SavedGames:
    """Returns the file of these tables, each with the seats of the person whose file it is."""
    saved = []
    for table, seats in games:
        events = [wire.SavedEvent(event.at, event.body) for event in await store.events(table.id)]
        setup, seed = table.setup, table.seed
        saved.append(wire.SavedGame(table.id, table.created, table.stage, seed, setup, [*seats], events, table.format))
    return wire.SavedGames(saved)


async def games_of_guest(registry: TableRegistry, guest: str, most: int) -> list[tuple[StoredTable, list[int]]]:
    """Returns the tables of a guest that may leave a server, oldest first: a file reveals all dice to come.

    They are finished games, and those in which nobody else has a seat; the latter are not rated any more.
    """
    store, found = registry.store, []
    for name in reversed(await store.tables_of(guest, most)):
        table, claims = await store.table(name), await store.claims(name)
        if table is None:
            continue
        try:
            setup = msgspec.json.decode(table.setup, type=Setup)
        except msgspec.DecodeError:  # it is damaged
            continue
        if table.stage == TableStage.OVER:
            leaves = not (setup.deal and await registry.is_deal_secret(setup.deal))
        else:
            leaves = _plays_alone(setup, claims, guest)
        if leaves:
            found.append((table, [claim.seat for claim in claims if claim.guest == guest]))
    await store.leave_unranked(table.id for table, _ in found if table.stage != TableStage.OVER)
    return found


def checked_games_answer(body: bytes, at_server: bool) -> bytes:
    """Returns the games of a file as they are to be stored, each replayed.

    Raises `ProblemError` if it is no such file, if a game cannot have happened, or if a server cannot have it.
    """
    try:
        file = msgspec.json.decode(body, type=wire.SavedGames)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise ProblemError(422, "unreadable", _UNREADABLE) from None
    for game in file.games:
        _check_game(game)
        if at_server:
            game.setup = _setup_at_server(game)
            game.events = [wire.SavedEvent(event.at, _event_at_server(event.body, game.seats)) for event in game.events]
            if len(msgspec.json.encode(game)) > _LARGEST:
                raise ProblemError(413, "too_large", TranslatableText("problem-too-large", "this game is too large"))
    return msgspec.json.encode(file)


def _check_game(game: wire.SavedGame) -> None:
    stored = StoredTable(game.id, game.created, game.stage, game.seed, game.setup, format=game.format)
    try:
        table = replay_table(stored, _events_of(game, game.id))
    except DamagedTableError as error:
        raise ProblemError(422, "impossible", error.why) from None
    if any(not -1 <= seat < len(table.seats) for seat in game.seats) or len(game.seed) != _SEED_LETTERS:
        raise ProblemError(422, "unreadable", _UNREADABLE)
    game.stage = table.stage


def _setup_at_server(game: wire.SavedGame) -> str:
    """Returns the setup of a game that plays only boxes, windows of people's own, and bots that a server starts.

    It is not compared with others, and nobody is invited to it. Names of other people are left out: they may have had
    them erased.
    """
    setup = msgspec.json.decode(game.setup, type=Setup)
    cards, boxes = setup.card_set(), all_cards(setup.edition)
    if (
        setup.by_hand
        or replace(cards, name=boxes.name, window_cards=boxes.window_cards) != boxes
        or (game.stage != TableStage.OVER and any(seat.kind == "link" for seat in setup.seats))
    ):
        raise ProblemError(422, "impossible", _NOT_AT_A_SERVER)
    bots = {seat.bot for seat in setup.seats}
    for event in game.events:
        match read_event(event.body):
            case SeatHandedOver(bot=bot) | PlayerResigned(bot=bot) | BotFailed(stand_in=bot):
                bots.add(bot)
    try:
        for bot in bots - {""}:
            make_bot(bot)
    except BotError as error:
        raise ProblemError(422, "impossible", sentence_of(error)) from None
    changed = msgspec.structs.replace(
        setup,
        seats=tuple(
            msgspec.structs.replace(
                seat, name=tidy_name(seat.name)[:PLAYER_NAME_LENGTH] if seat.kind != "link" or at in game.seats else ""
            )
            for at, seat in enumerate(setup.seats)
        ),
        deal="",
        follows="",
        public=False,
        chat=False,
        matched=False,
    )
    return msgspec.json.encode(changed).decode()


def _event_at_server(body: str, seats: Sequence[int]) -> str:
    """Returns an event without the name of another person."""
    event = read_event(body)
    if isinstance(event, SeatClaimed):
        event = SeatClaimed(event.seat, tidy_name(event.name)[:PLAYER_NAME_LENGTH] if event.seat in seats else "")
    return write_event(event)


def _is_the_same(known: StoredEvent, event: StoredEvent) -> bool:
    """Returns whether the event of a file is the one that is known, but for the name of another person."""
    mine, other = read_event(known.body), read_event(event.body)
    if isinstance(mine, SeatClaimed) and isinstance(other, SeatClaimed):
        return mine.seat == other.seat
    return mine == other


def is_of_bots(setup: str) -> bool:
    """Returns whether only bots play at a table that was set up so."""
    return all(seat.kind == "bot" for seat in msgspec.json.decode(setup, type=Setup).seats)


async def restore_games(registry: TableRegistry, guest: str, games: Sequence[wire.SavedGame]) -> int:
    """Stores games of a file (see `checked_games_answer`) as a guest's; returns how many were new or went further."""
    return sum([await _restore(registry, guest, game) for game in games])


async def _restore(registry: TableRegistry, guest: str, game: wire.SavedGame) -> bool:
    """Stores a game under its id, or under one of its own where that game went on otherwise, or is not the guest's."""
    store, now = registry.store, registry.settings.clock()
    content = msgspec.json.encode([guest, game.id, game.events])
    for name in (game.id, table_id_from(hashlib.sha256(content).digest())):
        if not (name.isascii() and name.isalnum()):
            continue
        events = [event._replace(at=min(event.at, now)) for event in _events_of(game, name)]
        stored = await store.table(name)
        if stored is None:
            bots_only = int(is_of_bots(game.setup))
            table = StoredTable(name, game.created, game.stage, game.seed, game.setup, bots_only=bots_only)
            claims = [SeatClaim(guest, name, seat) for seat in game.seats or [-1]]
            await store.restore(table, claims, events, rows=[unranked(name)])
            return True
        claims, known = await store.claims(name), await store.events(name)
        if stored.closed or guest not in {claim.guest for claim in claims} or not all(map(_is_the_same, known, events)):
            continue
        further = events[len(known) :]
        if not further:
            return False
        if not (_plays_alone(msgspec.json.decode(stored.setup, type=Setup), claims, guest) and _fits(stored, events)):
            continue
        await store.leave_unranked([name])
        for event in further:
            await store.append(event, stage=game.stage if event is further[-1] else None)
        await registry.reload(name)
        return True
    return False


def _plays_alone(setup: Setup, claims: Sequence[SeatClaim], guest: str) -> bool:
    """Returns whether a game is a guest's alone: nobody else is there or may come, and nobody is compared with them."""
    others = any(claim.guest != guest or claim.seat < 0 for claim in claims)
    return not (others or setup.deal or any(seat.kind == "link" for seat in setup.seats))


def _fits(stored: StoredTable, events: Sequence[StoredEvent]) -> bool:
    """Returns whether these can be the events of a table as it was set up here."""
    try:
        replay_table(stored, events)
    except DamagedTableError:
        return False
    return True


def _events_of(game: wire.SavedGame, table: str) -> list[StoredEvent]:
    return [StoredEvent(table, number, event.at, event.body) for number, event in enumerate(game.events, 1)]
