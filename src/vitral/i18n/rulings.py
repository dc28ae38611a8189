"""Rulings (`rulings.toml`) and options of a table (`options/`), and the sections of the rulebook that list them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files as package_files
from itertools import groupby
from typing import Final

from vitral.engine.options import OPTIONS
from vitral.i18n.formatting import either
from vitral.i18n.option_texts import choice_name, option_name, option_texts, usual_value
from vitral.i18n.translator import Translator, translator_for

_FILE: Final = package_files("vitral.i18n") / "rulings.toml"
_PAGES: Final = package_files("vitral.i18n") / "en" / "rules"


@dataclass(frozen=True, slots=True)
class Ruling:
    """A decision where the rulebooks are silent or differ."""

    id: str
    rule: str
    """Where it belongs in the rulebook: `page` or `page#section`."""
    option: str = ""
    """The option of a table that goes with it, if there is one."""

    @property
    def page(self) -> str:
        return self.rule.partition("#")[0]


@cache
def rulings() -> tuple[Ruling, ...]:
    """Returns all of them, in the order of the rulebook's pages, on each page the options first."""
    texts = [(option.name, option_texts(option.name)) for option in OPTIONS]
    options = [Ruling(name, content["rule"], option=name) for name, content in texts if "rule" in content]
    others = [Ruling(**entry) for entry in tomllib.loads(_FILE.read_text("utf-8"))["ruling"]]
    pages = sorted(path.name for path in _PAGES.iterdir())
    order = {name.partition("-")[2].removesuffix(".md"): at for at, name in enumerate(pages)}
    return tuple(sorted([*options, *others], key=lambda ruling: order[ruling.page]))


def ruling_sections(language: str, titles: Mapping[str, str]) -> str:
    """Returns the sections of a rule page that list all rulings, one for each page that they belong to,
    by its title.
    """
    translator = translator_for(language)
    return "\n\n".join(
        "\n".join([f"## {titles[page]} {{#ours-{page}}}", "", *(_item(translator, entry) for entry in group)])
        for page, group in groupby(rulings(), key=lambda ruling: ruling.page)
    )


def _item(translator: Translator, ruling: Ruling) -> str:
    message = f"ruling-{ruling.id}"
    if not ruling.option:
        return f"- **{translator.say(message)}.** {translator.say(f'{message}.about')}"
    sentences = " ".join([translator.say(message), *_choices(translator, ruling.option)])
    return f"- **{option_name(translator, ruling.option)}.** {sentences}"


def _choices(translator: Translator, name: str) -> Iterator[str]:
    """Yields a sentence with the values of an option; nothing for options that name cards."""
    option = OPTIONS[name]
    if option.kind != "cards":
        usual = usual_value(option)
        others = [choice_name(translator, name, value) for value in option.values if value not in (None, usual)]
        yield translator.say(
            "rulings-choices", usual=choice_name(translator, name, usual), others=either(translator, others)
        )
