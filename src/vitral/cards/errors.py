"""The refusal of card files and of requests for cards."""

from __future__ import annotations

from functools import partial

from vitral.reading import Node, placed
from vitral.translatable import TranslatableError, TranslatableText


class CardError(TranslatableError):
    """Something is wrong with a card file or with a request for a card; the message speaks to the person."""


def root(document: object, file: str) -> Node:
    """Returns the root node of a card file."""
    return Node(document, partial(_card_error, file))


def _card_error(file: str, place: str, fault: TranslatableText) -> CardError:
    return CardError(placed(file, place, fault))
