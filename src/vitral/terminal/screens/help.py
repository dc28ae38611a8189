"""Keys, how a turn goes, and what the signs mean."""

from __future__ import annotations

from typing import Final

from textual.content import Content

from vitral.terminal.speaker import TerminalSpeaker

_KEYS: Final = (
    ("1–9", "term-help-number"),
    ("R4, B3", "term-help-typed"),
    ("↑ ↓ ← →", "term-help-arrows"),
    ("Enter", "key-enter"),
    ("Tab", "term-help-tab"),
    ("e", "key-e"),
    ("u", "key-u"),
    ("h", "key-h"),
    ("Esc", "key-escape"),
    ("m", "term-help-choices"),
    ("t, o", "term-help-cards"),
    ("v", "term-help-players"),
    ("s", "key-s"),
    ("l", "key-l"),
    ("i", "term-help-seats"),
    ("k", "term-help-talk"),
    ("q", "term-help-leave"),
)


def help_words(speaker: TerminalSpeaker) -> Content:
    keys = [Content.assemble((f"{key:>8}  ", "bold $accent"), speaker.say(words)) for key, words in _KEYS]
    parts = [
        Content.styled(speaker.say("help-keys"), "bold"),
        *keys,
        Content(""),
        Content.styled(speaker.say("help-how"), "bold"),
        Content(speaker.say("term-help-how")),
        Content(""),
        Content.styled(speaker.say("help-signs"), "bold"),
        Content(speaker.say("term-help-signs")),
    ]
    return Content("\n").join(parts)


def setup_help(speaker: TerminalSpeaker) -> Content:
    return Content(speaker.say("term-help-setup"))
