"""The first game, taught: lessons on real positions, every claim worked out by the engine (docs/lessons.md)."""

from vitral.tutor.facts import Fact, fact
from vitral.tutor.lesson import (
    LEARNER,
    ChooseStep,
    DoStep,
    FindStep,
    Lesson,
    LessonError,
    LessonStep,
    ReadStep,
    TryStep,
)
from vitral.tutor.lesson_files import lesson_named, lessons
from vitral.tutor.progress import AnswerVerdict, LessonProgress

__all__ = [
    "LEARNER",
    "AnswerVerdict",
    "ChooseStep",
    "DoStep",
    "Fact",
    "FindStep",
    "Lesson",
    "LessonError",
    "LessonProgress",
    "LessonStep",
    "ReadStep",
    "TryStep",
    "fact",
    "lesson_named",
    "lessons",
]
