"""Hears every message that is said, and finds what of a text is left in English."""

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

Heard = dict[tuple[str, tuple[tuple[str, Fact], ...]], str]
"""What was said, by message and facts."""


@contextmanager
def heard(language: str, but: tuple[str, ...] = ()) -> Iterator[Heard]:
    """Everything that is said in a language meanwhile, but for messages that begin in certain ways."""
    said: Heard = {}
    say = Translator.say

    def hear(told: Translator, message: str, /, **facts: Fact) -> str:
        text = say(told, message, **facts)
        if told.language == language and not (but and message.startswith(but)):
            said[message, tuple(facts.items())] = text
        return text

    with patch.object(Translator, "say", hear):
        yield said


def english_in(text: str, said: Heard) -> list[str]:
    """Messages that stand in a text as English has them, and words that only English has."""
    found = [message for (message, facts), told in said.items() if _left(text, message, dict(facts), told)]
    return found + re.findall(ENGLISH, re.sub(_PATTERNS, "", text))


def _left(text: str, message: str, facts: Mapping[str, Fact], told: str) -> bool:
    english = translator_for("en").say(message, **facts)
    told_to = "|".join(re.escape(str(fact)) for fact in facts.values() if fact != "")
    own_words = re.sub(told_to, "", english) if told_to else english
    if english == told or not re.search(r"[a-z]{3}", own_words):
        return False
    return bool(re.search(rf"(?<!\w){re.escape(english)}(?!\w)", text))
