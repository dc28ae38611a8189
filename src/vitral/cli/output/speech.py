"""What the command line says, in the language of whoever reads it."""

from __future__ import annotations

from vitral.cards import CardSet
from vitral.i18n import Fact, Words, words
from vitral.said import sentence_of
from vitral.terminal.facts import CardBook
from vitral.terminal.speaker import TerminalSpeaker

_language = "en"


def speak(language: str) -> None:
    """From now on, in this language; English until then."""
    global _language
    _language = words(language).language


def say(message: str, **facts: Fact) -> str:
    return speech().say(message, **facts)


def speech() -> Words:
    """The words of the language spoken now."""
    return words(_language)


def voice_of(cards: CardSet) -> TerminalSpeaker:
    """The speaker in which these cards are spoken of."""
    return TerminalSpeaker(_language, book=CardBook(cards))


def retold(error: Exception) -> str:
    """What an error of the library says."""
    return speech().retell(sentence_of(error))
