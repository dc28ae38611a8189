"""Placing the die in hand (docs/rules.md §1.4), with the exceptions that some tools make."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from vitral.cards.scripts import ScriptStep
from vitral.dice import COLOR, NO_DIE, SHADE
from vitral.engine.actions import CHECK, DO_LEAVE, LEAVE, PLACE, Action, places
from vitral.engine.honor_window import UncheckedWindow
from vitral.engine.printed import printed_colors, printed_values
from vitral.engine.questions import QuestionKind
from vitral.engine.reasons import Reason
from vitral.engine.state import State, Work
from vitral.engine.steps.base import Step, finishable, register, run_auto_steps
from vitral.engine.window import Window
from vitral.spaces import BIT, indexes


class Place(Step):
    """Places the die in hand; a lifted die goes to another space than it came from.

    Words of its text change that. `ignore_color`, `ignore_value`, `ignore_print`: what is printed does not count, and
    the die is excused on such a space (docs/rules.md §1.8). `isolated`: the die may touch no other. `or_leave`: the die
    may be left in the draft pool; `or_leave_if_stuck`: only if it has no legal space by the rules, at honor tables too.
    """

    kind = QuestionKind.PLACE
    verb = "place"
    local = True
    ordinary = True

    def __init__(self, text: str) -> None:
        words = text.split()
        self.ignore_color = "ignore_color" in words or "ignore_print" in words
        self.ignore_value = "ignore_value" in words or "ignore_print" in words
        self.isolated = "isolated" in words
        self.plain = not (self.ignore_color or self.ignore_value or self.isolated)
        self.ordinary = not self.isolated
        self.must_place = "or_leave" not in words
        if "or_leave" in words or "or_leave_if_stuck" in words:
            self.leave = "pool"
            self.sure = True
        super().__init__(text)

    def spaces(self, window: Window, die: int, origin: int) -> int:
        """Returns where the die may go if it was lifted from *origin* (−1: it was not lifted)."""
        if self.plain:
            mask = window.reach & window.fits[COLOR[die]] & window.fits[SHADE[die]]
        else:
            mask = window.spaces(
                die, ignore_color=self.ignore_color, ignore_value=self.ignore_value, isolated=self.isolated
            )
        return mask & ~BIT[origin] if origin >= 0 else mask

    def window_with(self, window: Window, space: int, die: int) -> Window:
        """Returns the window with the die on it."""
        if self.plain:
            return window.place(space, die)
        printed = printed_colors(window.pattern) if self.ignore_color else 0
        if self.ignore_value:
            printed |= printed_values(window.pattern)
        placed = window.place_alone(space, die) if self.isolated else window.place(space, die)
        return placed.excuse(BIT[space] & printed)

    def choices(self, state: State) -> tuple[Action, ...]:
        actions = places(self.spaces(state.windows[state.seat], state.hand, state.origin))
        if not state.todo[1].sure:
            work, rest = state.work, state.todo[1:]
            actions = tuple(
                [action for action in actions if finishable(state, self._work_after(work, action.arg), rest)]
            )
        if not self.leave or (self.must_place and any(not self._refusals(state, action.arg) for action in actions)):
            return actions
        return (*actions, DO_LEAVE)

    def _refusals(self, state: State, space: int) -> list[Reason]:
        return state.windows[state.seat].reasons(
            space,
            state.hand,
            ignore_color=self.ignore_color,
            ignore_value=self.ignore_value,
            isolated=self.isolated,
        )

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        window, hand, origin, _ = work
        mask = self.spaces(window, hand, origin)
        if rest[0].sure:
            return mask != 0
        for space in indexes(mask):
            if finishable(state, self._work_after(work, space), rest):
                return True
        return False

    def _work_after(self, work: Work, space: int) -> Work:
        window, hand, origin, moved = work
        return (self.window_with(window, space, hand), NO_DIE, -1, moved | BIT[space] if origin >= 0 else moved)

    def apply(self, state: State, action: Action) -> None:
        seat, windows = state.seat, state.windows
        if action.kind == LEAVE:
            state.rules.return_to_pool(state)
        else:
            windows[seat] = self.window_with(windows[seat], action.arg, state.hand)
            if state.origin >= 0:
                state.origin = -1
                state.moved |= BIT[action.arg]
        state.hand = NO_DIE
        state.todo = todo = state.todo[1:]
        if todo[0].auto:
            run_auto_steps(state)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        if action.kind == LEAVE:
            return [Reason.MUST_PLACE]
        if action.kind == CHECK:
            return [Reason.DIE_IN_HAND]
        if action.kind != PLACE:
            return [Reason.NOT_OFFERED]
        reasons = self._refusals(state, action.arg)
        if isinstance(state.windows[state.seat], UncheckedWindow):
            reasons = [reason for reason in reasons if reason is Reason.SPACE_TAKEN]
        if action.arg == state.origin:
            reasons.append(Reason.SAME_SPACE)
        return reasons or [Reason.NO_COMPLETION]


PLACE_DIE: Final = register(
    Place("place"),
    ScriptStep("puts", "places the die in hand"),
    en="Place the { $die }.",
    pt="Posicione o { $die }.",
    es="Coloca el { $die }.",
    ru="Разместите { $die }.",
    de="Setz die { $die }.",
)
register(
    Place("place ignore_color"),
    ScriptStep("puts", "places it, whatever color is printed there"),
    en="Place the { $die }. Ignore the color printed on the space.",
    pt="Posicione o { $die }. Ignore a cor impressa no espaço.",
    es="Coloca el { $die }. Ignora el color impreso en el espacio.",
    ru="Разместите { $die }. Цвет, указанный в ячейке, не важен.",
    de="Setz die { $die }. Die aufgedruckte Farbe des Feldes zählt nicht.",
)
register(
    Place("place ignore_value"),
    ScriptStep("puts", "places it, whatever value is printed there"),
    en="Place the { $die }. Ignore the value printed on the space.",
    pt="Posicione o { $die }. Ignore o valor impresso no espaço.",
    es="Coloca el { $die }. Ignora el valor impreso en el espacio.",
    ru="Разместите { $die }. Яркость, указанная в ячейке, не важна.",
    de="Setz die { $die }. Die aufgedruckte Zahl des Feldes zählt nicht.",
)
PLACE_ISOLATED: Final = register(
    Place("place isolated"),
    ScriptStep("puts", "places it where it touches no other die"),
    en="Place the { $die } where it touches no other die.",
    pt="Posicione o { $die } onde ele não toque nenhum outro dado.",
    es="Coloca el { $die } donde no toque ningún otro dado.",
    ru="Разместите { $die } так, чтобы он не соприкасался с другими кубиками.",
    de="Setz die { $die } dorthin, wo sie keinen anderen Würfel berührt.",
)
register(
    Place("place or_leave"),
    ScriptStep("puts", "places it, or leaves it in the draft pool", never_stuck=True, last=True),
    en="Place the { $die }, or leave it in the draft pool.",
    pt="Posicione o { $die }, ou deixe-o no acervo de compra.",
    es="Coloca el { $die }, o déjalo en el pool.",
    ru="Разместите { $die } или оставьте в резерве.",
    de="Setz die { $die } oder lass sie in der Auslage.",
)
register(
    Place("place or_leave_if_stuck"),
    ScriptStep("puts", "places it; leaves it in the draft pool only if it has no space", never_stuck=True, last=True),
    en="Place the { $die }.",
    pt="Posicione o { $die }.",
    es="Coloca el { $die }.",
    ru="Разместите { $die }.",
    de="Setz die { $die }.",
)


def spaces_left(window: Window, origin: int, todo: tuple[Step, ...]) -> int:
    """Returns the spaces for a die of any traits, if it only remains to be placed; else −1."""
    place = todo[0]
    if place is PLACE_DIE:
        field = window.reach
    elif place is PLACE_ISOLATED:
        field = window.alone
    else:
        return -1
    return field if origin < 0 and todo[1].sure else -1


def any_fits(window: Window, field: int, dice: Iterable[int]) -> bool:
    """Returns whether one of the dice may go somewhere on the field."""
    fits = window.fits
    for die in dice:
        if field & fits[COLOR[die]] & fits[SHADE[die]]:
            return True
    return False
