"""A game told in sentences, by round and seat, with the secrets that the listener may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from vitral.cli.automa_words import automa_sentences
from vitral.cli.clauses import clause
from vitral.cli.speech import say, speech
from vitral.cli.words import dice_text, listed, marked, named_cards
from vitral.engine import Action, Chance, Outcome, State, View, new_state, view
from vitral.engine.actions import PASS, SIDE, STOP
from vitral.engine.play import apply, pending, resolve
from vitral.engine.steps.automa import SEAT as AUTOMA_SEAT
from vitral.game.happenings import luck_failed
from vitral.game.story import Happening, tell_choice, tell_outcome
from vitral.records import Entry, Record, Seat, read_entry

_APART: Final = ("automa", "round", "roll", "deal", "start", "pass")
"""What is no part of anybody's sentence, or goes without saying."""


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
    return Telling(names, viewer, reveal=reveal).told(record)


class Telling:
    """Tells of a game as it goes on: only what is new, or all again if something was taken back."""

    def __init__(self, names: Sequence[str], viewer: int | None = None, *, reveal: bool = False) -> None:
        self._names = names
        self._viewer = viewer
        self._reveal = reveal
        self._heard: tuple[str, ...] = ()
        self._state: State | None = None

    def told(self, record: Record) -> list[Told]:
        """The sentences of a game, which must follow its rules."""
        state = self._state
        if state is None or record.log[: len(self._heard)] != self._heard:
            state = self._state = new_state(record.options, record.cards)
            self._teller = _Teller(self._names, self._viewer, self._reveal, state)
            self._heard = ()
        before = view(state)
        for text in record.log[len(self._heard) :]:
            entry, question = read_entry(text), pending(state)
            if isinstance(entry, Action):
                apply(state, entry)
            else:
                resolve(state, entry)
            after = view(state)
            self._teller.hear(entry, question, before, after, state)
            before = after
        self._heard = record.log
        return [*self._teller.told, *self._teller.unfinished(before)]


def names_of(record: Record) -> list[str]:
    """What the seats are called in sentences."""
    many = sum(seat.kind == "bot" for seat in record.seats) > 1
    return [_called(seat, number, many) for number, seat in enumerate(record.seats, 1)]


def _called(seat: Seat, number: int, many: bool) -> str:
    # Control characters of a file do not reach the terminal.
    name = "".join(letter if letter.isprintable() else "?" for letter in seat.name)
    if name.strip():
        return name
    if seat.kind == "automa":
        return say("line-automa")
    if seat.kind == "person":
        return say("player-name", number=number)
    kind = say(f"bot-{seat.bot}") if f"bot-{seat.bot}" in speech() else seat.bot.capitalize()
    return say("line-bot-nth", bot=kind, number=number) if many else say("line-bot", bot=kind)


class _Teller:
    """Collects what a seat does in a turn until the turn ends, and makes one sentence of it."""

    def __init__(self, names: Sequence[str], viewer: int | None, reveal: bool, state: State) -> None:
        self.told: list[Told] = []
        self._names = names
        self._viewer = viewer
        self._reveal = reveal
        self._cards = {card.id: card.name for card in named_cards(state.rules.cards)}
        self._clauses: list[str] = []

    def hear(self, entry: Entry, question: Chance | None, before: View, after: View, state: State) -> None:
        """One line of the log, with what chance was asked and the table before and after it."""
        if isinstance(entry, Action) and entry.kind == SIDE:
            if after.windows:
                self._set_up(after, state)
            return
        if isinstance(entry, Outcome):
            assert question is not None
            happened = tell_outcome(question, entry, before, after)
            self._hear_outcome(happened, before, after)
        else:
            happened = tell_choice(entry, before, after)
            self._hear_choice(entry, happened, before, after)
        notes = [one.note for one in happened if one.what == "automa"]
        card = before.automa.card if before.automa else ""
        for sentence in automa_sentences(notes, state.rules.cards, card) if notes else ():
            self.told.append(Told(before.round, AUTOMA_SEAT, sentence))
        for one in happened:
            if one.what == "round":
                self._say(before.round, self._clause(one))

    def unfinished(self, last: View) -> list[Told]:
        """The sentence of a turn that is not over, if anything was done in it."""
        if not self._clauses:
            return []
        text = say("line-tell-unfinished", name=self._names[last.seat], words=listed(self._clauses))
        return [Told(last.round, last.seat, text, done=False)]

    def _hear_choice(self, action: Action, happened: list[Happening], before: View, after: View) -> None:
        if happened[0].what == "keep":
            self._do(before.round, before.seat, [self._clause(happened[0])])
            return
        self._gather(happened)
        if action.kind == STOP and before.step == "final check":
            self._clauses.append(say("line-tell-no-check"))
        turn_over = (before.round, before.turn, before.seat) != (after.round, after.turn, after.seat)
        if action.kind == PASS or turn_over or after.over:
            self._end_of_turn(before)

    def _hear_outcome(self, happened: list[Happening], before: View, after: View) -> None:
        for one in happened:
            if one.what == "roll":
                dice = dice_text(after.pool)
                message = "line-tell-roll-places" if after.automa else "story-roll"
                starts = [say("line-tell-starts")] if after.players > 1 or after.automa else []
                text = self._sentence(after.start, [*starts, say(message, dice=dice)])
                self.told.append(Told(after.round, None, text))
        if before.round:
            self._gather(happened)
            if luck_failed(before, after):
                self._end_of_turn(before, unforeseen=True)

    def _gather(self, happened: list[Happening]) -> None:
        self._clauses += filter(None, (self._clause(one) for one in happened if one.what not in _APART))

    def _clause(self, one: Happening) -> str:
        return clause(one, self._names, self._cards)

    # -- set-up ----------------------------------------------------------------------------------------------------

    def _set_up(self, after: View, state: State) -> None:
        self._say(0, say("story-deal-tools", cards=listed(map(marked, after.tools))))
        self._say(0, say("story-deal-public", cards=listed(map(marked, after.public))))
        if after.glass_board:
            message = "line-tell-glass-place" if after.automa else "line-tell-glass"
            place = after.automa.board_slot if after.automa else 0
            self._say(0, say(message, card=marked(after.glass_board), dice=dice_text(after.glass), place=place))
        for seat in range(len(self._names)):
            for words in self._seat_words(seat, after, state):
                self._do(0, seat, [words])
        for seat, dice in enumerate(after.own):
            self._do(0, seat, [say("story-reroll-own", dice=dice_text(dice))])
        if any("*" in one.text for one in self.told):
            self._say(0, say("line-star"))

    def _seat_words(self, seat: int, after: View, state: State) -> list[str]:
        """What a seat begins with, as far as the listener may know."""
        solo, private = state.rules.options.solo, state.private[seat]
        tokens = 0 if solo else after.tokens[seat]
        if after.automa and seat == AUTOMA_SEAT:
            told = [say("line-tell-automa-window", tokens=tokens)]
        else:
            told = [say("story-side", card=marked(after.windows[seat].pattern), tokens=tokens)]
        if seat < len(after.inspirations):
            told.append(say("line-tell-inspiration", card=marked(after.inspirations[seat])))
        if self._reveal or seat == self._viewer or solo:
            told.append(say("line-tell-private", count=len(private), cards=listed(map(marked, private))))
        return told

    # -- sentences -------------------------------------------------------------------------------------------------

    def _say(self, in_round: int, words: str) -> None:
        """Something that the table did by itself."""
        self.told.append(Told(in_round, None, say("story-table", words=words)))

    def _do(self, in_round: int, seat: int, clauses: list[str], *, unforeseen: bool = False) -> None:
        """Something that a seat did."""
        self.told.append(Told(in_round, seat, self._sentence(seat, clauses), unforeseen=unforeseen))

    def _end_of_turn(self, before: View, *, unforeseen: bool = False) -> None:
        self._do(before.round, before.seat, self._clauses or [say("story-pass")], unforeseen=unforeseen)
        self._clauses = []

    def _sentence(self, seat: int, clauses: list[str]) -> str:
        return say("story-sentence", name=self._names[seat], words=listed(clauses))
