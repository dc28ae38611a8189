"""Messages of one language, by name: `words("pt").say("favor-tokens", count=3)`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files as package_files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from vitral.i18n.languages import LANGUAGES

Fact = str | int | float
"""What a message may be told."""

_FOLDER: Final = package_files("vitral.i18n")


class Words:
    """The words of one language. What it lacks is said in English."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no words in {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self._bundles = [_bundle(language)] if language == "en" else [_bundle(language), _bundle("en")]

    def __repr__(self) -> str:
        return f"Words({self.language!r})"

    def __contains__(self, message: str) -> bool:
        return any(_has(bundle, message) for bundle in self._bundles)

    def say(self, message: str, /, **facts: Fact) -> str:
        """The words of a message (`id`) or of one of its attributes (`id.attribute`).

        `KeyError` if no language has it, `ValueError` if a fact it needs was not told.
        """
        bundle = next((one for one in self._bundles if _has(one, message)), None)
        if bundle is None:
            raise KeyError(f"no words for {message!r}")
        name, _, attribute = message.partition(".")
        found = bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, {name: _told(fact) for name, fact in facts.items()})
        if errors:
            raise ValueError(f"{message} in {self.language}: {errors[0]}")
        return str(text)

    def card_name(self, card: str, otherwise: str | None = None) -> str:
        """The name of a card by its id; for cards of people's own files say `otherwise`."""
        return self._of_card(card, "", otherwise)

    def card_text(self, card: str, otherwise: str | None = None) -> str:
        """What a card does. Patterns have no text, so say `otherwise` there."""
        return self._of_card(card, ".text", otherwise)

    def card_note(self, card: str) -> str:
        """What of a card is inferred or reconstructed, and why; empty if nothing is."""
        return self._of_card(card, ".note", "")

    def _of_card(self, card: str, attribute: str, otherwise: str | None) -> str:
        message = card_message(card) + attribute
        return otherwise if otherwise is not None and message not in self else self.say(message)


def card_message(card: str) -> str:
    """The name of the message about a card."""
    return f"card-{card.replace('_', '-')}"


@cache
def words(language: str) -> Words:
    """The words of a language, read once."""
    return Words(language)


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolating marks are for mixed writing directions, which none of these languages has.
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((_FOLDER / language).iterdir(), key=lambda path: path.name):
        if path.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def _has(bundle: FluentBundle, message: str) -> bool:
    name, _, attribute = message.partition(".")
    if not bundle.has_message(name):
        return False
    found = bundle.get_message(name)
    return attribute in found.attributes if attribute else found.value is not None


def _told(fact: Fact) -> object:
    """Numbers are written without grouping."""
    return fact if isinstance(fact, str) else fluent_number(fact, useGrouping=False)
