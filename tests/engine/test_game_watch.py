"""Listeners of a game: they are called with every line of its log, and choices are taken back without replaying."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from vitral import Action, Game, IllegalActionError, Outcome, SeededDealer, View
from vitral.engine import Chance
from vitral.game.log import Watcher
from vitral.records import entry_text
from vitral.records.record import read_entry

TABLES: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 2, "dice_pools": True, "inspirations": True, "rare_glass": True},
    {"players": 2, "enforcement": "honour"},
    {"mode": "solo", "track": "lighter"},
    {"mode": "automa", "inspirations": True},
]


class Notebook(Watcher):
    """Stores what it is called with."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.views: list[View] = []

    def chose(self, action: Action, after: View) -> None:
        self.lines.append(entry_text(action))
        self.views.append(after)

    def answered(self, question: Chance, outcome: Outcome, after: View) -> None:
        assert question.kind == outcome.kind
        self.lines.append(entry_text(outcome))
        self.views.append(after)


def watched(options: dict[str, Any], seed: int) -> tuple[Game, Notebook]:
    """A game that is watched from its first line."""
    game, notebook = Game.new(by_hand=True, **options), Notebook()
    game.watch(notebook)
    game.deal_on(SeededDealer(seed))
    return game, notebook


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_line_is_received_once_with_the_view_after_it(options: dict[str, Any]) -> None:
    game, notebook = watched(options, 4)
    rng = Random(4)
    while not game.over:
        game.play(rng.choice(game.legal_actions()))
    assert notebook.lines == list(game.record().log)
    again = Game.new(by_hand=True, **options)
    for line, view in zip(game.record().log, notebook.views, strict=True):
        entry = read_entry(line)
        again.play(entry) if isinstance(entry, Action) else again.resolve(entry)
        assert view == again.view()


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_same_may_be_taken_back_as_by_replaying(options: dict[str, Any]) -> None:
    game, _ = watched(options, 5)
    rng, met = Random(5), set()
    while not game.over:
        game.play(rng.choice(game.legal_actions()))
        while True:
            plain = game.copy()
            met.add(plain.can_undo)
            assert game.can_undo == plain.can_undo
            if not plain.can_undo or rng.random() < 0.5:
                break
            assert game.undo() is plain.undo()
            assert game == plain
            assert game.legal_actions() == plain.legal_actions()
    assert met == {True, False}


def test_nothing_to_take_back_is_said() -> None:
    game, notebook = watched({"players": 2}, 1)
    lines = list(notebook.lines)
    with pytest.raises(IllegalActionError, match="undo"):
        game.undo()
    assert notebook.lines == lines


def test_a_copy_is_not_watched() -> None:
    game, notebook = watched({"players": 2}, 1)
    lines = list(notebook.lines)
    game.copy().play("side 1")
    assert notebook.lines == lines


def test_only_a_copy_with_new_chance_has_another_future() -> None:
    game = Game.new(seed=7)
    futures = []
    for copy in (game.copy(), game.copy_with_new_chance(1), game.copy(dealer=SeededDealer(1))):
        assert copy == game
        while copy.view().round < 2:
            copy.play(copy.legal_actions()[-1])
        futures.append(copy.view().pool)
    same, new, dealt = futures
    while game.view().round < 2:
        game.play(game.legal_actions()[-1])
    assert same == game.view().pool != new == dealt


def test_a_copy_by_hand_does_not_know_what_is_to_come() -> None:
    game, _ = watched({"mode": "solo"}, 1)
    trial = game.copy(by_hand=True)
    trial.play("side 1")
    assert trial.chance is not None
    game.play("side 1")
    assert game.chance is None
