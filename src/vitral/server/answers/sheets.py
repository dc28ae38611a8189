"""Windows and score sheets as they are sent."""

from __future__ import annotations

from vitral.engine import Score, State
from vitral.engine.play import score
from vitral.engine.spaces import names
from vitral.engine.window import Window
from vitral.server import protocol as wire


class Known:
    """What was worked out for the windows of a table stays true for as long as they stay the same."""

    __slots__ = ("_panes", "_sheets")

    def __init__(self) -> None:
        self._panes: dict[int, tuple[Window, wire.Pane]] = {}
        self._sheets: dict[int, tuple[Window, int, wire.Sheet, wire.Sheet]] = {}

    def pane(self, seat: int, window: Window) -> wire.Pane:
        known = self._panes.get(seat)
        if known is None or known[0] is not window:
            rows = [row.split() for row in window.rows()]
            known = self._panes[seat] = (window, wire.Pane(window.pattern.id, rows, names(window.excused)))
        return known[1]

    def sheet(self, state: State, seat: int, *, private: bool) -> wire.Sheet:
        """A seat's score sheet, with or without its private lines."""
        window, tokens = state.windows[seat], state.tokens[seat]
        known = self._sheets.get(seat)
        if known is None or known[0] is not window or known[1] != tokens:
            found = score(state, seat)
            known = self._sheets[seat] = (window, tokens, sheet(found), sheet(found, private=False))
        return known[2] if private else known[3]


def sheet(counted: Score, *, private: bool = True) -> wire.Sheet:
    """A score sheet with its proof, with or without the private lines."""
    lines = [("public", line) for line in counted.public]
    if private:
        lines += [("private", line) for line in counted.private]
    lines += [("tokens", counted.tokens), ("open", counted.open)]
    if counted.bonus is not None:
        lines.append(("bonus", counted.bonus))
    told = [
        wire.ScoreLine(line.id, kind, line.points, [wire.Found(find.points, list(find.spaces)) for find in line.finds])  # type: ignore[arg-type]
        for kind, line in lines
    ]
    return wire.Sheet(sum(line.points for line in told), told)
