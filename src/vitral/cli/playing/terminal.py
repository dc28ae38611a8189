"""`vitral terminal`: tables on a whole screen of the terminal, in this program or on a server."""

from __future__ import annotations

import argparse
import importlib.util
import sys
from typing import Final

from vitral.cards import all_cards
from vitral.cli.command import Command
from vitral.cli.errors import BAD_INPUT, OK, CliError
from vitral.cli.extras import refuse_without
from vitral.cli.flags.seats import check_seats
from vitral.cli.output.speech import say, speech
from vitral.cli.playing.tables import Start, add_flags, at_home, describes_table, new_table, play_lines


def _configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("link", nargs="?", metavar="LINK", help=say("command-terminal.link"))
    parser.add_argument("--server", metavar="URL", help=say("command-terminal.server"))
    parser.add_argument("--plain", action="store_true", help=say("command-terminal.lines"))
    add_flags(parser)


def _run(args: argparse.Namespace) -> int:
    """Sit down, by a screen or by lines."""
    check_seats(args)
    if args.link or args.server:
        refuse_without("server", "websockets")
    if args.plain:
        return play_lines(_start(args), args, "vitral terminal --plain")
    for flag in ("by_hand", "words", "cards"):
        if getattr(args, flag):
            raise CliError(say("term-error-lines-only", flag=f"--{flag.replace('_', '-')}", plain="--plain"))
    _refuse_without_screen()
    start = _start(args)
    if start.cards not in (None, all_cards()):
        raise CliError(say("term-error-own-cards", command=f"vitral play --resume {args.resume}"))
    return _by_screen(start, tuple(args.names or ()))


def _refuse_without_screen() -> None:
    if importlib.util.find_spec("textual") is None:
        raise CliError(say("term-error-textual", command="pip install 'vitral[terminal]'", plain="--plain"))
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise CliError(say("term-error-no-terminal", plain="--plain"))


# -- where to sit down ---------------------------------------------------------------------------------------------


def _start(args: argparse.Namespace) -> Start:
    if args.link:
        return _by_link(args)
    if args.server:
        _only_at_home(args, "--server")
        from vitral.terminal.remote import RemoteTables, read_address

        try:
            address = read_address(args.server)
        except ValueError:
            raise CliError(say("term-error-address", address=args.server)) from None
        tables = RemoteTables(address)
        if not (describes_table(args) or args.plain):
            return Start(tables)
        table = new_table(args)
        return Start(tables, lambda: tables.create(table))
    return at_home(args, at_once=args.plain)


def _by_link(args: argparse.Namespace) -> Start:
    from vitral.terminal.remote import RemoteTables, read_link

    _only_at_home(args, "LINK")
    if args.server or describes_table(args, but=("names",)):
        raise CliError(say("term-error-link-alone"))
    try:
        link = read_link(args.link)
    except ValueError:
        raise CliError(say("term-error-link", link=args.link)) from None
    tables = RemoteTables(link.address)
    name = args.names[0] if args.names else input(f"{say('enter-name')}> ").strip() if link.asks_name else ""

    async def enter() -> str:
        return await tables.enter(link.secret, name or say("enter-default-name")) if link.secret else link.table

    return Start(tables, enter)


def _only_at_home(args: argparse.Namespace, where: str) -> None:
    """A server deals and keeps its games itself."""
    for flag in ("seed", "save", "resume", "by_hand", "cards"):
        if getattr(args, flag) not in (None, False, []):
            raise CliError(say("term-error-at-home", flag=f"--{flag.replace('_', '-')}", where=where))


# -- sitting down --------------------------------------------------------------------------------------------------


def _by_screen(start: Start, names: tuple[str, ...]) -> int:
    from vitral.terminal.app import VitralApp
    from vitral.terminal.speaker import TerminalSpeaker

    app = VitralApp(TerminalSpeaker(speech().language), start.tables, start.opening, save=start.save, names=names)
    said = app.run()
    if app.return_code == BAD_INPUT:
        raise CliError(said or "")
    if said:
        print(said)
    return app.return_code or OK


COMMAND: Final = Command("terminal", "command-terminal", _configure, _run, {"command": "vitral serve"})
