"""`vitral cards`: every card, or everything about one, with how sure we are of it and why."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any, Final

from vitral.cards import CERTAINTIES, CardSet, card_sources
from vitral.cli.arguments import add_cards, add_json, cards_of
from vitral.cli.card_data import data_of
from vitral.cli.card_facts import TITLES, Card, facts_of, id_of, in_short, kinds, title_of
from vitral.cli.command import Command
from vitral.cli.errors import OK, CliError
from vitral.cli.table import wrapped
from vitral.cli.words import count
from vitral.referee.fields import meant

_HELP: Final = "list the cards, or tell everything about one"
_MORE: Final = """\
Every card says how sure we are of it, and from where: stated in a rulebook, several sources, one source, inferred, or
reconstructed by us. The sources are listed with --sources.
"""

_CERTAINTY: Final = {
    "rulebook": "stated in a rulebook",
    "several": "several independent sources agree",
    "one": "from a single source",
    "inferred": "inferred by us",
    "reconstructed": "our own reconstruction",
}


def _configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("id", metavar="ID", nargs="?", help="a card, such as lens_cutter; without it, all are listed")
    parser.add_argument("--sources", action="store_true", help="list where the facts of the cards come from")
    add_json(parser)
    add_cards(parser)


def _run(args: argparse.Namespace) -> int:
    """List, or tell about one."""
    cards = cards_of(args)
    if args.sources:
        if args.id is not None:
            raise CliError(
                "--sources lists all sources; those of one card are told with it, so leave out one of the two"
            )
        print(json.dumps(card_sources(), indent=1) if args.json else "\n".join(_source_lines(cards)))
    elif args.id is None:
        print(json.dumps(_all_data(cards), indent=1) if args.json else "\n".join(_all_lines(cards)))
    else:
        kind, card = _find(args.id, cards)
        data = {"kind": kind, **data_of(card)}
        print(json.dumps(data, indent=1) if args.json else "\n".join(_card_lines(kind, card, cards)))
    return OK


def _find(wanted: str, cards: CardSet) -> tuple[str, Card]:
    spelled = wanted.strip().lower().replace(" ", "_").replace("-", "_")
    known = {id_of(card).lower(): (kind, card) for kind, group in kinds(cards).items() for card in group}
    if spelled not in known:
        raise CliError(f'no card "{wanted}"; {meant(wanted, known)}list them with: vitral cards')
    return known[spelled]


# -- text ----------------------------------------------------------------------------------------------------------


def _all_lines(cards: CardSet) -> Iterator[str]:
    for kind, group in kinds(cards).items():
        if not group:
            continue
        yield TITLES[kind].many
        for card in group:
            yield f"  {id_of(card):28}{card.certainty:15}{in_short(card)}"
        yield ""
    yield f"Certainty: {'; '.join(f'{word}: {_CERTAINTY[word]}' for word in reversed(CERTAINTIES))}."


def _card_lines(kind: str, card: Card, cards: CardSet) -> Iterator[str]:
    yield f"{title_of(card)} ({id_of(card)}), {TITLES[kind].one}"
    yield from facts_of(card, cards)
    yield f"Certainty: {_CERTAINTY[card.certainty]}."
    if card.note:
        yield from wrapped(f"Note: {card.note}", "")
    if card.sources:
        yield "Sources:"
        texts = card_sources()
        for key in card.sources:
            yield from wrapped(f"{key}: {texts[key]}")


def _source_lines(cards: CardSet) -> Iterator[str]:
    cited = [key for group in kinds(cards).values() for card in group for key in card.sources]
    for key, text in card_sources().items():
        yield from wrapped(f"{key} ({count(cited.count(key), 'card')}): {text}", "")


# -- JSON ----------------------------------------------------------------------------------------------------------


def _all_data(cards: CardSet) -> dict[str, Any]:
    return {"cards": cards.name} | {
        TITLES[kind].key: [data_of(card) for card in group] for kind, group in kinds(cards).items()
    }


COMMAND: Final = Command("cards", _HELP, _configure, _run, _MORE)
