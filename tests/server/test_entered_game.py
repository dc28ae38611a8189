"""A game that people enter at a real table: it becomes the game itself, and any entry can be corrected."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from support.real_table import physical_game, without_unchosen
from vitral.engine import IllegalActionError, is_outcome
from vitral.game import replay
from vitral.records import Record
from vitral.server.answers.entered_game import EnteredGame, Renaming, TableLayout, corrected

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


_DIE = re.compile(r"[RYGBP][1-6]")


def _misread(line: str, entered: EnteredGame, named: str, data: st.DataObject) -> str:
    """Returns another entry that could have been made in the place of a line.

    It names nothing that is named later: of two dice that look alike nobody could tell which one was meant.
    """
    verb, *dice = line.split()
    if verb == "roll":
        at = data.draw(st.integers(0, len(dice) - 1))
        values = [value for value in "123456" if dice[at][0] + value not in (*dice, *named.split())]
        assume(values)
        return " ".join([verb, *dice[:at], dice[at][0] + data.draw(st.sampled_from(values)), *dice[at + 1 :]])
    others = [
        action.text for action in entered.game.legal_actions() if action.text != line and action.text.split()[0] == verb
    ]
    others = [other for other in others if other.split()[-1] not in named.split()]
    assume(others)
    return data.draw(st.sampled_from(others))


@pytest.mark.parametrize(
    "name",
    [
        "two_players",
        "four_players",
        "two_players_honour",
        "solo",
        "solo_lighter_track",
        "automa",
        "automa_glass_1",
        "six_players_dice_pools",
        "passion",
    ],
)
@given(data=st.data())
def test_a_corrected_game_is_as_if_all_had_been_entered_rightly(name: str, data: st.DataObject) -> None:
    entered, lines = _entered(name)
    at = data.draw(st.integers(0, len(lines) - 1), "line")
    assert entered.enter_all(lines[:at]) == []
    later = lines[at + 1 : at + 21]
    named = " ".join(line for line in later if not is_outcome(line))
    wrong = _misread(lines[at], entered, named, data)
    entered.enter(wrong)
    # People go on with what this device shows them, until it refuses something that happened.
    # Dice of later rolls are read rightly, and a die is put where it really goes.
    shown, rolled = Renaming(lines[at], wrong), False
    for line in later:
        rolled = rolled or line.startswith("roll ")
        known = line.startswith("place ") or (rolled and lines[at].startswith("roll ") and "track" not in line)
        other_pool = {lines[at].split()[0], line.split()[0]} == {"own", "take"}
        try:
            entered.enter(line if known or other_pool else shown.apply(line))
        except ValueError:
            break
    right, left = corrected(entered, at, lines[at])
    assert left == []
    count = len(entered.lines)
    assert tuple(right.lines) == lines[:count]
    expected, _ = _entered(name)
    expected.enter_all(lines[:count])
    assert right.game == expected.game
    assert right.narrated.story == expected.narrated.story


def _first_plain_turn(lines: tuple[str, ...]) -> int:
    """The line where the first turn begins in which a die is taken, placed, and nothing else is done."""
    return next(
        at
        for at, line in enumerate(lines)
        if line.startswith("take ") and lines[at + 1].startswith("place ") and lines[at + 2] == "pass"
    )


def test_a_correction_that_cannot_be_changes_nothing() -> None:
    entered, lines = _entered("two_players")
    at = _first_plain_turn(lines)
    entered.enter_all(lines[: at + 6])
    with pytest.raises(IllegalActionError):
        corrected(entered, at, "place D5")
    assert tuple(entered.lines) == lines[: at + 6]


def test_lines_that_no_longer_fit_are_left_over() -> None:
    entered, lines = _entered("two_players")
    at = _first_plain_turn(lines)
    entered.enter_all(lines[: at + 6])
    right, left = corrected(entered, at, "pass")
    assert tuple(right.lines) == (*lines[:at], "pass")
    assert tuple(left) == lines[at + 1 : at + 6]


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
