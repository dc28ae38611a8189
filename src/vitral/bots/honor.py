"""How bots behave at honor tables: they keep to the rules, and call what they see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache

from vitral.engine import Action, State, View
from vitral.engine.actions import CHECK, DO_STOP, REMOVE
from vitral.engine.rules import Rules, rules_for
from vitral.engine.window import Window


def call(view: View, legal: Sequence[Action], worth: Callable[[Window], float]) -> Action | None:
    """What to do about breaches: check a window that has some, take off what is missed least; or None."""
    if legal[0].kind == REMOVE:
        window = view.windows[view.accused]
        return max(legal, key=lambda action: worth(window.lift(action.arg)))
    for action in legal:
        if action.kind == CHECK and view.windows[action.arg].breaches():
            return action
    return DO_STOP if DO_STOP in legal and any(action.kind == CHECK for action in legal) else None


@cache
def strict_rules(rules: Rules) -> Rules:
    """The rules of the same table with strict enforcement."""
    return rules_for(replace(rules.options, enforcement="strict"), rules.cards)


def is_honor_table(state: State) -> bool:
    """Whether any placement is accepted here."""
    return state.rules.options.enforcement == "honour"
