"""Bots at honor tables, where any placement is accepted: they obey the rules and call breaches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache

from vitral.engine import Action, State, View
from vitral.engine.actions import CHECK, DO_STOP, REMOVE
from vitral.engine.rules import Rules, rules_for
from vitral.engine.window import Window


def is_honor_table(state: State) -> bool:
    return state.rules.options.enforcement == "honour"


def call_breach(view: View, legal: Sequence[Action], worth: Callable[[Window], float]) -> Action | None:
    """Returns what to do about breaches, or None if there is nothing to do.

    A window with breaches is checked; of the dice that may be removed, the one that is missed least is.
    """
    if legal[0].kind == REMOVE:
        window = view.windows[view.accused]
        return max(legal, key=lambda action: worth(window.lift(action.arg)))
    for action in legal:
        if action.kind == CHECK and view.windows[action.arg].breaches():
            return action
    return DO_STOP if DO_STOP in legal and any(action.kind == CHECK for action in legal) else None


@cache
def strict_rules(rules: Rules) -> Rules:
    """Returns the rules of the same table with strict enforcement."""
    return rules_for(replace(rules.options, enforcement="strict"), rules.cards)


def strict_state(state: State) -> State:
    """Returns an honor table under strict rules: what a player who keeps to the rules may do there."""
    strict = strict_rules(state.rules)
    new = state.copy()
    new.rules = strict
    new.todo = tuple(strict.turn if step is state.rules.turn else step for step in state.todo)
    new.tools = strict.tools_in_play(tuple(tool.card.id for tool in state.tools))
    new.windows = [strict.window_type.parse(w.pattern, w.rows()).excuse(w.excused) for w in state.windows]
    return new
