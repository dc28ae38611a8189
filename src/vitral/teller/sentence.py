"""A sentence: a message of `i18n/LANGUAGE/*.ftl` and its facts."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from vitral.translatable import TranslatableText


class Sentence(Struct, omit_defaults=True, gc=False):
    """A sentence in any language: a message of `i18n/LANGUAGE/*.ftl` and its facts. A fact may be a sentence itself.

    What a fact is, its name says (`FACT_KINDS`): `die` is a die, `card` a card's id, `seat` the number of a seat.
    """

    message: str
    facts: dict[str, str | int | float | Sentence | list[str | Sentence]] = {}


Fact = str | int | float | Sentence | list[str | Sentence]
FactKind = Literal["die", "dice", "card", "cards", "seat", "color", "spaces", "list", "moves", "points", "gain"]

FACT_KINDS: Final[dict[str, FactKind]] = {
    "die": "die",
    "other": "die",
    "best": "die",
    "dice": "dice",
    "card": "card",
    "inspiration": "card",
    "cards": "cards",
    "seat": "seat",
    "whom": "seat",
    "color": "color",
    "spaces": "spaces",
    "places": "list",
    "things": "list",
    "moves": "moves",
    "average": "points",
    "gain": "gain",
}
"""How facts are put into words, by their names. Facts of other names are sentences, or used as they are.

`die` is `R4` or, without a value, `B?`; `card` the id of a card; `seat` a number, shown as the player's name;
`color` a letter; `moves` are clauses that begin a sentence; `average` is a number with one decimal, `gain` the same
with its sign.
"""


def sentence(message: str, /, **facts: Fact) -> Sentence:
    return Sentence(message, facts)


def sentence_from(text: TranslatableText) -> Sentence:
    """Returns the sentence of an English text that remembers its message."""
    facts: dict[str, Fact] = {
        name: sentence_from(fact) if isinstance(fact, TranslatableText) else fact for name, fact in text.facts.items()
    }
    return Sentence(text.message, facts)
