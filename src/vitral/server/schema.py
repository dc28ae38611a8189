"""Writes the protocol as JSON Schema and as TypeScript; `make generate` stores both."""

from __future__ import annotations

import ast
import inspect
import json
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from vitral.server import protocol
from vitral.server.protocol import (
    cards,
    deals,
    learning,
    messages,
    notebooks,
    people,
    real_tables,
    records,
    rulebook,
    scene,
    tables,
)
from vitral.teller import choices, questions, sentence, story_lines

ROOT: Final = Path(__file__).parents[3]
SCHEMA: Final = ROOT / "docs" / "protocol.schema.json"
TYPESCRIPT: Final = ROOT / "web" / "src" / "lib" / "protocol.ts"
_MODULES: Final = (
    sentence,
    story_lines,
    questions,
    choices,
    scene,
    messages,
    records,
    tables,
    notebooks,
    deals,
    learning,
    rulebook,
    cards,
    people,
    real_tables,
)
UNIONS: Final[dict[str, Any]] = {
    "StoryLine": story_lines.StoryLine,
    "Question": questions.Question,
    "FromServer": protocol.FromServer,
    "FromPage": protocol.FromPage,
    "Block": rulebook.Block,
    "ExampleResult": rulebook.ExampleResult,
    "CardGoal": cards.CardGoal,
    "Card": cards.Card,
}
_PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def structs() -> tuple[type[msgspec.Struct], ...]:
    """Returns every struct of the protocol, in the order of its files."""
    named = [
        value
        for module in _MODULES
        for value in vars(module).values()
        if getattr(value, "__module__", "") == module.__name__
    ]
    types = [value for value in (*named, *cards.CARD_GOALS.values()) if isinstance(value, type)]
    return tuple(
        value
        for value in types
        if issubclass(value, msgspec.Struct) and not value.__name__.startswith(("_", "Base", "PeopleLine"))
    )


def definitions(ref: str = "#/$defs/{name}") -> dict[str, Any]:
    """Returns the JSON Schema of every struct by name, with the words that stand below its fields in the source."""
    _, schemas = msgspec.json.schema_components(structs(), ref_template=ref)
    words = _field_words()
    for name, schema in schemas.items():
        if "description" in schema:
            schema["description"] = inspect.cleandoc(schema["description"])  # Python 3.13 does so itself
        for field, value in schema.get("properties", {}).items():
            if (name, field) in words:
                schema["properties"][field] = {**value, "description": words[name, field]}
    named = {struct.__name__: _by_name(schemas[struct.__name__], ref) for struct in structs()}
    unions = {
        name: {"anyOf": [{"$ref": ref.format(name=member.__name__)} for member in union.__args__]}
        for name, union in UNIONS.items()
    }
    return {**named, **unions}


def _by_name(schema: Any, ref: str) -> Any:
    """Returns a schema in which unions that have a name go by it, and are not written out each time."""
    if isinstance(schema, list):
        return [_by_name(part, ref) for part in schema]
    if not isinstance(schema, dict):
        return schema
    refs = {part.get("$ref") for part in schema.get("anyOf", ())}
    for name, union in UNIONS.items():
        members = {ref.format(name=part.__name__) for part in union.__args__}
        if members <= refs:
            others = [part for part in schema["anyOf"] if part.get("$ref") not in members]
            named = {"$ref": ref.format(name=name)}
            rest = {key: value for key, value in schema.items() if key not in ("anyOf", "discriminator")}
            return {**rest, "anyOf": [named, *others]} if others else {**rest, **named}
    return {key: _by_name(value, ref) for key, value in schema.items()}


def _field_words() -> dict[tuple[str, str], str]:
    words = {}
    for node in [node for module in _MODULES for node in ast.parse(inspect.getsource(module)).body]:
        if not isinstance(node, ast.ClassDef):
            continue
        for field, doc in zip(node.body, node.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(doc, ast.Expr) and isinstance(doc.value, ast.Constant):
                assert isinstance(field.target, ast.Name)
                words[node.name, field.target.id] = str(doc.value.value)
    return words


def json_schema() -> str:
    """Returns the text of `docs/protocol.schema.json`."""
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of Vitral's server",
        "version": protocol.PROTOCOL,
        "$defs": definitions(),
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def typescript() -> str:
    """Returns the text of `web/src/lib/protocol.ts`."""
    parts = [
        "// Made by `python -m vitral.server.schema` from src/vitral/server/protocol: edit that, not this.\n",
        f"export const PROTOCOL = {protocol.PROTOCOL};\n",
        "/** How facts of sentences are put into words, by their names. */",
        f"export const FACT_KINDS: Readonly<Record<string, FactKind>> = {json.dumps(sentence.FACT_KINDS)};\n",
        f"export type FactKind = {' | '.join(map(json.dumps, get_args(sentence.FactKind)))};\n",
    ]
    described = definitions()
    base = _base_of_story_lines(described)
    parts.append(_interface("BaseStoryLine", base))
    for struct in structs():
        schema = described[struct.__name__]
        if issubclass(struct, story_lines.BaseStoryLine):
            own = {name: value for name, value in schema["properties"].items() if name not in base["properties"]}
            parts.append(_interface(f"{struct.__name__} extends BaseStoryLine", {**schema, "properties": own}))
        else:
            parts.append(_interface(struct.__name__, schema))
    for name, union in UNIONS.items():
        parts.append(f"export type {name} = {' | '.join(member.__name__ for member in union.__args__)};\n")
    return "\n".join(parts)


def _base_of_story_lines(described: dict[str, Any]) -> dict[str, Any]:
    """Returns a schema with the fields that every line of the story has."""
    shared = story_lines.BaseStoryLine.__struct_fields__
    first = next(iter(get_args(story_lines.StoryLine)))
    properties = described[first.__name__]["properties"]
    words = _field_words()
    return {
        "description": inspect.getdoc(story_lines.BaseStoryLine),
        "properties": {
            name: {**properties[name], "description": words["BaseStoryLine", name]}
            if ("BaseStoryLine", name) in words
            else properties[name]
            for name in shared
        },
    }


def _interface(name: str, schema: dict[str, Any]) -> str:
    needed = schema.get("required", [])
    # The server leaves out fields only where a struct omits defaults; the page may leave out any with a default.
    lines = [*_comment(schema, ""), f"export interface {name} {{"]
    for field, value in schema["properties"].items():
        lines += [*_comment(value, "  "), f"  {field}{'' if field in needed else '?'}: {_type(value)};"]
    return "\n".join([*lines, "}", ""])


def _comment(schema: dict[str, Any], indent: str) -> list[str]:
    if "description" not in schema:
        return []
    first, *more = schema["description"].strip().splitlines()
    if not more:
        return [f"{indent}/** {first} */"]
    return [f"{indent}/**", *(f"{indent} * {line.strip()}".rstrip() for line in [first, *more]), f"{indent} */"]


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(part) for part in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        more = schema.get("additionalProperties")
        return f"Record<string, {_type(more) if isinstance(more, dict) else 'unknown'}>"
    return _PLAIN[kind] if kind else "unknown"
