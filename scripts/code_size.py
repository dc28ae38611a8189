"""Counts files and lines by package at some commits: `python scripts/code_size.py HEAD~100 HEAD`.

Tests and generated files are left out.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
_SOURCES: Final = re.compile(r"\.(py|ts|svelte|css)$")
_LEFT_OUT: Final = re.compile(r"(lib/(protocol|constants)\.ts|\.test\.ts|tool_ids\.py)$")


def git(*words: str) -> str:
    """Returns what a command of Git prints."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def package_of(path: str) -> str:
    """Returns `vitral/PACKAGE`, `server/PACKAGE` or `web/FOLDER` of a file."""
    top, inner, *rest = Path(path).parts[:-1]
    if top == "web":
        return "/".join(["web", *rest[:1]])
    return "/".join(rest[:2] if rest[:1] == ["server"] else [inner, *rest[:1]])


def sizes(commit: str) -> tuple[Counter[str], Counter[str]]:
    """Returns the files and the lines of each package at a commit."""
    files: Counter[str] = Counter()
    lines: Counter[str] = Counter()
    for path in git("ls-tree", "-r", "--name-only", commit, "--", "src/vitral", "web/src").splitlines():
        if _SOURCES.search(path) and not _LEFT_OUT.search(path):
            files[package_of(path)] += 1
            lines[package_of(path)] += git("show", f"{commit}:{path}").count("\n")
    return files, lines


def main() -> None:
    found = [sizes(commit) for commit in sys.argv[1:]]
    print(f"{'':22}", *(f"{commit:>14}" for commit in sys.argv[1:]))
    for package in sorted({package for files, _ in found for package in files}):
        print(f"{package:22}", *(f"{files[package]:6} {lines[package]:7}" for files, lines in found))
    print(f"{'all':22}", *(f"{files.total():6} {lines.total():7}" for files, lines in found))


if __name__ == "__main__":
    main()
