"""The commands by name, the errors and exit codes they share, and the extras they need."""

from __future__ import annotations

import argparse
import importlib
from typing import Final, Protocol, cast

from vitral.cli.output import say

OK: Final = 0
INVALID: Final = 1
"""The input was understood, but it does not hold: an impossible record, a breach under --strict."""
BAD_INPUT: Final = 2
"""The input or the request could not be understood."""
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141
"""The exit status after SIGPIPE: the reader of the output stopped reading."""

COMMANDS: Final = (
    "play",
    "terminal",
    "games",
    "table",
    "serve",
    "admin",
    "site",
    "score",
    "check",
    "replay",
    "cards",
    "rules",
    "puzzles",
    "window",
    "simulate",
    "arena",
    "dataset",
    "bench",
    "completion",
)
"""All commands in the order of the help; each has a module in `vitral.cli.commands`, its arguments in
`vitral.cli.flags` and a message `command-NAME`."""


class CliError(Exception):
    """A message for the user: what is wrong, where, and what would be right."""

    def __init__(self, message: str, code: int = BAD_INPUT) -> None:
        super().__init__(message)
        self.code = code


class Command(Protocol):
    """The module of a command."""

    def run(self, args: argparse.Namespace) -> int:
        """Runs it and returns the exit code."""


def load_command(name: str) -> Command:
    """Imports the module of a command; only the one that is run, since most take a while."""
    return cast(Command, importlib.import_module(f"vitral.cli.commands.{name}"))


def require_extra(extra: str, *packages: str) -> None:
    """Raises `CliError`, saying what to install, unless all the packages are there."""
    import importlib.util

    if any(importlib.util.find_spec(name) is None for name in packages):
        raise CliError(say("command-extra", command=f"pip install 'vitral[{extra}]'"))
