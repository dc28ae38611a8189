"""The page's messages in five languages: one shape, all translated, with plurals that count and marks that fit."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from generators.fluent_files import FOLDER, Part, parts
from vitral.i18n import LANGUAGES, Fact, translator_for

OTHERS = [language for language in LANGUAGES if language != "en"]
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl") if path.name != "cards.ftl")
NUMBERS = (0, 1, 2, 5, 21, 22)
QUOTES = {"en": ("“", "”"), "pt": ("“", "”"), "es": ("«", "»"), "ru": ("«", "»"), "de": ("„", "“")}
SAME = {
    "Vitral": ("pt es ru de", "our own name"),
    "Automa": ("pt es de", "the name of the opponent of cards"),
    **dict.fromkeys(("Bruno", "Mia"), ("pt es de", "a name")),
    "Bot": ("pt es de", "everybody says bot"),
    "Chat": ("es de", "the word is theirs too"),
    **dict.fromkeys("RBP", ("es de", "the letter of a color")),
    "Normal": ("pt es de", "the word is theirs too"),
    "Total": ("pt es", "the word is theirs too"),
    "Menu": ("pt", "the word is theirs too"),
    "Rating": ("pt", "the word is theirs too"),
    "Name": ("de", "the word is theirs too"),
    "Lobby": ("de", "the word is theirs too"),
    "Wow": ("de", "the word is theirs too"),
    "Solo": ("de", "the word is theirs too"),
    "Bonus": ("de", "the word is theirs too"),
    "Inspiration": ("de", "the word is theirs too"),
    **dict.fromkeys(("Esc", "Enter", "Home", "End", "Delete"), ("pt es ru de", "what stands on the key")),
}
"""Words that may read as in English: in which languages, and why."""


def every_part(language: str) -> Iterator[tuple[str, Part]]:
    for file in FILES:
        yield from parts(FOLDER / language / file).items()


def text_of(language: str, name: str, part: Part, **numbers: int) -> str:
    """A part in words: a name for every fact, 7 where it chooses by a number, or the numbers given."""
    facts: dict[str, Fact] = {variable: 7 if variable in part.selectors else "Ana" for variable in part.variables}
    return translator_for(language).say(name, **(facts | numbers))


def renderings(language: str, name: str, part: Part, variable: str) -> dict[int, str]:
    """A part by the given number."""
    return {number: text_of(language, name, part, **{variable: number}) for number in NUMBERS}


# -- shape -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files(language: str) -> None:
    assert {path.name for path in (FOLDER / language).glob("*.ftl")} == {"cards.ftl", *FILES}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_one_shape(language: str, file: str) -> None:
    """The same messages and attributes, each with the same facts."""
    english, other = parts(FOLDER / "en" / file), parts(FOLDER / language / file)
    assert other.keys() == english.keys()
    assert {name: part.variables for name, part in other.items()} == {
        name: part.variables for name, part in english.items()
    }


# -- text --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    """`say` raises if something is wrong; spaces at the ends and silence only where English has them."""
    for name, part in every_part(language):
        texts = [text_of(language, name, part)]
        for variable in part.selectors:
            texts += renderings(language, name, part, variable).values()
        english = text_of("en", name, part)
        for text in texts:
            assert not re.search(r"[{}]|\S  |\s[.,;:?!]|\.\.", text), f"{name}: {text}"
            assert (text == text.strip()) == (english == english.strip()), f"{name}: {text!r}"
            assert bool(text) == bool(english), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_is_never_shown_as_another(language: str) -> None:
    """Portuguese counts 0 as `one`, and Russian 21: a variant that spells out 1 would be a lie there."""
    for name, part in every_part(language):
        for variable in part.selectors:
            texts = renderings(language, name, part, variable)
            if "2" in texts[2]:
                assert len(set(texts.values())) == len(texts), f"{name}: {texts}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_may_be_negative(language: str) -> None:
    """A window begins below zero, and -1 counts as `one` in most languages."""
    assert "-1 " in translator_for(language).say("points-of", points=-1)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    english = dict(every_part("en"))
    allowed = {word for word, (languages, _) in SAME.items() if language in languages.split()}
    for name, part in every_part(language):
        own = " ".join(re.findall(r"[^\W\d_]+", part.words))
        if own and own not in allowed:
            assert part.words != english[name].words, f"{name}: {own}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    opening, closing = QUOTES[language]
    strange = set("\"'“”„‟«»‹›‘‚`´") - set(QUOTES[language])
    for name, part in every_part(language):
        if language == "en" and name.startswith("fault-"):
            continue  # the library's own English, which keeps to plain letters
        assert not strange & set(part.words), f"{name}: {part.words}"
        assert part.words.count(opening) == part.words.count(closing), f"{name}: {part.words}"


def test_spanish_questions_and_calls_are_opened() -> None:
    for name, part in every_part("es"):
        assert part.words.count("¿") == part.words.count("?"), name
        assert part.words.count("¡") == part.words.count("!"), name
