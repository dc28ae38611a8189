"""Keys, how a turn goes, and what the signs mean."""

from __future__ import annotations

from typing import Final

from textual.content import Content

from vitral.terminal.words import TerminalWords

_KEYS: Final = (
    ("1–9", "term-help-number"),
    ("R4, B3", "term-help-typed"),
    ("↑ ↓ ← →", "term-help-arrows"),
    ("Enter", "key-enter"),
    ("Tab", "term-help-tab"),
    ("e", "key-e"),
    ("u", "key-u"),
    ("Esc", "key-escape"),
    ("m", "term-help-choices"),
    ("t, o", "term-help-cards"),
    ("v", "term-help-players"),
    ("s", "key-s"),
    ("l", "key-l"),
    ("i", "term-help-seats"),
    ("q", "term-help-leave"),
)


def help_words(voice: TerminalWords) -> Content:
    """All of it."""
    keys = [Content.assemble((f"{key:>8}  ", "bold $accent"), voice.say(words)) for key, words in _KEYS]
    parts = [
        Content.styled(voice.say("help-keys"), "bold"),
        *keys,
        Content(""),
        Content.styled(voice.say("help-how"), "bold"),
        Content(voice.say("term-help-how")),
        Content(""),
        Content.styled(voice.say("help-signs"), "bold"),
        Content(voice.say("term-help-signs")),
    ]
    return Content("\n").join(parts)


def setup_help(voice: TerminalWords) -> Content:
    """How a table is set up."""
    return Content(voice.say("term-help-setup"))
