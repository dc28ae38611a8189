"""Windows and score sheets as they are sent."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, Final, Literal

from vitral.engine import Score, View
from vitral.engine.scoring import ScoreLine
from vitral.engine.window import Window
from vitral.game import Game
from vitral.server import protocol as wire
from vitral.spaces import names

Kind = Literal["public", "private", "tokens", "open", "bonus"]

NO_VIEW: Final[Any] = View._make([object() for _ in View._fields])
"""A view that has nothing in common with any other."""
_NO_SCENE: Final[Any] = SimpleNamespace(phase="")


class SceneCache:
    """What a table's scenes are made of, reused for as long as its windows, tokens and lines stay the same."""

    __slots__ = ("_lines", "_panes", "_private", "_seen_scores", "_sheets", "_shown", "last", "own")

    def __init__(self) -> None:
        self._panes: dict[int, tuple[Window, wire.WindowState]] = {}
        self._sheets: dict[int, tuple[Window, int, wire.ScoreSheet, wire.ScoreSheet]] = {}
        self._lines: dict[tuple[int, str], tuple[ScoreLine, wire.ScoreLine]] = {}
        """The lines of each seat's sheet, by what they were made of."""
        self._private: bool | None = None
        self._shown: list[wire.ScoreSheet] = []
        self._seen_scores: dict[int, tuple[list[wire.ScoreSheet], list[wire.ScoreSheet]]] = {}
        self.own: dict[int, tuple[list[str], list[str], int]] = {}
        """The private objectives, offers and chosen side of seats, once windows are chosen: they stay the same."""
        self.last: tuple[Any, Any] = (NO_VIEW, _NO_SCENE)
        """What a spectator was shown last, and how they saw it."""

    def panes(self, windows: Sequence[Window]) -> list[wire.WindowState]:
        return [self.pane(seat, window) for seat, window in enumerate(windows)]

    def pane(self, seat: int, window: Window) -> wire.WindowState:
        known = self._panes.get(seat)
        if known is None or known[0] is not window:
            rows = [_cells(row) for row in window.rows()]
            known = self._panes[seat] = (window, wire.WindowState(window.pattern.id, rows, names(window.excused)))
        return known[1]

    def sheet(self, game: Game, seen: View, seat: int, *, private: bool) -> wire.ScoreSheet:
        """A seat's score sheet, with or without its private lines; `seen` is how the game stands."""
        window, tokens = seen.windows[seat], seen.tokens[seat]
        known = self._sheets.get(seat)
        if known is None or known[0] is not window or known[1] != tokens:
            lines = [self._line(seat, kind, line) for kind, line in _kinds(game.score(seat))]
            whole = _sheet_of(lines)
            known = self._sheets[seat] = (
                window,
                tokens,
                whole,
                _sheet_of([one for one in lines if one.kind != "private"]),
            )
        return known[2] if private else known[3]

    def _line(self, seat: int, kind: Kind, line: ScoreLine) -> wire.ScoreLine:
        known = self._lines.get((seat, line.id))
        if known is None or (known[0] is not line and known[0] != line):
            known = self._lines[seat, line.id] = (line, _made_line(kind, line))
        return known[1]

    def sheets(self, game: Game, seen: View, *, private: bool, same: bool) -> list[wire.ScoreSheet]:
        """All sheets; the same list for as long as they stay the same. `same`: windows and tokens are as last time."""
        if not same or self._private is not private:
            self._private = private
            self._shown = [self.sheet(game, seen, seat, private=private) for seat in range(len(seen.windows))]
        return self._shown

    def sheets_for(self, viewer: int, shown: list[wire.ScoreSheet]) -> list[wire.ScoreSheet]:
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


def sheet(counted: Score) -> wire.ScoreSheet:
    """A score sheet with its proof; open spaces are one find, since each brings the same."""
    return _sheet_of([_made_line(kind, line) for kind, line in _kinds(counted)])


def _kinds(counted: Score) -> list[tuple[Kind, ScoreLine]]:
    """The lines of a sheet, each with its kind."""
    lines: list[tuple[Kind, ScoreLine]] = [("public", line) for line in counted.public]
    lines += [("private", line) for line in counted.private]
    lines += [("tokens", counted.tokens), ("open", counted.open)]
    if counted.bonus is not None:
        lines.append(("bonus", counted.bonus))
    return lines


def _made_line(kind: Kind, line: ScoreLine) -> wire.ScoreLine:
    if kind == "open" and line.finds:
        finds = [wire.ScoreFind(line.points, [one.spaces[0] for one in line.finds])]
    else:
        finds = [wire.ScoreFind(one.points, list(one.spaces)) for one in line.finds]
    return wire.ScoreLine(line.id, kind, line.points, finds)


def _sheet_of(lines: list[wire.ScoreLine]) -> wire.ScoreSheet:
    return wire.ScoreSheet(sum([line.points for line in lines]), lines)
