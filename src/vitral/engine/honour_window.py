"""The windows of honour tables: they accept what is placed, the audit finds what is wrong."""

from __future__ import annotations

from typing import Self

from vitral.cards import Pattern
from vitral.engine.spaces import FULL
from vitral.engine.window import Window


class HonourWindow(Window):
    """A window at an honour table: any open space is accepted, mistakes are for the audit to find."""

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
        """Any open space."""
        return self.reach

    def movable(self, space: int) -> bool:
        """Wherever there is an open space."""
        return self.reach != 0
