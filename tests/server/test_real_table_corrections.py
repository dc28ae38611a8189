"""People at a real table who make a mistake, go on until they notice it, and correct it, as the page does it for them.

The device gets the same requests as from the page (`real-table.svelte.ts`). What people do follows from what it shows:
they tap what they did if it is offered, or the die that was misread under the name that the device has for it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from support.real_table import physical_game
from vitral.engine import is_outcome
from vitral.records import Record
from vitral.server import protocol as wire
from vitral.server.answers.following_lines import EarlierLog
from vitral.server.answers.real_table import entered_game, real_table_state

GAMES = Path(__file__).parents[1] / "playthroughs"
KINDS = (
    "two_players",
    "four_players",
    "two_players_honour",
    "modes/solo",
    "modes/solo_lighter_track",
    "modes/automa",
    "modes/automa_glass_1",
    "modes/six_players_dice_pools",
    "modes/passion",
)
_LATER: Final = 8
"""How many lines of the game follow the mistake."""


class Table:
    """A real table: what happened there, and a device with what was entered."""

    def __init__(self, name: str) -> None:
        record = Record.load(GAMES / f"{name}.json")
        game = physical_game(record)
        self.lines = game.lines
        self.setup = msgspec.convert(game.setup, wire.RealTableSetup)
        self.now = self._ask()

    def _ask(self, **asked: Any) -> wire.RealTableState:
        return real_table_state(wire.RealTableRequest(self.setup, **asked))

    def open(self, lines: int) -> None:
        """Opens the game with that many lines entered rightly."""
        self.now = self._ask(log=list(self.lines[:lines]))
        assert not self.now.following

    @property
    def log(self) -> list[str]:
        return self.now.log

    def enter(self, line: str) -> bool:
        """Enters a line, in the place of the first that no longer fits if there is one; returns whether it is taken."""
        was, *after = self.now.following or [""]
        next_state = self._ask(log=self.log, entries=[line], replaced_line=was, following=after, enter_forced=True)
        if next_state.refused and len(next_state.log) == len(self.log):
            return False
        self.now = next_state
        return True

    def undo(self) -> None:
        self.now = self._ask(log=self.log[:-1])

    def correct(self, at: int, line: str) -> None:
        """Goes back to the moment of an entry, and enters another one in its place."""
        was, *after = self.log[at:]
        next_state = self._ask(log=self.log[:at], entries=[line], replaced_line=was, following=after, enter_forced=True)
        assert len(next_state.log) > at, next_state.refused
        self.now = next_state

    def offers(self, line: str) -> bool:
        asks, scene = self.now.asks, self.now.scene
        if is_outcome(line):
            return asks is not None and asks.kind == line.split()[0]
        return asks is None and scene is not None and any(choice.action == line for choice in scene.legal)

    def go_on(self, at: int, called: dict[str, str]) -> bool:
        """Enters what happened after line *at*, as people find it on the device; false: something is not there."""
        line = self.lines[at]
        verb, _, named = line.partition(" ")
        other = " ".join([verb, *(called.get(word, word) for word in named.split())])
        found = next((one for one in (line, other) if self.offers(one)), "")
        return bool(found) and self.enter(found)

    def enter_really(self, upto: int) -> None:
        """Enters what happened, up to that line, with whatever the device asks for again; nothing may be refused."""
        while tuple(self.log[:upto]) != self.lines[:upto] or self.now.following:
            if tuple(self.log) != self.lines[: len(self.log)]:
                assert self.log[-1] == "pass", "a turn ended by itself, and its player goes on with a tool"
                self.undo()
            assert self.enter(self.lines[len(self.log)]), self.now.refused


def _mistaken(table: Table, line: str, data: st.DataObject) -> str:
    """Returns another entry that the device accepts in the place of a line.

    Of a roll no die is misread as one that was rolled as well: later nobody could tell which of the two was meant.
    """
    verb, *named = line.split()
    if verb in ("roll", "reroll"):
        at = data.draw(st.integers(0, len(named) - 1), "die")
        values = [value for value in "123456" if named[at][0] + value not in named]
        assume(values)
        named[at] = named[at][0] + data.draw(st.sampled_from(values), "value")
        return " ".join([verb, *named])
    asks = table.now.asks
    if asks is not None:
        others = list(asks.among) or [color for color, left in zip("RYGBP", asks.bag, strict=True) if left]
        others = [" ".join([verb, *named[:-1], other]) for other in others]
    else:
        assert table.now.scene is not None
        others = [choice.action for choice in table.now.scene.legal]
    others = sorted({other for other in others if other != line and other.split()[0] == verb})
    assume(others)
    return data.draw(st.sampled_from(others), "entry")


@pytest.mark.parametrize("name", KINDS)
@given(data=st.data())
def test_a_corrected_game_is_as_if_all_had_been_entered_rightly(name: str, data: st.DataObject) -> None:
    table = Table(name)
    at = data.draw(st.integers(0, len(table.lines) - 2), "line")
    table.open(at)
    right = table.lines[at]
    wrong = _mistaken(table, right, data)
    assert table.enter(wrong)
    if tuple(table.log[:at]) == table.lines[:at] and table.log[at] == wrong:
        names = dict(zip(right.split(), wrong.split(), strict=False))
        seats = _seats(table, at, min(at + _LATER, len(table.lines)))
        for after, seat in enumerate(seats[1:], at + 1):
            if len(table.log) > after:  # entered by itself
                if table.log[after] == table.lines[after]:
                    continue
                table.now = table._ask(log=table.log[:after])
            if table.now.scene is None or table.now.scene.seat != seat or not table.go_on(after, names):
                break
    table.correct(at, right)
    end = min(at + _LATER, len(table.lines))
    table.enter_really(end)
    if table.log != list(table.lines[: len(table.log)]):
        table.undo()
    entered, real = (
        entered_game(wire.RealTableRequest(table.setup, log=log))
        for log in (table.log, list(table.lines[: len(table.log)]))
    )
    assert entered.game == real.game
    assert entered.narrated.story == real.narrated.story


def _first_plain_turn(table: Table) -> int:
    """Returns the line where the first turn begins in which a die is taken, placed, and nothing else is done."""
    lines = table.lines
    return next(
        at
        for at, line in enumerate(lines)
        if line.startswith("take ") and lines[at + 1].startswith("place ") and lines[at + 2] == "pass"
    )


def test_a_correction_that_cannot_be_changes_nothing() -> None:
    table = Table("two_players")
    at = _first_plain_turn(table)
    table.open(at + 6)
    was, *after = table.log[at:]
    state = table._ask(log=table.log[:at], entries=["place D5"], replaced_line=was, following=after)
    assert state.refused is not None
    assert (state.log, state.following) == (table.log[:at], after)


def test_lines_that_no_longer_fit_are_left_over() -> None:
    table = Table("two_players")
    at = _first_plain_turn(table)
    table.open(at + 6)
    later = table.log[at + 1 :]
    table.correct(at, "pass")
    assert table.log == [*table.lines[:at], "pass"]
    assert table.now.following == later
    assert table.now.refused is not None


def _seats(table: Table, start: int, end: int) -> list[int]:
    """Returns whose turn it is at the table before each of some lines."""
    record = entered_game(wire.RealTableRequest(table.setup, log=list(table.lines[:start])))
    seats = []
    for line in table.lines[start:end]:
        seats.append(record.game.seat)
        record.enter(line)
    return seats


def _turns(setup: wire.RealTableSetup, log: list[str]) -> list[tuple[int, int, int]]:
    """Returns the round, the turn, and the seat of each line of a log."""
    return EarlierLog(entered_game(wire.RealTableRequest(setup)), log).turns


@pytest.mark.parametrize("name", KINDS)
@given(data=st.data())
def test_a_turn_that_is_left_out_is_a_pass_and_every_other_line_stays_with_its_seat(
    name: str, data: st.DataObject
) -> None:
    table = Table(name)
    lines = list(table.lines)
    turns = _turns(table.setup, lines)
    takes = [at for at, line in enumerate(lines) if line.startswith("take ") and turns[at][2] < len(table.setup.seats)]
    turn = turns[data.draw(st.sampled_from(takes), "turn")]
    own = [at for at, one in enumerate(turns) if one == turn and not (is_outcome(lines[at]) and lines[at][:2] == "ro")]
    first, last = own[0], own[-1]
    at = data.draw(st.integers(first, last), "the line that does not fit")
    assume(not is_outcome(lines[at]))
    state = table._ask(log=lines[:at], following=lines[at:], uncorrected=lines, leave_out="pass")
    left = len(lines) - len(state.following)
    assert state.log[: first + 1] == [*lines[:first], "pass"]
    kept = [*zip(state.log, _turns(table.setup, state.log), strict=True)][first + 1 :]
    assert kept == [*zip(lines, turns, strict=True)][last + 1 : left]


def _with_a_later_take(table: Table) -> tuple[int, int]:
    """Returns where two plain turns of two players begin, one after the other, with different dice."""
    lines, turns = table.lines, _turns(table.setup, list(table.lines))
    plain = ["take", "place", "pass"] * 2
    for at in range(1, len(lines) - 6):
        one, _, _, other, *_ = lines[at:]
        begins = lines[at - 1].split()[0] in ("pass", "roll")
        two_players = turns[at][2] != turns[at + 3][2] and turns[at][0] == turns[at + 3][0]
        if begins and two_players and one != other and [line.split()[0] for line in lines[at : at + 6]] == plain:
            return at, at + 3
    raise AssertionError(table)


def test_a_pass_that_was_a_turn_is_corrected_and_no_later_line_is_lost() -> None:
    table = Table("four_players")
    at, _ = _with_a_later_take(table)
    lines = list(table.lines[: at + 6])
    forgotten = [*lines[:at], "pass", *lines[at + 3 :]]
    asked = {"uncorrected": forgotten, "enter_forced": True}
    state = table._ask(
        log=forgotten[:at], entries=lines[at : at + 1], replaced_line="pass", following=forgotten[at + 1 :], **asked
    )
    assert state.refused is None, "the later lines only wait"
    assert state.following == lines[at + 3 :]
    state = table._ask(log=state.log, entries=[lines[at + 1]], following=state.following, **asked)
    state = (
        table._ask(log=state.log, entries=["pass"], following=state.following, **asked) if state.following else state
    )
    assert (state.log[: len(lines)], state.following) == (lines, [])


def test_a_turn_whose_die_is_gone_is_chosen_again_and_the_later_lines_wait() -> None:
    table = Table("four_players")
    at, gone = _with_a_later_take(table)
    lines = list(table.lines[: gone + 9])
    state = table._ask(log=lines[:at], following=lines[at:], uncorrected=lines, leave_out="again")
    assert (state.log, state.following, state.refused) == (lines[:at], lines[at + 3 :], None)
    assert state.misfit is not None
    assert state.misfit.entries == lines[gone : gone + 3]
    assert len(state.misfit.clauses) == 2
    state = table._ask(log=state.log, entries=lines[at : at + 3], following=state.following, uncorrected=lines)
    assert (state.log, state.following) == (lines, [])


def test_what_is_left_of_a_turn_that_became_a_pass_is_left_out() -> None:
    table = Table("four_players")
    at, after = _with_a_later_take(table)
    lines = list(table.lines[: at + 6])
    state = table._ask(
        log=lines[:at], entries=["pass"], replaced_line=lines[at], following=lines[at + 1 :], uncorrected=lines
    )
    assert state.log[at] == "pass"
    assert state.log + state.following == [*lines[:at], "pass", *lines[after:]]
