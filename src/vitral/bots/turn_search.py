"""Whole turns: every way to play on until the turn ends, chance averaged, dear branches cut.

A turn is a menu to which the table returns after every draft or tool. From each menu all scripts are played through on
copies of the state; the best few tables they lead to are menus again, from which more may be done. Only scripts that
move two dice are cut short: the second move is tried from the best tables after the first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from vitral.bots.clock import NO_DEADLINE, late
from vitral.bots.sampling import sample_outcome
from vitral.dice import COLOR, NO_DIE
from vitral.engine import Action, State
from vitral.engine.actions import CHECK, INSPIRE, OWN, PASS, TAKE, TOOL
from vitral.engine.chance import Chance, Outcome
from vitral.engine.questions import QuestionKind
from vitral.engine.steps.lathekin import LIFT_SECOND, PLACE_SECOND
from vitral.engine.steps.lift import Lift

Worth = Callable[[State], float]
"""What a table is worth if the turn ended there."""


class Plan(NamedTuple):
    """A way to play on: what it is worth, its choices up to the end of the turn or to chance, and the table then."""

    worth: float
    actions: tuple[Action, ...]
    state: State
    """At the end of the turn, or where chance is asked."""


class SearchWidth(NamedTuple):
    menus: int = 2
    """Tables from which more is tried after a draft."""
    undrafted: int = 1
    """Tables from which more is tried before a draft."""
    moves: int = 3
    """Tables from which a second die is moved."""
    rolls: int = 4
    """Outcomes tried where a whole pool is rolled."""
    scripts: int = 3
    """How many scripts one turn may hold: a draft, a tool, rare glass."""


ORDINARY: Final = SearchWidth()
DRAFT_ONLY: Final = SearchWidth(0, 0, 0, 0, 1)
_PLAIN: Final = (TAKE, OWN)
"""Kinds of choices that are always tried: drafting a die of the pool or an own one."""


class TurnSearch:
    """Searches turns of one seat."""

    def __init__(self, worth: Worth, rng: Random, width: SearchWidth = ORDINARY, deadline: float = NO_DEADLINE) -> None:
        """Searches until a time. Plain drafts, and ways to end what was begun, are all found, however late it is."""
        self._deadline = deadline
        self._worth = worth
        self._rng = rng
        self._width = width
        self._means: dict[tuple[object, ...], float] = {}

    def plans(self, state: State) -> list[Plan]:
        """Returns every plan found, best first. The first action of each is legal now."""
        here = _Start(state)
        self._means.clear()
        plans: dict[tuple[object, ...], Plan] = {}
        menus: list[Plan] = []
        if here.at_menu(state):
            menus.append(Plan(self._worth(state), (), state))
        else:
            self._note(list(self._played(state, here, both_orders=True, whole=True)), plans, menus)
        for depth in range(self._width.scripts):
            fresh: list[Plan] = []
            for menu in self._chosen(menus) if depth else menus:
                if depth and late(self._deadline):
                    break
                self._note(list(self._scripts(menu, here)), plans, fresh)
            menus = fresh
            if not menus:
                break
        if here.at_menu(state):
            end = Plan(self._worth(state), (), state)
            plans.setdefault(_key(end), end)
        return sorted(plans.values(), key=lambda plan: -plan.worth)

    def _note(self, plans: Sequence[Plan], by_position: dict[tuple[object, ...], Plan], menus: list[Plan]) -> None:
        for plan in plans:
            key = _key(plan)
            old = by_position.get(key)
            if old is None:
                by_position[key] = plan
                if not plan.state.todo[0].chance:
                    menus.append(plan)
            elif plan.worth > old.worth:
                by_position[key] = plan

    def _chosen(self, menus: list[Plan]) -> list[Plan]:
        menus.sort(key=lambda plan: -plan.worth)
        drafted = [plan for plan in menus if plan.state.drafted]
        undrafted = [plan for plan in menus if not plan.state.drafted]
        return drafted[: self._width.menus] + undrafted[: self._width.undrafted]

    def _scripts(self, menu: Plan, here: _Start) -> Iterator[Plan]:
        """Yields what follows from a menu through every script to the next."""
        if not here.at_menu(menu.state):
            return
        state = menu.state
        step = state.todo[0]
        tools = self._width.moves > 0
        for action in step.choices(state):
            if action.kind == PASS or action.kind == CHECK or (action.kind == TOOL and not tools):
                continue
            plain = action.kind in _PLAIN
            if not plain and late(self._deadline):
                continue
            after = state.copy()
            step.apply(after, action)
            for plan in self._played(after, here, whole=plain):
                yield Plan(plan.worth, (*menu.actions, action, *plan.actions), plan.state)

    def _played(self, state: State, here: _Start, *, both_orders: bool = False, whole: bool = False) -> Iterator[Plan]:
        """Yields what follows from the middle of a script to all its ends; `whole` if time does not matter.

        A tool for a drafted die is tried before the draft only, since both orders lead to the same; unless the die is
        in hand already (`both_orders`).
        """
        stack: list[tuple[State, tuple[Action, ...]]] = [(state, ())]
        second: list[Plan] = []
        drafted = False
        while stack:
            if not whole and (drafted or second) and late(self._deadline):
                break
            now, path = stack.pop()
            if not here.in_script(now):
                drafted = True
                yield Plan(self._worth(now), path, now)
                continue
            step = now.todo[0]
            if step.chance:
                drafted = True
                yield Plan(self._averaged(now, here), path, now)
                continue
            if here.second_move(now):
                second.append(Plan(self._worth(now), path, now))
                continue
            for action in step.choices(now):
                if _doubled(now, action) and not (both_orders and now is state):
                    continue
                after = now.copy()
                step.apply(after, action)
                stack.append((after, (*path, action)))
        second.sort(key=lambda plan: -plan.worth)
        for plan in second[: self._width.moves]:
            step = plan.state.todo[0]
            for action in step.choices(plan.state):
                if drafted and late(self._deadline):
                    return
                after = plan.state.copy()
                step.apply(after, action)
                for later in self._played(after, here):
                    drafted = True
                    yield Plan(later.worth, (*plan.actions, action, *later.actions), later.state)

    def _averaged(self, state: State, here: _Start) -> float:
        """Returns what a table is worth that waits for chance: the mean over outcomes of the best way on."""
        # The value of a drawn or rolled die hardly depends on the die that was given for it.
        key = _chance_key(state)
        if key in self._means:
            return self._means[key]
        step = state.todo[0]
        total = shares = 0.0
        for part, outcome in outcomes(step.pending(state), self._rng, self._width.rolls):
            if shares and late(self._deadline):
                break
            after = state.copy()
            step.resolve(after, outcome)
            if here.at_menu(after) and not after.drafted:
                best = max(plan.worth for plan in self._drafts(after, here))
            else:
                best = max((plan.worth for plan in self._played(after, here)), default=self._worth(after))
            total += part * best
            shares += part
        self._means[key] = total / shares
        return total / shares

    def _drafts(self, state: State, here: _Start) -> Iterator[Plan]:
        yield Plan(self._worth(state), (), state)
        yield from self._scripts(Plan(0.0, (), state), here)


class _Start:
    """The turn that is searched."""

    def __init__(self, state: State) -> None:
        self._turn = (state.round, state.turn, state.seat)
        self._menu = state.rules.turn
        self._track = len(state.track)

    def same_turn(self, state: State) -> bool:
        return (state.round, state.turn, state.seat) == self._turn and len(state.track) == self._track

    def at_menu(self, state: State) -> bool:
        """Returns whether the seat may pass."""
        return state.todo[0] is self._menu and self.same_turn(state)

    def in_script(self, state: State) -> bool:
        """Returns whether a script of this turn is not finished."""
        step = state.todo[0]
        return step is not self._menu and not step.over and self.same_turn(state)

    def second_move(self, state: State) -> bool:
        """Returns whether a tool has moved one die and a second is to be lifted, or to be placed if
        both were lifted.
        """
        step = state.todo[0]
        if isinstance(step, Lift):
            return state.moved.bit_count() == 1 and state.hand < 0
        return step is PLACE_SECOND


def _doubled(state: State, action: Action) -> bool:
    """Returns whether a choice leads to nothing that another order of choices does not lead to."""
    asks = state.todo[0].question.kind
    if asks is QuestionKind.PLACE:  # a tool, or Wisdom for one, with the drafted die in hand
        wise = action.kind == INSPIRE and state.inspirations[state.seat].moment == "tool"
        return action.kind == TOOL or wise
    # Two dice lifted together: in the order of their spaces.
    return asks is QuestionKind.LIFT and state.todo[0] is LIFT_SECOND and action.arg < state.origin


def _key(plan: Plan) -> tuple[object, ...]:
    """Returns a key that is equal for plans that lead to equivalent tables."""
    state = plan.state
    if state.todo[0].chance:
        return (plan.actions,)
    seat = state.seat
    return (
        *(state.windows[seat].on, state.tokens[seat], state.drafted, state.tool_used, state.own_used),
        *(state.pool, state.own[seat] if state.own else (), state.inspired, state.skips, state.glass_used),
    )


def _chance_key(state: State) -> tuple[object, ...]:
    window, hand, *_ = state.work
    pool = state.pool if state.rules.options.solo or (hand == NO_DIE and not state.drafted) else ()
    return (state.todo, window.on, COLOR[hand] if hand != NO_DIE else -1, state.tokens[state.seat], pool, state.picked)


def outcomes(chance: Chance, rng: Random, rolls: int) -> list[tuple[float, Outcome]]:
    """Returns what chance may answer, each with its share: all of it if that is little, else a sample."""
    if chance.kind == "reroll" and chance.amount == 1:
        color = COLOR[chance.among[0]]
        return [(1.0, Outcome("reroll", "reroll", (6 * color + value,))) for value in range(6)]
    if chance.kind == "draw":
        return [(float(count), Outcome("draw", "draw", (color,))) for color, count in enumerate(chance.among) if count]
    return [(1.0, sample_outcome(chance, rng)) for _ in range(max(1, rolls))]
