"""Courage (docs/rules.md §4.1): placing a die without minding what is printed on its space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vitral.engine.actions import DO_LEAVE, TOOL, Action, places
from vitral.engine.state import State
from vitral.engine.steps.base import END_CARD, Step, register, without_inspiration
from vitral.engine.steps.draft import PlaceDrafted
from vitral.engine.steps.place import Place
from vitral.engine.window import Window
from vitral.spaces import BIT

if TYPE_CHECKING:
    from vitral.engine.tools import ToolInPlay


def waived(script: tuple[Step, ...]) -> tuple[Step, ...]:
    """Returns a script in which nothing printed counts where the die in hand is placed; that ends the inspiration."""
    plain = without_inspiration(script)
    done = max((at for at, step in enumerate(plain, 1) if step.text in WAIVED), default=0)
    found = tuple(WAIVED.get(step.text, step) for step in plain)
    return (*found[:done], END_CARD, *found[done:])


class PlaceIgnoringPrint(Place):
    """Places the die whatever is printed; it is excused on its space."""

    __slots__ = ()

    def spaces(self, window: Window, die: int, origin: int) -> int:
        return window.spaces_ignoring_print(die)

    def put(self, window: Window, space: int, die: int) -> Window:
        return _excused(self.laid(window, space, die), space)

    def laid(self, window: Window, space: int, die: int) -> Window:
        return window.place(space, die)

    def waivers(self) -> dict[str, bool]:
        return {"ignore_color": True, "ignore_value": True}


def _excused(window: Window, space: int) -> Window:
    """Returns the window with the die on that space excused, if something is printed there."""
    return window.excuse(BIT[space]) if window.pattern.grid[space // 5][space % 5] != "." else window


class PlaceDraftedIgnoringPrint(PlaceDrafted):
    """The same for the die just drafted, on which a tool may still be used."""

    __slots__ = ()

    def spaces(self, window: Window, die: int, origin: int) -> int:
        return window.spaces_ignoring_print(die)

    def put(self, window: Window, space: int, die: int) -> Window:
        return _excused(window.place(space, die), space)

    def waivers(self) -> dict[str, bool]:
        return {"ignore_color": True, "ignore_value": True}

    def script(self, tool: ToolInPlay) -> tuple[Step, ...]:
        return waived(tool.in_hand)

    def choices(self, state: State) -> tuple[Action, ...]:
        found = places(self.spaces(state.windows[state.seat], state.hand, -1))
        return found if state.tool_used else found + state.rules.hand_tools.usable(state, state.work, self)

    def apply(self, state: State, action: Action) -> None:
        (PlaceDrafted if action.kind == TOOL else Place).apply(self, state, action)


class PlaceIsolatedIgnoringPrint(PlaceIgnoringPrint):
    """The same where the die touches no other (with tool 9)."""

    __slots__ = ()
    ordinary = False

    def spaces(self, window: Window, die: int, origin: int) -> int:
        return window.spaces_isolated_ignoring_print(die)

    def laid(self, window: Window, space: int, die: int) -> Window:
        return window.place_alone(space, die)

    def waivers(self) -> dict[str, bool]:
        return {"ignore_color": True, "ignore_value": True, "isolated": True}


class WaivedOrLeave(PlaceIgnoringPrint):
    """The same for a die that may be left in the pool (tool 11)."""

    __slots__ = ()
    leave = "pool"
    sure = True

    def choices(self, state: State) -> tuple[Action, ...]:
        return (*places(self.spaces(state.windows[state.seat], state.hand, -1)), DO_LEAVE)


class WaivedOrLeaveIfStuck(PlaceIgnoringPrint):
    """The same for a die that is left only if it has no space (tool 6)."""

    __slots__ = ()
    leave = "pool"
    sure = True

    def choices(self, state: State) -> tuple[Action, ...]:
        window, die = state.windows[state.seat], state.hand
        found = places(self.spaces(window, die, -1))
        if all(window.reasons(action.arg, die, **self.waivers()) for action in found):
            return (*found, DO_LEAVE)
        return found


WAIVED: Final[dict[str, Step]] = {
    "place": register(PlaceIgnoringPrint("place ignore_print")),
    "place drafted": register(PlaceDraftedIgnoringPrint("place drafted ignore_print")),
    "place isolated": register(PlaceIsolatedIgnoringPrint("place isolated ignore_print")),
    "place or_leave": register(WaivedOrLeave("place or_leave ignore_print")),
    "place or_leave_if_stuck": register(WaivedOrLeaveIfStuck("place or_leave_if_stuck ignore_print")),
}
