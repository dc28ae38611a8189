"""Reads the Automa: its pattern, favor tokens, deck, positions, scoring card and levels, all of them data."""

from __future__ import annotations

import re
from typing import get_args

from vitral.cards.kinds import tables
from vitral.cards.model import Automa, AutomaCard, AutomaEffect, AutomaScoring
from vitral.cards.provenance import PROVENANCE, provenance
from vitral.dice import COLORS
from vitral.reading import Node, require_distinct
from vitral.translatable import TranslatableText, like, list_like, needs

_EFFECTS: tuple[AutomaEffect, ...] = get_args(AutomaEffect)
_LEVELS = ("easy", "normal", "hard")
_PLACES = 4
_DECK = 10
"""Cards of a game, one a round; with rare glass one of them is a Passion card."""

_PUBLICS = list_like('["light_shades"]')
_CARD_ID = re.compile(r"[A-Z]+[0-9]+")
_SPACES = list_like('["A1", "D5"]')
_COLUMNS = re.compile(rf"(?!.*(.).*\1)[{COLORS}]{{5}}")


def automa(node: Node) -> Automa:
    """Returns the opponent that an `[automa]` table describes."""
    keys = node.table(("columns", "tokens", "positions", "scoring", "level_bonus", "card"), PROVENANCE)
    return Automa(
        columns=keys["columns"].match(
            _COLUMNS, TranslatableText("fault-cards-columns", "each of {colors} once", colors='"R Y G B P"')
        ),
        tokens=keys["tokens"].integer(99, least=0),
        cards=_deck(keys["card"]),
        positions=keys["positions"].distinct(_SPACES, Node.space),
        scoring=_scoring(keys["scoring"]),
        level_bonus=_level_bonus(keys["level_bonus"]),
        **provenance(keys),
    )


def _deck(node: Node) -> tuple[AutomaCard, ...]:
    nodes = node.some(tables("automa.card"))
    cards = tuple(_card(card) for card in nodes)
    require_distinct(card.child("id") for card in nodes)
    passion = sum(card.passion for card in cards)
    for least, count, mark in ((_DECK, len(cards) - passion, "false"), (1, passion, "true")):
        if count < least:
            raise node.error(
                TranslatableText(
                    "fault-cards-deck",
                    "expected at least {least} with {mark}, found {found}",
                    least=least,
                    mark=f"passion = {mark}",
                    found=count,
                )
            )
    return cards


def _card(node: Node) -> AutomaCard:
    keys = node.table(("id", "places"), ("tool", "effect", "passion", *PROVENANCE))
    effect = keys["effect"].one_of(_EFFECTS) if "effect" in keys else "none"
    passion = keys["passion"].flag() if "passion" in keys else False
    if effect == "glass" and not passion:
        raise keys["effect"].error(needs('effect = "glass"', "passion = true"))
    return AutomaCard(
        id=keys["id"].match(_CARD_ID, like('"A01"')),
        places=_places(keys["places"]),
        tool=keys["tool"].integer(3) if "tool" in keys else 0,
        effect=effect,
        passion=passion,
        **provenance(keys),
    )


def _places(node: Node) -> tuple[int, ...]:
    places = list_like("[3, 5, 1, 4]")
    node.exactly(_PLACES, places)
    return node.distinct(places, lambda place: place.integer(5))


def _scoring(node: Node) -> AutomaScoring:
    keys = node.table(("normal", "by_columns", "points_per_column"))
    normal, by_columns = keys["normal"], keys["by_columns"]
    scoring = AutomaScoring(
        normal=_ids(normal),
        by_columns=_ids(by_columns),
        points_per_column=keys["points_per_column"].integer(99, least=0),
    )
    require_distinct(place for ids in (normal, by_columns) if ids.value for place in ids.items(_PUBLICS))
    return scoring


def _ids(node: Node) -> tuple[str, ...]:
    return () if node.value == [] else node.distinct(_PUBLICS, Node.id)


def _level_bonus(node: Node) -> tuple[tuple[str, int], ...]:
    keys = node.table(_LEVELS)
    return tuple((level, keys[level].integer(99, least=0)) for level in _LEVELS)
