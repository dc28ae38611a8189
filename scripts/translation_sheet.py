"""A reading sheet: every message of a language as people will read it, with English beside it.

    python scripts/translation_sheet.py --lang de --out build/words

writes `build/words/de.html`; without `--lang`, one page for each language. A message that counts is shown with 0, 1, 2,
5 and 21. Other facts are samples: a die, a card, a name. A fact that has no sample stands in angle quotes.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from generators.fluent_files import FOLDER, Part, parts
from vitral.i18n.catalogue import Fact
from vitral.i18n.formatting import listed
from vitral.i18n.languages import LANGUAGES
from vitral.i18n.translator import Translator, translator_for

COUNTS: Final = (0, 1, 2, 5, 21)
"""They take every plural form of every language, and each of them must read well."""

_NUMBERS: Final = (
    "at count difficulty each gain last loss margin nth number place ply points price round rounds seat slot step"
    " supply target tokens total value"
)
_NAMES: Final = "name second third upper whom"
_SENTENCES: Final = "error fault hint note problem reason reasons text why words"
_STYLE: Final = """\
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
td, th { border-top: 1px solid #ccc; padding: .3rem .6rem; text-align: left; vertical-align: top }
th { font: .8rem/1.9 monospace; width: 18rem; overflow-wrap: anywhere }
td { white-space: pre-wrap; width: 50% }
small { color: #666 }
nav a { margin-right: 1rem }
"""


class Reading(NamedTuple):
    """One line of the sheet: a message or attribute, the number it was said with (or None), and how it reads."""

    message: str
    number: int | None
    english: str
    said: str


def readings(language: str, file: str) -> Iterator[Reading]:
    """Every message and attribute of a file, in its order; those that count once for each of `COUNTS`."""
    english = parts(FOLDER / "en" / file)
    for name, part in parts(FOLDER / language / file).items():
        source = english.get(name, part)
        counted = part.selectors | source.selectors
        for count in COUNTS if counted else (None,):
            yield Reading(
                name, count, _said("en", name, source, counted, count), _said(language, name, part, counted, count)
            )


def files(language: str) -> list[str]:
    """The names of a language's files of messages."""
    return sorted(path.name for path in (FOLDER / language).glob("*.ftl"))


def page(language: str) -> str:
    """The whole sheet of a language as HTML."""
    links = "".join(f'<a href="#{file}">{file}</a> ' for file in files(language))
    tables = "".join(_table(language, file) for file in files(language))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n<title>Vitral: {language}</title>\n'
        f"<style>\n{_STYLE}</style>\n<h1>{language}</h1>\n<nav>{links}</nav>\n{tables}</html>\n"
    )


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python scripts/translation_sheet.py", description="Write every message for a reader."
    )
    parser.add_argument("--lang", action="append", choices=LANGUAGES, help="a language; may be repeated (default: all)")
    parser.add_argument("--out", type=Path, default=Path("build/words"), help="the folder to write to")
    asked = parser.parse_args(argv)
    asked.out.mkdir(parents=True, exist_ok=True)
    for language in asked.lang or LANGUAGES:
        path = asked.out / f"{language}.html"
        path.write_text(page(language), "utf-8")
        print(path)


def _table(language: str, file: str) -> str:
    rows = "\n".join(_row(language, reading) for reading in readings(language, file))
    return f'<h2 id="{file}">{file}</h2>\n<table>\n{rows}\n</table>\n'


def _row(language: str, one: Reading) -> str:
    count = "" if one.number is None else f" <small>{one.number}</small>"
    columns = [one.said] if language == "en" else [one.english, one.said]
    return f"<tr><th>{escape(one.message)}{count}</th>{''.join(f'<td>{escape(text)}</td>' for text in columns)}</tr>"


def _said(language: str, name: str, part: Part, counted: Iterable[str], count: int | None) -> str:
    known = _samples(language)
    facts = {variable: known.get(variable, f"‹{variable}›") for variable in part.variables}
    facts |= {variable: count for variable in counted if count is not None and variable in part.variables}
    return translator_for(language).say(name, **facts)


@cache
def _samples(language: str) -> dict[str, Fact]:
    """Something to say for a fact by its name, in the words of the language."""
    translator = translator_for(language)
    dice = [_die(translator, "R", 4), _die(translator, "B", 2)]
    cards = [translator.card_name(card) for card in ("lathekin", "lens_cutter")]
    return {
        **dict.fromkeys(_NUMBERS.split(), 3),
        **dict.fromkeys(_NAMES.split(), "Ana"),
        **dict.fromkeys(_SENTENCES.split(), translator.say("reason-not_touching")),
        "names": listed(translator, ["Ana", "Rui"]),
        "die": dice[0],
        "dice": listed(translator, dice),
        "color": translator.say("color-R"),
        "card": cards[0],
        "tool": cards[0],
        "cards": listed(translator, cards),
        "window": translator.card_name("fractal_drops"),
        "bot": translator.say("bot-apprentice"),
        "asks": translator.say("asks-value", value=4),
        "space": "B3",
        "origin": "A2",
        "spaces": listed(translator, ["B3", "C4"]),
        "file": "game.json",
        "path": "game.json",
        "command": "vitral play --resume game.json",
        "option": translator.say("option-bag"),
    }


def _die(translator: Translator, color: str, value: int) -> str:
    return translator.say("die-words", color=translator.say(f"color-{color}"), value=value)


if __name__ == "__main__":
    main()
