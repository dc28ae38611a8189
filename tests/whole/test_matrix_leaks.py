"""Secrets stay secret in every way to play: `test_leaks` over the matrix.

Secret are the others' private objectives, the Automa's among them, the sides offered to others, and until the reveal
the sides they chose (docs/rules.md §1.1, §5). Solo has no secrets (§2); the cards the Automa will draw are nowhere yet.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from random import Random

import pytest
from matrix import CORE, ROWS, Row, row_name
from test_leaks import Look, compare, dealt, retold, viewers, with_other_choices
from whole_games import lively

from conftest import LONG
from vitral import Game, Record, View
from vitral.engine import rules_for

STANDARD, SOLO, AUTOMA = ([row for row in ROWS if row["mode"] == mode] for mode in ("standard", "solo", "automa"))
SAMPLE = STANDARD + AUTOMA if LONG else [*STANDARD[::5], *AUTOMA[::2]]
GAMES = range(2 if LONG else 1)


def test_the_sample_has_all_numbers_of_players_and_all_modules() -> None:
    for rows in (STANDARD, AUTOMA):
        for name in CORE:
            assert {row[name] for row in SAMPLE if row in rows} == {row[name] for row in rows}, name


def played(row: Row, seed: object) -> Record:
    """A finished game at random."""
    game, rng = Game.new(seed=str(seed), **row), Random(str(seed))
    while not game.over:
        game.play(lively(rng, game.legal_actions()))
    return game.record()


def some_viewers(record: Record, rng: Random) -> list[int | None]:
    """A spectator and one seat; all seats in the long run."""
    everybody = viewers(record.options.players)
    return everybody if LONG else [None, rng.choice(everybody[1:])]


def with_other_secrets(record: Record, viewer: int | None, rng: Random) -> list[str]:
    """A log that tells the same game, but the others hold other objectives and were offered other sides."""
    options = record.options
    rules = rules_for(options, record.cards)
    privates, cards, sides = dealt(record)
    others = [seat for seat in range(options.seats) if seat != viewer]
    people = [seat for seat in others if seat < options.players]
    held = shared_out(privates, others, rules.deck_ids["private"], rng)
    # The chosen side will lie open, so its card stays; the other card and the order of the two change.
    kept = [cards[2 * seat + side // 2] for seat, side in enumerate(sides)]
    spare = [cards[2 * seat + 1 - side // 2] for seat, side in enumerate(sides)]
    spare = shared_out(spare, people, [card for card in rules.deck_ids["windows"] if card not in kept], rng)
    for seat in people:
        pair = [kept[seat], spare[seat]]
        rng.shuffle(pair)
        cards[2 * seat : 2 * seat + 2] = pair
        sides[seat] = 2 * pair.index(kept[seat]) + sides[seat] % 2
    return retold(record, held, cards, sides)


def shared_out(cards: Sequence[str], seats: Sequence[int], deck: Sequence[str], rng: Random) -> list[str]:
    """The cards by seat, but each of these seats has another one of the deck, which nobody else has."""
    taken = {card for seat, card in enumerate(cards) if seat not in seats}
    free = [card for card in deck if card not in taken]
    while True:
        found = dict(zip(seats, rng.sample(free, len(seats)), strict=True))
        if all(found[seat] != cards[seat] for seat in seats):
            return [found.get(seat, card) for seat, card in enumerate(cards)]


# -- what others hold --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", GAMES)
@pytest.mark.parametrize("row", SAMPLE, ids=row_name)
def test_other_secrets_look_the_same_all_game_long(row: Row, number: int) -> None:
    record = played(row, number)
    rng = Random(f"{row_name(row)} {number}")
    for viewer in some_viewers(record, rng):
        log = with_other_secrets(record, viewer, rng)
        assert len(log) == len(record.log)
        # Objectives, and offered sides unless the only person looks; a side may keep its number.
        assert compare(record, log, viewer) >= (1 if row["mode"] == "automa" and viewer == 0 else 2)


@pytest.mark.parametrize("number", GAMES)
@pytest.mark.parametrize("row", SAMPLE, ids=row_name)
def test_other_choices_look_the_same_until_the_reveal(row: Row, number: int) -> None:
    record = played(row, number)
    rng = Random(f"{row_name(row)} {number}")
    for viewer in viewers(record.options.players):
        log = with_other_choices(record, viewer, rng)
        seen = sum(line.startswith("side ") for line in log)
        assert compare(record, log, viewer) == seen - (viewer is not None and viewer < seen)


def automa_objective(game: Game, viewer: int | None) -> object:
    return game.state.private[1:]


def points_of_the_automa(game: Game, viewer: int | None) -> object:
    return [sheet.total for sheet in game.scores()[1:]]


@pytest.mark.parametrize("look", [automa_objective, points_of_the_automa])
def test_a_leak_of_the_automas_objective_is_caught(look: Look) -> None:
    record = played({"mode": "automa"}, 4)
    with pytest.raises(AssertionError, match="can tell the games apart"):
        compare(record, with_other_secrets(record, 0, Random(4)), 0, look)


# -- the Automa's deck -------------------------------------------------------------------------------------------

AUTOMA_CARD = re.compile(r"\bA(?:P\d|\d\d)\b")


@pytest.mark.parametrize("row", AUTOMA, ids=row_name)
def test_nothing_is_told_of_automa_cards_to_come(row: Row) -> None:
    game, rng = Game.new(seed=9, **row), Random(9)
    while not game.over:
        for viewer in (None, 0):
            view = game.view(viewer)
            assert view.automa is not None
            told = set(AUTOMA_CARD.findall(json.dumps(view.to_dict()) + " ".join(game.log(viewer))))
            assert told == set(view.automa.drawn)
        drawn = game.state.automa.drawn
        revealed = sum(line.startswith("deal automa ") for line in game.record().log)
        assert len(drawn) == revealed <= game.state.round
        game.play(lively(rng, game.legal_actions()))
    assert len(set(game.state.automa.drawn)) == 10


# -- solo --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", SOLO, ids=row_name)
def test_solo_has_no_secrets(row: Row) -> None:
    """A spectator sees what the player sees; only the sides not chosen are nobody else's business."""
    game, rng = Game.new(seed=8, **row), Random(8)
    while not game.over:
        player, spectator = game.view(0), game.view()
        assert player.private == spectator.private == game.state.private[0]
        assert without_offers(player) == without_offers(spectator)
        mine, theirs = (
            [line for line in game.log(viewer) if not line.startswith(("deal windows ", "side "))]
            for viewer in (0, None)
        )
        assert mine == theirs
        game.play(lively(rng, game.legal_actions()))
    assert {line.split()[0] for line in game.log() if "?" in line} == {"deal"}


def without_offers(view: View) -> View:
    """A view that is nobody's in particular."""
    return view._replace(viewer=None, offers=(), choice=-1)
