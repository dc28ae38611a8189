"""Arguments that several commands share, and how they are read."""

from __future__ import annotations

import argparse

from vitral.cards import CardSet, all_cards, load_cards


def add_cards(parser: argparse.ArgumentParser) -> None:
    """`--cards`."""
    parser.add_argument(
        "--cards",
        metavar="FILE",
        action="append",
        default=[],
        help="add the cards of a .toml file to the built-in ones; may be repeated",
    )


def cards_of(args: argparse.Namespace) -> CardSet:
    """The built-in boxes and the files named."""
    return load_cards(*all_cards().name.split("+"), *args.cards) if args.cards else all_cards()


def add_json(parser: argparse.ArgumentParser) -> None:
    """`--json`."""
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")


def names(text: str) -> list[str]:
    """Names with commas between them."""
    found = [name.strip() for name in text.split(",")]
    if not all(found):
        raise argparse.ArgumentTypeError(f'expected names with commas between them, found "{text}"')
    return found


def positive(text: str) -> int:
    """A whole number from 1 up."""
    if not (text.isascii() and text.isdecimal() and len(text) < 10) or int(text) < 1:
        raise argparse.ArgumentTypeError(f'expected a whole number from 1 up, found "{text}"')
    return int(text)


def natural(text: str) -> int:
    """A whole number from 0 up."""
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise argparse.ArgumentTypeError(f'expected a whole number from 0 up, found "{text}"')
    return int(text)


def seconds(text: str) -> float:
    """A time in seconds."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found <= 3600:
        raise argparse.ArgumentTypeError(f'expected a number of seconds above 0 and up to 3600, found "{text}"')
    return found
