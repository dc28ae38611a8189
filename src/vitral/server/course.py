"""The course of one game: a `Game` whose chance is answered line by line, told as it goes, with what can be undone."""

from __future__ import annotations

from dataclasses import dataclass, field

from vitral.cards import CardSet
from vitral.engine import Action, Chance, IllegalAction, Options, Outcome, Reason, View
from vitral.engine.actions import SIDES
from vitral.engine.asking import AskKind
from vitral.game import Game
from vitral.game.dealer import Dealer
from vitral.teller.entries import Entry
from vitral.teller.story import Story


@dataclass(frozen=True, slots=True)
class _Before:
    """The game before a choice that may be taken back."""

    game: Game
    seen: View
    entries: int


@dataclass(slots=True)
class Course:
    """A game and its story. Chance is asked of `dealer`; without one, `resolve` has to answer."""

    game: Game
    dealer: Dealer | None = None
    _told: Story = field(default_factory=Story)
    chosen_by: list[str] = field(default_factory=list)
    """Who chose the windows so far: empty for the person, `bot` or `timer`."""
    _seen: View = field(init=False)
    _past: list[_Before] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._seen = self.game.view()

    @classmethod
    def begin(cls, options: Options, dealer: Dealer | None, cards: CardSet | None = None) -> Course:
        """A table set up, as far as the dealer can."""
        course = cls(Game.new(by_hand=True, cards=cards, **options.to_dict()), dealer)
        course._settle()
        return course

    def deal_on(self, dealer: Dealer) -> None:
        """Let that dealer answer from here on."""
        self.dealer = dealer
        self._settle()

    @property
    def choosing(self) -> bool:
        """Whether windows are still chosen."""
        return not self._seen.windows

    @property
    def seen(self) -> View:
        """The table as a spectator sees it."""
        return self._seen

    @property
    def story(self) -> list[Entry]:
        """What happened so far."""
        return self._told.entries

    @property
    def turn(self) -> tuple[int, int, int, bool]:
        """What tells one turn from another; the last checks of an honour table are turns of their own."""
        seen = self._seen
        return (seen.round, seen.turn, -1 if self.choosing else seen.seat, seen.ask.kind is AskKind.CHECK)

    @property
    def can_undo(self) -> bool:
        """Whether the last choice may be taken back; the same as `Game.can_undo`, without replaying."""
        return bool(self._past)

    def play(self, action: Action, by: str = "") -> None:
        """Make a legal choice of the seat to move and let chance answer."""
        if self.choosing:
            self._play_side(action, by)
            return
        old, before, entries = self.game, self._seen, len(self.story)
        self.game = old.copy()
        self.game.play(action)
        self._seen = after = self.game.view()
        self._told.choice(action, before, after, by)
        revealed = self._settle()
        if revealed or self.game.over or not _same_turn(old, before, self.game, after):
            self._past.clear()
        else:
            self._past.append(_Before(old, before, entries))

    def _play_side(self, action: Action, by: str) -> None:
        self.chosen_by.append(by)
        self.game.play(action)
        self._seen = self.game.view()
        if self._seen.windows:
            self._told.reveal(self._seen, self.chosen_by)
        self._settle()

    def play_side(self, side: int, by: str = "") -> None:
        """Let the next seat in order have a window side."""
        self.play(SIDES[side], by)

    def undo(self) -> int:
        """Take the last choice back; how many entries of the story went with it."""
        if not self._past:
            raise IllegalAction("undo", [Reason.NOTHING_TO_UNDO])
        past = self._past.pop()
        self.game, self._seen = past.game, past.seen
        return self._told.undo(past.entries, past.seen)

    def resolve(self, outcome: Outcome) -> None:
        """Answer chance by hand; `ChanceError` says what cannot have happened."""
        question = self.game.chance
        self.game.resolve(outcome)
        assert question is not None
        self._tell(question, outcome)
        self._past.clear()

    def _settle(self) -> bool:
        """Let the dealer answer until somebody has to choose; whether something was asked."""
        asked = False
        if self.dealer is not None:
            while (question := self.game.chance) is not None:
                outcome = self.dealer.answer(question)
                self.game.resolve(outcome)
                self._tell(question, outcome)
                asked = True
        return asked

    def _tell(self, question: Chance, outcome: Outcome) -> None:
        before = self._seen
        self._seen = after = self.game.view()
        self._told.outcome(question, outcome, before, after)


def _same_turn(old: Game, before: View, new: Game, after: View) -> bool:
    if (before.seat, before.round, before.turn) != (after.seat, after.round, after.turn):
        return False
    # The last checks of an honour table may begin with the seat of the last turn.
    return before.step == after.step or old.state.todo[-1] is new.state.todo[-1]
