"""`vitral play`: a game in plain lines, alone, against bots, the Automa or people around one keyboard."""

from __future__ import annotations

import argparse
from typing import Final

from vitral.cli.command import Command
from vitral.cli.flags.seats import check_seats
from vitral.cli.playing.tables import add_flags, at_home, play_lines


def _run(args: argparse.Namespace) -> int:
    """Set the table up, or take it up again, and play."""
    check_seats(args)
    return play_lines(at_home(args, at_once=True), args, "vitral play")


COMMAND: Final = Command("play", "command-play", add_flags, _run, {"example": "vitral play --mode automa --by-hand"})
