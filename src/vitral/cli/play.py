"""`vitral play`: a game in the terminal, alone, against bots, the Automa or people around one keyboard."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from typing import Final

from vitral.bots import Bot, bot_names, make_bot_or_program
from vitral.cli.arguments import add_cards, cards_of, names, positive
from vitral.cli.command import Command
from vitral.cli.desk import Desk
from vitral.cli.errors import DOES_NOT_HOLD, CliError
from vitral.cli.files import read_text
from vitral.cli.ink import Ink
from vitral.cli.keeper import Keeper, refuse_bad_target
from vitral.cli.sitting import Sitting
from vitral.cli.speech import retold, say
from vitral.cli.story import BOT_NAME, names_of
from vitral.cli.table_options import add_table, flag_of, table_of
from vitral.cli.words import listed
from vitral.engine import Options
from vitral.game import Game, replay
from vitral.records import Record, RecordError


def _configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    file, bots = say("metavar-file"), say("command-play.bots", names=", ".join(bot_names()))
    parser.add_argument("--people", metavar="N", type=positive, help=say("command-play.people"))
    parser.add_argument("--hot-seat", action="store_true", help=say("command-play.everybody"))
    parser.add_argument("--bots", metavar="A,B", type=names, help=bots)
    parser.add_argument("--names", metavar="A,B", type=names, help=say("command-play.names"))
    parser.add_argument("--seed", metavar="S", help=say("command-play.seed"))
    parser.add_argument("--save", metavar=file, help=say("command-play.save"))
    parser.add_argument("--resume", metavar=file, help=say("command-play.resume"))
    parser.add_argument("--by-hand", action="store_true", help=say("command-play.hand"))
    parser.add_argument("--words", action="store_true", help=say("line-words-flag"))
    add_table(parser)
    add_cards(parser)


def _run(args: argparse.Namespace) -> int:
    """Set the table up, or take it up again, and play."""
    if args.hot_seat and (args.bots or args.people):
        raise CliError(say("line-error-hot-seat"))
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
    seated = _seated(args, players)
    people = players - len(seated)
    if game.options.enforcement == "honour" and people < 2:
        raise CliError(say("line-error-honour"))
    called = _called(args.names or [], people)
    one = len(seated) == 1
    game.names = (*called, *(f"{bot.capitalize()} bot{'' if one else f' {seat + 1}'}" for seat, bot in seated.items()))
    bots = {seat: make_bot_or_program(bot, f"{seed}/{seat}") for seat, bot in seated.items()}
    if args.seed is None and not args.by_hand:
        print(say("line-seed", seed=seed))
    return game, bots


def _called(given: list[str], people: int) -> list[str]:
    """What the people are called."""
    if len(given) > people or len(set(given)) != len(given):
        raise CliError(say("line-error-names", found=len(given), count=people))
    for name in given:
        if not name.isprintable() or BOT_NAME.fullmatch(name) or name == say("line-automa"):
            raise CliError(say("line-error-name", name=repr(name)))
    return [*given, *(f"Player {seat + 1}" for seat in range(len(given), people))]


def _resumed(args: argparse.Namespace) -> tuple[Game, dict[int, Bot]]:
    given = [flag_of(option) for option in table_of(args)]
    given += [f"--{option}" for option in ("seed", "names") if getattr(args, option) is not None]
    if given:
        raise CliError(say("line-error-resume-option", option=given[0]))
    if args.cards:
        raise CliError(say("line-error-resume-cards"))
    try:
        record = Record.from_json(read_text(args.resume))
    except RecordError as error:
        raise CliError(f"{args.resume}: {retold(error)}") from None
    try:
        game = replay(record, by_hand=args.by_hand)
    except RecordError as error:
        raise CliError(f"{args.resume}: {retold(error)}", DOES_NOT_HOLD) from None
    players = game.options.players
    by_name = record.names and not (args.hot_seat or args.bots or args.people)
    seated = _bots_by_name(record.names) if by_name else _seated(args, players)
    return game, {seat: make_bot_or_program(bot, f"{record.seed}/{game.ply}/{seat}") for seat, bot in seated.items()}


def _seated(args: argparse.Namespace, players: int) -> dict[int, str]:
    """The bots by seat: after the people."""
    people = players if args.hot_seat else args.people or 1
    left = players - people
    if left < 0:
        raise CliError(say("line-error-people", people=people, count=players))
    bots = args.bots or ["random"]
    if left and len(bots) not in (1, left):
        raise CliError(say("line-error-bots", count=left, found=len(bots)))
    if not left and args.bots:
        raise CliError(say("line-error-no-bots"))
    return {people + at: bots[0] if len(bots) == 1 else bots[at] for at in range(left)}


def _bots_by_name(seats: Sequence[str]) -> dict[int, str]:
    """The bots that a saved game was played with, known by names such as `Random bot 2`."""
    found = {}
    for seat, name in enumerate(seats):
        match = BOT_NAME.fullmatch(name)
        if match and match[1].lower() in bot_names():
            found[seat] = match[1].lower()
    return found


COMMAND: Final = Command("play", "command-play", _configure, _run, {"example": "vitral play --mode automa --by-hand"})
