"""What objectives look for. Each kind of goal is one module of this package, which is all that a new kind needs."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from vitral.cards.goals.goal import KINDS, Emblem, FoundSpaces, Goal, Trait
from vitral.reading import Node
from vitral.translatable import all_of, one_of, unlike

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")

GOALS: Final[dict[str, type[Goal]]] = dict(sorted(KINDS.items()))
"""Every kind by its key in card files."""

__all__ = ["GOALS", "Emblem", "FoundSpaces", "Goal", "Trait", "read_goal"]


def read_goal(objective: Node, keys: dict[str, Node]) -> Goal:
    """The one goal among the keys of an objective."""
    found = [name for name in GOALS if name in keys]
    if len(found) != 1:
        raise objective.error(unlike(one_of(GOALS), all_of(found)))
    return GOALS[found[0]].read(keys[found[0]])
