"""Lists are joined alike by Python and by the page: `web/src/lib/i18n/lists.test.ts` reads the same cases."""

from __future__ import annotations

import pytest

from vitral.i18n import translator_for
from vitral.i18n.formatting import either, listed


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
    translator = translator_for(language)
    assert (listed(translator, "abc"), either(translator, "abc")) == (both, one)


@pytest.mark.parametrize(("last", "expected"), [("Íñigo", "Ana e Íñigo"), ("hierba", "Ana y hierba"), ("y", "Ana y y")])
def test_spanish_and_by_sound(last: str, expected: str) -> None:
    assert listed(translator_for("es"), ["Ana", last]) == expected


@pytest.mark.parametrize(("last", "expected"), [("Óscar", "Ana u Óscar"), ("11", "Ana u 11"), ("118", "Ana o 118")])
def test_spanish_or_by_sound(last: str, expected: str) -> None:
    assert either(translator_for("es"), ["Ana", last]) == expected
