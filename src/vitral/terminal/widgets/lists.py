"""Lists to choose from, and text that is redrawn only when it changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option


class Row(NamedTuple):
    """A row: what it is (an element's key, or nothing for a heading) and what it says."""

    on: str
    words: Content


class ChoiceList(OptionList):
    def __init__(self, *, id: str) -> None:  # noqa: A002
        super().__init__(id=id, markup=False)
        self._rows: list[Row] = []

    def show(self, rows: Sequence[Row], *, first: bool = False) -> None:
        """Shows these rows. The cursor stays on its row; it goes to the first where asked, or where nobody moved it."""
        if _same(rows, self._rows):
            return
        before = self.highlighted
        unmoved = not self.has_focus and before == next((at for at, row in enumerate(self._rows) if row.on), None)
        on = self._rows[before].on if before is not None and before < len(self._rows) else ""
        self._rows = list(rows)
        self.clear_options()
        self.add_options([Option(row.words, disabled=not row.on) for row in rows])
        alike = [at for at, row in enumerate(rows) if row.on and row.on == on and not (first or unmoved)]
        some = [at for at, row in enumerate(rows) if row.on]
        self.highlighted = alike[0] if alike else some[0] if some else None

    def on_of(self, index: int) -> str:
        return self._rows[index].on if 0 <= index < len(self._rows) else ""

    @property
    def looked(self) -> str:
        """The key of the row at the cursor, while the list has the focus."""
        return self.on_of(self.highlighted) if self.has_focus and self.highlighted is not None else ""

    @property
    def plain(self) -> list[str]:
        """What the rows say, for those who test it."""
        return [row.words.plain for row in self._rows]


def _same(rows: Sequence[Row], others: Sequence[Row]) -> bool:
    if len(rows) != len(others):
        return False
    return all(row.on == other.on and row.words.is_same(other.words) for row, other in zip(rows, others, strict=True))


class TextView(Static):
    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id, classes=classes, markup=False)
        self._shown = Content("")

    @property
    def plain(self) -> str:
        """The text without its colors."""
        return self._shown.plain

    def show(self, words: Content) -> None:
        if words.is_same(self._shown):
            return
        same_room = len(words) == len(self._shown) and words.plain.count("\n") == self._shown.plain.count("\n")
        self._shown = words
        self.update(words, layout=not same_room)
