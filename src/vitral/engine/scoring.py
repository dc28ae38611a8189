"""Points with a proof: every point names the spaces that made it (RULES.md §1.7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import singledispatch
from typing import Final

from vitral.cards import (
    Automa,
    ByGlass,
    CardSet,
    Diagonals,
    Goal,
    Lines,
    Objective,
    Pairs,
    Sets,
    SumOfColor,
    SumOfSpaces,
)
from vitral.engine.dice import COLOR_COUNT, GLASS, LETTERS
from vitral.engine.options import Options
from vitral.engine.spaces import (
    BIT,
    COLUMN_MASKS,
    COLUMNS,
    FULL,
    ROW_MASKS,
    ROWS,
    around,
    diagonal,
    indexes,
    mask_of,
    names,
)
from vitral.engine.window import Window


@dataclass(frozen=True, slots=True)
class Find:
    """One thing that scored: its points and the spaces that made them."""

    points: int
    spaces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of the score sheet: an objective's id (or `tokens`, `open`), its points and their proof."""

    id: str
    points: int
    finds: tuple[Find, ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    public: tuple[ScoreLine, ...]
    private: tuple[ScoreLine, ...]
    tokens: ScoreLine
    open: ScoreLine
    bonus: ScoreLine | None = None
    """What the Automa's level gives it."""

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)

    @property
    def private_points(self) -> int:
        """The points of the private objectives, which break ties."""
        return sum(line.points for line in self.private)

    @property
    def lines(self) -> tuple[ScoreLine, ...]:
        """Every line, in the order of the rulebook's sheet."""
        bonus = (self.bonus,) if self.bonus else ()
        return (*self.public, *self.private, self.tokens, self.open, *bonus)

    def to_dict(self) -> dict[str, object]:
        """Points only, as the command line prints them."""
        bonus = {"bonus": self.bonus.points} if self.bonus else {}
        return {
            "total": self.total,
            "public": {line.id: line.points for line in self.public},
            "private": {line.id: line.points for line in self.private},
            "tokens": self.tokens.points,
            "open": self.open.points,
            **bonus,
        }


def score_window(
    window: Window,
    publics: Sequence[Objective],
    privates: Sequence[Objective],
    tokens: int,
    penalty: int = 1,
    *,
    best_private: bool = False,
) -> Score:
    """The score sheet of one window. Scoring never audits. `best_private`: only the better private objective counts."""
    private = [score_objective(window, objective) for objective in privates]
    if best_private and private:
        private = [max(private, key=lambda line: line.points)]
    return Score(
        public=tuple(score_objective(window, objective) for objective in publics),
        private=tuple(private),
        tokens=ScoreLine("tokens", tokens),
        open=_open_spaces(window, penalty),
    )


def _open_spaces(window: Window, penalty: int) -> ScoreLine:
    empty = names(FULL & ~window.filled)
    return ScoreLine("open", -penalty * len(empty), tuple(Find(-penalty, (space,)) for space in empty))


def score_automa(
    window: Window,
    publics: Sequence[Objective],
    privates: Sequence[Objective],
    tokens: int,
    cards: CardSet,
    options: Options,
) -> Score:
    """The Automa's sheet by its scoring card (RULES.md §5): some objectives count by full columns."""
    automa = cards.automa
    assert automa is not None
    by_columns = automa.scoring.by_columns
    each = automa.scoring.points_per_column
    full = [mask for mask in COLUMN_MASKS if window.filled & mask == mask]
    columns = tuple(Find(each, tuple(names(mask))) for mask in full)
    return Score(
        public=tuple(
            ScoreLine(objective.id, each * len(full), columns)
            if objective.id in by_columns
            else score_objective(window, objective)
            for objective in publics
        ),
        private=tuple(score_objective(window, objective) for objective in privates),
        tokens=ScoreLine("tokens", tokens),
        open=_open_spaces(window, 1),
        bonus=ScoreLine("bonus", automa_bonus(automa, options)),
    )


def automa_bonus(automa: Automa, options: Options) -> int:
    """The points the Automa is given: those of its level, if no others are agreed on."""
    agreed = options.automa_bonus
    return dict(automa.level_bonus)[options.automa_level] if agreed is None else agreed


def score_objective(window: Window, objective: Objective) -> ScoreLine:
    """What one objective is worth on a window."""
    finds = tuple(Find(objective.points * times, tuple(names(mask))) for times, mask in find(objective.goal, window))
    return ScoreLine(objective.id, sum(found.points for found in finds), finds)


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


@find.register
def _(goal: SumOfSpaces, window: Window) -> list[tuple[int, int]]:
    return values_on(window, window.filled & mask_of(goal.spaces))


@find.register
def _(goal: Pairs, window: Window) -> list[tuple[int, int]]:
    found = []
    for first, second in PAIRINGS[goal.pairing]:
        pair = BIT[first] | BIT[second]
        color = any(mask & pair == pair for mask in window.on[:COLOR_COUNT])
        value = any(mask & pair == pair for mask in window.on[6:])
        if {"color": color, "value": value, "both": color and value}[goal.trait]:
            found.append((1, pair))
    return found


@find.register
def _(goal: ByGlass, window: Window) -> list[tuple[int, int]]:
    # At most one rare glass die lies in a window; without one nothing scores.
    glass = window.on[GLASS]
    return _BY_GLASS[goal.rule](window, glass) if glass else []


def _unique_around(window: Window, glass: int) -> list[tuple[int, int]]:
    """Each different color and each different value among the neighbours."""
    near = around(glass) & ~glass
    return [(1, mask & near) for mask in (*window.on[:COLOR_COUNT], *window.on[6:]) if mask & near]


def _highest_around(window: Window, glass: int) -> list[tuple[int, int]]:
    """For each color among the neighbours its highest value."""
    near = around(glass) & ~glass
    best = (max(values_on(window, mask & near), default=None) for mask in window.on[:COLOR_COUNT])
    return [found for found in best if found]


def _echo(window: Window, glass: int) -> list[tuple[int, int]]:
    """Each other die of the glass's value."""
    same = next(mask for mask in window.on[6:] if mask & glass)
    return [(1, BIT[space]) for space in indexes(same & ~glass)]


def _line(masks: tuple[int, ...]) -> Callable[[Window, int], list[tuple[int, int]]]:
    def line_of(window: Window, glass: int) -> list[tuple[int, int]]:
        """The values of its whole line, itself included."""
        return values_on(window, window.filled & next(mask for mask in masks if mask & glass))

    return line_of


def _rays(window: Window, glass: int) -> list[tuple[int, int]]:
    """The values of all other dice on the two diagonals through it."""
    row, column = divmod(glass.bit_length() - 1, COLUMNS)
    rays = [5 * r + c for r in range(ROWS) for c in range(COLUMNS) if abs(r - row) == abs(c - column) != 0]
    return values_on(window, window.filled & sum(BIT[space] for space in rays))


def _scale(window: Window, glass: int) -> list[tuple[int, int]]:
    """Each different value among the neighbours."""
    near = around(glass) & ~glass
    return [(1, mask & near) for mask in window.on[6:] if mask & near]


_BY_GLASS: Final[dict[str, Callable[[Window, int], list[tuple[int, int]]]]] = {
    "unique_around": _unique_around,
    "highest_around": _highest_around,
    "echo": _echo,
    "row": _line(ROW_MASKS),
    "column": _line(COLUMN_MASKS),
    "rays": _rays,
    "scale": _scale,
}

PAIRINGS: Final = {
    "mirror": [(5 * row + column, 5 * row + 4 - column) for row in range(ROWS) for column in (0, 1)],
    "upper_lower": [(5 * row + column, 5 * (row + 2) + column) for row in (0, 1) for column in range(COLUMNS)],
    "left_right": [(5 * row + column, 5 * row + column + 3) for row in range(ROWS) for column in (0, 1)],
}
"""Pairs of spaces: mirrored about the centre column; upper and lower half; left and right of the centre column."""


def values_on(window: Window, mask: int) -> list[tuple[int, int]]:
    """The dice on some spaces, each counting its value."""
    return [
        (value, BIT[space]) for space in indexes(mask) for value in range(1, 7) if window.on[5 + value] & BIT[space]
    ]


def trait_index(member: str) -> int:
    """The trait a color letter or a value names."""
    return 5 + int(member) if member.isdigit() else LETTERS.index(member)


@dataclass(frozen=True, slots=True)
class Standing:
    """A place in the final ranking: the seat, and what set it before the next one."""

    seat: int
    ahead_by: str
    """`points`, `private`, `tokens` or `order`; `last` for the last place."""


def rank(scores: Sequence[Score], first_turns: Sequence[int]) -> tuple[Standing, ...]:
    """The ranking: points, then private points, then tokens, then the later first turn of the last round.

    `first_turns` lists the seats in the order of their first turns of the last round.
    """
    keys = {
        seat: (score.total, score.private_points, score.tokens.points, first_turns.index(seat))
        for seat, score in enumerate(scores)
    }
    order = sorted(keys, key=keys.__getitem__, reverse=True)
    places = []
    for seat, following in zip(order, [*order[1:], None], strict=False):
        ahead_by = "last"
        if following is not None:
            names_of_keys = ("points", "private", "tokens", "order")
            ahead_by = next(
                name for name, a, b in zip(names_of_keys, keys[seat], keys[following], strict=True) if a != b
            )
        places.append(Standing(seat, ahead_by))
    return tuple(places)
