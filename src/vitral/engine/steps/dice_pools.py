"""Private dice pools (docs/rules.md §3): ten dice each, in the open, one of which may be placed in every turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vitral.cards.scripts import ScriptStep
from vitral.dice import COLOR, COLOR_COUNT, with_die, without
from vitral.engine.actions import DO_STOP, OWN, OWNS, STOP, Action
from vitral.engine.chance import Chance, Outcome, chance_error, wrong_number
from vitral.engine.questions import QuestionKind
from vitral.engine.reasons import Reason
from vitral.engine.state import FROM_OWN, State, Work
from vitral.engine.steps.base import ChanceStep, Step, advance, finishable, register
from vitral.engine.steps.hand import ChangeHand
from vitral.engine.steps.menu import Offer
from vitral.engine.steps.reroll import check_reroll
from vitral.translatable import TranslatableText

DICE_EACH: Final = 2 * COLOR_COUNT


class RollOwn(ChanceStep):
    """Rolls two dice of each color for every seat, in the set-up."""

    def pending(self, state: State) -> Chance:
        colors = tuple(6 * color for color in range(COLOR_COUNT) for _ in range(2))
        return Chance("reroll", "own", DICE_EACH * state.rules.players, colors * state.rules.players)

    def resolve(self, state: State, outcome: Outcome) -> None:
        dice, players = outcome.values, state.rules.players
        shares = [tuple(sorted(dice[DICE_EACH * s : DICE_EACH * (s + 1)])) for s in range(players)]
        twice = [color for color in range(COLOR_COUNT) for _ in range(2)]
        if outcome.kind != "reroll" or any([COLOR[die] for die in share] != twice for share in shares):
            raise chance_error(
                outcome.text,
                TranslatableText(
                    "fault-chance-own-colors",
                    "expected two dice of each color for each of {players} players",
                    players=players,
                ),
            )
        if len(dice) != DICE_EACH * players:
            raise chance_error(outcome.text, wrong_number(DICE_EACH * players, len(dice)))
        state.own = list(shares)
        advance(state)


class OwnOffer(Offer):
    """Offers the dice of the seat's own pool, one a turn."""

    kinds = (OWN,)

    def actions(self, state: State) -> list[Action]:
        if state.own_used:
            return []
        window, draft = state.windows[state.seat], state.rules.own_draft
        dice = dict.fromkeys(state.own[state.seat])
        return [OWNS[die] for die in dice if finishable(state, (window, die, -1, 0), draft)]

    def apply(self, state: State, action: Action) -> None:
        seat = state.seat
        state.own[seat] = without(state.own[seat], action.arg)
        state.hand = action.arg
        state.source = FROM_OWN
        state.own_used = True
        state.todo = state.rules.own_draft

    def reasons(self, state: State, action: Action) -> list[Reason]:
        reasons = [Reason.OWN_USED] if state.own_used else []
        if action.arg not in state.own[state.seat]:
            return [*reasons, Reason.NOT_IN_OWN_POOL]
        work: Work = (state.windows[state.seat], action.arg, -1, 0)
        return reasons if finishable(state, work, state.rules.own_draft) else [*reasons, Reason.NO_COMPLETION]


class SwapOwn(ChangeHand):
    """Exchanges the die in hand with one of the own pool; both keep their values (tool 13)."""

    kind = QuestionKind.OWN
    verb = "own"

    def changes(self, state: State, hand: int) -> Iterator[tuple[Action, int]]:
        for die in dict.fromkeys(state.own[state.seat]):
            yield OWNS[die], die

    def apply(self, state: State, action: Action) -> None:
        seat = state.seat
        state.own[seat] = with_die(without(state.own[seat], action.arg), state.hand)
        state.hand = action.arg
        state.source = FROM_OWN
        advance(state)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        if action.kind != OWN:
            return [Reason.NOT_OFFERED]
        return [Reason.NO_COMPLETION if action.arg in state.own[state.seat] else Reason.NOT_IN_OWN_POOL]


class PickOwn(Step):
    """Picks one die of the own pool, and a second or none (tool 14)."""

    kind = QuestionKind.PICK
    verb = "own"
    stop = True

    def choices(self, state: State) -> tuple[Action, ...]:
        dice = [OWNS[die] for die in dict.fromkeys(state.own[state.seat])]
        return (*dice, DO_STOP) if state.picked else tuple(dice)

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        return bool(state.own[state.seat])

    def apply(self, state: State, action: Action) -> None:
        seat = state.seat
        if action.kind != STOP:
            state.own[seat] = without(state.own[seat], action.arg)
            state.picked = with_die(state.picked, action.arg)
        if action.kind == STOP or len(state.picked) == 2 or not state.own[seat]:
            advance(state)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        return [Reason.NOT_IN_OWN_POOL if action.kind == OWN else Reason.NOT_OFFERED]


class RerollPicked(ChanceStep):
    """Rolls the picked dice again and puts them back."""

    sure = True

    def pending(self, state: State) -> Chance:
        return Chance("reroll", "picked", len(state.picked), state.picked, state.round, state.turn)

    def resolve(self, state: State, outcome: Outcome) -> None:
        dice = check_reroll(state.picked, outcome)
        state.own[state.seat] = tuple(sorted((*state.own[state.seat], *dice)))
        state.picked = ()
        advance(state)


ROLL_OWN: Final = register(RollOwn("roll own"))
SWAP_OWN: Final = register(
    SwapOwn("swap own"),
    ScriptStep("changes", "swaps the die in hand with one of your private dice"),
    en="Choose one of your private dice to swap with the { $die }.",
    pt="Escolha um dado do seu acervo pessoal para trocar pelo { $die }.",
    es="Elige un dado de tu pool privado para cambiarlo por el { $die }.",
    ru="Выберите на своей розе кубик, на который обменяете { $die }.",
    de="Wähle einen Würfel aus deinem Vorrat im Tausch gegen die { $die }.",
)
register(
    PickOwn("pick own"),
    ScriptStep("none", "sets one or two private dice aside", then="reroll picked"),
    en="Choose one of your private dice to re-roll.",
    pt="Escolha um dado do seu acervo pessoal para rolar de novo.",
    es="Elige un dado de tu pool privado para volver a tirarlo.",
    ru="Выберите кубик своей розы, который перебросите.",
    de="Wähle einen Würfel aus deinem Vorrat, den du neu würfelst.",
)
register(
    RerollPicked("reroll picked"),
    ScriptStep("none", "re-rolls the private dice set aside", reveals=True),
)
OWN_DIE: Final = OwnOffer()
