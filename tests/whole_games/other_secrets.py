"""Games that differ only in secrets of others, and their comparison as one viewer sees them.

Secret are the others' private objectives, the Automa's among them, the sides offered to others, and until the reveal
the sides they chose (docs/rules.md §1.1, §5).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from vitral import Game, Record
from vitral.engine import is_outcome, rules_for

Look = Callable[[Game, int | None], object]
"""Returns what a viewer sees of a game."""


def everything_shown(game: Game, viewer: int | None) -> object:
    """View, view as data, log and, since they follow from what lies open, the choices of the seat to move."""
    view = game.view(viewer)
    return view, json.dumps(view.to_dict()), game.log(viewer), game.legal_actions(), game.chance


def viewers(players: int) -> list[int | None]:
    return [None, *range(players)]


def with_other_secrets(record: Record, viewer: int | None, rng: Random) -> list[str]:
    """Returns a log of the same game in which the others hold other objectives and were offered other sides."""
    options = record.options
    rules = rules_for(options, record.cards)
    privates, cards, sides = dealt(record)
    others = [seat for seat in range(options.seats) if seat != viewer]
    people = [seat for seat in others if seat < options.players]
    held = deal_others(privates, others, rules.deck_ids["private"], rng)
    # The chosen side will lie open, so its card stays; the other card and the order of the two change.
    own_cards = [cards[2 * seat + side // 2] for seat, side in enumerate(sides)]
    spare = [cards[2 * seat + 1 - side // 2] for seat, side in enumerate(sides)]
    spare = deal_others(spare, people, [card for card in rules.deck_ids["windows"] if card not in own_cards], rng)
    for seat in people:
        pair = [own_cards[seat], spare[seat]]
        rng.shuffle(pair)
        cards[2 * seat : 2 * seat + 2] = pair
        sides[seat] = 2 * pair.index(own_cards[seat]) + sides[seat] % 2
    return replace_secrets(record, held, cards, sides)


def deal_others(cards: Sequence[str], seats: Sequence[int], deck: Sequence[str], rng: Random) -> list[str]:
    """The cards by seat, but each of these seats has another one of the deck, which nobody else has."""
    taken = {card for seat, card in enumerate(cards) if seat not in seats}
    free = [card for card in deck if card not in taken]
    while True:
        found = dict(zip(seats, rng.sample(free, len(seats)), strict=True))
        if all(found[seat] != cards[seat] for seat in seats):
            return [found.get(seat, card) for seat, card in enumerate(cards)]


def with_other_choices(record: Record, viewer: int | None, rng: Random) -> list[str]:
    """Returns a log in which the others choose other sides, up to the last choice that is still hidden."""
    privates, cards, sides = dealt(record)
    for seat in range(record.options.players):
        if seat != viewer:
            sides[seat] = rng.choice([side for side in range(4) if side != sides[seat]])
    log = replace_secrets(record, privates, cards, sides)
    last = max(at for at, line in enumerate(log) if line.startswith("side "))
    return log[:last]


def dealt(record: Record) -> tuple[list[str], list[str], list[int]]:
    """Private objectives by seat, window cards by seat in pairs, and the sides chosen, from 0."""
    privates, windows = (
        next(line.split()[2:] for line in record.log if line.startswith(f"deal {deck} "))
        for deck in ("private", "windows")
    )
    return privates, windows, [int(line.split()[1]) - 1 for line in record.log if line.startswith("side ")]


def replace_secrets(record: Record, privates: Sequence[str], cards: Sequence[str], sides: Sequence[int]) -> list[str]:
    """Returns the log with these secrets in it."""
    asked = iter(sides)
    log = []
    for line in record.log:
        if line.startswith("deal private "):
            line = " ".join(("deal private", *privates))
        elif line.startswith("deal windows "):
            line = " ".join(("deal windows", *cards))
        elif line.startswith("side "):
            line = f"side {next(asked) + 1}"
        log.append(line)
    return log


def compare(record: Record, log: Sequence[str], viewer: int | None, look: Look = everything_shown) -> int:
    """Plays both logs, compares what the viewer sees after every line, and returns how many lines differ."""
    options: dict[str, Any] = record.options.to_dict()
    one, other = (Game.new(by_hand=True, **options) for _ in range(2))
    secret = 0
    for line, changed in zip(record.log, log, strict=False):
        for game, entry in ((one, line), (other, changed)):
            if is_outcome(entry):
                game.resolve(entry)
            else:
                game.play(entry)
        secret += line != changed
        assert look(one, viewer) == look(other, viewer), f"seat {viewer} can tell the games apart after {line!r}"
    return secret
