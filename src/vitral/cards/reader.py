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
from vitral.cards.nodes import CardError, Node

FORMAT = "vitral-cards/1"
"""What every card file and every box manifest declares as its `format`."""

_FILE_NAME = re.compile(r"[^/\\:\x00-\x1f]+\.toml")
_TOML_MESSAGE = re.compile(r"(.+) \(at (.+)\)", re.DOTALL)

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
        line = data.count(b"\n", 0, error.start) + 1
        byte = data[error.start]
        message = f"{file}: line {line}: byte 0x{byte:02X} is not UTF-8; save the file as UTF-8 text"
        raise CardError(message) from None


def read_file(data: bytes | str, file: str) -> Box | CardSet:
    """The box or the cards that a file describes; `file` names it in errors and becomes the name of the set.

    Key paths in errors count from 0, as in `window_card[3].side[1].grid[2]`.
    """
    document = _parsed(decode(data, file), file)
    root = Node(file, "", document)
    if "format" not in document:
        raise root.error(f'missing format; the file must say format = "{FORMAT}"')
    root.child("format").one_of((FORMAT,))
    return _box(root) if "files" in document else _card_set(root)


def _parsed(text: str, file: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise CardError(f"{file}: nested too deeply to be a card file") from None
    except ValueError as error:  # besides TOMLDecodeError: integers of thousands of digits
        match = _TOML_MESSAGE.fullmatch(str(error))
        what, where = match.groups() if match else (str(error), "invalid TOML")
        raise CardError(f"{file}: {where}: {what[:1].lower()}{what[1:]}") from None


def _box(root: Node) -> Box:
    keys = root.table(("format", "id", "name", "files"))
    files = keys["files"].distinct("file names", _file_name)
    return Box(keys["id"].id(), keys["name"].line(), files)


def _file_name(node: Node) -> str:
    return node.match(_FILE_NAME, 'a .toml file beside the box such as "tools.toml"')


def _card_set(root: Node) -> CardSet:
    keys = root.table(("format",), _KINDS)
    if len(keys) == 1:
        raise root.error(f"holds no cards; known keys: {', '.join(sorted(('format', *_KINDS)))}")

    def each(kind: str, read: Callable[[Node], _T]) -> tuple[_T, ...]:
        nodes = keys[kind].items(f"tables, each under [[{kind}]]") if kind in keys else ()
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
