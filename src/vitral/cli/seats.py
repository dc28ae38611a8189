"""Who sits where, as the flags of a game in the terminal say it: people first, bots on the seats that are left."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from vitral.bots import bot_names
from vitral.cli.arguments import names, positive
from vitral.cli.errors import CliError
from vitral.cli.speech import say
from vitral.cli.story import BOT_NAME


def add_seats(parser: argparse.ArgumentParser) -> None:
    """`--people`, `--hot-seat`, `--bots` and `--names`."""
    parser.add_argument("--people", metavar="N", type=positive, help="how many are people, from seat 1 on (default 1)")
    parser.add_argument("--hot-seat", action="store_true", help="all players are people and take turns at the keyboard")
    parser.add_argument(
        "--bots",
        metavar="A,B",
        type=names,
        help=f"who plays the other seats: one for all of them, or one for each; there are: {', '.join(bot_names())}",
    )
    parser.add_argument("--names", metavar="A,B", type=names, help="what the people are called")


def seated(args: argparse.Namespace, players: int, usual: str) -> dict[int, str]:
    """The bots by seat: after the people; `usual` plays where none is named."""
    if args.hot_seat and (args.bots or args.people):
        raise CliError(say("line-error-hot-seat"))
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


def called(given: Sequence[str], people: int) -> list[str]:
    """What the people are called."""
    if len(given) > people or len(set(given)) != len(given):
        raise CliError(say("line-error-names", found=len(given), count=people))
    for name in given:
        if not name.isprintable() or BOT_NAME.fullmatch(name) or name == say("line-automa"):
            raise CliError(say("line-error-name", name=repr(name)))
    return [*given, *(f"Player {seat + 1}" for seat in range(len(given), people))]


def bots_by_name(seats: Sequence[str]) -> dict[int, str]:
    """The bots that a saved game was played with, known by names such as `Random bot 2`."""
    found = {}
    for seat, name in enumerate(seats):
        match = BOT_NAME.fullmatch(name)
        if match and match[1].lower() in bot_names():
            found[seat] = match[1].lower()
    return found
