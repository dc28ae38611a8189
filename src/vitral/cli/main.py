"""The `vitral` command: finds the command asked for, runs it, and turns every failure into a sentence and a code."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from typing import Final

import vitral
from vitral.cli.errors import BAD_INPUT, BROKEN_PIPE, INTERRUPTED, CliError
from vitral.cli.flags.arguments import add_language, language_asked
from vitral.cli.flags.parser import Parser
from vitral.cli.making.puzzles import COMMAND as PUZZLES
from vitral.cli.making.window import COMMAND as WINDOW
from vitral.cli.many_games.arena import COMMAND as ARENA
from vitral.cli.many_games.bench import COMMAND as BENCH
from vitral.cli.many_games.dataset import COMMAND as DATASET
from vitral.cli.many_games.simulate import COMMAND as SIMULATE
from vitral.cli.output.speech import retold, say, speak, speech
from vitral.cli.playing.play import COMMAND as PLAY
from vitral.cli.playing.terminal import COMMAND as TERMINAL
from vitral.cli.referee.check import COMMAND as CHECK
from vitral.cli.referee.replay import COMMAND as REPLAY
from vitral.cli.referee.score import COMMAND as SCORE
from vitral.cli.reference.cards import COMMAND as CARDS
from vitral.cli.reference.rules import COMMAND as RULES
from vitral.cli.serving.admin import COMMAND as ADMIN
from vitral.cli.serving.serve import COMMAND as SERVE
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
    before = speech().language
    speak(language_asked(given) or language_of(os.environ))
    try:
        return _code_of(given)
    finally:
        speak(before)


def _code_of(argv: list[str]) -> int:
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
        _complain(argv, say("command-interrupted"))
        return INTERRUPTED
    except CliError as error:
        _complain(argv, str(error))
        return error.code
    except TranslatableError as error:
        _complain(argv, retold(error))
        return BAD_INPUT
    except OSError as error:
        _complain(argv, say("command-stopped", reason=speech().translate(reason_of(error))))
        return BAD_INPUT
    return code


def _run(argv: list[str]) -> int:
    parser = _parser()
    args = parser.parse_args(argv)
    if args.command is None:
        parser.complain(say("command-none", names=", ".join(_COMMANDS)))
    gc.freeze()  # what is loaded by now stays to the end; looking through it again and again takes time
    return _COMMANDS[args.command].run(args)


def _complain(argv: list[str], message: str) -> None:
    command = next((word for word in argv if word in _COMMANDS), "")
    print(f"vitral {command}: {message}" if command else f"vitral: {message}", file=sys.stderr)


def _parser() -> Parser:
    parser = Parser(prog="vitral", description=say("command-vitral"), epilog=_exits())
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


def _exits() -> str:
    codes = {
        "0": say("command-exits.done"),
        "1": say("command-exits.wrong"),
        "2": say("command-exits.unclear"),
        "130": say("command-interrupted"),
    }
    return "\n".join((f"{say('command-exits')}:", *(f"  {code:5}{meaning}" for code, meaning in codes.items())))
