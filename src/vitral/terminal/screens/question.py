"""Small questions over the screen: a title, some words, perhaps a line to type, and buttons."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Label, Static


class Answer(NamedTuple):
    """The button that was pressed, and what was typed."""

    button: str
    typed: str


class Question(ModalScreen[Answer]):
    """Asks something. The first button is what Enter does in the line; Escape presses the last one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "press_last", show=False),
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
            with Horizontal(classes="buttons"):
                for name, label in self._buttons:
                    yield Button(label, id=name, compact=True)

    def on_mount(self) -> None:
        """Begin where something is to be done; long words can still be scrolled."""
        self.query_one("#typed" if self._typed is not None else f"#{self._buttons[0][0]}").focus()

    @on(Button.Pressed)
    def pressed(self, event: Button.Pressed) -> None:
        self._answer(event.button.id or "")

    @on(Input.Submitted)
    def typed(self) -> None:
        """Answer with the first button."""
        self._answer(self._buttons[0][0])

    def action_scroll(self, lines: int) -> None:
        self.query_one(".words", VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_press_last(self) -> None:
        """Answer with the last button."""
        self._answer(self._buttons[-1][0])

    def _answer(self, button: str) -> None:
        typed = self.query_one(Input).value if self._typed is not None else ""
        self.dismiss(Answer(button, typed))
