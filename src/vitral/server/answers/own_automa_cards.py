"""The Automa's cards of a real table whose deck is not ours: the id of each says what is on it.

`T2154301` has the places 2, 1, 5, 4, shows tool 3 (0: none), takes its second die at once (1), or not (0), and came
up in round 1 (0 in round 10), so that two cards alike have two ids.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Final

from vitral.cards import Automa, AutomaCard, CardSet, cards_from_texts

_DEAL: Final = re.compile(r"deal automa (T([1-5]{4})([0-3])([01])[0-9])")


def with_own_automa_cards(cards: CardSet, lines: Iterable[str]) -> CardSet:
    """Returns a set in which the Automa has the cards of its own table, too, that these lines of a log name.

    Raises `CardError` if one of them is none.
    """
    found = {match[1]: match for match in map(_DEAL.fullmatch, lines) if match is not None}
    if not found or cards.automa is None:
        return cards
    own = [
        _card(
            card, [int(place) for place in match[2]], int(match[3]), "second_die_at_once" if match[4] == "1" else "none"
        )
        for card, match in found.items()
    ]
    text = _automa_file(cards.automa, own)
    return cards_from_texts(f"{cards.name}+automa.toml", [*cards.sources, text], cards.edition)


def _automa_file(automa: Automa, own: list[str]) -> str:
    """Returns a card file with an Automa that has further cards."""
    bonus = ", ".join(f"{level} = {points}" for level, points in automa.level_bonus)
    scoring = automa.scoring
    lines = [
        'format = "vitral-cards/1"',
        "[automa]",
        f"columns = {json.dumps(automa.columns)}",
        f"tokens = {automa.tokens}",
        f"positions = {json.dumps(automa.positions)}",
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
    return _card(card.id, list(card.places), card.tool, card.effect, passion=card.passion)


def _card(card: str, places: list[int], tool: int, effect: str, *, passion: bool = False) -> str:
    lines = ["[[automa.card]]", f"id = {json.dumps(card)}", f"places = {places}"]
    if tool:
        lines.append(f"tool = {tool}")
    if effect != "none":
        lines.append(f"effect = {json.dumps(effect)}")
    if passion:
        lines.append("passion = true")
    return "\n".join(lines)
