"""`vitral play`: a game in plain lines, alone, against bots or the Automa, or with people around one keyboard."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from vitral.bots.names import DEFAULT_BOT
from vitral.cards import CardSet
from vitral.cli.arguments import (
    bots_by_seat,
    cards_of,
    check_bots,
    check_seats,
    flag_of,
    people_names,
    resumed_bots,
    table_of,
)
from vitral.cli.command import INTERRUPTED, INVALID, OK, CliError
from vitral.cli.config import setting, source_of
from vitral.cli.files import STANDARD_INPUT, local_games, read_json_text
from vitral.cli.flags import LAST
from vitral.cli.output import error_text, say, translator
from vitral.engine import Options, rules_for
from vitral.game import replay
from vitral.game.proof import prove_dealing
from vitral.records import Record, RecordError
from vitral.translatable import in_quotes

if TYPE_CHECKING:
    from vitral.server.protocol import NewTable
    from vitral.terminal.local_games import LocalGame
    from vitral.terminal.tables import Tables


class StartTable(NamedTuple):
    """The table at which `vitral play` starts; without an opening, a table is set up first."""

    tables: Tables
    opening: Callable[[], Coroutine[Any, Any, str]] | None = None
    save: str = ""
    cards: CardSet | None = None
    seed: str = ""
    """The seed of the deal, if it was not asked for and is worth knowing."""


def local_start(args: argparse.Namespace, *, at_once: bool) -> StartTable:
    """Returns the local table that the flags describe; unless `at_once`, a table without flags is set up
    first.
    """
    from vitral.terminal.local_tables import LocalTables

    if args.resume is not None:
        return _resumed(args)
    save = args.save or ""
    if save:
        _refuse_bad_target(save)
    if args.by_hand and args.seed is not None:
        raise CliError(say("line-error-by-hand-seed"))
    cards = cards_of(args)
    seed = args.seed or str(secrets.randbelow(10**6))
    tables = LocalTables(seed, cards=cards, by_hand=args.by_hand, games=None if save else local_games())
    if not (at_once or describes_table(args) or args.seed is not None or save):
        return StartTable(tables)
    table = new_table(args)
    rules_for(Options.read(table.options), cards)  # refuses cards that are not in the decks
    if not save:
        _warn_of_no_saving()
    unknown_seed = "" if args.by_hand or args.seed is not None else seed
    return StartTable(tables, lambda: tables.create(table), save, cards, unknown_seed)


def _refuse_bad_target(path: str) -> None:
    """Raises `CliError` if a new game would be written over an old file, or into a folder that does not exist."""
    if Path(path).is_dir():
        raise CliError(say("file-is-folder", file=path))
    if Path(path).exists():
        raise CliError(say("line-error-target-exists", path=path))
    if not Path(path).parent.is_dir():
        raise CliError(say("line-error-target-folder", path=path, folder=str(Path(path).parent)))


def _saved_game(named: str) -> LocalGame | None:
    """Returns the saved game of that id, or the last one that is not over; None for a file."""
    games = local_games()
    if named != LAST:
        found = None if Path(named).exists() else games.find(named)
        if found is None and not Path(named).exists() and named != STANDARD_INPUT:
            raise CliError(say("line-error-resume-unknown", name=in_quotes(named), list="vitral games"))
        return found
    found = games.last_unfinished()
    if found is None:
        raise CliError(say("line-error-resume-none"))
    return found


def _resumed(args: argparse.Namespace) -> StartTable:
    from vitral.terminal.local_tables import LocalTables
    from vitral.terminal.table_setup import resumed_seat_plans, seats_of

    if args.cards:
        raise CliError(say("line-error-resume-cards"))
    given = [flag_of(option) for option in table_of(args)]
    given += [f"--{option}" for option in ("seed", "names") if getattr(args, option) is not None]
    if given:
        raise CliError(say("line-error-resume-option", option=given[0]))
    game = _saved_game(args.resume)
    path = str(game.path) if game else args.resume
    save = args.save or ("" if game else path)
    if save != path and save:
        _refuse_bad_target(save)
    try:
        record = Record.from_json(read_json_text(path))
    except RecordError as error:
        raise CliError(f"{path}: {error_text(error)}") from None
    try:
        replay(record, by_hand=True)
    except RecordError as error:
        raise CliError(f"{path}: {error_text(error)}", INVALID) from None
    _warn_of_changes(record)
    seat_plans = resumed_seat_plans(record, resumed_bots(args, record, _usual_bot()))
    # Only the games of real tables are saved here without a seed.
    by_hand = args.by_hand or (game is not None and record.seed is None and record.result is None)
    tables = LocalTables(by_hand=by_hand, games=None if save else local_games())
    game_id = game.id if game else ""
    return StartTable(tables, lambda: tables.resume(record, seats_of(seat_plans), game_id), save, record.cards)


def _warn_of_changes(record: Record) -> None:
    """Says so if the dice of a saved game are not those that its seed deals."""
    if record.seed is None:
        return
    try:
        prove_dealing(record)
    except RecordError as error:
        print(say("line-resume-changed", problem=error_text(error)), file=sys.stderr)


def _warn_of_no_saving() -> None:
    """Says so if a game cannot be saved as it is played."""
    if why := local_games().refusal():
        reason = translator().translate(why)
        print(say("line-unsaved", folder=str(local_games().folder), why=reason, flag="--save"), file=sys.stderr)


def _usual_bot() -> str:
    return setting("bot") or DEFAULT_BOT


def describes_table(args: argparse.Namespace, but: tuple[str, ...] = ()) -> bool:
    """Returns whether the flags say anything of a table."""
    flags = [name for name in ("people", "hot_seat", "bots", "names", "cards") if name not in but]
    return bool(table_of(args)) or any(getattr(args, name) for name in flags)


def new_table(args: argparse.Namespace, *, at_server: bool = False) -> NewTable:
    """Returns the table that the flags describe."""
    from vitral.server.protocol import NewTable
    from vitral.terminal.table_setup import SeatPlan, seats_of

    options = table_of(args)
    read = Options.read(options)
    bots = bots_by_seat(args, read.players, _usual_bot())
    if not at_server:
        check_bots(bots.values(), "--bots" if args.bots else source_of("bot"))
    people = read.players - len(bots)
    if read.enforcement == "honour" and people < 2:
        raise CliError(say("line-error-honour"))
    names = dict(enumerate(people_names(args, people)))
    seat_plans = tuple(
        SeatPlan("bot", bot=bots[seat]) if seat in bots else SeatPlan("here", names.get(seat, ""))
        for seat in range(read.players)
    )
    return NewTable(seats_of(seat_plans), {**options, "players": read.players})


def play_lines(start: StartTable, args: argparse.Namespace, command: str) -> int:
    """Plays in plain lines; `command` is what is typed to sit down again."""
    import asyncio  # takes a while to load, and few commands need it
    import logging

    from vitral.terminal.card_index import CardIndex
    from vitral.terminal.lines.client import LineClient
    from vitral.terminal.lines.layout import TextStyle, write_line
    from vitral.terminal.lines.line_input import immediate_interrupts, read_line, terminal_restored
    from vitral.terminal.lines.session import DisplayOptions
    from vitral.terminal.tables import TablesError
    from vitral.terminal.terminal_speaker import TerminalSpeaker

    logging.getLogger("vitral").addHandler(logging.NullHandler())  # the table says itself that a bot failed
    speaker = TerminalSpeaker(translator().language, card_index=CardIndex(start.cards) if start.cards else None)
    display = DisplayOptions(
        read=read_line(speaker),
        write=write_line(),
        style=TextStyle.of_stdout(in_words=args.words),
        command=command,
        interactive=sys.stdin is not None and sys.stdin.isatty(),
    )

    async def play() -> None:
        try:
            assert start.opening is not None  # plain lines have no setup screen
            table = await start.opening()
            if start.seed:
                print(say("line-seed", seed=start.seed))
            await LineClient(speaker, start.tables, table, start.save, display).run()
        except TablesError as error:
            raise CliError(speaker.problem(error.problem)) from None
        finally:
            await start.tables.close()

    try:
        with terminal_restored(), immediate_interrupts():
            asyncio.run(play())
    except KeyboardInterrupt:  # it has said how to go on
        return INTERRUPTED
    return OK


def run(args: argparse.Namespace) -> int:
    """Sets the table up, or takes it up again, and play."""
    check_seats(args)
    return play_lines(local_start(args, at_once=True), args, "vitral play")
