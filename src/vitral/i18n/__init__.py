"""The words, in Fluent files: one folder a language, shared with the page; and the rulebook told in them."""

from __future__ import annotations

from vitral.i18n.languages import LANGUAGES, language_of, negotiate
from vitral.i18n.rulebook import Page, RuleLink, Section, rule_of, rulebook
from vitral.i18n.words import Fact, Words, words

__all__ = [
    "LANGUAGES",
    "Fact",
    "Page",
    "RuleLink",
    "Section",
    "Words",
    "language_of",
    "negotiate",
    "rule_of",
    "rulebook",
    "words",
]
