"""`vitral terminal`: tables on the full screen of a terminal, in this program or on a server."""

from __future__ import annotations

import argparse
import importlib.util
import os
import sys
from urllib.parse import urlsplit

from vitral.cli.arguments import check_seats
from vitral.cli.command import BAD_INPUT, OK, CliError, require_extra
from vitral.cli.commands.play import StartTable, describes_table, local_start, new_table, play_lines
from vitral.cli.config import setting, source_of
from vitral.cli.flags import CONFIGURED
from vitral.cli.output import say, translator
from vitral.translatable import in_quotes


def run(args: argparse.Namespace) -> int:
    """Opens a table on the full screen or in plain lines."""
    check_seats(args)
    if args.server == CONFIGURED:
        args.server = setting("server")
        if not args.server:
            raise CliError(say("table-no-server", flag="--server URL", variable="VITRAL_SERVER"))
    if args.link is not None or args.server:
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
    if args.server:
        _refuse_local_only(args, "--server")
        from vitral.terminal.remote_tables import RemoteTables, read_address

        try:
            address = read_address(args.server)
            if urlsplit(args.server).path.startswith("/t/"):
                raise CliError(say("term-error-link-as-server", link=args.server))
        except ValueError:
            raise CliError(bad_address(args.server)) from None
        tables = RemoteTables(address)
        if not (describes_table(args) or args.plain):
            return StartTable(tables)
        table = new_table(args, at_server=True)
        return StartTable(tables, lambda: tables.create(table))
    return local_start(args, at_once=args.plain)


def bad_address(address: str) -> str:
    """Returns that an address is none, after the setting that it comes from, if it comes from one."""
    why = say("term-error-address", address=address)
    return f"{source_of('server')}: {why}" if address == setting("server") else why


def _by_link(args: argparse.Namespace) -> StartTable:
    from vitral.terminal.remote_tables import RemoteTables, read_link

    _refuse_local_only(args, "LINK")
    if args.server or describes_table(args, but=("names",)):
        raise CliError(say("term-error-link-alone"))
    try:
        link = read_link(args.link)
    except ValueError:
        raise CliError(say("term-error-link", link=args.link or in_quotes(""))) from None
    tables = RemoteTables(link.address)
    name = args.names[0] if args.names else input(f"{say('enter-name')}> ").strip() if link.asks_name else ""

    async def enter() -> str:
        return await tables.enter(link.secret, name or say("enter-default-name")) if link.secret else link.table

    return StartTable(tables, enter)


def _refuse_local_only(args: argparse.Namespace, where: str) -> None:
    """Refuses flags of local tables: a server deals and stores its games itself."""
    for flag in ("seed", "save", "resume", "by_hand", "cards"):
        if getattr(args, flag) not in (None, False, []):
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
