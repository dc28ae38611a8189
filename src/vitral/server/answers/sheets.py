"""Windows and score sheets as they are sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from vitral.engine import Score, View
from vitral.engine.scoring import ScoreLine
from vitral.engine.spaces import names
from vitral.engine.window import Window
from vitral.game import Game
from vitral.server import protocol as wire

_T = TypeVar("_T")


class Known:
    """What was worked out for the windows of a table stays true for as long as they stay the same."""

    __slots__ = ("_made", "_of", "_panes", "_seen_scores", "_sheets", "own")

    def __init__(self) -> None:
        self._panes: dict[int, tuple[Window, wire.Pane]] = {}
        self._of: dict[str, Any] = {}
        self._made: dict[str, Any] = {}
        self._sheets: dict[int, tuple[Window, int, wire.Sheet, wire.Sheet]] = {}
        self._seen_scores: dict[int, tuple[list[wire.Sheet], list[wire.Sheet]]] = {}
        self.own: dict[int, tuple[list[str], list[str], int]] = {}
        """The private objectives, offers and chosen side of seats, once windows are chosen: they stay the same."""

    def part(self, name: str, of: Any, make: Callable[[Any], _T]) -> _T:
        """A part of a scene, made of something: the same object for as long as that is equal."""
        if self._of.get(name, self) != of:  # `self` is equal to nothing
            self._made[name] = make(of)
            self._of[name] = of
        made: _T = self._made[name]
        return made

    def panes(self, windows: Sequence[Window]) -> list[wire.Pane]:
        return [self.pane(seat, window) for seat, window in enumerate(windows)]

    def pane(self, seat: int, window: Window) -> wire.Pane:
        known = self._panes.get(seat)
        if known is None or known[0] is not window:
            rows = [_cells(row) for row in window.rows()]
            known = self._panes[seat] = (window, wire.Pane(window.pattern.id, rows, names(window.excused)))
        return known[1]

    def sheet(self, game: Game, seen: View, seat: int, *, private: bool) -> wire.Sheet:
        """A seat's score sheet, with or without its private lines; `seen` is how the game stands."""
        window, tokens = seen.windows[seat], seen.tokens[seat]
        known = self._sheets.get(seat)
        if known is None or known[0] is not window or known[1] != tokens:
            whole = sheet(game.score(seat))
            lines = [line for line in whole.lines if line.kind != "private"]
            known = self._sheets[seat] = (window, tokens, whole, _sheet_of(lines))
        return known[2] if private else known[3]

    def sheets(self, game: Game, seen: View, *, private: bool) -> list[wire.Sheet]:
        """All sheets; the same list for as long as they stay the same."""
        return self.part(
            "scores",
            (seen.windows, seen.tokens, private),
            lambda _: [self.sheet(game, seen, seat, private=private) for seat in range(len(seen.windows))],
        )

    def sheets_for(self, viewer: int, shown: list[wire.Sheet]) -> list[wire.Sheet]:
        """The sheets that all are shown, but for the viewer's own: that has its private lines."""
        known = self._seen_scores.get(viewer)
        if known is None or known[0] is not shown:
            own = [*shown]
            own[viewer] = self._sheets[viewer][2]
            known = self._seen_scores[viewer] = (shown, own)
        return known[1]


@lru_cache(20_000)
def _cells(row: str) -> list[str]:
    """The spaces of a row, which are never changed: most rows are those of other windows, too."""
    return row.split()


def sheet(counted: Score) -> wire.Sheet:
    """A score sheet with its proof; open spaces are one find, since each brings the same."""
    lines = [*(("public", line) for line in counted.public), *(("private", line) for line in counted.private)]
    lines += [("tokens", counted.tokens), ("open", counted.open)]
    if counted.bonus is not None:
        lines.append(("bonus", counted.bonus))
    return _sheet_of([wire.ScoreLine(line.id, kind, line.points, _finds(kind, line)) for kind, line in lines])  # type: ignore[arg-type]


def _finds(kind: str, line: ScoreLine) -> list[wire.Found]:
    if kind == "open" and line.finds:
        return [wire.Found(line.points, [space for one in line.finds for space in one.spaces])]
    return [wire.Found(one.points, list(one.spaces)) for one in line.finds]


def _sheet_of(lines: list[wire.ScoreLine]) -> wire.Sheet:
    return wire.Sheet(sum(line.points for line in lines), lines)
