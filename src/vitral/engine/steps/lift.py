"""Lifting a die of the own window, to move it (docs/rules.md §1.9, tools 2, 3, 4 and 12)."""

from __future__ import annotations

from typing import Final

from vitral.cards.scripts import ScriptStep
from vitral.dice import COLOR, GLASS, NO_DIE, SHADE
from vitral.engine.actions import DO_STOP, LIFT, LIFTS, STOP, Action
from vitral.engine.questions import QuestionKind
from vitral.engine.reasons import Reason
from vitral.engine.state import State, Work
from vitral.engine.steps.base import Step, advance, finishable, register
from vitral.engine.steps.place import PLACE_DIE
from vitral.engine.window import Window
from vitral.spaces import BIT, FULL, around, beside, indexes


class Lift(Step):
    """Lifts one die of the window. `other`: not one that this tool has moved; colors as the modifiers say."""

    kind = QuestionKind.LIFT
    verb = "lift"

    def __init__(self, text: str) -> None:
        super().__init__(text)
        words = text.split()[1:]
        self.other = "other" in words
        self.track_color = "track_color" in words
        self.same_color = "same_color" in words
        self.sure = "or_stop" in words
        self.local = not self.track_color
        self.question = self.question._replace(stop=self.sure)

    def candidates(self, state: State, work: Work) -> tuple[int, ...]:
        """Returns the spaces whose dice may be lifted, without a check of where they could go."""
        window, _, _, moved = work
        mask = window.filled
        if self.other:
            mask &= ~moved
        if self.track_color:
            mask &= shown_on_track(state.track, window)
        if self.same_color:
            mask &= next(window.on[color] for color in range(GLASS) if window.on[color] & moved)
        return indexes(mask)

    def choices(self, state: State) -> tuple[Action, ...]:
        work, rest = state.work, state.todo[1:]
        spaces = self.candidates(state, work)
        window, place = work[0], rest[0]
        if not place.ordinary or not rest[1].sure:
            lifts = [LIFTS[space] for space in spaces if can_move(state, work, space, rest)]
        elif place is PLACE_DIE:
            lifts = [LIFTS[space] for space in spaces if window.movable(space)]
        else:
            lifts = [LIFTS[space] for space in spaces if window.movable(space) or can_move(state, work, space, rest)]
        return (*lifts, DO_STOP) if self.sure else tuple(lifts)

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        spaces = self.candidates(state, work)
        place, after = rest[0], rest[1]
        if after.sure and place.ordinary:
            window = work[0]
            for space in spaces:
                if window.movable(space):
                    return True
            if place is PLACE_DIE:
                return False
        elif len(spaces) == 1 and isinstance(after, Lift):
            return False  # one die cannot be moved twice
        for space in spaces:
            if can_move(state, work, space, rest):
                return True
        return False

    def apply(self, state: State, action: Action) -> None:
        if action.kind == STOP:
            state.todo = state.todo[-1:]
            state.using = ()
            return
        window = state.windows[state.seat]
        state.hand = window.die_at(action.arg)
        state.origin = action.arg
        state.windows[state.seat] = window.lift(action.arg)
        advance(state)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        if action.kind != LIFT:
            return [Reason.NOT_OFFERED]
        work = state.work
        window, _, _, moved = work
        die = window.die_at(action.arg)
        if die == NO_DIE:
            return [Reason.NO_DIE_THERE]
        reasons = []
        if self.other and moved & BIT[action.arg]:
            reasons.append(Reason.SAME_DIE)
        if self.track_color and COLOR[die] not in {COLOR[other] for dice in state.track for other in dice}:
            reasons.append(Reason.COLOR_NOT_ON_TRACK)
        if self.same_color and not reasons and action.arg not in self.candidates(state, work):
            reasons.append(Reason.OTHER_COLOR)
        return reasons or [Reason.NO_COMPLETION]


def shown_on_track(track: tuple[tuple[int, ...], ...], window: Window) -> int:
    """Returns the mask of the dice whose color is on the round track."""
    on, filled = window.on, window.filled
    colors = 0
    for dice in track:
        for die in dice:
            colors |= on[COLOR[die]]
        if colors == filled:  # stop once all colors are found
            break
    return colors


def can_move(state: State, work: Work, space: int, rest: tuple[Step, ...]) -> bool:
    """Returns whether the die on a space can be lifted and the rest finished; mostly known without lifting it."""
    window, _, _, moved = work
    place, after = rest[0], rest[1]
    if place.ordinary:
        if window.movable(space):
            if after.sure or (after is LIFT_OTHER and _another_die_fits(window, space, moved, rest[2:])):
                return True
        elif place is PLACE_DIE:
            return False
    return finishable(state, (window.lift(space), window.die_at(space), space, moved), rest)


def _another_die_fits(window: Window, space: int, moved: int, rest: tuple[Step, ...]) -> bool:
    """Returns True if some other die can certainly move after the one on *space*; False says nothing.

    The first die goes to the lowest space open to it. Another may follow wherever it could go with the first still in
    its place, if it touches a die there and does not come to lie beside the first with a trait in common.
    """
    if rest[0] is not PLACE_DIE or not rest[1].sure:
        return False
    first = window.die_at(space)
    color, shade = COLOR[first], SHADE[first]
    target = window.moves(space)
    target &= -target
    fits, others = window.fits, window.filled ^ BIT[space]
    free = FULL & ~(window.filled | target)
    apart = free & ~beside(target)
    for other in indexes(others & ~moved):
        die = window.die_at(other)
        goals = fits[COLOR[die]] & fits[SHADE[die]] & (apart if color == COLOR[die] or shade == SHADE[die] else free)
        if goals and goals & around(others ^ BIT[other] | target):
            return True
    return False


register(
    Lift("lift"),
    ScriptStep("takes", "lifts a die from your window", lifts=True),
    en="Choose a die to move.",
    pt="Escolha um dado para mover.",
    es="Elige un dado para mover.",
    ru="Выберите кубик, который переставите.",
    de="Wähle einen Würfel, den du versetzen willst.",
)
LIFT_OTHER: Final = register(
    Lift("lift other"),
    ScriptStep("takes", "lifts a die that was not just moved", lifts=True, after="a lift"),
    en="Choose a second die to move.",
    pt="Escolha um segundo dado para mover.",
    es="Elige un segundo dado para mover.",
    ru="Выберите второй кубик, который переставите.",
    de="Wähle einen zweiten Würfel, den du versetzen willst.",
)
register(
    Lift("lift track_color"),
    ScriptStep("takes", "lifts a die of a color on the round track", lifts=True),
    en="Choose a die to move. Its color must be on the round track.",
    pt="Escolha um dado para mover. A cor dele precisa estar na trilha de rodadas.",
    es="Elige un dado para mover. Su color tiene que estar en el marcador de ronda.",
    ru="Выберите кубик, который переставите. Его цвет должен быть на счётчике раундов.",
    de="Wähle einen Würfel, den du versetzen willst. Seine Farbe muss auf dem Rundenanzeiger liegen.",
)
register(
    Lift("lift other same_color or_stop"),
    ScriptStep("takes", "lifts another die of the same color, or stops", lifts=True, after="a lift"),
    en="Choose a second die of the same color to move, or stop here.",
    pt="Escolha um segundo dado da mesma cor para mover, ou pare por aqui.",
    es="Elige un segundo dado del mismo color para mover, o déjalo así.",
    ru="Выберите второй кубик того же цвета, который переставите, или остановитесь на этом.",
    de="Wähle einen zweiten Würfel derselben Farbe oder lass es dabei.",
)
