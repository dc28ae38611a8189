"""Dice that lie in the open, one after the other: the draft pool, private dice, rare glass, the round track."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Size as Room
from textual.message import Message
from textual.style import Style
from textual.widget import Widget

from vitral.terminal.widgets.glass import FLAT, LEAD, THICK, Piece, Size, die_lines, die_style


class DiceRowItem(NamedTuple):
    """A die on a shelf, or (without one) a word between dice. One without a key cannot be reached for."""

    die: str
    on: str = ""
    note: str = ""
    """Stands before it."""


class _Place(NamedTuple):
    line: int
    left: int
    right: int
    at: int


class DiceRow(Widget, can_focus=True):
    """A row of dice under a title. Posts `Pressed` for presses and `CursorMoved` for what the cursor stands on."""

    DEFAULT_CSS = """
    DiceRow { width: 1fr; height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk(-1)", show=False),
        Binding("right", "walk(1)", show=False),
        Binding("enter,space", "press", show=False),
    ]

    @dataclass
    class Pressed(Message):
        on: str

    class CursorMoved(Message):
        """Another die is looked at, or none any more."""

    def __init__(self, *, id: str) -> None:  # noqa: A002
        super().__init__(id=id)
        self.tall = False
        self._heading: Content = Content("")
        self._things: Sequence[DiceRowItem] = ()
        self._legal: frozenset[str] = frozenset()
        self._cursor = 0

    def show(self, title: Content, things: Sequence[DiceRowItem], legal: frozenset[str] = frozenset()) -> None:
        """Shows dice; those whose key is legal may be chosen."""
        same = things == self._things and title.plain == self._heading.plain
        legal = legal & {thing.on for thing in things}
        if same and legal == self._legal:
            return
        self._heading, self._things, self._legal = title, things, legal
        self._cursor = min(self._cursor, max(0, len(things) - 1))
        self.refresh(layout=not same)

    @property
    def looked(self) -> str:
        """The key of the die at the cursor, while the shelf has the focus."""
        reached = self.has_focus and self._cursor < len(self._things)
        return self._things[self._cursor].on if reached else ""

    @property
    def _die(self) -> Size:
        return THICK if self.tall else FLAT

    @property
    def _room(self) -> int:
        return max(self.size.width, 12)

    def _places(self, room: int) -> list[_Place]:
        """Returns where each thing stands: its line of dice, and its left and right end."""
        places: list[_Place] = []
        line = left = 0
        for at, thing in enumerate(self._things):
            width = len(thing.note) + (self._die.width if thing.die else 0) + (1 if self.tall or not thing.die else 0)
            if left and left + width > room:
                line, left = line + 1, 0
            places.append(_Place(line, left, left + width, at))
            left += width
        return places

    def get_content_height(self, container: Room, viewport: Room, width: int) -> int:
        places = self._places(max(width, 12))
        lines = places[-1].line + 1 if places else 0
        return lines * self._die.height + (1 if self._heading.plain else 0)

    def render(self) -> Content:
        places = self._places(self._room)
        lines: list[Content] = [self._heading] if self._heading.plain else []
        for number in range(places[-1].line + 1 if places else 0):
            row = [place for place in places if place.line == number]
            for at in range(self._die.height):
                pieces = [piece for place in row for piece in self._piece(place, at)]
                lines.append(Content.assemble(*pieces))
        return Content("\n").join(lines)

    def _piece(self, place: _Place, line: int) -> list[Piece]:
        thing = self._things[place.at]
        note = thing.note if line == self._die.height // 2 else " " * len(thing.note)
        if not thing.die:
            return [(f"{note} ", LEAD)]
        drawn = die_lines(thing.die, self._die)[line]
        style = die_style(thing.die)
        if thing.on in self._legal:
            drawn = f"[{drawn[1:-1]}]" if not self.tall else f"▸{drawn[1:]}" if line == 1 else drawn
        if self.has_focus and place.at == self._cursor:
            style += Style(reverse=True)
        return [(note, LEAD), (drawn, style), *([(" ", LEAD)] if self.tall else [])]

    # -- reaching for dice -----------------------------------------------------------------------------------------

    def _reachable(self) -> list[int]:
        return [at for at, thing in enumerate(self._things) if thing.on]

    def action_walk(self, step: int) -> None:
        """Walks to the next die that can be reached for."""
        reach = self._reachable()
        if reach:
            now = reach.index(self._cursor) if self._cursor in reach else -1 if step > 0 else 0
            self._cursor = reach[(now + step) % len(reach)]
            self._look()

    def _look(self) -> None:
        self.post_message(self.CursorMoved())
        self.refresh()

    def action_press(self) -> None:
        """Reaches for the die at the cursor."""
        if self._cursor in self._reachable():
            self.post_message(self.Pressed(self._things[self._cursor].on))

    def on_focus(self) -> None:
        """Looks at the die at the cursor."""
        reach = self._reachable()
        if reach and self._cursor not in reach:
            self._cursor = reach[0]
        self._look()

    def on_blur(self) -> None:
        self.post_message(self.CursorMoved())

    def on_click(self, event: events.Click) -> None:
        """Reaches for the die under the pointer."""
        line = (event.y - (1 if self._heading.plain else 0)) // self._die.height
        for place in self._places(self._room):
            if place.line == line and place.left <= event.x < place.right and self._things[place.at].on:
                self._cursor = place.at
                self.action_press()
                self.refresh()
