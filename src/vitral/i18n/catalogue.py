"""The messages of one language, each read when it is first used.

Fluent takes a tenth of a second to load and as long again to read every file, which a command would spend before its
first word. Most messages are plain text, or text with a few facts and other messages in it: those are filled in here.
Only plurals and the like are left to Fluent, one message at a time.
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
        parts = _FACT.split(self._whole(self._read(name)[attribute]))
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


def _tidy(text: str) -> str:
    """Returns a text without the indent that its lines share, as Fluent has it."""
    first, *rest = text.rstrip().split("\n")
    common = min((len(line) - len(line.lstrip(" ")) for line in rest if line.strip()), default=0)
    return "\n".join((first.strip(" "), *(line[common:] for line in rest))).lstrip("\n")


def _fluent_value(fact: Fact) -> object:
    """Returns a fact as Fluent formats it; numbers are written without grouping."""
    from fluent.runtime.types import fluent_number

    return fact if isinstance(fact, str) else fluent_number(fact, useGrouping=False)
