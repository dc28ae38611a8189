"""The transitions of a state: legal actions and outcomes of chance, what they do, and why not."""

from __future__ import annotations

from vitral.cards import CardSet
from vitral.engine.actions import Action
from vitral.engine.chance import Chance, Outcome, chance_error
from vitral.engine.options import Options
from vitral.engine.reasons import IllegalActionError, Reason
from vitral.engine.rules import rules_for
from vitral.engine.state import State
from vitral.engine.steps.menu import Offer
from vitral.translatable import TranslatableText


def new_state(options: Options, cards: CardSet) -> State:
    return rules_for(options, cards).new_state()


def legal_actions(state: State) -> tuple[Action, ...]:
    """Returns every legal action of the seat to move: the only source of legality.

    Empty while chance is asked, and when the game is over.
    """
    actions = state.todo[0].choices(state)
    for offer in state.rules.interrupts:
        actions += offer.actions_during_step(state)
    return actions


def apply(state: State, action: Action) -> None:
    """Plays an action; raises `IllegalActionError` with every reason and changes nothing if it is illegal."""
    if action not in legal_actions(state):
        raise IllegalActionError(action.text, reasons(state, action))
    do(state, action)


def do(state: State, action: Action) -> None:
    """Plays an action that is known to be legal. Charm and rare glass may be used during any question."""
    offer = _interrupting(state, action)
    if offer is not None:
        offer.apply(state, action)
    else:
        state.todo[0].apply(state, action)


def _interrupting(state: State, action: Action) -> Offer | None:
    """Returns the offer that an action belongs to, if it may be used at any moment of a turn."""
    for offer in state.rules.interrupts:
        if action.kind in offer.kinds:
            return offer
    return None


def pending(state: State) -> Chance | None:
    """Returns what chance is asked for, if the table waits for it."""
    step = state.todo[0]
    return step.pending(state) if step.chance else None


def resolve(state: State, outcome: Outcome) -> None:
    """Takes an outcome of chance; raises `ChanceError` and changes nothing if it cannot have happened."""
    step = state.todo[0]
    if not step.chance:
        raise chance_error(outcome.text, TranslatableText("fault-chance-none", "there is nothing to reveal now"))
    step.resolve(state, outcome)


def reasons(state: State, action: Action) -> tuple[Reason, ...]:
    """Returns every reason why an action is refused; none if it is legal."""
    step = state.todo[0]
    if step.over:
        return (Reason.GAME_OVER,)
    if step.chance:
        return (Reason.CHANCE_PENDING,)
    if action in legal_actions(state):
        return ()
    offer = _interrupting(state, action)
    refusals = step.reasons(state, action) if offer is None else offer.reasons(state, action)
    return tuple(refusals) or (Reason.NOT_OFFERED,)
