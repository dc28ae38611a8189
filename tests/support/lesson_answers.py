"""What a learner could answer in a lesson: right answers, worked out from the lesson itself."""

from __future__ import annotations

from collections.abc import Iterator

from vitral.engine import ACTIONS
from vitral.spaces import NAMES
from vitral.tutor import ChooseStep, DoStep, FindStep, Lesson, LessonProgress, ReadStep, TryStep, fact


def progress_after(lesson: Lesson, answers: list[str]) -> LessonProgress:
    """A progress to where these answers lead; all of them count."""
    progress = LessonProgress(lesson)
    progress.follow(answers)
    assert progress.answers == answers
    return progress


def right_answers(progress: LessonProgress) -> list[str]:
    """Answers that do what the step asks."""
    return next(all_right_answers(progress))


def all_right_answers(progress: LessonProgress) -> Iterator[list[str]]:
    """Every way to do what the step asks; spaces are found in one order only."""
    ask = progress.step.ask
    if isinstance(ask, ReadStep):
        yield []
    elif isinstance(ask, ChooseStep):
        yield [f"answer {fact(ask.question, progress.state).values[0]}"]
    elif isinstance(ask, TryStep):
        named = fact(ask.at, progress.state).values if ask.at else ()
        tried = (action.text for action in ACTIONS if not named or action.text in {f"place {space}" for space in named})
        yield from ([text] for text in tried if ask.reason in progress.refusal(text))
    elif isinstance(ask, FindStep):
        yield [f"place {space}" for space in NAMES if not progress.refusal(f"place {space}")]
    else:
        yield from _paths(progress, ask)


def _paths(progress: LessonProgress, ask: DoStep) -> Iterator[list[str]]:
    for offer in progress.offers:
        further = progress_after(progress.lesson, [*progress.answers, offer.text])
        if further.complete:
            yield [offer.text]
        else:
            yield from ([offer.text, *rest] for rest in _paths(further, ask))


def each_step(lesson: Lesson) -> Iterator[LessonProgress]:
    """The lesson at the beginning of every step, gone through by the first right answers."""
    answers: list[str] = []
    for _ in lesson.steps:
        yield progress_after(lesson, answers)
        answers = [*answers, *right_answers(progress_after(lesson, answers)), "next"]
