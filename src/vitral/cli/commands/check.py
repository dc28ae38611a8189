"""`vitral check`: the dice that break a rule, the smallest repairs, and the doubts that remain (docs/rules.md §1.8)."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Final

from vitral.cli.arguments import add_situation, situation_of
from vitral.cli.command import INVALID, OK, Command
from vitral.cli.output import either, reason_words, restriction_text, say
from vitral.engine import Reason, smallest_removals
from vitral.referee import Owned, breaches_of, check_data, doubts_of
from vitral.spaces import INDEX

_EXAMPLES: Final = {"keys": "name, pattern, dice", "excused": '"excused": ["C5"]'}


def _configure(parser: argparse.ArgumentParser) -> None:
    add_situation(parser)
    parser.add_argument("--strict", action="store_true", help=say("command-check.strict"))


def _run(args: argparse.Namespace) -> int:
    table = situation_of(args, for_scoring=False)
    if args.json:
        print(json.dumps(check_data(table), indent=1))
    else:
        for owned in table.windows:
            print(*_lines(owned), sep="\n")
    broken = any(breaches_of(owned) for owned in table.windows)
    return INVALID if args.strict and broken else OK


def _lines(owned: Owned) -> Iterator[str]:
    if owned.automa:
        yield say("command-check-automa", name=owned.name)
        return
    breaches = breaches_of(owned)
    if breaches:
        yield from _breach_lines(owned, breaches)
    else:
        yield say("command-check-fine", name=owned.name)
    doubts = doubts_of(owned)
    if doubts:
        yield f"  {say('check-doubts', count=len(doubts))}"
        for space, reasons in doubts.items():
            yield from (f"    {say(f'check-doubt-{reason}', space=space)}" for reason in reasons)


def _breach_lines(owned: Owned, breaches: dict[str, tuple[Reason, ...]]) -> Iterator[str]:
    yield say("command-check-broken", name=owned.name, count=len(breaches))
    dice, printed = owned.window.dice(), "".join(owned.window.pattern.grid)
    for space, reasons in breaches.items():
        asked, why = restriction_text(printed[INDEX[space]]), reason_words(reasons)
        yield f"  {say('command-check-space', space=space, die=dice[space], asks=asked, why=why)}"
    removals = smallest_removals(owned.window)
    spaces = either(" ".join(one) for one in removals)
    yield f"  {say('command-check-without', count=len(removals[0]), spaces=spaces)}"


COMMAND: Final = Command("check", "command-check", _configure, _run, _EXAMPLES)
