"""The goals of objectives: what each kind looks for in a window, how card files describe it, and its picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import ClassVar, Final, Literal, Protocol, Self, get_args, get_type_hints

from vitral.dice import COLOR_COUNT, COLORS, GLASS, LETTERS, VALUE, trait_index
from vitral.reading import Node, shown
from vitral.spaces import BIT, COLUMN_MASKS, COLUMNS, ROW_MASKS, ROWS, around, diagonal, indexes, mask_of
from vitral.translatable import all_of, list_like, not_together, one_of, unlike

Trait = Literal["color", "value"]

Emblem = dict[str, str]
"""The lit panes: by space, what each shows: a letter for a color, a digit for a value, nothing for just light."""

FoundSpaces = list[tuple[int, int]]
"""Every find: how often the points of the objective count for it, and the mask of its spaces."""


class DiceInWindow(Protocol):
    """The dice of a window, as goals look at them."""

    @property
    def on(self) -> tuple[int, ...]:
        """The mask of the dice by trait: the five colors, rare glass, the six values."""

    @property
    def filled(self) -> int:
        """The mask of all dice."""

    def die_at(self, space: int) -> int: ...


@dataclass(frozen=True, slots=True)
class Goal:
    """One kind of goal: a frozen dataclass whose fields are its parameters, listed in `GOALS`."""

    kind: ClassVar[str]
    """Its key in card files."""
    example: ClassVar[str]
    """Its parameters as a card file writes them, for docs/adding-a-card.md."""
    text: ClassVar[str]
    """A short description of its finds, for docs/adding-a-card.md."""

    @property
    def adds_values(self) -> bool:
        """Whether its finds are values of dice, so that the points of the card are a factor."""
        return False

    @classmethod
    def read(cls, node: Node) -> Self:
        """Returns the goal that a card file describes. As it is here, every parameter is one of the values of its
        `Literal`.
        """
        types = get_type_hints(cls)
        keys = node.table([field.name for field in fields(cls)])
        return cls(**{name: value.one_of(get_args(types[name])) for name, value in keys.items()})

    def find(self, window: DiceInWindow) -> FoundSpaces:
        """Returns the rule: everything on a window that counts."""
        raise NotImplementedError

    def emblem(self) -> Emblem:
        """Returns its picture: a window in which some panes are lit."""
        raise NotImplementedError


def values_on(window: DiceInWindow, mask: int) -> FoundSpaces:
    """Returns the dice on some spaces, each counting its value."""
    return [(VALUE[window.die_at(space)], BIT[space]) for space in indexes(mask)]


def panes(spaces: str, shows: Iterable[str]) -> Emblem:
    """Returns the lit panes by the names of their spaces and what they show."""
    return dict(zip(spaces.split(), shows, strict=False))


@dataclass(frozen=True, slots=True)
class Diagonals(Goal):
    """Dice that have a diagonal neighbor alike in the trait; counted die by die."""

    kind = "diagonals"
    example = '{ trait = "color" }'
    text = "dice with a matching diagonal neighbor"

    trait: Trait

    def find(self, window: DiceInWindow) -> FoundSpaces:
        traits = window.on[:COLOR_COUNT] if self.trait == "color" else window.on[6:]
        alike = 0
        for mask in traits:
            alike |= mask & diagonal(mask)
        return [(1, BIT[space]) for space in indexes(alike)]

    def emblem(self) -> Emblem:
        return panes("A2 B3 C4 B1", "RRRR" if self.trait == "color" else "4444")


@dataclass(frozen=True, slots=True)
class Lines(Goal):
    """Complete rows or columns in which a trait never repeats."""

    kind = "lines"
    example = '{ axis = "row", trait = "color" }'
    text = "complete rows (or columns) in which the trait never repeats"

    axis: Literal["row", "column"]
    trait: Trait

    def find(self, window: DiceInWindow) -> FoundSpaces:
        lines = ROW_MASKS if self.axis == "row" else COLUMN_MASKS
        traits = window.on[:6] if self.trait == "color" else window.on[6:]
        return [(1, line) for line in lines if window.filled & line == line and _all_differ(traits, line)]

    def emblem(self) -> Emblem:
        colors = self.trait == "color"
        if self.axis == "row":
            return panes("B1 B2 B3 B4 B5", "RYGBP" if colors else "12345")
        return panes("A3 B3 C3 D3", "RYGB" if colors else "1256")


def _all_differ(traits: tuple[int, ...], line: int) -> bool:
    for mask in traits:
        if (mask & line).bit_count() > 1:
            return False
    return True


Pairing = Literal["mirror", "upper_lower", "left_right"]
"""The paired spaces: columns 1-5 and 2-4 of a row; rows A-C and B-D of a column; columns 1-4 and 2-5 of a row."""

PAIRINGS: Final[dict[Pairing, list[tuple[int, int]]]] = {
    "mirror": [(5 * row + column, 5 * row + 4 - column) for row in range(ROWS) for column in (0, 1)],
    "upper_lower": [(5 * row + column, 5 * (row + 2) + column) for row in (0, 1) for column in range(COLUMNS)],
    "left_right": [(5 * row + column, 5 * row + column + 3) for row in range(ROWS) for column in (0, 1)],
}
"""The pairs of spaces of each pairing."""

_PAIR_PANES: Final = {"mirror": "B1 B5 C2 C4", "upper_lower": "A2 C2 B4 D4", "left_right": "B1 B4 C2 C5"}


@dataclass(frozen=True, slots=True)
class Pairs(Goal):
    """Pairs of dice at matching places that are alike in a trait, or in both."""

    kind = "pairs"
    example = '{ pairing = "mirror", trait = "color" }'
    text = "pairs alike in color, value or both: `mirror`, `upper_lower`, `left_right`"

    pairing: Pairing
    trait: Literal["color", "value", "both"]

    def find(self, window: DiceInWindow) -> FoundSpaces:
        finds = []
        for first, second in PAIRINGS[self.pairing]:
            pair = BIT[first] | BIT[second]
            color = any(mask & pair == pair for mask in window.on[:COLOR_COUNT])
            value = any(mask & pair == pair for mask in window.on[6:])
            if {"color": color, "value": value, "both": color and value}[self.trait]:
                finds.append((1, pair))
        return finds

    def emblem(self) -> Emblem:
        return panes(_PAIR_PANES[self.pairing], "3355" if self.trait == "value" else "RRBB")


_MEMBERS: Final = list_like('["1", "2"]')
_KNOWN_SETS: Final = 256
"""The size of the cache of sets: more than there are built-in ones."""
_SET_PANES: Final = ("B3", "B2 B4", "B2 B3 B4", "B2 B4 C2 C4", "A3 B2 B4 C3 D2", "A2 A3 A4 C2 C3 C4")
"""By the number of members."""


@dataclass(frozen=True, slots=True)
class Sets(Goal):
    """Sets of dice showing each member once, anywhere: values `1`-`6` or color letters."""

    kind = "sets"
    example = '{ members = ["1", "2"] }'
    text = "sets of one of each member, values or color letters, anywhere"

    members: tuple[str, ...]

    @classmethod
    def read(cls, node: Node) -> Self:
        """Reads the traits of a goal, which are all values or all colors."""
        keys = node.table(("members",))
        members = keys["members"].distinct(_MEMBERS, lambda member: member.one_of(tuple("123456" + COLORS)))
        for place, member in zip(keys["members"].items(_MEMBERS), members, strict=True):
            if (member in COLORS) != (members[0] in COLORS):
                raise place.error(not_together(shown(members[0]), shown(member)))
        return cls(members)

    def find(self, window: DiceInWindow) -> FoundSpaces:
        # Each find takes the next die of every member, so no die serves twice on one card.
        on = window.on
        dice = [indexes(on[trait]) for trait in _traits(self.members)]
        return [(1, sum([BIT[space] for space in group])) for group in zip(*dice, strict=False)]

    def emblem(self) -> Emblem:
        return panes(_SET_PANES[len(self.members) - 1], self.members)


@lru_cache(_KNOWN_SETS)
def _traits(members: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([trait_index(member) for member in members])


@dataclass(frozen=True, slots=True)
class SumOfColor(Goal):
    """The sum of the values of all dice of one color."""

    kind = "sum_of_color"
    example = '{ color = "R" }'
    text = "the values of all dice of a color, added up"

    color: str

    @property
    def adds_values(self) -> bool:
        return True

    @classmethod
    def read(cls, node: Node) -> Self:
        return cls(node.table(("color",))["color"].one_of(tuple(COLORS)))

    def find(self, window: DiceInWindow) -> FoundSpaces:
        return values_on(window, window.on[LETTERS.index(self.color)])

    def emblem(self) -> Emblem:
        return panes("A2 B4 C1 D3", self.color * 4)


_SPACES: Final = list_like('["A1", "D5"]')


@dataclass(frozen=True, slots=True)
class SumOfSpaces(Goal):
    """The sum of the values of the dice on some spaces, whatever their colors."""

    kind = "sum_of_spaces"
    example = '{ spaces = ["B1", "C1"] }'
    text = "the values of the dice on some spaces"

    spaces: tuple[str, ...]

    @property
    def adds_values(self) -> bool:
        return True

    @classmethod
    def read(cls, node: Node) -> Self:
        return cls(node.table(("spaces",))["spaces"].distinct(_SPACES, Node.space))

    def find(self, window: DiceInWindow) -> FoundSpaces:
        return values_on(window, window.filled & mask_of(self.spaces))

    def emblem(self) -> Emblem:
        return dict.fromkeys(self.spaces, "")


GlassRule = Literal["unique_around", "highest_around", "echo", "row", "column", "rays", "scale"]


@dataclass(frozen=True, slots=True)
class ByGlass(Goal):
    """Dice around, beside or equal to the rare glass die of the window; none without one."""

    kind = "by_glass"
    example = '{ rule = "row" }'
    text = "the dice around the rare glass die, in line with it or like it"

    rule: GlassRule

    @property
    def adds_values(self) -> bool:
        return self.rule in ("highest_around", "row", "column", "rays")

    def find(self, window: DiceInWindow) -> FoundSpaces:
        # At most one rare glass die lies in a window; without one nothing scores.
        glass = window.on[GLASS]
        return _RULES[self.rule](window, glass) if glass else []

    def emblem(self) -> Emblem:
        return {"B3": "W", **dict.fromkeys(("B2", "B4", "A3", "C3"), "")}


def _unique_around(window: DiceInWindow, glass: int) -> FoundSpaces:
    """Returns each different color and each different value among the neighbors."""
    near = around(glass) & ~glass
    return [(1, mask & near) for mask in (*window.on[:COLOR_COUNT], *window.on[6:]) if mask & near]


def _highest_around(window: DiceInWindow, glass: int) -> FoundSpaces:
    """Returns the highest value of each color among the neighbors."""
    near = around(glass) & ~glass
    best = (max(values_on(window, mask & near), default=None) for mask in window.on[:COLOR_COUNT])
    return [spaces for spaces in best if spaces]


def _echo(window: DiceInWindow, glass: int) -> FoundSpaces:
    """Returns each other die of the glass's value."""
    same = next(mask for mask in window.on[6:] if mask & glass)
    return [(1, BIT[space]) for space in indexes(same & ~glass)]


def _line(masks: tuple[int, ...]) -> Callable[[DiceInWindow, int], FoundSpaces]:
    def line_of(window: DiceInWindow, glass: int) -> FoundSpaces:
        """Returns the values of its whole line, itself included."""
        return values_on(window, window.filled & next(mask for mask in masks if mask & glass))

    return line_of


def _rays(window: DiceInWindow, glass: int) -> FoundSpaces:
    """Returns the values of all other dice on the two diagonals through it."""
    row, column = divmod(glass.bit_length() - 1, COLUMNS)
    rays = [5 * r + c for r in range(ROWS) for c in range(COLUMNS) if abs(r - row) == abs(c - column) != 0]
    return values_on(window, window.filled & sum(BIT[space] for space in rays))


def _scale(window: DiceInWindow, glass: int) -> FoundSpaces:
    """Returns each different value among the neighbors."""
    near = around(glass) & ~glass
    return [(1, mask & near) for mask in window.on[6:] if mask & near]


_RULES: Final[dict[GlassRule, Callable[[DiceInWindow, int], FoundSpaces]]] = {
    "unique_around": _unique_around,
    "highest_around": _highest_around,
    "echo": _echo,
    "row": _line(ROW_MASKS),
    "column": _line(COLUMN_MASKS),
    "rays": _rays,
    "scale": _scale,
}


GOALS: Final[dict[str, type[Goal]]] = {
    goal.kind: goal for goal in (ByGlass, Diagonals, Lines, Pairs, Sets, SumOfColor, SumOfSpaces)
}
"""Every kind by its key in card files."""


def read_goal(objective: Node, keys: dict[str, Node]) -> Goal:
    """Returns the one goal among the keys of an objective."""
    named = [name for name in GOALS if name in keys]
    if len(named) != 1:
        raise objective.error(unlike(one_of(GOALS), all_of(named)))
    return GOALS[named[0]].read(keys[named[0]])
