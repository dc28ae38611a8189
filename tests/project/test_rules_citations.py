"""Every § that code, tests and docs cite is a section of docs/rules.md, and no text outside the repository is cited."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from support.paths import ROOT

RULES: Final = ROOT / "docs" / "rules.md"
BUILT: Final = ROOT / "src" / "vitral" / "server" / "page"
FOLDERS: Final = ("src", "tests", "web/src", "docs", "benchmarks", "scripts")
KINDS: Final = {".css", ".ftl", ".js", ".md", ".py", ".sh", ".svelte", ".toml", ".ts", ".yml"}

SIGN: Final = "\N{SECTION SIGN}"
HEADING: Final = re.compile(rf"^(#+) {SIGN}(\S+) \S", re.MULTILINE)
CITATION: Final = re.compile(rf"{SIGN}((?:\d+(?:\.\d+)*)?)")
"""A cited section; a sign without a number cites nothing."""
NAMED_TEXT: Final = re.compile(rf"([\w./-]+\.[a-z]+)`?,? {SIGN}")
"""The file that a section is cited of."""
ELSEWHERE: Final = re.compile(
    r"\bRULES\.md|\bRULES,? \N{SECTION SIGN}|\b[Ss]eed 0\d\d\b|\bexpansion_cards\b|\bbase_cards\.(?:md|json)"
)
"""Names of rules texts and rulebooks that are not in the repository."""


def sections(text: str) -> list[str]:
    """The numbers of the sections of a text, in its order."""
    return [number for _, number in HEADING.findall(text)]


def missing(text: str, known: list[str]) -> list[str]:
    """The sections that a text cites and that are not known."""
    return [f"{SIGN}{number}" for number in CITATION.findall(text) if number not in known]


def foreign(line: str) -> list[str]:
    """The rules texts outside the repository that a line cites."""
    others = [name for name in NAMED_TEXT.findall(line) if name not in ("docs/rules.md", "rules.md")]
    return others + ELSEWHERE.findall(line)


def sources() -> Iterator[tuple[Path, str]]:
    """Every text file of ours but this one."""
    files = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in KINDS]
    for path in [*ROOT.glob("*.md"), ROOT / "Makefile", *files]:
        if path != Path(__file__) and BUILT not in path.parents and path.is_file():
            yield path.relative_to(ROOT), path.read_text("utf-8")


def test_sections_are_numbered_in_order_and_each_once() -> None:
    text = RULES.read_text("utf-8")
    numbers = sections(text)
    assert len(numbers) > 20
    assert numbers == sorted(set(numbers), key=lambda number: [int(part) for part in number.split(".")])
    assert all(len(level) == 2 + number.count(".") for level, number in HEADING.findall(text))


def test_every_cited_section_is_there() -> None:
    known = sections(RULES.read_text("utf-8"))
    found = {str(path): text for path, text in sources() if SIGN in text}
    assert len(found) > 80
    assert {path: gone for path, text in found.items() if (gone := missing(text, known))} == {}


def test_a_file_that_cites_sections_names_the_text_they_are_of() -> None:
    unnamed = [str(path) for path, text in sources() if SIGN in text and "docs/rules.md" not in text]
    assert unnamed == []


def test_no_text_outside_the_repository_is_cited() -> None:
    cited = {
        f"{path}:{number}": names
        for path, text in sources()
        for number, line in enumerate(text.splitlines(), 1)
        if (names := foreign(line))
    }
    assert cited == {}


@pytest.mark.parametrize("number", ["9", "1.10", "1.99", "4.2.1", "01", ""])
def test_a_section_that_is_not_there_is_found(number: str) -> None:
    known = sections(RULES.read_text("utf-8"))
    assert missing(f"(docs/rules.md {SIGN}1.8, {SIGN}{number})", known) == [f"{SIGN}{number}"]


@pytest.mark.parametrize(
    ("line", "names"),
    [
        (f"(docs/rules.md {SIGN}1.4)", []),
        (f"(rulebook.md {SIGN}1.4)", ["rulebook.md"]),
        (f"(`docs/other.md`, {SIGN}4)", ["docs/other.md"]),
        (f"(RULES {SIGN}1.8)", [f"RULES {SIGN}"]),
        ("Seed 002 has one table of bags.", ["Seed 002"]),
        (f"`expansion_cards` {SIGN}3", ["expansion_cards"]),
        ("base_cards().tools", []),
    ],
)
def test_a_text_outside_the_repository_is_found(line: str, names: list[str]) -> None:
    assert foreign(line) == names
