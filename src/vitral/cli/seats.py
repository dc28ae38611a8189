"""Who sits where in a game at this keyboard, as the flags say it: people first, bots on the seats that are left."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from typing import Final

from vitral.bots import bot_names, make_bot
from vitral.bots.process_bot import PREFIX
from vitral.cli.arguments import names, positive
from vitral.cli.errors import CliError
from vitral.cli.files import read_text
from vitral.cli.speech import retold, say
from vitral.cli.table_options import flag_of, table_of
from vitral.records import Record, RecordError, Seat

_PROGRAM: Final = PREFIX.removesuffix(":")


def add_seats(parser: argparse.ArgumentParser) -> None:
    """`--people`, `--hot-seat`, `--bots` and `--names`."""
    bots = say("command-play.bots", names=", ".join(bot_names()))
    parser.add_argument("--people", metavar="N", type=positive, help=say("command-play.people"))
    parser.add_argument("--hot-seat", action="store_true", help=say("command-play.everybody"))
    parser.add_argument("--bots", metavar="A,B", type=names, help=bots)
    parser.add_argument("--names", metavar="A,B", type=names, help=say("command-play.names"))


def check_seats(args: argparse.Namespace) -> None:
    """Refuse flags that do not go together."""
    if args.hot_seat and (args.bots or args.people):
        raise CliError(say("line-error-hot-seat"))


def bots_by_seat(args: argparse.Namespace, players: int, usual: str = "random") -> dict[int, str]:
    """The bots by seat: after the people; `usual` plays where none is named."""
    people = players if args.hot_seat else args.people or 1
    left = players - people
    if left < 0:
        raise CliError(say("line-error-people", people=people, count=players))
    bots = args.bots or [usual]
    if left and len(bots) not in (1, left):
        raise CliError(say("line-error-bots", count=left, found=len(bots)))
    if not left and args.bots:
        raise CliError(say("line-error-no-bots"))
    return {people + at: bots[0] if len(bots) == 1 else bots[at] for at in range(left)}


def people_called(args: argparse.Namespace, people: int) -> list[str]:
    """What the people are called; those whom nobody named have an empty name."""
    given: Sequence[str] = args.names or []
    if len(given) > people or len(set(given)) != len(given):
        raise CliError(say("line-error-names", found=len(given), count=people))
    for name in given:
        if not name.isprintable():
            raise CliError(say("line-error-name", name=repr(name)))
    return [*given, *("" for _ in range(len(given), people))]


def bot_seat(bot: str) -> Seat:
    """The seat of a bot. Which program plays one is not recorded: a file that is passed on must not start it."""
    return Seat.of_bot(_PROGRAM if bot.startswith(PREFIX) else bot)


# -- a saved game --------------------------------------------------------------------------------------------------


def resumed_record(args: argparse.Namespace) -> Record:
    """The record of a saved game, if nothing is to be changed in it."""
    given = [flag_of(option) for option in table_of(args)]
    given += [f"--{option}" for option in ("seed", "names") if getattr(args, option) is not None]
    if given:
        raise CliError(say("line-error-resume-option", option=given[0]))
    try:
        return Record.from_json(read_text(args.resume))
    except RecordError as error:
        raise CliError(f"{args.resume}: {retold(error)}") from None


def resumed_seats(record: Record, bots: Mapping[int, str]) -> list[Seat]:
    """Who sits at a saved game from now on, with those bots by seat."""
    players = enumerate(record.seats[: record.options.players])
    return [_taken_over(seat, bots.get(at, "")) for at, seat in players]


def _taken_over(seat: Seat, bot: str) -> Seat:
    if seat.spec == bot:
        return seat
    return bot_seat(bot) if bot else Seat()


def resumed_bots(args: argparse.Namespace, record: Record) -> dict[int, str]:
    """The bots of a saved game by seat: as the flags say, or those it was played with."""
    if args.hot_seat or args.bots or args.people:
        return bots_by_seat(args, record.options.players)
    found = {at: seat.spec for at, seat in enumerate(record.seats) if seat.kind == "bot"}
    for bot in found.values():
        # A file that came from somebody else must not start a program here.
        if bot.partition(":")[0] == _PROGRAM:
            raise CliError(say("line-error-resume-program", program=PREFIX))
        make_bot(bot)
    return found
