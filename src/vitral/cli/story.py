"""A game told in sentences, by round and seat, with the secrets that the listener may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from vitral.cli.words import COLOR_WORDS, count, dice_text, listed
from vitral.engine import Action, Outcome, State, View, new_state, view
from vitral.engine.actions import CHECK, LEAVE, LIFT, PASS, PLACE, REMOVE, SET, SIDE, STOP, TAKE, TOOL, TRACK
from vitral.engine.dice import COLOR, LETTERS, NO_DIE, TEXT, UNSET
from vitral.engine.spaces import NAMES
from vitral.records import Entry, Record, replay_states

UNFINISHED: Final = " ... (the turn goes on)"


@dataclass(frozen=True, slots=True)
class Told:
    """One sentence: the round it belongs to (0: set-up), whose doing it was (None: the table's), and its text."""

    round: int
    seat: int | None
    text: str
    done: bool = True
    """False while the turn it tells of goes on."""


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
    return [
        given[seat] if seat < len(given) and given[seat].strip() else f"Player {seat + 1}" for seat in range(players)
    ]


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
            return
        if entry.kind == SIDE:
            if after.windows:
                self._set_up(after, state)
            return
        self._clauses += _clauses(entry, before, after, self._names)
        turn_over = (before.round, before.turn, before.seat) != (after.round, after.turn, after.seat)
        if entry.kind == PASS or turn_over or after.over:
            self._end_of_turn(before)
        if len(after.track) > len(before.track):
            left = after.track[-1]
            text = f"Left for the round track: {dice_text(left)}." if left else "No die is left for the round track."
            self.told.append(Told(before.round, None, text))

    def finish(self, last: View) -> None:
        """Tell of a turn that is not over."""
        if self._clauses:
            self.told.append(Told(last.round, last.seat, f"{self._sentence(last.seat)}{UNFINISHED}", done=False))

    def _hear_outcome(self, outcome: Outcome, before: View, after: View) -> None:
        dice = dice_text(tuple(int(value) for value in outcome.values)) if "roll" in outcome.kind else ""
        if outcome.kind == "roll":
            starter = self._names[after.start]
            self.told.append(Told(after.round, None, f"{starter} starts and rolls {dice_text(after.pool)}."))
        elif outcome.kind == "reroll":
            self._clauses.append(f"rolls it again: {dice}" if before.hand != NO_DIE else f"rolls the pool anew: {dice}")
        elif outcome.kind == "draw":
            color = COLOR_WORDS[LETTERS[int(outcome.values[0])]]
            self._clauses.append(f"drops it into the bag and draws a {color} die")

    def _set_up(self, after: View, state: State) -> None:
        self.told.append(Told(0, None, f"Tools: {listed(tool.name for tool in after.tools)}."))
        self.told.append(Told(0, None, f"Public objectives: {listed(card.name for card in after.public)}."))
        for seat, name in enumerate(self._names):
            known = self._reveal or seat == self._viewer
            window, tokens = after.windows[seat], count(after.tokens[seat], "favor token")
            secret = f"; the private objective is {listed(card.name for card in state.private[seat])}" if known else ""
            self.told.append(Told(0, seat, f"{name} builds {window.pattern.name}, with {tokens}{secret}."))

    def _end_of_turn(self, before: View) -> None:
        if not self._clauses:
            self._clauses.append("passes")
        self.told.append(Told(before.round, before.seat, f"{self._sentence(before.seat)}."))
        self._clauses = []

    def _sentence(self, seat: int) -> str:
        return f"{self._names[seat]} {listed(self._clauses)}"


def _clauses(action: Action, before: View, after: View, names: Sequence[str]) -> list[str]:
    """What an action adds to the sentence of its turn."""
    kind, arg = action.kind, action.arg
    if kind == TAKE:
        turned = after.hand not in (arg, NO_DIE) and after.hand < UNSET
        return [f"takes {TEXT[arg]}", *([f"turns it over to {TEXT[after.hand]}"] if turned else [])]
    if kind == PLACE:
        lifted = before.origin >= 0
        words = f"moves {TEXT[before.hand]} from {NAMES[before.origin]} to" if lifted else "places it on"
        skipped = ["gives up the second turn of the round"] if after.skips != before.skips else []
        return [f"{words} {NAMES[arg]}", *skipped]
    if kind == TOOL:
        price = before.tokens[before.seat] - after.tokens[before.seat]
        paid = [now > then for now, then in zip(after.tool_tokens, before.tool_tokens, strict=True)]
        return [f"pays {count(price, 'token')} for {before.tools[paid.index(True)].name}"]
    if kind == CHECK:
        found = "is right" if after.step == "remove" else "finds no fault"
        return [f"checks the window of {names[arg]} and {found}"]
    if kind == REMOVE:
        return [f"removes {TEXT[before.windows[before.seat].die_at(arg)]} from {NAMES[arg]}"]
    if kind == STOP:
        return ["calls no check"] if before.step == "final check" else []
    words_of = {
        SET: f"turns it to {LETTERS[COLOR[before.hand]]}{arg}",
        TRACK: f"swaps it for {action.text.removeprefix('track ').replace('@', ' of round ')}",
        LEAVE: f"leaves it in the draft pool as {TEXT[before.hand]}",
    }
    assert kind in (PASS, LIFT) or kind in words_of
    return [words_of[kind]] if kind in words_of else []
