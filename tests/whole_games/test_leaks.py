"""Secrets stay secret: games that differ only in what others hold look alike to a seat and to a spectator.

Solo has no secrets (docs/rules.md §2); the cards the Automa will draw are not decided before it draws them.
"""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from support.long_run import LONG
from vitral import Game, View
from vitral.engine import is_outcome
from whole_games.matrix import CORE, ROWS, Row, plain, row_name
from whole_games.other_secrets import Look, compare, dealt, viewers, with_other_choices, with_other_secrets
from whole_games.random_games import lively, random_game

STANDARD, SOLO, AUTOMA = ([row for row in ROWS if row["mode"] == mode] for mode in ("standard", "solo", "automa"))
SAMPLE = STANDARD + AUTOMA if LONG else [*STANDARD[::5], *AUTOMA[::2]]
BASE: list[Row] = [
    {**plain({name: values[0] for name, values in CORE.items()}), "players": players, "enforcement": enforcement}
    for players in (2, 3, 4)
    for enforcement in ("strict", "honour")
]
"""The base game, of which every viewer is looked at."""
GAMES = [(row, number) for row in BASE for number in range(25 if LONG else 3)]
GAMES += [(row, number) for row in SAMPLE for number in range(2 if LONG else 1)]
EACH_GAME = pytest.mark.parametrize(("row", "number"), GAMES, ids=[f"{row_name(row)}-{at}" for row, at in GAMES])


def test_the_sample_has_all_numbers_of_players_and_all_modules() -> None:
    for rows in (STANDARD, AUTOMA):
        for name in CORE:
            assert {row[name] for row in SAMPLE if row in rows} == {row[name] for row in rows}, name


def some_viewers(row: Row, rng: Random) -> list[int | None]:
    """A spectator and one seat; all seats of the base game, and in the long run."""
    everybody = viewers(row["players"])
    return everybody if LONG or row in BASE else [None, rng.choice(everybody[1:])]


# -- what others hold --------------------------------------------------------------------------------------------


@EACH_GAME
def test_other_secrets_look_the_same_all_game_long(row: Row, number: int) -> None:
    record = random_game(number, **row).record()
    rng = Random(f"{row_name(row)} {number}")
    for viewer in some_viewers(row, rng):
        log = with_other_secrets(record, viewer, rng)
        assert len(log) == len(record.log)
        # Objectives, and offered sides unless the only person looks; a side may keep its number.
        assert compare(record, log, viewer) >= (1 if row["mode"] == "automa" and viewer == 0 else 2)


@EACH_GAME
def test_other_choices_look_the_same_until_the_reveal(row: Row, number: int) -> None:
    record = random_game(number, **row).record()
    rng = Random(f"{row_name(row)} {number}")
    for viewer in viewers(record.options.players):
        log = with_other_choices(record, viewer, rng)
        seen = sum(line.startswith("side ") for line in log)
        assert compare(record, log, viewer) == seen - (viewer is not None and viewer < seen)


def picture(game: Game, viewer: int | None) -> object:
    return game._repr_svg_()


def test_the_picture_of_a_table_shows_no_secret() -> None:
    record = random_game(6, players=3).record()
    assert compare(record, with_other_secrets(record, None, Random(6)), None, picture) >= 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_secret_is_named_anywhere_in_what_a_viewer_sees(players: int) -> None:
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
            seen = words(json.dumps(game.view(viewer).to_dict())) | words(" ".join(game.log(viewer)))
            seen |= words(repr(game.view(viewer)))
            assert not seen & secrets
            if not game.view(viewer).windows:
                assert not seen & hidden
        assert hidden <= seen, "the chosen sides lie open in the end"


def words(text: str) -> set[str]:
    """The ids in a text."""
    return set(re.findall(r"[a-z_]+", text))


# -- the comparison can fail -------------------------------------------------------------------------------------


def private_of_another(game: Game, viewer: int | None) -> object:
    return game.view(viewer)._replace(private=game.state.private[0] if game.state.private else ())


def offers_of_another(game: Game, viewer: int | None) -> object:
    return game.view(viewer)._replace(dealt_sides=game.state.dealt_sides[0] if game.state.dealt_sides else ())


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
    return game.view(viewer)._replace(chosen_side=game.state.chosen[0] if game.state.chosen else -1)


@pytest.mark.parametrize("look", [side_of_another, whole_log, position_line])
def test_a_leak_of_a_hidden_choice_is_caught(look: Look) -> None:
    record = random_game(33, players=3).record()
    with pytest.raises(AssertionError, match="can tell the games apart"):
        compare(record, with_other_choices(record, 2, Random(33)), 2, look)


def automa_objective(game: Game, viewer: int | None) -> object:
    return game.state.private[1:]


def points_of_the_automa(game: Game, viewer: int | None) -> object:
    return [sheet.total for sheet in game.scores()[1:]]


@pytest.mark.parametrize("look", [automa_objective, points_of_the_automa])
def test_a_leak_of_the_automas_objective_is_caught(look: Look) -> None:
    record = random_game(4, mode="automa").record()
    with pytest.raises(AssertionError, match="can tell the games apart"):
        compare(record, with_other_secrets(record, 0, Random(4)), 0, look)


# -- the Automa's deck -------------------------------------------------------------------------------------------

AUTOMA_CARD = re.compile(r"\bA(?:P\d|\d\d)\b")


@pytest.mark.parametrize("row", AUTOMA, ids=row_name)
def test_automa_cards_to_come_are_not_shown(row: Row) -> None:
    game, rng = Game.new(seed=9, **row), Random(9)
    while not game.over:
        for viewer in (None, 0):
            view = game.view(viewer)
            assert view.automa is not None
            seen = set(AUTOMA_CARD.findall(json.dumps(view.to_dict()) + " ".join(game.log(viewer))))
            assert seen == set(view.automa.drawn)
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
    return view._replace(viewer=None, dealt_sides=(), chosen_side=-1)
