"""`vitral dataset`: games as a table of decisions, for learning from them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from vitral.arena import Workers, recorded_games
from vitral.cli.command import Command
from vitral.cli.errors import OK, CliError
from vitral.cli.extras import refuse_without
from vitral.cli.flags.arguments import add_runs, cards_of
from vitral.cli.flags.table_options import table_of
from vitral.cli.many_games.games import add_games, add_tables
from vitral.cli.output.progress import ProgressBar
from vitral.cli.output.speech import retold, say, speech
from vitral.translatable import NO_FILE, at_place

if TYPE_CHECKING:
    from vitral.records import Record


def _configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("out", metavar=say("metavar-file"), help=say("command-dataset.out", ending=".parquet"))
    add_games(parser)
    add_runs(parser)
    parser.add_argument("--db", metavar=say("metavar-where"), help=say("command-dataset.db", url="postgresql://"))
    parser.add_argument("--resume", metavar=say("metavar-file"), help=say("command-arena.resume"))
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
    from vitral.server.tables.stored_table import finished_records

    if "://" not in address and not Path(address).is_file():  # a store that is not there would be made
        raise CliError(speech().translate(at_place(address, NO_FILE)))
    try:
        yield from finished_records(address)
    except StoreError as error:
        raise CliError(retold(error)) from None


def _played(args: argparse.Namespace, bar: ProgressBar) -> Iterator[Record]:
    """Games dealt and played as `vitral simulate` does, so that the same seed is the same games."""
    return recorded_games(
        args.bots,
        args.games,
        args.seed,
        Workers(args.jobs, args.cluster),
        cards=cards_of(args),
        keep=Path(args.resume) if args.resume else None,
        progress=bar.show,
        **table_of(args),
    )


COMMAND: Final = Command("dataset", "command-dataset", _configure, _run)
