"""The words that a player may type besides choices, in English and in their language."""

from __future__ import annotations

from typing import Final

from vitral.engine.actions import VERBS
from vitral.terminal.terminal_speaker import TerminalSpeaker

ALWAYS: Final = (
    "why",
    "hint",
    "undo",
    "table",
    "windows",
    "pool",
    "track",
    "read",
    "score",
    "log",
    "say",
    "mute",
    "save",
    "quit",
)
AFTER_GAME: Final = ("review",)
BY_HAND: Final = ("correct", "list", "random")
_OTHER_WORDS: Final = {"?": "help", "exit": "quit", "q": "quit"}


def command_of(speaker: TerminalSpeaker, line: str) -> str:
    """Returns the command that a line begins with, in English or in the language spoken; nothing if it is none.

    `track R4@2` is an action, so words that are also verbs of the notation are commands only by themselves.
    """
    word, _, rest = line.partition(" ")
    typed = word.lower().removeprefix("/")
    if rest and typed in VERBS:
        return ""
    names = ("help", *ALWAYS, *BY_HAND, *AFTER_GAME)
    known = {**{name: name for name in names}, **{speaker.say(f"line-command-{name}").lower(): name for name in names}}
    return {**known, **_OTHER_WORDS}.get(typed, "")
