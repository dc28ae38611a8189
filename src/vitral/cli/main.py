"""The `vitral` command: finds the command asked for, runs it, and turns every failure into a sentence and a code."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from typing import Final

import vitral
from vitral.cli.arguments import add_language, language_asked
from vitral.cli.command import BAD_INPUT, BROKEN_PIPE, INTERRUPTED, CliError
from vitral.cli.commands.admin import COMMAND as ADMIN
from vitral.cli.commands.arena import COMMAND as ARENA
from vitral.cli.commands.bench import COMMAND as BENCH
from vitral.cli.commands.cards import COMMAND as CARDS
from vitral.cli.commands.check import COMMAND as CHECK
from vitral.cli.commands.dataset import COMMAND as DATASET
from vitral.cli.commands.play import COMMAND as PLAY
from vitral.cli.commands.puzzles import COMMAND as PUZZLES
from vitral.cli.commands.replay import COMMAND as REPLAY
from vitral.cli.commands.rules import COMMAND as RULES
from vitral.cli.commands.score import COMMAND as SCORE
from vitral.cli.commands.serve import COMMAND as SERVE
from vitral.cli.commands.simulate import COMMAND as SIMULATE
from vitral.cli.commands.terminal import COMMAND as TERMINAL
from vitral.cli.commands.window import COMMAND as WINDOW
from vitral.cli.output import error_text, say, set_language, translator
from vitral.cli.parser import Parser
from vitral.i18n import language_of
from vitral.translatable import TranslatableError, reason_of

_ALL: Final = (
    PLAY,
    TERMINAL,
    SERVE,
    ADMIN,
    SCORE,
    CHECK,
    REPLAY,
    CARDS,
    RULES,
    PUZZLES,
    WINDOW,
    SIMULATE,
    ARENA,
    DATASET,
    BENCH,
)
_COMMANDS: Final = {one.name: one for one in _ALL}


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")  # a terminal that lacks a letter is no reason to fail
    given = sys.argv[1:] if argv is None else list(argv)
    before = translator().language
    set_language(language_asked(given) or language_of(os.environ))
    try:
        return _exit_code(given)
    finally:
        set_language(before)


def _exit_code(argv: list[str]) -> int:
    try:
        code = _run(argv)
        sys.stdout.flush()
    except SystemExit as leaving:  # --help and --version
        return leaving.code if isinstance(leaving.code, int) else 0
    except BrokenPipeError:
        # What is still buffered would fail again when Python closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except KeyboardInterrupt:
        _print_error(argv, say("command-interrupted"))
        return INTERRUPTED
    except CliError as error:
        _print_error(argv, str(error))
        return error.code
    except TranslatableError as error:
        _print_error(argv, error_text(error))
        return BAD_INPUT
    except OSError as error:
        _print_error(argv, say("command-stopped", reason=translator().translate(reason_of(error))))
        return BAD_INPUT
    return code


def _run(argv: list[str]) -> int:
    parser = _parser()
    args = parser.parse_args(argv)
    if args.command is None:
        parser.fail(say("command-none", names=", ".join(_COMMANDS)))
    gc.freeze()  # what is loaded by now stays to the end; looking through it again and again takes time
    return _COMMANDS[args.command].run(args)


def _print_error(argv: list[str], message: str) -> None:
    command = next((word for word in argv if word in _COMMANDS), "")
    print(f"vitral {command}: {message}" if command else f"vitral: {message}", file=sys.stderr)


def _parser() -> Parser:
    parser = Parser(prog="vitral", description=say("command-vitral"), epilog=_exit_codes())
    version = f"vitral {vitral.__version__}"
    parser.add_argument("--version", action="version", version=version, help=say("command-vitral.version"))
    add_language(parser)
    title, metavar = say("command-vitral.commands"), say("metavar-command")
    commands = parser.add_subparsers(dest="command", title=title, metavar=metavar)
    for command in _COMMANDS.values():
        text = command.help
        description = f"{text[0].upper()}{text[1:]}."
        inner = commands.add_parser(command.name, help=text, description=description, epilog=command.more)
        command.configure(inner)
        add_language(inner)
    return parser


def _exit_codes() -> str:
    codes = {
        "0": say("command-exits.done"),
        "1": say("command-exits.wrong"),
        "2": say("command-exits.unclear"),
        "130": say("command-interrupted"),
    }
    return "\n".join((f"{say('command-exits')}:", *(f"  {code:5}{meaning}" for code, meaning in codes.items())))
