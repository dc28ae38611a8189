"""The reader of arguments, in the language of whoever reads its help and its complaints."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from typing import Any, Final, NoReturn

from vitral.cli.errors import CliError
from vitral.cli.speech import say

# What Python's own reader complains of, and the message that says so.
_COMPLAINTS: Final = tuple(
    (re.compile(pattern, re.DOTALL), message)
    for pattern, message in (
        (r"argument (?P<name>.+?): (?P<why>.+)", "argument-at"),
        (r"the following arguments are required: (?P<names>.+)", "argument-required"),
        (r"one of the arguments (?P<names>.+) is required", "argument-one-required"),
        (r"unrecognized arguments: (?P<names>.+)", "argument-unknown"),
        (r"ambiguous option: (?P<option>.+) could match (?P<names>.+)", "argument-ambiguous"),
        (r"invalid choice: (?P<value>.+) \(choose from (?P<names>.+)\)", "argument-choice"),
        (r"not allowed with argument (?P<other>.+)", "argument-not-with"),
        (r"ignored explicit argument (?P<value>.+)", "argument-ignored"),
        (r"expected one argument", "argument-one"),
        (r"expected at most one argument", "argument-at-most-one"),
        (r"expected at least one argument", "argument-at-least-one"),
    )
)


class Parser(argparse.ArgumentParser):
    """Raises instead of leaving the program, so that all failures are told in one place."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings, add_help=False, formatter_class=_Formatter)
        self._positionals.title = say("command-vitral.arguments")
        self._optionals.title = say("command-vitral.options")
        self.add_argument("-h", "--help", action="help", help=say("command-vitral.help"))

    def error(self, message: str) -> NoReturn:
        """Complain, and say where help is."""
        raise CliError(say("argument-see", problem=_complaint(message), command=f"{self.prog} --help"))


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Begins the usage with the language's own word."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """The usage; an empty prefix is asked for where only the beginning of a command is wanted."""
        super().add_usage(usage, actions, groups, f"{say('command-vitral.usage')} " if prefix is None else prefix)


def _complaint(message: str) -> str:
    """What Python's reader complains of, said anew; unknown complaints are told as they are."""
    for pattern, ours in _COMPLAINTS:
        if found := pattern.fullmatch(message):
            facts = {name: _complaint(text) if name == "why" else text for name, text in found.groupdict().items()}
            return say(ours, **facts)
    return message
