"""Creates tables and rematches from the requests of pages; `ProblemError` says what is wrong with one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from vitral.bots import DEFAULT_BOT, Bot, BotError, make_bot
from vitral.cards import CardError, CardSet, all_cards, cards_from_texts
from vitral.cards.custom_windows import custom_windows_file
from vitral.engine import Options
from vitral.game.dealer import VERSION
from vitral.server import protocol as wire
from vitral.server.problems import NO_TABLE, NOT_OVER, conflict, invalid, not_allowed, not_found
from vitral.server.tables.events import RematchCreated, SeatClaimed
from vitral.server.tables.live_table import LiveTable
from vitral.server.tables.registry import TableRegistry
from vitral.server.tables.setup import OwnCards, Setup, SetupSeat
from vitral.teller.narrated_game import NarratedGame
from vitral.translatable import TranslatableText, sentence_of


async def make_setup(
    registry: TableRegistry, new: wire.NewTable, cards: CardSet | None = None, make: Callable[[str], Bot] = make_bot
) -> Setup:
    """Returns the setup that a page asks for; raises `ProblemError` if it cannot be had.

    A program that holds its own tables may have cards of its own, and bots that a server would not start.
    """
    opening: tuple[str, ...] = ()
    cards = cards or registry.settings.cards
    if new.windows:
        base = cards or all_cards()
        cards = with_windows(tuple(new.windows), base.name, base.sources)
    if new.fork:
        options, opening, cards = await _forked(registry, new.fork)
    else:
        options = read_options(new, cards)
    if len(new.seats) != options.players:
        raise invalid(f"this table has {options.players} seats, not {len(new.seats)}", "seats")
    seats = tuple(_seat(seat, at, make) for at, seat in enumerate(new.seats))
    kinds = [seat.kind for seat in seats]
    if "link" in kinds and "here" not in kinds:
        raise invalid(
            TranslatableText("problem-no-host", "somebody has to sit down here before others can be invited"), "seats"
        )
    _check_people(registry, new, kinds)
    return Setup(
        options=options.to_dict(),
        seats=seats,
        timer=new.timer,
        host=kinds.index("here") if "here" in kinds else -1,
        dealer=VERSION,
        forked=new.fork,
        opening=opening,
        follows=new.rematch,
        edition=(cards or all_cards()).edition,
        own_cards=own_cards(cards),
        stand_in=new.stand_in,
        public=new.public,
        level=new.level if new.public else "any",
        chat=new.chat,
    )


def _check_people(registry: TableRegistry, new: wire.NewTable, kinds: Sequence[str]) -> None:
    """Raises `ProblemError` if the table may not be public, or may not have a chat."""
    if new.public and not registry.settings.lobby:
        raise invalid(TranslatableText("problem-no-lobby", "this server has no lobby"), "public")
    if (new.public or new.chat) and "link" not in kinds:
        raise invalid(
            TranslatableText("problem-public-seats", "a table for others needs a seat for somebody by link"), "seats"
        )
    if new.public and new.chat:
        raise invalid(
            TranslatableText("problem-public-chat", "people write to each other at tables of friends only"), "chat"
        )


def own_cards(cards: CardSet | None) -> OwnCards | None:
    """Returns cards as a setup stores them; None for those of the boxes."""
    return None if cards is None or cards == all_cards(cards.edition) else OwnCards(cards.name, cards.sources)


def read_options(new: wire.NewTable, cards: CardSet | None) -> Options:
    """Returns the options of a new table; raises `ProblemError` if no table can have them."""
    options = dict(new.options)
    if options.get("mode", "standard") == "standard":
        options.setdefault("players", len(new.seats))
    if new.rematch:
        options.pop("rulings", None)  # the first game may have been set up by earlier versions
    try:
        return NarratedGame.begin(Options.read(options), None, cards).game.options
    except (ValueError, TypeError) as error:
        raise invalid(sentence_of(error), "options") from None


def tidy_name(name: str) -> str:
    """Returns a person's name without invisible characters."""
    return "".join(letter for letter in name if letter.isprintable()).strip()


def _seat(seat: wire.NewSeat, at: int, make: Callable[[str], Bot]) -> SetupSeat:
    if seat.kind != "bot":
        if seat.bot:
            raise invalid("only a bot's seat has a bot", f"seats[{at}].bot")
        return SetupSeat(seat.kind, tidy_name(seat.name))
    bot = seat.bot or DEFAULT_BOT
    try:
        make(bot)
    except BotError as error:
        raise invalid(sentence_of(error), f"seats[{at}].bot") from None
    return SetupSeat("bot", tidy_name(seat.name), bot)


@lru_cache(64)
def with_windows(codes: tuple[str, ...], name: str, texts: tuple[str, ...]) -> CardSet:
    """Returns the cards of these texts, with these windows for everybody to choose from."""
    try:
        return cards_from_texts(f"{name}+windows.toml", [*texts, custom_windows_file(codes)])
    except CardError as error:
        raise invalid(error.text, "windows") from None


async def _forked(registry: TableRegistry, fork: str) -> tuple[Options, tuple[str, ...], CardSet]:
    """Returns the options of a finished game, its log up to a ply, and its cards."""
    name, _, ply = fork.partition("@")
    live = await registry.find(name)
    if live is None:
        raise not_found(NO_TABLE)
    log = (await registry.finished_record(live)).log
    if not ply.isdecimal() or not ply.isascii() or len(ply) > 6 or int(ply) >= len(log):
        raise invalid(f"expected TABLE@PLY with a ply from 0 to {len(log) - 1}", "fork")
    return live.table.options, log[: int(ply)], live.table.cards


async def find_rematch_source(registry: TableRegistry, new: wire.NewTable, guest: str) -> LiveTable:
    """Returns the finished table that a new one follows; raises `ProblemError` if the guest may not follow it."""
    live = await registry.find(new.rematch)
    if live is None:
        raise not_found(NO_TABLE)
    if not live.claims.seats_of(guest):
        raise not_allowed(TranslatableText("problem-rematch-players", "a rematch is for those who played"))
    if not live.table.over:
        raise conflict("not_over", NOT_OVER)
    return live


async def create_rematch(
    registry: TableRegistry, old: LiveTable, new: wire.NewTable, guest: str, owner: str = ""
) -> str:
    """Creates the rematch of a table, with the same people in its seats; returns its id. Runs in the inbox of *old*."""
    if old.table.rematch:
        return old.table.rematch
    setup = await make_setup(registry, new, old.table.cards)
    others = [
        (who, seat)
        for who, seat in old.claims.all()
        if who != guest and (seat < 0 or (seat < len(setup.seats) and setup.seats[seat].kind == "link"))
    ]
    table = await registry.create(setup, guest, others, owner)
    live = await registry.find(table)
    assert live is not None
    for seat in sorted({seat for _, seat in others if seat >= 0}):
        claim = SeatClaimed(seat, old.table.seats[seat].name)
        await live.inbox.do(lambda claim=claim: live.commit(claim))  # type: ignore[misc]
    await old.commit(RematchCreated(table))
    old.broadcast_info()
    return table
