"""The cards in one language, as they are sent."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, TypeVar

from vitral import cards as known
from vitral.cards import SumOfColor, SumOfSpaces, all_cards, card_sources, cards_from_texts
from vitral.i18n import Translator, translator_for
from vitral.server import protocol as wire
from vitral.server.protocol import card_goal

_C = TypeVar("_C", bound=wire.CardText)
_Known = (
    known.Pattern
    | known.Tool
    | known.Objective
    | known.Inspiration
    | known.GlassBoard
    | known.Automa
    | known.AutomaCard
)


def cards_in(language: str, edition: int | None = None, name: str = "", *texts: str) -> wire.Cards:
    """Returns every card of the set of that name and these texts (of all boxes if none is named), in one language."""
    all_known = cards_from_texts(name, texts, edition) if name else all_cards(edition)
    return wire.Cards(
        edition=all_known.edition,
        cards=list(_cards(all_known, translator_for(language))),
        avoid=[list(pair) for pair in all_known.avoid],
        sources=card_sources(),
    )


def _cards(card_set: known.CardSet, translator: Translator) -> Iterator[wire.Card]:
    card = partial(_card, translator)
    yield from (card(wire.CardPattern, pattern) for pattern in card_set.patterns)
    yield from (card(wire.CardTool, tool) for tool in card_set.tools)
    yield from (card(wire.CardPublic, public, **_goal(public)) for public in card_set.publics)
    yield from (card(wire.CardPrivate, private, **_goal(private), **_counted(private)) for private in card_set.privates)
    yield from (card(wire.CardInspiration, inspiration) for inspiration in card_set.inspirations)
    yield from (card(wire.CardBoard, glass_board) for glass_board in card_set.glass_boards)
    if card_set.automa:
        scoring = card_set.automa.scoring
        sent = wire.AutomaScoring(list(scoring.normal), list(scoring.by_columns), scoring.points_per_column)
        yield card(wire.CardAutoma, card_set.automa, scoring=sent, level_bonus=dict(card_set.automa.level_bonus))
        yield from (card(wire.AutomaDeckCard, face) for face in card_set.automa.cards)


def _card(translator: Translator, kind: type[_C], card: _Known, **more: Any) -> _C:
    """Returns a card as the protocol writes it: its texts, *more*, and all else as the card itself has it."""
    name = getattr(card, "id", "automa")
    more |= {
        "id": name,
        "name": translator.card_name(name, getattr(card, "name", None), card.revision),
        "text": translator.card_text(name, getattr(card, "text", ""), card.revision),
        "note": translator.card_note(name, card.revision) if card.box else card.note,
    }
    for field in kind.__struct_fields__:
        fact = more[field] if field in more else getattr(card, field)
        more[field] = list(fact) if isinstance(fact, tuple) else fact
    return kind(**more)


def _goal(card: known.Objective) -> dict[str, Any]:
    return {"goal": card_goal(card.goal), "emblem": card.goal.emblem()}


def _counted(card: known.Objective) -> dict[str, Any]:
    goal = card.goal
    return {
        "color": goal.color if isinstance(goal, SumOfColor) else "",
        "spaces": list(goal.spaces) if isinstance(goal, SumOfSpaces) else [],
    }
