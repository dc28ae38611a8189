"""Secrets stay secret: games that differ only in what others hold look alike to a seat and to a spectator.

Secret are the others' private objectives and offered sides, before and after the reveal, and the side each has chosen
until all have (docs/rules.md §1.1).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from whole_games import PRIVATES, random_game

from conftest import LONG
from vitral import Game, Record, base_cards
from vitral.engine import is_outcome

Look = Callable[[Game, int | None], object]
CARDS = tuple(card.id for card in base_cards().window_cards)


def all_a_viewer_is_told(game: Game, viewer: int | None) -> object:
    """View, view as data, log and, since they follow from what lies open, the choices of the seat to move."""
    view = game.view(viewer)
    return view, json.dumps(view.to_dict()), game.log(viewer), game.legal_actions(), game.chance


# -- the same game with other secrets ----------------------------------------------------------------------------


def with_other_secrets(record: Record, viewer: int | None, rng: Random) -> list[str]:
    """A log that tells the same game, but the others hold other objectives and were offered other sides."""
    players = record.options.players
    others = [seat for seat in range(players) if seat != viewer]
    privates, cards, sides = dealt(record)
    held = other_objectives(privates, others, rng)
    spare = [card for card in CARDS if card not in cards]
    rng.shuffle(spare)
    for seat in others:
        # The chosen side will lie open, so its card stays; the other card and the order of the two change.
        kept = cards[2 * seat + sides[seat] // 2]
        pair = [kept, spare.pop()]
        rng.shuffle(pair)
        cards[2 * seat : 2 * seat + 2] = pair
        sides[seat] = 2 * pair.index(kept) + sides[seat] % 2
    return retold(record, held, cards, sides)


def with_other_choices(record: Record, viewer: int | None, rng: Random) -> list[str]:
    """A log in which the others choose other sides, up to the last choice that is still hidden."""
    privates, cards, sides = dealt(record)
    for seat in range(record.options.players):
        if seat != viewer:
            sides[seat] = rng.choice([side for side in range(4) if side != sides[seat]])
    log = retold(record, privates, cards, sides)
    last = max(at for at, line in enumerate(log) if line.startswith("side "))
    return log[:last]


def dealt(record: Record) -> tuple[list[str], list[str], list[int]]:
    """Private objectives by seat, window cards by seat in pairs, and the sides chosen, from 0."""
    privates, windows = (
        next(line.split()[2:] for line in record.log if line.startswith(f"deal {deck} "))
        for deck in ("private", "windows")
    )
    return privates, windows, [int(line.split()[1]) - 1 for line in record.log if line.startswith("side ")]


def other_objectives(privates: Sequence[str], others: Sequence[int], rng: Random) -> list[str]:
    """A deal in which all of the others hold another objective."""
    free = [card for card in PRIVATES if card not in {c for seat, c in enumerate(privates) if seat not in others}]
    while True:
        deal = dict(zip(others, rng.sample(free, len(others)), strict=True))
        if all(deal[seat] != privates[seat] for seat in others):
            return [deal.get(seat, card) for seat, card in enumerate(privates)]


def retold(record: Record, privates: Sequence[str], cards: Sequence[str], sides: Sequence[int]) -> list[str]:
    """The log with these secrets in it."""
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


# -- comparing ---------------------------------------------------------------------------------------------------


def compare(record: Record, log: Sequence[str], viewer: int | None, look: Look = all_a_viewer_is_told) -> int:
    """Play both logs side by side and look at both tables after every line; how many lines differed in truth."""
    options: dict[str, Any] = record.options.to_dict()
    one, other = (Game.new(by_hand=True, **options) for _ in range(2))
    secret = 0
    for told, changed in zip(record.log, log, strict=False):
        for game, line in ((one, told), (other, changed)):
            if is_outcome(line):
                game.resolve(line)
            else:
                game.play(line)
        secret += told != changed
        assert look(one, viewer) == look(other, viewer), f"seat {viewer} can tell the games apart after {told!r}"
    return secret


def viewers(players: int) -> list[int | None]:
    return [None, *range(players)]


@pytest.mark.parametrize("seed", range(25 if LONG else 3))
@pytest.mark.parametrize("enforcement", ["strict", "honour"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_other_secrets_look_the_same_all_game_long(players: int, enforcement: str, seed: int) -> None:
    record = random_game(seed, players=players, enforcement=enforcement).record()
    rng = Random(seed)
    for viewer in viewers(players):
        log = with_other_secrets(record, viewer, rng)
        assert len(log) == len(record.log)
        assert compare(record, log, viewer) >= 2, "objectives and offered sides"


def picture(game: Game, viewer: int | None) -> object:
    return game._repr_svg_()


def test_the_picture_of_a_table_shows_no_secret() -> None:
    record = random_game(6, players=3).record()
    assert compare(record, with_other_secrets(record, None, Random(6)), None, picture) >= 2


@pytest.mark.parametrize("seed", range(60 if LONG else 12))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_other_choices_look_the_same_until_the_reveal(players: int, seed: int) -> None:
    record = random_game(seed, players=players).record()
    rng = Random(seed)
    for viewer in viewers(players):
        log = with_other_choices(record, viewer, rng)
        seen = sum(line.startswith("side ") for line in log)
        changed = seen - (viewer is not None and viewer < seen)
        assert compare(record, log, viewer) == changed


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_secret_is_named_anywhere_in_what_a_viewer_is_told(players: int) -> None:
    record = random_game(31, players=players).record()
    privates, cards, sides = dealt(record)
    for viewer in viewers(players):
        others = [seat for seat in range(players) if seat != viewer]
        offered = {seat: "/".join(cards[2 * seat : 2 * seat + 2]).split("/") for seat in others}
        secrets = {privates[seat] for seat in others}
        secrets |= {side for seat in others for at, side in enumerate(offered[seat]) if at != sides[seat]}
        hidden = {offered[seat][sides[seat]] for seat in others}
        game = Game.new(by_hand=True, **record.options.to_dict())
        for line in record.log:
            game.resolve(line) if is_outcome(line) else game.play(line)
            told = words(json.dumps(game.view(viewer).to_dict())) | words(" ".join(game.log(viewer)))
            told |= words(repr(game.view(viewer)))
            assert not told & secrets
            if not game.view(viewer).windows:
                assert not told & hidden
        assert hidden <= told, "the chosen sides lie open in the end"


def words(text: str) -> set[str]:
    """The ids in a text."""
    return set(re.findall(r"[a-z_]+", text))


# -- the comparison can fail -------------------------------------------------------------------------------------


def private_of_another(game: Game, viewer: int | None) -> object:
    return game.view(viewer)._replace(private=game.state.private[0] if game.state.private else ())


def offers_of_another(game: Game, viewer: int | None) -> object:
    return game.view(viewer)._replace(offers=game.state.offers[0] if game.state.offers else ())


def points_so_far(game: Game, viewer: int | None) -> object:
    return [score.total for score in game.scores()]


def whole_log(game: Game, viewer: int | None) -> object:
    return game.record().log


def position_line(game: Game, viewer: int | None) -> object:
    return game.position


@pytest.mark.parametrize("look", [private_of_another, offers_of_another, points_so_far, whole_log, position_line])
@pytest.mark.parametrize("viewer", [None, 1])
def test_a_leak_of_what_others_hold_is_caught(look: Look, viewer: int | None) -> None:
    record = random_game(32).record()
    with pytest.raises(AssertionError, match="can tell the games apart"):
        compare(record, with_other_secrets(record, viewer, Random(32)), viewer, look)


def side_of_another(game: Game, viewer: int | None) -> object:
    return game.view(viewer)._replace(choice=game.state.chosen[0] if game.state.chosen else -1)


@pytest.mark.parametrize("look", [side_of_another, whole_log, position_line])
def test_a_leak_of_a_hidden_choice_is_caught(look: Look) -> None:
    record = random_game(33, players=3).record()
    with pytest.raises(AssertionError, match="can tell the games apart"):
        compare(record, with_other_choices(record, 2, Random(33)), 2, look)
