"""Cards over HTTP: all of them with their texts, and windows of people's own, which are judged and printed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vitral import cards as known
from vitral.cards import SumOfColor, SumOfSpaces, all_cards, card_sources, cards_from_texts, newest_edition
from vitral.i18n import LANGUAGES, Translator, translator_for
from vitral.server import protocol as wire
from vitral.server.answers.long_answers import window_answer
from vitral.server.answers.windows import FORMS, windows_file
from vitral.server.http.requests import body_of, registry_of
from vitral.server.http.responses import cached_response, computed_response, language_of
from vitral.server.problems import not_found
from vitral.server.protocol import card_goal


async def judge_window(request: Request) -> Response:
    """Whether a window can be filled, and how hard it is."""
    body = await body_of(request)
    return await computed_response(request, window_answer, body, language_of(request.headers))


async def print_windows(request: Request) -> Response:
    """Windows as large as they are, to be printed."""
    body, kind = windows_file(dict(request.query_params))
    ending = next(form for form, one in FORMS.items() if one == kind)
    return Response(body, media_type=kind, headers={"Content-Disposition": f'attachment; filename="windows.{ending}"'})


_Known = (
    known.Pattern
    | known.Tool
    | known.Objective
    | known.Inspiration
    | known.GlassBoard
    | known.Automa
    | known.AutomaCard
)


async def cards(request: Request) -> Response:
    """The cards in a language, of the newest edition or of the one asked for; they change only with the server."""
    language = request.path_params["lang"]
    edition = request.query_params.get("edition", str(newest_edition()))
    if language not in LANGUAGES:
        raise not_found(f"there are no cards in {language}")
    if edition not in map(str, range(1, newest_edition() + 1)):
        raise not_found("there is no such edition of the cards")
    served = registry_of(request).settings.cards
    own = (served.name, *served.sources) if served is not None else ()
    return await cached_response(request, cards_in, language, int(edition), *own)


def cards_in(language: str, edition: int | None = None, name: str = "", *texts: str) -> wire.Cards:
    """Every card of the set of that name and these texts (of all boxes if none is named), in one language."""
    all_known = cards_from_texts(name, texts, edition) if name else all_cards(edition)
    return wire.Cards(
        edition=all_known.edition,
        cards=list(_cards(all_known, translator_for(language))),
        avoid=[list(pair) for pair in all_known.avoid],
        sources=card_sources(),
    )


def _cards(found: known.CardSet, translator: Translator) -> Iterator[wire.Card]:
    yield from (_pattern(card, translator) for card in found.patterns)
    yield from (_tool(card, translator) for card in found.tools)
    yield from (_public(card, translator) for card in found.publics)
    yield from (_private(card, translator) for card in found.privates)
    yield from (_inspiration(card, translator) for card in found.inspirations)
    yield from (_board(card, translator) for card in found.glass_boards)
    if found.automa:
        yield _automa(found.automa, translator)
        yield from (_of_automa(card, translator) for card in found.automa.cards)


def _words(card: str, facts: _Known, translator: Translator) -> dict[str, Any]:
    return {
        "id": card,
        "name": translator.card_name(card, getattr(facts, "name", None), facts.revision),
        "text": translator.card_text(card, getattr(facts, "text", ""), facts.revision),
        "note": translator.card_note(card, facts.revision) if facts.box else facts.note,
        "certainty": facts.certainty,
        "sources": list(facts.sources),
        "box": facts.box,
    }


def _pattern(card: known.Pattern, translator: Translator) -> wire.CardPattern:
    return wire.CardPattern(**_words(card.id, card, translator), difficulty=card.difficulty, grid=list(card.grid))


def _tool(card: known.Tool, translator: Translator) -> wire.CardTool:
    return wire.CardTool(
        **_words(card.id, card, translator),
        number=card.number,
        when=list(card.when),
        steps=list(card.steps),
        solo_color=card.solo_color,
        first_printing=card.first_printing,
        picture=card.picture,
    )


def _public(card: known.Objective, translator: Translator) -> wire.CardPublic:
    return wire.CardPublic(
        **_words(card.id, card, translator), points=card.points, goal=card_goal(card.goal), emblem=card.goal.emblem()
    )


def _private(card: known.Objective, translator: Translator) -> wire.CardPrivate:
    goal = card.goal
    return wire.CardPrivate(
        **_words(card.id, card, translator),
        points=card.points,
        color=goal.color if isinstance(goal, SumOfColor) else "",
        spaces=list(goal.spaces) if isinstance(goal, SumOfSpaces) else [],
        goal=card_goal(goal),
        emblem=goal.emblem(),
    )


def _inspiration(card: known.Inspiration, translator: Translator) -> wire.CardInspiration:
    return wire.CardInspiration(
        **_words(card.id, card, translator),
        per=card.per,
        moment=card.moment,
        price=card.price,
        setup_tokens=card.setup_tokens,
        solo=card.solo,
    )


def _board(card: known.GlassBoard, translator: Translator) -> wire.CardBoard:
    return wire.CardBoard(**_words(card.id, card, translator), slots=card.slots, price=card.price, reroll=card.reroll)


def _automa(automa: known.Automa, translator: Translator) -> wire.CardAutoma:
    scoring = automa.scoring
    return wire.CardAutoma(
        **_words("automa", automa, translator),
        columns=automa.columns,
        tokens=automa.tokens,
        positions=list(automa.positions),
        scoring=wire.AutomaScoring(list(scoring.normal), list(scoring.by_columns), scoring.points_per_column),
        level_bonus=dict(automa.level_bonus),
    )


def _of_automa(card: known.AutomaCard, translator: Translator) -> wire.AutomaDeckCard:
    return wire.AutomaDeckCard(
        **_words(card.id, card, translator),
        places=list(card.places),
        tool=card.tool,
        effect=card.effect,
        passion=card.passion,
    )


ROUTES = [
    Route("/api/windows", judge_window, methods=["POST"]),
    Route("/api/windows/sheet", print_windows),
    Route("/api/cards/{lang}", cards),
]
