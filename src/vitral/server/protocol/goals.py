"""What an objective looks for, as the page needs it to count without a server: made from `vitral.cards.goals`."""

from __future__ import annotations

from dataclasses import asdict, fields
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Final, get_type_hints

from msgspec import Struct, defstruct

from vitral.cards.goals import GOALS, Goal


def _struct(kind: type[Goal]) -> type[Struct]:
    types = get_type_hints(kind)
    return defstruct(
        f"{kind.__name__}Goal",
        [(field.name, types[field.name]) for field in fields(kind)],
        tag=kind.kind,
        tag_field="kind",
        module=__name__,
        namespace={"__doc__": kind.__doc__},
    )


CARD_GOALS: Final = {kind: _struct(kind) for kind in GOALS.values()}
"""The struct of each kind of goal, with the same fields."""

if TYPE_CHECKING:
    CardGoal = Struct
else:
    CardGoal = reduce(or_, CARD_GOALS.values())


def card_goal(goal: Goal) -> CardGoal:
    """A goal as the protocol writes it."""
    return CARD_GOALS[type(goal)](**asdict(goal))
