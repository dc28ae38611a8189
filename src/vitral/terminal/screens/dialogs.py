"""Dialogs over a table: questions, the curtain of a hot seat, the end of the game, help, and card names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Horizontal, Middle, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Input, Label, SelectionList, Static
from textual.widgets.selection_list import Selection

from vitral.cards import Objective, Tool, all_cards
from vitral.engine.options import OPTIONS
from vitral.terminal.snapshot import TableSnapshot, privates_revealed, result_title, standings
from vitral.terminal.table_setup import TablePlan
from vitral.terminal.terminal_speaker import TerminalSpeaker
from vitral.terminal.widgets.panels import score_rows


class DialogAnswer(NamedTuple):
    """The button that was pressed, and what was typed."""

    button: str
    typed: str


_NARROW: Final = 58
"""Columns inside a dialog."""
_WIDE: Final = 74
"""Columns inside a wide one, on the smallest screen."""
_AROUND: Final = 6
"""Columns around the label of a button."""


def button_rows(buttons: list[tuple[str, str]], room: int) -> list[list[tuple[str, str]]]:
    """Returns buttons, each a name and a label, in rows of at most *room* columns."""
    rows: list[list[tuple[str, str]]] = [[]]
    for button in buttons:
        if rows[-1] and sum(len(label) + _AROUND for _, label in (*rows[-1], button)) > room:
            rows.append([])
        rows[-1].append(button)
    return rows


class QuestionDialog(ModalScreen[DialogAnswer]):
    """Asks something. The first button is what Enter does in the line; Escape, q and ? press the last one, but a line
    takes the signs.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,question_mark", "press_last", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
    ]

    def __init__(
        self,
        title: str,
        words: str | Content = "",
        buttons: list[tuple[str, str]] | None = None,
        *,
        typed: str | None = None,
        wide: bool = False,
    ) -> None:
        super().__init__()
        self._title, self._words, self._buttons = title, words, buttons or []
        self._typed, self._wide = typed, wide

    def compose(self) -> ComposeResult:
        with Vertical(classes="box wide" if self._wide else "box"):
            yield Label(self._title, classes="title", markup=False)
            with VerticalScroll(classes="words", can_focus=False):
                yield Static(self._words, markup=False)
            if self._typed is not None:
                yield Input(self._typed, id="typed", compact=True)
            for row in button_rows(self._buttons, _WIDE if self._wide else _NARROW):
                with Horizontal(classes="buttons"):
                    for name, label in row:
                        yield Button(label, id=name, compact=True)

    def on_mount(self) -> None:
        """Focuses the first control; a long text can still be scrolled."""
        self.query_one("#typed" if self._typed is not None else f"#{self._buttons[0][0]}").focus()

    @on(Button.Pressed)
    def pressed(self, event: Button.Pressed) -> None:
        self._answer(event.button.id or "")

    @on(Input.Submitted)
    def typed(self) -> None:
        """Answers with the first button."""
        self._answer(self._buttons[0][0])

    def action_scroll(self, lines: int) -> None:
        self.query_one(".words", VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_press_last(self) -> None:
        """Answers with the last button."""
        self._answer(self._buttons[-1][0])

    def _answer(self, button: str) -> None:
        typed = self.query_one(Input).value if self._typed is not None else ""
        self.dismiss(DialogAnswer(button, typed))


class LeaveDialog(QuestionDialog):
    """Asks whether to leave; the key that asked presses its first button."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "press_first", show=False)]

    def action_press_first(self) -> None:
        self._answer(self._buttons[0][0])


class CurtainScreen(Screen[bool]):
    """Hides the whole table. Its result is True if the next person opened it, False to leave the table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "leave", show=False)]

    def __init__(self, speaker: TerminalSpeaker, name: str, *, choosing: bool) -> None:
        super().__init__()
        self._speaker, self._whose, self._choosing = speaker, name, choosing

    def compose(self) -> ComposeResult:
        text = "curtain-choosing" if self._choosing else "curtain-text"
        with Middle(), Center(), Vertical(classes="box"):
            yield Label(self._speaker.say("curtain-title", name=self._whose), classes="title", markup=False)
            yield Label(self._speaker.say(text, name=self._whose), markup=False)
            yield Button(self._speaker.say("curtain-open", name=self._whose), id="open", compact=True)

    def on_button_pressed(self) -> None:
        self.dismiss(True)

    def action_leave(self) -> None:
        """Leaves the table from behind the curtain."""
        self.dismiss(False)


class TooSmallScreen(Screen[None]):
    """Covers a terminal that is too small, and says how large it has to be and what fits."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "app.quit", show=False)]

    def __init__(self, speaker: TerminalSpeaker, columns: int = 80, lines: int = 24) -> None:
        super().__init__()
        self._speaker, self._least = speaker, (columns, lines)

    def compose(self) -> ComposeResult:
        yield Static(id="too-small", markup=False)

    def on_resize(self, event: events.Resize) -> None:
        width, height = event.size
        columns, lines = self._least
        facts = {"width": width, "height": height, "columns": columns, "lines": lines}
        say = self._speaker.say
        lines_shown = [
            say("term-too-small", **facts),
            say("term-too-small.plain", plain="vitral terminal --plain"),
            f"q  {say('term-key-leave')}",
        ]
        self.query_one("#too-small", Static).update("\n\n".join(lines_shown))


class EndScreen(QuestionDialog):
    """The result. Buttons look at the table, ask the coach for a review, play again, save the record, or leave."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "leave", show=False)]

    def __init__(self, seen: TableSnapshot) -> None:
        speaker = seen.speaker
        buttons = [
            ("table", speaker.say("end-board")),
            ("review", speaker.say("review")),
            ("again", speaker.say("play-again")),
            ("record", speaker.say("term-save-record")),
            ("leave", speaker.say("term-key-leave")),
        ]
        if not seen.selection.client.you:
            buttons = [button for button in buttons if button[0] != "again"]
        super().__init__(result_title(seen), result_words(seen), buttons, wide=True)

    def action_leave(self) -> None:
        self._answer("leave")

    def action_press_last(self) -> None:
        """Looks at the table."""
        self._answer("table")


def result_words(seen: TableSnapshot) -> Content:
    """Returns the ranking, the score sheets, and at a server's table the proof of its dice."""
    lines = [Content.styled(line, "bold") for line in standings(seen)]
    lines += [Content(""), *(row.words for row in score_rows(seen, 50))]
    lines += [Content.styled(line, "dim") for line in privates_revealed(seen)]
    if seen.selection.client.tables.address:
        lines += [Content(""), Content.styled(f"{seen.speaker.say('term-fair')} {seen.table.commitment}", "dim")]
    return Content("\n").join(lines)


class PickCards(ModalScreen[list[str] | None]):
    """A list of cards to tick. It is left with the ids, or None if nothing was decided."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, speaker: TerminalSpeaker, option: str, plan: TablePlan, picked: list[str]) -> None:
        super().__init__()
        self._speaker, self._option, self._picked = speaker, option, picked
        self._boxes = OPTIONS.boxes(option, plan.given)

    def compose(self) -> ComposeResult:
        known = all_cards()
        kinds: dict[str, Sequence[Tool | Objective]] = {"tools": known.tools, "public": known.publics}
        cards = kinds[self._option]
        shown = sorted(
            (card for card in cards if card.box in self._boxes), key=lambda card: self._speaker.card(card.id)
        )
        with Vertical(classes="box"):
            yield Label(self._speaker.say(f"option-{self._option}"), classes="title", markup=False)
            yield SelectionList(
                *(Selection(self._speaker.card_with_mark(card.id), card.id, card.id in self._picked) for card in shown)
            )
            with Horizontal(classes="buttons"):
                yield Button(self._speaker.say("term-ok"), id="ok", compact=True)
                yield Button(self._speaker.say("option-cards-clear"), id="clear", compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Takes what is ticked, or has the cards dealt."""
        ticked: list[str] = self.query_one(SelectionList).selected
        self.dismiss(ticked if event.button.id == "ok" else [])
