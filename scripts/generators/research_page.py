"""What docs/research.md and its notebook show of the environments, generated."""

from __future__ import annotations

import ast
import contextlib
import io
import json
from typing import Any

from generators.paths import DOCS
from vitral.envs import Table
from vitral.envs.dataset import field_table

PAGE = DOCS / "research.md"
NOTEBOOK = DOCS / "examples" / "games.ipynb"
FIRST, LAST = "<!-- fields -->\n", "<!-- end of fields -->"
EVERYTHING = {"players": 2, "dice_pools": True, "inspirations": True, "rare_glass": True, "enforcement": "honour"}


def research_page() -> str:
    """The page with the fields of observations as they are."""
    tables: list[dict[str, Any]] = [EVERYTHING, {"mode": "automa", "rare_glass": True}]
    fields = {field.name: field for options in reversed(tables) for field in Table(**options).observers[0].fields}
    rows = [
        {"name": field.name, "shape": field.shape, "most": field.most, "about": field.about}
        for field in fields.values()
    ]
    before, _, rest = PAGE.read_text("utf-8").partition(FIRST)
    return before + FIRST + "\n".join(("", *field_table(rows), "", "")) + LAST + rest.partition(LAST)[2]


def notebook() -> str:
    """The notebook with what its cells give."""
    book = json.loads(NOTEBOOK.read_text("utf-8"))
    known: dict[str, Any] = {}
    for cell in book["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"] = outputs("".join(cell["source"]), known)
    return json.dumps(book, indent=1, ensure_ascii=False) + "\n"


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
