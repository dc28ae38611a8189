"""The page's tests stand on real tables: what a server of today tells is what lies in `web/src/fixtures`."""

from __future__ import annotations

import msgspec
import pytest

from page_fixtures import FOLDER, MOMENTS, fixtures
from vitral.server import protocol as wire

STALE = "run: python tests/page_fixtures.py"


def test_the_fixtures_are_fresh() -> None:
    made = fixtures()
    assert {path.name for path in FOLDER.glob("*.json")} == set(made), STALE
    for name, text in made.items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, f"{name}: {STALE}"


@pytest.mark.parametrize("name", MOMENTS)
def test_a_fixture_is_what_a_page_is_told_first(name: str) -> None:
    hello = msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=wire.Hello)
    assert (hello.you, hello.sitting, hello.table.id) == ([0], 0, name)
