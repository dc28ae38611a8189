"""Lists what was changed in English since a commit, while its translation stayed as it was.

    python scripts/stale_translations.py HEAD~20 --lang de

Messages, their attributes and the sections of rule pages are compared; without `--lang`, in every language. Cards and
options are found by the messages that are made from them. A change of the English that needs no other translation is
listed too: this is a list to read, and not a test.
"""

from __future__ import annotations

import argparse
import io
import re
import subprocess
import tarfile
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from fluent.syntax import FluentSerializer, ast, parse

from generators.fluent_files import FOLDER
from generators.paths import ROOT
from vitral.i18n.languages import LANGUAGES

_SECTION: Final = re.compile(r"^## .*\{#([\w-]+)\}$", re.MULTILINE)


class Stale(NamedTuple):
    """A text whose English changed and whose translation did not."""

    language: str
    place: str
    """The message, or the page and its section."""
    before: str
    now: str
    said: str


def texts(files: Mapping[str, str]) -> dict[str, str]:
    """Returns the texts of Fluent and Markdown files, given by their paths, by `language/message` or `page#section`."""
    return {name: text for path, source in files.items() for name, text in _texts_of(path, source)}


def _texts_of(path: str, source: str) -> Iterator[tuple[str, str]]:
    if path.endswith(".md"):
        names = ["", *_SECTION.findall(source)]
        sections = zip(names, _SECTION.split(source)[::2], strict=True)
        yield from ((f"{path}#{name}", text.strip()) for name, text in sections)
        return
    language = path.partition("/")[0]
    serializer = FluentSerializer()
    for entry in parse(source).body:
        if isinstance(entry, ast.Message):
            for name, pattern in [("", entry.value), *((f".{one.id.name}", one.value) for one in entry.attributes)]:
                if pattern:
                    text = serializer.serialize_entry(ast.Message(ast.Identifier("text"), pattern))
                    yield f"{language}/{entry.id.name}{name}", text.removeprefix("text =").strip()


def stale(before: Mapping[str, str], now: Mapping[str, str], languages: Sequence[str]) -> Iterator[Stale]:
    """Returns what is stale among the texts of two commits, which `texts` names by language and place."""
    for name, english in now.items():
        language, _, place = name.partition("/")
        if language != "en" or before.get(name, english) == english:
            continue
        for other in languages:
            said = now.get(f"{other}/{place}", "")
            if said and said == before.get(f"{other}/{place}"):
                yield Stale(other, place, before[name], english, said)


def _files_at(commit: str) -> dict[str, str]:
    folder = f"{FOLDER.relative_to(ROOT).as_posix()}/"
    archive = subprocess.run(["git", "archive", commit, folder], cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        files = {member.name.removeprefix(folder): tar.extractfile(member) for member in tar if member.isfile()}
        return {path: file.read().decode() for path, file in files.items() if file and path.endswith((".ftl", ".md"))}


def _files_now() -> dict[str, str]:
    paths = [*FOLDER.rglob("*.ftl"), *FOLDER.rglob("*.md")]
    return {path.relative_to(FOLDER).as_posix(): path.read_text("utf-8") for path in sorted(paths)}


def main(argv: Sequence[str] | None = None) -> None:
    others = [language for language in LANGUAGES if language != "en"]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("since", help="a commit: what has changed since then is compared")
    parser.add_argument("--lang", choices=others, help="one language; without it, all of them")
    args = parser.parse_args(argv)
    found = [*stale(texts(_files_at(args.since)), texts(_files_now()), [args.lang] if args.lang else others)]
    for one in found:
        lines = (f"{one.language} {one.place}", f"before: {one.before}", f"now: {one.now}", one.said)
        print("\n  ".join(lines), end="\n\n")
    print(f"{len(found)} texts")


if __name__ == "__main__":
    main()
