"""The parts of a game file, each read with a check: every refusal names the key and says what would be right."""

from __future__ import annotations

import re
from typing import Any, Final

from vitral.cards import CardError, CardSet, all_cards, cards_from_texts
from vitral.engine import Options
from vitral.reading import Node
from vitral.records.faults import read_texts
from vitral.records.older import with_old_defaults
from vitral.translatable import TranslatableError, TranslatableText

_HASH: Final = re.compile(r"[0-9a-fA-F]{64}")
_HEX: Final = TranslatableText("fault-hex", "{digits} hexadecimal digits", digits=64)


def read_options(node: Node, *, old: bool = False) -> Options:
    """The options; in a file of the old format what is left out is what was usual then."""
    given = {name: option.value for name, option in node.object().items()}
    try:
        return Options.read(with_old_defaults(given) if old else given)
    except TranslatableError as error:
        raise node.error(error.text) from None


def read_cards(node: Node) -> tuple[CardSet, tuple[tuple[str, str], ...]]:
    """The set of cards, and the certainty of those on the table by id; all cards if nothing is told.

    A record that tells no edition is of the first one.
    """
    if node.value is None:
        return all_cards(1), ()
    keys = node.table(("name", "texts"), ("edition", "table"))
    edition = keys["edition"].integer() if "edition" in keys else 1
    name, texts = keys["name"].text('"base"'), read_texts(keys["texts"])
    table = keys["table"].object() if "table" in keys else {}
    try:
        cards = cards_from_texts(name, texts, edition)
    except CardError as error:
        raise node.error(error.text) from None
    return cards, tuple((card, certainty.text('"several"')) for card, certainty in table.items())


def read_dealer(node: Node) -> dict[str, Any]:
    """What the dealer tells: a seed, and what was promised of it."""
    if node.value is None:
        return {}
    keys = node.table(("version", "seed"), ("commitment", "from"))
    keys["version"].integer(1)
    promised = keys.get("commitment")
    return {
        "seed": keys["seed"].match(_HASH, _HEX),
        "dealer_version": 1,
        "commitment": promised.match(_HASH, _HEX) if promised and promised.value is not None else None,
        "dealt_from": keys["from"].integer(least=0) if "from" in keys else 0,
    }


def read_result(node: Node) -> dict[str, Any] | None:
    """The result, if the game is over."""
    return None if node.value is None else {key: child.value for key, child in node.object().items()}
