"""Digests of what matters to play of every released card and edition, frozen in `tests/data/card_digests.toml`.

`make generate` adds those that are new and never changes one: a game that was dealt a card must find it as it was. What
belongs to an edition that is not released yet may still change, and has no digest.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from typing import Any, Final

from generators.paths import TEST_DATA
from vitral.cards.card_data import RELEASED_EDITION, CardData

FILE: Final = TEST_DATA / "card_digests.toml"
_HEAD: Final = """\
# What games were dealt, frozen: each revision of a card, and the decks of each edition in their order, up to the last
# release. `make generate` adds lines; none is ever changed or removed (docs/adding-a-card.md, "Correcting a card").
"""
_NOT_PLAYED: Final = ("name", "text", "note", "certainty", "sources", "picture")
"""What may change without a new revision: words, provenance and pictures."""


def digests(data: CardData) -> dict[str, str]:
    """Every digest of what is released, by what it is of."""
    cards = {
        f"{card.kind} {card.id} revision {version.revision}": _digest(
            {"box": card.box, "number": card.number, "edition": version.edition, "facts": _played(version.facts)}
        )
        for card in data.cards
        for version in card.versions
        if version.edition <= RELEASED_EDITION
    }
    editions = {f"edition {edition}": _digest(_decks(data, edition)) for edition in range(1, RELEASED_EDITION + 1)}
    return {**cards, **editions}


def frozen() -> dict[str, str]:
    """The digests that the file holds."""
    return dict(tomllib.loads(FILE.read_text("utf-8"))) if FILE.is_file() else {}


def digest_file(data: CardData) -> str:
    """The file with what is new."""
    lines = {**digests(data), **frozen()}
    return _HEAD + "".join(f'"{name}" = "{digest}"\n' for name, digest in lines.items())


def _decks(data: CardData, edition: int) -> list[Any]:
    return [
        [box["id"], [[card.kind, card.id, version.revision] for card, version in data.dealt(box["id"], edition)]]
        for box in data.boxes
        if box["edition"] <= edition
    ]


def _played(facts: Any) -> Any:
    if isinstance(facts, list):
        return [_played(fact) for fact in facts]
    if isinstance(facts, dict):
        return {key: _played(fact) for key, fact in facts.items() if key not in _NOT_PLAYED}
    return facts


def _digest(value: object) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]
