"""Translations in Fluent files, one folder per language, shared with the page; and the rulebook in each language."""

from __future__ import annotations

from vitral.i18n.catalogue import Fact
from vitral.i18n.languages import LANGUAGES, language_of, negotiate
from vitral.i18n.translator import Translator, translator_for

__all__ = ["LANGUAGES", "Fact", "Translator", "language_of", "negotiate", "translator_for"]
