"""The English card messages, made from the card files, so that all languages have one shape.

`UPDATE_DOCS=1 pytest tests/test_words_cards.py` writes them to `en/cards.ftl`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from vitral.cards import AutomaCard, CardSet, all_cards, built_in_boxes, load_cards
from vitral.i18n.words import card_message

_HEAD: Final = """\
# Every card: its name, what it does (.text) and what of it is inferred or reconstructed (.note).
# Made from src/vitral/cards/data; do not edit. The other languages are written by hand in the same shape.
"""
_BOXES: Final = {
    "base": "Base game",
    "pools": "Five and six players",
    "passion": "Passion",
    "automa": "Automa",
    "promos": "Promos",
}
_EFFECTS: Final = {
    "none": "",
    "second_die_at_once": " The Automa takes its second die at once.",
    "glass": " After its first die the Automa takes rare glass.",
    "misfits_anywhere": " A die that fits nowhere may go on any open space.",
}


def english_cards() -> str:
    """The whole file `en/cards.ftl`."""
    boxes = "".join(f"box-{box} = {_BOXES[box]}\n" for box in all_cards().name.split("+"))
    parts = [_HEAD, boxes]
    for box in sorted(built_in_boxes(), key=[*_BOXES].index):
        parts.append(f"\n## {_BOXES[box]}\n")
        parts += [f"\n{_message(*card)}" for card in _cards(load_cards(box))]
    return "".join(parts)


def card_ids(cards: CardSet | None = None) -> list[str]:
    """Every card of the set (all boxes if none is given), by id; the Automa itself counts as one."""
    return [card for card, *_ in _cards(cards or all_cards())]


def _cards(cards: CardSet) -> Iterator[tuple[str, str, str, str]]:
    """Id, name, text and note of every card."""
    for pattern in cards.patterns:
        yield pattern.id, pattern.name, "", pattern.note
    for group in (cards.tools, cards.publics, cards.privates, cards.inspirations, cards.glass_boards):
        for card in group:
            yield card.id, card.name, card.text, card.note
    if cards.automa:
        yield "automa", "Automa", "", cards.automa.note
        for face in cards.automa.cards:
            yield face.id, f"Automa card {face.id}", _face(face), face.note


def _face(card: AutomaCard) -> str:
    tool = f" It pays for tool {card.tool}." if card.tool else ""
    return f"Places {_listed(map(str, card.places))}, in this order.{tool}{_EFFECTS[card.effect]}"


def _listed(parts: Iterable[str]) -> str:
    *most, last = parts
    return f"{', '.join(most)} and {last}"


def _message(card: str, name: str, text: str, note: str) -> str:
    lines = [f"{card_message(card)} = {name}"]
    lines += [f"    .text = {text}"] if text else []
    lines += [f"    .note = {note}"] if note else []
    return "\n".join(lines) + "\n"
