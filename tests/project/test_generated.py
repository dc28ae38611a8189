"""Files that are made from others are as `make generate` writes them."""

from __future__ import annotations

from pathlib import Path

import pytest

from generate import HINT, card_files, option_files, other_files, step_files
from support.paths import ROOT

CARDS = step_files() | card_files() | option_files()
OTHERS = other_files()


def _name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", CARDS, ids=_name)
def test_what_is_made_from_steps_cards_and_options_is_fresh(path: Path) -> None:
    assert path.read_text("utf-8") == CARDS[path], HINT


@pytest.mark.parametrize("path", OTHERS, ids=_name)
def test_what_is_made_from_the_sources_is_fresh(path: Path) -> None:
    assert path.read_text("utf-8") == OTHERS[path](), HINT
