"""Lists are joined alike by Python and by the page: `web/src/lib/words/lists.test.ts` reads the same cases."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from vitral.i18n import LANGUAGES, words
from vitral.i18n.lists import either, listed

CASES = Path(__file__).parent / "data" / "lists.json"
PARTS: tuple[list[str], ...] = (
    [],
    ["a"],
    ["a", "b"],
    ["a", "b", "c"],
    ["Ana, Rui", "Inés", "Íñigo"],
    ["Ana", "Ismael"],
    ["Ana", "Hilda"],
    ["agua", "hielo"],
    ["agua", "hiato"],
    ["siete", "ocho"],
    ["Ana", "Óscar"],
    ["Ana", "Hortensia"],
    ["7", "8"],
    ["7", "80"],
    ["10", "11"],
    ["10", "11 dados"],
    ["hoja", "1", "rama"],
)


def cases() -> str:
    found = [
        {
            "language": language,
            "parts": parts,
            "and": listed(words(language), parts),
            "or": either(words(language), parts),
        }
        for language in LANGUAGES
        for parts in PARTS
    ]
    return "[\n" + ",\n".join(json.dumps(one, ensure_ascii=False) for one in found) + "\n]\n"


def test_the_cases_for_the_page_are_what_python_says() -> None:
    if os.environ.get("UPDATE_DOCS"):
        CASES.write_text(cases(), "utf-8")
    assert CASES.read_text("utf-8") == cases(), "run this test with UPDATE_DOCS=1"


@pytest.mark.parametrize(
    ("language", "both", "one"),
    [
        ("en", "a, b, and c", "a, b, or c"),
        ("pt", "a, b e c", "a, b ou c"),
        ("es", "a, b y c", "a, b o c"),
        ("ru", "a, b и c", "a, b или c"),
        ("de", "a, b und c", "a, b oder c"),
    ],
)
def test_lists_of_every_language(language: str, both: str, one: str) -> None:
    told = words(language)
    assert (listed(told, "abc"), either(told, "abc")) == (both, one)


@pytest.mark.parametrize(("last", "said"), [("Íñigo", "Ana e Íñigo"), ("hierba", "Ana y hierba"), ("y", "Ana y y")])
def test_spanish_and_by_sound(last: str, said: str) -> None:
    assert listed(words("es"), ["Ana", last]) == said


@pytest.mark.parametrize(("last", "said"), [("Óscar", "Ana u Óscar"), ("11", "Ana u 11"), ("118", "Ana o 118")])
def test_spanish_or_by_sound(last: str, said: str) -> None:
    assert either(words("es"), ["Ana", last]) == said
