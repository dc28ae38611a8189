"""`vitral puzzles`: solves, lists, and makes puzzles."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from vitral.cli.arguments import add_json, add_runs, from_to, positive
from vitral.cli.command import OK, CliError
from vitral.cli.files import check_target
from vitral.cli.output import ProgressBar, add_progress, decimal, say, translator
from vitral.puzzles import Puzzle, make_puzzles, puzzle_named, puzzles
from vitral.puzzles.puzzle import GRADES

_MAKE: Final = "make"
EXAMPLES: Final = {"make": "vitral puzzles make --games 200 --seed 7 --out my.jsonl"}


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", metavar="ID", nargs="?", help=say("command-puzzles.what", make=_MAKE))
    parser.add_argument("--grade", metavar="N", type=from_to(GRADES[0], GRADES[-1]), help=say("command-puzzles.grade"))
    parser.add_argument("--words", action="store_true", help=say("line-words-flag"))
    parser.add_argument("--games", metavar="N", type=positive, default=100, help=say("command-puzzles.games"))
    parser.add_argument("--out", metavar=say("metavar-file"), help=say("command-puzzles.out"))
    add_runs(parser)
    add_json(parser)
    add_progress(parser)


def run(args: argparse.Namespace) -> int:
    if args.what == _MAKE:
        return _make(args)
    if args.what is None:
        found = [puzzle for puzzle in puzzles() if args.grade in (None, puzzle.grade)]
        data = [_as_json(puzzle) for puzzle in found]
        print(json.dumps(data, indent=1) if args.json else "\n".join(_listed(found, in_full=args.grade is not None)))
        return OK
    puzzle = _find(args.what)
    if args.json:
        print(json.dumps(_as_json(puzzle), indent=1))
        return OK
    return _solve(puzzle, in_words=args.words)


def _as_json(puzzle: Puzzle) -> dict[str, Any]:
    return {**puzzle.to_dict(), "grade": puzzle.grade}


def short_names() -> dict[str, Puzzle]:
    """Returns the puzzles by grade and number: `3-17` is the seventeenth of grade 3."""
    by_grade = {grade: [puzzle for puzzle in puzzles() if puzzle.grade == grade] for grade in GRADES}
    return {f"{grade}-{at}": puzzle for grade, some in by_grade.items() for at, puzzle in enumerate(some, 1)}


def _find(name: str) -> Puzzle:
    """Returns the puzzle of that id, short name or beginning of an id."""
    found = puzzle_named(name) or short_names().get(name)
    begun = [puzzle for puzzle in puzzles() if puzzle.id.startswith(name.lower())]
    if found is None and len(begun) != 1:
        raise CliError(say("puzzles-none", id=f'"{name}"'))
    return found or begun[0]


def _make(args: argparse.Namespace) -> int:
    if args.out is None:
        raise CliError(say("puzzles-no-file", flag="--out"))
    check_target(args.out, ".jsonl")
    with ProgressBar(wanted=args.progress) as bar:
        made = make_puzzles(Path(args.out), args.games, args.seed, args.jobs, bar.show, args.cluster)
    print(say("puzzles-made", file=args.out, count=len(made), games=args.games))
    return OK


def _listed(found: list[Puzzle], *, in_full: bool) -> Iterator[str]:
    names = {puzzle.id: name for name, puzzle in short_names().items()}
    if not in_full:
        for grade in GRADES:
            some = [names[puzzle.id] for puzzle in found if puzzle.grade == grade]
            if some:
                yield f"{say('puzzles-grade', grade=grade)}: {some[0]} … {some[-1]}"
        yield say("puzzles-how-to", solve="vitral puzzles 1-1", list="vitral puzzles --grade N")
        return
    for puzzle in found:
        missed = say("puzzle-missed", missed=round(100 * puzzle.missed))
        players, margin = puzzle.state.rules.players, decimal(puzzle.margin, 1)
        theme = say(f"puzzle-theme-{puzzle.theme}")
        yield f"{names[puzzle.id]:6}  {puzzle.id}  {players}  +{margin:>4}  {missed}  {theme}"


def _solve(puzzle: Puzzle, *, in_words: bool) -> int:
    from vitral.terminal.lines.board_text import TextStyle
    from vitral.terminal.lines.line_input import read_line
    from vitral.terminal.lines.puzzle import PuzzleLines
    from vitral.terminal.terminal_speaker import TerminalSpeaker

    speaker, ordered = TerminalSpeaker(translator().language), [*short_names().values()]
    then = "again"
    while then != "quit":
        if then == "next":
            puzzle = ordered[(ordered.index(puzzle) + 1) % len(ordered)]
            print()
        then = PuzzleLines(speaker, puzzle, read_line(speaker), TextStyle.of_stdout(in_words=in_words)).run()
    return OK
