"""All cards with their facts and words, for the page to look up."""

from __future__ import annotations

from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vitral.cards import (
    Automa,
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
from vitral.server.lasting import Lasting
from vitral.server.problems import not_found

LANGUAGES = ("en",)


async def cards(request: Request) -> Response:
    """The cards in a language; they change only with the server."""
    language = request.path_params["lang"]
    if language not in LANGUAGES:
        raise not_found("language")
    return _told(language).answer(request)


@cache
def _told(language: str) -> Lasting:
    return Lasting(card_facts())


def card_facts() -> dict[str, Any]:
    """Every card by kind."""
    known = all_cards()
    return {
        "patterns": [_pattern(card) for card in known.patterns],
        "tools": [_tool(card) for card in known.tools],
        "objectives": [_objective(card, "public") for card in known.publics]
        + [_objective(card, "private") for card in known.privates],
        "inspirations": [_inspiration(card) for card in known.inspirations],
        "boards": [_board(card) for card in known.glass_boards],
        "automa": _automa(known.automa) if known.automa else None,
        "avoid": [list(pair) for pair in known.avoid],
        "sources": card_sources(),
    }


def _known(card: Pattern | Tool | Objective | Inspiration | GlassBoard | Automa) -> dict[str, Any]:
    return {"certainty": card.certainty, "sources": list(card.sources), "note": card.note, "box": card.box}


def _pattern(card: Pattern) -> dict[str, Any]:
    return {
        "id": card.id,
        "name": card.name,
        "difficulty": card.difficulty,
        "grid": list(card.grid),
        **_known(card),
    }


def _tool(card: Tool) -> dict[str, Any]:
    return {
        "id": card.id,
        "number": card.number,
        "name": card.name,
        "text": card.text,
        "when": list(card.when),
        "steps": list(card.steps),
        "solo_color": card.solo_color,
        "first_printing": card.first_printing,
        **_known(card),
    }


def _objective(card: Objective, kind: str) -> dict[str, Any]:
    goal = card.goal
    return {
        "id": card.id,
        "name": card.name,
        "text": card.text,
        "points": card.points,
        "kind": kind,
        "goal": type(goal).__name__,
        "color": goal.color if isinstance(goal, SumOfColor) else "",
        "spaces": list(goal.spaces) if isinstance(goal, SumOfSpaces) else [],
        **_known(card),
    }


def _inspiration(card: Inspiration) -> dict[str, Any]:
    return {
        "id": card.id,
        "name": card.name,
        "text": card.text,
        "per": card.per,
        "moment": card.moment,
        "price": card.price,
        "setup_tokens": card.setup_tokens,
        "solo": card.solo,
        **_known(card),
    }


def _board(card: GlassBoard) -> dict[str, Any]:
    return {
        "id": card.id,
        "name": card.name,
        "text": card.text,
        "slots": card.slots,
        "price": card.price,
        "reroll": card.reroll,
        **_known(card),
    }


def _automa(automa: Automa) -> dict[str, Any]:
    return {
        "columns": automa.columns,
        "tokens": automa.tokens,
        "positions": list(automa.positions),
        "cards": [
            {
                "id": card.id,
                "places": list(card.places),
                "tool": card.tool,
                "effect": card.effect,
                "passion": card.passion,
                "certainty": card.certainty,
                "note": card.note,
            }
            for card in automa.cards
        ],
        "scoring": {
            "normal": list(automa.scoring.normal),
            "by_columns": list(automa.scoring.by_columns),
            "points_per_column": automa.scoring.points_per_column,
        },
        "level_bonus": dict(automa.level_bonus),
        **_known(automa),
    }


ROUTES = [Route("/api/cards/{lang}", cards)]
