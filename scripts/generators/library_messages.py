"""Every English sentence of the library that other languages must have: found in the sources, written as Fluent."""

from __future__ import annotations

import ast
import string
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from generators.paths import SOURCES

OURS: Final = ("fault-", "bench-")
"""How the messages begin that are made from here; others are written by hand (`reason-`, and those of the server)."""
HEAD: Final = """\
# What the library refuses, and why: errors in files, records, options, cards and actions.
# Made from each TranslatableText in src/vitral; do not edit. The other languages are written by hand in the same shape.
"""


class Sentence(NamedTuple):
    """A message, its English text with `{facts}`, its facts, and where it stands."""

    message: str
    english: str
    facts: frozenset[str]
    where: str


@cache
def sentences() -> dict[str, Sentence]:
    """By message; one used in several places must have the same text everywhere."""
    found: dict[str, Sentence] = {}
    for one in sorted(_all(), key=lambda one: one.message):
        same = found.setdefault(one.message, one)
        assert (same.english, same.facts) == (one.english, one.facts), f"{one.where} and {same.where}: {one.message}"
    return found


def english_problems() -> str:
    """The whole file `en/problems-library.ftl`."""
    return (
        HEAD
        + "".join(f"\n{sentence.message} = {as_fluent(sentence.english)}" for sentence in sentences().values())
        + "\n"
    )


def as_fluent(english: str) -> str:
    """`{name}` as Fluent has it."""
    parts = ((text, field) for text, field, _, _ in string.Formatter().parse(english))
    return "".join(f"{text}{{ ${field} }}" if field is not None else text for text, field in parts)


def fields_of(english: str) -> set[str]:
    """The names in braces."""
    return {field for _, field, _, _ in string.Formatter().parse(english) if field is not None}


def _all() -> Iterator[Sentence]:
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "TranslatableText":
                message, english = map(_text, node.args)
                if message.startswith(OURS):
                    where = f"{path.name}:{node.lineno}"
                    assert english, f"{where}: a sentence is written out, so that it can be found"
                    facts = frozenset(keyword.arg or "**" for keyword in node.keywords)
                    yield Sentence(message, english, facts, where)


def _text(node: ast.expr) -> str:
    """A text that stands there as it is; nothing of one that is put together."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
