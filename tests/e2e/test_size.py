"""The page stays small in every language, packed as it travels."""

from __future__ import annotations

import gzip
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from page_size import NEEDED, at_tables, everything, first_load, head
from vitral.i18n import LANGUAGES

FIRST_LOAD: Final = 55_000
EVERYTHING: Final = 180_000
"""Everything that a table needs, with the messages of one language: from its setup to replays, rulebook and lessons."""
LETTERS: Final = {"ru": 3_000}
"""What two bytes a letter take beyond that."""
EXTRAS: Final[dict[str, int]] = {
    "AboutScreen": 1_800,
    "DesignerScreen": 5_300,
    "EmblemChoice": 1_500,
    "QrCode": 4_200,
    "account": 7_900,
    "chat": 5_700,
    "community": 9_600,
    "companion": 12_600,
    "dice-proof": 4_600,
    "local-referee": 2_700,
    "other-messages": 6_800,
    "puzzles": 6_200,
    "real": 22_800,
    "real-messages": 2_400,
    "screens": 1_500,
    "welcome": 2_600,
}
"""What lies beside the table, fetched when opened: the name of the chunk, and what it may weigh with its styles."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_is_small(built_page: Path, language: str) -> None:
    sizes = first_load(built_page, language)
    heads = [head(name) for name in sizes]
    assert sorted(heads) == ["index.html", "messages", "start", "start"], "script and styles"
    assert sum(sizes.values()) <= FIRST_LOAD, sizes


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_table_needs_is_small(built_page: Path, language: str) -> None:
    sizes = at_tables(built_page, language)
    assert {head(name) for name in sizes} == NEEDED
    assert {name[:17] for name in sizes if name.startswith("table-messages-")} == {f"table-messages-{language}"}
    assert sum(sizes.values()) <= EVERYTHING + LETTERS.get(language, 0), sizes


def test_each_further_screen_has_a_budget(built_page: Path) -> None:
    sizes: Counter[str] = Counter()
    for name, size in everything(built_page, "en").items():
        if head(name) not in NEEDED:
            sizes[head(name)] += size
    assert sizes.keys() == EXTRAS.keys(), (
        "a chunk of its own needs a line in EXTRAS, one for all tables in web/chunks.ts"
    )
    assert {name: size for name, size in sizes.items() if size > EXTRAS[name]} == {}


def test_what_was_packed_is_what_lies_beside_it(built_page: Path) -> None:
    packed = sorted((built_page / "assets").glob("*.gz"))
    assert packed
    for path in packed:
        assert gzip.decompress(path.read_bytes()) == path.with_suffix("").read_bytes(), path.name
