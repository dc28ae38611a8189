"""All cards with their facts and words, for the page to look up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vitral.cards import (
    Automa,
    AutomaCard,
    GlassBoard,
    Inspiration,
    Objective,
    Pattern,
    SumOfColor,
    SumOfSpaces,
    Tool,
    all_cards,
    card_sources,
)
from vitral.i18n import LANGUAGES, Words, words
from vitral.server.lasting import Lasting
from vitral.server.problems import not_found

_Card = Pattern | Tool | Objective | Inspiration | GlassBoard


async def cards(request: Request) -> Response:
    """The cards in a language; they change only with the server."""
    language = request.path_params["lang"]
    if language not in LANGUAGES:
        raise not_found(f"there are no cards in {language}")
    return _told(language).answer(request)


@cache
def _told(language: str) -> Lasting:
    return Lasting(card_facts(words(language)))


def card_facts(told: Words) -> dict[str, Any]:
    """Every card by kind, in the words of one language."""
    known = all_cards()

    def tell(cards: Iterable[_Card], facts: Callable[[Any], dict[str, Any]]) -> list[dict[str, Any]]:
        return [{**_shared(card.id, card, told), **facts(card)} for card in cards]

    return {
        "patterns": tell(known.patterns, _pattern),
        "tools": tell(known.tools, _tool),
        "objectives": tell(known.publics, lambda card: _objective(card, "public"))
        + tell(known.privates, lambda card: _objective(card, "private")),
        "inspirations": tell(known.inspirations, _inspiration),
        "boards": tell(known.glass_boards, _board),
        "automa": _automa(known.automa, told) if known.automa else None,
        "avoid": [list(pair) for pair in known.avoid],
        "sources": card_sources(),
    }


def _shared(card: str, known: _Card | Automa, told: Words) -> dict[str, Any]:
    return {
        "id": card,
        **_in_words(card, told),
        "certainty": known.certainty,
        "sources": list(known.sources),
        "box": known.box,
    }


def _in_words(card: str, told: Words) -> dict[str, str]:
    return {"name": told.card_name(card), "text": told.card_text(card, ""), "note": told.card_note(card)}


def _pattern(card: Pattern) -> dict[str, Any]:
    return {"difficulty": card.difficulty, "grid": list(card.grid)}


def _tool(card: Tool) -> dict[str, Any]:
    return {
        "number": card.number,
        "when": list(card.when),
        "steps": list(card.steps),
        "solo_color": card.solo_color,
        "first_printing": card.first_printing,
    }


def _objective(card: Objective, kind: str) -> dict[str, Any]:
    goal = card.goal
    return {
        "points": card.points,
        "kind": kind,
        "goal": type(goal).__name__,
        "color": goal.color if isinstance(goal, SumOfColor) else "",
        "spaces": list(goal.spaces) if isinstance(goal, SumOfSpaces) else [],
    }


def _inspiration(card: Inspiration) -> dict[str, Any]:
    return {
        "per": card.per,
        "moment": card.moment,
        "price": card.price,
        "setup_tokens": card.setup_tokens,
        "solo": card.solo,
    }


def _board(card: GlassBoard) -> dict[str, Any]:
    return {"slots": card.slots, "price": card.price, "reroll": card.reroll}


def _automa(automa: Automa, told: Words) -> dict[str, Any]:
    return {
        **_shared("automa", automa, told),
        "columns": automa.columns,
        "tokens": automa.tokens,
        "positions": list(automa.positions),
        "cards": [_automa_card(card, told) for card in automa.cards],
        "scoring": {
            "normal": list(automa.scoring.normal),
            "by_columns": list(automa.scoring.by_columns),
            "points_per_column": automa.scoring.points_per_column,
        },
        "level_bonus": dict(automa.level_bonus),
    }


def _automa_card(card: AutomaCard, told: Words) -> dict[str, Any]:
    return {
        "id": card.id,
        **_in_words(card.id, told),
        "places": list(card.places),
        "tool": card.tool,
        "effect": card.effect,
        "passion": card.passion,
        "certainty": card.certainty,
    }


ROUTES = [Route("/api/cards/{lang}", cards)]
