"""A table as one seat sees it, with all that lines about it need: names, options and what things cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vitral.cards import AutomaCard, CardSet, Inspiration, Tool
from vitral.engine import Options, View
from vitral.engine.steps.glass import price
from vitral.game import Game


@dataclass(frozen=True, slots=True)
class Scene:
    """A view and what belongs to it."""

    view: View
    me: int
    """The seat that looks."""
    names: tuple[str, ...]
    """By seat; the Automa has one too."""
    options: Options
    cards: CardSet
    glass_price: int
    """What rare glass costs the seat that looks, now."""
    target: int | None
    """Solo: the score to beat, so far."""
    tools_gone: tuple[Tool, ...]
    """Solo: the tools that were used and left the game."""

    @property
    def inspiration(self) -> Inspiration | None:
        """The inspiration of the seat that looks."""
        return self.view.inspirations[self.me] if self.view.inspirations else None

    @property
    def automa_card(self) -> AutomaCard | None:
        """The Automa's card of this round, once revealed."""
        automa, at_work = self.cards.automa, self.view.automa
        if automa is None or at_work is None:
            return None
        return next((card for card in automa.cards if card.id == at_work.card), None)

    @property
    def tool_places(self) -> tuple[int, ...]:
        """Against the Automa, the numbers of the tools in their row of three; else none."""
        at_work = self.view.automa
        if at_work is None:
            return ()
        return tuple(place for place in (1, 2, 3) if place != at_work.board_slot)

    def used(self, seat: int) -> bool:
        """Whether the inspiration of a seat is turned over."""
        return bool(self.view.inspired >> seat & 1)

    def paid_with(self, tool: Tool) -> str:
        """Solo: the symbol a die must show to pay for a tool."""
        return tool.first_printing if self.options.solo_payment == "first_printing" else tool.solo_color


def scene_of(game: Game, seat: int, names: Sequence[str]) -> Scene:
    """The table as a seat sees it now."""
    state, view = game.state, game.view(seat)
    has_price = view.glass_board is not None and bool(view.windows)
    return Scene(
        view=view,
        me=seat,
        names=tuple(names),
        options=game.options,
        cards=state.rules.cards,
        glass_price=price(state, view.windows[seat]) if has_price else 0,
        target=game.target,
        tools_gone=_tools_gone(game, view) if game.options.solo else (),
    )


def _tools_gone(game: Game, view: View) -> tuple[Tool, ...]:
    dealt = next((line.split()[2:] for line in game.log() if line.startswith("deal tools ")), game.options.tools)
    left = {tool.id for tool in view.tools}
    known = {tool.id: tool for tool in game.state.rules.cards.tools}
    return tuple(known[tool] for tool in dealt if tool not in left)
