"""`vitral play`: a game in the terminal, alone, against bots, the Automa or people around one keyboard."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from typing import Final

from vitral.bots import Bot, make_bot_or_program
from vitral.cli.arguments import add_cards, cards_of
from vitral.cli.command import Command
from vitral.cli.desk import Desk
from vitral.cli.errors import DOES_NOT_HOLD, CliError
from vitral.cli.ink import Ink
from vitral.cli.keeper import Keeper, refuse_bad_target
from vitral.cli.seats import (
    add_seats,
    bot_seat,
    bots_by_seat,
    check_seats,
    people_called,
    resumed_bots,
    resumed_record,
    resumed_seats,
)
from vitral.cli.sitting import Sitting
from vitral.cli.speech import retold, say
from vitral.cli.story import names_of
from vitral.cli.table_options import add_table, table_of
from vitral.cli.words import listed
from vitral.engine import Options
from vitral.game import Game, replay
from vitral.records import RecordError, Seat


def _configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    file = say("metavar-file")
    add_seats(parser)
    parser.add_argument("--seed", metavar="S", help=say("command-play.seed"))
    parser.add_argument("--save", metavar=file, help=say("command-play.save"))
    parser.add_argument("--resume", metavar=file, help=say("command-play.resume"))
    parser.add_argument("--by-hand", action="store_true", help=say("command-play.hand"))
    parser.add_argument("--words", action="store_true", help=say("line-words-flag"))
    add_table(parser)
    add_cards(parser)


def _run(args: argparse.Namespace) -> int:
    """Set the table up, or take it up again, and play."""
    check_seats(args)
    save = args.save or args.resume
    if save:
        refuse_bad_target(save, args.resume)
    game, bots = _resumed(args) if args.resume else _new(args)
    seats = names_of(game.record(seed=False))
    print(f"{_greeting(game.options, seats)} {say('line-greeting-help')}")
    keeper = Keeper(save, by_hand=args.by_hand)
    return Sitting(Desk(game, seats, bots, keeper, Ink.of_stdout(in_words=args.words), by_hand=args.by_hand)).run()


def _greeting(options: Options, seats: Sequence[str]) -> str:
    if options.solo:
        return say("line-greeting-solo", name=seats[0])
    message = "line-greeting-automa" if options.mode == "automa" else "line-greeting"
    return say(message, names=listed(seats), count=len(seats))


def _new(args: argparse.Namespace) -> tuple[Game, dict[int, Bot]]:
    if args.by_hand and args.seed is not None:
        raise CliError(say("line-error-by-hand-seed"))
    seed = args.seed if args.seed is not None else str(secrets.randbelow(10**6))
    game = Game.new(seed=seed, cards=cards_of(args), by_hand=args.by_hand, **table_of(args))
    players = game.options.players
    seated = bots_by_seat(args, players)
    people = players - len(seated)
    if game.options.enforcement == "honour" and people < 2:
        raise CliError(say("line-error-honour"))
    game.seats = (*map(Seat, people_called(args, people)), *map(bot_seat, seated.values()))
    bots = {seat: make_bot_or_program(bot, f"{seed}/{seat}") for seat, bot in seated.items()}
    if args.seed is None and not args.by_hand:
        print(say("line-seed", seed=seed))
    return game, bots


def _resumed(args: argparse.Namespace) -> tuple[Game, dict[int, Bot]]:
    if args.cards:
        raise CliError(say("line-error-resume-cards"))
    record = resumed_record(args)
    try:
        game = replay(record, by_hand=args.by_hand)
    except RecordError as error:
        raise CliError(f"{args.resume}: {retold(error)}", DOES_NOT_HOLD) from None
    seated = resumed_bots(args, record)
    game.seats = resumed_seats(record, seated)
    return game, {seat: make_bot_or_program(bot, f"{record.seed}/{game.ply}/{seat}") for seat, bot in seated.items()}


COMMAND: Final = Command("play", "command-play", _configure, _run, {"example": "vitral play --mode automa --by-hand"})
