"""Messages are read when they are said; most without Fluent, and then exactly as Fluent would say them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from importlib.resources import files
from itertools import product
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from vitral.i18n import LANGUAGES
from vitral.i18n.catalogue import Catalogue, plural_form

FOLDER = Path(str(files("vitral.i18n")))


class Variables(Visitor):
    """Collects the variables of a message, and those that a number chooses by."""

    def __init__(self) -> None:
        self.found: dict[str, str | int] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.setdefault(node.id.name, "a fact")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference) and any(
            isinstance(variant.key, ast.Identifier) and variant.key.name in ("one", "few", "many")
            for variant in node.variants
        ):
            self.found[node.selector.id.name] = 12345


def whole(language: str) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted((FOLDER / language).glob("*.ftl")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_as_fluent_says_it(language: str) -> None:
    text = whole(language)
    ours = Catalogue(language, text)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    messages = [entry for entry in parse(text).body if isinstance(entry, ast.Message)]
    assert len(messages) > 100
    variables = _facts_of(messages)
    tried: list[dict[str, str | int]] = [dict.fromkeys(variables, "a fact")]
    for number in (0, 1, 2, 5, 12345):
        tried.append({name: number if fact == 12345 else fact for name, fact in variables.items()})
    for entry, facts in product(messages, tried):
        found = bundle.get_message(entry.id.name)
        for attribute, pattern in {"": found.value, **found.attributes}.items():
            name = f"{entry.id.name}.{attribute}".rstrip(".")
            assert (name in ours) == (pattern is not None), name
            if pattern is not None:
                assert ours.say(name, facts) == bundle.format_pattern(pattern, _plain(facts))[0], name


def _facts_of(messages: Sequence[ast.Message]) -> dict[str, str | int]:
    """Something for every variable: a number where one decides about a plural."""
    variables = Variables()
    for entry in messages:
        variables.visit(entry)
    return variables.found


def _plain(facts: dict[str, str | int]) -> dict[str, object]:
    return {
        key: fact if isinstance(fact, str) else fluent_number(fact, useGrouping=False) for key, fact in facts.items()
    }


def test_messages_may_speak_of_others() -> None:
    catalogue = Catalogue("en", "-glass = rare glass\nfirst = Look: { second }\nsecond = { -glass }, { $what }\n")
    assert catalogue.say("first", {"what": "clear"}) == "Look: rare glass, clear"


def test_numbers_with_a_fraction_are_written_as_the_language_has_it() -> None:
    assert Catalogue("de", "mean = im Mittel { $mean }").say("mean", {"mean": 12345.5}) == "im Mittel 12345,5"
    assert Catalogue("en", "mean = mean { $mean }").say("mean", {"mean": -12345.5}) == "mean -12345.5"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_of_a_noun_is_that_of_cldr(language: str) -> None:
    locale = Locale.parse(language)
    for number in (*range(125), -1, -2, 1000, 1_000_000, 2_000_000, 1_000_001):
        assert plural_form(language, number) == locale.plural_form(number), number


def test_variants_may_contain_others() -> None:
    choice = "{ $what ->\n    [cat] { $count ->\n        [one] a cat\n       *[other] { $count } cats\n      }\n"
    catalogue = Catalogue("en", f'pets = I have {choice}   *[dog] a dog\n  }}, and{{ "" }} fish\n')
    assert catalogue.say("pets", {"what": "cat", "count": 2}) == "I have 2 cats, and fish"
    assert catalogue.say("pets", {"what": "cat", "count": 1.0}) == "I have a cat, and fish"
    assert catalogue.say("pets", {"what": "cow", "count": 1}) == "I have a dog, and fish"


def test_whole_numbers_need_no_fluent() -> None:
    program = (
        "import sys; from vitral.i18n import translator_for; words = translator_for('ru'); "
        "words.card_text('lathekin'); "
        "words.say('favor-tokens', count=3); print(any(name.startswith('fluent') for name in sys.modules))"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout == "False\n"
