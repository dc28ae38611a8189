"""`vitral check`: the dice that break a rule, the smallest repairs, and the doubts that remain (docs/rules.md §1.8)."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial

from vitral.cli.arguments import read_table
from vitral.cli.command import INVALID, OK
from vitral.cli.files import Report, run_on_files
from vitral.cli.output import either, say
from vitral.engine import Reason, smallest_removals
from vitral.referee import PlayerWindow, breaches_of, check_data, doubts_of
from vitral.spaces import INDEX


def run(args: argparse.Namespace) -> int:
    return run_on_files(args, partial(_report, args=args))


def _report(path: str, *, args: argparse.Namespace) -> Report:
    table = read_table(path, args, for_scoring=False)
    lines = [line for owned in table.windows for line in _lines(owned)]
    broken = any(breaches_of(owned) for owned in table.windows)
    return Report(lines, check_data(table), INVALID if args.strict and broken else OK)


def _lines(owned: PlayerWindow) -> Iterator[str]:
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


def _breach_lines(owned: PlayerWindow, breaches: dict[str, tuple[Reason, ...]]) -> Iterator[str]:
    yield say("command-check-broken", name=owned.name, count=len(breaches))
    dice, printed = owned.window.dice(), "".join(owned.window.pattern.grid)
    for space, reasons in breaches.items():
        asked, why = _restriction(printed[INDEX[space]]), " ".join(say(f"reason-{reason}") for reason in reasons)
        yield f"  {say('command-check-space', space=space, die=dice[space], asks=asked, why=why)}"
    removals = smallest_removals(owned.window)
    spaces = either(" ".join(removal) for removal in removals)
    yield f"  {say('command-check-without', count=len(removals[0]), spaces=spaces)}"


def _restriction(cell: str) -> str:
    """Returns what a printed space asks for."""
    if cell == ".":
        return say("asks-nothing")
    return say("asks-value", value=cell) if cell.isdigit() else say("asks-color", color=say(f"color-{cell}"))
