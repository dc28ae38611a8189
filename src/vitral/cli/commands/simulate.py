"""`vitral simulate`: plays many games between bots and summarizes their scores."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Final

from vitral.arena import Results, SimulationResult, simulate, simulation_svg
from vitral.cli.arguments import cards_of, check_bots, table_of
from vitral.cli.command import OK
from vitral.cli.files import check_target, write_whole
from vitral.cli.output import ProgressBar, decimal, listed, percent, print_found, row, say, widened

_WIDTHS: Final = (16, 8, 8, 8, 8, 8, 8, 8)
_COLUMNS: Final = (
    "simulate-columns.games",
    "simulate-columns.wins",
    "",
    "simulate-columns.mean",
    "simulate-columns.sd",
    "simulate-columns.lowest",
    "simulate-columns.highest",
)
_TIES: Final = {"private": "simulate-tie-private", "tokens": "simulate-tie-tokens", "order": "simulate-tie-order"}


def run(args: argparse.Namespace) -> int:
    """Plays, with a progress bar; prints and draws the result."""
    check_target(args.picture, ".svg")
    check_bots(args.bots)
    with ProgressBar(wanted=args.progress) as bar:
        result = simulate(
            bots=args.bots,
            games=args.games,
            seed=args.seed,
            jobs=args.jobs,
            cards=cards_of(args),
            cluster=args.cluster,
            progress=bar.show,
            **table_of(args),
        )
    print_found(_lines(result), result.to_dict, as_json=args.json)
    if args.picture:
        write_whole(args.picture, simulation_svg(result))
        print(say("picture-written", file=args.picture), file=sys.stderr)
    return OK


def _lines(result: SimulationResult) -> Iterator[str]:
    yield f"{_kind_of(result)}, {say('simulate-seed', seed=result.seed, plies=decimal(result.mean_plies, 1))}"
    yield ""
    heads = [say(title) if title else "" for title in _COLUMNS]
    rows = [
        (say("simulate-seat", seat=seat, bot=bot), found)
        for seat, (bot, found) in enumerate(zip(result.bots, result.by_seat, strict=True), 1)
    ]
    if result.options["mode"] == "standard":
        rows += [(say("simulate-all", bot=bot), found) for bot, found in result.by_bot.items()]
    widths = widened(_WIDTHS, ("", *heads))
    widths[0] = max(widths[0], *(len(title) for title, _ in rows))
    yield row("", heads, widths)
    for title, found in rows:
        yield row(title, _cells(found), widths)
    for bot, count in result.failures.items():
        yield f"{bot}: {say('arena-failures', count=count)}"
    yield ""
    if result.targets and result.margins:
        yield say("simulate-target", target=_spread(result.targets), margin=_spread(result.margins))
        return
    ties = [say(message, count=result.decided[name]) for name, message in _TIES.items() if result.decided[name]]
    yield say("simulate-ties", ties=listed(ties)) if ties else say("simulate-no-ties")


def _kind_of(result: SimulationResult) -> str:
    mode, games = result.options["mode"], result.games
    if mode == "standard":
        return say("simulate-standard", games=games, players=len(result.bots))
    if mode == "solo":
        return say("simulate-solo", games=games)
    return say("simulate-automa", games=games, level=result.options["automa_level"])


def _spread(found: Results) -> str:
    mean, deviation = decimal(found.mean, 2), decimal(found.deviation, 2)
    return say("simulate-spread", mean=mean, sd=deviation, lowest=found.lowest, highest=found.highest)


def _cells(found: Results) -> list[str]:
    return [
        str(found.games),
        str(found.wins),
        percent(found.wins / found.games),
        decimal(found.mean, 2),
        decimal(found.deviation, 2),
        str(found.lowest),
        str(found.highest),
    ]
