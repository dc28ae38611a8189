"""The five verbs of the engine: what may be chosen, choose it, what chance is asked, answer it, why not."""

from __future__ import annotations

from vitral.cards import CardSet
from vitral.engine.actions import Action
from vitral.engine.chance import Chance, ChanceError, Outcome
from vitral.engine.options import Options
from vitral.engine.reasons import IllegalAction, Reason
from vitral.engine.rules import rules_for
from vitral.engine.scoring import Place, Score, rank, score_window
from vitral.engine.state import State


def new_state(options: Options, cards: CardSet) -> State:
    """A table before set-up."""
    return State(rules_for(options, cards))


def legal_actions(state: State) -> tuple[Action, ...]:
    """Every choice of the seat to move: the only source of legality. Empty while chance is asked, or at the end."""
    step = state.todo[0]
    return () if step.chance else step.choices(state)


def apply(state: State, action: Action) -> None:
    """Make a choice. `IllegalAction` with every reason leaves the state as it was."""
    if action not in legal_actions(state):
        raise IllegalAction(action.text, reasons(state, action))
    state.todo[0].apply(state, action)


def pending(state: State) -> Chance | None:
    """What chance is asked, if the table waits for it."""
    step = state.todo[0]
    return step.question(state) if step.chance else None


def resolve(state: State, outcome: Outcome) -> None:
    """Answer chance. `ChanceError` leaves the state as it was."""
    step = state.todo[0]
    if not step.chance:
        raise ChanceError(f"{outcome.text!r}: nothing is to be revealed now")
    step.resolve(state, outcome)


def reasons(state: State, action: Action) -> tuple[Reason, ...]:
    """Every reason why an action is refused; none if it is legal."""
    step = state.todo[0]
    if step.over:
        return (Reason.GAME_OVER,)
    if step.chance:
        return (Reason.CHANCE_PENDING,)
    if action in step.choices(state):
        return ()
    return tuple(step.reasons(state, action)) or (Reason.NOT_OFFERED,)


def scores(state: State) -> tuple[Score, ...]:
    """The score sheets by seat, as if the game ended now; none before the windows are chosen."""
    return tuple(
        score_window(window, state.public, private, tokens)
        for window, private, tokens in zip(state.windows, state.private, state.tokens, strict=False)
    )


def ranking(state: State) -> tuple[Place, ...]:
    """The ranking as if the game ended now."""
    players = state.rules.players
    return rank(scores(state), [(state.start + turn) % players for turn in range(players)])
