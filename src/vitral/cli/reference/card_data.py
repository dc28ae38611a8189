"""The facts of a card as JSON-ready data, kind by kind."""

from __future__ import annotations

from typing import Any

from vitral.cards import Automa, AutomaCard, GlassBoard, Inspiration, Objective, Pattern, Tool, card_sources
from vitral.cli.reference.card_facts import Card, id_of


def data_of(card: Card) -> dict[str, Any]:
    """Everything that is on a card, and where it comes from."""
    texts = card_sources()
    named = {} if isinstance(card, (Automa, AutomaCard)) else {"name": card.name}
    return {
        "id": id_of(card),
        **named,
        **_facts(card),
        "certainty": card.certainty,
        "sources": {key: texts[key] for key in card.sources},
        "note": card.note,
        "box": card.box,
    }


def _facts(card: Card) -> dict[str, Any]:
    if isinstance(card, Pattern):
        return {"difficulty": card.difficulty, "grid": list(card.grid)}
    if isinstance(card, Tool):
        return {
            "number": card.number,
            "when": list(card.when),
            "steps": list(card.steps),
            "text": card.text,
            "solo_color": card.solo_color,
            "first_printing": card.first_printing,
        }
    if isinstance(card, Objective):
        return {"points": card.points, "text": card.text}
    if isinstance(card, Inspiration):
        return {
            "per": card.per,
            "moment": card.moment,
            "price": card.price,
            "setup_tokens": card.setup_tokens,
            "steps": list(card.steps),
            "solo": card.solo,
            "text": card.text,
        }
    if isinstance(card, GlassBoard):
        return {"slots": card.slots, "price": card.price, "reroll": card.reroll, "text": card.text}
    if isinstance(card, AutomaCard):
        return {"places": list(card.places), "tool": card.tool, "effect": card.effect, "passion": card.passion}
    return {
        "columns": card.columns,
        "tokens": card.tokens,
        "positions": list(card.positions),
        "scoring": {
            "normal": list(card.scoring.normal),
            "by_columns": list(card.scoring.by_columns),
            "points_per_column": card.scoring.points_per_column,
        },
        "level_bonus": dict(card.level_bonus),
    }
