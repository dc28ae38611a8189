"""The glossary: whole in every language, sourced, and kept by cards and rule pages."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from generators.fluent_files import parts
from generators.message_files import card_ids
from support.paths import ROOT
from vitral.cards import all_cards, card_sources
from vitral.i18n import LANGUAGES, translator_for

FOLDER = Path(str(files("vitral.i18n")))
GLOSSARY: dict[str, Any] = tomllib.loads((FOLDER / "glossary.toml").read_text("utf-8"))
OTHERS = [language for language in LANGUAGES if language != "en"]
CODE = re.compile(r"```.*?```|`[^`]*`|\{#[^}]*\}", re.DOTALL)
FRONT = re.compile(r"\A---\n.*?^title: ([^\n]*)\n.*?\n---\n", re.DOTALL | re.MULTILINE)
INDENTED = re.compile(r"^ {4,}.*$", re.MULTILINE)
DOCUMENTS = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
FORBIDDEN = [
    pytest.param(
        language,
        entry["word"],
        entry.get("unless"),
        entry.get("except_in", ()),
        id=f"{language}-{entry['instead']}-{number}",
        marks=pytest.mark.xfail(strict=True) if entry.get("pending") else (),
    )
    for language in LANGUAGES
    for number, entry in enumerate(GLOSSARY["forbidden"][language])
]


def written(language: str) -> Iterator[tuple[str, str]]:
    """Every text in a language, without ids, code and comments."""
    for path in sorted((FOLDER / language).rglob("*")):
        if path.suffix == ".md":
            yield str(path), CODE.sub(" ", FRONT.sub(r"\1\n", path.read_text("utf-8")))
        elif path.suffix == ".ftl":
            yield str(path), "\n".join(part.words for part in parts(path).values())


def breaches(language: str, word: str, unless: str | None = None, except_in: Sequence[str] = ()) -> list[str]:
    """Where a word stands that must not; where it means something else, it may."""
    pattern = re.compile(rf"(?<!\w)(?:{word})(?!\w)", re.IGNORECASE)
    found = []
    for path, text in written(language):
        if Path(path).name in except_in:
            continue
        rest = re.sub(unless, " ", text, flags=re.IGNORECASE) if unless else text
        found += [f"{path}: {one[0]}" for one in pattern.finditer(rest)]
    return found


def test_every_term_has_every_language() -> None:
    for name, term in GLOSSARY["term"].items():
        assert term.keys() == {"meaning", *LANGUAGES}, name
        for language in LANGUAGES:
            forms = term[language]
            assert {"one", "many", "source"} <= forms.keys() <= {"one", "few", "many", "source"}, name
            assert forms["source"] == "ours" or forms["source"] in card_sources(), name
            assert ("few" in forms) <= (language == "ru"), name


def test_a_term_has_the_source_of_its_language() -> None:
    sources = {"en": "rulebook_en", "pt": "rulebook_pt", "es": "rulebook_es", "ru": "rulebook_ru", "de": "automa_de"}
    for name, term in GLOSSARY["term"].items():
        for language in LANGUAGES:
            assert term[language]["source"] in ("ours", sources[language]), name


def test_colors_have_their_forms() -> None:
    forms = {
        "en": {"plain"},
        "pt": {"m", "f", "mm", "ff"},
        "es": {"m", "f", "mm", "ff"},
        "ru": {"m", "f", "n", "many", "genitive"},
        "de": {"plain", "f", "m", "n", "weak"},
    }
    assert GLOSSARY["color"].keys() == {"red", "yellow", "green", "blue", "purple", "clear"}
    for color in GLOSSARY["color"].values():
        assert {language: set(color[language]) for language in LANGUAGES} == forms


@pytest.mark.parametrize(("language", "word", "unless", "except_in"), FORBIDDEN)
def test_nothing_says_what_the_glossary_forbids(
    language: str, word: str, unless: str | None, except_in: Sequence[str]
) -> None:
    """What is `pending` fails until the translation follows; then the glossary must drop the mark."""
    assert breaches(language, word, unless, except_in) == [], "the glossary says what to say instead"


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_the_documents_keep_to_plain_english(path: Path) -> None:
    text = INDENTED.sub("", CODE.sub(" ", path.read_text("utf-8")))
    found = []
    for entry in GLOSSARY["forbidden"]["en"]:
        rest = re.sub(entry["unless"], " ", text, flags=re.IGNORECASE) if "unless" in entry else text
        found += [match[0] for match in re.finditer(rf"(?<!\w)(?:{entry['word']})(?!\w)", rest, re.IGNORECASE)]
    assert found == [], "the glossary says what to say instead"


def test_what_is_forbidden_is_none_of_our_terms() -> None:
    for language in LANGUAGES:
        own = [form for term in GLOSSARY["term"].values() for form in term[language].values()]
        for entry in GLOSSARY["forbidden"][language]:
            pattern = re.compile(rf"(?<!\w)(?:{entry['word']})(?!\w)", re.IGNORECASE)
            assert not [form for form in own if pattern.search(form)], entry


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("term", sorted(GLOSSARY["together"]))
def test_card_texts_use_the_word_of_the_glossary(language: str, term: str) -> None:
    """Where the English text speaks of the round track, the others use their word for it."""
    stems = GLOSSARY["together"][term]
    english, translated = translator_for("en"), translator_for(language)
    for card in card_ids():
        if re.search(rf"\b(?:{stems['en']})\b", english.card_text(card, ""), re.IGNORECASE):
            assert re.search(stems[language], translated.card_text(card), re.IGNORECASE), card


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_word_stands_in_a_translation(language: str) -> None:
    names = sorted((pattern.name for pattern in all_cards().patterns), key=len, reverse=True)
    for path, text in written(language):
        bare = re.sub("|".join(map(re.escape, names)), "", text)
        found = re.findall(r"\b(?:the|and|of|with|your|you|window|round|turn|draft|this|that)\b", bare)
        assert found == [], path


def test_a_breach_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "es").mkdir()
    text = "# fichas\nfichas = Pon { $fichas ->\n    [one] tu Ficha\n   *[other] tus Fichas\n  }\nmore = { fichas }\n"
    (tmp_path / "es" / "page.ftl").write_text(text, "utf-8")
    monkeypatch.setattr("i18n.test_glossary.FOLDER", tmp_path)
    assert [found.rpartition(" ")[2] for found in breaches("es", "fichas?")] == ["Ficha", "Fichas"]
