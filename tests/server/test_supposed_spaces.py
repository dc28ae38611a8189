"""People at a real table who enter only dice: where these lie is supposed until they say it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.real_table import physical_game
from vitral.records import Record
from vitral.server import protocol as wire
from vitral.server.answers.entered_game import SUPPOSED, EnteredGame, Renaming, TableLayout
from vitral.server.answers.real_table import real_table_state
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


@given(data=st.data())
def test_a_misread_roll_is_corrected_together_with_the_dice_taken_from_it(data: st.DataObject) -> None:
    setup, lines = physical_game(Record.load(GAMES / "modes/automa.json"))
    at = data.draw(st.sampled_from([at for at, line in enumerate(lines) if line.startswith("roll ")]), "roll")
    dice = lines[at].split()[1:]
    place = data.draw(st.integers(0, len(dice) - 1), "die")
    color = dice[place][0]
    value = data.draw(st.sampled_from([value for value in "123456" if color + value not in dice]), "value")
    misread = " ".join(["roll", *dice[:place], color + value, *dice[place + 1 :]])

    blank, _ = _laid_out("modes/automa")
    entered = _with_dice_entered(blank, lines[:at])
    before = list(entered.lines)
    entered.enter(misread)
    shown = Renaming(lines[at], misread)
    for line in lines[at + 1 : at + 12]:
        if line.startswith(SPACES):
            continue
        try:
            entered.enter(shown.apply(line))
        except ValueError:
            break  # the page refuses it, so that its people look again
        while suppose(entered):
            pass
    later = entered.lines[len(before) + 1 :]
    asked = wire.RealTableRequest(
        msgspec.convert(setup, wire.RealTableSetup),
        log=before,
        entries=[lines[at]],
        following=later,
        replaced_line=misread,
        suppose_spaces=True,
    )
    state = real_table_state(asked)
    taken = [line for line in state.log[len(before) :] if not line.endswith(SUPPOSED)]
    right = [line for line in lines[at:] if not line.startswith(SPACES)]
    assert state.following == []
    assert taken == right[: len(taken)]
