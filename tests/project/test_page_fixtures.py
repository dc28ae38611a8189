"""The page's tests stand on real tables: what today's server sends (`make page-data`)."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from generators.page_fixtures import MOMENTS, fixtures
from vitral.server import protocol as wire
from vitral.server.protocol import Cards

made = cache(fixtures)


@pytest.mark.parametrize("name", MOMENTS)
def test_a_fixture_is_what_a_page_is_told_first(name: str) -> None:
    hello = msgspec.json.decode(made()[f"{name}.json"], type=wire.Hello)
    assert (hello.seats, hello.viewer, hello.table.id) == ([0], 0, name)


def test_the_cards_are_what_a_page_is_told_of_them() -> None:
    assert msgspec.json.decode(made()["cards.json"], type=Cards).cards
