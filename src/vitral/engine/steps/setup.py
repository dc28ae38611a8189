"""Set-up (RULES.md §1.1): cards dealt, start player drawn, windows chosen in secret and revealed together."""

from __future__ import annotations

from typing import Final

from vitral.cards import Objective, WindowCard
from vitral.engine.actions import SIDES, Action
from vitral.engine.chance import Chance, ChanceError, Outcome
from vitral.engine.reasons import Reason
from vitral.engine.state import State
from vitral.engine.steps.base import Step, go_on, register
from vitral.engine.steps.rounds import begin_round


class Deal(Step):
    """Deal cards from one deck."""

    __slots__ = ("deck",)
    chance = True

    def __init__(self, deck: str) -> None:
        super().__init__(f"deal {deck}")
        self.deck = deck

    def question(self, state: State) -> Chance:
        """So many cards of the deck."""
        return Chance("deal", self.deck, state.rules.deals[self.deck], state.rules.deck_ids[self.deck])

    def dealt(self, state: State, outcome: Outcome) -> tuple[str, ...]:
        """The ids dealt, checked."""
        ids = outcome.values
        deck, count = state.rules.decks[self.deck], state.rules.deals[self.deck]
        if outcome.kind != "deal" or outcome.purpose != self.deck or len(ids) != count:
            raise ChanceError(f"{outcome.text!r}: expected {self.text} and {count} cards")
        if len(set(ids)) != count:
            raise ChanceError(f"{outcome.text!r}: a card is dealt twice")
        if not deck.keys() >= set(ids):
            strange = next(card for card in ids if card not in deck)
            raise ChanceError(f"{outcome.text!r}: {strange!r} is not in that deck")
        return ids


class DealPrivate(Deal):
    """One secret objective for each seat."""

    __slots__ = ()

    def resolve(self, state: State, outcome: Outcome) -> None:
        """Hand them out."""
        deck: dict[str, Objective] = state.rules.decks["private"]
        state.private = tuple((deck[card],) for card in self.dealt(state, outcome))
        go_on(state)


class DealWindows(Deal):
    """Two window cards for each seat, in secret: up to four sides to choose from."""

    __slots__ = ()

    def resolve(self, state: State, outcome: Outcome) -> None:
        """Hand them out."""
        deck: dict[str, WindowCard] = state.rules.decks["windows"]
        sides = [deck[card].sides for card in self.dealt(state, outcome)]
        state.offers = tuple(first + second for first, second in zip(sides[::2], sides[1::2], strict=True))
        go_on(state)


class DealTools(Deal):
    """The tools on the table."""

    __slots__ = ()

    def resolve(self, state: State, outcome: Outcome) -> None:
        """Lay them out."""
        state.tools = state.rules.lay_out(self.dealt(state, outcome))
        state.tool_tokens = [0] * len(state.tools)
        go_on(state)


class DealPublic(Deal):
    """The public objectives."""

    __slots__ = ()

    def resolve(self, state: State, outcome: Outcome) -> None:
        """Lay them out."""
        deck: dict[str, Objective] = state.rules.decks["public"]
        state.public = tuple(deck[card] for card in self.dealt(state, outcome))
        go_on(state)


class DrawStart(Step):
    """A random start player."""

    __slots__ = ()
    chance = True

    def question(self, state: State) -> Chance:
        """One of the seats."""
        return Chance("start", "start", state.rules.players, ())

    def resolve(self, state: State, outcome: Outcome) -> None:
        """Note the seat; windows are chosen next."""
        players = state.rules.players
        if outcome.kind != "start" or not 0 <= int(outcome.values[0]) < players:
            raise ChanceError(f"{outcome.text!r}: expected start and a seat from 1 to {players}")
        state.start = int(outcome.values[0])
        go_on(state)
        state.seat = state.todo[0].seat_of(state)


class ChooseSide(Step):
    """A seat picks one of its sides. All are asked in seat order and nothing shows until the last has answered."""

    __slots__ = ()

    def choices(self, state: State) -> tuple[Action, ...]:
        """The sides dealt to the seat."""
        return SIDES[: len(state.offers[state.seat])]

    def apply(self, state: State, action: Action) -> None:
        """Keep the answer face down; turn all up after the last."""
        state.chosen = (*state.chosen, action.arg)
        go_on(state)
        state.seat = len(state.chosen)
        if state.seat == state.rules.players:
            _reveal(state)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        """Not among the sides dealt."""
        return [Reason.NOT_OFFERED]

    def seat_of(self, state: State) -> int:
        """The first that has not chosen."""
        return len(state.chosen)


def _reveal(state: State) -> None:
    sides = [offer[side] for offer, side in zip(state.offers, state.chosen, strict=True)]
    state.windows = [state.rules.window(side) for side in sides]
    state.tokens = [side.difficulty for side in sides]
    begin_round(state, 1, state.start)


DEAL_PRIVATE: Final = register(DealPrivate("private"))
DEAL_WINDOWS: Final = register(DealWindows("windows"))
DEAL_TOOLS: Final = register(DealTools("tools"))
DEAL_PUBLIC: Final = register(DealPublic("public"))
DRAW_START: Final = register(DrawStart("draw start"))
CHOOSE_SIDE: Final = register(ChooseSide("choose side"))
