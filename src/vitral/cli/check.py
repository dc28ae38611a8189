"""`vitral check`: what windows break, and the smallest repairs (RULES.md §1.8)."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Final

from vitral.cli.arguments import add_cards, add_json, cards_of
from vitral.cli.command import Command
from vitral.cli.errors import DOES_NOT_HOLD, OK
from vitral.cli.files import label_of, read_json
from vitral.cli.words import asks, count, reason_words
from vitral.engine import smallest_removals
from vitral.engine.spaces import INDEX
from vitral.referee import Owned, breaches_of, check_data, read_situation

_HELP: Final = "check windows against their patterns and neighbours"
_MORE: Final = """\
The file is that of vitral score (see: vitral score --help); only name, pattern and dice are needed here.
A check looks at what is printed on the spaces and at dice side by side, not at edges or touching, since tools may
lawfully leave dice alone. Dice placed under a waiver are forgiven what is printed: "excused": ["C5"]
Rare glass (W4) has no color: it fits every color and may lie beside any, but its value counts. The Automa's window is
not checked, since its dice follow its cards.

It exits with 0 whatever it finds; with --strict it exits with 1 if a window breaks a rule.
"""


def _configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("file", metavar="FILE", help="the windows as JSON, or - for standard input")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a window breaks a rule")
    add_json(parser)
    add_cards(parser)


def _run(args: argparse.Namespace) -> int:
    """Check and print."""
    table = read_situation(read_json(args.file), cards_of(args), for_scoring=False, file=label_of(args.file))
    if args.json:
        print(json.dumps(check_data(table), indent=1))
    else:
        for owned in table.windows:
            print(*_lines(owned), sep="\n")
    broken = any(breaches_of(owned) for owned in table.windows)
    return DOES_NOT_HOLD if args.strict and broken else OK


def _lines(owned: Owned) -> Iterator[str]:
    if owned.automa:
        yield f"{owned.name}: not checked, since the Automa's dice follow its cards"
        return
    breaches = breaches_of(owned)
    if not breaches:
        yield f"{owned.name}: no rule is broken"
        return
    yield f"{owned.name}: {'1 die breaks' if len(breaches) == 1 else f'{len(breaches)} dice break'} a rule"
    dice, printed = owned.window.dice(), "".join(owned.window.pattern.grid)
    for space, reasons in breaches.items():
        yield f"  {space} holds {dice[space]} ({asks(printed[INDEX[space]])}): {reason_words(reasons)}"
    removals = smallest_removals(owned.window)
    size = count(len(removals[0]), "die").replace("dies", "dice")
    yield f"  legal again without {size}: {' or '.join(' '.join(spaces) for spaces in removals)}"


COMMAND: Final = Command("check", _HELP, _configure, _run, _MORE)
