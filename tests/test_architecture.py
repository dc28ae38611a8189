"""docs/architecture.md and its neighbors name what there is: no file is missing, no room is left out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = ("architecture.md", "adding-a-card.md", "adding-an-option.md", "words.md")
FILE: Final = re.compile(r"`([a-z][\w./-]*\.(?:py|ts|svelte|toml|ftl|md|json|js))`", re.IGNORECASE)
"""A file named in a page. Those that stand for several (`LANGUAGE`, `BOX`) are no names."""
MOST: Final = 28
"""A folder with more files than that needs rooms."""


def is_there(name: str) -> bool:
    folders = ("", "src/vitral/", "src/vitral/server/", "web/src/", "tests/", "docs/")
    found = any((ROOT / folder / name).is_file() for folder in folders)
    return found or any(path.is_file() for top in ("src", "web/src") for path in (ROOT / top).rglob(f"**/{name}"))


@pytest.mark.parametrize("page", PAGES)
def test_every_file_that_is_named_is_there(page: str) -> None:
    named = set(FILE.findall((ROOT / "docs" / page).read_text("utf-8")))
    assert named
    assert [name for name in sorted(named) if not any(map(str.isupper, Path(name).parts)) and not is_there(name)] == []


def rooms(top: Path, kind: str) -> set[Path]:
    """The folders below a folder that hold sources of that kind."""
    return {path.parent for path in top.rglob(f"*.{kind}") if path.parent != top and "data" not in path.parts}


def test_every_room_is_in_the_picture() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    inner = (ROOT / "src/vitral/cli", ROOT / "src/vitral/server")
    python = [room for room in rooms(ROOT / "src/vitral", "py") if room.parent in (ROOT / "src/vitral", *inner)]
    page = [room for room in rooms(ROOT / "web/src", "ts") if room.parent == ROOT / "web/src"]
    assert len(python) > 20
    assert len(page) > 10
    assert [room.name for room in sorted(python + page) if f"{room.name}/" not in text] == []


def test_no_folder_that_once_was_full_is_full_again() -> None:
    tops = (ROOT / "src/vitral/cli", ROOT / "web/src/lib", ROOT / "web/src/home", ROOT / "web/src/table")
    folders = {folder for top in tops for kind in ("py", "ts", "svelte") for folder in (top, *rooms(top, kind))}
    full = {str(one.relative_to(ROOT)): sum(path.is_file() for path in one.iterdir()) for one in folders}
    assert {room: files for room, files in full.items() if files > MOST} == {}
