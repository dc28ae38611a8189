"""The `vitral` command: finds the command asked for, runs it, and turns every failure into a sentence and a code."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

import vitral
from vitral.arena import ArenaError, BenchError
from vitral.bots import BotError
from vitral.cards import CardError
from vitral.cli.arena import COMMAND as ARENA
from vitral.cli.bench import COMMAND as BENCH
from vitral.cli.cards import COMMAND as CARDS
from vitral.cli.check import COMMAND as CHECK
from vitral.cli.errors import BAD_INPUT, BROKEN_PIPE, INTERRUPTED, CliError
from vitral.cli.play import COMMAND as PLAY
from vitral.cli.replay import COMMAND as REPLAY
from vitral.cli.score import COMMAND as SCORE
from vitral.cli.serve import COMMAND as SERVE
from vitral.cli.simulate import COMMAND as SIMULATE
from vitral.engine import OptionError
from vitral.records import RecordError
from vitral.referee import SituationError

_COMMANDS: Final = {one.name: one for one in (PLAY, SERVE, SCORE, CHECK, REPLAY, CARDS, SIMULATE, ARENA, BENCH)}

_EXITS: Final = """\
exit codes:
  0    done
  1    the input was understood but does not hold: an impossible record, or a breach under check --strict
  2    the request or the input could not be understood; nothing was written
  130  interrupted
"""


class _Parser(argparse.ArgumentParser):
    """Raises instead of leaving the program, so that all failures are told in one place."""

    def error(self, message: str) -> NoReturn:
        command = self.prog.removeprefix("vitral").strip()
        raise CliError(f"{message}; see: vitral {command}{' ' if command else ''}--help")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")  # a terminal that lacks a letter is no reason to fail
    given = sys.argv[1:] if argv is None else list(argv)
    try:
        code = _run(given)
        sys.stdout.flush()
    except SystemExit as leaving:  # --help and --version
        return leaving.code if isinstance(leaving.code, int) else 0
    except BrokenPipeError:
        # What is still buffered would fail again when Python closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except KeyboardInterrupt:
        _complain(given, "interrupted")
        return INTERRUPTED
    except CliError as error:
        _complain(given, str(error))
        return error.code
    except (ArenaError, BenchError, BotError, CardError, OptionError, RecordError, SituationError) as error:
        _complain(given, str(error))
        return BAD_INPUT
    except OSError as error:
        _complain(given, f"cannot go on: {error.strerror or error}")
        return BAD_INPUT
    return code


def _run(argv: list[str]) -> int:
    args = _parser().parse_args(argv)
    if args.command is None:
        raise CliError(f"name a command: {', '.join(_COMMANDS)}; see: vitral --help")
    return _COMMANDS[args.command].run(args)


def _complain(argv: list[str], message: str) -> None:
    command = next((word for word in argv if word in _COMMANDS), "")
    print(f"vitral {command}: {message}" if command else f"vitral: {message}", file=sys.stderr)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="vitral",
        description="Play, study and referee the board game Sagrada. An unofficial fan project.",
        epilog=_EXITS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"vitral {vitral.__version__}")
    commands = parser.add_subparsers(dest="command", title="commands", metavar="COMMAND")
    for command in _COMMANDS.values():
        command.configure(
            commands.add_parser(
                command.name,
                help=command.help,
                description=f"{command.help[0].upper()}{command.help[1:]}.",
                epilog=command.more,
                formatter_class=argparse.RawDescriptionHelpFormatter,
            )
        )
    return parser
