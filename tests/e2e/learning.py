"""A learner: goes through the lessons on the page, and knows from the lessons themselves what is right."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from e2e.browser_tab import Tab
from support.lesson_answers import right_answers
from vitral.tutor import Lesson, LessonProgress, ReadStep, TryStep

_ELEMENTS = {"take": "pool", "place": "space", "lift": "space", "tool": "tool", "set": "value", "pass": "button"}


class Learner:
    """Learns by pointer; `seen` is called at every step, before it is done and after."""

    def __init__(self, tab: Tab, seen: Callable[[str], None] = lambda name: None) -> None:
        self.tab = tab
        self.seen = seen

    def lesson(self, lesson: Lesson) -> None:
        """Go through a whole lesson, which is on the screen."""
        progress = LessonProgress(lesson)
        while not progress.finished:
            self.step(progress)
            self.on(progress)

    def step(self, progress: LessonProgress) -> None:
        """Do what a step of a lesson asks; one that is only read asks nothing."""
        self.tab.page.locator(".learn").wait_for()
        name = f"learn-{progress.lesson.id}-{progress.step.id}"
        self.seen(name)
        for text in right_answers(progress):
            self.give(text, isinstance(progress.step.ask, TryStep))
            assert progress.answer(text).right
        if not isinstance(progress.step.ask, ReadStep):
            self.seen(f"{name}-done")

    def on(self, progress: LessonProgress) -> None:
        """Press the button that leads to the next step."""
        self.press("[data-next]")
        assert progress.answer("next").right

    def give(self, text: str, refused: bool = False) -> None:
        """Give an answer by pressing what belongs to it."""
        verb, _, what = text.partition(" ")
        if verb == "answer":
            self.press(f'[data-answer="{what}"]')
        elif verb in ("place", "lift"):
            self.press(f'.center-window [data-space="{what}"]')
        elif verb == "tool" and refused:
            self.press(f'[data-tool="{what}"] .side button')
        else:
            self.press(f'[data-on="{_ELEMENTS[verb]}:{what or verb}"]')

    def press(self, selector: str) -> None:
        """Press something, and wait for what comes of it."""
        with answered(self.tab):
            self.tab.page.locator(selector).first.click()


@contextmanager
def answered(tab: Tab) -> Iterator[None]:
    """Do something in a lesson, and wait for what comes of it: a finished lesson asks the server for the next one too,
    and until that is there, nothing else can be answered."""
    with tab.page.expect_response("**/api/lessons/*") as answer:
        yield
    assert answer.value.ok
    tab.page.locator("[data-busy]").wait_for(state="detached")
