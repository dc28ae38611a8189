"""What follows a correction at a real table: every later line stays with the turn in which it was entered.

A line of one player never becomes the choice of another one. Where a turn is still open, the lines of later turns wait;
where a turn is over sooner than before, the rest of its lines is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vitral.engine import Action, is_outcome
from vitral.engine.actions import DO_PASS
from vitral.records.record import read_entry
from vitral.server.answers.entered_game import SUPPOSED, EnteredGame, Renaming
from vitral.server.answers.supposed_spaces import with_room_for
from vitral.teller.choices import action_sentence
from vitral.teller.sentence import Sentence

Turn = tuple[int, int, int]
"""The round, the turn in it, and the seat."""


def turn_now(entered: EnteredGame) -> Turn:
    return entered.narrated.turn[:3]


class EarlierLog:
    """A log before its correction, and the turn in which each of its lines was entered."""

    def __init__(self, fresh: EnteredGame, log: Sequence[str]) -> None:
        """Replays a log from the first entry; raises `ValueError` if it makes no game."""
        self.log = list(log)
        self.turns: list[Turn] = []
        self._fresh = fresh.begun_anew()
        for line in self.log:
            self.turns.append(turn_now(fresh))
            fresh.enter(line)

    @classmethod
    def of(cls, fresh: EnteredGame, log: Sequence[str], following: Sequence[str]) -> EarlierLog | None:
        """Returns the log that some lines are the end of, or None if they are not."""
        if not following or list(log[-len(following) :]) != list(following):
            return None
        try:
            return cls(fresh.begun_anew(), log)
        except ValueError:
            return None

    def turn_of(self, following: Sequence[str]) -> Turn:
        """Returns the turn of the first of the lines at the end of the log."""
        return self.turns[-len(following)]

    def told(self, turn: Turn) -> tuple[list[str], list[Sentence]]:
        """Returns the lines of a turn, and its choices in words."""
        again = self._fresh.begun_anew()
        lines: list[str] = []
        said: list[Sentence] = []
        for line, entered_in in zip(self.log, self.turns, strict=True):
            if entered_in == turn and not (is_outcome(line) and not lines):
                lines.append(line)
                entry = read_entry(line.removesuffix(SUPPOSED))
                if isinstance(entry, Action) and (entry != DO_PASS or len(lines) == 1):
                    said.append(action_sentence(entry, again.game.view(again.game.seat)))
            again.enter(line)
        return lines, said


def can_leave_out(line: str) -> bool:
    """Returns whether a line belongs to a turn that can be left out; without a roll or the Automa's card there is
    no game.
    """
    return not line.startswith(("roll ", "deal "))


def without_turn(
    entered: EnteredGame, following: Sequence[str], earlier: EarlierLog, *, again: bool
) -> tuple[EnteredGame, list[str]]:
    """Leaves out the whole turn of the first of the lines that follow: the player passes, or chooses again."""
    turn, left = earlier.turn_of(following), list(following)
    fresh = entered.begun_anew()
    for line in entered.lines:
        if turn_now(fresh) == turn and not is_outcome(line):
            break
        fresh.enter(line)
    while left and earlier.turn_of(left) == turn:
        del left[0]
    game = fresh.game
    if not again and turn_now(fresh) == turn and game.chance is None and DO_PASS in game.legal_actions():
        fresh.enter(DO_PASS.text)
    return fresh, left


def follow(
    entered: EnteredGame,
    following: Sequence[str],
    earlier: EarlierLog,
    renaming: Renaming,
    edited: Turn,
    enter_forced: Callable[[EnteredGame], bool],
) -> tuple[EnteredGame, list[str]]:
    """Enters the lines that follow a correction of the turn *edited*, each in its own turn, as long as they fit."""
    left = list(following)
    while left:
        line, was, now = left[0], earlier.turn_of(left), turn_now(entered)
        if was == edited != now:
            del left[0]  # that turn is over now
        elif was != now and not _between_turns(entered, line, was):
            if was[:2] < now[:2] or not enter_forced(entered):
                break
        elif (fitting := _with(entered, line, renaming)) is None:
            break
        else:
            entered = fitting
            del left[0]
    return entered, left


def _between_turns(entered: EnteredGame, line: str, was: Turn) -> bool:
    """Returns whether a line is a roll or a card of the round that is asked for now, whoever's turn comes next."""
    return not can_leave_out(line) and entered.game.chance is not None and was[0] == turn_now(entered)[0]


def _with(entered: EnteredGame, line: str, renaming: Renaming) -> EnteredGame | None:
    if not entered.enter_all([line], renaming):
        return entered
    tried = dict.fromkeys((line, renaming.apply(line)))
    return next((found for one in tried if (found := with_room_for(entered, [one]))), None)
