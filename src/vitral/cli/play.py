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
from vitral.cli.speech import say
from vitral.cli.story import BOT_NAME, names_of
from vitral.cli.table_options import add_table, flag_of, table_of
from vitral.cli.words import AUTOMA_NAME, count, listed
from vitral.engine import Options
from vitral.game import Game, replay
from vitral.records import Record, RecordError

_HELP: Final = "play in the terminal: alone, against bots or the Automa, or several people in turns"
_MORE: Final = """\
The game is plain text and works with screen readers; color is only used on terminals, and never where NO_COLOR is set.
While you play, help lists what can be typed.

With --by-hand the dice and cards are those of a real table: you type what was rolled, drawn or dealt, and the program
keeps the rules, plays the bots or the Automa, and counts. For the Automa: vitral play --mode automa --by-hand
"""


def _configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("--people", metavar="N", type=positive, help="how many are people, from seat 1 on (default 1)")
    parser.add_argument("--hot-seat", action="store_true", help="all players are people and take turns at the keyboard")
    parser.add_argument(
        "--bots",
        metavar="A,B",
        type=names,
        help=f"who plays the other seats: one for all of them, or one for each; there are: {', '.join(bot_names())}",
    )
    parser.add_argument("--names", metavar="A,B", type=names, help="what the people are called")
    parser.add_argument("--seed", metavar="S", help="deal the game of this seed, any text or number")
    parser.add_argument("--save", metavar="FILE", help="keep the game in this file, choice by choice")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game, and keep saving it there")
    parser.add_argument(
        "--by-hand", action="store_true", help="a real table: type what was rolled, drawn or dealt there"
    )
    add_table(parser)
    add_cards(parser)


def _run(args: argparse.Namespace) -> int:
    """Set the table up, or take it up again, and play."""
    if args.hot_seat and (args.bots or args.people):
        raise CliError("--hot-seat seats people everywhere; leave out --bots and --people")
    save = args.save or args.resume
    if save:
        refuse_bad_target(save, args.resume)
    game, bots = _resumed(args) if args.resume else _new(args)
    seats = names_of(game.record(seed=False))
    print(f"{_greeting(game.options, seats)} {say('line-greeting-help')}")
    keeper = Keeper(save, by_hand=args.by_hand)
    return Sitting(Desk(game, seats, bots, keeper, Ink.of_stdout(), by_hand=args.by_hand)).run()


def _greeting(options: Options, seats: Sequence[str]) -> str:
    if options.solo:
        return say("line-greeting-solo", name=seats[0])
    message = "line-greeting-automa" if options.mode == "automa" else "line-greeting"
    return say(message, names=listed(seats), count=len(seats))


def _new(args: argparse.Namespace) -> tuple[Game, dict[int, Bot]]:
    if args.by_hand and args.seed is not None:
        raise CliError("--seed: with --by-hand the real table deals; leave out one of the two")
    seed = args.seed if args.seed is not None else str(secrets.randbelow(10**6))
    game = Game.new(seed=seed, cards=cards_of(args), by_hand=args.by_hand, **table_of(args))
    players = game.options.players
    seated = _seated(args, players)
    people = players - len(seated)
    if game.options.enforcement == "honour" and people < 2:
        raise CliError("--enforcement honour: honour tables need two or more people; add --hot-seat or --people 2")
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
        raise CliError(f"--names: found {len(given)}; name at most {people}, each differently")
    for name in given:
        if not name.isprintable() or BOT_NAME.fullmatch(name) or name == AUTOMA_NAME:
            raise CliError(f"--names: {name!r} cannot be a person's name: use printable letters, and no bot's name")
    return [*given, *(f"Player {seat + 1}" for seat in range(len(given), people))]


def _resumed(args: argparse.Namespace) -> tuple[Game, dict[int, Bot]]:
    given = [flag_of(option) for option in table_of(args)]
    given += [f"--{option}" for option in ("seed", "names") if getattr(args, option) is not None]
    if given:
        raise CliError(f"{given[0]} cannot be changed in a saved game; leave it out with --resume")
    if args.cards:
        raise CliError("a saved game brings its own cards; leave --cards out with --resume")
    try:
        record = Record.from_json(read_text(args.resume))
    except RecordError as error:
        raise CliError(f"{args.resume}: {error}") from None
    try:
        game = replay(record, by_hand=args.by_hand)
    except RecordError as error:
        raise CliError(f"{args.resume}: {error}", DOES_NOT_HOLD) from None
    players = game.options.players
    by_name = record.names and not (args.hot_seat or args.bots or args.people)
    seated = _bots_by_name(record.names) if by_name else _seated(args, players)
    return game, {seat: make_bot_or_program(bot, f"{record.seed}/{game.ply}/{seat}") for seat, bot in seated.items()}


def _seated(args: argparse.Namespace, players: int) -> dict[int, str]:
    """The bots by seat: after the people."""
    people = players if args.hot_seat else args.people or 1
    left = players - people
    if left < 0:
        seats = "is only 1 seat" if players == 1 else f"are only {players} seats"
        raise CliError(f"--people {people}: there {seats}")
    bots = args.bots or ["random"]
    if left and len(bots) not in (1, left):
        raise CliError(f"--bots: {count(left, 'seat')} to fill; name 1 bot for all or {left}, found {len(bots)}")
    if not left and args.bots:
        raise CliError("--bots: no seat is left for a bot")
    return {people + at: bots[0] if len(bots) == 1 else bots[at] for at in range(left)}


def _bots_by_name(seats: Sequence[str]) -> dict[int, str]:
    """The bots that a saved game was played with, known by names such as `Random bot 2`."""
    found = {}
    for seat, name in enumerate(seats):
        match = BOT_NAME.fullmatch(name)
        if match and match[1].lower() in bot_names():
            found[seat] = match[1].lower()
    return found


COMMAND: Final = Command("play", _HELP, _configure, _run, _MORE)
