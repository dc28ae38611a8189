"""How much of the built page travels, compressed: `python scripts/page_size.py` prints it for every language."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Final

from vitral.i18n import LANGUAGES

PAGE: Final = Path(__file__).parents[1] / "src" / "vitral" / "server" / "page"

_NAMED: Final = re.compile(r'(?:src|href)="/(assets/[\w.-]+\.(?:js|css))"')
_IMPORTED: Final = re.compile(r'(?:^|[;}\s])(?:import|export)[^;"()]*?"\./([\w.-]+\.js)"')
_CHUNK: Final = re.compile(rf"(.+?)(?:-(?:{'|'.join(LANGUAGES)}))?-[\w-]{{8}}\.\w+$")
_MESSAGES: Final = re.compile(r"(?:table-|other-|real-)?messages-(\w\w)-")


def first_load(page: Path, language: str) -> dict[str, int]:
    """What is fetched before anything is shown at the start: the shell, all that it imports, and the first messages."""
    shell = page / "index.html"
    wanted = [page / name for name in _NAMED.findall(shell.read_text("utf-8"))]
    wanted += (page / "assets").glob(f"messages-{language}-*.js")
    found = {shell}
    while wanted:
        path = wanted.pop()
        if path not in found and path.suffix == ".js":
            wanted += (path.parent / name for name in _IMPORTED.findall(path.read_text("utf-8")))
        found.add(path)
    return {path.name: _compressed(path) for path in sorted(found)}


def everything(page: Path, language: str) -> dict[str, int]:
    """Script and style of every screen, with the messages of one language."""
    assets = sorted(path for path in (page / "assets").iterdir() if path.suffix in (".js", ".css"))
    messages = {path: found[1] for path in assets if (found := _MESSAGES.match(path.name))}
    return {path.name: _compressed(path) for path in assets if messages.get(path, language) == language}


NEEDED: Final = {"glass", "messages", "more", "rolldown-runtime", "setup", "start", "table", "table-messages"}
"""The chunks that a table needs, from its setup to replays, rulebook and lessons, by the heads of their names."""


def at_tables(page: Path, language: str) -> dict[str, int]:
    """Of everything, what a table needs."""
    return {name: size for name, size in everything(page, language).items() if head(name) in NEEDED}


def head(name: str) -> str:
    """What a chunk is called without its language and hash."""
    found = _CHUNK.match(name)
    return found[1] if found else name


def _compressed(path: Path) -> int:
    """As the server sends it: scripts and styles are compressed when the page is built."""
    beside = path.with_name(f"{path.name}.gz")
    return beside.stat().st_size if beside.is_file() else len(gzip.compress(path.read_bytes(), mtime=0))


if __name__ == "__main__":
    for language in LANGUAGES:
        sizes = [sum(measure(PAGE, language).values()) / 1000 for measure in (first_load, at_tables, everything)]
        print(f"{language}: first load {sizes[0]:.1f} kB, a table {sizes[1]:.1f} kB, everything {sizes[2]:.1f} kB")
