"""The project's own files agree with each other: version, tested Pythons, pages of the docs."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any, Final

import yaml

import vitral
from support.paths import ROOT
from vitral.server.http.openapi import openapi

PYPROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PROJECT: Final = PYPROJECT["project"]
LONGEST_LINE: Final = 120
CI: Final[dict[str, Any]] = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text("utf-8"))


# -- one place for the version -----------------------------------------------------------------------------------


def test_the_version_is_written_in_one_place() -> None:
    assert "version" not in PROJECT
    assert PYPROJECT["tool"]["hatch"]["version"] == {"path": "src/vitral/__init__.py"}
    assert "version" not in json.loads((ROOT / "web/package.json").read_text("utf-8"))
    assert openapi()["info"]["version"] == vitral.__version__


def test_the_changelog_begins_with_this_version() -> None:
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest
    assert newest[1] == vitral.__version__


# -- CI ----------------------------------------------------------------------------------------------------------


def test_ci_runs_every_python_we_name_on_every_system() -> None:
    named = [
        classifier.rpartition(" ")[2] for classifier in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", classifier)
    ]
    matrix = CI["jobs"]["library"]["strategy"]["matrix"]
    assert matrix["python"] == named
    assert PROJECT["requires-python"] == f">={named[0]}"
    assert {one.partition("-")[0] for one in matrix["os"]} == {"ubuntu", "macos", "windows"}


def test_what_the_matrix_leaves_out_is_run_by_make_test() -> None:
    whole = CI["jobs"]["everything"]
    assert {"run": "make test"} in whole["steps"]
    (python,) = [step["with"]["python-version"] for step in whole["steps"] if "setup-python" in step.get("uses", "")]
    left_out = CI["jobs"]["library"]["strategy"]["matrix"]["exclude"]
    assert left_out == [{"os": whole["runs-on"], "python": python}]


# -- docs --------------------------------------------------------------------------------------------------------


def pages_of(nav: Any) -> list[str]:
    if isinstance(nav, str):
        return [nav]
    return [page for part in (nav.values() if isinstance(nav, dict) else nav) for page in pages_of(part)]


def test_every_page_is_in_the_contents_of_the_docs() -> None:
    nav = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))["nav"]
    assert sorted(pages_of(nav)) == sorted(page.name for page in (ROOT / "docs").glob("*.md"))


def test_no_link_between_pages_is_broken() -> None:
    # `make docs` checks those of the site, with their anchors; these are the pages around it as well.
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        for link in re.findall(r"\]\((?!https?:|mailto:|#)([^)\s#]+)", page.read_text("utf-8")):
            assert (page.parent / link).exists(), f"{page.name} links to {link}"


def test_no_line_of_the_docs_is_too_long() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        lines = page.read_text("utf-8").splitlines()
        assert [number for number, line in enumerate(lines, 1) if len(line) > LONGEST_LINE] == [], page.name


def test_contributing_and_testing_say_the_same_of_commands() -> None:
    pages = [(ROOT / name).read_text("utf-8") for name in ("CONTRIBUTING.md", "docs/testing.md")]
    first, second = (dict(re.findall(r"^(make [\w-]+) +# (.+)$", page, re.MULTILINE)) for page in pages)
    shared = first.keys() & second.keys()
    assert shared >= {"make check", "make test", "make test-long", "make lint"}
    assert {command: first[command] for command in shared} == {command: second[command] for command in shared}
