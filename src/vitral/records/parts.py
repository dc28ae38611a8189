"""The parts of a game file, each read with a check: every refusal names the key and says what would be right."""

from __future__ import annotations

import re
from typing import Any, Final

from vitral.cards import CardError, CardSet, all_cards, cards_from_texts
from vitral.engine import Options
from vitral.records.faults import OBJECT, read_texts, wrong
from vitral.said import Said, expected, sentence_of, unlike

_HASH: Final = re.compile(r"[0-9a-f]{64}")


def read_options(data: object) -> Options:
    """The options."""
    if not isinstance(data, dict):
        raise wrong("options", unlike(OBJECT, repr(data)))
    try:
        return Options.read(data)
    except ValueError as error:
        raise wrong("options", sentence_of(error)) from None


def read_cards(data: object) -> CardSet:
    """The set of cards; all of them if nothing is told."""
    if data is None:
        return all_cards()
    if not isinstance(data, dict) or not {"name", "texts"} <= set(data) or not isinstance(data["name"], str):
        raise wrong("cards", expected(Said("fault-record-cards", "an object with a name and texts")))
    texts = read_texts("cards.texts", data["texts"])
    try:
        return cards_from_texts(data["name"], texts)
    except CardError as error:
        raise wrong("cards", error.said) from None


def read_table(data: object) -> tuple[tuple[str, str], ...]:
    """The certainty of the cards on the table, by id."""
    table = data.get("table", {}) if isinstance(data, dict) else {}
    if not isinstance(table, dict) or not all(isinstance(certainty, str) for certainty in table.values()):
        what = Said("fault-record-table", "an object of card ids and their certainty")
        raise wrong("cards.table", expected(what))
    return tuple(table.items())


def read_dealer(data: object) -> dict[str, Any]:
    """What the dealer tells: a seed, and what was promised of it."""
    if data is None:
        return {}
    if not isinstance(data, dict) or not isinstance(data.get("seed"), str) or data.get("version") != 1:
        raise wrong("dealer", expected(Said("fault-record-dealer", "an object with version 1 and a seed in hex")))
    try:
        right_size = len(bytes.fromhex(data["seed"])) == 32
    except ValueError:
        right_size = False
    if not right_size:
        raise wrong("dealer.seed", expected(Said("fault-record-seed", "32 bytes in hex")))
    promised, start = data.get("commitment"), data.get("from", 0)
    if promised is not None and not (isinstance(promised, str) and _HASH.fullmatch(promised)):
        raise wrong("dealer.commitment", expected(Said("fault-record-commitment", "64 hex digits")))
    if type(start) is not int or start < 0:
        what = Said("fault-record-from", "how many lines of the log were dealt elsewhere")
        raise wrong("dealer.from", unlike(what, repr(start)))
    return {"seed": data["seed"], "dealer_version": 1, "commitment": promised, "dealt_from": start}


def read_result(data: object) -> dict[str, Any] | None:
    """The result, if the game is over."""
    if data is not None and not isinstance(data, dict):
        raise wrong("result", unlike(OBJECT, repr(data)))
    return data
