"""What the command line says, in the language of whoever reads it."""

from __future__ import annotations

from vitral.cards import CardSet
from vitral.i18n import Fact, Translator, translator_for
from vitral.terminal.facts import CardBook
from vitral.terminal.speaker import TerminalSpeaker
from vitral.translatable import sentence_of

_language = "en"


def speak(language: str) -> None:
    """From now on, in this language; English until then."""
    global _language
    _language = translator_for(language).language


def say(message: str, **facts: Fact) -> str:
    return speech().say(message, **facts)


def speech() -> Translator:
    """The words of the language spoken now."""
    return translator_for(_language)


def voice_of(cards: CardSet) -> TerminalSpeaker:
    """The speaker in which these cards are spoken of."""
    return TerminalSpeaker(_language, book=CardBook(cards))


def retold(error: Exception) -> str:
    """What an error of the library says."""
    return speech().translate(sentence_of(error))
