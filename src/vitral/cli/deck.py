"""Cards named by people: by id, by name, by the side of a window, or by a beginning that only one has."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from difflib import get_close_matches

from vitral.cards import CardSet
from vitral.cli.errors import UnclearError
from vitral.cli.speech import say
from vitral.cli.words import either, name_of, named_cards, quoted


class Deck:
    """The cards that a deal may bring."""

    def __init__(self, among: Sequence[str], cards: CardSet) -> None:
        self._among = among
        self._names = {card.id: name_of(card) for card in named_cards(cards)}
        english = {card.id: card.name for card in named_cards(cards)}
        self._known: dict[str, str] = {}
        """Every spelling and the card it means."""
        for card in dict.fromkeys(among):
            for spelling in (card, *card.split("/")):
                for name in (spelling, english.get(spelling, spelling), self._names.get(spelling, spelling)):
                    self._known[tidy(name)] = card

    @property
    def listed(self) -> tuple[str, ...]:
        """Every card by name."""
        return tuple(self.name_of(card) for card in dict.fromkeys(self._among))

    def name_of(self, card: str) -> str:
        """What a card is called; a window card by both sides."""
        return " / ".join(self._names.get(side, side) for side in card.split("/"))

    def find(self, typed: str) -> str:
        """The card a text names; `UnclearError` if there is none, or more than one."""
        wanted = tidy(typed)
        if wanted in self._known:
            return self._known[wanted]
        found = {card for spelling, card in self._known.items() if wanted and spelling.startswith(wanted)}
        if len(found) == 1:
            return found.pop()
        if found:
            names = either(sorted(self.name_of(card) for card in found))
            raise UnclearError(say("line-bad-card-unclear", typed=quoted(typed), cards=names))
        close = get_close_matches(wanted, self._known, 2)
        if close:
            raise UnclearError(say("line-bad-card-close", typed=quoted(typed), cards=either(close)))
        raise UnclearError(say("line-bad-card", typed=quoted(typed)))

    def drawn(self, taken: Collection[str]) -> str:
        """A card that is left, each as often as its chance has it."""
        return secrets.choice([card for card in self._among if card not in taken])


def split_names(text: str, amount: int) -> list[str]:
    """Several names: with commas between them, or else blanks; one name may have blanks."""
    if amount == 1:
        return [text.strip().rstrip(",").strip()]
    return [name.strip() for name in text.split(",") if name.strip()] if "," in text else text.split()


def tidy(text: str) -> str:
    """A name as ids are written: small letters, and one line between words."""
    letters = "".join(letter if letter.isalnum() else "_" for letter in text.lower().replace("'", ""))
    return "_".join(filter(None, letters.split("_")))
