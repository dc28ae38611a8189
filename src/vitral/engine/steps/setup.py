"""Set-up (docs/rules.md §1.1): cards dealt, windows chosen in secret and revealed together, start player drawn.

In which order is the table's own (`Rules.opening`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final

from vitral.engine.actions import SIDES, Action
from vitral.engine.chance import Chance, Outcome, chance_error, not_in_deck
from vitral.engine.questions import QuestionKind
from vitral.engine.state import State
from vitral.engine.steps.base import AutoStep, ChanceStep, Step, advance, register
from vitral.engine.steps.glass import SUPPLY
from vitral.engine.steps.rounds import begin_round
from vitral.translatable import TranslatableText, expected, one_of, quoted


class Deal(ChanceStep):
    """Deals cards from one deck; *lay_out* says where they go."""

    def __init__(self, deck: str, lay_out: Callable[[State, list[Any]], None]) -> None:
        super().__init__(f"deal {deck}")
        self.deck = deck
        self.lay_out = lay_out

    def pending(self, state: State) -> Chance:
        return state.rules.setup_chances[self.deck]

    def resolve(self, state: State, outcome: Outcome) -> None:
        ids = outcome.values
        deck, count = state.rules.decks[self.deck], state.rules.deals[self.deck]
        if outcome.kind != "deal" or outcome.purpose != self.deck or len(ids) != count:
            raise chance_error(outcome.text, expected(" ".join((self.text, *["ID"] * count))))
        if len(set(ids)) != count:
            raise chance_error(outcome.text, TranslatableText("fault-chance-twice", "a card is dealt twice"))
        for card in ids:
            if card not in deck:
                raise chance_error(outcome.text, not_in_deck(card))
        self.lay_out(state, [deck[card] for card in ids])
        advance(state)


def _give_private(state: State, cards: list[Any]) -> None:
    """Gives one secret objective to each seat; in solo one or two, face up."""
    state.private = (tuple(cards),) if state.rules.options.solo else tuple([(card,) for card in cards])


def _offer_windows(state: State, cards: list[Any]) -> None:
    """Gives two window cards to each seat, in secret; `Rules.sides` says what it may choose from."""
    state.dealt_sides = tuple(map(state.rules.sides, cards[::2], cards[1::2]))


def _lay_out_tools(state: State, cards: list[Any]) -> None:
    state.tools = state.rules.tools_in_play(tuple([card.id for card in cards]))
    state.tool_tokens = [0] * len(cards)


def _lay_out_public(state: State, cards: list[Any]) -> None:
    state.public = tuple(cards)


def _give_inspirations(state: State, cards: list[Any]) -> None:
    state.inspirations = tuple(cards)


def _lay_out_board(state: State, cards: list[Any]) -> None:
    (state.glass_board,) = cards
    state.glass_supply = SUPPLY


class DealOne(ChanceStep, ABC):
    """Deals a single card of a deck that changes during the game."""

    deck: str
    example: str = "ID"

    @abstractmethod
    def among(self, state: State) -> tuple[str, ...]:
        """Returns the ids of the cards that may come."""

    @abstractmethod
    def take(self, state: State, card: str) -> None:
        """Applies the card."""

    def pending(self, state: State) -> Chance:
        return Chance("deal", self.deck, 1, self.among(state), state.round)

    def refusal(self, card: str) -> TranslatableText:
        """Returns the reason why a card cannot come."""
        return not_in_deck(card)

    def resolve(self, state: State, outcome: Outcome) -> None:
        if outcome.kind != "deal" or outcome.purpose != self.deck or len(outcome.values) != 1:
            raise chance_error(outcome.text, expected(f"deal {self.deck} {self.example}"))
        card = str(outcome.values[0])
        if card not in self.among(state):
            raise chance_error(outcome.text, self.refusal(card))
        self.take(state, card)
        advance(state)


class DealPublicOne(DealOne):
    """Deals the public objectives one by one, without those that do not go with one dealt before."""

    deck = "public"

    def among(self, state: State) -> tuple[str, ...]:
        dealt = {card.id for card in state.public}
        avoid = {paired for pair in state.rules.cards.avoid for paired in pair if dealt & set(pair)}
        return tuple(card for card in state.rules.deck_ids["public"] if card not in dealt | avoid)

    def pending(self, state: State) -> Chance:
        """Asks for one card. The number of cards dealt before keeps the deals apart."""
        return Chance("deal", "public", 1, self.among(state), 0, len(state.public))

    def refusal(self, card: str) -> TranslatableText:
        return TranslatableText(
            "fault-chance-not-with-others",
            "{name} is not in that deck, or does not go with the others",
            name=quoted(card),
        )

    def take(self, state: State, card: str) -> None:
        state.public = (*state.public, state.rules.decks["public"][card])


class DrawStart(ChanceStep):
    def pending(self, state: State) -> Chance:
        return Chance("start", "start", state.rules.players, ())

    def resolve(self, state: State, outcome: Outcome) -> None:
        players = state.rules.players
        if outcome.kind != "start" or not 0 <= int(outcome.values[0]) < players:
            raise chance_error(outcome.text, expected(one_of(f"start {seat}" for seat in range(1, players + 1))))
        state.start = int(outcome.values[0])
        advance(state)


def _ask_sides(state: State) -> None:
    """Asks the first seat to choose its window next."""
    state.seat = 0


class ChooseSide(Step):
    """A seat chooses one of its sides. All choose in seat order, in secret until the last has chosen."""

    kind = QuestionKind.SIDE
    verb = "side"

    def choices(self, state: State) -> tuple[Action, ...]:
        return SIDES[: len(state.dealt_sides[state.seat])]

    def apply(self, state: State, action: Action) -> None:
        state.chosen = (*state.chosen, action.arg)
        state.seat = len(state.chosen)
        advance(state)

    def seat_of(self, state: State) -> int:
        return len(state.chosen)


def _reveal(state: State) -> None:
    """Turns up the windows and hands out tokens once all have chosen. What follows is dealt without a choice."""
    state.rules.reveal(state)
    state.seat = -1


def _begin(state: State) -> None:
    """Begins the first round."""
    begin_round(state, 1, state.start)
    state.todo = state.rules.round_steps[state.start]


DEAL_PRIVATE: Final = register(Deal("private", _give_private))
DEAL_WINDOWS: Final = register(Deal("windows", _offer_windows))
DEAL_TOOLS: Final = register(Deal("tools", _lay_out_tools))
DEAL_PUBLIC: Final = register(Deal("public", _lay_out_public))
DEAL_PUBLIC_ONE: Final = register(DealPublicOne("deal public one"))
DEAL_INSPIRATIONS: Final = register(Deal("inspirations", _give_inspirations))
DEAL_BOARD: Final = register(Deal("board", _lay_out_board))
DRAW_START: Final = register(DrawStart("draw start"))
ASK_SIDES: Final = register(AutoStep("ask sides", _ask_sides))
CHOOSE_SIDE: Final = register(ChooseSide("choose side"))
REVEAL: Final = register(AutoStep("reveal", _reveal))
BEGIN: Final = register(AutoStep("begin", _begin))
