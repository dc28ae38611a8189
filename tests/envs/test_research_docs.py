"""docs/research.md: its examples run, its list of fields is the list of fields; the notebook's outputs are true."""

from __future__ import annotations

import ast
import contextlib
import doctest
import io
import json
import os
from pathlib import Path
from typing import Any

import pytest

from vitral.envs import Table

for package in ("pettingzoo", "gymnasium", "pyspiel", "pyarrow"):
    pytest.importorskip(package, reason=f"needs {package}: pip install 'vitral[rl,data]'")

from vitral.envs.dataset import field_table  # noqa: E402

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "research.md"
NOTEBOOK = DOCS / "examples" / "games.ipynb"
FIRST, LAST = "<!-- fields -->\n", "<!-- end of fields -->"
EVERYTHING = {"players": 2, "dice_pools": True, "inspirations": True, "rare_glass": True, "enforcement": "honour"}


def test_its_examples_run() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert found.failed == 0
    assert found.attempted > 10


def test_its_fields_are_those_of_the_observer() -> None:
    tables: list[dict[str, Any]] = [EVERYTHING, {"mode": "automa", "rare_glass": True}]
    fields = {field.name: field for options in reversed(tables) for field in Table(**options).observers[0].fields}
    rows = [
        {"name": field.name, "shape": field.shape, "most": field.most, "about": field.about}
        for field in fields.values()
    ]
    listed = "\n".join(("", *field_table(rows), "", ""))
    before, _, rest = PAGE.read_text("utf-8").partition(FIRST)
    if os.environ.get("UPDATE_DOCS"):
        PAGE.write_text(before + FIRST + listed + LAST + rest.partition(LAST)[2], "utf-8")
    assert PAGE.read_text("utf-8").partition(FIRST)[2].partition(LAST)[0] == listed
    assert Table(players=2).observers[0].size == 2297


# -- the notebook ------------------------------------------------------------------------------------------------


def test_the_notebooks_outputs_are_what_its_cells_give() -> None:
    """`UPDATE_DOCS=1` runs them and keeps what they give."""
    book = json.loads(NOTEBOOK.read_text("utf-8"))
    known: dict[str, Any] = {}
    cells = [cell for cell in book["cells"] if cell["cell_type"] == "code"]
    kept = [cell["outputs"] for cell in cells]
    for cell in cells:
        cell["outputs"] = outputs("".join(cell["source"]), known)
    if os.environ.get("UPDATE_DOCS"):
        NOTEBOOK.write_text(json.dumps(book, indent=1, ensure_ascii=False) + "\n", "utf-8")
    else:
        assert kept == [cell["outputs"] for cell in cells]
    assert len(cells) > 4


def outputs(source: str, known: dict[str, Any]) -> list[dict[str, Any]]:
    """What a cell prints, and the value of its last line, as a notebook keeps them."""
    *body, last = ast.parse(source).body
    value, printed = None, io.StringIO()
    with contextlib.redirect_stdout(printed):
        if isinstance(last, ast.Expr):
            exec(compile(ast.Module(body, []), "<cell>", "exec"), known)
            value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), known)
        else:
            exec(source, known)
    found: list[dict[str, Any]] = []
    if printed.getvalue():
        found.append({"name": "stdout", "output_type": "stream", "text": printed.getvalue().splitlines(keepends=True)})
    if value is not None:
        drawn = value._repr_svg_() if hasattr(value, "_repr_svg_") else None
        data = {"image/svg+xml": drawn.splitlines(keepends=True)} if drawn else {"text/plain": [repr(value)]}
        result = {"data": data, "execution_count": None, "metadata": {}, "output_type": "execute_result"}
        found.append(result)
    return found
