"""What people say to each other at a table of a server: heard in words, said by number, by name or in own words."""

from __future__ import annotations

from typing import Final, Literal, get_args

from vitral.server.protocol.talking import EmoteName, Talked
from vitral.terminal.speaker import TerminalSpeaker

Saying = EmoteName | Literal["nudge"]
SAYINGS: Final[tuple[Saying, ...]] = (*get_args(EmoteName), "nudge")
"""What can be said everywhere, in the order of its numbers."""
KEPT: Final = 50
"""How much of the talk is remembered here."""


def heard(speaker: TerminalSpeaker, said: Talked, you: list[int]) -> str:
    """What somebody said, with their name; nothing if it is meant for others."""
    name = speaker.names[said.seat] if said.seat < len(speaker.names) else ""
    if said.nudged:
        return speaker.say("talk-nudged-you", name=name) if set(said.nudged) & set(you) else ""
    text = speaker.say(f"talk-emote-{said.emote}") if said.emote else said.text
    return speaker.say("talk-said", name=name, text=text)


def sayings(speaker: TerminalSpeaker) -> list[str]:
    """All that can be said everywhere, numbered."""
    return [f"{number} {_words(speaker, one)}" for number, one in enumerate(SAYINGS, 1)]


def saying_of(speaker: TerminalSpeaker, typed: str) -> Saying | None:
    """What is meant by a number, a name or the words themselves; nothing if these are somebody's own words."""
    if typed.isdecimal() and 1 <= int(typed) <= len(SAYINGS):
        return SAYINGS[int(typed) - 1]
    plain = _plain(typed)
    return next((one for one in SAYINGS if plain in (one, _plain(_words(speaker, one)))), None)


def _words(speaker: TerminalSpeaker, saying: Saying) -> str:
    return speaker.say("talk-nudge" if saying == "nudge" else f"talk-emote-{saying}")


def _plain(text: str) -> str:
    return "".join(letter for letter in text.casefold() if letter.isalnum() or letter == " ").strip()
