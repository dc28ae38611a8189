"""docs/research.md: its examples run, its list of fields is the list of fields; the notebook's outputs are true."""

from __future__ import annotations

import doctest

import pytest

for package in ("pettingzoo", "gymnasium", "pyspiel", "pyarrow"):
    pytest.importorskip(package, reason=f"needs {package}: pip install 'vitral[rl,data]'")

from generate import HINT  # noqa: E402
from generators.research_page import NOTEBOOK, PAGE, notebook, research_page  # noqa: E402
from support.paths import ROOT  # noqa: E402
from vitral import __version__  # noqa: E402


def test_its_examples_run() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert found.failed == 0
    assert found.attempted > 10


def test_its_fields_are_those_of_the_observer() -> None:
    assert PAGE.read_text("utf-8") == research_page(), HINT


def test_the_notebooks_outputs_are_what_its_cells_give() -> None:
    assert NOTEBOOK.read_text("utf-8") == notebook(), HINT


def test_the_citation_names_this_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"version: {__version__}\n" in citation
    assert "license: MIT\n" in citation
