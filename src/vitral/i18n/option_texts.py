"""The options of a table in words: one file `options/NAME.toml` an option, with its texts in five languages.

`make generate` writes the Fluent messages from these files: `LANGUAGE/options.ftl` for forms, and
`LANGUAGE/option-rulings.ftl`, what the rulebook's page on options says of each.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files as package_files
from typing import Any, Final

from vitral.engine.option_list import ALWAYS, Option, Value
from vitral.engine.options import OPTIONS
from vitral.i18n.languages import LANGUAGES
from vitral.i18n.translator import Translator

_FOLDER: Final = package_files("vitral.i18n") / "options"


def option_name(translator: Translator, name: str) -> str:
    return translator.say(f"option-{name}")


def choice_name(translator: Translator, name: str, value: Value) -> str:
    """Returns a value of an option as forms call it."""
    own = f"option-{name}-{value}".lower()
    return translator.say(own if own in translator else f"book-option-{value}".lower())


def usual_value(option: Option) -> Value:
    """Returns what an option is at a plain table."""
    return next((usual.value for usual in option.usual if usual.when == ALWAYS), option.default)


def code_words(translator: Translator, code: str) -> str:
    """Returns an option as rule pages write it: `bag`, `bag = scaled`, or a value alone, `bag-scaled`."""
    name, _, value = code.partition(" = ")
    if not value:
        return option_name(translator, name)
    choice = choice_name(translator, name, value)
    return translator.say("book-option", option=option_name(translator, name), choice=choice)


@cache
def option_texts(name: str) -> dict[str, Any]:
    """Returns the file of an option: `rule`, the section of the rulebook it belongs to, and `text` by language.

    `ValueError` names what a file lacks, and says what a new option needs.
    """
    path = _FOLDER / f"{name}.toml"
    if not path.is_file():
        raise ValueError(f"the option {name} has no texts; write {path} (docs/adding-an-option.md)")
    content = tomllib.loads(path.read_text("utf-8"))
    for language, key in _needed(OPTIONS[name], content):
        at: Any = content.get("text", {}).get(language, {})
        for part in key.split("."):
            at = at.get(part) if isinstance(at, dict) else None
        if not at:
            raise ValueError(f"{path}: {key} is missing in [text.{language}]")
    return content


def _needed(option: Option, content: dict[str, Any]) -> Iterator[tuple[str, str]]:
    has_texts = option.group is not None and option.kind != "cards"
    # A switch is on or off in the words of all switches, unless it may also be left to the table.
    named = has_texts and set(option.values) != {True, False}
    values = [f"values.{value}".lower() for value in option.values if value is not None and named]
    for language in LANGUAGES:
        for key in ("name", "about", *(("ruling",) if "rule" in content else ()), *values):
            yield language, key
