"""The argument parser: help and errors in the user's language."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

from vitral.cli.command import CliError
from vitral.cli.output import say


class Parser(argparse.ArgumentParser):
    """Raises instead of ending the program, so that all failures are reported in one place."""

    def __init__(self, **settings: Any) -> None:
        # Errors reach `parse_known_args` as they are: with the argument they are about.
        super().__init__(**settings, add_help=False, exit_on_error=False, formatter_class=_Formatter)
        self._positionals.title = say("command-vitral.arguments")
        self._optionals.title = say("command-vitral.options")
        self.add_argument("-h", "--help", action="help", help=say("command-vitral.help"))

    # argparse overloads both for namespaces of one's own, which nobody here brings.
    def parse_args(self, args: Sequence[str] | None = None, namespace: Any = None) -> Any:  # type: ignore[override]
        """The arguments, all of which must be known."""
        found, unknown = self.parse_known_args(args, namespace)
        if unknown:
            self.fail(say("argument-unknown", names=" ".join(unknown)))
        return found

    def parse_known_args(self, args: Sequence[str] | None = None, namespace: Any = None) -> Any:  # type: ignore[override]
        """The arguments, and those that are not known."""
        try:
            return super().parse_known_args(args, namespace)
        except argparse.ArgumentError as error:
            if error.argument_name is None:
                self.error(error.message)
            if isinstance(error.__context__, argparse.ArgumentTypeError):  # our own words (cli/arguments.py)
                self.fail(say("argument-at", name=error.argument_name, why=error.message))
            expected = say("argument-expected", usage=self._usage_of(error.argument_name), python=error.message)
            self.fail(say("argument-at", name=error.argument_name, why=expected))

    def error(self, message: str) -> NoReturn:
        """Complain of what Python's reader found wrong with the arguments as a whole."""
        self.fail(say("argument-expected", usage=self._usage_of(), python=message))

    def fail(self, problem: str) -> NoReturn:
        """Say what is wrong, and where help is."""
        raise CliError(say("argument-see", problem=problem, command=f"{self.prog} --help"))

    def _usage_of(self, name: str = "") -> str:
        """How an argument is used, with those that exclude it; without a name, how those are that must be there."""
        actions = [action for action in self._actions if (_name(action) == name if name else action.required)]
        if name and actions[0].choices is not None:
            return ", ".join(map(str, actions[0].choices))
        groups = [group for group in self._mutually_exclusive_groups if name and actions[0] in group._group_actions]
        for group in groups:
            actions = group._group_actions
        formatter = self._get_formatter()
        formatter.add_usage(None, actions, groups, "")
        return " ".join(formatter.format_help().split())


def _name(action: argparse.Action) -> str:
    """What argparse calls an argument in its errors."""
    return "/".join(action.option_strings) or str(action.metavar or action.dest)


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
