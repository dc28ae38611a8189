"""A situation told in a file, as `vitral score` and `vitral check` are given it."""

from __future__ import annotations

import argparse

from vitral.cli.files import label_of, read_json
from vitral.cli.flags.arguments import add_cards, add_json, cards_of
from vitral.cli.output.speech import say
from vitral.referee import Situation, read_situation


def add_situation(parser: argparse.ArgumentParser) -> None:
    """The file, `--json` and `--cards`."""
    parser.add_argument("file", metavar=say("metavar-file"), help=say("command-score.file"))
    add_json(parser)
    add_cards(parser)


def situation_of(args: argparse.Namespace, *, for_scoring: bool) -> Situation:
    return read_situation(read_json(args.file), cards_of(args), for_scoring=for_scoring, file=label_of(args.file))
