"""Reads one card file: TOML in, a set of cards or the manifest of a box out, or an error that says what is wrong."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from vitral.cards.automa import automa
from vitral.cards.checks import require_unique
from vitral.cards.kinds import avoid, glass_board, inspiration, objective, tool, window_card
from vitral.cards.model import CardSet
from vitral.cards.nodes import CardError, Node, tables
from vitral.cards.toml_faults import toml_fault
from vitral.said import Said, at_place, not_utf8

FORMAT = "vitral-cards/1"
"""What every card file and every box manifest declares as its `format`."""

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
    """The text of a card file, which must be UTF-8; a byte order mark is dropped."""
    if isinstance(data, str):
        return data.removeprefix("\ufeff")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CardError(at_place(file, not_utf8(data, error.start))) from None


def read_file(data: bytes | str, file: str) -> Box | CardSet:
    """The box or the cards that a file describes; `file` names it in errors and becomes the name of the set.

    Key paths in errors count from 0, as in `window_card[3].side[1].grid[2]`.
    """
    document = _parsed(decode(data, file), file)
    root = Node(file, "", document)
    if "format" not in document:
        raise root.error(
            Said("fault-cards-no-format", "missing format; the file must say {line}", line=f'format = "{FORMAT}"')
        )
    root.child("format").one_of((FORMAT,))
    return _box(root) if "files" in document else _card_set(root)


def _parsed(text: str, file: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise CardError(at_place(file, Said("fault-cards-deep", "nested too deeply to be a card file"))) from None
    except ValueError as error:  # besides TOMLDecodeError: integers of thousands of digits
        raise CardError(at_place(file, toml_fault(str(error)))) from None


def _box(root: Node) -> Box:
    keys = root.table(("format", "id", "name", "files"))
    files = keys["files"].distinct(Said("fault-cards-array-files", "an array of file names"), _file_name)
    return Box(keys["id"].id(), keys["name"].line(), files)


def _file_name(node: Node) -> str:
    expected = Said(
        "fault-cards-file-beside",
        "a {ending} file beside the box such as {example}",
        ending=".toml",
        example='"tools.toml"',
    )
    return node.match(_FILE_NAME, expected)


def _card_set(root: Node) -> CardSet:
    keys = root.table(("format",), _KINDS)
    if len(keys) == 1:
        names = ", ".join(sorted(("format", *_KINDS)))
        raise root.error(Said("fault-cards-empty", "holds no cards; known keys: {names}", names=names))

    def each(kind: str, read: Callable[[Node], _T]) -> tuple[_T, ...]:
        nodes = keys[kind].items(tables(kind)) if kind in keys else ()
        return tuple(read(node) for node in nodes)

    cards = CardSet(
        name=root.file,
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
