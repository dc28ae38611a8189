"""`vitral window`: draws, checks, measures, prints, and exports a custom window."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final

from vitral.cards import CardError, Pattern
from vitral.cards.custom_windows import custom_window_code, custom_window_pattern, custom_windows_file
from vitral.cli.arguments import add_json, positive
from vitral.cli.command import OK, CliError
from vitral.cli.files import check_target
from vitral.cli.output import decimal, error_text, say
from vitral.spaces import NAMES
from vitral.terminal.lines.board_text import TextStyle, drawn
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
from vitral.windows.print_sheet import PAPERS, WIDTH

_ENDINGS: Final = (".pdf", ".svg", ".toml")
_EXAMPLE: Final = "R.4../.G.5./..B.1/6..P."
EXAMPLES: Final = {
    "print": f"vitral window --grid {_EXAMPLE} --out window.pdf",
    "play": "vitral play --cards window.toml",
}


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("codes", metavar=say("metavar-code"), nargs="*", help=say("command-window.codes"))
    parser.add_argument("--grid", metavar="A/B/C/D", help=say("command-window.grid", example=_EXAMPLE))
    parser.add_argument("--name", metavar="N", default="", help=say("command-window.name"))
    parser.add_argument("--difficulty", metavar="N", type=positive, help=say("command-window.difficulty"))
    parser.add_argument("--measure", action="store_true", help=say("command-window.measure"))
    out = say("command-window.out", endings=", ".join(_ENDINGS[:-1]), cards=_ENDINGS[-1])
    parser.add_argument("--out", metavar=say("metavar-file"), help=out)
    parser.add_argument("--width", metavar="MM", type=_millimeters, default=WIDTH, help=say("command-window.width"))
    parser.add_argument("--paper", choices=[*PAPERS], default="a4", help=say("command-window.paper"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    check_target(args.out, *_ENDINGS)
    patterns = [custom_window_pattern(code) for code in args.codes]
    if args.grid is not None:
        patterns.append(_drawn(args))
    if not patterns:
        raise CliError(say("window-none", grid=f"--grid {_EXAMPLE}"))
    measured = [measure(pattern) if args.measure else None for pattern in patterns]
    if args.out is not None:
        _write(args, patterns)
    results = zip(patterns, measured, strict=True)
    if args.json:
        print(json.dumps([_data(*result) for result in results], indent=1))
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


def _millimeters(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(say("window-millimeters", found=f'"{text}"')) from None


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
