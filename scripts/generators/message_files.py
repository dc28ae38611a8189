"""The Fluent files that `make generate` writes: messages about cards and about options in one language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from vitral.cards import CardSet, all_cards
from vitral.cards.card_data import CardData, CardEntry
from vitral.engine.options import OPTIONS
from vitral.i18n.option_texts import option_texts
from vitral.i18n.translator import card_message

_MADE: Final = "Made from src/vitral/i18n/options by `make generate`; do not edit."
_HEAD: Final = """\
# Every card: its name, what it does (.text) and what of it is inferred or reconstructed (.note).
# Made from src/vitral/cards/data by `make generate`; do not edit.
"""


def card_messages(data: CardData, language: str) -> str:
    """The whole file `cards.ftl` of a language; the data must come from the card files, which hold the words."""
    parts = [_HEAD, *(f"box-{box['id']} = {box['name'][language]}\n" for box in data.boxes)]
    for box in data.boxes:
        parts.append(f"\n## {box['name'][language]}\n")
        parts += [f"\n{text}" for card in data.cards if card.box == box["id"] for text in _messages(card, language)]
    return "".join(parts)


def card_ids(cards: CardSet | None = None) -> list[str]:
    """Every card of the set (all boxes if none is given), by id; the Automa itself counts as one."""
    cards = cards or all_cards()
    groups = (cards.patterns, cards.tools, cards.publics, cards.privates, cards.inspirations, cards.glass_boards)
    found = [card.id for group in groups for card in group]
    return [*found, "automa", *(card.id for card in cards.automa.cards)] if cards.automa else found


def _messages(card: CardEntry, language: str) -> Iterator[str]:
    """The newest revision as it is, then the superseded ones by their numbers."""
    *earlier, newest = card.versions
    for version in (newest, *reversed(earlier)):
        for one, texts in version.texts.items():
            if one != "face":
                yield _message(card_message(one, version.revision if version in earlier else 0), texts[language])


def _message(message: str, texts: Mapping[str, Any]) -> str:
    lines = [f"{message} = {texts['name']}"]
    lines += [f"    .{part} = {texts[part]}" for part in ("text", "note") if part in texts]
    return "\n".join(lines) + "\n"


def option_messages(language: str) -> str:
    """The text of `options.ftl` in a language: the names of all options and of their values."""
    parts = [f"# Every option with one plain sentence. {_MADE}\n"]
    for option in OPTIONS:
        text = option_texts(option.name)["text"][language]
        parts.append(f"\noption-{option.name} = {text['name']}\n    .about = {text['about']}\n")
        parts += [f"option-{option.name}-{value} = {name}\n" for value, name in text.get("values", {}).items()]
    return "".join(parts)


def option_ruling_messages(language: str) -> str:
    """The text of `option-rulings.ftl` in a language: what the rulebooks have, and what we do by default."""
    parts = [f"### Not for the page\n\n# What the rulebooks say about options, and what we do. {_MADE}\n\n"]
    for option in OPTIONS:
        found = option_texts(option.name)
        if "rule" in found:
            parts.append(f"ruling-{option.name} = {found['text'][language]['ruling']}\n")
    return "".join(parts)
