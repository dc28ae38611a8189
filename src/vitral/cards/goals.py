"""Reads what an objective looks for: exactly one goal out of a few kinds."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from vitral.cards.model import (
    COLORS,
    ByGlass,
    Diagonals,
    GlassRule,
    Goal,
    Lines,
    Pairing,
    Pairs,
    Sets,
    SumOfColor,
    SumOfSpaces,
    Trait,
)
from vitral.reading import Node, shown
from vitral.translatable import all_of, list_like, not_together, one_of, unlike

VALUES = "123456"
SPACES = list_like('["A1", "D5"]')
"""What a list of spaces looks like."""
_MEMBERS = list_like('["1", "2"]')

_TRAITS: tuple[Trait, ...] = get_args(Trait)
_PAIRINGS: tuple[Pairing, ...] = get_args(Pairing)
_GLASS_RULES: tuple[GlassRule, ...] = get_args(GlassRule)


def goal(objective: Node, keys: dict[str, Node]) -> Goal:
    """The one goal among the keys of an objective."""
    found = [name for name in GOALS if name in keys]
    if len(found) != 1:
        raise objective.error(unlike(one_of(GOALS), all_of(found)))
    return _READERS[found[0]](keys[found[0]])


def _by_glass(node: Node) -> ByGlass:
    return ByGlass(node.table(("rule",))["rule"].one_of(_GLASS_RULES))


def _diagonals(node: Node) -> Diagonals:
    return Diagonals(node.table(("trait",))["trait"].one_of(_TRAITS))


def _lines(node: Node) -> Lines:
    keys = node.table(("axis", "trait"))
    return Lines(keys["axis"].one_of(("row", "column")), keys["trait"].one_of(_TRAITS))


def _pairs(node: Node) -> Pairs:
    keys = node.table(("pairing", "trait"))
    return Pairs(keys["pairing"].one_of(_PAIRINGS), keys["trait"].one_of((*_TRAITS, "both")))


def _sets(node: Node) -> Sets:
    keys = node.table(("members",))
    members = keys["members"].distinct(_MEMBERS, lambda member: member.one_of(tuple(VALUES + COLORS)))
    for place, member in zip(keys["members"].items(_MEMBERS), members, strict=True):
        if (member in COLORS) != (members[0] in COLORS):
            raise place.error(not_together(shown(members[0]), shown(member)))
    return Sets(members)


def _sum_of_color(node: Node) -> SumOfColor:
    return SumOfColor(node.table(("color",))["color"].one_of(tuple(COLORS)))


def _sum_of_spaces(node: Node) -> SumOfSpaces:
    return SumOfSpaces(node.table(("spaces",))["spaces"].distinct(SPACES, Node.space))


_READERS: dict[str, Callable[[Node], Goal]] = {
    "by_glass": _by_glass,
    "diagonals": _diagonals,
    "lines": _lines,
    "pairs": _pairs,
    "sets": _sets,
    "sum_of_color": _sum_of_color,
    "sum_of_spaces": _sum_of_spaces,
}

GOALS = tuple(_READERS)
"""The keys under which an objective may say what it looks for."""
