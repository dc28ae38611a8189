"""The argument parser: help and errors in the user's language."""

from __future__ import annotations

import argparse
import re
import sys
import textwrap
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, Final, NoReturn

from vitral.cli.command import CliError
from vitral.cli.output import not_a_choice, say, translator
from vitral.i18n import LANGUAGES, negotiate
from vitral.translatable import did_you_mean, not_together

_LANGUAGE: Final = "--lang"
ASKED_BY_SHELLS: Final = "words"
"""The choice of `vitral completion` that only its scripts use."""


def add_language(parser: argparse.ArgumentParser) -> None:
    """Adds `--lang`, before or after the command."""
    metavar, help_text = say("metavar-code"), say("command-vitral.language", names=", ".join(LANGUAGES))
    # `language_asked` has found it before; here it is only checked.
    parser.add_argument(_LANGUAGE, metavar=metavar, type=language, default=argparse.SUPPRESS, help=help_text)


def language_asked(argv: Sequence[str]) -> str:
    """Returns the language that the arguments ask for, before they are parsed, or nothing: their help is in it."""
    asked = ""
    for word, following in pairwise((*argv, "")):
        flag, equals, value = word.partition("=")
        if word == "--":
            break
        if len(flag) > 2 and _LANGUAGE.startswith(flag):
            asked = value if equals else following
    return _found(asked)


def language(text: str) -> str:
    """Returns a language, also as `pt_BR` or `de-CH`."""
    found = _found(text)
    if not found:
        raise argparse.ArgumentTypeError(say("argument-language", text=f'"{text}"', names=", ".join(LANGUAGES)))
    return found


def _found(text: str) -> str:
    return negotiate((text,), ("", *LANGUAGES))


class Parser(argparse.ArgumentParser):
    """Raises instead of ending the program, so that all failures are reported in one place."""

    def __init__(self, **settings: Any) -> None:
        # Errors reach `parse_known_args` as they are: with the argument they are about.
        super().__init__(**settings, add_help=False, exit_on_error=False, formatter_class=_Formatter)
        self._positionals.title = say("command-vitral.arguments")
        self._optionals.title = say("command-vitral.options")
        self.add_argument("-h", "--help", action="help", help=say("command-vitral.help"))

    # argparse overloads both for custom namespaces, which are not used here.
    def parse_args(self, args: Sequence[str] | None = None, namespace: Any = None) -> Any:  # type: ignore[override]
        """Returns the arguments, all of which must be known."""
        found, unknown = self.parse_known_args(args, namespace)
        if unknown:
            self.parser_of(getattr(found, "command", None)).fail_unknown(unknown)
        return found

    def parser_of(self, command: str | None) -> Parser:
        """Returns the parser of a command, or this one."""
        for action in self._actions:
            if isinstance(action, argparse._SubParsersAction) and command in action.choices:
                found: Parser = action.choices[command]
                return found
        return self

    def fail_unknown(self, unknown: list[str]) -> NoReturn:
        """Raises `CliError` for arguments that the command does not have, with the options that come close."""
        from difflib import get_close_matches

        options = [option for action in self._actions for option in action.option_strings]
        close = get_close_matches(unknown[0].partition("=")[0], options, 2) if unknown[0].startswith("-") else []
        hint = translator().translate(did_you_mean(close)) if close else ""
        names = " ".join(unknown)
        self.fail(f"{say('argument-unknown', names=names)}{f'; {hint}' if hint else ''}")

    def parse_known_args(self, args: Sequence[str] | None = None, namespace: Any = None) -> Any:  # type: ignore[override]
        """Returns the arguments, and those that are not known."""
        try:
            return super().parse_known_args(args, namespace)
        except argparse.ArgumentError as error:
            if error.argument_name is None:
                self.error(error.message)
            if isinstance(error.__context__, argparse.ArgumentTypeError):  # our own words (cli/arguments.py)
                self.fail(say("argument-at", name=error.argument_name, why=error.message))
            if other := re.fullmatch("not allowed with argument (.+)", error.message):
                self.fail(translator().translate(not_together(error.argument_name, other[1])))
            expected = say("argument-expected", usage=self._usage_of(error.argument_name))
            self.fail(say("argument-at", name=error.argument_name, why=expected))

    def _print_message(self, message: str, file: Any = None) -> None:
        """Prints help and the version; other than argparse, it lets errors of the file through."""
        (file or sys.stderr).write(message)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Refuses a value that is not among the choices, naming those that the help lists."""
        if action.choices is None or value in action.choices:
            return
        choices = [str(choice) for choice in action.choices if choice != ASKED_BY_SHELLS]
        why = not_a_choice(str(value), choices)
        self.fail(why if choices == [action.metavar] else say("argument-at", name=_name(action), why=why))

    def error(self, message: str) -> NoReturn:
        """Raises `CliError` for errors that argparse finds in the arguments as a whole."""
        if missing := re.fullmatch("the following arguments are required: (.+)", message):
            self.fail(say("argument-missing", names=missing[1], usage=self._usage_of()))
        if short := re.fullmatch("ambiguous option: (.+) could match (.+)", message):
            self.fail(say("argument-ambiguous", name=short[1], names=short[2]))
        self.fail(say("argument-expected", usage=self._usage_of()))

    def fail(self, problem: str) -> NoReturn:
        """Raises `CliError`: what is wrong, and where help is, unless that is a question already."""
        if problem.endswith("?"):
            raise CliError(problem)
        raise CliError(say("argument-see", problem=problem, command=f"{self.prog} --help"))

    def _usage_of(self, name: str = "") -> str:
        """Returns how an argument is used; without a name, how those are that must be there."""
        actions = [action for action in self._actions if (_name(action) == name if name else action.required)]
        if name and actions[0].choices is not None:
            return ", ".join(map(str, actions[0].choices))
        if name and actions[0].option_strings:
            return actions[0].option_strings[-1] if actions[0].nargs == 0 else _synopsis(actions[0])
        formatter = self._get_formatter()
        formatter.add_usage(None, actions, (), "")
        return " ".join(formatter.format_help().split())


def _name(action: argparse.Action) -> str:
    """Returns the name of an argument in argparse's errors."""
    return "/".join(action.option_strings) or str(action.metavar or action.dest)


class _Formatter(argparse.HelpFormatter):
    """Fits help to the terminal, and begins the usage with the language's own word and without a list of options."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """Adds the usage; an empty prefix is for messages, which name every argument they are about."""
        if prefix is not None:
            super().add_usage(usage, actions, groups, prefix)
            return
        parts = [_synopsis(action) for action in actions if action.required or not action.option_strings]
        usage = " ".join(("%(prog)s", f"[{say('command-vitral.options')}]", *parts))
        super().add_usage(usage, (), (), f"{say('command-vitral.usage')} ")

    def add_argument(self, action: argparse.Action) -> None:
        """Adds an argument; commands are indented, which Python below 3.13 forgets when it measures the column."""
        super().add_argument(action)
        if isinstance(action, argparse._SubParsersAction):
            longest = max(len(self._format_action_invocation(one)) for one in action._get_subactions())
            indent = self._current_indent + self._indent_increment
            self._action_max_length = max(self._action_max_length, longest + indent)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        """Wraps paragraphs; indented lines, such as examples, stay lines of their own."""
        paragraphs: list[str] = []
        for line in text.splitlines():
            starts = not line or line.startswith(" ") or not paragraphs or not paragraphs[-1]
            if starts or paragraphs[-1].startswith(" "):
                paragraphs.append(line)
            else:
                paragraphs[-1] += f" {line}"
        lines = []
        for paragraph in paragraphs:
            begin = indent + " " * (len(paragraph) - len(paragraph.lstrip()))
            hang = " " * (column.end() if (column := re.match(r" +\S+ {2,}", paragraph)) else len(begin))
            wrapper = textwrap.TextWrapper(width, initial_indent=begin, subsequent_indent=hang, break_on_hyphens=False)
            lines += wrapper.wrap(paragraph.strip()) or [""]
        return "\n".join(lines)


def _synopsis(action: argparse.Action) -> str:
    """Returns how a required option or a positional argument is written in the usage."""
    name = str(action.metavar or action.dest)
    if action.option_strings:
        return f"{action.option_strings[-1]} {name}"
    return {"?": f"[{name}]", "*": f"[{name} ...]", "+": f"{name} [{name} ...]"}.get(str(action.nargs), name)
