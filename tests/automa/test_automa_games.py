"""Whole games against the Automa: dice are conserved, files and lines give back the game, its secret stays secret."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import vitral
from support.automa_table import AUTOMA, all_dice, automa_table
from vitral import Game, Record, parse_position, replay
from vitral.engine import parse_outcome, view
from vitral.engine.position import state_from_dict

WAYS: list[dict[str, Any]] = [
    {},
    {"automa_misfit": "lenient", "automa_level": "normal", "promos": True},
    {"inspirations": True, "automa_level": "hard"},
    {"rare_glass": True},
    {"rare_glass": True, "inspirations": True, "passion_publics": True, "automa_misfit": "lenient"},
    {"passion_publics": True, "privates": "mixed", "expansion_windows": True},
]
EACH_WAY = pytest.mark.parametrize("options", WAYS, ids=lambda options: "+".join(options) or "plain")


def steps(seed: int, options: dict[str, Any]) -> Iterator[Game]:
    """A game played at random, after every choice."""
    game, rng = Game.new(1, seed, mode="automa", **options), Random(seed)
    yield game
    while not game.over:
        game.play(rng.choice(game.legal_actions()))
        yield game


def finished(seed: int, options: dict[str, Any]) -> Game:
    *_, game = steps(seed, options)
    return game


# --- Dice ---------------------------------------------------------------------------------------------------


@EACH_WAY
def test_dice_are_conserved(options: dict[str, Any], times: int) -> None:
    glass = 6 if options.get("rare_glass") else 0
    for seed in range(4 * times):
        for game in steps(seed, options):
            assert all_dice(game.state) == [10, 10, 10, 10, 10, glass]


@EACH_WAY
def test_the_bag_is_empty_after_ten_rounds_of_five(options: dict[str, Any]) -> None:
    game = finished(1, options)
    assert sum(game.state.bag) == 0
    assert len(game.state.track) == 10


# --- Texts and files ----------------------------------------------------------------------------------------


@EACH_WAY
def test_positions_and_dictionaries_give_back_the_state(options: dict[str, Any]) -> None:
    for game in steps(2, options):
        state = game.state
        assert parse_position(game.position) == state
        assert state_from_dict(state.to_dict()) == state


@EACH_WAY
def test_positions_are_kept_while_chance_is_asked_in_its_turn(options: dict[str, Any]) -> None:
    log = finished(3, options).record().log
    game = Game.new(1, mode="automa", by_hand=True, **options)
    asked = set()
    for line in log:
        if game.chance:
            asked.add(game.state.todo[0].text)
            assert parse_position(game.position) == game.state
            game.resolve(parse_outcome(line))
        else:
            game.play(line)
    assert "automa reveal" in asked


@EACH_WAY
def test_records_replay(options: dict[str, Any]) -> None:
    game = finished(4, options)
    record = Record.from_json(game.record().to_json())
    assert replay(record) == game
    middle = len(record.log) // 2
    assert replay(record, middle).ply >= middle
    assert dict(record.table)["automa"] == "reconstructed"


@EACH_WAY
def test_equal_seeds_make_equal_games(options: dict[str, Any]) -> None:
    assert finished(5, options) == finished(5, options)
    assert finished(5, options) != finished(6, options)


def test_the_automas_cards_do_not_depend_on_what_the_person_does() -> None:
    passive = Game.new(1, 7, mode="automa")
    passive.play("side 1")
    while not passive.over:
        passive.play("pass")
    assert finished(7, {}).state.automa.drawn == passive.state.automa.drawn


def test_undo_never_takes_back_a_turn_of_the_automa() -> None:
    for game in steps(8, {}):
        if game.can_undo:
            before = game.state
            copy = game.copy()
            copy.undo()
            assert copy.state.windows[AUTOMA] == before.windows[AUTOMA]
            assert copy.state.automa == before.automa


# --- Secrets ------------------------------------------------------------------------------------------------


@EACH_WAY
def test_nothing_shown_depends_on_the_automas_private_objective(options: dict[str, Any]) -> None:
    for game in steps(9, options):
        state = game.state
        deck = [card for card in state.rules.decks["private"].values() if card not in state.private[0]]
        for other in deck:
            swapped = state.copy()
            swapped.private = (state.private[0], (other,))
            for viewer in (0, None):
                assert view(swapped, viewer) == view(state, viewer)


@EACH_WAY
def test_it_has_no_seat_to_look_from(options: dict[str, Any]) -> None:
    game = finished(1, options)
    with pytest.raises(ValueError, match="no seat 1"):
        game.view(1)
    with pytest.raises(ValueError, match="no seat 1"):
        game.log(1)


def test_its_private_objective_is_in_the_score_sheet_at_the_end() -> None:
    game = finished(10, {})
    (card,) = game.state.private[AUTOMA]
    assert [line.id for line in game.scores()[AUTOMA].private] == [card.id]


# --- The person is always asked, the Automa never -----------------------------------------------------------


@EACH_WAY
def test_only_the_person_is_asked(options: dict[str, Any]) -> None:
    for game in steps(11, options):
        assert game.over or (game.seat == 0 and game.legal_actions())


# --- Notes --------------------------------------------------------------------------------------------------


def codes() -> set[str]:
    """Every code the Automa's steps can note."""
    steps = (Path(vitral.__file__).parent / "engine" / "steps").glob("automa*.py")
    sources = "".join(path.read_text(encoding="utf-8") for path in steps)
    return set(re.findall(r'note\(state, "(\w+)"', sources))


def test_every_note_is_stated_by_a_test() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_automa_*.py"))
    assert len(codes()) >= 18
    assert {code for code in codes() if not re.search(rf"{code}\b[^(]", tests)} == set()


def test_games_tell_every_kind_of_note_that_can_come(times: int) -> None:
    # An empty board never comes, since its six dice outlast the two windows; the rest does, sooner or later.
    notes: set[str] = set()
    ways: list[dict[str, Any]] = [{"rare_glass": True}, {"rare_glass": True, "automa_misfit": "lenient"}]
    for seed in range(60 * times):
        for game in steps(seed, ways[seed % 2]):
            notes |= {note[0] for note in game.state.notes}
        if seed > 20 and notes >= codes() - {"automa_no_glass", "automa_nothing", "automa_misfit"}:
            break
    assert notes >= codes() - {"automa_no_glass", "automa_nothing", "automa_misfit"}


def test_notes_of_two_rounds_meet_if_the_person_had_no_turn_between() -> None:
    tools = ["running_pliers", "lens_cutter", "tap_wheel"]
    t = automa_table(pool="R4 B2 G6 Y1 P3", round=3, turn=0, tools=tools)
    t.play("take P3@5", "place A1", "tool running_pliers", "take Y1@4", "place A2", "pass")
    t.reveal("A01").resolve("roll R1 B1 G1 Y2 P2").reveal("A04")
    assert [note.split()[0] for note in t.notes()] == [
        *("automa_card", "automa_takes", "automa_pays", "automa_takes"),
        *("automa_card", "automa_takes"),
    ]


def test_notes_start_anew_when_the_person_passes() -> None:
    game = Game.new(1, 1, mode="automa")
    game.play("side 1")
    game.play("pass")
    assert game.view(0).notes[0][0] == "automa_card"
    take = next(action for action in game.legal_actions() if action.text.startswith("take"))
    game.play(take)
    assert game.view(0).notes[0][0] == "automa_card"
    game.play(game.legal_actions()[0])
    game.play("pass")
    assert game.view(0).round == 2
    assert sum(note[0] == "automa_card" for note in game.view(0).notes) == 1
