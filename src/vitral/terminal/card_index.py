"""An index of cards of all kinds by id, and the grid of a window."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from vitral.cards import AutomaCard, CardSet, GlassBoard, Inspiration, Objective, Pattern, Tool, all_cards
from vitral.cards.custom_windows import custom_window

Card = Pattern | Tool | Objective | Inspiration | GlassBoard | AutomaCard
SPACES = tuple(f"{row}{column}" for row in "ABCD" for column in range(1, 6))
_FREE = (".....",) * 4
_AUTOMA = "automa"
"""The pattern that the Automa builds; it is no card."""


class CardIndex:
    """The cards that a table is dealt from."""

    def __init__(self, cards: CardSet) -> None:
        kinds: tuple[tuple[Card, ...], ...] = (
            cards.patterns,
            cards.tools,
            cards.objectives,
            cards.inspirations,
            cards.glass_boards,
            cards.automa.cards if cards.automa else (),
        )
        self.cards = cards
        self._by_id = {card.id: card for kind in kinds for card in kind}

    def find(self, card: str) -> Card | None:
        """Returns the card of that id, or None; the id of a player's own window contains its pattern."""
        return self._by_id.get(card) or custom_window(card)

    def names(self) -> Mapping[str, str]:
        """Returns the English names of all cards that have one."""
        return {card.id: card.name for card in self._by_id.values() if not isinstance(card, AutomaCard)}

    def revisions(self) -> Mapping[str, int]:
        """Returns which revision of each card it is."""
        return {card.id: card.revision for card in self._by_id.values() if card.box}

    def grid(self, pattern: str) -> tuple[str, ...]:
        """Returns what a window asks for, row by row: a letter, a digit or a dot a space."""
        if pattern == _AUTOMA and self.cards.automa is not None:
            return (self.cards.automa.columns,) * 4
        card = self.find(pattern)
        return card.grid if isinstance(card, Pattern) else _FREE

    def is_reconstructed(self, card: str) -> bool:
        """Returns whether a card's face is partly reconstructed, which is marked on every screen."""
        found = self.find(card)
        return found is not None and found.certainty == "reconstructed"


@cache
def built_in_cards() -> CardIndex:
    return CardIndex(all_cards())


def card_of(card: str) -> Card | None:
    """Returns the card of the boxes with that id."""
    return built_in_cards().find(card)


def grid_of(pattern: str) -> tuple[str, ...]:
    """Returns what `CardIndex.grid` does, for the boxes."""
    return built_in_cards().grid(pattern)


def dice_of(dice: list[list[str]]) -> dict[str, str]:
    """Returns the dice of a window by their spaces."""
    placed = zip(SPACES, (die for row in dice for die in row), strict=True)
    return {space: die for space, die in placed if die != "--"}


def die_at(dice: list[list[str]], space: str) -> str:
    """Returns the die on a space, or nothing."""
    die = dice["ABCD".index(space[0])][int(space[1]) - 1]
    return "" if die == "--" else die


def asked_at(grid: tuple[str, ...], space: str) -> str:
    """Returns what a space asks for: a letter, a digit, or a dot."""
    return grid["ABCD".index(space[0])][int(space[1]) - 1]
