"""The `vitral` command: finds the command asked for, runs it, and turns every failure into a sentence and a code."""

from __future__ import annotations

import gc
import io
import os
import sys
from collections.abc import Sequence
from typing import Final

import vitral
from vitral.cli.command import BAD_INPUT, BROKEN_PIPE, COMMANDS, INTERRUPTED, CliError, load_command
from vitral.cli.config import apply_color_setting, language_setting
from vitral.cli.output import error_text, print_error, say, set_language, translator
from vitral.cli.parser import Parser, add_language, language_asked
from vitral.cli.plain_characters import replace_unknown_characters
from vitral.i18n import language_of
from vitral.translatable import TranslatableError, did_you_mean, reason_of

EXIT_CODES: Final = {
    "0": "command-exits.done",
    "1": "command-exits.wrong",
    "2": "command-exits.unclear",
    "130": "command-interrupted",
}
"""The exit codes, and the message for each."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command and returns its exit code."""
    given = sys.argv[1:] if argv is None else list(argv)
    sys.stdout, sys.stderr = sys.stdout or io.StringIO(), sys.stderr or io.StringIO()  # the caller closed them
    replace_unknown_characters(sys.stdout, sys.stderr)
    before = translator().language
    set_language(language_asked(given) or language_of(os.environ))
    try:
        return _exit_code(given)
    finally:
        set_language(before)


def _exit_code(argv: list[str]) -> int:
    try:
        try:
            code = _run(argv)
        except SystemExit as leaving:  # --help and --version
            code = leaving.code if isinstance(leaving.code, int) else 0
        sys.stdout.flush()
    except BrokenPipeError:
        # What is still buffered would fail again when Python closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except KeyboardInterrupt:
        if sys.stderr.isatty():
            print(file=sys.stderr)  # what comes next begins a line
        return INTERRUPTED
    except CliError as error:
        print_error(_known_command(argv), str(error))
        return error.code
    except TranslatableError as error:
        print_error(_known_command(argv), _of_flag(error, argv) or error_text(error))
        return BAD_INPUT
    except OSError as error:
        stopped = say("command-stopped", reason=translator().translate(reason_of(error)))
        message = f"{error.filename}: {stopped}" if isinstance(error.filename, str) else stopped
        print_error(_known_command(argv), message)
        return BAD_INPUT
    return code


def _run(argv: list[str]) -> int:
    asked_for_help = command_named(argv) == "help"
    try:
        if not language_asked(argv) and (language := language_setting()):
            set_language(language)
        apply_color_setting()
    except CliError as error:
        if not asked_for_help and command_named(argv) != "completion" and not {"-h", "--help"} & {*argv}:
            raise
        print_error("", str(error))  # a wrong setting is no reason to withhold help
    if asked_for_help:
        argv = [*filter(lambda word: word != "help", argv), "--help"]
    name = command_named(argv)
    parser = make_parser(name)
    before = argv[: argv.index(name)] if name else []
    known = [option for action in parser._actions for option in action.option_strings]
    if mistyped := [word for word in before if word[:2] == "--" and not _begins_one(word, known)]:
        parser.fail_unknown(mistyped[:1])
    if name and name not in COMMANDS:
        parser.fail(_unknown_command(name))
    if asked_for_help and (more := argv[argv.index(name) + 1 : -1] if name else []):
        inner = parser.parser_of(name)
        if words := [] if inner._subparsers else _words(more):
            inner.fail_unknown(words)
        inner.parse_known_args([*more, "--help"])
    args = parser.parse_args(argv)
    if args.command is None:
        parser.print_help(sys.stderr)
        return BAD_INPUT
    gc.freeze()  # loaded modules live until the end: exempt them from garbage collection
    return load_command(args.command).run(args)


def command_named(argv: Sequence[str]) -> str:
    """Returns the first argument that is no option, nor the value of --lang; an empty string if there is none."""
    return next(iter(_words(argv)), "")


def _words(argv: Sequence[str]) -> list[str]:
    """Returns the arguments that are no options, nor the value of --lang."""
    words, found = iter(argv), []
    for word in words:
        if not word.startswith("-"):
            found.append(word)
        elif "=" not in word and len(word) > 2 and "--lang".startswith(word):
            next(words, "")
    return found


def _begins_one(word: str, options: Sequence[str]) -> bool:
    return any(option.startswith(word.partition("=")[0]) for option in options)


def _known_command(argv: Sequence[str]) -> str:
    return next((word for word in argv if word in COMMANDS), "")


def _unknown_command(name: str) -> str:
    from difflib import get_close_matches

    close = get_close_matches(name, (*COMMANDS, "help"), 2)
    close += [one for one in COMMANDS if one.startswith(name) and one not in close]
    hint = translator().translate(did_you_mean(close)) if close else ""
    names = ", ".join(COMMANDS)
    return say("command-unknown-close" if hint else "command-unknown", name=f'"{name}"', hint=hint, names=names)


def _of_flag(error: TranslatableError, argv: Sequence[str]) -> str:
    """Returns what is wrong with an option of the table, by the flag that was typed; nothing for other errors."""
    option, why = getattr(error, "option", ""), getattr(error, "why", "")
    if not option:
        return ""
    problem = f"--{option.replace('_', '-')}: {translator().translate(why)}"
    return (
        problem
        if problem.endswith("?")
        else say("argument-see", problem=problem, command=f"vitral {command_named(argv)} --help")
    )


def make_parser(*configured: str) -> Parser:
    """Returns the parser of the whole command line; only the commands named get their arguments."""
    parser = Parser(prog="vitral", description=say("command-vitral"), epilog=_epilog())
    version = f"vitral {vitral.__version__}"
    parser.add_argument("-V", "--version", action="version", version=version, help=say("command-vitral.version"))
    add_language(parser)
    title, metavar = say("command-vitral.commands"), say("metavar-command")
    parsers = parser.add_subparsers(dest="command", title=title, metavar=metavar)
    for name in COMMANDS:
        text = say(f"command-{name}")
        inner = parsers.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.")
        if name in configured:
            from vitral.cli.flags import CONFIGURE, command_epilog  # most of this module's own time

            inner.epilog = command_epilog(name)
            CONFIGURE[name](inner)
            add_language(inner)
    return parser


def _epilog() -> str:
    more = say("command-vitral.more", help="vitral help", man="man vitral")
    codes = (f"  {code:5}{say(meaning)}" for code, meaning in EXIT_CODES.items())
    return "\n".join((more, "", f"{say('command-exits')}:", *codes))
