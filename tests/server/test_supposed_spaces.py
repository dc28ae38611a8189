"""People at a real table who enter only dice: where these lie is supposed until they say it."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.real_table import physical_game
from vitral.records import Record
from vitral.server.answers.entered_game import SUPPOSED, EnteredGame, TableLayout
from vitral.server.answers.supposed_spaces import marked, suppose, supposed_seats, with_dice_at, with_room_for

GAMES = Path(__file__).parents[1] / "playthroughs"
SPACES = ("place ", "lift ", "stop")
KINDS = ("two_players", "four_players", "modes/rare_glass", "modes/solo", "modes/solo_five_tools", "modes/passion")
AUTOMA = tuple(f"modes/{path.stem}" for path in sorted(GAMES.glob("modes/automa*.json")))


def _laid_out(name: str) -> tuple[EnteredGame, tuple[str, ...]]:
    record = Record.load(GAMES / f"{name}.json")
    setup, lines = physical_game(record)
    layout = TableLayout(setup["windows"], setup["private"], setup["cards"], setup["start"])
    return EnteredGame(record.options, record.cards, layout), lines


def _with_dice_entered(entered: EnteredGame, lines: tuple[str, ...]) -> EnteredGame:
    """Returns the game with these lines, all spaces supposed."""
    supposed = False
    for at, line in enumerate(lines):
        if supposed and line.startswith(SPACES):
            continue
        (entry,) = marked([line])
        try:
            entered.enter(entry)
        except ValueError:
            found = with_room_for(entered, [entry])
            assert found is not None, line
            entered = found
        supposed = False
        # With a die in hand some go on with a tool.
        while lines[at + 1 : at + 2] and lines[at + 1].startswith(SPACES) and suppose(entered):
            supposed = True
    return entered


@pytest.mark.parametrize("name", [*KINDS, *AUTOMA])
def test_dice_alone_make_the_game_once_it_is_known_where_they_lie(name: str) -> None:
    blank, lines = _laid_out(name)
    right, _ = _laid_out(name)
    right.enter_all(lines)
    entered = _with_dice_entered(blank, lines)
    assert entered.game.over
    for seat in supposed_seats(entered):
        dice = right.game.state.windows[seat].dice()
        found = with_dice_at(entered, seat, dice)
        assert found is not None
        entered = found
    assert not any(line.endswith(SUPPOSED) for line in entered.lines)
    assert entered.game.record().result == right.game.record().result
    assert [window.dice() for window in entered.game.state.windows] == [
        window.dice() for window in right.game.state.windows
    ]


def test_what_is_supposed_keeps_to_the_rules() -> None:
    blank, lines = _laid_out("modes/rare_glass_honour")
    entered = _with_dice_entered(blank, lines[:40])
    assert supposed_seats(entered)
    assert not any(window.breaches() for window in entered.game.state.windows)


def test_dice_that_cannot_lie_there_are_refused() -> None:
    blank, lines = _laid_out("modes/automa")
    entered = _with_dice_entered(blank, lines[:40])
    (seat,) = supposed_seats(entered)
    assert with_dice_at(entered, seat, {}) is None
    assert with_dice_at(entered, seat, dict.fromkeys(["A1", "A2"], "R1")) is None
