"""`vitral simulate`: many games between bots."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Final

from vitral.arena import Results, SimulationResult, simulate
from vitral.bots import bot_names
from vitral.cli.arguments import add_cards, add_json, cards_of, names, positive
from vitral.cli.command import Command
from vitral.cli.errors import OK
from vitral.cli.progress import ProgressBar, add_progress
from vitral.cli.table_options import add_table, table_of
from vitral.cli.words import count, listed

_HELP: Final = "play many games between bots"
_MORE: Final = """\
Game i of seed S is dealt from the seed S/i and its bots are seeded S/i/seat, so that results depend on the seed
and the options only, not on --jobs. In solo a game is won if the score beats the target; against the Automa its
results are those of seat 2.
"""


def _configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument(
        "--bots",
        metavar="A,B",
        type=names,
        default=["random"],
        help=f"one for all seats, or one for each; there are: {', '.join(bot_names())} (default random)",
    )
    parser.add_argument("--games", metavar="N", type=positive, default=100, help="how many games (default 100)")
    parser.add_argument("--seed", metavar="S", default="0", help="any text or number (default 0)")
    parser.add_argument("--jobs", metavar="K", type=positive, default=1, help="how many processes (default 1)")
    add_json(parser)
    add_progress(parser)
    add_table(parser)
    add_cards(parser)


def _run(args: argparse.Namespace) -> int:
    """Play, with a bar while it lasts, and print."""
    with ProgressBar("games", wanted=args.progress) as bar:
        result = simulate(
            bots=args.bots,
            games=args.games,
            seed=args.seed,
            jobs=args.jobs,
            cards=cards_of(args),
            progress=bar.show,
            **table_of(args),
        )
    print(json.dumps(result.to_dict(), indent=1) if args.json else "\n".join(_lines(result)))
    return OK


def _lines(result: SimulationResult) -> Iterator[str]:
    yield f"{count(result.games, 'game')} {_kind_of(result)}, seed {result.seed}, {result.mean_plies:.1f} plies a game"
    yield ""
    yield f"{'':16}{'games':>8}{'wins':>8}{'':>8}{'mean':>8}{'sd':>8}{'lowest':>8}{'highest':>8}"
    for seat, (bot, found) in enumerate(zip(result.bots, result.by_seat, strict=True), 1):
        yield _row(f"seat {seat} {bot}", found)
    for bot, found in result.by_bot.items() if result.options["mode"] == "standard" else ():
        yield _row(f"all {bot}", found)
    yield ""
    if result.targets and result.margins:
        yield f"Target {_spread(result.targets)}; margin {_spread(result.margins)}."
        return
    ties = [f"{result.decided[name]} by {words}" for name, words in _TIES.items() if result.decided[name]]
    yield f"Ties on points for the win: {listed(ties)}." if ties else "No game was tied on points for the win."


_TIES: Final = {"private": "private points", "tokens": "favor tokens", "order": "turn order"}


def _kind_of(result: SimulationResult) -> str:
    mode = result.options["mode"]
    if mode == "standard":
        return f"of {count(len(result.bots), 'player')}"
    return "of solo" if mode == "solo" else f"against the Automa ({result.options['automa_level']})"


def _spread(found: Results) -> str:
    return f"mean {found.mean:.2f}, sd {found.deviation:.2f}, from {found.lowest} to {found.highest}"


def _row(title: str, found: Results) -> str:
    share = f"{100 * found.wins / found.games:.1f}%"
    return (
        f"{title:16}{found.games:8}{found.wins:8}{share:>8}{found.mean:8.2f}{found.deviation:8.2f}"
        f"{found.lowest:8}{found.highest:8}"
    )


COMMAND: Final = Command("simulate", _HELP, _configure, _run, _MORE)
