"""Cards named by people: by id, by name, by the side of a window, or by a beginning that only one has."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from difflib import get_close_matches

from vitral.terminal.lines.unclear import UnclearError, quoted
from vitral.terminal.speaker import TerminalSpeaker


class Deck:
    """The cards that a deal may bring."""

    def __init__(self, speaker: TerminalSpeaker, among: Sequence[str]) -> None:
        self._speaker = speaker
        self._among = among
        self._english = english = speaker.book.names()
        self._known: dict[str, str] = {}
        """Every spelling and the card it means."""
        for card in dict.fromkeys(among):
            for spelling in (card, *card.split("/")):
                for name in (spelling, english.get(spelling, spelling), self._named(spelling)):
                    self._known[tidy(name)] = card

    @property
    def listed(self) -> tuple[str, ...]:
        return tuple(self.name_of(card) for card in dict.fromkeys(self._among))

    def name_of(self, card: str) -> str:
        """What a card is called; a window card by both sides."""
        return " / ".join(map(self._named, card.split("/")))

    def _named(self, card: str) -> str:
        return self._speaker.card(card) if card in self._english else card

    def find(self, typed: str) -> str:
        """The card a text names; `UnclearError` if there is none, or more than one."""
        wanted = tidy(typed)
        if wanted in self._known:
            return self._known[wanted]
        found = {card for spelling, card in self._known.items() if wanted and spelling.startswith(wanted)}
        if len(found) == 1:
            return found.pop()
        if found:
            names = self._speaker.either(sorted(self.name_of(card) for card in found))
            raise UnclearError(self._speaker.say("line-bad-card-unclear", typed=quoted(typed), cards=names))
        close = get_close_matches(wanted, self._known, 2)
        if close:
            raise UnclearError(
                self._speaker.say("line-bad-card-close", typed=quoted(typed), cards=self._speaker.either(close))
            )
        raise UnclearError(self._speaker.say("line-bad-card", typed=quoted(typed)))

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
