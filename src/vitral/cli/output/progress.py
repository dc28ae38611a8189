"""A progress bar on standard error, for those who sit before a terminal."""

from __future__ import annotations

import argparse
import sys
from typing import Final, Self

from vitral.cli.output.speech import say

_WIDTH: Final = 30


def add_progress(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--progress", action="store_true", help=say("argument-progress"))


class ProgressBar:
    """How many games are played. Redraws itself on a terminal; elsewhere, if wanted, writes a line for each tenth."""

    def __init__(self, *, wanted: bool = False) -> None:
        self._terminal = sys.stderr.isatty()
        self._wanted = wanted or self._terminal
        self._shown = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._terminal and self._shown >= 0:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    def show(self, done: int, total: int) -> None:
        step = done * (100 if self._terminal else 10) // total
        if not self._wanted or step == self._shown:
            return
        self._shown = step
        text = say("command-progress", done=done, total=total)
        if self._terminal:
            full = _WIDTH * done // total
            print(f"\r[{'#' * full}{'.' * (_WIDTH - full)}] {text}", end="", file=sys.stderr, flush=True)
        else:
            print(text, file=sys.stderr, flush=True)
