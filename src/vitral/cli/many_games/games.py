"""What commands that play many games are told: who plays, how often, and at which tables."""

from __future__ import annotations

import argparse

from vitral.bots import bot_names
from vitral.cli.flags.arguments import add_cards, names, positive
from vitral.cli.flags.table_options import add_table
from vitral.cli.output.progress import add_progress
from vitral.cli.output.speech import say


def add_games(parser: argparse.ArgumentParser) -> None:
    """`--bots` and `--games`."""
    bots = say("command-simulate.bots", names=", ".join(bot_names()))
    parser.add_argument("--bots", metavar="A,B", type=names, default=["random"], help=bots)
    parser.add_argument("--games", metavar="N", type=positive, default=100, help=say("command-simulate.games"))


def add_tables(parser: argparse.ArgumentParser) -> None:
    """The options and the cards of the tables, and whether a bar shows how far it is."""
    add_progress(parser)
    add_table(parser)
    add_cards(parser)
