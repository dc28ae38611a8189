"""The cards in five languages: one shape, nothing missing, nothing left in English, names marked where ours."""

from __future__ import annotations

import re

import pytest

from generators.card_folder import read_folder
from generators.fluent_files import FOLDER, parts
from generators.message_files import card_ids
from vitral.cards import GlassBoard, Inspiration, Objective, all_cards
from vitral.cards.card_data import DATA
from vitral.i18n import LANGUAGES, translator_for
from vitral.i18n.translator import card_message

OTHERS = [language for language in LANGUAGES if language != "en"]
CARDS = card_ids()
TEXTS = {card: entries for entry in read_folder(DATA).cards for card, entries in entry.versions[-1].texts.items()}
OURS = {language: {card for card in CARDS if TEXTS[card][language].get("ours")} for language in LANGUAGES}
"""The cards whose names are our own in a language: no edition gives them."""
LATIN_NAMES = {pattern.name for pattern in all_cards().patterns}


def cards(language: str) -> dict[str, frozenset[str]]:
    """Every part of the card messages, in order, with its variables."""
    return {name: part.variables for name, part in parts(FOLDER / language / "cards.ftl").items()}


def texts(language: str) -> dict[str, str]:
    """Every text of the cards by message and attribute."""
    translator = translator_for(language)
    return {name: translator.say(name) for name in cards(language)}


# -- shape -------------------------------------------------------------------------------------------------------


def test_every_card_has_a_message() -> None:
    wanted = {card_message(card) for card in CARDS} | {f"box-{box}" for box in all_cards().name.split("+")}
    assert {name for name in cards("en") if "." not in name} == wanted
    assert len(set(CARDS)) == len(CARDS)


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_one_shape(language: str) -> None:
    assert list(cards(language).items()) == list(cards("en").items())


# -- names -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_told_apart(language: str) -> None:
    names = [translator_for(language).card_name(card) for card in CARDS]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", OTHERS)
def test_only_windows_keep_their_english_names(language: str) -> None:
    """And a few words that are the same."""
    translator, english = translator_for(language), translator_for("en")
    same = {card for card in CARDS if translator.card_name(card) == english.card_name(card)}
    assert same - {pattern.id for pattern in all_cards().patterns} <= {"automa", "tunnel", "rg_same_value"}
    assert not same & OURS[language] - OURS["en"], "a name kept as it is in English is not our translation"


def test_what_is_ours_in_english_is_named() -> None:
    cards = all_cards()
    named: list[Objective | Inspiration | GlassBoard] = [*cards.objectives, *cards.inspirations, *cards.glass_boards]
    noted = {card.id for card in named if "name" in card.note}
    assert noted <= OURS["en"]


# -- text --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_in_english(language: str) -> None:
    english, entries = texts("en"), texts(language)
    assert [name for name in entries if "." in name and entries[name] == english[name]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_sentences(language: str) -> None:
    for name, text in texts(language).items():
        assert text == text.strip()
        assert "  " not in text, name
        assert '"' not in text or language == "en", f"{name}: quotation marks of the language"
        assert not re.search(r"\d[.,\u00a0 ]\d{3}\b", text), f"{name}: no grouping"
        if "." in name:
            assert text.endswith("."), name
            assert not text.endswith(".."), name
        else:
            assert not text.endswith("."), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_a_text_are_those_of_the_english_one(language: str) -> None:
    """`7 points`, `columns 1, 3 and 5`: digits are facts, whatever the language; `a 1` may be spelt out."""
    english = texts("en")
    for name, text in texts(language).items():
        if name.endswith(".text"):
            assert sorted(set(re.findall(r"[A-D]?\d+", text)) - {"1"}) == sorted(
                set(re.findall(r"[A-D]?\d+", english[name])) - {"1"}
            ), name


def test_russian_is_written_in_russian_letters() -> None:
    for name, text in texts("ru").items():
        if text in LATIN_NAMES:
            continue
        bare = re.sub(r"\b[A-D][1-5]?\b|\bAP?\d+\b", "", text)
        assert not re.search(r"[A-Za-z]", bare), f"{name}: {text}"
        assert re.search(r"[а-яё]", text), name


@pytest.mark.parametrize("language", ["en", "pt", "es", "de"])
def test_the_others_are_written_in_latin_letters(language: str) -> None:
    assert not re.search(r"[\u0400-\u04ff]", "".join(texts(language).values()))


@pytest.mark.parametrize(
    ("language", "letters"), [("pt", "ãõç"), ("es", "ñ¿áó"), ("ru", "ё"), ("de", "äöüß")], ids=OTHERS
)
def test_each_language_has_its_letters(language: str, letters: str) -> None:
    """A file saved without its accents, or in the wrong folder, is caught at once."""
    text = "".join(texts(language).values()).lower()
    missing = [letter for letter in letters if letter not in text]
    assert len(missing) <= 1, missing
