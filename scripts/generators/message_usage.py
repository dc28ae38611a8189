"""Finds where the page and Python use messages, and with which facts.

Reads sources, not running programs: `say("id", { count })` in TypeScript and Svelte, `say("id", count=3)` and
`TranslatableText("id", "…", count=3)` and `sentence("id", count=3)` in Python, `{{id}}` in files the server fills in.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from generators.fluent_files import FOLDER, Part, parts
from generators.paths import ROOT

WEB: Final = ROOT / "web"
PACKAGE: Final = ROOT / "src" / "vitral"
ID: Final = re.compile(r"[a-zA-Z][\w-]*(\.[a-z]+)?")

_COMMENT: Final = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*|<!--.*?-->", re.DOTALL)
_CALL: Final = re.compile(r"\b(say|hasMessage)\(")
_HANDED_ON: Final = re.compile(r"\bwords: \"([\w-]+)\"")
_LITERAL: Final = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")
_COMPARED: Final = re.compile(r"[!=]== *\"[^\"]*\"|\"[^\"]*\" *[!=]==|\.\w+\(\"[^\"]*\"\)")
_FOLLOWING: Final = {"(": ")", "{": "}", "[": "]"}


# -- messages ------------------------------------------------------------------------------------------------------


@cache
def all_messages(language: str = "en") -> dict[str, Part]:
    """Every message and attribute of a language, but for those of the cards, which are read by the cards' ids."""
    return {name: part for path in _files(language) for name, part in parts(path).items()}


@cache
def page_messages(language: str = "en") -> dict[str, Part]:
    """Those that the page has (`web/messages-plugin.ts`); a file it can do without says so in its first line."""
    paths = [path for path in _files(language) if not path.read_text("utf-8").startswith("### Not for the page")]
    server_only = re.compile(r"fault-(?!option-)|bench-")
    return {name: part for path in paths for name, part in parts(path).items() if not server_only.match(name)}


def _files(language: str) -> list[Path]:
    return [path for path in sorted((FOLDER / language).glob("*.ftl")) if path.name != "cards.ftl"]


# -- calls ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Asked:
    """A place where messages are asked for: one of `ids`, or one that begins like `built`."""

    where: str
    ids: tuple[str, ...]
    built: tuple[str, ...] = ()
    """What stands before the first part that is put in, such as `option-`."""
    facts: frozenset[str] = frozenset()
    open: bool = False
    """Whether it passes more facts than can be read here."""
    generous: bool = False
    """Whether it may pass more facts than today's texts need: a sentence has the facts of what it is about."""


def page_sources() -> Iterator[tuple[str, str]]:
    """The page's own files, without comments, tests and what only tests need."""
    for path in sorted((WEB / "src").rglob("*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith((".test.ts", "fixture.ts")):
            yield str(path.relative_to(ROOT)), _COMMENT.sub(" ", path.read_text("utf-8"))


def filled_slots() -> set[str]:
    """The messages of the files that the server fills in."""
    paths = [WEB / "index.html", *sorted((WEB / "public").glob("*.html")), WEB / "public" / "manifest.webmanifest"]
    return {slot for path in paths for slot in re.findall(r"\{\{([\w-]+)\}\}", path.read_text("utf-8"))} - {"language"}


def asked_by_page(where: str, text: str) -> Iterator[Asked]:
    """The calls of `say` and `hasMessage` in a source, and names handed on as `words: "id"`."""
    for found in _CALL.finditer(text):
        arguments = _arguments(text, found.end())
        first = _COMPARED.sub("", arguments[0])
        literals = ["".join(groups) for groups in _LITERAL.findall(first)]
        built = tuple(literal.partition("${")[0] for literal in literals if "${" in literal)
        ids = tuple(one for one in literals if "${" not in one and ID.fullmatch(one))
        facts_text = arguments[1].strip() if len(arguments) > 1 else "{}"
        facts = frozenset(_keys(facts_text)) if facts_text.startswith("{") else frozenset()
        is_open = found[1] == "hasMessage" or not facts_text.startswith("{") or "..." in facts_text
        yield Asked(where, ids, built, facts, is_open)
    for found in _HANDED_ON.finditer(text):
        yield Asked(where, (found[1],))


def _arguments(text: str, start: int) -> list[str]:
    """The arguments of a call whose parenthesis opens just before `start`."""
    parts, closing, at, begun = [], [")"], start, start
    while closing:
        sign = text[at]
        literal = _LITERAL.match(text, at) if sign in "\"'`" else None
        if literal:
            at = literal.end()
            continue
        if sign in _FOLLOWING:
            closing.append(_FOLLOWING[sign])
        elif sign == closing[-1]:
            closing.pop()
        elif sign == "," and len(closing) == 1:
            parts.append(text[begun:at])
            begun = at + 1
        at += 1
    return [*parts, text[begun : at - 1]]


def _keys(facts_text: str) -> Iterator[str]:
    """The keys of an object literal."""
    for part in _arguments(facts_text.strip()[:-1] + ")", 1):
        name = re.match(r"\s*(\w+)\s*(:|$)", part)
        if name:
            yield name[1]


def python_sources() -> Iterator[tuple[str, ast.Module]]:
    """The package, parsed."""
    for path in sorted(PACKAGE.rglob("*.py")):
        yield str(path.relative_to(ROOT)), ast.parse(path.read_text("utf-8"))


def asked_by_python(where: str, module: ast.Module) -> Iterator[Asked]:
    """The calls of `say`, `TranslatableText` and `sentence` in a module."""
    for node in ast.walk(module):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in ("say", "TranslatableText", "sentence"):
            continue
        facts = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
        is_open = any(keyword.arg is None for keyword in node.keywords)
        ids, built = _python_ids(node.args[0])
        yield Asked(f"{where}:{node.lineno}", tuple(ids), tuple(built), facts, is_open, name == "sentence")


def _python_ids(node: ast.expr) -> tuple[list[str], list[str]]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value], []
    if isinstance(node, ast.IfExp):
        one, other = _python_ids(node.body), _python_ids(node.orelse)
        return one[0] + other[0], one[1] + other[1]
    if isinstance(node, ast.JoinedStr):
        head = node.values[0]
        return [], [str(head.value) if isinstance(head, ast.Constant) else ""]
    return [], []


def python_heads(module: ast.Module) -> set[str]:
    """What stands before the first part that is put into a text."""
    texts = [node.values[0] for node in ast.walk(module) if isinstance(node, ast.JoinedStr) and node.values]
    return {head.value for head in texts if isinstance(head, ast.Constant) and isinstance(head.value, str)}


def python_texts(module: ast.Module) -> set[str]:
    """Every text constant of a module."""
    return {node.value for node in ast.walk(module) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
