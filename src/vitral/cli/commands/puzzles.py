"""`vitral puzzles`: solves, lists, and makes puzzles."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from vitral.cli.arguments import add_json, add_runs, positive
from vitral.cli.command import OK, CliError, Command
from vitral.cli.output import ProgressBar, add_progress, decimal, say, translator
from vitral.puzzles import Puzzle, make_puzzles, puzzle_named, puzzles

_MAKE: Final = "make"
_GRADES: Final = range(1, 6)


def _configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", metavar="ID", nargs="?", help=say("command-puzzles.what", make=_MAKE))
    parser.add_argument("--grade", metavar="N", type=positive, help=say("command-puzzles.grade"))
    parser.add_argument("--words", action="store_true", help=say("line-words-flag"))
    parser.add_argument("--games", metavar="N", type=positive, default=100, help=say("command-puzzles.games"))
    parser.add_argument("--out", metavar=say("metavar-file"), help=say("command-puzzles.out"))
    add_runs(parser)
    add_json(parser)
    add_progress(parser)


def _run(args: argparse.Namespace) -> int:
    if args.what == _MAKE:
        return _make(args)
    if args.what is None:
        found = [puzzle for puzzle in puzzles() if args.grade in (None, puzzle.grade)]
        data = [{**puzzle.to_dict(), "grade": puzzle.grade} for puzzle in found]
        print(json.dumps(data, indent=1) if args.json else "\n".join(_listed(found, in_full=args.grade is not None)))
        return OK
    puzzle = puzzle_named(args.what)
    if puzzle is None:
        raise CliError(say("puzzles-none", id=f'"{args.what}"'))
    return _solve(puzzle, in_words=args.words)


def _make(args: argparse.Namespace) -> int:
    if args.out is None:
        raise CliError(say("puzzles-no-file", flag="--out"))
    with ProgressBar(wanted=args.progress) as bar:
        made = make_puzzles(Path(args.out), args.games, args.seed, args.jobs, bar.show, args.cluster)
    print(say("puzzles-made", file=args.out, count=len(made), games=args.games))
    return OK


def _listed(found: list[Puzzle], *, in_full: bool) -> Iterator[str]:
    if not in_full:
        for grade in _GRADES:
            some = [puzzle.id for puzzle in found if puzzle.grade == grade]
            if some:
                yield f"{say('puzzles-grade', grade=grade)}: {len(some):4}   {some[0]} …"
        yield say("puzzles-how-to", solve="vitral puzzles ID", list="vitral puzzles --grade N")
        return
    for puzzle in found:
        missed = say("puzzle-missed", missed=round(100 * puzzle.missed))
        theme = say(f"puzzle-theme-{puzzle.theme}")
        yield f"{puzzle.id}  {puzzle.state.rules.players}  +{decimal(puzzle.margin, 1):>4}  {missed}  {theme}"


def _solve(puzzle: Puzzle, *, in_words: bool) -> int:
    from vitral.terminal.lines.board_text import Ink
    from vitral.terminal.lines.keyboard import read_line
    from vitral.terminal.lines.puzzle import PuzzleLines
    from vitral.terminal.speaker import TerminalSpeaker

    speaker = TerminalSpeaker(translator().language)
    PuzzleLines(speaker, puzzle, read_line(speaker), Ink.of_stdout(in_words=in_words)).run()
    return OK


COMMAND: Final = Command(
    "puzzles", "command-puzzles", _configure, _run, {"make": "vitral puzzles make --games 200 --seed 7 --out my.jsonl"}
)
