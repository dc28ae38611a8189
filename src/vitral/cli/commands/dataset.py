"""`vitral dataset`: writes games between bots as a table of decisions."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from vitral.arena import Workers, recorded_games
from vitral.cli.arguments import cards_of, check_bots, table_of
from vitral.cli.command import OK, CliError, require_extra
from vitral.cli.files import check_target
from vitral.cli.output import ProgressBar, error_text, say, translator
from vitral.translatable import NO_FILE, at_place

if TYPE_CHECKING:
    from vitral.records import Record


def run(args: argparse.Namespace) -> int:
    require_extra("data", "pyarrow", "numpy")
    check_target(args.out, ".parquet")
    check_target(args.resume)
    from vitral.envs.dataset import is_card, write_dataset

    card_file = Path(args.out).with_suffix(".md")
    if card_file.exists() and not is_card(card_file):
        raise CliError(say("line-file-exists", path=str(card_file)))

    with ProgressBar(wanted=args.progress) as bar:
        if args.db is not None:
            card = write_dataset(args.out, _stored_records(args.db), "Finished games of a store.")
        else:
            check_bots(args.bots)
            about = f"Games of {', '.join(args.bots)}, seed {args.seed}."
            card = write_dataset(args.out, _played(args, bar), about)
    print(say("dataset-written", file=args.out, decisions=card["decisions"], games=card["games"]))
    return OK


def _stored_records(address: str) -> Iterator[Record]:
    require_extra("server", "starlette", "uvicorn", "websockets")
    from vitral.server.store import StoreError
    from vitral.server.tables.loading import finished_records

    if "://" not in address and not Path(address).is_file():  # opening would create a missing store
        raise CliError(translator().translate(at_place(address, NO_FILE)))
    try:
        yield from finished_records(address)
    except StoreError as error:
        raise CliError(error_text(error)) from None


def _played(args: argparse.Namespace, bar: ProgressBar) -> Iterator[Record]:
    """Deals and plays games as `vitral simulate` does, so that the same seed gives the same games."""
    return recorded_games(
        args.bots,
        args.games,
        args.seed,
        Workers(args.jobs, args.cluster),
        cards=cards_of(args),
        resume_file=Path(args.resume) if args.resume else None,
        progress=bar.show,
        **table_of(args),
    )
