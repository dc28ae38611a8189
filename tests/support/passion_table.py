"""Lays tables of the Passion modules from text.

`passion(holds="luck", pool="R4")` is a table with inspirations, `passion(board="textured", glass="W3")` one with rare
glass; with both it has both. Everything else is laid as in `table`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from support.table import Table, table
from vitral.cards import all_cards, find_glass_board, find_inspiration
from vitral.dice import TEXT, die_of

INSPIRATIONS = tuple(card.id for card in all_cards().inspirations)
BOARDS = tuple(board.id for board in all_cards().glass_boards)
FAVORLESS = ("luck", "courage")
"""The inspirations that need no favor tokens: those of the solo game."""

ONES = ["11111", "1...1", "1...1", "11111"]
"""A print on whose edge only a 1 may begin."""
REDS = ["RRRRR", "R...R", "R...R", "RRRRR"]
"""A print on whose edge only a red die may begin."""


class PassionTable(Table):
    """A table with inspirations, rare glass, or both."""

    @property
    def turned(self) -> list[str]:
        """The inspirations that are turned over."""
        cards = self.state.inspirations
        return [card.id for seat, card in enumerate(cards) if self.state.inspired >> seat & 1]

    @property
    def glass(self) -> str:
        """The dice on the rare-glass board."""
        return " ".join(TEXT[die] for die in self.state.glass)

    @property
    def board_tokens(self) -> int:
        """The favor tokens on the rare-glass board."""
        return self.state.glass_tokens

    def hand(self) -> str:
        """The die in hand, or nothing."""
        return str(self.state.to_dict()["hand"])


def passion(
    *,
    holds: str = "",
    used: bool = False,
    board: str = "",
    glass: str = "",
    supply: int = 3,
    board_tokens: int = 0,
    options: Mapping[str, Any] | None = None,
    **laid: Any,
) -> PassionTable:
    """A table whose first seats hold the named inspirations (`used`: turned over), or with that rare-glass board.

    Seats beyond those named hold what is left. `supply` is the number of rare-glass dice still in the box.
    """
    modules = {"inspirations": bool(holds), "rare_glass": bool(board)}
    laid.setdefault("bag", 10 * "RYGBP")
    state = table(options={**modules, **(options or {})}, **laid).state
    if holds:
        held = [*holds.split(), *(card for card in INSPIRATIONS if card not in holds.split())]
        state.inspirations = tuple(find_inspiration(card) for card in held[: state.rules.players])
        state.inspired = int(used)
    if board:
        state.glass_board = find_glass_board(board)
        state.glass = tuple(sorted(die_of(die) for die in glass.split()))
        state.glass_supply, state.glass_tokens = supply, board_tokens
    return PassionTable(state)
