"""The reasons why a turn is good, as codes that a page or a command line puts into words.

All of it comes from the parts of the evaluation: the points of each objective now and in the end, the spaces that stay
open, the dice left for the target.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from vitral.bots.evaluation import Evaluator, placements_left
from vitral.bots.evaluation.terms import OpenSpaces, open_spaces
from vitral.bots.turn_search import Plan
from vitral.cards import Objective
from vitral.dice import VALUE
from vitral.engine import Action, State, Window
from vitral.engine.actions import TOOL
from vitral.engine.scoring import score_objective
from vitral.spaces import INDEX, names

_PROMISED: Final = 0.5
"""Points of an objective, expected in the end, that are worth speaking of."""


class TurnReason(NamedTuple):
    """A reason: its code, what it is about (an objective, a tool, a space), and points where there are some.

    - `scores`: the objective `about` brings `points` more at once
    - `own_objective`: the same for the private objective
    - `promises`: the objective `about` should still bring `points`, more than after other good turns
    - `keeps_for`: other good turns would leave the space `about` for no die at all; the value `points` still fits
    - `keeps_open`: the same where several values still fit
    - `narrow`: the space `about` is filled, which few dice fit
    - `off_track`: in solo, dice of `points` more than after other good turns stay off the round track
    - `tool`: the tool `about` is worth its price
    - `flexible`: the turn leaves most ways to go on
    - `wait`: nothing on offer is worth its space
    """

    code: str
    about: str = ""
    points: int = 0

    def to_dict(self) -> dict[str, Any]:
        return self._asdict()


def reasons(
    before: State, best: Plan, others: list[Plan], private: tuple[Objective, ...], evaluator: Evaluator
) -> tuple[TurnReason, ...]:
    """Returns why the best plan is the best, the weightiest reason first.

    There is none for ending a turn in which a die was drafted.
    """
    seat = before.seat
    old, new = before.windows[seat], best.state.windows[seat]
    whys: list[TurnReason] = []
    for objective in private:
        gain = _gain(old, new, objective)
        if gain > 0:
            whys.append(TurnReason("own_objective", objective.id, gain))
    for objective in before.public:
        gain = _gain(old, new, objective)
        if gain > 0:
            whys.append(TurnReason("scores", objective.id, gain))
    whys.sort(key=lambda why: -why.points)
    whys += [TurnReason("tool", tool) for tool in _tools(best.actions, before)]
    whys += _off_track(best, others)
    whys += [_kept(new, space) for space in _spared(new, others, seat)[:1]]
    whys += [TurnReason("narrow", space) for space in _narrow(old, new)[:1]]
    mentioned = {why.about for why in whys}
    whys += [why for why in _promised(before, best, others, evaluator, private) if why.about not in mentioned]
    if whys:
        return tuple(whys)
    if best.actions:
        return (TurnReason("flexible"),)
    return () if before.drafted else (TurnReason("wait"),)


def public_reasons(old: Window, new: Window, public: Sequence[Objective]) -> list[TurnReason]:
    """Returns what everybody at the table can see of why a turn was good, whatever the private objectives are."""
    gains = [TurnReason("scores", objective.id, _gain(old, new, objective)) for objective in public]
    best = sorted((why for why in gains if why.points > 0), key=lambda why: -why.points)
    return best or [TurnReason("narrow", space) for space in _narrow(old, new)[:1]]


def _tools(actions: Sequence[Action], before: State) -> list[str]:
    used = {tool.action: tool.card.id for tool in before.tools}
    return [used[action] for action in actions if action.kind == TOOL]


def _left(state: State) -> int:
    return sum(VALUE[die] for die in state.pool)


def _gain(old: Window, new: Window, objective: Objective) -> int:
    return score_objective(new, objective).points - score_objective(old, objective).points


def _promised(
    before: State, best: Plan, others: list[Plan], evaluator: Evaluator, private: tuple[Objective, ...]
) -> list[TurnReason]:
    """Returns the objective whose later points the best plan raises most, if that is worth mentioning."""
    settled = [plan.state for plan in others if not plan.state.todo[0].chance]
    if best.state.todo[0].chance or not settled:
        return []
    seat = before.seat
    window, left = best.state.windows[seat], placements_left(best.state, seat)
    mine = evaluator.expected_points(window, left)
    rivals = [evaluator.expected_points(state.windows[seat], left) for state in settled]
    ahead = {name: worth - sum(rival[name] for rival in rivals) / len(rivals) for name, worth in mine.items()}
    name = max(ahead, key=ahead.__getitem__)
    objective = next(objective for objective in (*before.public, *private) if objective.id == name)
    to_come = round(mine[name] - score_objective(window, objective).points)
    return [TurnReason("promises", name, to_come)] if ahead[name] >= _PROMISED and to_come > 0 else []


def _off_track(best: Plan, others: list[Plan]) -> list[TurnReason]:
    if not best.state.rules.options.solo or not others or best.state.todo[0].chance:
        return []
    mean = sum(_left(plan.state) for plan in others) / len(others)
    less = round(mean - _left(best.state))
    return [TurnReason("off_track", points=less)] if less > 0 else []


def _kept(window: Window, space: str) -> TurnReason:
    """Returns the reason that a space stays open: for one value, where only that still fits."""
    fits = [value for value in range(1, 7) if window.fits[5 + value] >> INDEX[space] & 1]
    return TurnReason("keeps_for", space, fits[0]) if len(fits) == 1 else TurnReason("keeps_open", space)


def _spared(new: Window, others: list[Plan], seat: int) -> list[str]:
    """Returns the spaces that stay open to some die, but would not after the next best turns."""
    dead = 0
    for plan in others:
        dead |= _open_spaces(plan.state.windows[seat]).dead
    room = _open_spaces(new)
    return names(dead & room.open & ~room.dead)


def _narrow(old: Window, new: Window) -> list[str]:
    room = _open_spaces(old)
    few = room.colors[0] & (room.values[0] | room.values[1] | room.values[2]) | room.values[0] & room.colors[1]
    return names(new.filled & few)


def _open_spaces(window: Window) -> OpenSpaces:
    return open_spaces(window.fits, window.filled, window.reach)
