"""Courage (docs/rules.md §4.1): placing a die without minding what is printed on its space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vitral.engine.actions import TOOL, Action, places
from vitral.engine.state import State
from vitral.engine.steps.base import END_CARD, Step, register, without_inspiration
from vitral.engine.steps.draft import PlaceDrafted
from vitral.engine.steps.place import Place

if TYPE_CHECKING:
    from vitral.engine.tools import ToolInPlay


def waived(script: tuple[Step, ...]) -> tuple[Step, ...]:
    """Returns a script in which nothing printed counts where the die in hand is placed; that ends the inspiration."""
    plain = without_inspiration(script)
    done = max((at for at, step in enumerate(plain, 1) if step.text in WAIVED), default=0)
    steps = tuple(WAIVED.get(step.text, step) for step in plain)
    return (*steps[:done], END_CARD, *steps[done:])


class PlaceDraftedIgnoringPrint(PlaceDrafted):
    """Places the die just drafted and ignores the printed color or value; a tool may still be used on the die."""

    def script(self, tool: ToolInPlay) -> tuple[Step, ...]:
        return waived(tool.in_hand)

    def choices(self, state: State) -> tuple[Action, ...]:
        placements = places(self.spaces(state.windows[state.seat], state.hand, -1))
        return placements if state.tool_used else placements + state.rules.hand_tools.usable(state, state.work, self)

    def apply(self, state: State, action: Action) -> None:
        (PlaceDrafted if action.kind == TOOL else Place).apply(self, state, action)


WAIVED: Final[dict[str, Step]] = {
    "place drafted": register(PlaceDraftedIgnoringPrint("place drafted ignore_print")),
    **{
        text: register(Place(f"{text} ignore_print"))
        for text in ("place", "place isolated", "place or_leave", "place or_leave_if_stuck")
    },
}
"""Steps without regard to what is printed, by the text of the step that has it."""
