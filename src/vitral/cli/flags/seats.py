"""Who sits where in a game at this keyboard, as the flags say it: people first, bots on the seats that are left."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from vitral.bots import bot_names, make_bot
from vitral.bots.process_bot import PREFIX
from vitral.cli.errors import CliError
from vitral.cli.flags.arguments import names, positive
from vitral.cli.output.speech import say, speech
from vitral.records import Record
from vitral.translatable import quoted

_LONGEST: Final = 60
"""Letters of a name that are told."""
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


def bots_by_seat(args: argparse.Namespace, players: int, usual: str) -> dict[int, str]:
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


def people_called(args: argparse.Namespace, people: int) -> Sequence[str]:
    """What the people are called, as far as they have names."""
    given: Sequence[str] = args.names or []
    if len(given) > people or len(set(given)) != len(given):
        raise CliError(say("line-error-names", found=len(given), count=people))
    for name in given:
        if not name.isprintable():
            raise CliError(say("line-error-name", name=quoted(name)))
    return given


# -- a saved game --------------------------------------------------------------------------------------------------


def resumed_bots(args: argparse.Namespace, record: Record, usual: str) -> dict[int, str]:
    """The bots of a saved game by seat: as the flags say, or those it was played with."""
    if args.hot_seat or args.bots or args.people:
        return bots_by_seat(args, record.options.players, usual)
    found = recorded_bots(record)
    for bot in found.values():
        # A file that came from somebody else must not start a program here.
        if bot.partition(":")[0] == _PROGRAM:
            raise CliError(say("line-error-resume-program", program=PREFIX))
        make_bot(bot)
    return found


def recorded_bots(record: Record) -> dict[int, str]:
    """The bots that played a record, by seat."""
    return {at: seat.spec for at, seat in enumerate(record.seats) if seat.kind == "bot"}


def names_of(record: Record) -> list[str]:
    """What the seats of a record are called, shortened; control characters of a file do not reach the terminal."""
    from vitral.terminal.plan import resumed_sitters, seen_seats
    from vitral.terminal.speaker import TerminalSpeaker

    sitters = resumed_sitters(record, recorded_bots(record))
    names = TerminalSpeaker(speech().language).called(seen_seats(sitters, automa=record.options.mode == "automa"))
    shown = ["".join(letter if letter.isprintable() else "?" for letter in name[: _LONGEST + 1]) for name in names]
    return [name if len(name) <= _LONGEST else f"{name[:_LONGEST]}…" for name in shown]
