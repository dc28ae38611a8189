"""The facts of a card as lines of text, kind by kind."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from vitral.cards import (
    Automa,
    AutomaCard,
    ByGlass,
    CardSet,
    GlassBoard,
    Inspiration,
    Objective,
    Pattern,
    SumOfColor,
    SumOfSpaces,
    Tool,
)
from vitral.cli.automa_words import card_words
from vitral.cli.drawn import pattern_lines
from vitral.cli.ink import Ink
from vitral.cli.words import AUTOMA_NAME, COLOR_WORDS, count, listed

Card = Pattern | Tool | Objective | Inspiration | GlassBoard | Automa | AutomaCard


class Title(NamedTuple):
    """What a kind of card is called: one, many, and in JSON."""

    one: str
    many: str
    key: str


TITLES: Final = {
    "window": Title(
        "window pattern", "Window patterns (two sides of a card together; difficulty = favor tokens)", "windows"
    ),
    "tool": Title("tool", "Tools", "tools"),
    "public": Title("public objective", "Public objectives", "public"),
    "private": Title("private objective", "Private objectives", "private"),
    "inspiration": Title("inspiration", "Inspirations", "inspirations"),
    "glass_board": Title("rare-glass board", "Rare-glass boards", "glass_boards"),
    "automa": Title("an opponent of cards", "The Automa: pattern, positions, scoring card and levels", "automa"),
    "automa_card": Title("card of the Automa", "The Automa's deck", "automa_cards"),
}

_WHEN: Final = {
    "before_draft": "before this turn's die is drafted (the tool contains the draft, or comes first)",
    "after_draft": "after this turn's die has been placed",
    "first_turn": "in the first turn of the round only",
    "second_turn": "in the second turn of the round only",
}
_MOMENTS: Final = {"in_hand": "with a die in hand", "tool": "together with a tool", "turn": "any time in the own turn"}


def kinds(cards: CardSet) -> dict[str, Sequence[Card]]:
    """Every card by kind."""
    automa = cards.automa
    return {
        "window": cards.patterns,
        "tool": cards.tools,
        "public": cards.publics,
        "private": cards.privates,
        "inspiration": cards.inspirations,
        "glass_board": cards.glass_boards,
        "automa": (automa,) if automa else (),
        "automa_card": automa.cards if automa else (),
    }


def id_of(card: Card) -> str:
    """A card's id; there is but one Automa."""
    return "automa" if isinstance(card, Automa) else card.id


def in_short(card: Card) -> str:
    """A card in one line of the list."""
    if isinstance(card, Pattern):
        return f"{card.name} ({card.difficulty})"
    if isinstance(card, Tool):
        return f"{card.number:2}  {card.name}"
    if isinstance(card, Automa):
        return f"columns {listed(COLOR_WORDS[color] for color in card.columns)}; {count(card.tokens, 'favor token')}"
    if isinstance(card, AutomaCard):
        return f"{card_words(card)}{' (Passion)' if card.passion else ''}"
    if isinstance(card, Inspiration):
        return f"{card.name}, once a {card.per}"
    return card.name if isinstance(card, GlassBoard) else card.text


def title_of(card: Card) -> str:
    """What a card is called."""
    if isinstance(card, Automa):
        return AUTOMA_NAME
    return f"Card {card.id}" if isinstance(card, AutomaCard) else card.name


def facts_of(card: Card, cards: CardSet) -> Iterator[str]:
    """Everything that is on a card."""
    if isinstance(card, Pattern):
        yield from _window(card, cards)
    elif isinstance(card, Tool):
        yield from _folded(f"Tool number {card.number}. {card.text}")
        yield f"When: {listed(_WHEN[when] for when in card.when) if card.when else 'at any moment of the turn'}."
        yield f"In solo games it is paid with a {COLOR_WORDS[card.solo_color]} die."
    elif isinstance(card, Objective):
        yield from _folded(card.text)
        # Sums count the dice themselves.
        is_sum = isinstance(card.goal, (SumOfColor, SumOfSpaces)) or (
            isinstance(card.goal, ByGlass) and card.points == 1
        )
        yield "Points: the sum itself." if is_sum else f"Points: {card.points} each time."
    elif isinstance(card, Inspiration):
        yield from _folded(card.text)
        yield f"When: {_MOMENTS[card.moment]}, once a {card.per}."
        price = count(card.price, "favor token") if card.price else "nothing"
        less = -card.setup_tokens
        start = f", but one begins with {count(less, 'favor token')} less" if less > 0 else ""
        yield f"It costs {price}{start}; {'also' if card.solo else 'not'} for solo games."
    elif isinstance(card, GlassBoard):
        yield from _folded(card.text)
        yield f"It has room for {count(card.slots, 'die').replace('dies', 'dice')}."
    elif isinstance(card, AutomaCard):
        words = card_words(card)
        yield f"{words[0].upper()}{words[1:]}."
        if card.passion:
            yield "It belongs to Passion: with rare glass one such card is among the ten."
    else:
        yield from _automa(card, cards)


def _window(card: Pattern, cards: CardSet) -> Iterator[str]:
    other = [side.name for pair in cards.window_cards if card in pair.sides for side in pair.sides if side != card]
    yield f"Difficulty {card.difficulty}, so {card.difficulty} favor tokens." + (
        f" The other side of its card is {other[0]}." if other else ""
    )
    yield from pattern_lines(card, Ink.of_stdout())
    yield "Letters ask for a color, digits for a value, dots for nothing."


def _automa(card: Automa, cards: CardSet) -> Iterator[str]:
    names = {objective.id: objective.name for objective in cards.publics}
    columns = listed(COLOR_WORDS[color] for color in card.columns)
    yield f"Its columns, left to right: {columns}. Each die goes on its color, from top to bottom."
    yield f"It begins with {count(card.tokens, 'favor token')}."
    yield f"Its position cards for rare glass: {' '.join(card.positions)}."
    by_columns = listed(names.get(one, one) for one in card.scoring.by_columns) if card.scoring.by_columns else "none"
    yield from _folded(
        f"Scoring: private and most public objectives as usual; {card.scoring.points_per_column} points "
        f"for each full column instead for {by_columns}."
    )
    yield f"Points added by level: {', '.join(f'{level} {bonus}' for level, bonus in card.level_bonus)}."


def _folded(text: str) -> list[str]:
    return textwrap.wrap(text, 90)
