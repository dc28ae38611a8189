"""Points with a proof: every point names the spaces that made it (RULES.md §1.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import singledispatch

from vitral.cards import Diagonals, Goal, Lines, Objective, Sets, SumOfColor
from vitral.engine.dice import COLOR_COUNT, LETTERS
from vitral.engine.spaces import BIT, COLUMN_MASKS, FULL, ROW_MASKS, diagonal, indexes, names
from vitral.engine.window import Window


@dataclass(frozen=True, slots=True)
class Find:
    """One thing that scored: its points and the spaces that made them."""

    points: int
    spaces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the score sheet: an objective's id (or `tokens`, `open`), its points and their proof."""

    id: str
    points: int
    finds: tuple[Find, ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    """A seat's score sheet."""

    public: tuple[Line, ...]
    private: tuple[Line, ...]
    tokens: Line
    open: Line

    @property
    def total(self) -> int:
        """All points together."""
        return sum(line.points for line in self.public) + self.private_points + self.tokens.points + self.open.points

    @property
    def private_points(self) -> int:
        """The points of the private objectives, which break ties."""
        return sum(line.points for line in self.private)

    @property
    def lines(self) -> tuple[Line, ...]:
        """Every line, in the order of the rulebook's sheet."""
        return (*self.public, *self.private, self.tokens, self.open)

    def to_dict(self) -> dict[str, object]:
        """Points only, as the command line prints them."""
        return {
            "total": self.total,
            "public": {line.id: line.points for line in self.public},
            "private": {line.id: line.points for line in self.private},
            "tokens": self.tokens.points,
            "open": self.open.points,
        }


def score_window(
    window: Window,
    publics: Sequence[Objective],
    privates: Sequence[Objective],
    tokens: int,
    open_penalty: int = 1,
) -> Score:
    """The score sheet of one window. Scoring never audits."""
    empty = names(FULL & ~window.filled)
    return Score(
        public=tuple(score_objective(window, objective) for objective in publics),
        private=tuple(score_objective(window, objective) for objective in privates),
        tokens=Line("tokens", tokens),
        open=Line("open", -open_penalty * len(empty), tuple(Find(-open_penalty, (space,)) for space in empty)),
    )


def score_objective(window: Window, objective: Objective) -> Line:
    """What one objective is worth on a window."""
    finds = tuple(Find(objective.points * times, tuple(names(mask))) for times, mask in find(objective.goal, window))
    return Line(objective.id, sum(found.points for found in finds), finds)


@singledispatch
def find(goal: Goal, window: Window) -> list[tuple[int, int]]:
    """Every find of a goal: how often the objective's points count for it, and the mask of its spaces."""
    raise TypeError(f"no scoring rule for {goal!r}")


@find.register
def _(goal: Lines, window: Window) -> list[tuple[int, int]]:
    lines = ROW_MASKS if goal.axis == "row" else COLUMN_MASKS
    traits = window.on[:6] if goal.trait == "color" else window.on[6:]
    return [
        (1, line)
        for line in lines
        if window.filled & line == line and all((trait & line).bit_count() < 2 for trait in traits)
    ]


@find.register
def _(goal: Sets, window: Window) -> list[tuple[int, int]]:
    # Each find takes the next die of every member, so no die serves twice on one card.
    dice = [indexes(window.on[trait_index(member)]) for member in goal.members]
    return [(1, sum(BIT[space] for space in group)) for group in zip(*dice, strict=False)]


@find.register
def _(goal: Diagonals, window: Window) -> list[tuple[int, int]]:
    traits = window.on[:COLOR_COUNT] if goal.trait == "color" else window.on[6:]
    alike = 0
    for mask in traits:
        alike |= mask & diagonal(mask)
    return [(1, BIT[space]) for space in indexes(alike)]


@find.register
def _(goal: SumOfColor, window: Window) -> list[tuple[int, int]]:
    return values_on(window, window.on[LETTERS.index(goal.color)])


def values_on(window: Window, mask: int) -> list[tuple[int, int]]:
    """The dice on some spaces, each counting its value."""
    return [
        (value, BIT[space]) for space in indexes(mask) for value in range(1, 7) if window.on[5 + value] & BIT[space]
    ]


def trait_index(member: str) -> int:
    """The trait a color letter or a value names."""
    return 5 + int(member) if member.isdigit() else LETTERS.index(member)


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the final ranking: the seat, and what set it before the next one."""

    seat: int
    ahead_by: str
    """`points`, `private`, `tokens` or `order`; `last` for the last place."""


def rank(scores: Sequence[Score], first_turns: Sequence[int]) -> tuple[Place, ...]:
    """The ranking: points, then private points, then tokens, then the later first turn of the last round.

    `first_turns` lists the seats in the order of their first turns of the last round.
    """
    keys = {
        seat: (score.total, score.private_points, score.tokens.points, first_turns.index(seat))
        for seat, score in enumerate(scores)
    }
    order = sorted(keys, key=keys.__getitem__, reverse=True)
    places = []
    for seat, following in zip(order, [*order[1:], None], strict=True):
        ahead_by = "last"
        if following is not None:
            names_of_keys = ("points", "private", "tokens", "order")
            ahead_by = next(
                name for name, a, b in zip(names_of_keys, keys[seat], keys[following], strict=True) if a != b
            )
        places.append(Place(seat, ahead_by))
    return tuple(places)
