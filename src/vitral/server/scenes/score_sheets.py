"""Windows and score sheets as they are sent."""

from __future__ import annotations

from collections.abc import Sequence
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
    """The parts of a table's scenes that need not be made again. Owned by the table; a correction starts a new one.

    docs/server-design.md lists what each part saves.
    """

    __slots__ = ("_sheets", "_windows", "last", "own")

    def __init__(self) -> None:
        self._windows: dict[int, tuple[Window, wire.WindowState]] = {}
        """By seat; valid while the seat has this window, which is immutable."""
        self._sheets: dict[int, tuple[Window, int, wire.ScoreSheet, wire.ScoreSheet]] = {}
        """By seat, with and without private lines; valid while its window and its tokens stay the same."""
        self.own: dict[int, tuple[list[str], list[str], int]] = {}
        """The private objectives, offers and chosen side of seats; valid once windows are chosen."""
        self.last: tuple[Any, Any] = (NO_VIEW, _NO_SCENE)
        """The spectator's last view and scene; each field of the scene is valid while that of the view is equal."""

    def windows(self, windows: Sequence[Window]) -> list[wire.WindowState]:
        return [self._window(seat, window) for seat, window in enumerate(windows)]

    def _window(self, seat: int, window: Window) -> wire.WindowState:
        cached = self._windows.get(seat)
        if cached is None or cached[0] is not window:
            rows = [row.split() for row in window.rows()]
            cached = self._windows[seat] = (window, wire.WindowState(window.pattern.id, rows, names(window.excused)))
        return cached[1]

    def sheets(self, game: Game, view: View, *, private: bool) -> list[wire.ScoreSheet]:
        """Returns the score sheets of all seats, with or without private lines; `view` is how the game stands."""
        cached = [self._sheet(game, view, seat) for seat in range(len(view.windows))]
        return [entry[2] if private else entry[3] for entry in cached]

    def sheets_for(self, viewer: int, public: list[wire.ScoreSheet]) -> list[wire.ScoreSheet]:
        """Returns the sheets that all are shown, with the private lines of the viewer's own."""
        return [*public[:viewer], self._sheets[viewer][2], *public[viewer + 1 :]]

    def _sheet(self, game: Game, view: View, seat: int) -> tuple[Window, int, wire.ScoreSheet, wire.ScoreSheet]:
        window, tokens = view.windows[seat], view.tokens[seat]
        cached = self._sheets.get(seat)
        if cached is None or cached[0] is not window or cached[1] != tokens:
            lines = [_made_line(kind, line) for kind, line in _kinds(game.score(seat))]
            public = [score_line for score_line in lines if score_line.kind != "private"]
            cached = self._sheets[seat] = (window, tokens, _sheet_of(lines), _sheet_of(public))
        return cached


def sheet(counted: Score) -> wire.ScoreSheet:
    """Returns a score sheet with its proof; open spaces are one find, since each brings the same."""
    return _sheet_of([_made_line(kind, line) for kind, line in _kinds(counted)])


def _kinds(counted: Score) -> list[tuple[Kind, ScoreLine]]:
    """Returns the lines of a sheet, each with its kind."""
    lines: list[tuple[Kind, ScoreLine]] = [("public", line) for line in counted.public]
    lines += [("private", line) for line in counted.private]
    lines += [("tokens", counted.tokens), ("open", counted.open)]
    if counted.bonus is not None:
        lines.append(("bonus", counted.bonus))
    return lines


def _made_line(kind: Kind, line: ScoreLine) -> wire.ScoreLine:
    if kind == "open" and line.finds:
        finds = [wire.ScoreFind(line.points, [find.spaces[0] for find in line.finds])]
    else:
        finds = [wire.ScoreFind(find.points, list(find.spaces)) for find in line.finds]
    return wire.ScoreLine(line.id, kind, line.points, finds)


def _sheet_of(lines: list[wire.ScoreLine]) -> wire.ScoreSheet:
    return wire.ScoreSheet(sum([line.points for line in lines]), lines)
