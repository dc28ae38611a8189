"""The Automa's cards of a real table whose deck is not ours: the id of each says what is on it.

`T2154301` has the places 2, 1, 5, 4, shows tool 3 (0: none), has the effect 0 (`_EFFECTS`), and came up in round 1 (0
in round 10), so that two cards alike have two ids. A position card is named by the space that it shows.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Final

from vitral.cards import Automa, AutomaCard, CardSet, cards_from_texts

_EFFECTS: Final = ("none", "second_die_at_once", "misfits_anywhere", "glass")
_OF_PASSION: Final = _EFFECTS[2:]
"""Effects of cards that are in the deck with rare glass only."""
_DEAL: Final = re.compile(r"deal automa (T([1-5]{4})([0-3])([0-3])[0-9])")
_POSITION: Final = re.compile(r"deal position ([A-D][1-5])")


def with_own_automa_cards(cards: CardSet, lines: Iterable[str]) -> CardSet:
    """Returns a set in which the Automa has the cards of its own table, too, that these lines of a log name.

    Raises `CardError` if one of them is none.
    """
    entered = list(lines)
    found = {match[1]: match for match in map(_DEAL.fullmatch, entered) if match is not None}
    positions = {match[1] for match in map(_POSITION.fullmatch, entered) if match is not None}
    if cards.automa is None or not (found or positions - {*cards.automa.positions}):
        return cards
    own = [
        _card(card, [int(place) for place in match[2]], int(match[3]), _EFFECTS[int(match[4])])
        for card, match in found.items()
    ]
    text = _automa_file(cards.automa, own, sorted({*cards.automa.positions, *positions}))
    return cards_from_texts(f"{cards.name}+automa.toml", [*cards.sources, text], cards.edition)


def _automa_file(automa: Automa, own: list[str], positions: list[str]) -> str:
    """Returns a card file with an Automa that has further cards, and positions."""
    bonus = ", ".join(f"{level} = {points}" for level, points in automa.level_bonus)
    scoring = automa.scoring
    lines = [
        'format = "vitral-cards/1"',
        "[automa]",
        f"columns = {json.dumps(automa.columns)}",
        f"tokens = {automa.tokens}",
        f"positions = {json.dumps(positions)}",
        f"level_bonus = {{ {bonus} }}",
        "[automa.scoring]",
        f"normal = {json.dumps(scoring.normal)}",
        f"by_columns = {json.dumps(scoring.by_columns)}",
        f"points_per_column = {scoring.points_per_column}",
        *map(_card_of, automa.cards),
        *own,
    ]
    return "\n".join(lines) + "\n"


def _card_of(card: AutomaCard) -> str:
    return _card(card.id, list(card.places), card.tool, card.effect)


def _card(card: str, places: list[int], tool: int, effect: str) -> str:
    lines = ["[[automa.card]]", f"id = {json.dumps(card)}", f"places = {places}"]
    if tool:
        lines.append(f"tool = {tool}")
    if effect != "none":
        lines.append(f"effect = {json.dumps(effect)}")
    if effect in _OF_PASSION:
        lines.append("passion = true")
    return "\n".join(lines)
