"""`vitral cards`: every card, or everything about one, with how sure we are of it and why."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any, Final

from vitral.cards import CERTAINTIES, CardSet, card_sources
from vitral.cli.command import Command
from vitral.cli.errors import OK, CliError
from vitral.cli.flags.arguments import add_cards, add_json, cards_of
from vitral.cli.output.speech import say, speech
from vitral.cli.reference.card_data import data_of
from vitral.cli.reference.card_facts import KINDS, Card, facts_of, id_of, in_short, kinds, note_of, title_of
from vitral.terminal.lines.drawn import wrapped
from vitral.translatable import guess

_CERTAINTY: Final = {
    "rulebook": "certainty-rulebook",
    "several": "certainty-several",
    "one": "certainty-one",
    "inferred": "certainty-inferred",
    "reconstructed": "certainty-reconstructed",
    "invented": "certainty-invented",
}


def _configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar="ID", nargs="?", help=say("command-cards.card", example="lens_cutter"))
    parser.add_argument("--sources", action="store_true", help=say("command-cards.sources"))
    add_json(parser)
    add_cards(parser)


def _run(args: argparse.Namespace) -> int:
    cards = cards_of(args)
    if args.sources:
        if args.id is not None:
            raise CliError(say("command-cards-both"))
        print(json.dumps(card_sources(), indent=1) if args.json else "\n".join(_source_lines(cards)))
    elif args.id is None:
        print(json.dumps(_all_data(cards), indent=1) if args.json else "\n".join(_all_lines(cards)))
    else:
        kind, card = _find(args.id, cards)
        data = {"kind": kind, **data_of(card)}
        print(json.dumps(data, indent=1) if args.json else "\n".join(_card_lines(kind, card, cards)))
    return OK


def _find(wanted: str, cards: CardSet) -> tuple[str, Card]:
    """A card by its id or by its name in the language spoken."""
    known = {id_of(card).lower(): (kind, card) for kind, group in kinds(cards).items() for card in group}
    named = {_plain(title_of(card)): found for found in known.values() for card in found[1:]}
    spelled = _plain(wanted)
    if found := known.get(spelled) or named.get(spelled):
        return found
    hint = speech().translate(guess(wanted, known))
    raise CliError(say("command-cards-none-close" if hint else "command-cards-none", card=f'"{wanted}"', hint=hint))


def _plain(name: str) -> str:
    return name.strip().lower().replace(" ", "_").replace("-", "_")


# -- text ----------------------------------------------------------------------------------------------------------


def _all_lines(cards: CardSet) -> Iterator[str]:
    sure = {word: say(message) for word, message in _CERTAINTY.items()}
    width = max(15, *(len(word) + 2 for word in sure.values()))
    for kind, group in kinds(cards).items():
        if not group:
            continue
        yield say(f"{KINDS[kind].message}.many")
        for card in group:
            yield f"  {id_of(card):28}{sure[card.certainty]:{width}}{in_short(card)}"
        yield ""
    meanings = "; ".join(f"{sure[word]}: {_about(word)}" for word in reversed(CERTAINTIES))
    yield say("command-cards-certainty", certainty=meanings)


def _about(certainty: str) -> str:
    return say(f"{_CERTAINTY[certainty]}.about")


def _card_lines(kind: str, card: Card, cards: CardSet) -> Iterator[str]:
    yield f"{title_of(card)} ({id_of(card)}), {say(KINDS[kind].message)}"
    yield from facts_of(card, cards)
    yield say("command-cards-certainty", certainty=_about(card.certainty))
    if card.note:
        yield from wrapped(say("command-cards-note", note=note_of(card)), "")
    if card.sources:
        yield say("command-cards-sources")
        for key in card.sources:
            yield from wrapped(f"{key}: {_source(key)}")


def _source_lines(cards: CardSet) -> Iterator[str]:
    cited = [key for group in kinds(cards).values() for card in group for key in card.sources]
    for key in card_sources():
        yield from wrapped(say("command-cards-source", key=key, count=cited.count(key), text=_source(key)), "")


def _source(key: str) -> str:
    return say(f"source-{key}")


# -- JSON: what the card files tell, in no other language than theirs -----------------------------------------------


def _all_data(cards: CardSet) -> dict[str, Any]:
    return {"cards": cards.name} | {
        KINDS[kind].key: [data_of(card) for card in group] for kind, group in kinds(cards).items()
    }


COMMAND: Final = Command("cards", "command-cards", _configure, _run)
