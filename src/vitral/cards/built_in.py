"""The cards of the built-in boxes, edition by edition, made from `card_data`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any, Final, TypeVar

from vitral.cards.automa import automa
from vitral.cards.card_data import CardData, CardEntry, CardKind, CardVersion, card_data
from vitral.cards.errors import CardError, root
from vitral.cards.kinds import glass_board, inspiration, objective, tool, window_card
from vitral.cards.model import (
    Automa,
    AutomaCard,
    CardSet,
    GlassBoard,
    Inspiration,
    Objective,
    Pattern,
    Tool,
    WindowCard,
)
from vitral.reading import Node
from vitral.translatable import TranslatableText

_Card = TypeVar("_Card", Pattern, Tool, Objective, Inspiration, GlassBoard, AutomaCard, Automa)
_Read = TypeVar("_Read", Tool, Objective, Inspiration, GlassBoard)

_OBJECTIVE_EXTRAS: Final = ("avoid", "automa")
"""Keys of a public objective beside its facts: others it should not meet, and how the Automa scores it."""


class BuiltIn:
    """The boxes that come with the package, in every edition."""

    def __init__(self, data: CardData) -> None:
        self.newest = data.edition
        self._data = data
        self._boxes: dict[tuple[str, int], CardSet] = {}

    def boxes(self, edition: int) -> tuple[str, ...]:
        """Returns the ids of the boxes that an edition has, by their numbers."""
        return tuple(box["id"] for box in self._data.boxes if box["edition"] <= edition)

    def require_known(self, edition: int) -> None:
        """Refuses an edition that does not exist yet."""
        if not 1 <= edition <= self.newest:
            raise CardError(
                TranslatableText(
                    "fault-cards-edition",
                    "edition {edition} of the cards is not known here; the newest is {newest}",
                    edition=edition,
                    newest=self.newest,
                )
            )

    def box(self, box: str, edition: int) -> CardSet:
        """Returns the cards of a box as an edition deals them."""
        cards = self._boxes.get((box, edition))
        if cards is None:
            cards = self._boxes[box, edition] = self._read(box, edition)
        return cards

    def publics(self, edition: int) -> tuple[str, ...]:
        """Returns the ids of the public objectives of all boxes."""
        return tuple(card.id for box in self.boxes(edition) for card in self.box(box, edition).publics)

    def _read(self, box: str, edition: int) -> CardSet:
        dealt = tuple(self._data.dealt(box, edition))

        def each(kind: CardKind, read: Callable[[Node], _Read]) -> tuple[_Read, ...]:
            return tuple(_put(read(_node(*entry)), *entry) for entry in dealt if entry[0].kind == kind)

        not_dealt = {card.id for card in self._data.cards if card.version(edition) is None}
        avoid = [
            (card.id, other)
            for card, version in dealt
            for other in version.facts.get("avoid", ())
            if other not in not_dealt
        ]
        return CardSet(
            name=box,
            window_cards=tuple(_window(*entry) for entry in dealt if entry[0].kind == "window_card"),
            tools=each("tool", tool),
            publics=each("public", objective),
            privates=each("private", objective),
            inspirations=each("inspiration", inspiration),
            glass_boards=each("glass_board", glass_board),
            automa=self._automa([entry for entry in dealt if entry[0].kind.startswith("automa")], edition),
            avoid=tuple(avoid),
            edition=edition,
        )

    def _automa(self, dealt: list[tuple[CardEntry, CardVersion]], edition: int) -> Automa | None:
        """Returns the opponent with its deck; it scores by the public objectives of all boxes."""
        if not dealt:
            return None
        opponent, *deck = dealt
        facts = {key: fact for key, fact in opponent[1].facts.items() if key not in ("id", "name")}
        scoring: dict[str, Any] = {"normal": [], "by_columns": [], "points_per_column": facts.pop("points_per_column")}
        for box in self.boxes(edition):
            for card, version in self._data.dealt(box, edition):
                if card.kind == "public":
                    scoring[version.facts["automa"]].append(card.id)
        cards = [version.facts for _, version in deck]
        opponent_cards = automa(root({**facts, "scoring": scoring, "card": cards}, opponent[0].box))
        faces = tuple(_put(face, *entry) for face, entry in zip(opponent_cards.cards, deck, strict=True))
        return _put(replace(opponent_cards, cards=faces), *opponent)


def _node(card: CardEntry, version: CardVersion) -> Node:
    facts = {key: fact for key, fact in version.facts.items() if card.kind != "public" or key not in _OBJECTIVE_EXTRAS}
    return root(facts, f"{card.box}/{card.id}")


def _put(fact: _Card, card: CardEntry, version: CardVersion) -> _Card:
    """Returns the card with its box and revision set."""
    return replace(fact, box=card.box, revision=version.revision)


def _window(card: CardEntry, version: CardVersion) -> WindowCard:
    read = window_card(_node(card, version))
    return replace(read, sides=tuple(_put(side, card, version) for side in read.sides))


@cache
def built_in() -> BuiltIn:
    """Returns the boxes that come with the package, read once."""
    return BuiltIn(card_data())
