"""What the command line says, in the language of whoever reads it."""

from __future__ import annotations

from vitral.i18n import Fact, Words, words
from vitral.said import sentence_of

_language = "en"


def speak(language: str) -> None:
    """From now on, in this language; English until then."""
    global _language
    _language = words(language).language


def say(message: str, **facts: Fact) -> str:
    """The words of a message."""
    return speech().say(message, **facts)


def speech() -> Words:
    """The words of the language spoken now."""
    return words(_language)


def retold(error: Exception) -> str:
    """What an error of the library says."""
    return speech().retell(sentence_of(error))
