"""`vitral terminal`: tables on a whole screen of the terminal, in this program or on a server."""

from __future__ import annotations

import argparse
import importlib.util
import sys
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vitral.cards import all_cards
from vitral.cli.command import Command
from vitral.cli.errors import BAD_INPUT, OK, CliError
from vitral.cli.extras import refuse_without
from vitral.cli.keeper import refuse_bad_target
from vitral.cli.seats import (
    add_seats,
    bots_by_seat,
    check_seats,
    people_called,
    resumed_bots,
    resumed_record,
)
from vitral.cli.speech import say, speech
from vitral.cli.table_options import add_table, table_of
from vitral.engine import Options

if TYPE_CHECKING:
    from vitral.server.protocol import NewTable
    from vitral.terminal.house import House

_BOT: Final = "apprentice"


def _configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    file = say("metavar-file")
    parser.add_argument("link", nargs="?", metavar="LINK", help=say("command-terminal.link"))
    parser.add_argument("--server", metavar="URL", help=say("command-terminal.server"))
    parser.add_argument("--plain", action="store_true", help=say("command-terminal.lines"))
    add_seats(parser)
    parser.add_argument("--seed", metavar="S", help=say("command-play.seed"))
    parser.add_argument("--save", metavar=file, help=say("command-play.save"))
    parser.add_argument("--resume", metavar=file, help=say("command-play.resume"))
    add_table(parser)


class _Start(NamedTuple):
    """Where to sit down; without an opening, a table is set up first."""

    house: House
    opening: Callable[[], Coroutine[Any, Any, str]] | None = None
    save: str = ""


def _run(args: argparse.Namespace) -> int:
    """Sit down, by a screen or by lines."""
    check_seats(args)
    if args.link or args.server:
        refuse_without("server", "websockets")
    if not args.plain:
        _refuse_without_screen()
    start = _start(args)
    return _by_lines(start) if args.plain else _by_screen(start, tuple(args.names or ()))


def _refuse_without_screen() -> None:
    if importlib.util.find_spec("textual") is None:
        raise CliError(say("term-error-textual", command="pip install 'vitral[terminal]'", plain="--plain"))
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise CliError(say("term-error-no-terminal", plain="--plain"))


# -- where to sit down ---------------------------------------------------------------------------------------------


def _start(args: argparse.Namespace) -> _Start:
    if args.link:
        return _by_link(args)
    if args.server:
        _only_at_home(args, "--server")
        from vitral.terminal.remote import RemoteHouse, read_address

        try:
            address = read_address(args.server)
        except ValueError:
            raise CliError(say("term-error-address", address=args.server)) from None
        house = RemoteHouse(address)
        if not (_describes_table(args) or args.plain):
            return _Start(house)
        table = _table(args)
        return _Start(house, lambda: house.create(table))
    return _at_home(args)


def _by_link(args: argparse.Namespace) -> _Start:
    from vitral.terminal.remote import RemoteHouse, read_link

    _only_at_home(args, "LINK")
    if args.server or _describes_table(args, but=("names",)):
        raise CliError(say("term-error-link-alone"))
    try:
        link = read_link(args.link)
    except ValueError:
        raise CliError(say("term-error-link", link=args.link)) from None
    house = RemoteHouse(link.address)
    name = args.names[0] if args.names else input(f"{say('enter-name')}> ").strip() if link.asks_name else ""

    async def enter() -> str:
        return await house.enter(link.secret, name or say("enter-default-name")) if link.secret else link.table

    return _Start(house, enter)


def _only_at_home(args: argparse.Namespace, where: str) -> None:
    """A server deals and keeps its games itself."""
    for flag in ("seed", "save", "resume"):
        if getattr(args, flag) is not None:
            raise CliError(say("term-error-at-home", flag=f"--{flag}", where=where))


def _at_home(args: argparse.Namespace) -> _Start:
    from vitral.terminal.local import LocalHouse
    from vitral.terminal.plan import resumed_sitters, seats_of

    save = args.save or args.resume or ""
    if save:
        refuse_bad_target(save, args.resume)
    if args.resume:
        record = resumed_record(args)
        if record.cards != all_cards():
            raise CliError(say("term-error-own-cards", command=f"vitral play --resume {args.resume}"))
        sitters = resumed_sitters(record, resumed_bots(args, record))
        house = LocalHouse()
        return _Start(house, lambda: house.resume(record, seats_of(sitters)), save)
    house = LocalHouse(args.seed)
    if _describes_table(args) or args.plain or args.seed is not None or save:
        table = _table(args)
        return _Start(house, lambda: house.create(table), save)
    return _Start(house)


def _describes_table(args: argparse.Namespace, but: tuple[str, ...] = ()) -> bool:
    flags = [name for name in ("people", "hot_seat", "bots", "names") if name not in but]
    return bool(table_of(args)) or any(getattr(args, name) for name in flags)


def _table(args: argparse.Namespace) -> NewTable:
    """The table that the flags describe."""
    from vitral.server.protocol import NewTable
    from vitral.terminal.plan import Sitter, seats_of

    options = table_of(args)
    players = Options.read(options).players
    bots = bots_by_seat(args, players, _BOT)
    people_called(args, players - len(bots))  # refuses what cannot be a name
    names = dict(enumerate(args.names or ()))
    sitters = tuple(
        Sitter("bot", bot=bots[seat]) if seat in bots else Sitter("here", names.get(seat, ""))
        for seat in range(players)
    )
    return NewTable(seats_of(sitters), {**options, "players": players})


# -- sitting down --------------------------------------------------------------------------------------------------


def _by_screen(start: _Start, names: tuple[str, ...]) -> int:
    from vitral.terminal.app import VitralApp
    from vitral.terminal.voice import Voice

    app = VitralApp(Voice(speech().language), start.house, start.opening, save=start.save, names=names)
    said = app.run()
    if app.return_code == BAD_INPUT:
        raise CliError(said or "")
    if said:
        print(said)
    return app.return_code or OK


def _by_lines(start: _Start) -> int:
    import asyncio  # takes a while to load, and no other command needs it

    from vitral.terminal.house import HouseError
    from vitral.terminal.plain import Plain
    from vitral.terminal.voice import Voice

    voice = Voice(speech().language)

    async def play() -> None:
        try:
            assert start.opening is not None  # lines set no table up
            table = await start.opening()
            await Plain(voice, start.house, table, start.save).run()
        except HouseError as error:
            raise CliError(voice.problem(error.problem)) from None
        finally:
            await start.house.close()

    asyncio.run(play())
    return OK


COMMAND: Final = Command("terminal", "command-terminal", _configure, _run, {"command": "vitral serve"})
