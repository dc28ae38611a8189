"""`vitral arena`: bots meet on the same deals, seats swapped; scores, win rates, ratings, times."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from vitral.arena import ContestResult, contest, contest_svg, wilson
from vitral.bots import Budget, bot_names
from vitral.cli.arguments import add_cards, cards_of, names, positive, seconds
from vitral.cli.command import Command
from vitral.cli.errors import OK, CliError
from vitral.cli.progress import ProgressBar, add_progress
from vitral.cli.table_options import add_table, table_of
from vitral.cli.words import count

_HELP: Final = "let bots meet on the same deals and measure them"
_MORE: Final = """\
Name bots from the weakest to the strongest. Every two meet on every deal: one seat of the later-named against the
other seats of the earlier-named, every seat in turn. With --alone, and in solo and against the Automa, each plays by
itself. A bot may be a program: "cmd:python my_bot.py" (docs/bots.md). Deal i of seed S is dealt from the seed S/i, so
results depend on the seed and the options only, not on --jobs; under --seconds they also depend on the machine.
Times are processor time.
"""


def _configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument(
        "--bots", metavar="A,B", type=names, required=True, help=f"the bots; there are: {', '.join(bot_names())}"
    )
    parser.add_argument("--deals", metavar="N", type=positive, default=100, help="how many deals (default 100)")
    parser.add_argument("--seed", metavar="S", default="0", help="any text or number (default 0)")
    parser.add_argument("--jobs", metavar="K", type=positive, default=1, help="how many processes (default 1)")
    parser.add_argument("--alone", action="store_true", help="each bot against itself only")
    parser.add_argument("--seconds", metavar="S", type=seconds, help="time for a turn, for bots that search")
    parser.add_argument("--playouts", metavar="N", type=positive, help="play-outs for a turn, for bots that search")
    parser.add_argument("--json", metavar="FILE", help="write the results as JSON; - for standard output")
    parser.add_argument("--picture", metavar="FILE", help="draw scores and ratings as SVG")
    parser.add_argument("--resume", metavar="FILE", help="keep games in that file, and play only those not yet in it")
    add_progress(parser)
    add_table(parser)
    add_cards(parser)


def _run(args: argparse.Namespace) -> int:
    """Play, with a bar while it lasts; print, write and draw."""
    with ProgressBar("games", wanted=args.progress) as bar:
        result = contest(
            args.bots,
            args.deals,
            args.seed,
            args.jobs,
            alone=args.alone,
            budget=Budget(args.seconds, args.playouts),
            cards=cards_of(args),
            progress=bar.show,
            keep=Path(args.resume) if args.resume else None,
            **table_of(args),
        )
    text = json.dumps(result.to_dict(), indent=1) + "\n"
    if args.json == "-":
        print(text, end="")
    else:
        print("\n".join(_lines(result)))
        if args.json:
            _write(args.json, text)
    if args.picture:
        _write(args.picture, contest_svg(result))
    return OK


def _write(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise CliError(f"{path}: {error.strerror}") from None


def _lines(result: ContestResult) -> Iterator[str]:
    yield f"{count(result.games, 'game')} on {count(result.deals, 'deal')}, seed {result.seed}"
    yield ""
    wide = max(16, *(len(bot) + 2 for bot in result.bots))
    ratings = result.ratings
    yield f"{'':{wide}}{'games':>7}{'mean':>8}{'sd':>7}{'wins':>8}{'95 %':>14}{'rating':>8}{'ms a turn':>11}"
    for bot, one in result.standings.items():
        found = one.results
        low, high = wilson(found.wins, found.games)
        rating = f"{ratings[bot]:+.0f}" if bot in ratings else ""
        yield (
            f"{bot:{wide}}{found.games:7}{found.mean:8.2f}{found.deviation:7.2f}{found.wins / found.games:8.1%}"
            f"{f'{low:.1%}-{high:.1%}':>14}{rating:>8}{1000 * one.seconds / max(1, one.turns):11.2f}"
        )
        if one.margins.games:
            yield f"  margin over the target: mean {one.margins.mean:.2f}, sd {one.margins.deviation:.2f}"
        if one.failures:
            yield f"  {count(one.failures, 'failure')}: turns finished by the guard"
    if result.opponent:
        yield f"{'automa':{wide}}{result.opponent.games:7}{result.opponent.mean:8.2f}{result.opponent.deviation:7.2f}"
    for upper, lower, wins, of in result.pairs():
        low, high = wilson(wins, of)
        yield f"{upper} ahead of {lower}: {wins} of {of}, {wins / of:.1%} ({low:.1%}-{high:.1%})"


COMMAND: Final = Command("arena", _HELP, _configure, _run, _MORE)
