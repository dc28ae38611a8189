"""`vitral arena`: plays bots against each other on the same deals with seats swapped, and compares them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from vitral.arena import BotResult, ContestResult, Results, contest, contest_svg, wilson
from vitral.bots import Budget
from vitral.cli.arguments import cards_of, check_bots, table_of
from vitral.cli.command import OK
from vitral.cli.files import check_target, write_whole
from vitral.cli.output import ProgressBar, decimal, percent, print_found, row, say

_COLUMNS: Final = (
    "simulate-columns.games",
    "simulate-columns.mean",
    "simulate-columns.sd",
    "simulate-columns.wins",
    "arena-columns.interval",
    "arena-columns.rating",
    "arena-columns.time",
)


def run(args: argparse.Namespace) -> int:
    """Plays, with a progress bar; prints, writes and draws the result."""
    check_target(args.picture, ".svg")
    check_target(args.resume)
    check_bots(args.bots)
    with ProgressBar(wanted=args.progress) as bar:
        result = contest(
            args.bots,
            args.deals,
            args.seed,
            args.jobs,
            alone=args.alone,
            each_once=args.once,
            budget=Budget(args.seconds, args.playouts),
            cards=cards_of(args),
            cluster=args.cluster,
            progress=bar.show,
            resume_file=Path(args.resume) if args.resume else None,
            **table_of(args),
        )
    print_found(_lines(result), result.to_dict, as_json=args.json)
    if args.picture:
        write_whole(args.picture, contest_svg(result))
        print(say("picture-written", file=args.picture), file=sys.stderr)
    return OK


def _lines(result: ContestResult) -> Iterator[str]:
    yield say("arena-title", games=result.games, deals=result.deals, seed=result.seed)
    yield ""
    heads = [say(title) for title in _COLUMNS]
    cells = {bot: [*_points(one.results), *_rates(bot, one, result)] for bot, one in result.standings.items()}
    columns = zip(heads, *cells.values(), strict=True)
    widths = [max(map(len, result.bots)), *(max(map(len, column)) + 2 for column in columns)]
    yield row("", heads, widths)
    for bot, one in result.standings.items():
        yield row(bot, cells[bot], widths)
        if one.margins.games:
            mean, deviation = decimal(one.margins.mean, 2), decimal(one.margins.deviation, 2)
            yield f"  {say('arena-margin', mean=mean, sd=deviation)}"
        if one.failures:
            yield f"  {say('arena-failures', count=one.failures)}"
    if result.opponent:
        yield row("automa", _points(result.opponent), widths)
    for upper, lower, wins, of in result.pairs():
        share, interval = percent(wins / of), _interval(wins, of)
        yield say("arena-ahead", upper=upper, lower=lower, wins=wins, games=of, share=share, interval=interval)


def _points(found: Results) -> list[str]:
    return [str(found.games), decimal(found.mean, 2), decimal(found.deviation, 2)]


def _rates(bot: str, one: BotResult, result: ContestResult) -> list[str]:
    found, ratings = one.results, result.ratings
    rating = f"{ratings[bot]:+.0f}" if bot in ratings else ""
    time = decimal(1000 * one.seconds / max(1, one.turns), 2)
    return [percent(found.wins / found.games), _interval(found.wins, found.games), rating, time]


def _interval(wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{percent(low)}-{percent(high)}"
