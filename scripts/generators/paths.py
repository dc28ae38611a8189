"""Folders that the generators read and write."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
TEST_DATA: Final = ROOT / "tests" / "data"
DOCS: Final = ROOT / "docs"
PLAYTHROUGHS: Final = ROOT / "tests" / "playthroughs"
SOURCES: Final = ROOT / "src" / "vitral"
