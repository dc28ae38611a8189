"""`vitral window`: draws, checks, measures, prints, and exports a custom window."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from vitral.cards import CardError, Pattern
from vitral.cards.custom_windows import custom_window_code, custom_window_pattern, custom_windows_file
from vitral.cli.command import OK, CliError
from vitral.cli.files import check_target
from vitral.cli.flags import GRID, PRINTED
from vitral.cli.output import decimal, error_text, print_json, say
from vitral.spaces import NAMES
from vitral.terminal.lines.layout import TextStyle, drawn
from vitral.windows import (
    Measurement,
    find_filling,
    measure,
    paper_pdf,
    paper_svg,
    printed_means,
    sheet,
    suggested_difficulty,
)


def run(args: argparse.Namespace) -> int:
    check_target(args.out, *PRINTED)
    patterns = [custom_window_pattern(code) for code in args.codes]
    if args.grid is not None:
        patterns.append(_drawn(args))
    if not patterns:
        raise CliError(say("window-none", grid=f"--grid {GRID}"))
    measured = [measure(pattern) if args.measure else None for pattern in patterns]
    if args.out is not None:
        _write(args, patterns)
    results = zip(patterns, measured, strict=True)
    if args.json:
        print_json([_data(*result) for result in results])
    else:
        print("\n\n".join("\n".join(_lines(*result)) for result in results))
        if args.out is not None:
            print(say("window-written", file=args.out))
    return OK


def _drawn(args: argparse.Namespace) -> Pattern:
    """Returns the window that the flags describe; without a difficulty, as hard as the bots find it."""
    name, grid = args.name or say("windows-unnamed"), args.grid.split("/")
    try:
        pattern = custom_window_pattern(custom_window_code(name, args.difficulty or 4, grid))
    except CardError as error:
        raise CliError(error_text(error)) from None
    if args.difficulty is not None:
        return pattern
    return custom_window_pattern(custom_window_code(name, suggested_difficulty(measure(pattern)), grid))


def _write(args: argparse.Namespace, patterns: list[Pattern]) -> None:
    path = Path(args.out)
    if path.suffix == ".toml":
        path.write_text(custom_windows_file([pattern.id for pattern in patterns]), encoding="utf-8")
        return
    paper = sheet(patterns, args.width, args.paper)
    path.write_bytes(paper_pdf(paper) if path.suffix == ".pdf" else paper_svg(paper).encode())


def _lines(pattern: Pattern, measured: Measurement | None) -> list[str]:
    style = TextStyle.of_stdout()
    lines = [f"{pattern.name} ({pattern.difficulty})", *drawn(pattern.grid, {}, style)]
    dice = find_filling(pattern.grid)
    assert dice is not None  # a code whose window cannot be filled is refused
    lines += ["", say("windows-fillable"), *drawn(pattern.grid, dict(zip(NAMES, dice, strict=True)), style)]
    if measured is not None:
        means = printed_means()
        took = suggested_difficulty(measured)
        facts = {"open": decimal(measured.open, 1), "printed": decimal(means[took].open, 1)}
        lines += ["", say("windows-measured", suggested=took, **facts)]
    return [*lines, "", pattern.id]


def _data(pattern: Pattern, measured: Measurement | None) -> dict[str, Any]:
    data: dict[str, Any] = {"code": pattern.id, "name": pattern.name, "difficulty": pattern.difficulty}
    data |= {"grid": list(pattern.grid), "filled": find_filling(pattern.grid)}
    if measured is not None:
        data["measured"] = {"open": round(measured.open, 2), "points": round(measured.points, 2)}
        data["suggested"] = suggested_difficulty(measured)
    return data
