"""The Fluent files as trees: messages, their parts, and what the parts are made of."""

# ruff: noqa: N802  (methods are named after the nodes that Fluent visits)

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

FOLDER: Final = Path(str(files("vitral.i18n")))


class Part(NamedTuple):
    """What a message or an attribute is made of; messages it refers to are counted in."""

    words: str
    """Its own text, a space where something is put in."""
    variables: frozenset[str]
    selectors: frozenset[str]
    """Variables by which it chooses between variants."""
    messages: frozenset[str]
    """Messages it refers to."""


class _Reader(Visitor):
    def __init__(self) -> None:
        self.words: list[str] = []
        self.variables: set[str] = set()
        self.selectors: set[str] = set()
        self.messages: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.words.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.append(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.selectors.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def messages(path: Path) -> dict[str, ast.Message]:
    """The messages of a file by id; `ValueError` if a line is not Fluent or a message is written twice."""
    found: dict[str, ast.Message] = {}
    for entry in parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path}: this is not Fluent: {entry.content}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise ValueError(f"{path}: {entry.id.name} is written twice")
            found[entry.id.name] = entry
    return found


@cache
def parts(path: Path) -> dict[str, Part]:
    """Every text of a file by its name: `id`, or `id.attribute`."""
    found: dict[str, Part] = {}
    for name, message in messages(path).items():
        patterns = {name: message.value} | {
            f"{name}.{attribute.id.name}": attribute.value for attribute in message.attributes
        }
        found |= {part: _read(pattern, path.parent) for part, pattern in patterns.items() if pattern}
    return found


def _read(pattern: ast.Pattern, folder: Path) -> Part:
    reader = _Reader()
    reader.visit(pattern)
    inner = [_referred(name, folder) for name in reader.messages]
    return Part(
        " ".join(reader.words),
        frozenset(reader.variables).union(*(part.variables for part in inner)),
        frozenset(reader.selectors).union(*(part.selectors for part in inner)),
        frozenset(reader.messages).union(*(part.messages for part in inner)),
    )


def _referred(name: str, folder: Path) -> Part:
    values = (messages(path).get(name) for path in sorted(folder.glob("*.ftl")))
    pattern = next(message.value for message in values if message and message.value)
    return _read(pattern, folder)
