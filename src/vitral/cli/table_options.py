"""The switches of a table as flags: one row for each option of `Options`, made into arguments and read back."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from vitral.cli.arguments import names, positive
from vitral.cli.speech import say
from vitral.engine import Options


class _Row(NamedTuple):
    """An option and what its flag takes (nothing: it is on or off)."""

    name: str
    takes: str = ""

    @property
    def about(self) -> str:
        """One sentence about it."""
        return say(f"{_MESSAGE}.{self.name}")


_MESSAGE: Final = "command-table"
"""The message whose attributes tell of the options."""

ROWS: Final = (
    _Row("mode", "standard|solo|automa"),
    _Row("players", "N"),
    _Row("bag", "full|scaled"),
    _Row("enforcement", "strict|honour"),
    _Row("tools", "A,B,C"),
    _Row("public", "A,B,C"),
    _Row("privates", "colors|mixed|positions"),
    _Row("expansion_windows"),
    _Row("dice_pools"),
    _Row("inspirations"),
    _Row("rare_glass"),
    _Row("passion_publics"),
    _Row("avoid_conflicts"),
    _Row("promos"),
    _Row("solo_tools", "1-5"),
    _Row("solo_private", "2|1"),
    _Row("solo_payment", "color|first_printing"),
    _Row("track", "all|lighter"),
    _Row("automa_misfit", "strict|lenient"),
    _Row("automa_level", "easy|normal|hard"),
    _Row("automa_bonus", "N"),
)

_DEFAULTS: Final = Options()


def add_table(parser: argparse.ArgumentParser) -> None:
    """A flag for each option."""
    table = parser.add_argument_group(say(_MESSAGE))
    for row in ROWS:
        name, takes, about = row.name, row.takes, row.about
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
