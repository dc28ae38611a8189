"""A game that people enter at a real table: it becomes the game itself, and any entry can be corrected."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.real_table import physical_game, without_unchosen
from vitral.game import replay
from vitral.records import Record
from vitral.server.answers.entered_game import EnteredGame, Renaming, TableLayout

GAMES = Path(__file__).parents[1] / "playthroughs"
KINDS = {path.stem: Record.load(path) for path in sorted((*GAMES.glob("*.json"), *GAMES.glob("modes/*.json")))}


def _entered(name: str) -> tuple[EnteredGame, tuple[str, ...]]:
    record = KINDS[name]
    setup, lines = physical_game(record)
    layout = TableLayout(setup["windows"], setup["private"], setup["cards"], setup["start"])
    return EnteredGame(record.options, record.cards, layout), lines


@pytest.mark.parametrize("name", KINDS)
def test_a_game_that_is_entered_is_the_game_itself(name: str) -> None:
    entered, lines = _entered(name)
    assert entered.enter_all(lines) == []
    record, windows = KINDS[name], list(entered.layout.windows)
    assert without_unchosen(entered.game.record().log, windows) == without_unchosen(record.log, windows)
    assert entered.game.record().result == replay(record, by_hand=True).record().result


@pytest.mark.parametrize("name", [name for name, record in KINDS.items() if not record.options.solo])
def test_private_objectives_are_needed_for_the_scores_only(name: str) -> None:
    record = KINDS[name]
    setup, lines = physical_game(record, secret=True)
    layout = TableLayout(setup["windows"], setup["private"], setup["cards"], setup["start"])
    entered = EnteredGame(record.options, record.cards, layout)
    assert entered.enter_all(lines) == []
    assert entered.game.over


def _first_plain_turn(lines: tuple[str, ...]) -> int:
    """The line where the first turn begins in which a die is taken, placed, and nothing else is done."""
    return next(
        at
        for at, line in enumerate(lines)
        if line.startswith("take ") and lines[at + 1].startswith("place ") and lines[at + 2] == "pass"
    )


def test_a_turn_ends_by_itself_when_only_tools_are_left() -> None:
    entered, lines = _entered("two_players")
    at = _first_plain_turn(lines)
    entered.enter_all(lines[:at])
    for line in lines[at : at + 2]:
        assert not entered.infer()
        entered.enter(line)
    turn = entered.narrated.turn
    assert entered.infer()
    assert entered.lines[-1] == "pass"
    assert entered.narrated.turn != turn


def test_a_space_is_no_blue_die() -> None:
    assert Renaming("place B3", "place B4").apply("take B3") == "take B3"
    assert Renaming("place B3", "place B4").apply("lift B3") == "lift B4"
    assert Renaming("roll B3 R1", "roll B4 R1").apply("place B3") == "place B3"
    assert Renaming("roll B3 R1", "roll B4 R1").apply("track B3@2") == "track B4@2"
