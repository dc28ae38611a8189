"""Why a turn is good, in codes that a page or a command line puts into words."""

from __future__ import annotations

from typing import Any, NamedTuple

from vitral.bots.turns import Plan
from vitral.bots.value.masks import room_of
from vitral.cards import Objective
from vitral.engine import State, Window
from vitral.engine.actions import TOOL
from vitral.engine.scoring import score_objective
from vitral.engine.spaces import names


class Why(NamedTuple):
    """A reason: its code, what it is about (an objective, a tool, a space), and points where there are some.

    - `scores`: the objective `about` brings `points` more at once
    - `own_objective`: the same for the private objective
    - `keeps_open`: other good turns would leave the space `about` for no die at all
    - `narrow`: the space `about` is filled, which few dice fit
    - `tool`: the tool `about` is worth its price
    - `flexible`: the turn leaves most ways to go on
    - `wait`: nothing on offer is worth its space
    """

    code: str
    about: str = ""
    points: int = 0

    def to_dict(self) -> dict[str, Any]:
        return self._asdict()


def reasons(before: State, best: Plan, others: list[Plan], private: tuple[Objective, ...]) -> tuple[Why, ...]:
    """Why the best plan is the best, the weightiest reason first."""
    seat = before.seat
    old, new = before.windows[seat], best.state.windows[seat]
    found: list[Why] = []
    for objective in private:
        gain = _gain(old, new, objective)
        if gain > 0:
            found.append(Why("own_objective", objective.id, gain))
    for objective in before.public:
        gain = _gain(old, new, objective)
        if gain > 0:
            found.append(Why("scores", objective.id, gain))
    found.sort(key=lambda why: -why.points)
    found += [Why("tool", action.text.removeprefix("tool ")) for action in best.actions if action.kind == TOOL]
    found += [Why("keeps_open", space) for space in _spared(new, others, seat)[:1]]
    found += [Why("narrow", space) for space in _narrow(old, new)[:1]]
    if found:
        return tuple(found)
    return (Why("flexible"),) if best.actions else (Why("wait"),)


def _gain(old: Window, new: Window, objective: Objective) -> int:
    return score_objective(new, objective).points - score_objective(old, objective).points


def _spared(new: Window, others: list[Plan], seat: int) -> list[str]:
    """Spaces that stay open to some die, but would not after the next best turns."""
    dead = 0
    for plan in others:
        dead |= room_of(plan.state.windows[seat]).dead
    room = room_of(new)
    return names(dead & room.open & ~room.dead)


def _narrow(old: Window, new: Window) -> list[str]:
    room = room_of(old)
    few = room.colors[0] & (room.values[0] | room.values[1] | room.values[2]) | room.values[0] & room.colors[1]
    return names(new.filled & few)
