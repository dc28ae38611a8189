"""Set-up (docs/rules.md §1.1): cards dealt, windows chosen in secret and revealed together, start player drawn.

In which order is the table's own (`Rules.opening`).
"""

from __future__ import annotations

from typing import Final

from vitral.cards import Inspiration, Objective, WindowCard
from vitral.engine.actions import SIDES, Action
from vitral.engine.chance import Chance, Outcome, chance_error, not_in_deck
from vitral.engine.questions import QuestionKind
from vitral.engine.reasons import Reason
from vitral.engine.state import State
from vitral.engine.steps.base import Step, advance, register
from vitral.engine.steps.glass import SUPPLY
from vitral.engine.steps.rounds import begin_round
from vitral.translatable import TranslatableText, expected, one_of, quoted


class Deal(Step):
    """Deals cards from one deck."""

    __slots__ = ("deck",)
    asks = False
    chance = True

    def __init__(self, deck: str) -> None:
        super().__init__(f"deal {deck}")
        self.deck = deck

    def pending(self, state: State) -> Chance:
        return state.rules.setup_chances[self.deck]

    def dealt(self, state: State, outcome: Outcome) -> tuple[str, ...]:
        ids = outcome.values
        deck, count = state.rules.decks[self.deck], state.rules.deals[self.deck]
        if outcome.kind != "deal" or outcome.purpose != self.deck or len(ids) != count:
            raise chance_error(outcome.text, expected(" ".join((self.text, *["ID"] * count))))
        different = set(ids)
        if len(different) != count:
            raise chance_error(outcome.text, TranslatableText("fault-chance-twice", "a card is dealt twice"))
        if not deck.keys() >= different:
            strange = next(card for card in ids if card not in deck)
            raise chance_error(outcome.text, not_in_deck(strange))
        return ids


class DealPrivate(Deal):
    """Deals one secret objective to each seat; in solo one or two, face up."""

    __slots__ = ()

    def resolve(self, state: State, outcome: Outcome) -> None:
        deck: dict[str, Objective] = state.rules.decks["private"]
        dealt = [deck[card] for card in self.dealt(state, outcome)]
        solo = state.rules.options.solo
        state.private = (tuple(dealt),) if solo else tuple([(card,) for card in dealt])
        advance(state)


class DealWindows(Deal):
    """Deals two window cards to each seat, in secret; `Rules.sides` says what it may choose from."""

    __slots__ = ()

    def resolve(self, state: State, outcome: Outcome) -> None:
        deck: dict[str, WindowCard] = state.rules.decks["windows"]
        cards = [deck[card] for card in self.dealt(state, outcome)]
        state.offers = tuple(map(state.rules.sides, cards[::2], cards[1::2]))
        advance(state)


class DealTools(Deal):
    __slots__ = ()

    def resolve(self, state: State, outcome: Outcome) -> None:
        state.tools = state.rules.tools_in_play(self.dealt(state, outcome))
        state.tool_tokens = [0] * len(state.tools)
        advance(state)


class DealPublic(Deal):
    __slots__ = ()

    def resolve(self, state: State, outcome: Outcome) -> None:
        deck: dict[str, Objective] = state.rules.decks["public"]
        state.public = tuple([deck[card] for card in self.dealt(state, outcome)])
        advance(state)


class DealPublicOne(Deal):
    """Deals the public objectives one by one, without those that do not go with one dealt before."""

    __slots__ = ()

    def _allowed(self, state: State) -> tuple[str, ...]:
        dealt = {card.id for card in state.public}
        avoid = {one for pair in state.rules.cards.avoid for one in pair if dealt & set(pair)}
        return tuple(card for card in state.rules.deck_ids["public"] if card not in dealt | avoid)

    def pending(self, state: State) -> Chance:
        return Chance("deal", "public", 1, self._allowed(state), 0, len(state.public))

    def resolve(self, state: State, outcome: Outcome) -> None:
        if outcome.kind != "deal" or outcome.purpose != "public" or len(outcome.values) != 1:
            raise chance_error(outcome.text, expected("deal public ID"))
        card = outcome.values[0]
        if card not in self._allowed(state):
            raise chance_error(
                outcome.text,
                TranslatableText(
                    "fault-chance-not-with-others",
                    "{name} is not in that deck, or does not go with the others",
                    name=quoted(card),
                ),
            )
        state.public = (*state.public, state.rules.decks["public"][card])
        advance(state)


class DealInspirations(Deal):
    """Deals an inspiration to each player, face up, before windows are chosen."""

    __slots__ = ()

    def resolve(self, state: State, outcome: Outcome) -> None:
        deck: dict[str, Inspiration] = state.rules.decks["inspirations"]
        state.inspirations = tuple(deck[card] for card in self.dealt(state, outcome))
        advance(state)


class DealBoard(Deal):
    __slots__ = ()

    def resolve(self, state: State, outcome: Outcome) -> None:
        state.glass_board = state.rules.decks["board"][self.dealt(state, outcome)[0]]
        state.glass_supply = SUPPLY
        advance(state)


class DrawStart(Step):
    __slots__ = ()
    asks = False
    chance = True

    def pending(self, state: State) -> Chance:
        return Chance("start", "start", state.rules.players, ())

    def resolve(self, state: State, outcome: Outcome) -> None:
        players = state.rules.players
        if outcome.kind != "start" or not 0 <= int(outcome.values[0]) < players:
            raise chance_error(outcome.text, expected(one_of(f"start {seat}" for seat in range(1, players + 1))))
        state.start = int(outcome.values[0])
        advance(state)


class AskSides(Step):
    """Has the first seat choose its window next."""

    __slots__ = ()
    auto = True

    def run(self, state: State) -> None:
        state.seat = 0
        state.todo = state.todo[1:]


class ChooseSide(Step):
    """A seat chooses one of its sides. All choose in seat order, in secret until the last has chosen."""

    __slots__ = ()
    kind = QuestionKind.SIDE
    verb = "side"

    def choices(self, state: State) -> tuple[Action, ...]:
        return SIDES[: len(state.offers[state.seat])]

    def apply(self, state: State, action: Action) -> None:
        state.chosen = (*state.chosen, action.arg)
        state.seat = len(state.chosen)
        advance(state)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        return [Reason.NOT_OFFERED]

    def seat_of(self, state: State) -> int:
        return len(state.chosen)


class Reveal(Step):
    """Turns up the windows and hands out tokens once all have chosen. What follows is dealt without a choice."""

    __slots__ = ()
    auto = True

    def run(self, state: State) -> None:
        state.rules.reveal(state)
        state.seat = -1
        state.todo = state.todo[1:]


class Begin(Step):
    """Begins the first round."""

    __slots__ = ()
    auto = True

    def run(self, state: State) -> None:
        begin_round(state, 1, state.start)
        state.todo = state.rules.round_of[state.start]


DEAL_PRIVATE: Final = register(DealPrivate("private"))
DEAL_WINDOWS: Final = register(DealWindows("windows"))
DEAL_TOOLS: Final = register(DealTools("tools"))
DEAL_PUBLIC: Final = register(DealPublic("public"))
DEAL_PUBLIC_ONE: Final = register(DealPublicOne("public one"))
DEAL_INSPIRATIONS: Final = register(DealInspirations("inspirations"))
DEAL_BOARD: Final = register(DealBoard("board"))
DRAW_START: Final = register(DrawStart("draw start"))
ASK_SIDES: Final = register(AskSides("ask sides"))
CHOOSE_SIDE: Final = register(ChooseSide("choose side"))
REVEAL: Final = register(Reveal("reveal"))
BEGIN: Final = register(Begin("begin"))
