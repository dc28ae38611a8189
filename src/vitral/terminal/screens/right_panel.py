"""The right half of a table: answers, and panels side by side where there is room, else one at a time under tabs."""

from __future__ import annotations

from typing import Final

from textual.app import ComposeResult
from textual.containers import Container, Vertical, VerticalScroll
from textual.content import Content

from vitral.terminal.screens.keys import TABS
from vitral.terminal.snapshot import TableSnapshot
from vitral.terminal.terminal_speaker import TerminalSpeaker
from vitral.terminal.widgets import panels
from vitral.terminal.widgets.lists import ChoiceList, Row, TextView
from vitral.terminal.widgets.status_bars import TabBar

_ROWS: Final = {"cards": panels.card_rows, "players": panels.player_rows}
_BORDER: Final = 2
"""Lines of the border of a panel."""
_GUTTER: Final = 2
"""Columns beside the rows of a list."""
_NOT_LAID_OUT: Final = 36
"""The width of a list that was hidden until now."""
_TAIL: Final = 3
"""How much of the story stands below the choices of a narrow screen."""


class RightPanel(Vertical):
    """Choices, cards, windows, story and scores."""

    def __init__(self, speaker: TerminalSpeaker) -> None:
        super().__init__(id="side")
        self._speaker = speaker
        self._shown_entries = 0
        self._seen: TableSnapshot | None = None
        self.active = "choices"
        self.wide = False

    def compose(self) -> ComposeResult:
        yield TabBar(id="tabs")
        yield TextView(id="notice")
        with Container(id="panels"):
            yield ChoiceList(id="choices")
            yield ChoiceList(id="cards")
            yield ChoiceList(id="players")
            with VerticalScroll(id="story"):
                yield TextView(id="log-text")
            yield ChoiceList(id="scores")
        yield TextView(id="tail")

    def on_mount(self) -> None:
        """Gives the panels their names."""
        for name, key in TABS.items():
            self.query_one(f"#{name}").border_title = f"{key} {self._speaker.say(f'term-tab-{name}')}"
        self._arrange()

    def on_resize(self) -> None:
        """Fits panels and tables to their widths, which are known only now."""
        self.call_later(self._fit_again)

    def _fit_again(self) -> None:
        if self._seen is not None:
            self._share_height(self._seen)
        self._show_open()

    @property
    def choices(self) -> ChoiceList:
        return self.query_one("#choices", ChoiceList)

    def fit(self, *, wide: bool) -> None:
        self.wide = wide
        self._arrange()

    def open(self, name: str) -> None:
        """Opens a panel and gives it the focus."""
        self.active = name
        self._arrange()
        self.query_one(f"#{name}").focus()

    def _arrange(self) -> None:
        for name in TABS:
            self.query_one(f"#{name}").display = self.wide or name == self.active
        self.query_one("#tail").display = self._has_tail()
        bar = self.query_one(TabBar)
        bar.display = not self.wide
        words = [(name, key, self._speaker.say(f"term-tab-{name}")) for name, key in TABS.items()]
        bar.show(words, self.active, max(self.size.width, 24))
        self._show_open()

    def show(self, seen: TableSnapshot, *, fresh: bool) -> None:
        """Shows the table; with a fresh decision the cursor goes to the first choice."""
        rows = panels.choice_rows(seen, beside_cards=self.wide)
        none = [Row("", Content.styled(self._speaker.say("term-nothing"), "dim"))]
        self.choices.show(rows or none, first=fresh)
        self._seen = seen
        self._share_height(seen)
        self._show_open()
        self.query_one("#tail").display = self._has_tail()

    def _share_height(self, seen: TableSnapshot) -> None:
        """Gives choices and scores all the lines they need on a wide screen, and the rest to the windows."""
        height = self.query_one("#panels").size.height
        if self.wide and height:
            room = self.choices.scrollable_content_region.width or _NOT_LAID_OUT
            lines = sum(len(row.words.wrap(room)) for row in panels.choice_rows(seen, beside_cards=True)) + _BORDER
            scores = len(panels.score_rows(seen, room)) + _BORDER
            least, bottom = height // 5, max(scores, height * 2 // 7)
            grid = f"{max(least, min(height - bottom - least, lines))} 1fr {bottom}"
            self.query_one("#panels").styles.grid_rows = grid

    def _has_tail(self) -> bool:
        """Returns whether the newest of the story stands below the choices."""
        choosing = self._seen is not None and self._seen.scene.phase == "choosing"
        return not self.wide and not choosing and self.active == "choices"

    def _show_open(self) -> None:
        """Brings the panels that are open up to date."""
        seen = self._seen
        if seen is None:
            return
        for name, rows in _ROWS.items():
            panel = self.query_one(f"#{name}", ChoiceList)
            if panel.display:
                panel.show(rows(seen))
        scores = self.query_one("#scores", ChoiceList)
        if scores.display:
            width = scores.scrollable_content_region.width or _NOT_LAID_OUT
            scores.show(panels.score_rows(seen, width - _GUTTER))
        self._show_story(seen)

    def _show_story(self, seen: TableSnapshot) -> None:
        """Shows the story so far, scrolled to its last line."""
        parts: list[Content] = []
        number = 0
        sentences = seen.speaker.story(seen.story)
        for one in sentences:
            if one.round != number:
                number = one.round
                parts.append(Content.styled(seen.speaker.say("round-n", round=number), "bold $accent"))
            parts.append(Content(one.text))
        chat = seen.chat
        if chat:
            parts.append(Content.styled(seen.speaker.say("chat-title"), "bold $accent"))
            parts.extend(map(Content, chat))
        none = [Content.styled(seen.speaker.say("story-empty"), "dim")]
        self.query_one("#log-text", TextView).show(Content("\n").join(parts or none))
        newest = [sentence.text for sentence in sentences[-_TAIL:]]
        self.query_one("#tail", TextView).show(Content("\n".join(newest)))
        if len(seen.story) + len(chat) != self._shown_entries:
            self._shown_entries = len(seen.story) + len(chat)
            self.query_one("#story", VerticalScroll).scroll_end(animate=False)
