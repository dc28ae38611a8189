"""The options of a table as flags, made of their description (`engine/options.py`) and read back."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, Final

from vitral.cli.flags.arguments import names, positive
from vitral.cli.output.speech import say
from vitral.engine.option_list import Option, in_order
from vitral.engine.options import OPTIONS

_METAVARS: Final = {"number": "N", "cards": "A,B,C"}


def add_table(parser: argparse.ArgumentParser) -> None:
    table = parser.add_argument_group(say("command-table"))
    for option in OPTIONS:
        flag, about = f"--{option.name.replace('_', '-')}", about_option(option)
        if option.kind == "switch":
            table.add_argument(flag, action=argparse.BooleanOptionalAction, help=about)
        else:
            # Values are not judged here: the engine says best what would be right.
            metavar = _METAVARS.get(option.kind) or "|".join(in_order(option))
            table.add_argument(flag, metavar=metavar, type=_reader(option), help=about)


def about_option(option: Option) -> str:
    """What an option is, and what it is where nothing is said."""
    message = f"option-{option.name}"
    told = [f"{say(message)}.", say(f"{message}.about")]
    if option.kind in ("choice", "number") and option.default is not None:
        told.append(say("command-table.usual", value=str(option.default)))
    return " ".join(told)


def table_of(args: argparse.Namespace) -> dict[str, Any]:
    given = {option.name: getattr(args, option.name) for option in OPTIONS}
    return {name: value for name, value in given.items() if value is not None}


def flag_of(name: str) -> str:
    """What is typed to give an option a value of one's own."""
    return f"--{'no-' if OPTIONS[name].default is True else ''}{name.replace('_', '-')}"


def _reader(option: Option) -> Callable[[str], object]:
    """How a flag's text becomes a value; what is none is for the engine to refuse."""
    if option.kind == "cards":
        return names
    if option.kind == "number" and option.default is not None:
        return positive
    numbers = option.kind == "number" or any(type(value) is int for value in option.values)
    return _number if numbers else str


def _number(text: str) -> int | str:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else text
