"""Points with a proof: every point names the spaces that made it (docs/rules.md §1.7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, NamedTuple

from vitral.cards import Automa, CardSet, Objective, find_objective
from vitral.engine.options import Options
from vitral.engine.window import Window
from vitral.spaces import COLUMN_MASKS, FULL, NAMES, indexes, names

_DEFAULTS: Final = Options()
_SOLO: Final = Options(mode="solo", players=1)
_FINDS: Final = 4096
"""Finds that are remembered: single spaces and lines come again and again."""
_LINES: Final = 4096
"""Lines that are remembered: a die more changes few of them."""


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
    """A seat's score sheet: `total`, and the lines that add up to it."""

    public: tuple[ScoreLine, ...]
    private: tuple[ScoreLine, ...]
    tokens: ScoreLine
    open: ScoreLine
    bonus: ScoreLine | None = None
    """The Automa's points for its level."""

    @property
    def total(self) -> int:
        return sum([line.points for line in self.lines])

    @property
    def private_points(self) -> int:
        """The points of the private objectives, which break ties."""
        return sum([line.points for line in self.private])

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
    options: Options = _DEFAULTS,
) -> Score:
    """Returns the score sheet of a player's window, without auditing it.

    An option that changes scoring is read here and in `tally_window`, and for the Automa in `score_automa`.
    """
    private = [score_objective(window, objective) for objective in privates]
    if options.solo and private:  # only the better one counts
        private = [max(private, key=lambda line: line.points)]
    return Score(
        public=tuple(score_objective(window, objective) for objective in publics),
        private=tuple(private),
        tokens=_tokens(tokens),
        open=_open_spaces(window.filled, options.open_space_penalty),
    )


def score_objectives(
    window: Window, public: Iterable[Objective | str], private: Iterable[Objective | str], tokens: int, *, solo: bool
) -> Score:
    """Returns the score sheet of a window for objectives given as cards or by id."""
    publics, privates = (
        [find_objective(card) if isinstance(card, str) else card for card in cards] for cards in (public, private)
    )
    return score_window(window, publics, privates, tokens, _SOLO if solo else _DEFAULTS)


@cache
def _tokens(tokens: int) -> ScoreLine:
    return ScoreLine("tokens", tokens)


@lru_cache(_LINES)
def _open_spaces(filled: int, penalty: int) -> ScoreLine:
    each = _each_open(penalty)
    finds = tuple([each[space] for space in indexes(FULL & ~filled)])
    return ScoreLine("open", -penalty * len(finds), finds)


@cache
def _each_open(penalty: int) -> tuple[Find, ...]:
    return tuple(Find(-penalty, (space,)) for space in NAMES)


def score_automa(
    window: Window,
    publics: Sequence[Objective],
    privates: Sequence[Objective],
    tokens: int,
    cards: CardSet,
    options: Options,
) -> Score:
    """Returns the Automa's sheet by its scoring card (docs/rules.md §5.5): some objectives count by full columns."""
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
        tokens=_tokens(tokens),
        open=_open_spaces(window.filled, options.open_space_penalty),
        bonus=ScoreLine("bonus", automa_bonus(automa, options)),
    )


def automa_bonus(automa: Automa, options: Options) -> int:
    """Returns the points the Automa is given: those of its level, if no others are agreed on."""
    agreed = options.automa_bonus
    return dict(automa.level_bonus)[options.automa_level] if agreed is None else agreed


def score_objective(window: Window, objective: Objective) -> ScoreLine:
    """Returns what one objective is worth on a window."""
    return _line(objective.id, objective.points, tuple(objective.goal.find(window)))


@lru_cache(_LINES)
def _line(objective: str, each: int, finds_counted: tuple[tuple[int, int], ...]) -> ScoreLine:
    finds = tuple([_found(each * times, mask) for times, mask in finds_counted])
    return ScoreLine(objective, each * sum([times for times, _ in finds_counted]), finds)


def points_of(window: Window, objective: Objective) -> int:
    """Returns the points of one objective, without their proof."""
    return objective.points * sum([times for times, _ in objective.goal.find(window)])


class Tally(NamedTuple):
    """The criteria of the ranking, in order. No two seats have equal tallies."""

    total: int
    private: int
    """The points of the private objectives."""
    tokens: int
    """The points of the favor tokens left, as in the line `tokens` of the score sheet."""
    turn: int
    """The position of the seat's first turn in the last round: a later one is better."""


def tally_window(
    window: Window,
    publics: Sequence[Objective],
    privates: Sequence[Objective],
    tokens: int,
    turn: int,
    options: Options = _DEFAULTS,
) -> Tally:
    """Returns what `score_window` adds up to, without sheet and proof: many games are over soon."""
    each = [points_of(window, objective) for objective in privates]
    private = max(each, default=0) if options.solo else sum(each)
    public = sum([points_of(window, objective) for objective in publics])
    open_spaces = (FULL & ~window.filled).bit_count()
    total = public + private + tokens - options.open_space_penalty * open_spaces
    return Tally(total, private, tokens, turn)


@lru_cache(_FINDS)
def _found(points: int, mask: int) -> Find:
    return Find(points, tuple(names(mask)))
