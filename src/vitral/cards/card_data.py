"""The data of the built-in cards with every revision, stored in `data/cards.json`.

`make generate` makes it from one TOML file a card. Editions number the states of this data: a card is dealt from the
edition in which it appears until the edition in which it retires, each time in its newest revision up to there.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files as package_files
from typing import Any, Final, Literal

DATA: Final = package_files("vitral.cards") / "data"
_FILE: Final = "cards.json"

RELEASED_EDITION: Final = 1
"""The newest edition that games may have been dealt from, and so cannot change. New cards and revisions belong to the
one above it until a release raises this (CONTRIBUTING.md)."""

CardKind = Literal["window_card", "tool", "public", "private", "inspiration", "glass_board", "automa", "automa_card"]

Texts = dict[str, dict[str, dict[str, Any]]]
"""By id of a card or of a side of a window, then by language: `name`, `text`, `note`, and `ours` if the name is."""


@dataclass(frozen=True, slots=True)
class CardVersion:
    """A card as it was dealt since an edition, until there is a newer revision."""

    revision: int
    edition: int
    facts: dict[str, Any]
    """The table that a custom card file would have, in English; `avoid` and `automa` beside it."""
    texts: Texts = field(default_factory=dict, compare=False)
    """Its texts in every language; used by `make generate` only, which writes them to Fluent files."""


@dataclass(frozen=True, slots=True)
class CardEntry:
    """A card of a box, by its number within its kind: the order of the deck."""

    kind: CardKind
    box: str
    id: str
    number: int
    rules: str
    """The page of the rulebook that explains it, or `page#section`."""
    versions: tuple[CardVersion, ...]
    """Oldest first."""
    retired: int = 0
    """The edition from which it is dealt no more; 0 while it is dealt."""

    @property
    def ids(self) -> tuple[str, ...]:
        """Its id, or those of its sides."""
        sides = self.versions[-1].facts.get("side")
        return tuple(side["id"] for side in sides) if sides else (self.id,)

    def version(self, edition: int) -> CardVersion | None:
        """Returns what an edition deals of it, if anything."""
        if self.retired and self.retired <= edition:
            return None
        return next((version for version in reversed(self.versions) if version.edition <= edition), None)


@dataclass(frozen=True, slots=True)
class CardData:
    """All cards of the built-in boxes, in every edition."""

    sources: dict[str, str]
    """A line about each source that cards cite."""
    boxes: list[dict[str, Any]]
    """In the order of their numbers: `id`, `number`, the `edition` it came with, and `name` by language."""
    cards: list[CardEntry]
    """By box, kind and number."""

    @property
    def edition(self) -> int:
        """The newest edition."""
        editions = [int(box["edition"]) for box in self.boxes] + [card.retired for card in self.cards]
        return max(1, *editions, *(version.edition for card in self.cards for version in card.versions))

    def dealt(self, box: str, edition: int) -> Iterator[tuple[CardEntry, CardVersion]]:
        """Yields the cards of a box in an edition, by kind and number."""
        for card in self.cards:
            version = card.version(edition) if card.box == box else None
            if version is not None:
                yield card, version

    def to_json(self) -> str:
        """Returns the text of the file, one card a line, without the words of other languages."""
        cards = (
            {
                "kind": card.kind,
                "box": card.box,
                "id": card.id,
                "number": card.number,
                "rules": card.rules,
                **({"retired": card.retired} if card.retired else {}),
                "versions": [
                    {"revision": version.revision, "edition": version.edition, "facts": version.facts}
                    for version in card.versions
                ],
            }
            for card in self.cards
        )
        parts = [
            f'{{"sources": {_line(self.sources)}',
            f'"boxes": {_line(self.boxes)}',
            '"cards": [\n' + ",\n".join(map(_line, cards)) + "\n]}\n",
        ]
        return ",\n".join(parts)

    @classmethod
    def from_json(cls, text: str) -> CardData:
        """Returns the data of such a file."""
        data = json.loads(text)
        cards = [
            CardEntry(**{**card, "versions": tuple(CardVersion(**version) for version in card["versions"])})
            for card in data["cards"]
        ]
        return cls(data["sources"], data["boxes"], cards)


@cache
def card_data() -> CardData:
    """Returns what comes with the package, read once."""
    return CardData.from_json((DATA / _FILE).read_text("utf-8"))


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
