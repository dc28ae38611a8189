"""The parts of a game file, each read with a check: every refusal names the key and says what would be right."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from vitral.cards import CardError, CardSet, all_cards, cards_from_texts
from vitral.engine import Options
from vitral.engine.options import OPTIONS
from vitral.said import Said, ToldError, at_place, expected, sentence_of, unlike

_HASH: Final = re.compile(r"[0-9a-f]{64}")
OLD_RULES: Final[dict[str, dict[str, Any]]] = {"vitral-game/1": {"audit": "neighbors"}, "vitral-game/2": {}}
"""The formats that are read, each with the options that then were as if they had this value: a game keeps the rules it
began with."""
_OBJECT: Final = Said("fault-json-an-object", "an object")


class RecordError(ToldError):
    """A game file that cannot be read or does not replay; the message says where and what."""


def wrong(key: str, why: str) -> RecordError:
    """The refusal of a part, which begins with its key."""
    return RecordError(at_place(key, why))


def kept_options(data: Mapping[str, Any]) -> Options:
    """The options of a table that was kept with every option there was when it began."""
    return read_options(data, OLD_RULES["vitral-game/1"])


def read_options(data: object, old: Mapping[str, Any]) -> Options:
    """The options; those in `old` had another default when the file was written, where they apply."""
    if not isinstance(data, dict):
        raise wrong("options", unlike(_OBJECT, repr(data)))
    try:
        options = Options.read(data)
        kept = {name: value for name, value in old.items() if name not in data and meant(name, options)}
        return Options.read({**data, **kept}) if kept else options
    except ValueError as error:
        raise wrong("options", sentence_of(error)) from None


def meant(name: str, options: Options) -> bool:
    """Whether an option makes a difference at a table; how windows are audited does at honour tables only."""
    if name == "audit" and options.enforcement != "honour":
        return False
    return OPTIONS.applies(name, options.to_dict())


def read_texts(key: str, data: object) -> tuple[str, ...]:
    """A list of texts."""
    if not isinstance(data, list):
        raise wrong(key, unlike(Said("fault-record-texts", "a list of texts"), repr(data)))
    for place, text in enumerate(data):
        if not isinstance(text, str):
            raise wrong(f"{key}[{place}]", unlike(Said("fault-record-text", "a text"), repr(text)))
    return tuple(data)


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
        raise wrong("result", unlike(_OBJECT, repr(data)))
    return data
