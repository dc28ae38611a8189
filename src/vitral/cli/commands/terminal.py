"""`vitral terminal`: tables on the full screen of a terminal, in this program or on a server."""

from __future__ import annotations

import argparse
import importlib.util
import os
import sys
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlsplit

from vitral.cli.arguments import check_seats
from vitral.cli.command import BAD_INPUT, OK, CliError, require_extra
from vitral.cli.commands.play import StartTable, describes_table, local_start, new_table, play_lines
from vitral.cli.config import setting, source_of
from vitral.cli.flags import LAST
from vitral.cli.output import say, translator
from vitral.translatable import in_quotes

if TYPE_CHECKING:
    from vitral.terminal.remote_tables import RemoteTables

T = TypeVar("T")


def run(args: argparse.Namespace) -> int:
    """Opens a table on the full screen or in plain lines."""
    check_seats(args)
    if args.link is not None or args.server is not None:
        require_extra("server", "websockets")
    if args.plain:
        return play_lines(_start(args), args, "vitral terminal --plain")
    for flag in ("by_hand", "words", "cards"):
        if getattr(args, flag):
            raise CliError(say("term-error-lines-only", flag=f"--{flag.replace('_', '-')}", plain="--plain"))
    _require_screen()
    color = os.environ.get("VITRAL_COLOR")
    if color == "never":
        os.environ["NO_COLOR"] = "1"
    elif color == "always" or not os.environ.get("NO_COLOR"):
        os.environ.pop("NO_COLOR", None)  # Textual would obey an empty one, too, which has no meaning
    start = _start(args)
    from vitral.cards import all_cards

    if start.cards not in (None, all_cards()):
        raise CliError(say("term-error-own-cards", command=f"vitral play --resume {args.resume}"))
    return _by_screen(start, tuple(args.names or ()))


def _require_screen() -> None:
    if importlib.util.find_spec("textual") is None:
        raise CliError(say("term-error-textual", command="pip install 'vitral[terminal]'", plain="--plain"))
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        raise CliError(say("term-error-no-terminal", plain="--plain"))


# -- where to sit down ---------------------------------------------------------------------------------------------


def _start(args: argparse.Namespace) -> StartTable:
    if args.link is not None:
        return _by_link(args)
    if args.server is not None:
        return _at_server(args, server_at(args.server))
    return local_start(args, at_once=args.plain)


def _at_server(args: argparse.Namespace, tables: RemoteTables) -> StartTable:
    _refuse_local_only(args, "--server", but=("resume",))
    if args.resume is not None:
        if describes_table(args):
            raise CliError(say("line-error-resume-server"))
        return StartTable(tables, _opening(_table_to_resume(tables, args.resume)))
    if not (describes_table(args) or args.plain):
        return StartTable(tables)
    table = new_table(args, at_server=True)

    async def create() -> str:
        if args.plain and any(not game.over and not game.damaged for game in await tables.mine()):
            print(say("line-games-there", command=f"vitral terminal --plain --server {tables.address} --resume"))
        return await tables.create(table)

    return StartTable(tables, create)


def _opening(table: str) -> Callable[[], Coroutine[Any, Any, str]]:
    async def open_table() -> str:
        return table

    return open_table


def answer_of(asked: Coroutine[Any, Any, T]) -> T:
    """Returns what a server answers; raises `CliError` if it cannot be reached, or refuses."""
    import asyncio

    from vitral.terminal.tables import TablesError
    from vitral.terminal.terminal_speaker import TerminalSpeaker

    try:
        return asyncio.run(asked)
    except TablesError as error:
        raise CliError(TerminalSpeaker(translator().language).problem(error.problem)) from None


def _table_to_resume(tables: RemoteTables, named: str) -> str:
    """Returns the table of one's own that is named, or the one that was played last of those that are not over."""
    mine, command = answer_of(tables.mine()), f"vitral games --server {tables.address}"
    if named == LAST:
        unfinished = [game for game in mine if not (game.over or game.damaged)]
        if not unfinished:
            raise CliError(say("line-error-resume-none-there", server=tables.address, list=command))
        return max(unfinished, key=lambda game: game.updated).table
    found = [game.table for game in mine if game.table.startswith(named)]
    if named not in found and len(found) != 1:
        name = in_quotes(named)
        raise CliError(say("line-error-resume-unknown-there", name=name, server=tables.address, list=command))
    return named if named in found else found[0]


def server_at(given: str) -> RemoteTables:
    """Returns the tables of the server that was named, or of that of the settings; its address has no path."""
    from vitral.terminal.remote_tables import RemoteTables, read_address

    named = given or setting("server")
    if not named:
        raise CliError(say("table-no-server", flag="--server URL", variable="VITRAL_SERVER"))
    source = f"{source_of('server')}: " if named == setting("server") else ""
    try:
        address = read_address(named)
    except ValueError:
        raise CliError(f"{source}{say('term-error-address', address=named)}") from None
    path = urlsplit(named if "://" in named else f"http://{named}").path
    if path.startswith("/t/"):
        raise CliError(f"{source}{say('term-error-link-as-server', link=named)}")
    if path.strip("/"):
        raise CliError(f"{source}{say('term-error-address-path', address=named, server=address)}")
    return RemoteTables(address)


def _by_link(args: argparse.Namespace) -> StartTable:
    from vitral.terminal.remote_tables import RemoteTables, read_link

    _refuse_local_only(args, "LINK")
    if args.server is not None or describes_table(args, but=("names",)):
        raise CliError(say("term-error-link-alone"))
    try:
        link = read_link(args.link)
    except ValueError:
        raise CliError(say("term-error-link", link=args.link or in_quotes(""))) from None
    tables = RemoteTables(link.address)
    name = args.names[0] if args.names else _name_for(tables, link.secret) if link.asks_name else ""

    async def enter() -> str:
        return await tables.enter(link.secret, name or say("enter-default-name")) if link.secret else link.table

    return StartTable(tables, enter)


def _name_for(tables: RemoteTables, secret: str) -> str:
    """Asks for a name, if the invitation leads to a free seat: who sits there has a name, and a full table refuses."""
    found = answer_of(tables.invitation(secret))
    return input(f"{say('enter-name')}> ").strip() if found.free and not found.yours else ""


def _refuse_local_only(args: argparse.Namespace, where: str, but: tuple[str, ...] = ()) -> None:
    """Refuses flags of local tables: a server deals and stores its games itself."""
    for flag in ("seed", "save", "resume", "by_hand", "cards"):
        if flag not in but and getattr(args, flag) not in (None, False, []):
            raise CliError(say("term-error-at-home", flag=f"--{flag.replace('_', '-')}", where=where))


# -- sitting down --------------------------------------------------------------------------------------------------


def _by_screen(start: StartTable, names: tuple[str, ...]) -> int:
    from vitral.terminal.app import VitralApp
    from vitral.terminal.terminal_speaker import TerminalSpeaker

    app = VitralApp(TerminalSpeaker(translator().language), start.tables, start.opening, save=start.save, names=names)
    said = app.run()
    if app.return_code == BAD_INPUT:
        raise CliError(said or "")
    if said:
        print(said)
    return app.return_code or OK
