"""Naming the cards of a table instead of having them dealt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Label, SelectionList
from textual.widgets.selection_list import Selection

from vitral.cards import Objective, Tool, all_cards
from vitral.engine.options import OPTIONS
from vitral.terminal.plan import Plan
from vitral.terminal.speaker import TerminalSpeaker


class PickCards(ModalScreen[list[str] | None]):
    """A list of cards to tick. It is left with the ids, or None if nothing was decided."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, speaker: TerminalSpeaker, option: str, plan: Plan, picked: list[str]) -> None:
        super().__init__()
        self._speaker, self._option, self._picked = speaker, option, picked
        self._boxes = OPTIONS.boxes(option, plan.given)

    def compose(self) -> ComposeResult:
        known = all_cards()
        kinds: dict[str, Sequence[Tool | Objective]] = {"tools": known.tools, "public": known.publics}
        cards = kinds[self._option]
        shown = sorted(
            (card for card in cards if card.box in self._boxes), key=lambda card: self._speaker.card(card.id)
        )
        with Vertical(classes="box"):
            yield Label(self._speaker.say(f"option-{self._option}"), classes="title", markup=False)
            yield SelectionList(
                *(Selection(self._speaker.marked(card.id), card.id, card.id in self._picked) for card in shown)
            )
            with Horizontal(classes="buttons"):
                yield Button(self._speaker.say("term-ok"), id="ok", compact=True)
                yield Button(self._speaker.say("option-cards-clear"), id="clear", compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Take what is ticked, or have the cards dealt."""
        ticked: list[str] = self.query_one(SelectionList).selected
        self.dismiss(ticked if event.button.id == "ok" else [])
