"""Between two people on one screen: nothing secret is shown until the next one opens it."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Middle, Vertical
from textual.screen import Screen
from textual.widgets import Button, Label

from vitral.terminal.speaker import TerminalSpeaker


class CurtainScreen(Screen[bool]):
    """Hides the whole table. It is left with whether the next person opened it (else: leave the table)."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "leave", show=False)]

    def __init__(self, speaker: TerminalSpeaker, name: str, *, choosing: bool) -> None:
        super().__init__()
        self._speaker, self._whose, self._choosing = speaker, name, choosing

    def compose(self) -> ComposeResult:
        text = "curtain-choosing" if self._choosing else "curtain-text"
        with Middle(), Center(), Vertical(classes="box"):
            yield Label(self._speaker.say("curtain-title", name=self._whose), classes="title", markup=False)
            yield Label(self._speaker.say(text, name=self._whose), markup=False)
            yield Button(self._speaker.say("curtain-open", name=self._whose), id="open", compact=True)

    def on_button_pressed(self) -> None:
        self.dismiss(True)

    def action_leave(self) -> None:
        """Leave the table from behind the curtain."""
        self.dismiss(False)
