"""Translations in Fluent files, one folder per language, shared with the page; and the rulebook in each language."""

from __future__ import annotations

from vitral.i18n.languages import LANGUAGES, language_of, negotiate
from vitral.i18n.rulebook import Page, RuleLink, Section, rule_of, rulebook
from vitral.i18n.translator import Fact, Translator, translator_for

__all__ = [
    "LANGUAGES",
    "Fact",
    "Page",
    "RuleLink",
    "Section",
    "Translator",
    "language_of",
    "negotiate",
    "rule_of",
    "rulebook",
    "translator_for",
]
