"""A game told in sentences, by round and seat, with the secrets that the listener may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from vitral.cli.automa_words import automa_sentences
from vitral.cli.clauses import clauses, outcome_clauses
from vitral.cli.words import AUTOMA_NAME, STAR, count, dice_text, listed, marked
from vitral.engine import Outcome, State, View, new_state, view
from vitral.engine.actions import KEEP, KEEP_ALL, PASS, SIDE
from vitral.engine.dice import TEXT, without
from vitral.game.happenings import luck_failed
from vitral.records import Entry, Record, replay_states

UNFINISHED: Final = " ... (the turn goes on)"
_AUTOMA_SEAT: Final = 1


@dataclass(frozen=True, slots=True)
class Told:
    """One sentence: the round it belongs to (0: set-up), whose doing it was (None: the table's), and its text."""

    round: int
    seat: int | None
    text: str
    done: bool = True
    """False while the turn it tells of goes on."""
    unforeseen: bool = False
    """Whether chance ended the turn, so that its own seat has to be told too."""


def tell(record: Record, names: Sequence[str], viewer: int | None = None, *, reveal: bool = False) -> list[Told]:
    """The sentences of a game so far. A viewer is told the own secrets; `reveal` tells everybody's."""
    teller = _Teller(names, viewer, reveal)
    before = view(new_state(record.options, record.cards))
    for entry, state in replay_states(record, len(record.log)):
        after = view(state)
        teller.hear(entry, before, after, state)
        before = after
    teller.finish(before)
    return teller.told


def names_of(record: Record) -> list[str]:
    """What the seats are called in sentences; control characters of a file do not reach the terminal."""
    given = ["".join(letter if letter.isprintable() else "?" for letter in name) for name in record.names]
    players = record.options.players
    people = [
        given[seat] if seat < len(given) and given[seat].strip() else f"Player {seat + 1}" for seat in range(players)
    ]
    return [*people, AUTOMA_NAME] if record.options.mode == "automa" else people


class _Teller:
    """Collects what a seat does in a turn until the turn ends, and makes one sentence of it."""

    def __init__(self, names: Sequence[str], viewer: int | None, reveal: bool) -> None:
        self.told: list[Told] = []
        self._names = names
        self._viewer = viewer
        self._reveal = reveal
        self._clauses: list[str] = []

    def hear(self, entry: Entry, before: View, after: View, state: State) -> None:
        """One line of the log, with the table before and after it."""
        if isinstance(entry, Outcome):
            self._hear_outcome(entry, before, after)
        elif entry.kind == SIDE:
            if after.windows:
                self._set_up(after, state)
        elif entry.kind in (KEEP, KEEP_ALL):
            self._say(before, f"{self._names[before.seat]} {_kept(entry.arg, entry.kind == KEEP, before)}.")
        else:
            self._clauses += clauses(entry, before, after, self._names)
            turn_over = (before.round, before.turn, before.seat) != (after.round, after.turn, after.seat)
            if entry.kind == PASS or turn_over or after.over:
                self._end_of_turn(before)
        # Notes begin anew when the person's turn ends.
        anew = luck_failed(before, after) if isinstance(entry, Outcome) else entry.kind == PASS
        fresh = after.notes if anew else after.notes[len(before.notes) :]
        card = before.automa.card if before.automa else ""
        for sentence in automa_sentences(fresh, state.rules.cards, card):
            self.told.append(Told(before.round, _AUTOMA_SEAT, sentence))
        if len(after.track) > len(before.track):
            left = after.track[-1]
            text = f"Left for the round track: {dice_text(left)}." if left else "No die is left for the round track."
            self.told.append(Told(before.round, None, text))

    def finish(self, last: View) -> None:
        """Tell of a turn that is not over."""
        if self._clauses:
            self.told.append(Told(last.round, last.seat, f"{self._sentence(last.seat)}{UNFINISHED}", done=False))

    def _hear_outcome(self, outcome: Outcome, before: View, after: View) -> None:
        if outcome.kind == "roll":
            dice = dice_text(after.pool)
            places = " onto the places 1 to 5" if after.automa else ""
            starts = "starts and rolls" if after.players > 1 else "rolls"
            self.told.append(Told(after.round, None, f"{self._names[after.start]} {starts} {dice}{places}."))
        elif before.round:
            self._clauses += outcome_clauses(outcome, before, after)
            if luck_failed(before, after):
                self._end_of_turn(before, unforeseen=True)

    def _set_up(self, after: View, state: State) -> None:
        self._say(after, f"Tools: {listed(map(marked, after.tools))}.", in_round=0)
        self._say(after, f"Public objectives: {listed(map(marked, after.public))}.", in_round=0)
        if after.glass_board:
            board = f"{marked(after.glass_board)} with {dice_text(after.glass)}"
            slot = f", in place {after.automa.board_slot} of the tools" if after.automa else ""
            self._say(after, f"Rare glass: {board}{slot}.", in_round=0)
        solo = state.rules.options.solo
        for seat, name in enumerate(self._names):
            window = after.windows[seat]
            tokens = "" if solo else f", with {count(after.tokens[seat], 'favor token')}"
            inspired = (
                f" and the inspiration {marked(after.inspirations[seat])}" if seat < len(after.inspirations) else ""
            )
            known = self._reveal or seat == self._viewer or solo
            what = "objectives are" if len(state.private[seat]) > 1 else "objective is"
            secret = f"; the private {what} {listed(map(marked, state.private[seat]))}" if known else ""
            builds = (
                "has its own window" if after.automa and seat == _AUTOMA_SEAT else f"builds {marked(window.pattern)}"
            )
            self.told.append(Told(0, seat, f"{name} {builds}{tokens}{inspired}{secret}."))
        for seat, dice in enumerate(after.own):
            self.told.append(Told(0, seat, f"{self._names[seat]} rolls the own dice {dice_text(dice)}."))
        if any("*" in one.text for one in self.told):
            self._say(after, f"{STAR}.", in_round=0)

    def _say(self, table: View, text: str, *, in_round: int | None = None) -> None:
        seat = None if in_round == 0 else table.seat
        self.told.append(Told(table.round if in_round is None else in_round, seat, text))

    def _end_of_turn(self, before: View, *, unforeseen: bool = False) -> None:
        if not self._clauses:
            self._clauses.append("passes")
        sentence = f"{self._sentence(before.seat)}."
        self.told.append(Told(before.round, before.seat, sentence, unforeseen=unforeseen))
        self._clauses = []

    def _sentence(self, seat: int) -> str:
        return f"{self._names[seat]} {listed(self._clauses)}"


def _kept(die: int, alone: bool, before: View) -> str:
    """What a solo player put on the lighter track."""
    if not alone:
        return "puts all dice left on the round track"
    return f"puts {TEXT[die]} alone on the round track; out of the game: {dice_text(without(before.pool, die))}"
