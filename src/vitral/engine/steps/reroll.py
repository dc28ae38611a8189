"""Steps of chance in the middle of a turn: dice are rolled again, or drawn from the bag."""

from __future__ import annotations

from vitral.cards.scripts import ScriptStep
from vitral.dice import COLOR, LETTERS, NO_DIE, TEXT, UNSET
from vitral.engine.chance import Chance, ChanceError, Outcome, chance_error
from vitral.engine.state import State, Work
from vitral.engine.steps.base import AutoStep, ChanceStep, Step, advance, register
from vitral.translatable import TranslatableText, expected


class RerollHand(ChanceStep):
    sure = True

    def __init__(self, text: str, purpose: str) -> None:
        super().__init__(text)
        self.purpose = purpose

    def pending(self, state: State) -> Chance:
        """Asks for one new value. The purpose keeps the rolls of one turn apart."""
        return Chance("reroll", self.purpose, 1, (state.hand,), state.round, state.turn)

    def resolve(self, state: State, outcome: Outcome) -> None:
        (state.hand,) = check_reroll((state.hand,), outcome)
        advance(state)


class RerollPool(ChanceStep):
    """Rolls every die of the draft pool again."""

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        return bool(state.pool)

    def pending(self, state: State) -> Chance:
        return Chance("reroll", "pool", len(state.pool), state.pool, state.round, state.turn)

    def resolve(self, state: State, outcome: Outcome) -> None:
        dice = check_reroll(state.pool, outcome)
        if state.places and [COLOR[die] for die in dice] != [COLOR[die] for die in state.pool]:
            there = " ".join(TEXT[die] for die in state.pool)
            raise chance_error(
                outcome.text,
                TranslatableText(
                    "fault-chance-values-in-order",
                    "expected new values for {rolled}, in the order of their places",
                    rolled=there,
                ),
            )
        state.pool = state.rules.arrange_pool(dice)
        advance(state)


def _rebag(state: State) -> None:
    """Puts the die in hand into the bag."""
    color = COLOR[state.hand]
    state.bag = (*state.bag[:color], state.bag[color] + 1, *state.bag[color + 1 :])
    state.hand = state.origin = NO_DIE  # it is not in the window any more, even if it was lifted from there


class DrawDie(ChanceStep):
    """Draws one die from the bag; its value is chosen next."""

    sure = True

    def pending(self, state: State) -> Chance:
        return Chance("draw", "draw", 1, state.bag, state.round, state.turn)

    def resolve(self, state: State, outcome: Outcome) -> None:
        if outcome.kind != "draw" or len(outcome.values) != 1:
            raise chance_error(outcome.text, expected("draw B"))
        color = int(outcome.values[0])
        state.bag = draw_from_bag(state.bag, (UNSET + color,))
        state.hand = UNSET + color
        advance(state)


def check_reroll(dice: tuple[int, ...], outcome: Outcome) -> tuple[int, ...]:
    """Returns the dice after a roll; raises `ChanceError` if their colors are others."""
    values = tuple(int(die) for die in outcome.values) if outcome.kind == "reroll" else ()
    if sorted(die // 6 for die in values) != sorted(COLOR[die] for die in dice):
        rolled = " ".join(TEXT[die] for die in dice)
        raise chance_error(
            outcome.text, TranslatableText("fault-chance-values", "expected new values for {rolled}", rolled=rolled)
        )
    return values


def draw_from_bag(bag: tuple[int, ...], dice: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the bag after drawing those dice; raises `ChanceError` if it does not hold them."""
    left = [*bag, 0]  # no rare glass comes from the bag
    for die in dice:
        color = COLOR[die]
        left[color] = dice_left = left[color] - 1
        if dice_left < 0:
            raise ChanceError(
                TranslatableText(
                    "fault-chance-bag", "there are too few dice of color {letter} in the bag", letter=LETTERS[color]
                )
            )
    left.pop()
    return tuple(left)


register(
    RerollHand("reroll", "hand"),
    ScriptStep("changes", "re-rolls the die in hand", never_stuck=True, reveals=True),
)
register(
    RerollPool("reroll pool"),
    ScriptStep("none", "re-rolls the whole draft pool", reveals=True),
)
register(
    AutoStep("rebag", _rebag, sure=True),
    ScriptStep("puts", "puts the die in hand into the bag", never_stuck=True, reveals=True),
)
register(
    DrawDie("draw"),
    ScriptStep("takes", "draws a die from the bag", never_stuck=True, reveals=True, then="set"),
)
