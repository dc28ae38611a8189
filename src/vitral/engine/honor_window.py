"""Windows that accept any open space: those of honor tables (docs/rules.md §1.8) and of the Automa."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Self

from vitral.cards import Pattern
from vitral.engine.reasons import Reason
from vitral.engine.window import Window, set_up, with_dice
from vitral.spaces import BIT, EDGE, FULL, INDEX, NAMES, TOUCHING, around, indexes, names

Mistakes = tuple[int, int, int]
"""The masks of the dice placed against a rule, in the order of `MISTAKES`."""
MISTAKES: Final = (Reason.NOT_TOUCHING, Reason.TOUCHING, Reason.NOT_ON_EDGE)
_NONE: Final[Mistakes] = (0, 0, 0)


class UncheckedWindow(Window):
    """A window on which any open space is legal. Its audit sees printed restrictions and neighbors only.

    The Automa's window is one, and so are those of honor tables in game files of format 1.
    """

    __slots__ = ()

    @classmethod
    def _first_reach(cls) -> int:
        return FULL

    @classmethod
    def _first_fits(cls, pattern: Pattern) -> tuple[int, ...]:
        return (FULL,) * 12

    def place(self, space: int, die: int) -> Self:
        return self._trusting(super().place(space, die))

    def lift(self, space: int) -> Self:
        return self._trusting(super().lift(space))

    def _trusting(self, window: Self) -> Self:
        window.reach = FULL & ~window.filled
        window.fits = self.fits
        return window

    def spaces(
        self, die: int, *, ignore_color: bool = False, ignore_value: bool = False, isolated: bool = False
    ) -> int:
        return self.reach

    @property
    def alone(self) -> int:
        return self.reach

    def moves(self, space: int) -> int:
        return self.reach

    def movable(self, space: int) -> bool:
        return self.reach != 0


class HonorWindow(UncheckedWindow):
    """The window of an honor table, which also keeps a note of dice placed against a rule (docs/rules.md §1.8).

    Later nobody can see why a die touches no other, so it is noted when the die is placed: `not_touching`, `touching`
    (tool 9) or `not_on_edge`. The note leaves with the die; a die that lost its neighbors later has none.
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
        """Parses as `Window.parse` does. *mistakes* gives the reason for each space whose die was placed against a
        rule.
        """
        window = with_dice(cls.empty(pattern), rows, excused)
        masks = list(_NONE)
        for space, reason in (mistakes or {}).items():
            masks[MISTAKES.index(Reason(reason))] |= BIT[INDEX[space]] & window.filled
        return window._with_mistakes((masks[0], masks[1], masks[2]))

    def place(self, space: int, die: int) -> Self:
        return self._with_note(super().place(space, die), space, self._mistake(space, self.filled))

    def place_alone(self, space: int, die: int) -> Self:
        mistake = self._mistake(space, self.filled, isolated=True)
        return self._with_note(super().place(space, die), space, mistake)

    def rejudge(self, mask: int, *, islands: bool = True) -> Self:
        """Does what `Window.rejudge` does. If these dice are all there are, one of them has to lie on the edge."""
        window = type(self)._make(*self._parts())._with_mistakes(self.mistakes)
        off_edge = self.filled == mask and not mask & EDGE
        others = self.filled & ~mask
        apart = not islands and others != 0 and not around(others) & mask
        for space in indexes(mask):
            mistake = Reason.NOT_ON_EDGE if off_edge else self._mistake(space, self.filled & ~BIT[space])
            if apart:
                mistake = Reason.NOT_TOUCHING
            window = window._with_note(window, space, mistake)
        return window

    def lift(self, space: int) -> Self:
        return self._with_note(super().lift(space), space, None)

    def excuse(self, mask: int) -> Self:
        return super().excuse(mask)._with_mistakes(self.mistakes)

    @staticmethod
    def _mistake(space: int, others: int, *, isolated: bool = False) -> Reason | None:
        if not others:
            return None if EDGE & BIT[space] else Reason.NOT_ON_EDGE
        touches = TOUCHING[space] & others != 0
        if touches is not isolated:
            return None
        return Reason.TOUCHING if isolated else Reason.NOT_TOUCHING

    def _with_note(self, window: Self, space: int, mistake: Reason | None) -> Self:
        bit = BIT[space]
        one, two, three = (
            mask | bit if reason is mistake else mask & ~bit
            for reason, mask in zip(MISTAKES, self.mistakes, strict=True)
        )
        return window._with_mistakes((one, two, three))

    def _with_mistakes(self, mistakes: Mistakes) -> Self:
        """Sets the mistakes of a window that was just made, and returns it; afterwards windows do not change."""
        self.mistakes = mistakes
        return self

    @property
    def misplaced(self) -> int:
        one, two, three = self.mistakes
        return one | two | three

    def mistakes_by_space(self) -> dict[str, str]:
        """Returns the reason by space, as `parse` reads it."""
        noted = {
            space: str(reason) for reason, mask in zip(MISTAKES, self.mistakes, strict=True) for space in names(mask)
        }
        return {space: noted[space] for space in names(self.misplaced)}

    def breaches(self) -> dict[str, tuple[Reason, ...]]:
        broken = super().breaches()
        noted = self.mistakes_by_space()
        if not noted:
            return broken
        both = broken | {space: (*broken.get(space, ()), Reason(reason)) for space, reason in noted.items()}
        return {space: both[space] for space in NAMES if space in both}

    def __repr__(self) -> str:
        text, noted = super().__repr__(), self.mistakes_by_space()
        return f"{text[:-1]}, mistakes={noted!r})" if noted else text

    def __eq__(self, other: object) -> bool:
        same = super().__eq__(other)
        return self.mistakes == other.mistakes if same is True and isinstance(other, HonorWindow) else same

    def __hash__(self) -> int:
        return hash((super().__hash__(), self.mistakes))

    def __reduce__(self) -> tuple[object, ...]:
        return (_made, (type(self), self._parts(), self.mistakes))


def _made(kind: type[HonorWindow], parts: tuple[Any, ...], mistakes: Mistakes) -> HonorWindow:
    return kind._make(*parts)._with_mistakes(mistakes)
