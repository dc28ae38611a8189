"""The docs name the code as it is: every package is in the diagram, and what pages and comments name exists."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from support.paths import ROOT

PAGES: Final = sorted(path.name for path in (ROOT / "docs").glob("*.md"))
FILE: Final = re.compile(r"`([a-z][\w./-]*\.(?:py|ts|svelte|toml|ftl|md|json|js))`", re.IGNORECASE)
WRITTEN: Final = frozenset({"games.md", "guests.json", "tests/data/referee_cases.json"})
"""Files that commands write, `make page-data` among them."""
IDENTIFIER: Final = re.compile(r"`(?:\w+\.)*([A-Za-z]\w*(?:_\w|[a-z][A-Z])\w*)(?:\(\))?`")
"""A name in code with several words, such as `legal_spaces` or `Window.legalSpaces()`; the last part is looked for."""
FOREIGN: Final = frozenset({"HttpOnly", "MaskablePPO", "pg_dump", "real_ip_header", "set_real_ip_from"})
"""Names that other programs define."""
COMMENT_PATH: Final = re.compile(r"`((?:[\w-]+/)+[\w.-]+\.(?:py|ts|svelte|toml|ftl|md))`")
MAX_FILES: Final = 28
"""A folder with more files needs subfolders."""


def exists(name: str) -> bool:
    if name in WRITTEN or any(part.isupper() for part in re.split(r"[/.]", name)):
        return True  # a part in capitals stands for several names: `i18n/LANGUAGE/home.ftl`
    folders = ("", "src/vitral/", "src/vitral/server/", "web/src/", "tests/", "docs/")
    if any((ROOT / folder / name).is_file() for folder in folders):
        return True
    return any(path.is_file() for top in ("src", "web/src", "tests") for path in (ROOT / top).rglob(f"**/{name}"))


@pytest.mark.parametrize("page", PAGES)
def test_files_named_in_a_page_exist(page: str) -> None:
    named = set(FILE.findall((ROOT / "docs" / page).read_text("utf-8")))
    assert [name for name in sorted(named) if not exists(name)] == []


def sources() -> list[Path]:
    tops = ("src", "web", "tests", "scripts", "benchmarks", "training", "deploy", ".github")
    suffixes = (".py", ".ts", ".js", ".svelte", ".toml", ".ftl", ".yml", ".conf", ".json", ".sql", ".service")
    files = [path for top in tops for path in (ROOT / top).rglob("*") if path.suffix in suffixes and path.is_file()]
    return [path for path in files if "node_modules" not in path.parts and "page" not in path.parts]


def test_names_in_the_docs_are_in_the_code() -> None:
    code = {name for path in sources() for name in re.findall(r"\w+", path.read_text("utf-8"))}
    missing = [
        f"{page}: {name}"
        for page in PAGES
        for name in IDENTIFIER.findall((ROOT / "docs" / page).read_text("utf-8"))
        if name not in code | FOREIGN and not any(part.isupper() for part in name.split("_"))
    ]
    assert missing == []


def test_files_named_in_comments_exist() -> None:
    missing = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in sources()
        if path.suffix in (".py", ".ts", ".svelte") and "tests" not in path.parts
        for name in COMMENT_PATH.findall(path.read_text("utf-8"))
        if not exists(name)
    ]
    assert missing == []


def packages(top: Path, suffix: str) -> set[Path]:
    """The folders below *top* that hold sources with that suffix."""
    return {path.parent for path in top.rglob(f"*.{suffix}") if path.parent != top and "data" not in path.parts}


def test_every_package_is_in_the_diagram() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    parents = {ROOT / "src/vitral", ROOT / "src/vitral/cli", ROOT / "src/vitral/server"}
    python = [folder for folder in packages(ROOT / "src/vitral", "py") if folder.parent in parents]
    page = [folder for folder in packages(ROOT / "web/src", "ts") if folder.parent == ROOT / "web/src"]
    assert len(python) > 20
    assert len(page) > 10
    assert [folder.name for folder in sorted(python + page) if f" {folder.name}/ " not in text] == []


def test_the_diagram_has_no_package_that_is_gone() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    tops = ("src/vitral", "src/vitral/cli", "src/vitral/server", "web/src")
    diagrams = "".join(re.findall(r"^```\n(.*?)^```$", text, re.MULTILINE | re.DOTALL))
    named = set(re.findall(r" ([a-z0-9-]+)/ ", diagrams))
    assert sorted(name for name in named if not any((ROOT / top / name).is_dir() for top in tops)) == []


def test_no_folder_has_too_many_files() -> None:
    tops = (ROOT / "src/vitral", ROOT / "web/src")
    folders = {folder for top in tops for suffix in ("py", "ts", "svelte") for folder in (top, *packages(top, suffix))}
    sizes = {str(one.relative_to(ROOT)): sum(path.is_file() for path in one.iterdir()) for one in folders}
    assert {folder: files for folder, files in sizes.items() if files > MAX_FILES} == {}


def test_the_code_map_names_files_that_its_searches_find() -> None:
    page = (ROOT / "docs/code-map.md").read_text("utf-8")
    searches = page.partition("## Common searches")[2].partition("## ")[0]
    rows = [line.split("|")[2:4] for line in searches.splitlines() if "`" in line and line.startswith("|")]
    assert len(rows) == 12
    for search, file in rows:
        words, *folder = re.findall(r"`([^`]+)`", search)
        found = _files_found(words, ROOT.joinpath("src/vitral", *folder))
        assert ROOT / "src/vitral" / FILE.findall(file)[0] in found, search
        assert len(found) <= 6, search


def _files_found(words: str, folder: Path) -> list[Path]:
    """Returns the modules with these words in their names, or if there is none in their text."""
    modules = sorted(folder.rglob("*.py"))
    named = [path for path in modules if words in path.name]
    return named or [path for path in modules if words.lower() in path.read_text("utf-8").lower()]
