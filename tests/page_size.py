"""How much of the built page travels, packed with gzip: `python tests/page_size.py` prints it for every language."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Final

from vitral.i18n import LANGUAGES

PAGE: Final = Path(__file__).parents[1] / "src" / "vitral" / "server" / "page"

_NAMED: Final = re.compile(r'(?:src|href)="/(assets/[\w.-]+\.(?:js|css))"')
_IMPORTED: Final = re.compile(r'(?:^|[;}\s])(?:import|export)[^;"()]*?"\./([\w.-]+\.js)"')
_WORDS: Final = re.compile(r"(?:words|rest|beside)-(\w\w)-")


def first_load(page: Path, language: str) -> dict[str, int]:
    """What is fetched before anything is shown at the start: the shell, all that it leads to, and the first words."""
    shell = page / "index.html"
    wanted = [page / name for name in _NAMED.findall(shell.read_text("utf-8"))]
    wanted += (page / "assets").glob(f"words-{language}-*.js")
    found = {shell}
    while wanted:
        path = wanted.pop()
        if path not in found and path.suffix == ".js":
            wanted += (path.parent / name for name in _IMPORTED.findall(path.read_text("utf-8")))
        found.add(path)
    return {path.name: _packed(path) for path in sorted(found)}


def everything(page: Path, language: str) -> dict[str, int]:
    """Script and style of every screen, with the words of one language."""
    assets = sorted(path for path in (page / "assets").iterdir() if path.suffix in (".js", ".css"))
    words = {path: found[1] for path in assets if (found := _WORDS.match(path.name))}
    return {path.name: _packed(path) for path in assets if words.get(path, language) == language}


NEEDED: Final = {"index", "more", "rolldown", "start", "table", "words", "rest"}
"""The chunks that a table needs, from its setup to replays, rulebook and lessons, by the heads of their names."""


def at_tables(page: Path, language: str) -> dict[str, int]:
    """Of everything, what a table needs."""
    return {name: size for name, size in everything(page, language).items() if head(name) in NEEDED}


def head(name: str) -> str:
    """What a chunk is called without its language and hash."""
    return name.partition("-")[0]


def _packed(path: Path) -> int:
    """As the server sends it: scripts and styles are packed when the page is built."""
    beside = path.with_name(f"{path.name}.gz")
    return beside.stat().st_size if beside.is_file() else len(gzip.compress(path.read_bytes(), mtime=0))


if __name__ == "__main__":
    for language in LANGUAGES:
        sizes = [sum(measure(PAGE, language).values()) / 1000 for measure in (first_load, at_tables, everything)]
        print(f"{language}: first load {sizes[0]:.1f} kB, a table {sizes[1]:.1f} kB, everything {sizes[2]:.1f} kB")
