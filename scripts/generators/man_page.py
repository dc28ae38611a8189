"""The man page `docs/vitral.1`, made from the parsers of the command line."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

import vitral
from generators.paths import ROOT
from vitral.cli.command import COMMANDS
from vitral.cli.config import COLORS, SETTINGS
from vitral.cli.flags import command_epilog
from vitral.cli.main import EXIT_CODES, make_parser
from vitral.cli.output import say, set_language, translator
from vitral.cli.parser import Parser
from vitral.i18n import LANGUAGES

PAGE: Final = ROOT / "docs" / "vitral.1"
_SETTINGS: Final = {
    "language": f"The language: {', '.join(LANGUAGES)}.",
    "server": "The address of the server of terminal \\-\\-server and table new.",
    "bot": "The bot that plays against you.",
    "color": f"Colors: {', '.join(COLORS)}.",
}


def man_page() -> str:
    """Returns the man page in English."""
    before = translator().language
    set_language("en")
    try:
        return "\n".join(_lines()) + "\n"
    finally:
        set_language(before)


def _lines() -> Iterator[str]:
    yield '.\\" Made by `make generate` from the parsers of the command line; do not edit.'
    yield f'.TH VITRAL 1 "" "Vitral {vitral.__version__}" "User Commands"'
    yield from (".SH NAME", "vitral \\- play and study the board game Sagrada")
    yield from (".SH SYNOPSIS", ".B vitral", ".I COMMAND", "[options]")
    yield from (".SH DESCRIPTION", _escaped(say("command-vitral")))
    yield ".SH COMMANDS"
    parser = make_parser(*COMMANDS)
    for name in COMMANDS:
        yield from _command_lines(name, parser.parser_of(name))
    yield ".SH ENVIRONMENT"
    for setting in SETTINGS:
        yield from (
            ".TP",
            f".B VITRAL_{setting.upper()}",
            f"{_SETTINGS[setting]} It comes before the configuration file.",
        )
    yield from (".TP", ".B NO_COLOR", "If set and not empty, nothing is in color, unless VITRAL_COLOR is always.")
    yield from (".SH FILES", ".TP", ".I ~/.config/vitral/config.toml")
    yield f"Settings: {', '.join(SETTINGS)}, each a text. If XDG_CONFIG_HOME is set, the file is in vitral there."
    yield from (".TP", ".I ~/.local/share/vitral/games", "Local games, saved as they are played.")
    yield ".SH EXIT STATUS"
    for code, meaning in EXIT_CODES.items():
        yield from (".TP", f".B {code}", _escaped(say(meaning)))


def _command_lines(name: str, parser: Parser) -> Iterator[str]:
    yield from (f".SS vitral {name}", _escaped(str(parser.description)))
    for action in parser._actions:
        if action.help in (None, argparse.SUPPRESS) or action.dest in ("help", "lang"):
            continue
        named = str(action.metavar or action.dest)
        value = "" if action.nargs == 0 else f" [{named}]" if action.nargs == "?" else f" {named}"
        title = ", ".join(action.option_strings) + value if action.option_strings else value.strip()
        yield from (".TP", f".B {_escaped(title)}", _escaped(str(action.help).replace("%%", "%")))
    epilog = command_epilog(name)
    if epilog:
        yield ".PP"
        for before, line in pairwise(("", *epilog.splitlines())):
            if line.startswith(" ") or before.startswith(" "):  # an example has a line of its own
                yield ".br"
            yield _escaped(line)


def _escaped(text: str) -> str:
    plain = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{plain}" if plain.startswith((".", "'")) else plain
