"""`vitral puzzles`: solves, lists, and makes puzzles."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from vitral.cli.command import OK, CliError
from vitral.cli.files import check_target
from vitral.cli.flags import MAKE
from vitral.cli.output import ProgressBar, decimal, percent, print_found, print_json, row, say, translator, widened
from vitral.puzzles import Puzzle, puzzle_named, puzzles
from vitral.puzzles.puzzle import GRADES


def run(args: argparse.Namespace) -> int:
    if args.what == MAKE:
        return _make(args)
    if args.what is None:
        found = [puzzle for puzzle in puzzles() if args.grade in (None, puzzle.grade)]
        lines = _listed(found, in_full=args.grade is not None)
        print_found(lines, lambda: [_as_json(puzzle) for puzzle in found], as_json=args.json)
        return OK
    puzzle = _find(args.what)
    if args.json:
        print_json(_as_json(puzzle))
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
    from vitral.puzzles import make_puzzles

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
    name, *heads = (say(f"puzzles-column-{column}") for column in ("name", "players", "margin", "missed"))
    widths = widened((6, 0, 0, 0), ("", *heads))
    widths[0] = max(widths[0], len(name))
    yield f"{row(name, heads, widths)}  {'ID':8}  {say('puzzles-theme')}"
    for puzzle in found:
        players, margin = f"{puzzle.state.rules.players}", decimal(puzzle.margin, 1)
        cells = row(names[puzzle.id], (players, margin, percent(puzzle.missed)), widths)
        yield f"{cells}  {puzzle.id}  {say(f'puzzle-theme-{puzzle.theme}')}"


def _solve(puzzle: Puzzle, *, in_words: bool) -> int:
    from vitral.terminal.lines.layout import TextStyle
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
