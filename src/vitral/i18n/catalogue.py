"""The messages of one language, each read when it is first used.

Fluent takes a tenth of a second to load and as long again to read every file, which a command would spend before its
first word. So facts, other messages and the variants that a text or a whole number chooses are filled in here. Numbers
with a fraction and functions are left to Fluent, one message at a time.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Fact = str | int | float
"""The value of a variable of a message."""

_ENTRIES: Final = re.compile(r"^(?=[A-Za-z#-])", re.MULTILINE)
_HEAD: Final = re.compile(r"(-?[A-Za-z][\w-]*) *=")
_ATTRIBUTE: Final = re.compile(r"\n[ ]+\.([A-Za-z][\w-]*) *=")
_FACT: Final = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}")
_REFERENCE: Final = re.compile(r"\{ *(-?[a-z][\w-]*)")
_NAME: Final = re.compile(r"\{ *(-?[a-z][\w-]*) *\}")
_LITERAL: Final = re.compile(r'\{ *"([^"\\{}]*)" *\}')
_CHOICE: Final = re.compile(r"\{ *\$([A-Za-z][\w-]*) *->\n((?: *\*?\[[^\]\n]+\][^\n]*(?<!->)\n)+) *\}")
"""A choice among variants of one line; in one that contains another, the inner one."""
_VARIANT: Final = re.compile(r" *(\*?)\[ *([^\]\n]+?) *\] *([^\n]*?) *\n")


class Catalogue:
    """The messages of one language, from the text of its files."""

    def __init__(self, language: str, text: str) -> None:
        self._language = language
        parts = _ENTRIES.split(text)
        self._sources = {head[1]: part for part in parts if (head := _HEAD.match(part))}
        self._texts: dict[str, dict[str, str]] = {}
        self._bundle: FluentBundle | None = None

    def __contains__(self, message: str) -> bool:
        name, _, attribute = message.partition(".")
        return attribute in self._read(name)

    def say(self, message: str, facts: Mapping[str, Fact]) -> str:
        """Returns the text of a message (`id` or `id.attribute`); `ValueError` if a fact is missing."""
        name, _, attribute = message.partition(".")
        parts = _FACT.split(self._chosen(self._whole(self._read(name)[attribute]), facts))
        if "{" not in "".join(parts[::2]) and not any(isinstance(facts.get(fact), float) for fact in parts[1::2]):
            try:
                parts[1::2] = [str(facts[fact]) for fact in parts[1::2]]
            except KeyError as missing:
                raise ValueError(f"{message} in {self._language}: no fact for ${missing.args[0]}") from None
            return "".join(parts)
        return self._by_fluent(name, attribute, facts)

    def _whole(self, text: str) -> str:
        """Returns a text with the messages it refers to filled in. Unknown ones are left to Fluent, which raises an
        error.
        """

        def referred(reference: re.Match[str]) -> str:
            return self._whole(self._read(reference[1]).get("", "")) or reference[0]

        return _NAME.sub(referred, text)

    def _chosen(self, text: str, facts: Mapping[str, Fact]) -> str:
        """Returns a text with the variants that its facts choose; a choice by a fraction stays as it is."""

        def variant(choice: re.Match[str]) -> str:
            fact = facts.get(choice[1])
            if fact is None or isinstance(fact, float):
                return choice[0]
            keys = (str(fact), plural_form(self._language, fact)) if isinstance(fact, int) else (fact,)
            variants = _VARIANT.findall(choice[2])
            fitting = [text for _, key, text in variants if key in keys]
            return str(fitting[0] if fitting else next(text for usual, _, text in variants if usual))

        before = ""
        while text != before:
            before, text = text, _CHOICE.sub(variant, text)
        return _LITERAL.sub(r"\1", text)

    def _by_fluent(self, name: str, attribute: str, facts: Mapping[str, Fact]) -> str:
        from fluent.runtime import FluentBundle

        if self._bundle is None:
            # Isolating marks are for mixed writing directions, which none of these languages has.
            self._bundle = FluentBundle([self._language], use_isolating=False)
        self._add(self._bundle, name)
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, {name: _fluent_value(fact) for name, fact in facts.items()})
        if errors:
            raise ValueError(f"{name}{'.' * bool(attribute)}{attribute} in {self._language}: {errors[0]}")
        return str(text)

    def _add(self, bundle: FluentBundle, name: str) -> None:
        """Adds a message, and those it refers to, to Fluent's bundle."""
        from fluent.runtime import FluentResource

        source = self._sources.get(name)
        if source is None or bundle.has_message(name):
            return
        bundle.add_resource(FluentResource(source))
        for other in _REFERENCE.findall(source):
            self._add(bundle, other)

    def _read(self, name: str) -> dict[str, str]:
        """Returns the text of a message's value ("") and of its attributes, by name; empty for an unknown message."""
        if name not in self._texts:
            value, *attributes = _ATTRIBUTE.split(self._sources.get(name, "").partition("=")[2])
            texts = {"": value, **dict(zip(attributes[::2], attributes[1::2], strict=True))}
            self._texts[name] = {part: tidy for part, text in texts.items() if (tidy := _tidy(text))}
        return self._texts[name]


def plural_form(language: str, number: int) -> str:
    """Returns the form of a noun after a whole number, as CLDR names it."""
    count = abs(number)
    if language == "ru":
        if count % 10 == 1 and count % 100 != 11:
            return "one"
        return "few" if 2 <= count % 10 <= 4 and not 12 <= count % 100 <= 14 else "many"
    if count == 1 or (language == "pt" and count == 0):
        return "one"
    return "many" if language in ("es", "pt") and count and count % 1_000_000 == 0 else "other"


def _tidy(text: str) -> str:
    """Returns a text without the indent that its lines share, as Fluent has it."""
    first, *rest = text.rstrip().split("\n")
    common = min((len(line) - len(line.lstrip(" ")) for line in rest if line.strip()), default=0)
    return "\n".join((first.strip(" "), *(line[common:] for line in rest))).lstrip("\n")


def _fluent_value(fact: Fact) -> object:
    """Returns a fact as Fluent formats it; numbers are written without grouping."""
    from fluent.runtime.types import fluent_number

    return fact if isinstance(fact, str) else fluent_number(fact, useGrouping=False)
