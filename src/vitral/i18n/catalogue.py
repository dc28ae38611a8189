"""The messages of one language, read when they are said.

Fluent takes a tenth of a second to load and as long again to read every file, which a command would spend before its
first word. Most messages are plain text, or text with a few facts in it: those are filled in here. Only plurals,
references and the like are left to Fluent, one message at a time.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Fact = str | int | float
"""What a message may be told."""

_ENTRIES: Final = re.compile(r"^(?=[A-Za-z#-])", re.MULTILINE)
_HEAD: Final = re.compile(r"(-?[A-Za-z][\w-]*) *=")
_ATTRIBUTE: Final = re.compile(r"\n[ ]+\.([A-Za-z][\w-]*) *=")
_FACT: Final = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}")
_REFERENCE: Final = re.compile(r"\{ *(-?[a-z][\w-]*)")


class _Entry(NamedTuple):
    """A message as its file has it: all of it, and the text of its value ("") and of its attributes, by name."""

    source: str
    texts: dict[str, str]


class Catalogue:
    """The messages of one language, from the text of its files."""

    def __init__(self, language: str, text: str) -> None:
        self._language = language
        self._entries = dict(_read(part) for part in _ENTRIES.split(text) if _HEAD.match(part))
        self._bundle: FluentBundle | None = None

    def __contains__(self, message: str) -> bool:
        name, _, attribute = message.partition(".")
        return name in self._entries and attribute in self._entries[name].texts

    def say(self, message: str, facts: Mapping[str, Fact]) -> str:
        """The words of a message that is in it (`id` or `id.attribute`); `ValueError` if a fact was not told."""
        name, _, attribute = message.partition(".")
        text = self._entries[name].texts[attribute]
        parts = _FACT.split(text)
        if "{" not in "".join(parts[::2]) and not any(isinstance(facts.get(fact), float) for fact in parts[1::2]):
            try:
                parts[1::2] = [str(facts[fact]) for fact in parts[1::2]]
            except KeyError as missing:
                raise ValueError(f"{message} in {self._language}: nothing told for ${missing.args[0]}") from None
            return "".join(parts)
        return self._by_fluent(name, attribute, facts)

    def _by_fluent(self, name: str, attribute: str, facts: Mapping[str, Fact]) -> str:
        from fluent.runtime import FluentBundle

        if self._bundle is None:
            # Isolating marks are for mixed writing directions, which none of these languages has.
            self._bundle = FluentBundle([self._language], use_isolating=False)
        self._add(self._bundle, name)
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        said, errors = self._bundle.format_pattern(pattern, {name: _told(fact) for name, fact in facts.items()})
        if errors:
            raise ValueError(f"{name}{'.' * bool(attribute)}{attribute} in {self._language}: {errors[0]}")
        return str(said)

    def _add(self, bundle: FluentBundle, name: str) -> None:
        """Let Fluent read a message and those it speaks of."""
        from fluent.runtime import FluentResource

        entry = self._entries.get(name)
        if entry is None or bundle.has_message(name):
            return
        bundle.add_resource(FluentResource(entry.source))
        for other in _REFERENCE.findall(entry.source):
            self._add(bundle, other)


def _read(source: str) -> tuple[str, _Entry]:
    head = _HEAD.match(source)
    assert head is not None
    value, *attributes = _ATTRIBUTE.split(source[head.end() :])
    texts = {name: _tidy(text) for name, text in zip(attributes[::2], attributes[1::2], strict=True)}
    if text := _tidy(value):
        texts[""] = text
    return head[1], _Entry(source, texts)


def _tidy(text: str) -> str:
    """A text without the indent that its lines share, as Fluent has it."""
    first, *rest = text.rstrip().split("\n")
    common = min((len(line) - len(line.lstrip(" ")) for line in rest if line.strip()), default=0)
    return "\n".join((first.strip(" "), *(line[common:] for line in rest))).lstrip("\n")


def _told(fact: Fact) -> object:
    """Numbers are written without grouping."""
    from fluent.runtime.types import fluent_number

    return fact if isinstance(fact, str) else fluent_number(fact, useGrouping=False)
