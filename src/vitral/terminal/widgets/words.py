"""Words on the screen that are painted anew only when they change."""

from __future__ import annotations

from textual.content import Content
from textual.widgets import Static


class WordsView(Static):
    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id, classes=classes, markup=False)
        self._shown = Content("")

    def show(self, words: Content) -> None:
        if words.is_same(self._shown):
            return
        same_room = len(words) == len(self._shown) and words.plain.count("\n") == self._shown.plain.count("\n")
        self._shown = words
        self.update(words, layout=not same_room)
