"""Chat at a server's table: messages as text, phrases by number or name, and muting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, get_args

from vitral.server.protocol import ChatMessage, EmoteName
from vitral.terminal.terminal_speaker import TerminalSpeaker

if TYPE_CHECKING:
    from vitral.terminal.snapshot import TableSnapshot


QuickMessage = EmoteName | Literal["nudge"]
QUICK_MESSAGES: Final[tuple[QuickMessage, ...]] = (*get_args(EmoteName), "nudge")
"""The quick messages, in the order of their numbers."""
HISTORY: Final = 50
"""Messages that a client remembers."""


def message_text(speaker: TerminalSpeaker, said: ChatMessage, you: list[int]) -> str:
    """Returns the message after its author's name; an empty string for a nudge to other seats."""
    name = speaker.names[said.seat] if said.seat < len(speaker.names) else ""
    if said.nudged:
        return speaker.say("chat-nudged-you", name=name) if set(said.nudged) & set(you) else ""
    text = speaker.say(f"chat-emote-{said.emote}") if said.emote else said.text
    return speaker.say("chat-said", name=name, text=text)


def quick_message_rows(speaker: TerminalSpeaker) -> list[str]:
    """Returns the quick messages, numbered."""
    return [f"{number} {_words(speaker, one)}" for number, one in enumerate(QUICK_MESSAGES, 1)]


def quick_message_of(speaker: TerminalSpeaker, typed: str) -> QuickMessage | None:
    """Returns the phrase with that number, name or wording; None if the text is none of them."""
    if typed.isdecimal() and 1 <= int(typed) <= len(QUICK_MESSAGES):
        return QUICK_MESSAGES[int(typed) - 1]
    plain = _plain(typed)
    return next((one for one in QUICK_MESSAGES if plain in (one, _plain(_words(speaker, one)))), None)


def muted(seen: TableSnapshot, typed: str) -> str:
    """Mutes or unmutes the player of that name or seat number; returns the answer to show."""
    client, say = seen.selection.client, seen.speaker.say
    seats = enumerate(zip(seen.names, seen.table.seats, strict=False))
    others = {at: name for at, (name, seat) in seats if at not in client.you and seat.kind == "person"}
    if not others:
        return say("line-say-bots")
    found = [at for at, name in others.items() if _plain(typed) in (_plain(name), str(at + 1))]
    if not found:
        return say("line-mute-whom", names=seen.speaker.listed([*others.values()]))
    client.muted ^= {*found}
    return say("line-muted" if found[0] in client.muted else "line-unmuted", name=others[found[0]])


def to_mute(speaker: TerminalSpeaker, typed: str) -> str | None:
    """Returns the name after the command `mute`, or None if another command was typed."""
    word, _, whom = typed.partition(" ")
    return whom.strip() if word.lower() in ("mute", speaker.say("line-command-mute")) else None


def _words(speaker: TerminalSpeaker, saying: QuickMessage) -> str:
    return speaker.say("chat-nudge" if saying == "nudge" else f"chat-emote-{saying}")


def _plain(text: str) -> str:
    return "".join(letter for letter in text.casefold() if letter.isalnum() or letter == " ").strip()
