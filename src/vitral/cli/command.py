"""A command of the command line, its errors and exit codes, and the extras it needs."""

from __future__ import annotations

import argparse
import importlib.util
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from vitral.cli.output import say, translator
from vitral.i18n import Fact

OK: Final = 0
INVALID: Final = 1
"""The input was understood, but it does not hold: an impossible record, a breach under --strict."""
BAD_INPUT: Final = 2
"""The input or the request could not be understood."""
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141
"""As if the signal had ended it: whoever read the output stopped reading."""


class CliError(Exception):
    """A message for the user: what is wrong, where, and what would be right."""

    def __init__(self, message: str, code: int = BAD_INPUT) -> None:
        super().__init__(message)
        self.code = code


@dataclass(frozen=True, slots=True)
class Command:
    name: str
    message: str
    """The message of its help; the attribute `more` is what stands below the arguments."""
    configure: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]
    """Does it and returns the exit code."""
    facts: Mapping[str, Fact] = field(default_factory=dict)
    """Arguments of the message `more`: examples, which are the same in every language."""

    @property
    def help(self) -> str:
        return say(self.message)

    @property
    def more(self) -> str:
        """What its `--help` says below the arguments."""
        message = f"{self.message}.more"
        return say(message, **self.facts) if message in translator() else ""


def require_extra(extra: str, *packages: str) -> None:
    """Refuse, saying what to install, unless all the packages are there."""
    if any(importlib.util.find_spec(name) is None for name in packages):
        raise CliError(say("command-extra", command=f"pip install 'vitral[{extra}]'"))
