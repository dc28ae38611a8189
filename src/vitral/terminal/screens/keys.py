"""The keys of the full-screen terminal: one table for key bindings, the help and the bar at the bottom."""

from __future__ import annotations

from typing import Final, NamedTuple

from textual.binding import Binding
from textual.content import Content

from vitral.terminal.terminal_speaker import TerminalSpeaker


class Key(NamedTuple):
    """A key: what it does as an action, and the messages for the help and for the bar; empty ones are left out."""

    key: str
    action: str = ""
    help: str = ""
    label: str = ""
    shown: str = ""
    """How the key is written, if not by its name."""


TABS: Final = {"choices": "m", "cards": "t", "players": "v", "story": "s", "scores": "l"}
"""The panels beside the window, each with its key."""
_TAB_HELP: Final = {
    "choices": "term-help-choices",
    "cards": "term-help-cards",
    "players": "term-help-players",
    "story": "key-s",
    "scores": "key-l",
}
TABLE_KEYS: Final = (
    Key("1", help="term-help-number", shown="1–9"),
    Key("R4, B3", help="term-help-typed"),
    Key("↑ ↓ ← →", help="term-help-arrows"),
    Key("Enter", help="key-enter"),
    Key("Tab", help="term-help-tab"),
    Key("e", "end_turn", "key-e", "button-end"),
    Key("u", "undo", "key-u", "button-undo"),
    Key("h", "hint", "key-h", "hint"),
    Key("escape", "cancel", "key-escape", shown="Esc"),
    *(Key(key, f"open('{name}')", _TAB_HELP[name]) for name, key in TABS.items()),
    Key("o", "open('cards')"),
    Key("i", "seats", "term-help-seats", "term-key-seats"),
    Key("j", "copy_link", "term-help-link", "invite-link"),
    Key("k", "chat", "term-help-talk", "chat-title"),
    Key("question_mark,f1", "help", label="term-key-help", shown="?"),
    Key("q", "leave", "term-help-leave", "term-key-leave"),
)
SETUP_KEYS: Final = (
    Key("Enter", "enter", label="term-choose"),
    Key("left", "turn(-1)"),
    Key("right", "turn(1)", label="term-change", shown="◂ ▸"),
    Key("escape", "back"),
    Key("question_mark,f1", "help", label="term-key-help", shown="?"),
    Key("q", "app.quit", label="term-key-leave"),
)


def bindings(keys: tuple[Key, ...]) -> list[Binding]:
    """Returns the bindings of the keys that have an action; Enter is bound by the focused widget."""
    return [Binding(one.key, one.action, show=False) for one in keys if one.action and one.key != "Enter"]


def key_bar(speaker: TerminalSpeaker, keys: tuple[Key, ...]) -> Content:
    """Returns the keys that have a label, with what they do; each may be clicked too."""
    parts = []
    for one in keys:
        if one.label:
            action = one.action if "." in one.action else f"screen.{one.action}"
            markup = f"[@click={action}][bold $accent] $key[/] $words [/]"
            parts.append(Content.from_markup(markup, key=one.shown or one.key, words=speaker.say(one.label)))
    return Content("").join(parts)


def help_text(speaker: TerminalSpeaker) -> Content:
    """Returns the help of a table: its keys, how a turn goes, and what the signs mean."""
    lines = [Content.styled(speaker.say("help-keys"), "bold")]
    for one in TABLE_KEYS:
        if one.help:
            lines.append(Content.assemble((f"{one.shown or one.key:>8}  ", "bold $accent"), speaker.say(one.help)))
    for title, text in (("help-how", "term-help-how"), ("help-signs", "term-help-signs")):
        lines += [Content(""), Content.styled(speaker.say(title), "bold"), Content(speaker.say(text))]
    return Content("\n").join(lines)
