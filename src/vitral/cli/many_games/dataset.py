"""`vitral dataset`: games as a table of decisions, for learning from them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from vitral.arena import play_out, seated
from vitral.bots import make_bot_or_program
from vitral.cards import CardSet
from vitral.cli.command import Command
from vitral.cli.errors import OK, CliError
from vitral.cli.extras import refuse_without
from vitral.cli.flags.arguments import cards_of
from vitral.cli.flags.table_options import table_of
from vitral.cli.many_games.games import add_games, add_tables
from vitral.cli.output.progress import ProgressBar
from vitral.cli.output.speech import retold, say, speech
from vitral.engine import Options
from vitral.game import Game
from vitral.records import Seat
from vitral.said import NO_FILE, at_place

if TYPE_CHECKING:
    from vitral.records import Record


def _configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("out", metavar=say("metavar-file"), help=say("command-dataset.out", ending=".parquet"))
    add_games(parser)
    parser.add_argument("--seed", metavar="S", default="0", help=say("argument-seed"))
    parser.add_argument("--db", metavar=say("metavar-where"), help=say("command-dataset.db", url="postgresql://"))
    add_tables(parser)


def _run(args: argparse.Namespace) -> int:
    refuse_without("data", "pyarrow", "numpy")
    from vitral.envs.dataset import write_dataset

    with ProgressBar(wanted=args.progress) as bar:
        if args.db is not None:
            card = write_dataset(args.out, _kept(args.db), "Finished games of a store.")
        else:
            about = f"Games of {', '.join(args.bots)}, seed {args.seed}."
            card = write_dataset(args.out, _played(args, bar), about)
    print(say("dataset-written", file=args.out, decisions=card["decisions"], games=card["games"]))
    return OK


def _kept(address: str) -> Iterator[Record]:
    refuse_without("server", "starlette", "uvicorn", "websockets")
    from vitral.server.store import StoreError
    from vitral.server.tables.finished import finished_records

    if "://" not in address and not Path(address).is_file():  # a store that is not there would be made
        raise CliError(speech().retell(at_place(address, NO_FILE)))
    try:
        yield from finished_records(address)
    except StoreError as error:
        raise CliError(retold(error)) from None


def _played(args: argparse.Namespace, bar: ProgressBar) -> Iterator[Record]:
    """Games dealt and played as `vitral simulate` does, so that the same seed is the same games."""
    options, cards = Options.read(table_of(args)), cards_of(args)
    bots = seated(tuple(args.bots), options.players)
    for number in range(args.games):
        yield _game(options, cards, bots, f"{args.seed}/{number}").record()
        bar.show(number + 1, args.games)


def _game(options: Options, cards: CardSet, bots: tuple[str, ...], seed: str) -> Game:
    game = Game.of(options, seed, cards=cards)
    game.seats = tuple(Seat.of_bot(name) for name in bots)
    play_out(game, [make_bot_or_program(name, f"{seed}/{seat}") for seat, name in enumerate(bots)])
    return game


COMMAND: Final = Command("dataset", "command-dataset", _configure, _run)
