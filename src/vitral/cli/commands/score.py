"""`vitral score`: scores the windows described in a file."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial

from vitral.cards import CardSet
from vitral.cli.arguments import cards_of, read_table
from vitral.cli.files import Report, run_on_files
from vitral.cli.output import say, speaker_for
from vitral.engine import Score, Standing
from vitral.referee import TableDescription, places_of, score_data
from vitral.server.scenes.score_sheets import sheet
from vitral.terminal.lines.board_text import STAR
from vitral.terminal.lines.score_text import ranking_lines, sheet_lines, verdict


def run(args: argparse.Namespace) -> int:
    return run_on_files(args, partial(_report, args=args))


def _report(path: str, *, args: argparse.Namespace) -> Report:
    cards, table = cards_of(args), read_table(path, args, for_scoring=True)
    scores = table.scores(cards)
    lines = _lines(table, scores, places_of(scores), cards, proof=args.proof)
    return Report(lines, score_data(table, scores, proof=args.proof))


def _lines(
    table: TableDescription, scores: list[Score], places: tuple[Standing, ...], cards: CardSet, *, proof: bool
) -> Iterator[str]:
    speaker, lines = speaker_for(cards), []
    for owned, score in zip(table.windows, scores, strict=True):
        lines += sheet_lines(speaker, owned.name, sheet(score), proof=proof, solo=table.options.solo)
    yield from lines
    if any(STAR in line for line in lines):
        yield say("line-star")
    if table.options.solo:
        target = table.target
        yield say("command-score-no-target") if target is None else verdict(speaker, scores[0].total, target)
    if len(scores) > 1:
        yield say("command-ranking")
        names, totals = [owned.name for owned in table.windows], [score.total for score in scores]
        yield from (f"  {line}" for line in ranking_lines(speaker, places, names, totals))
