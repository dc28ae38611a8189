"""`vitral arena`: plays bots against each other on the same deals with seats swapped, and compares them."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from vitral.arena import BotResult, ContestResult, Results, contest, contest_svg, wilson
from vitral.bots import Budget, bot_names
from vitral.cli.arguments import add_runs, add_tables, cards_of, names, positive, seconds, table_of
from vitral.cli.command import OK
from vitral.cli.files import STANDARD_OUTPUT, check_target, write_whole
from vitral.cli.output import ProgressBar, decimal, percent, row, say, widened

EXAMPLES: Final = {"program": '"cmd:python my_bot.py"'}
_COLUMNS: Final = (
    "simulate-columns.games",
    "simulate-columns.mean",
    "simulate-columns.sd",
    "simulate-columns.wins",
    "arena-columns.interval",
    "arena-columns.rating",
    "arena-columns.time",
)
_WIDTHS: Final = (16, 7, 8, 7, 8, 14, 8, 11)


def configure(parser: argparse.ArgumentParser) -> None:
    file, there_are = say("metavar-file"), ", ".join(bot_names())
    bots = say("command-arena.bots", names=there_are)
    parser.add_argument("--bots", metavar="A,B", type=names, required=True, help=bots)
    parser.add_argument("--deals", metavar="N", type=positive, default=100, help=say("command-arena.deals"))
    add_runs(parser)
    parser.add_argument("--alone", action="store_true", help=say("command-arena.alone"))
    parser.add_argument("--once", action="store_true", help=say("command-arena.once"))
    parser.add_argument("--seconds", metavar="S", type=seconds, help=say("command-arena.seconds"))
    parser.add_argument("--playouts", metavar="N", type=positive, help=say("command-arena.playouts"))
    parser.add_argument("--json", metavar=file, help=say("command-arena.json"))
    parser.add_argument("--picture", metavar=file, help=say("command-arena.picture"))
    parser.add_argument("--resume", metavar=file, help=say("command-arena.resume"))
    add_tables(parser)


def run(args: argparse.Namespace) -> int:
    """Plays, with a progress bar; prints, writes and draws the result."""
    check_target(args.json, ".json")
    check_target(args.picture, ".svg")
    check_target(args.resume)
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
    text = json.dumps(result.to_dict(), indent=1) + "\n"
    if args.json != STANDARD_OUTPUT:
        print("\n".join(_lines(result)))
    if args.json:
        write_whole(args.json, text)
    if args.picture:
        write_whole(args.picture, contest_svg(result))
    return OK


def _lines(result: ContestResult) -> Iterator[str]:
    yield say("arena-title", games=result.games, deals=result.deals, seed=result.seed)
    yield ""
    heads = [say(title) for title in _COLUMNS]
    widths = widened(_WIDTHS, ("", *heads))
    widths[0] = max(widths[0], *(len(bot) + 2 for bot in result.bots))
    yield row("", heads, widths)
    for bot, one in result.standings.items():
        yield row(bot, [*_points(one.results), *_rates(bot, one, result)], widths)
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
