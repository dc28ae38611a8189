"""`vitral cards`: every card, or everything about one."""

from __future__ import annotations

import argparse
import json
import textwrap
from collections.abc import Iterator
from typing import Any, Final

from vitral.cards import CardSet, Objective, Pattern, SumOfColor, Tool
from vitral.cli.arguments import add_cards, add_json, cards_of
from vitral.cli.command import Command
from vitral.cli.drawn import pattern_lines
from vitral.cli.errors import OK, CliError
from vitral.cli.fields import meant
from vitral.cli.ink import Ink
from vitral.cli.words import COLOR_WORDS, listed

_HELP: Final = "list the cards, or tell everything about one"

_CERTAINTY: Final = {
    "rulebook": "stated in a rulebook",
    "several": "several independent sources agree",
    "one": "from a single source",
    "inferred": "inferred by us",
    "reconstructed": "our own reconstruction",
}
_WHEN: Final = {
    "before_draft": "before this turn's die is drafted (the tool contains the draft, or comes first)",
    "after_draft": "after this turn's die has been placed",
    "first_turn": "in the first turn of the round only",
    "second_turn": "in the second turn of the round only",
}
_Card = Pattern | Tool | Objective


def _configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("id", metavar="ID", nargs="?", help="a card, such as lens_cutter; without it, all are listed")
    add_json(parser)
    add_cards(parser)


def _run(args: argparse.Namespace) -> int:
    """List, or tell about one."""
    cards = cards_of(args)
    if args.id is None:
        print(json.dumps(_all_data(cards), indent=1) if args.json else "\n".join(_all_lines(cards)))
        return OK
    kind, card = _find(args.id, cards)
    print(
        json.dumps({"kind": kind, **_data(card)}, indent=1) if args.json else "\n".join(_card_lines(kind, card, cards))
    )
    return OK


def _kinds(cards: CardSet) -> dict[str, tuple[_Card, ...]]:
    return {"window": cards.patterns, "tool": cards.tools, "public": cards.publics, "private": cards.privates}


def _find(wanted: str, cards: CardSet) -> tuple[str, _Card]:
    spelled = wanted.strip().lower().replace(" ", "_").replace("-", "_")
    known = {card.id: (kind, card) for kind, group in _kinds(cards).items() for card in group}
    if spelled not in known:
        raise CliError(f'no card "{wanted}"; {meant(wanted, known)}list them with: vitral cards')
    return known[spelled]


# -- text ----------------------------------------------------------------------------------------------------------


def _all_lines(cards: CardSet) -> Iterator[str]:
    yield "Window patterns (two sides of a card together; difficulty = favor tokens)"
    for card in cards.window_cards:
        for side in card.sides:
            yield f"  {side.id:28}{side.name} ({side.difficulty})"
    yield ""
    yield "Tools"
    for tool in cards.tools:
        yield f"  {tool.id:28}{tool.number:2}  {tool.name}"
    for title, group in (("Public objectives", cards.publics), ("Private objectives", cards.privates)):
        yield ""
        yield title
        for objective in group:
            yield f"  {objective.id:28}{objective.text}"


def _card_lines(kind: str, card: _Card, cards: CardSet) -> Iterator[str]:
    titles = {"window": "window pattern", "tool": "tool", "public": "public objective", "private": "private objective"}
    yield f"{card.name} ({card.id}), {titles[kind]}"
    if isinstance(card, Pattern):
        other = [side.name for pair in cards.window_cards if card in pair.sides for side in pair.sides if side != card]
        yield f"Difficulty {card.difficulty}, so {card.difficulty} favor tokens." + (
            f" The other side of its card is {other[0]}." if other else ""
        )
        yield from pattern_lines(card, Ink.of_stdout())
        yield "Letters ask for a color, digits for a value, dots for nothing."
    elif isinstance(card, Tool):
        yield from textwrap.wrap(f"Tool number {card.number}. {card.text}", 90)
        yield f"When: {listed(_WHEN[when] for when in card.when) if card.when else 'at any moment of the turn'}."
        yield f"In solo games it is paid with a {COLOR_WORDS[card.solo_color]} die."
    else:
        yield card.text
        yield "Points: the sum itself." if isinstance(card.goal, SumOfColor) else f"Points: {card.points} each time."
    yield f"Certainty: {_CERTAINTY[card.certainty]}."


# -- JSON ----------------------------------------------------------------------------------------------------------


def _all_data(cards: CardSet) -> dict[str, Any]:
    titles = {"window": "windows", "tool": "tools", "public": "public", "private": "private"}
    return {"cards": cards.name} | {titles[kind]: [_data(c) for c in group] for kind, group in _kinds(cards).items()}


def _data(card: _Card) -> dict[str, Any]:
    shared = {"id": card.id, "name": card.name}
    if isinstance(card, Pattern):
        return {**shared, "difficulty": card.difficulty, "grid": list(card.grid), "certainty": card.certainty}
    if isinstance(card, Tool):
        return {
            **shared,
            "number": card.number,
            "when": list(card.when),
            "steps": list(card.steps),
            "text": card.text,
            "solo_color": card.solo_color,
            "first_printing": card.first_printing,
            "certainty": card.certainty,
        }
    return {**shared, "points": card.points, "text": card.text, "certainty": card.certainty}


COMMAND: Final = Command("cards", _HELP, _configure, _run)
