"""`vitral bench`: how fast the library plays."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Final

from vitral.arena import BenchResult, bench, load_yardstick
from vitral.cli.arguments import add_json, positive, seconds
from vitral.cli.command import Command
from vitral.cli.errors import OK

_HELP: Final = "measure how fast the library plays"
_MORE: Final = """\
Plays uniformly random games of 2 players through the public Game: default options, recording on, one core. A decision
lists the legal actions and plays one; decisions with a single legal action are played, but not counted.

A yardstick is a Python file with a function game() that plays one game of 40 turns. Its slices alternate with ours in
one process, and the medians of the ratios are reported: how fast the machine is cancels out.
"""


def _configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("--yardstick", metavar="PATH", help="a Python file to measure against in the same run")
    parser.add_argument("--seconds", metavar="S", type=seconds, default=1.0, help="length of a slice (default 1)")
    parser.add_argument("--repeats", metavar="N", type=positive, default=5, help="slices of each kind (default 5)")
    add_json(parser)


def _run(args: argparse.Namespace) -> int:
    """Measure and print."""
    yardstick = load_yardstick(args.yardstick) if args.yardstick is not None else None
    result = bench(args.seconds, args.repeats, yardstick, _tell)
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr)
    print(json.dumps(result.to_dict(), indent=1) if args.json else "\n".join(_lines(result)))
    return OK


def _tell(what: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\x1b[Kmeasuring {what}", end="", file=sys.stderr, flush=True)


def _lines(result: BenchResult) -> Iterator[str]:
    yield f"decisions/s  {result.decisions_per_s:12,.0f}   ({result.decisions_per_game:.1f} in a game)"
    yield f"games/s      {result.games_per_s:12,.0f}   ({result.plies_per_game:.1f} plies in a game)"
    yield f"copies/s     {result.copies_per_s:12,.0f}"
    yield f"views/s      {result.views_per_s:12,.0f}"
    yield f"records/s    {result.records_per_s:12,.0f}   (as JSON, mid-game)"
    if result.decisions_ratio is not None and result.games_ratio is not None:
        yield f"yardstick    {result.yardstick_games_per_s:12,.0f} games/s, {result.yardstick_turns_per_s:,.0f} turns/s"
        yield f"ratios       {result.decisions_ratio:12.3f} decisions to turns, {result.games_ratio:.3f} games to games"
    yield f"Medians of {result.repeats} slices of {result.seconds:g} s, Python {result.python}."


COMMAND: Final = Command("bench", _HELP, _configure, _run, _MORE)
