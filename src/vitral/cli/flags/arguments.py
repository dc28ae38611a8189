"""Arguments that several commands share, and how they are read."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from vitral.cards import CardSet, all_cards, load_cards
from vitral.cli.output.speech import say
from vitral.i18n import LANGUAGES, negotiate

_LANGUAGE: Final = "--lang"


def add_language(parser: argparse.ArgumentParser) -> None:
    """`--lang`, before or after the command."""
    metavar, told = say("metavar-code"), say("command-vitral.language", names=", ".join(LANGUAGES))
    # It was heeded before; here it is only held against what there is.
    parser.add_argument(_LANGUAGE, metavar=metavar, type=language, default=argparse.SUPPRESS, help=told)


def language_asked(argv: Sequence[str]) -> str:
    """The language that the arguments ask for, known before they are read: their help is said in it. Else nothing."""
    asked = ""
    for word, following in pairwise((*argv, "")):
        flag, equals, value = word.partition("=")
        if word == "--":
            break
        if len(flag) > 2 and _LANGUAGE.startswith(flag):
            asked = value if equals else following
    return _found(asked)


def language(text: str) -> str:
    """A language, also as `pt_BR` or `de-CH`."""
    found = _found(text)
    if not found:
        raise argparse.ArgumentTypeError(say("argument-language", text=f'"{text}"', names=", ".join(LANGUAGES)))
    return found


def _found(text: str) -> str:
    return negotiate((text,), ("", *LANGUAGES))


def add_cards(parser: argparse.ArgumentParser) -> None:
    metavar, told = say("metavar-file"), say("argument-cards", ending=".toml")
    parser.add_argument("--cards", metavar=metavar, action="append", default=[], help=told)


def cards_of(args: argparse.Namespace) -> CardSet:
    """The built-in boxes and the files named."""
    return load_cards(*all_cards().name.split("+"), *args.cards) if args.cards else all_cards()


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=say("argument-json"))


def add_runs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", metavar="S", default="0", help=say("argument-seed"))
    parser.add_argument("--jobs", metavar="K", type=positive, default=1, help=say("argument-jobs"))
    cluster = say("argument-cluster", local="local", address="HOST:PORT")
    parser.add_argument("--cluster", metavar=say("metavar-where"), help=cluster)


def names(text: str) -> list[str]:
    """Names with commas between them."""
    found = [name.strip() for name in text.split(",")]
    if not all(found):
        raise argparse.ArgumentTypeError(say("argument-names", found=f'"{text}"'))
    return found


def positive(text: str) -> int:
    """A whole number from 1 up."""
    if not (text.isascii() and text.isdecimal() and len(text) < 10) or int(text) < 1:
        raise argparse.ArgumentTypeError(say("argument-number", least=1, found=f'"{text}"'))
    return int(text)


def natural(text: str) -> int:
    """A whole number from 0 up."""
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise argparse.ArgumentTypeError(say("argument-number", least=0, found=f'"{text}"'))
    return int(text)


def seconds(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found <= 3600:
        raise argparse.ArgumentTypeError(say("argument-seconds", found=f'"{text}"'))
    return found
