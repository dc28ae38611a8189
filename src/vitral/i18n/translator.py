"""Messages of one language, by name: `translator_for("pt").say("favor-tokens", count=3)`."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from vitral.i18n.catalogue import Catalogue, Fact
from vitral.i18n.languages import LANGUAGES
from vitral.translatable import TranslatableText

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = ["Fact", "Translator", "card_message", "translator_for"]

_FOLDER: Final = Path(__file__).parent
"""Beside this file: `importlib.resources` takes longer to load than the texts to read."""


class Translator:
    """The messages of one language, with English for those it lacks."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no words in {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self._catalogues = [_catalogue(tag) for tag in dict.fromkeys((language, "en"))]
        self._said = lru_cache(maxsize=4096)(self._find_and_say)

    def __repr__(self) -> str:
        return f"Translator({self.language!r})"

    def __contains__(self, message: str) -> bool:
        return any(message in catalogue for catalogue in self._catalogues)

    def say(self, message: str, /, **facts: Fact) -> str:
        """Returns the words of a message (`id`) or of one of its attributes (`id.attribute`).

        `KeyError` if no language has it, `ValueError` if a fact it needs is missing.
        """
        return self._said(message, *facts.items())

    def _find_and_say(self, message: str, *facts: tuple[str, Fact]) -> str:
        source = next((catalogue for catalogue in self._catalogues if message in catalogue), None)
        if source is None:
            raise KeyError(f"no words for {message!r}")
        return source.say(message, dict(facts))

    def translate(self, text: str) -> str:
        """Returns a `TranslatableText` in this language; any other text as it is."""
        if self.language == "en" or not isinstance(text, TranslatableText) or text.message not in self:
            return str(text)
        facts = {name: self.translate(fact) if isinstance(fact, str) else fact for name, fact in text.facts.items()}
        return self.say(text.message, **facts)

    def card_name(self, card: str, otherwise: str | None = None, revision: int = 0) -> str:
        """Returns the name of a card by its id and revision (0 for the newest); for cards of custom files say
        `otherwise`.
        """
        return self._of_card(card, "", otherwise, revision)

    def card_text(self, card: str, otherwise: str | None = None, revision: int = 0) -> str:
        """Returns what a card does. Patterns have no text, so say `otherwise` there."""
        return self._of_card(card, ".text", otherwise, revision)

    def card_note(self, card: str, revision: int = 0) -> str:
        """Returns what of a card is inferred or reconstructed, and why; empty if nothing is."""
        return self._of_card(card, ".note", "", revision)

    def _of_card(self, card: str, attribute: str, otherwise: str | None, revision: int) -> str:
        superseded = card_message(card, revision)
        message = (superseded if revision and superseded in self else card_message(card)) + attribute
        return otherwise if otherwise is not None and message not in self else self.say(message)


def card_message(card: str, revision: int = 0) -> str:
    """Returns the name of the message about a card, or about a superseded revision of it."""
    return f"card-{card.replace('_', '-')}{f'-r{revision}' if revision else ''}"


@cache
def translator_for(language: str) -> Translator:
    """Returns the words of a language, read once."""
    return Translator(language)


@cache
def _catalogue(language: str) -> Catalogue:
    folder: Traversable = _FOLDER / language
    if not folder.is_dir():  # the package is in a zip file, as in a browser
        from importlib.resources import files

        folder = files(__package__) / language
    paths = sorted((path for path in folder.iterdir() if path.name.endswith(".ftl")), key=lambda path: path.name)
    return Catalogue(language, "\n".join(path.read_text("utf-8") for path in paths))
