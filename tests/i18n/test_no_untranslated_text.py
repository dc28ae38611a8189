"""People read nothing that is not a message: no text stands in the page's markup and scripts, nor in the server."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from typing import Final

import pytest

from generators.message_usage import WEB, page_sources, python_sources

ALLOWED: Final = {
    "vitral replay --verify game.json": "a command, the same in every language",
    "Ana": "a name in an example",
    **dict.fromkeys(
        ("the worker did not start", "the worker failed", "it took too long", "it takes too long"),
        "details for a bug report",
    ),
    **dict.fromkeys(("keep all", "lighter track", "final check", "place or_leave_on_board"), "words of the protocol"),
    **dict.fromkeys(("Enter", "Home", "End", "Tab", "Delete", "Backspace"), "keys as browsers name them"),
    "input, textarea, select": "a selector",
    "narrow side": "classes of a style",
    "Georgia, 'Times New Roman', serif": "names of fonts",
    "Vitral": "our name, in a picture",
    "T extends string | number | boolean | null": "a type",
}
"""What reads like text for people and needs no translation, and why."""
FOR_DEVELOPERS: Final = {
    "server/http/openapi.py": "the description of the interface, which is English",
    "server/http/middleware.py": "says how a server learns its name, which only who runs it can mend",
    "server/metrics.py": "says what is counted, to programs that watch servers",
    "server/schema.py": "writes source code",
    "server/cluster/leases.py": "speaks to a database",
    "server/store/": "speaks to databases",
    "server/http/routes/page.py": "says that the page is not built, which only who builds it will see",
}

_PARTS: Final = re.compile(r"<script[^>]*>.*?</script>|<style[^>]*>.*?</style>", re.DOTALL)
_ATTRIBUTE: Final = re.compile(
    r"\b(?:aria-label|aria-description|aria-valuetext|title|placeholder|alt|label)=(\"[^\"]*\")"
)
_TAG: Final = re.compile(r"</?[a-zA-Z][^<>]*?>")
_LITERAL: Final = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")
_FOR_DEVELOPERS: Final = re.compile(r"(?:new Error|console\.\w+)\((?:\"[^\"]*\"|`[^`]*`)")
_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_SENTENCE: Final = re.compile(r"[^\W\d_]{2,},? [^\W\d_]{2,}")
_CLAUSE: Final = re.compile(r"[^\W\d_]{2,},? [^\W\d_]{2,},? [^\W\d_]{2,}")
_ENTITY: Final = re.compile(r"&\w+;")
# Selectors, styles, addresses, media queries and drawings are made of words too, but of none for people.
_NO_WORDS: Final = re.compile(r"[\[\]<>=#]|\.\w|\w\(|--|^M\d|^/|px")
_STYLE: Final = re.compile(r"<style[^>]*>.*?</style>", re.DOTALL)
_CAPITAL: Final = re.compile(r"[A-Z][a-z]+[.!?…]?")
_REFUSALS: Final = (
    "ProblemError",
    "TranslatableText",
    "_log",
    "check_rate",
    "conflict",
    "invalid",
    "log",
    "log_failure",
    "not_allowed",
    "not_found",
    "too_many",
    "getLogger",
)


def without_braces(text: str) -> str:
    """Markup without what is put in: `{…}`, however deep."""
    outside, depth = [], 0
    for sign in text:
        depth += (sign == "{") - (sign == "}")
        outside.append(sign if depth == 0 and sign != "}" else " ")
    return "".join(outside)


def words_in_markup(text: str) -> Iterator[str]:
    """What stands between tags, and in attributes that are read aloud or shown."""
    markup = _PARTS.sub("", text)
    for found in _ATTRIBUTE.finditer(markup):
        yield from _WORD.findall(without_braces(found[1]))
    bare = _ENTITY.sub(" ", _TAG.sub(" ", without_braces(markup)))
    yield from (line.strip() for line in bare.splitlines() if _WORD.search(line))


def sentences_in_script(text: str) -> Iterator[str]:
    """Texts in quotes that read like words for people: several in a row, or one that begins like a sentence."""
    for found in _LITERAL.finditer(_FOR_DEVELOPERS.sub("", _STYLE.sub("", text))):
        literal = "".join(group for group in found.groups() if group)
        several = _SENTENCE.search(literal) and not _NO_WORDS.search(literal)
        if (several or _CAPITAL.fullmatch(literal)) and "class" not in text[: found.start()][-14:]:
            yield literal


def sentences_of_server(module: ast.Module) -> Iterator[str]:
    """Texts that read like sentences, outside of docstrings, refusals, errors, logs and assertions."""
    spared: set[ast.AST] = set()
    for node in ast.walk(module):
        quiet = isinstance(node, ast.Raise | ast.Assert) or (isinstance(node, ast.Expr) and _is_text(node.value))
        refusal = isinstance(node, ast.Call) and _name(node.func) in _REFUSALS
        if quiet or refusal:
            spared.update(ast.walk(node))
    for node in ast.walk(module):
        if node not in spared and _is_text(node) and _CLAUSE.search(str(node.value)):  # type: ignore[attr-defined]
            yield str(node.value)  # type: ignore[attr-defined]


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return "_log" if getattr(function.value, "id", "") == "_log" else function.attr
    return getattr(function, "id", "")


def test_the_page_says_nothing_of_its_own() -> None:
    found = [
        f"{where}: {text}"
        for where, source in page_sources()
        for text in [*(words_in_markup(source) if where.endswith(".svelte") else ()), *sentences_in_script(source)]
        if text not in ALLOWED
    ]
    assert found == []


def test_the_server_says_nothing_of_its_own() -> None:
    found = [
        f"{where}: {text}"
        for where, module in python_sources()
        if where.startswith("src/vitral/server")
        and not where.removeprefix("src/vitral/").startswith(tuple(FOR_DEVELOPERS))
        for text in sentences_of_server(module)
    ]
    assert found == []


@pytest.mark.parametrize("name", ["index.html", "public/offline.html"])
def test_the_shell_says_nothing_of_its_own(name: str) -> None:
    text = re.sub(r"\{\{[\w-]+\}\}", "", (WEB / name).read_text("utf-8"))
    assert not re.search(r"content=\"[^\"]*[a-z] [a-z]+ [a-z]", text)
    assert list(words_in_markup(text.replace("<!doctype html>", ""))) == []


def test_the_manifest_says_nothing_of_its_own() -> None:
    manifest = json.loads((WEB / "public" / "manifest.webmanifest").read_text("utf-8"))
    values = [manifest["name"], manifest["short_name"], manifest["description"], manifest["lang"]]
    values += [shortcut["name"] for shortcut in manifest["shortcuts"]]
    assert all(
        re.fullmatch(r"\{\{[\w-]+\}\}", text) for text in values + [one["name"] for one in manifest["shortcuts"]]
    )


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("<p>Hello</p>", ["Hello"]),
        ("<p>{say('x')} and on</p>", ["and on"]),
        ('<button aria-label="Close it">×</button>', ["Close", "it"]),
        ('<button aria-label={say("close")} title="{say(\'x\')}, {n}">×</button>', []),
        ("<p class='a b'>{n}/{m} · –</p><script>const note = 1;</script>", []),
    ],
)
def test_text_in_markup_would_be_found(source: str, found: list[str]) -> None:
    assert list(words_in_markup(source)) == found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('const a = "The game is over";', ["The game is over"]),
        ("let b = `${n} dice are left`;", ["${n} dice are left"]),
        ('title: "Close"', ["Close"]),
        ('throw new Error("the page has no body");', []),
        ('say("game-over")', []),
        ('root.querySelector("dialog[open] .inside")', []),
    ],
)
def test_text_in_scripts_would_be_found(source: str, found: list[str]) -> None:
    assert list(sentences_in_script(source)) == found


def test_text_in_the_server_would_be_found() -> None:
    lines = [
        '"""What it is here."""',
        'raise ValueError("this is not so")',
        'note = "the light is out"',
        '_log.error("it fell down")',
    ]
    assert list(sentences_of_server(ast.parse("\n".join(lines)))) == ["the light is out"]
