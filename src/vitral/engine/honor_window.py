"""The windows of honor tables: they accept what is placed, the audit finds what is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Self

from vitral.cards import Pattern
from vitral.engine.reasons import Reason
from vitral.engine.window import Window, set_up, with_dice
from vitral.spaces import BIT, EDGE, FULL, INDEX, NAMES, TOUCHING, indexes, names

Mistakes = tuple[int, int, int]
"""The spaces of dice put down unlawfully, by reason, in the order of `MISTAKES`."""
MISTAKES: Final = (Reason.NOT_TOUCHING, Reason.TOUCHING, Reason.NOT_ON_EDGE)
_NONE: Final[Mistakes] = (0, 0, 0)


class UncheckedWindow(Window):
    """Accepts any open space and remembers nothing: the audit sees print and neighbors only.

    The Automa builds on such a window, and so did honor tables in game files of format 1.
    """

    __slots__ = ()

    @classmethod
    def _first_reach(cls) -> int:
        return FULL

    @classmethod
    def _first_fits(cls, pattern: Pattern) -> tuple[int, ...]:
        return (FULL,) * 12

    def place(self, space: int, die: int) -> Self:
        """As `Window.place`, with every other open space still in reach."""
        return self._trusting(super().place(space, die))

    def lift(self, space: int) -> Self:
        """As `Window.lift`, with every open space in reach."""
        return self._trusting(super().lift(space))

    def _trusting(self, window: Self) -> Self:
        window.reach = FULL & ~window.filled
        window.fits = self.fits
        return window

    def spaces_ignoring_color(self, die: int) -> int:
        """Any open space: the waiver is moot."""
        return self.reach

    def spaces_ignoring_value(self, die: int) -> int:
        """Any open space: the waiver is moot."""
        return self.reach

    def spaces_ignoring_print(self, die: int) -> int:
        """Any open space: the waiver is moot."""
        return self.reach

    @property
    def alone(self) -> int:
        """Any open space: what a tool asks for is the players' to keep."""
        return self.reach

    def moves(self, space: int) -> int:
        return self.reach

    def movable(self, space: int) -> bool:
        """Wherever there is an open space."""
        return self.reach != 0


class HonorWindow(UncheckedWindow):
    """A window at an honor table: it also remembers which dice were put down unlawfully (docs/rules.md §1.8).

    How a die came to touch no other cannot be seen later, so it is noted when the die is put down: `not_touching`,
    `touching` (tool 9) or `not_on_edge`. The note leaves with the die; a die that lost its neighbors has none.
    """

    __slots__ = ("mistakes",)

    mistakes: Mistakes

    @classmethod
    def _make(cls, *parts: Any) -> Self:
        window = set_up(cls.__new__(cls), *parts)
        window.mistakes = _NONE
        return window

    @classmethod
    def parse(
        cls,
        pattern: Pattern | str,
        rows: Sequence[str],
        excused: Iterable[str] = (),
        mistakes: Mapping[str, str] | None = None,
    ) -> Self:
        """As `Window.parse`; `mistakes` names the reason for each space whose die was put down unlawfully."""
        window = with_dice(cls.empty(pattern), rows, excused)
        found = list(_NONE)
        for space, reason in (mistakes or {}).items():
            found[MISTAKES.index(Reason(reason))] |= BIT[INDEX[space]] & window.filled
        return window._with((found[0], found[1], found[2]))

    def place(self, space: int, die: int) -> Self:
        """As `UncheckedWindow.place`; a die that should have touched another, or the edge, is noted."""
        return self._noted(super().place(space, die), space, self._mistake(space, self.filled))

    def place_alone(self, space: int, die: int) -> Self:
        """As `place`, for a die that may touch no other."""
        mistake = self._mistake(space, self.filled, isolated=True)
        return self._noted(super().place(space, die), space, mistake)

    def judged(self, mask: int) -> Self:
        """The notes on those dice made anew, as they lie now; where they are all there is, one belongs on the edge."""
        window = type(self)._make(*self._parts())._with(self.mistakes)
        off_edge = self.filled == mask and not mask & EDGE
        for space in indexes(mask):
            mistake = Reason.NOT_ON_EDGE if off_edge else self._mistake(space, self.filled & ~BIT[space])
            window = window._noted(window, space, mistake)
        return window

    def lift(self, space: int) -> Self:
        """As `UncheckedWindow.lift`; the note leaves with the die."""
        return self._noted(super().lift(space), space, None)

    def excuse(self, mask: int) -> Self:
        """As `Window.excuse`; being excused is about print, so notes stay."""
        return super().excuse(mask)._with(self.mistakes)

    @staticmethod
    def _mistake(space: int, others: int, *, isolated: bool = False) -> Reason | None:
        if not others:
            return None if EDGE & BIT[space] else Reason.NOT_ON_EDGE
        touches = TOUCHING[space] & others != 0
        if touches is not isolated:
            return None
        return Reason.TOUCHING if isolated else Reason.NOT_TOUCHING

    def _noted(self, window: Self, space: int, mistake: Reason | None) -> Self:
        bit = BIT[space]
        one, two, three = (
            mask | bit if reason is mistake else mask & ~bit
            for reason, mask in zip(MISTAKES, self.mistakes, strict=True)
        )
        return window._with((one, two, three))

    def _with(self, mistakes: Mistakes) -> Self:
        """Only for a window that nobody else holds yet."""
        self.mistakes = mistakes
        return self

    @property
    def misplaced(self) -> int:
        """Dice put down unlawfully as to touching or the edge."""
        one, two, three = self.mistakes
        return one | two | three

    def noted(self) -> dict[str, str]:
        """The reason by space, as `parse` reads it."""
        found = {
            space: str(reason) for reason, mask in zip(MISTAKES, self.mistakes, strict=True) for space in names(mask)
        }
        return {space: found[space] for space in names(self.misplaced)}

    def breaches(self) -> dict[str, tuple[Reason, ...]]:
        """As `Window.breaches`, with what was noted."""
        found = super().breaches()
        noted = self.noted()
        if not noted:
            return found
        both = found | {space: (*found.get(space, ()), Reason(reason)) for space, reason in noted.items()}
        return {space: both[space] for space in NAMES if space in both}

    def __repr__(self) -> str:
        text, noted = super().__repr__(), self.noted()
        return f"{text[:-1]}, mistakes={noted!r})" if noted else text

    def __eq__(self, other: object) -> bool:
        same = super().__eq__(other)
        return self.mistakes == other.mistakes if same is True and isinstance(other, HonorWindow) else same

    def __hash__(self) -> int:
        return hash((super().__hash__(), self.mistakes))

    def __reduce__(self) -> tuple[object, ...]:
        return (_made, (type(self), self._parts(), self.mistakes))


def _made(kind: type[HonorWindow], parts: tuple[Any, ...], mistakes: Mistakes) -> HonorWindow:
    return kind._make(*parts)._with(mistakes)
