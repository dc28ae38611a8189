"""The provenance of a card: where its facts come from and how sure we are of them."""

from __future__ import annotations

from typing import TypedDict

from vitral.cards.card_data import card_data
from vitral.cards.model import CERTAINTIES, Certainty
from vitral.reading import Node
from vitral.translatable import list_like, unknown_name

_KEYS = list_like('["rulebook_en"]')

PROVENANCE = ("certainty", "sources", "note")
"""The optional keys of every card."""


class Provenance(TypedDict):
    """The values of `PROVENANCE` for one card."""

    certainty: Certainty
    sources: tuple[str, ...]
    note: str


def provenance(keys: dict[str, Node]) -> Provenance:
    """Returns the provenance among the keys of a card; a card that says nothing is made up."""
    return {
        "certainty": keys["certainty"].one_of(CERTAINTIES) if "certainty" in keys else "invented",
        "sources": keys["sources"].distinct(_KEYS, _source) if "sources" in keys else (),
        "note": keys["note"].line() if "note" in keys else "",
    }


def card_sources() -> dict[str, str]:
    """Returns every source that cards may cite: its key and one line about it."""
    return dict(card_data().sources)


def _source(node: Node) -> str:
    key = node.id()
    if key not in card_data().sources:
        raise node.error(unknown_name(key, card_data().sources))
    return key
