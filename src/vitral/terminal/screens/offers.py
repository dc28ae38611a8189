"""Choosing a window: the sides one was dealt, to be compared and pressed."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Grid, Vertical
from textual.content import Content
from textual.widgets import Static

from vitral.cards import Pattern
from vitral.terminal.facts import card_of
from vitral.terminal.seen import Seen
from vitral.terminal.widgets.glass import SMALL
from vitral.terminal.widgets.window import WindowView, empty_pane

_MOST = 4


class Offers(Grid):
    def compose(self) -> ComposeResult:
        for number in range(1, _MOST + 1):
            with Vertical(classes="offer", id=f"offer-{number}"):
                yield Static(classes="name")
                yield WindowView(size=SMALL, id=f"side-{number}")

    def show(self, seen: Seen) -> None:
        """Show the sides, or nothing to those who only look on."""
        offers = seen.scene.offers
        for at in range(_MOST):
            offer = self.query_one(f"#offer-{at + 1}")
            offer.display = at < len(offers)
            if at < len(offers):
                chosen = at == seen.scene.choice
                offer.query_one(Static).update(_name(seen, at, chosen=chosen))
                offer.query_one(WindowView).show(empty_pane(offers[at]))


def _name(seen: Seen, at: int, *, chosen: bool) -> Content:
    card = card_of(seen.scene.offers[at])
    hard = card.difficulty if isinstance(card, Pattern) else 0
    name = f"{'▸' if chosen else ' '}{at + 1} {seen.speaker.marked(seen.scene.offers[at])}"
    return Content.assemble((name[:22], "bold"), (f" {hard}•" if hard else "", "dim"))
