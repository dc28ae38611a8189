"""`vitral rules`: the rulebook of the app, with what is ours: its contents, or a page of it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Final

import msgspec

from vitral.cli.command import Command
from vitral.cli.errors import OK, CliError
from vitral.cli.flags.arguments import add_json
from vitral.cli.output.speech import say, speech
from vitral.cli.reference.rule_text import page_lines
from vitral.server.answers.rulebook import book
from vitral.server.protocol import BookPage, Rulebook
from vitral.translatable import guess

_EXAMPLES: Final = {"page": "vitral rules placing", "card": "vitral rules lathekin", "ours": "vitral rules editions"}


def _configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("page", metavar=say("metavar-page"), nargs="?", help=say("command-rules.page"))
    add_json(parser)


def _run(args: argparse.Namespace) -> int:
    rules = book(speech().language)
    found = _find(args.page, rules) if args.page else rules
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    else:
        print(*(page_lines(found) if isinstance(found, BookPage) else _contents(found)), sep="\n")
    return OK


def _contents(rules: Rulebook) -> Iterator[str]:
    width = max(len(page.id) for page in rules.pages) + 2
    for part in rules.parts:
        yield say(f"book-part-{part}")
        yield from (f"  {page.id:{width}}{page.title}" for page in rules.pages if page.part == part)


def _find(wanted: str, rules: Rulebook) -> BookPage:
    """A page by its id or title, or the one that explains a card or a reason."""
    pages = {page.id: page for page in rules.pages}
    titles = {page.title.casefold(): page for page in rules.pages}
    spelled = wanted.strip().casefold()
    target = rules.links.get(spelled.replace("-", "_"), spelled).partition("#")[0]
    if found := pages.get(target) or titles.get(spelled):
        return found
    hint = speech().translate(guess(wanted, [*pages, *rules.links]))
    raise CliError(say("command-rules-none-close" if hint else "command-rules-none", page=f'"{wanted}"', hint=hint))


COMMAND: Final = Command("rules", "command-rules", _configure, _run, _EXAMPLES)
