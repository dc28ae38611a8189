"""The page stays small in every language, packed as it travels."""

from __future__ import annotations

from pathlib import Path

import pytest

from page_size import everything, first_load
from vitral.i18n import LANGUAGES

FIRST_LOAD = 75_000
# The aim is 160 kB: lower it whenever the page gets smaller.
EVERYTHING = {"en": 198_000, "pt": 200_000, "es": 200_000, "ru": 206_000, "de": 201_000}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_is_small(built_page: Path, language: str) -> None:
    sizes = first_load(built_page, language)
    heads = [name.partition("-")[0] for name in sizes]
    assert sorted(heads) == ["index", "index.html", "start", "style", "words"]
    assert sum(sizes.values()) <= FIRST_LOAD, sizes


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_small(built_page: Path, language: str) -> None:
    sizes = everything(built_page, language)
    assert {name[:7] for name in sizes if name.startswith("rest-")} == {f"rest-{language}"}
    assert sum(sizes.values()) <= EVERYTHING[language], sizes
