"""A window: a pattern and the dice placed on it, an immutable value on bitboards.

Twelve masks say where each trait lies (`on`: colors 0-5, values 6-11), twelve more where it may still go (`fits`:
printed restrictions and orthogonal neighbors). So the legal spaces of a die are
`reach & fits[its color] & fits[its value]`, `reach` being the open spaces that touch a die (or the edge, at first).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, TypeVar

from vitral.cards import Objective, Pattern, find_pattern
from vitral.dice import COLOR, GLASS, NO_DIE, SHADE, TEXT, TRAITS, die_of
from vitral.engine.actions import Action
from vitral.engine.printed import printed
from vitral.engine.reasons import Reason
from vitral.spaces import (
    BIT,
    COLUMNS,
    EDGE,
    FULL,
    HIGH_AROUND,
    LOW_AROUND,
    NAMES,
    NOT_BESIDE,
    ROWS,
    SPACES,
    SURROUNDINGS,
    TOUCHING,
    around,
    beside,
    mask_of,
    names,
)

if TYPE_CHECKING:
    from vitral.engine.scoring import Score

OPEN_SPACE: Final = "--"


def read_rows(rows: Sequence[str]) -> list[int]:
    """Returns the dice of all twenty spaces, `NO_DIE` where there is none; raises `ValueError` for a bad row."""
    if isinstance(rows, str) or len(rows) != ROWS:
        rows_found = "one text" if isinstance(rows, str) else f"{len(rows)} rows"
        raise ValueError(f"a window has 4 rows of dice, top to bottom; found {rows_found}")
    dice: list[int] = []
    for letter, row in zip("ABCD", rows, strict=True):
        if not isinstance(row, str):
            raise ValueError(f"row {letter}: expected a text such as '-- G4 R2 Y3 P6', found {row!r}")
        cells = row.split()
        if len(cells) != COLUMNS:
            raise ValueError(
                f"row {letter}: expected 5 spaces such as '-- G4 R2 Y3 P6', one die each, found {len(cells)} in {row!r}"
            )
        dice += [_read_cell(f"{letter}{column + 1}", cell) for column, cell in enumerate(cells)]
    return dice


def _read_cell(space: str, cell: str) -> int:
    if cell == OPEN_SPACE:
        return NO_DIE
    try:
        return die_of(cell)
    except ValueError as error:
        raise ValueError(f"space {space}: {error}, or -- for an open space") from None


_NOWHERE: Final = (0,) * 12
_CELL: Final = 6
_ONE_CELL: Final = (1 << _CELL) - 1


class Window:
    """A window with its dice. `place`, `lift` and `excuse` return new windows; nothing changes in place."""

    __slots__ = ("cells", "excused", "filled", "fits", "free", "known", "on", "pattern", "reach")

    pattern: Pattern
    free: tuple[int, ...]
    """The spaces that the pattern allows for each trait: `printed(pattern)`."""
    filled: int
    reach: int
    fits: tuple[int, ...]
    on: tuple[int, ...]
    cells: int
    """The dice themselves, six bits a space: the die + 1, or 0 for none."""
    excused: int
    """Dice placed under a waiver (docs/rules.md §1.8): the audit forgives what is printed on their spaces."""

    known: dict[Action, bool] | None
    """A cache of which tools can be finished on this window; equality ignores it."""

    painter: ClassVar[Callable[[Window], str] | None] = None
    """Set by `vitral.drawing`, which the engine does not import, so that notebooks show windows as SVG."""

    @classmethod
    def empty(cls, pattern: Pattern | str) -> Self:
        """Returns the window of a pattern (or of its id) before the first die."""
        side = find_pattern(pattern) if isinstance(pattern, str) else pattern
        return cls._make(side, printed(side), 0, cls._first_reach(), cls._first_fits(side), _NOWHERE, 0, 0)

    @classmethod
    def parse(cls, pattern: Pattern | str, rows: Sequence[str], excused: Iterable[str] = ()) -> Self:
        """Returns the window of four rows such as `"-- G4 R2 Y3 P6"`, legal or not. A bad row is a `ValueError`."""
        return with_dice(cls.empty(pattern), rows, excused)

    @classmethod
    def _make(
        cls,
        pattern: Pattern,
        free: tuple[int, ...],
        filled: int,
        reach: int,
        fits: tuple[int, ...],
        on: tuple[int, ...],
        cells: int,
        excused: int,
    ) -> Self:
        return set_up(cls.__new__(cls), pattern, free, filled, reach, fits, on, cells, excused)

    @classmethod
    def _first_reach(cls) -> int:
        return EDGE

    @classmethod
    def _first_fits(cls, pattern: Pattern) -> tuple[int, ...]:
        return printed(pattern)

    # -- dice in and out -------------------------------------------------------------------------------------------

    def place(self, space: int, die: int) -> Self:
        """Returns the window with one more die on an open space, legal or not."""
        bit, apart, touching = SURROUNDINGS[space]
        color, shade = TRAITS[die]
        fits = [*self.fits]
        on = [*self.on]
        if color != GLASS:
            fits[color] &= apart
        fits[shade] &= apart
        on[color] |= bit
        on[shade] |= bit
        before = self.filled
        # Not `_make`: this is the hottest path of all.
        kind = type(self)
        window: Self = Window() if kind is Window else kind.__new__(kind)  # type: ignore[assignment]
        window.pattern = self.pattern
        window.free = self.free
        window.filled = filled = before | bit
        window.reach = (self.reach | touching if before else touching) & ~filled
        window.fits = tuple(fits)
        window.on = tuple(on)
        window.cells = self.cells | die + 1 << _CELL * space
        window.excused = self.excused
        window.known = None
        return window

    def lift(self, space: int) -> Self:
        """Returns the window without the die on that space."""
        bit = BIT[space]
        die = self.die_at(space)
        color, shade = COLOR[die], SHADE[die]
        fits, on = list(self.fits), list(self.on)
        on[color] &= ~bit
        on[shade] &= ~bit
        free = self.free
        if color != GLASS:
            fits[color] = free[color] & ~beside(on[color])
        fits[shade] = free[shade] & ~beside(on[shade])
        filled = self.filled & ~bit
        reach = around(filled) & ~filled if filled else EDGE
        cells = self.cells ^ die + 1 << _CELL * space
        return self._make(self.pattern, free, filled, reach, tuple(fits), tuple(on), cells, self.excused & ~bit)

    def place_alone(self, space: int, die: int) -> Self:
        """Places a die as `place` does, but one that may touch no other (tool 9)."""
        return self.place(space, die)

    def rejudge(self, mask: int, *, islands: bool = True) -> Self:
        """Returns the window with the dice on those spaces checked again, as if they had been placed together.

        Unless *islands* are allowed, at least one of them has to touch another die.
        """
        return self

    def excuse(self, mask: int) -> Self:
        """Returns the window with the dice on those spaces excused from what is printed."""
        if not mask:
            return self
        return self._make(
            self.pattern,
            self.free,
            self.filled,
            self.reach,
            self.fits,
            self.on,
            self.cells,
            (self.excused | mask) & self.filled,
        )

    def die_at(self, space: int) -> int:
        """Returns the die on a space, or `NO_DIE`."""
        return (self.cells >> _CELL * space & _ONE_CELL) - 1

    # -- where a die may go (docs/rules.md §1.4) -------------------------------------------------------------------

    def spaces(
        self, die: int, *, ignore_color: bool = False, ignore_value: bool = False, isolated: bool = False
    ) -> int:
        """Returns the mask of the spaces where *die* may go.

        A tool or Courage may have printed colors or values not count (`ignore_color`, `ignore_value`), or allow only
        spaces that touch no die (`isolated`); the first die goes on the edge all the same.
        """
        field = self.alone if isolated else self.reach
        color, shade = COLOR[die], SHADE[die]
        field &= self._apart(color) if ignore_color else self.fits[color]
        return field & (self._apart(shade) if ignore_value else self.fits[shade])

    @property
    def alone(self) -> int:
        """The spaces that touch no die; the edge while there is none."""
        return FULL & ~around(self.filled) if self.filled else EDGE

    def moves(self, space: int) -> int:
        """Returns where the die on a space could be moved by the ordinary rules, without the cost of lifting it."""
        bit = BIT[space]
        color, shade = TRAITS[self.die_at(space)]
        free = self.free
        others = self.filled ^ bit
        touched = around(others) if others else EDGE
        spaces = touched & ~self.filled & free[color] & free[shade] & ~beside(self.on[shade] ^ bit)
        return spaces & ~beside(self.on[color] ^ bit) if spaces and color != GLASS else spaces

    def movable(self, space: int) -> bool:
        """Returns whether the die on a space could be moved by the ordinary rules."""
        fits = self.fits
        others = self.filled ^ BIT[space]
        # `around`, written out: this is asked die by die for every tool that moves dice.
        touched = LOW_AROUND[others & 1023] | HIGH_AROUND[others >> 10] if others else EDGE
        die = (self.cells >> _CELL * space & _ONE_CELL) - 1
        # A placement that is legal with the die in place stays legal without it if it touches another die.
        if touched & ~self.filled & fits[COLOR[die]] & fits[SHADE[die]]:
            return True
        return self.moves(space) != 0

    def _apart(self, trait: int) -> int:
        return FULL if trait == GLASS else FULL & ~beside(self.on[trait])

    def legal_spaces(self, die: str) -> list[str]:
        """Returns the names of the spaces where a die such as `"R2"` may go."""
        return names(self.spaces(die_of(die)))

    def reasons(
        self,
        space: int,
        die: int,
        *,
        ignore_color: bool = False,
        ignore_value: bool = False,
        isolated: bool = False,
    ) -> list[Reason]:
        """Returns every reason why a die may not go on a space; none if it may."""
        bit = BIT[space]
        reasons = []
        free = self.free
        if self.filled & bit:
            reasons.append(Reason.SPACE_TAKEN)
        if not ignore_color and not free[COLOR[die]] & bit:
            reasons.append(Reason.WRONG_COLOR)
        if not ignore_value and not free[SHADE[die]] & bit:
            reasons.append(Reason.WRONG_VALUE)
        if not self._apart(COLOR[die]) & bit:
            reasons.append(Reason.SAME_COLOR_BESIDE)
        if not self._apart(SHADE[die]) & bit:
            reasons.append(Reason.SAME_VALUE_BESIDE)
        if not self.filled:
            if not EDGE & bit:
                reasons.append(Reason.NOT_ON_EDGE)
        elif isolated:
            if TOUCHING[space] & self.filled:
                reasons.append(Reason.TOUCHING)
        elif not TOUCHING[space] & self.filled:
            reasons.append(Reason.NOT_TOUCHING)
        return reasons

    @property
    def misplaced(self) -> int:
        """The mask of the dice noted as placed against the rules of touching and of the edge (`HonorWindow`)."""
        return 0

    def breaches(self) -> dict[str, tuple[Reason, ...]]:
        """Returns by space the rules that its die breaks (docs/rules.md §1.8): print, neighbors, and noted mistakes."""
        breaches: dict[str, tuple[Reason, ...]] = {}
        free = self.free
        for space in range(SPACES):
            if not self.filled & BIT[space]:
                continue
            die = self.die_at(space)
            reasons = _breaches_of(self, space, die, free)
            if reasons:
                breaches[NAMES[space]] = reasons
        return breaches

    def score(
        self,
        public: Iterable[Objective | str] = (),
        private: Iterable[Objective | str] = (),
        tokens: int = 0,
        *,
        solo: bool = False,
    ) -> Score:
        """Returns the score sheet of the window for these objectives, given as cards or by id, without auditing it.

        In solo an open space costs more, and of two private objectives the better one counts.
        """
        from vitral.engine.scoring import score_objectives

        return score_objectives(self, public, private, tokens, solo=solo)

    # -- text ------------------------------------------------------------------------------------------------------

    def rows(self) -> list[str]:
        """Returns four rows of text, as `parse` reads them."""
        cells = [TEXT[die] if die != NO_DIE else OPEN_SPACE for die in map(self.die_at, range(SPACES))]
        return [" ".join(cells[COLUMNS * row : COLUMNS * (row + 1)]) for row in range(ROWS)]

    def dice(self) -> dict[str, str]:
        """Returns the dice by the name of their space."""
        return {NAMES[space]: TEXT[self.die_at(space)] for space in range(SPACES) if self.filled & BIT[space]}

    def __repr__(self) -> str:
        pattern: object = self.pattern
        try:
            if find_pattern(self.pattern.id) == self.pattern:
                pattern = self.pattern.id
        except ValueError:
            pass
        excused = f", {names(self.excused)!r}" if self.excused else ""
        return f"{type(self).__name__}.parse({pattern!r}, {self.rows()!r}{excused})"

    def __str__(self) -> str:
        return "\n".join(self.rows())

    def _repr_svg_(self) -> str | None:
        painter = Window.painter
        return painter(self) if painter else None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Window):
            return NotImplemented
        return (
            self.cells == other.cells
            and self.excused == other.excused
            and type(self) is type(other)
            and self.pattern == other.pattern
        )

    def __hash__(self) -> int:
        return hash((self.pattern.id, self.cells, self.excused))

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self)._make, self._parts())

    def _parts(self) -> tuple[Any, ...]:
        return (self.pattern, self.free, self.filled, self.reach, self.fits, self.on, self.cells, self.excused)


W = TypeVar("W", bound=Window)


def set_up(
    window: W,
    pattern: Pattern,
    free: tuple[int, ...],
    filled: int,
    reach: int,
    fits: tuple[int, ...],
    on: tuple[int, ...],
    cells: int,
    excused: int,
) -> W:
    """Sets the fields of a new window and returns it."""
    window.pattern = pattern
    window.free = free
    window.filled = filled
    window.reach = reach
    window.fits = fits
    window.on = on
    window.cells = cells
    window.excused = excused
    window.known = None
    return window


def with_dice(window: W, rows: Sequence[str], excused: Iterable[str]) -> W:
    """Returns the window with the dice of four rows on it, legal or not."""
    for space, die in enumerate(read_rows(rows)):
        if die != NO_DIE:
            window = window.place(space, die)
    return window.excuse(mask_of(tuple(excused)))


def _breaches_of(window: Window, space: int, die: int, free: tuple[int, ...]) -> tuple[Reason, ...]:
    bit = BIT[space]
    color, shade = COLOR[die], SHADE[die]
    beside_it = FULL & ~NOT_BESIDE[space]
    reasons = []
    if not window.excused & bit:
        if not free[color] & bit:
            reasons.append(Reason.WRONG_COLOR)
        if not free[shade] & bit:
            reasons.append(Reason.WRONG_VALUE)
    if color != GLASS and window.on[color] & beside_it:
        reasons.append(Reason.SAME_COLOR_BESIDE)
    if window.on[shade] & beside_it:
        reasons.append(Reason.SAME_VALUE_BESIDE)
    return tuple(reasons)
