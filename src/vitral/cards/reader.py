"""Reads one card file: TOML in, a set of cards or the manifest of a box out, or an error that says what is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from vitral.cards.automa import automa
from vitral.cards.checks import require_unique
from vitral.cards.errors import CardError, root
from vitral.cards.kinds import avoid, glass_board, inspiration, objective, tables, tool, window_card
from vitral.cards.model import CardSet
from vitral.reading import Node, decoded, toml_table
from vitral.translatable import (
    TranslatableError,
    TranslatableText,
    at_place,
    expected,
    hinted,
    known,
    list_like,
    missing,
)

FORMAT = "vitral-cards/1"
"""The `format` of every card file and every box manifest."""

_FILE_NAME = re.compile(r"[^/\\:\x00-\x1f]+\.toml")

_KINDS = ("automa", "avoid", "glass_board", "inspiration", "private", "public", "tool", "window_card")

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Box:
    """The manifest of a box: its id, its name and the card files beside it."""

    id: str
    name: str
    files: tuple[str, ...]


def decode(data: bytes | str, file: str) -> str:
    try:
        return decoded(data)
    except TranslatableError as error:
        raise CardError(at_place(file, error.text)) from None


def read_file(data: bytes | str, file: str) -> Box | CardSet:
    """Returns the box or the cards that a file describes; `file` names it in errors and becomes the name of the set.

    Key paths in errors count from 0, as in `window_card[3].side[1].grid[2]`.
    """
    try:
        document = toml_table(decode(data, file))
    except TranslatableError as error:
        raise CardError(error.text if isinstance(error, CardError) else at_place(file, error.text)) from None
    whole = root(document, file)
    if "format" not in document:
        raise whole.error(hinted(missing(["format"]), expected(f'format = "{FORMAT}"')))
    whole.child("format").one_of((FORMAT,))
    return _box(whole) if "files" in document else _card_set(whole, file)


def _box(whole: Node) -> Box:
    keys = whole.table(("format", "id", "name", "files"))
    files = keys["files"].distinct(list_like('["tools.toml"]'), _file_name)
    return Box(keys["id"].id(), keys["name"].line(), files)


def _file_name(node: Node) -> str:
    beside = TranslatableText(
        "fault-cards-file-beside", "the name of a file in the same folder such as {example}", example='"tools.toml"'
    )
    return node.match(_FILE_NAME, beside)


def _card_set(whole: Node, file: str) -> CardSet:
    keys = whole.table(("format",), _KINDS)
    if len(keys) == 1:
        raise whole.error(hinted(TranslatableText("fault-cards-empty", "it contains no cards"), known(_KINDS)))

    def each(kind: str, read: Callable[[Node], _T]) -> tuple[_T, ...]:
        nodes = keys[kind].some(tables(kind)) if kind in keys else ()
        return tuple(read(node) for node in nodes)

    cards = CardSet(
        name=file,
        window_cards=each("window_card", window_card),
        tools=each("tool", tool),
        publics=each("public", objective),
        privates=each("private", objective),
        inspirations=each("inspiration", inspiration),
        glass_boards=each("glass_board", glass_board),
        automa=automa(keys["automa"]) if "automa" in keys else None,
        avoid=each("avoid", avoid),
    )
    require_unique((cards,))
    return cards
