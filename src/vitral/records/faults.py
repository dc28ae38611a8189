"""What every part of a game file is refused with: its key, and what would be right."""

from __future__ import annotations

from vitral.reading import Node, placed
from vitral.translatable import TranslatableError, TranslatableText, list_like


class RecordError(TranslatableError):
    """A game file that cannot be read or does not replay; the message says where and what."""


def wrong(key: str, why: TranslatableText) -> RecordError:
    """The refusal of a part, which begins with its key; of the whole file if it has none."""
    return RecordError(placed("", key, why))


def whole(data: object) -> Node:
    return Node(data, wrong)


def read_texts(node: Node) -> tuple[str, ...]:
    return tuple(text.text('"..."') for text in node.items(list_like('["..."]')))
