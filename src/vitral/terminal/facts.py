"""Cards by their id, whatever their kind, and the grid of a window."""

from __future__ import annotations

from functools import cache

from vitral.cards import AutomaCard, GlassBoard, Inspiration, Objective, Pattern, Tool, all_cards

Card = Pattern | Tool | Objective | Inspiration | GlassBoard | AutomaCard
SPACES = tuple(f"{row}{column}" for row in "ABCD" for column in range(1, 6))
_FREE = (".....",) * 4
_AUTOMA = "automa"
"""The pattern that the Automa builds; it is no card."""


@cache
def _by_id() -> dict[str, Card]:
    known = all_cards()
    kinds: tuple[tuple[Card, ...], ...] = (
        known.patterns,
        known.tools,
        known.objectives,
        known.inspirations,
        known.glass_boards,
        known.automa.cards if known.automa else (),
    )
    return {card.id: card for kind in kinds for card in kind}


def card_of(card: str) -> Card | None:
    """The card of that id; none for cards of somebody's own."""
    return _by_id().get(card)


def grid_of(pattern: str) -> tuple[str, ...]:
    """What a window asks for, row by row: a letter, a digit or a dot a space."""
    automa = all_cards().automa
    if pattern == _AUTOMA and automa is not None:
        return (automa.columns,) * 4
    card = card_of(pattern)
    return card.grid if isinstance(card, Pattern) else _FREE


def is_ours(card: str) -> bool:
    """Whether a card's face is partly ours: marked wherever it is shown."""
    found = card_of(card)
    return found is not None and found.certainty == "reconstructed"


def die_at(dice: list[list[str]], space: str) -> str:
    """The die on a space, or nothing."""
    die = dice["ABCD".index(space[0])][int(space[1]) - 1]
    return "" if die == "--" else die


def asked_at(grid: tuple[str, ...], space: str) -> str:
    """What a space asks for: a letter, a digit, or a dot."""
    return grid["ABCD".index(space[0])][int(space[1]) - 1]
