"""Parses the fields of a game file; every refusal names the key and says what would be right."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from vitral.cards import CardError, CardSet, all_cards, cards_from_texts
from vitral.engine import Options
from vitral.engine.options import OPTIONS
from vitral.reading import Node, placed
from vitral.translatable import TranslatableError, TranslatableText, at_place, list_like


class RecordError(TranslatableError):
    """A game file that cannot be read or does not replay; the message says where and what."""


def record_error(key: str, why: TranslatableText) -> RecordError:
    """Returns the error of a field, which begins with its key; of the whole file if the key is empty."""
    return RecordError(placed("", key, why))


def line_error(index: int, why: str) -> RecordError:
    """Returns the error of a line of the log, which is counted from 1 in messages."""
    return RecordError(at_place(TranslatableText("fault-record-line", "line {line} of the log", line=index + 1), why))


def whole(data: object) -> Node:
    """Returns the root node of a game file."""
    return Node(data, record_error)


def read_texts(node: Node) -> tuple[str, ...]:
    return tuple(text.text('"..."') for text in node.items(list_like('["..."]')))


def with_old_defaults(given: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the options of an older file with the defaults of its time, so that the game replays as it was played.

    Cards were dealt before windows were chosen, private objectives were mixed from five players on only, and the bag
    was full by default. `full` was also written where a table has a bag of its own; there it has no meaning.
    Honor tables checked a die against its neighbors only.
    """
    options = {"setup": "cards_first", **given}
    if options.get("privates") is None:
        options["privates"] = "mixed" if OPTIONS.value("players", given) > 4 else "colors"
    if options.get("bag") in (None, "full"):
        options["bag"] = "full" if OPTIONS.applies("bag", given) else None
    if options.get("enforcement") == "honour":
        options.setdefault("audit", "neighbors")
    return options


def stored_options(given: Mapping[str, Any], *, old: bool = False) -> Options:
    """Returns the options of a file or a stored table, with the defaults of its time for those it does not name.

    A program names every option it knows, so a list with `audit` and without `rulings` is older than these; they are
    the first where that makes a difference. With *old* it is older than `setup` as well.
    """
    options = with_old_defaults(given) if old else dict(given)
    concerned = options.get("inspirations") or options.get("lathekin") == "together"
    if concerned and (old or "audit" in given):
        options.setdefault("rulings", 1)
    return Options.read(options)


_HASH: Final = re.compile(r"[0-9a-fA-F]{64}")
_HEX: Final = TranslatableText("fault-hex", "{digits} hexadecimal digits", digits=64)


def read_options(node: Node, *, old: bool = False) -> Options:
    """Returns the options; with `old`, fields left out have the defaults of the old format."""
    options = {name: option.value for name, option in node.object().items()}
    try:
        return stored_options(options, old=old)
    except TranslatableError as error:
        raise node.error(error.text) from None


def read_cards(node: Node) -> tuple[CardSet, tuple[tuple[str, str], ...]]:
    """Returns the set of cards (all cards if the field is null), and the certainty of those on the table by id.

    A record without an edition is of the first one.
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
    """Returns the dealer's arguments of `Record`: its seed and its commitment."""
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
    """Returns the result, if the game is over."""
    return None if node.value is None else {key: child.value for key, child in node.object().items()}
