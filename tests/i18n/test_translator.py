"""Words: messages by name, plurals, numbers, the fallback to English, and which language is spoken."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

import vitral
from vitral.i18n import LANGUAGES, Translator, language_of, negotiate, translator_for
from vitral.i18n.catalogue import Catalogue

GLOSSARY: dict[str, Any] = tomllib.loads((files("vitral.i18n") / "glossary.toml").read_text("utf-8"))


# -- messages ----------------------------------------------------------------------------------------------------


def test_cards_speak_every_language() -> None:
    assert [translator_for(language).card_name("glazing_hammer") for language in LANGUAGES] == [
        "Glazing Hammer",
        "Martelo de Vidraceiro",
        "Martillo de Vidriero",
        "Стекольный молоток",
        "Glaserhammer",
    ]


def test_messages_are_read_from_a_zip_file(tmp_path: Path) -> None:
    """As in a browser, where the package is imported from one."""
    package = Path(vitral.__file__).parent
    with ZipFile(tmp_path / "vitral.zip", "w") as packed:
        for path in (package / "__init__.py", package / "translatable.py", *package.glob("i18n/**/*.*")):
            if path.suffix in (".py", ".ftl"):
                packed.write(path, path.relative_to(package.parent))
    code = "from vitral.i18n import translator_for; print(translator_for('de').say('card-luck'))"
    found = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "vitral.zip"), "PYTHONIOENCODING": "utf-8"},
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    )
    assert found.stdout.strip() == "Glück"


def test_a_message_and_its_attributes_have_names() -> None:
    translator = translator_for("de")
    assert translator.say("card-luck") == translator.card_name("luck") == "Glück"
    assert translator.say("card-luck.text") == translator.card_text("luck")
    assert "card-luck.text" in translator
    assert "card-batllo.text" not in translator


def test_cards_of_peoples_own_files_keep_their_names() -> None:
    assert translator_for("ru").card_name("my_own_card", "My Own Card") == "My Own Card"
    assert translator_for("ru").card_text("batllo", "") == ""
    assert translator_for("ru").card_note("grozing_pliers") == ""


def test_a_message_that_nobody_wrote_is_an_error() -> None:
    with pytest.raises(KeyError, match="card-my-own-card"):
        translator_for("es").card_name("my_own_card")


def test_there_are_five_languages() -> None:
    with pytest.raises(ValueError, match="no words in 'fr'; there are: en, pt, es, ru, de"):
        Translator("fr")


def test_what_a_language_lacks_is_said_in_english() -> None:
    translator = Translator("pt")
    _set_message(translator, "lent-only = Only here")
    assert translator.say("lent-only") == "Only here"


def test_numbers_are_written_without_grouping() -> None:
    for language in LANGUAGES:
        translator = Translator(language)
        _set_message(translator, "lent-points = { $count }")
        assert translator.say("lent-points", count=12345) == "12345"


def test_a_fact_left_out_is_an_error() -> None:
    translator = Translator("en")
    _set_message(translator, "lent-points = { $count }")
    with pytest.raises(ValueError, match="lent-points in en"):
        translator.say("lent-points")


def _set_message(translator: Translator, text: str) -> None:
    """Give these words a few more, in their own language, asked last."""
    translator._catalogues = [*translator._catalogues, Catalogue(translator.language, text)]


# -- plurals -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "form"),
    [
        (1, "one"),
        (2, "few"),
        (4, "few"),
        (5, "many"),
        (11, "many"),
        (21, "one"),
        (22, "few"),
        (0, "many"),
    ],
)
def test_russian_has_one_few_and_many(count: int, form: str) -> None:
    """`1 фишка`, `2 фишки`, `5 фишек`: every noun of the glossary; verbs have no few."""
    nouns = [term["ru"] for term in GLOSSARY["term"].values() if "few" in term["ru"]]
    translator = Translator("ru")
    lines = ["    [one] {one}", "    [few] {few}", "   *[many] {many}"]
    for number, forms in enumerate(nouns):
        variants = "\n".join(lines).format(**forms)
        _set_message(translator, f"lent-{number} = {{ $count }} {{ $count ->\n{variants}\n  }}")
        assert translator.say(f"lent-{number}", count=count) == f"{count} {forms[form]}"


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "ru"])
@pytest.mark.parametrize(("count", "form"), [(1, "one"), (2, "many"), (21, "many")])
def test_the_others_have_one_and_many(language: str, count: int, form: str) -> None:
    forms = GLOSSARY["term"]["favor_token"][language]
    translator = Translator(language)
    _set_message(translator, f"lent = {{ $count ->\n    [one] {forms['one']}\n   *[other] {forms['many']}\n  }}")
    assert translator.say("lent", count=count) == forms[form]


# -- which language ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (["pt-BR"], "pt"),
        (["fr", "de-CH", "en"], "de"),
        (["ru_RU.UTF-8"], "ru"),
        (["ES"], "es"),
        (["fr", "ja"], "en"),
        ([], "en"),
        (["", "es"], "es"),
        (["C", "es"], "en"),
        (["*"], "en"),
        ("de-DE,de;q=0.9,en;q=0.8", "de"),
        ("en;q=0.5, es;q=0.7", "es"),
        ("fr-CA, fr;q=0.9, *;q=0.1", "en"),
        ("pt;q=0, ru;q=0.2", "ru"),
        ("de;q=high, es", "es"),
        ("", "en"),
    ],
)
def test_the_first_wanted_language_there_is(wanted: str | list[str], found: str) -> None:
    assert negotiate(wanted) == found


def test_only_what_is_available_is_found() -> None:
    assert negotiate(["pt", "es"], ["de", "es"]) == "es"
    assert negotiate(["pt"], ["de", "es"]) == "de"


@pytest.mark.parametrize(
    ("environment", "found"),
    [
        ({"LANG": "pt_BR.UTF-8"}, "pt"),
        ({"LANG": "de_DE@euro"}, "de"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "es_ES", "LC_MESSAGES": "ru_RU"}, "es"),
        ({"LANG": "fr_FR", "LANGUAGE": "fr:de"}, "de"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LC_ALL": "", "LANG": "de_AT"}, "de"),
        ({}, "en"),
    ],
)
def test_a_shell_is_asked_as_gettext_asks(environment: dict[str, str], found: str) -> None:
    assert language_of(environment) == found
