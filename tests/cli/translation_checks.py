"""Records every message that is formatted, and finds what of a text is left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final
from unittest.mock import patch

from vitral.cards import all_cards
from vitral.i18n import Fact, Translator, translator_for

ENGLISH: Final = r"\b(?:the|and|of|with|your|you|window|round|turn|draft|this|that|from|takes|costs|which|where)\b"
"""Words that no other language has."""
_PATTERNS: Final = "|".join(re.escape(pattern.name) for pattern in all_cards().patterns)

Messages = dict[tuple[str, tuple[tuple[str, Fact], ...]], str]
"""Formatted texts, by message and facts."""


@contextmanager
def recorded_messages(language: str, but: tuple[str, ...] = ()) -> Iterator[Messages]:
    """Collects every message formatted in *language* meanwhile, except those that begin with one of *but*."""
    messages: Messages = {}
    say = Translator.say

    def record(translator: Translator, message: str, /, **facts: Fact) -> str:
        text = say(translator, message, **facts)
        if translator.language == language and not (but and message.startswith(but)):
            messages[message, tuple(facts.items())] = text
        return text

    with patch.object(Translator, "say", record):
        yield messages


def english_in(text: str, messages: Messages) -> list[str]:
    """Returns the messages that stand in a text as in English, and the words that only English has."""
    found = [message for (message, facts), own in messages.items() if _left(text, message, dict(facts), own)]
    return found + re.findall(ENGLISH, re.sub(_PATTERNS, "", text))


def _left(text: str, message: str, facts: Mapping[str, Fact], translated: str) -> bool:
    english = translator_for("en").say(message, **facts)
    values = "|".join(re.escape(str(fact)) for fact in facts.values() if fact != "")
    own_words = re.sub(values, "", english) if values else english
    if english == translated or not re.search(r"[a-z]{3}", own_words):
        return False
    return bool(re.search(rf"(?<!\w){re.escape(english)}(?!\w)", text))
