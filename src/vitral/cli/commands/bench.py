"""`vitral bench`: measures how fast the library plays on this machine."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from vitral.arena import BenchResult, bench, load_yardstick
from vitral.cli.command import OK
from vitral.cli.output import decimal, print_found, say, short, translator


def run(args: argparse.Namespace) -> int:
    yardstick = load_yardstick(args.yardstick) if args.yardstick is not None else None
    result = bench(args.seconds, args.repeats, yardstick, _show_progress)
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr)
    print_found(_lines(result), result.to_dict, as_json=args.json)
    return OK


def _show_progress(what: str) -> None:
    if sys.stderr.isatty():
        text = say("command-bench-measuring", what=translator().translate(what))
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def _lines(result: BenchResult) -> Iterator[str]:
    rows = [
        (say("bench-decisions"), result.decisions_per_s, _of_a_game("bench-decisions", result.decisions_per_game)),
        (say("bench-games"), result.games_per_s, _of_a_game("bench-games", result.plies_per_game)),
        (say("bench-copies"), result.copies_per_s, ""),
        (say("bench-views"), result.views_per_s, ""),
        (say("bench-records"), result.records_per_s, f"   ({say('bench-records.about')})"),
    ]
    table = [(title, f"{rate:.0f}", about) for title, rate, about in rows] + _against(result)
    width = max(13, *(len(title) + 2 for title, _, _ in table))
    yield from (f"{title:{width}}{rate:>12}{about}" for title, rate, about in table)
    yield say("bench-compiled" if result.compiled else "bench-plain")
    yield say("bench-medians", count=result.repeats, seconds=short(result.seconds), version=result.python)


def _of_a_game(message: str, number: float) -> str:
    text = say(f"{message}.about", number=decimal(number, 1))
    return f"   ({text})"


def _against(result: BenchResult) -> list[tuple[str, str, str]]:
    """Returns how the yardstick did, if there was one."""
    if result.decisions_ratio is None or result.games_ratio is None:
        return []
    turns, games = f"{result.yardstick_turns_per_s:.0f}", decimal(result.games_ratio, 3)
    return [
        (
            say("bench-yardstick"),
            f"{result.yardstick_games_per_s:.0f}",
            f" {say('bench-yardstick.about', turns=turns)}",
        ),
        (say("bench-ratios"), decimal(result.decisions_ratio, 3), f" {say('bench-ratios.about', games=games)}"),
    ]
