"""The switches of a table as flags: one row for each option of `Options`, made into arguments and read back."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from vitral.cli.arguments import names, positive
from vitral.engine import Options


class _Row(NamedTuple):
    """An option, what its flag takes (nothing: it is on or off), and one sentence about it."""

    name: str
    takes: str
    about: str


ROWS: Final = (
    _Row("mode", "standard|solo|automa", "many players, one against a target score, or one against an Automa of cards"),
    _Row("players", "N", "2 to 6 (default 2), or 1 in solo and against the Automa"),
    _Row("bag", "full|scaled", "full: 18 dice of each color; scaled: 4 for each player, plus 2"),
    _Row(
        "enforcement",
        "strict|honour",
        "strict: illegal placements are refused; honour: they are accepted, and players may call a check",
    ),
    _Row("tools", "A,B,C", "the tools on the table, by id, instead of dealt ones"),
    _Row("public", "A,B,C", "the public objectives on the table, by id, instead of dealt ones"),
    _Row("privates", "colors|mixed|positions", "which private objectives are dealt (mixed from 5 players on)"),
    _Row(
        "expansion_windows", "", "deal the window cards of the 5-6 player box too, or not (from 5 players on they are)"
    ),
    _Row("dice_pools", "", "private dice pools: ten dice for each player, and one turn a round"),
    _Row("inspirations", "", "Passion: an inspiration for each player"),
    _Row("rare_glass", "", "Passion: a rare-glass board, and private objectives that look at its dice"),
    _Row("passion_publics", "", "Passion: six more public objectives"),
    _Row("avoid_conflicts", "", "deal public objectives together even if they do not go well with each other"),
    _Row("promos", "", "promo cards, some of them of our own making"),
    _Row("solo_tools", "1-5", "solo: how many tools there are (default 3; 1 is hardest)"),
    _Row("solo_private", "2|1", "solo: two private objectives, of which the better counts, or one"),
    _Row(
        "solo_payment",
        "color|first_printing",
        "solo: pay tools with dice of their color, or as the first printing has it",
    ),
    _Row("track", "all|lighter", "solo: all dice left go on the round track, or fewer, as the lighter variant has it"),
    _Row(
        "automa_misfit", "strict|lenient", "Automa: a die that fits nowhere is a lost pick, or the next place is tried"
    ),
    _Row("automa_level", "easy|normal|hard", "Automa: how many points it is given"),
    _Row("automa_bonus", "N", "Automa: exactly these points, whatever the level"),
)

_DEFAULTS: Final = Options()


def add_table(parser: argparse.ArgumentParser) -> None:
    """A flag for each option."""
    table = parser.add_argument_group("the table")
    for name, takes, about in ROWS:
        flag, default = name.replace("_", "-"), getattr(_DEFAULTS, name)
        if takes:
            # Values are not judged here: the engine says best what would be right.
            table.add_argument(f"--{flag}", metavar=takes, type=_READERS.get(name, str), help=about)
        elif default is None:
            table.add_argument(f"--{flag}", action=argparse.BooleanOptionalAction, help=about)
        else:
            shown = f"--no-{flag}" if default else f"--{flag}"
            table.add_argument(shown, dest=name, action="store_const", const=not default, help=about)


def table_of(args: argparse.Namespace) -> dict[str, Any]:
    """The options that were given."""
    given = {row.name: getattr(args, row.name) for row in ROWS}
    return {name: value for name, value in given.items() if value is not None}


def flag_of(name: str) -> str:
    """What is typed to give an option a value of one's own."""
    return f"--{'no-' if getattr(_DEFAULTS, name) is True else ''}{name.replace('_', '-')}"


def _number(text: str) -> int | str:
    """A number where one was typed; what is none is for the engine to refuse."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else text


_READERS: Final[dict[str, Callable[[str], object]]] = {
    "players": positive,
    "tools": names,
    "public": names,
    "solo_tools": _number,
    "solo_private": _number,
    "automa_bonus": _number,
}
