"""Placing the die in hand (RULES.md §1.4), with what some tools waive or ask."""

from __future__ import annotations

from typing import ClassVar, Final

from vitral.engine.actions import DO_LEAVE, LEAVE, PLACE, Action, places
from vitral.engine.dice import COLOR, NO_DIE, SHADE, with_die
from vitral.engine.reasons import Reason
from vitral.engine.spaces import BIT
from vitral.engine.state import State, Work
from vitral.engine.steps.base import Options, Step, go_on, register
from vitral.engine.window import HonourWindow, Window, printed_colors, printed_values


class Place(Step):
    """Place the die in hand by the ordinary rules; a lifted die goes to another space than it came from."""

    __slots__ = ()
    ordinary: ClassVar[bool] = True
    """Whether every space the ordinary rules allow is allowed here too."""

    def spaces(self, window: Window, die: int) -> int:
        """Where the die may go."""
        return window.reach & window.fits[COLOR[die]] & window.fits[SHADE[die]]

    def put(self, window: Window, space: int, die: int) -> Window:
        """The window with the die on it."""
        return window.place(space, die)

    def _open(self, work: Work) -> int:
        mask = self.spaces(work.window, work.hand)
        return mask & ~BIT[work.origin] if work.origin >= 0 else mask

    def choices(self, state: State) -> tuple[Action, ...]:
        """Every legal space, if what comes after cannot fail; else those that let it be finished."""
        hand = state.hand
        mask = self.spaces(state.windows[state.seat], hand)
        if state.origin >= 0:
            mask &= ~BIT[state.origin]
        if state.todo[1].sure:
            return places(mask)
        return super().choices(state)

    def options(self, state: State, work: Work) -> Options:
        """Every legal space."""
        for action in places(self._open(work)):
            yield action, self._after(work, action.arg)

    def _after(self, work: Work, space: int) -> Work:
        moved = work.moved | BIT[space] if work.origin >= 0 else work.moved
        return Work(self.put(work.window, space, work.hand), NO_DIE, -1, moved)

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        """Whether a legal space exists from which the rest can be finished."""
        if rest[0].sure:
            return bool(self._open(work))
        return super().feasible(state, work, rest)

    def apply(self, state: State, action: Action) -> None:
        """Put the die down, or leave it in the draft pool."""
        if action.kind == LEAVE:
            state.pool = with_die(state.pool, state.hand)
        else:
            space = action.arg
            windows = state.windows
            windows[state.seat] = self.put(windows[state.seat], space, state.hand)
            if state.origin >= 0:
                state.origin = -1
                state.moved |= BIT[space]
        state.hand = NO_DIE
        state.todo = todo = state.todo[1:]
        if todo[0].auto:
            state.todo = (self, *todo)
            go_on(state)

    def waivers(self) -> dict[str, bool]:
        """What `Window.reasons` is told of this kind of placing."""
        return {}

    def reasons(self, state: State, action: Action) -> list[Reason]:
        """All that is wrong with the space."""
        if action.kind == LEAVE:
            return [Reason.MUST_PLACE]
        if action.kind != PLACE:
            return [Reason.NOT_OFFERED]
        window = state.windows[state.seat]
        found = window.reasons(action.arg, state.hand, **self.waivers())
        if isinstance(window, HonourWindow):
            found = [reason for reason in found if reason is Reason.SPACE_TAKEN]
        if action.arg == state.origin:
            found.append(Reason.SAME_SPACE)
        return found or [Reason.NO_COMPLETION]


class PlaceIgnoringColor(Place):
    """A printed color does not count; the die is excused on such a space (RULES.md §1.8)."""

    __slots__ = ()

    def spaces(self, window: Window, die: int) -> int:
        """As `Window.spaces_ignoring_color`."""
        return window.spaces_ignoring_color(die)

    def put(self, window: Window, space: int, die: int) -> Window:
        """Placed and, where a color is printed, excused."""
        return window.place(space, die).excuse(BIT[space] & printed_colors(window.pattern))

    def waivers(self) -> dict[str, bool]:
        """Printed colors."""
        return {"ignore_color": True}


class PlaceIgnoringValue(Place):
    """A printed value does not count; the die is excused on such a space (RULES.md §1.8)."""

    __slots__ = ()

    def spaces(self, window: Window, die: int) -> int:
        """As `Window.spaces_ignoring_value`."""
        return window.spaces_ignoring_value(die)

    def put(self, window: Window, space: int, die: int) -> Window:
        """Placed and, where a value is printed, excused."""
        return window.place(space, die).excuse(BIT[space] & printed_values(window.pattern))

    def waivers(self) -> dict[str, bool]:
        """Printed values."""
        return {"ignore_value": True}


class PlaceIsolated(Place):
    """The die may touch no other."""

    __slots__ = ()
    ordinary = False

    def spaces(self, window: Window, die: int) -> int:
        """As `Window.spaces_isolated`."""
        return window.spaces_isolated(die)

    def waivers(self) -> dict[str, bool]:
        """Touching is what is forbidden here."""
        return {"isolated": True}


class PlaceOrLeave(Place):
    """The die may be left in the draft pool instead."""

    __slots__ = ()
    sure = True

    def choices(self, state: State) -> tuple[Action, ...]:
        """Every legal space, and leaving it."""
        return (*places(self._open(state.work)), DO_LEAVE)


class PlaceOrLeaveIfStuck(Place):
    """The die goes back to the draft pool only if it has no legal space."""

    __slots__ = ()
    sure = True

    def choices(self, state: State) -> tuple[Action, ...]:
        """Every legal space, or else leaving it."""
        return places(self._open(state.work)) or (DO_LEAVE,)


PLACE_DIE: Final = register(Place("place"))
register(PlaceIgnoringColor("place ignore_color"))
register(PlaceIgnoringValue("place ignore_value"))
register(PlaceIsolated("place isolated"))
register(PlaceOrLeave("place or_leave"))
register(PlaceOrLeaveIfStuck("place or_leave_if_stuck"))
