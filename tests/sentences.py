"""Every English sentence of the library that other languages must have: found in the sources, written as Fluent."""

from __future__ import annotations

import ast
import string
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SOURCES = Path(__file__).parent.parent / "src" / "vitral"
HEAD = """\
# What the library refuses, and why: errors in files, records, options, cards and actions.
# Made from the sentences in src/vitral (Said); do not edit. The other languages are written by hand in the same shape.
"""


class Sentence(NamedTuple):
    """A message, its English text with `{facts}`, the facts it is told, and where it stands."""

    message: str
    english: str
    facts: frozenset[str]
    where: str


def sentences() -> dict[str, Sentence]:
    """By message; one that is said in several places must say the same everywhere."""
    found: dict[str, Sentence] = {}
    for one in sorted(_all(), key=lambda one: one.message):
        same = found.setdefault(one.message, one)
        assert (same.english, same.facts) == (one.english, one.facts), f"{one.where} and {same.where}: {one.message}"
    return found


def english_problems() -> str:
    """The whole file `en/problems-library.ftl`."""
    return HEAD + "".join(f"\n{one.message} = {as_fluent(one.english)}" for one in sentences().values()) + "\n"


def as_fluent(english: str) -> str:
    """`{name}` as Fluent has it."""
    parts = []
    for text, field, _, _ in string.Formatter().parse(english):
        parts.append(text.replace("{", '{ "{" }'))
        parts.append(f"{{ ${field} }}" if field is not None else "")
    return "".join(parts)


def fields_of(english: str) -> set[str]:
    """The names in braces."""
    return {field for _, field, _, _ in string.Formatter().parse(english) if field is not None}


def _all() -> Iterator[Sentence]:
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Said":
                where = f"{path.name}:{node.lineno}"
                message, english = (_text(argument, where) for argument in node.args)
                if message is not None and english is not None:
                    facts = frozenset(keyword.arg or "**" for keyword in node.keywords)
                    yield Sentence(message, english, facts, where)


def _text(node: ast.expr, where: str) -> str | None:
    """A text that stands there as it is; only the reasons of a refusal have messages of their own (`reason-...`)."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    assert where.startswith("reasons.py"), f"{where}: a message and its text are written out, so that they can be found"
    return None
