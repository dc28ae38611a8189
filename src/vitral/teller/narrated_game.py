"""A game together with the story of what happened in it, which grows and shrinks with the game."""

from __future__ import annotations

from dataclasses import dataclass, field

from vitral.cards import CardSet
from vitral.engine import Action, Chance, Options, Outcome, View
from vitral.engine.actions import SIDES
from vitral.engine.questions import QuestionKind
from vitral.game import Game
from vitral.game.dealer import Dealer
from vitral.teller.story import Story
from vitral.teller.story_lines import StoryLine


@dataclass(slots=True)
class NarratedGame:
    """A game and its story. Without a dealer, `resolve` has to answer chance."""

    game: Game
    _story: Story = field(default_factory=Story)
    chosen_by: list[str] = field(default_factory=list)
    """By seat, the chooser of its window so far: empty for the person, `bot` or `timer`."""
    _public_view: View = field(init=False)
    _by: str = ""
    """The chooser of the current choice."""
    _story_lengths: list[int] = field(default_factory=list)
    """The length of the story before each choice that may be taken back."""

    def __post_init__(self) -> None:
        self._public_view = self.game.view()
        self.game.watch(self)

    @classmethod
    def begin(cls, options: Options, dealer: Dealer | None, cards: CardSet | None = None) -> NarratedGame:
        """Returns a game after its set-up, up to the first question that the dealer does not answer."""
        narrated = cls(Game.new(by_hand=True, cards=cards, **options.to_dict()))
        if dealer is not None:
            narrated.deal_on(dealer)
        return narrated

    def deal_on(self, dealer: Dealer) -> None:
        """Lets that dealer answer from here on."""
        self.game.deal_on(dealer)

    @property
    def choosing(self) -> bool:
        """Whether windows are still chosen."""
        return not self._public_view.windows

    @property
    def public_view(self) -> View:
        """The table as a spectator sees it."""
        return self._public_view

    @property
    def story(self) -> list[StoryLine]:
        return self._story.entries

    @property
    def turn(self) -> tuple[int, int, int, bool]:
        """Identifies a turn; the last checks of an honor table are turns of their own."""
        view = self._public_view
        return (view.round, view.turn, view.seat if view.windows else -1, view.question.kind is QuestionKind.CHECK)

    @property
    def can_undo(self) -> bool:
        """Whether the last choice may be taken back."""
        return self.game.can_undo

    def trial(self) -> Game:
        """Returns a copy to try actions on. It has no dealer, so it cannot reveal future outcomes."""
        return self.game.copy(by_hand=True)

    def play(self, action: Action, by: str = "") -> None:
        """Makes a legal choice of the seat to move and lets chance answer."""
        length = len(self.story)
        self._by = by
        self.game.play(action)
        if self.can_undo:
            self._story_lengths.append(length)
        else:
            self._story_lengths.clear()

    def play_side(self, side: int, by: str = "") -> None:
        """Lets the next seat in order have a window side."""
        self.play(SIDES[side], by)

    def undo(self) -> int:
        """Takes the last choice back; returns how many entries of the story went with it."""
        self.game.undo()
        self._public_view = self.game.view()
        return self._story.undo(self._story_lengths.pop())

    def resolve(self, outcome: Outcome) -> None:
        """Deals the given outcome; raises `ChanceError` if it is impossible."""
        self.game.resolve(outcome)
        self._story_lengths.clear()

    # -- called by the game ------------------------------------------------------------------------------------------

    def chose(self, action: Action, after: View) -> None:
        """Adds a choice to the story; windows are added when all have chosen."""
        before, self._public_view = self._public_view, after
        if before.windows:
            self._story.choice(action, before, after, self._by)
            return
        self.chosen_by.append(self._by)
        if after.windows:
            self._story.reveal(after, self.chosen_by)

    def answered(self, question: Chance, outcome: Outcome, after: View) -> None:
        before, self._public_view = self._public_view, after
        self._story.outcome(question, outcome, before, after)
