"""Bots in any language: a program that reads questions and writes answers, one JSON object a line.

A question is `{"vitral": 1, "seat": 0, "options": {...}, "view": {...}, "legal": ["take R4", "pass"],
"budget": {"seconds": null, "playouts": null}, "seed": "..."}`; the answer is `{"action": "take R4"}`. The view is
`View.to_dict()`. Unknown keys are to be ignored. At the end of the game standard input is closed.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from vitral.bots.bot import ANY_TIME, Budget
from vitral.bots.names import PREFIX
from vitral.engine import Action, View
from vitral.translatable import TranslatableError, TranslatableText, in_quotes

_LONGEST_LINE: Final = 10_000
_PROGRAM_FILE: Final = re.compile(r".+\.(?!exe$)[A-Za-z]\w*")
"""A file with an ending. The first one in a command line is the bot itself, and what comes before it only runs it."""


class ProgramError(RuntimeError):
    """A program that did not answer as it should."""


class CommandError(TranslatableError):
    """A command line that starts nothing."""


class ProcessBot:
    """A bot that asks a program. A program that ended or was given up is started again with the next question."""

    def __init__(self, command: str, seed: int | str | None = None, patience: float = 10.0) -> None:
        self.name = PREFIX + command
        self._command = _split(command)
        self._seed = seed
        self._patience = patience
        self._process: subprocess.Popen[str] | None = None
        self._lines: SimpleQueue[str] = SimpleQueue()

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = ANY_TIME, /) -> Action:
        """Returns what the program answers; `ProgramError` if it does not, or answers nothing legal."""
        line = self._ask(json.dumps(question(view, legal, budget, self._seed)), budget)
        return read_answer(line, legal)

    def _ask(self, line: str, budget: Budget) -> str:
        process = self._started()
        assert process.stdin is not None
        unread = "\n"
        while unread and not self._lines.empty():  # answers without a question
            unread = self._lines.get()
        try:
            if unread:
                process.stdin.write(line + "\n")
                process.stdin.flush()
                unread = self._lines.get(timeout=self._patience + (budget.seconds or 0.0))
        except (OSError, Empty) as error:
            self.close()
            problem = "no answer in time" if isinstance(error, Empty) else "the program takes no questions any more"
            raise ProgramError(f"{self.name}: {problem}") from None
        if not unread:
            self.close()
            raise ProgramError(f"{self.name}: the program ended without an answer")
        if len(unread) == _LONGEST_LINE:
            self.close()
            raise ProgramError(f"{self.name}: a line of more than {_LONGEST_LINE} letters, {unread[:40]!r}…")
        return unread

    def _started(self) -> subprocess.Popen[str]:
        if self._process is None or self._process.poll() is not None:
            self.close()
            try:
                self._process = subprocess.Popen(
                    self._command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    encoding="utf-8",
                    errors="replace",  # an answer that is not UTF-8 fails
                )
            except OSError as error:
                raise ProgramError(f"{self.name}: cannot be started ({error.strerror})") from None
            self._lines = SimpleQueue()
            Thread(target=_read, args=(self._process, self._lines), daemon=True).start()
        return self._process

    def close(self) -> None:
        """Ends the program: gently first, by closing its input."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError):
            if process.stdin is not None:
                process.stdin.close()
        try:
            process.wait(timeout=0.5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def __del__(self) -> None:
        with suppress(Exception):
            self.close()


def _split(command: str) -> list[str] | str:
    """Splits a command line into its words; raises `CommandError` if that is impossible."""
    try:
        parts = shlex.split(command, posix=os.name == "posix")
    except ValueError:
        raise CommandError(TranslatableText("fault-open-quote", "a quotation mark is not closed")) from None
    program = parts[0].strip('"')
    if shutil.which(program) is None:
        raise CommandError(TranslatableText("fault-no-program", "there is no program {name}", name=in_quotes(program)))
    # Windows takes the command line as it is; its paths have the backslashes that shlex takes away.
    return parts if os.name == "posix" else command


def program_name(bot: str) -> str:
    """Returns the name of the file that a bot's program is in: "bot.py" for `cmd:python3.12 /home/ana/bot.py`."""
    words = bot.removeprefix(PREFIX).split()
    files = [Path(word.strip("\"'")).name for word in words if not word.startswith("-")]
    return next((file for file in files if _PROGRAM_FILE.fullmatch(file)), files[0] if files else bot)


def _read(process: subprocess.Popen[str], lines: SimpleQueue[str]) -> None:
    assert process.stdout is not None
    with process.stdout as output:
        while line := output.readline(_LONGEST_LINE):
            lines.put(line)
    lines.put("")


def question(view: View, legal: Sequence[Action], budget: Budget, seed: int | str | None) -> dict[str, Any]:
    return {
        "vitral": 1,
        "seat": view.viewer,
        "options": view.rules.options.to_dict(),
        "view": view.to_dict(),
        "legal": [action.text for action in legal],
        "budget": {"seconds": budget.seconds, "playouts": budget.playouts},
        "seed": None if seed is None else str(seed),
    }


def read_answer(line: str, legal: Sequence[Action]) -> Action:
    """Returns the action an answer names, which must be legal."""
    try:
        named = json.loads(line)["action"]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise ProgramError(f'expected a line such as {{"action": "pass"}}, found {line.strip()[:80]!r}') from None
    for action in legal:
        if action.text == named:
            return action
    raise ProgramError(f"{str(named)[:80]!r} is not among the legal actions")
