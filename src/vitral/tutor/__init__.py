"""The first game, taught: lessons on real positions, every claim worked out by the engine (docs/lessons.md)."""

from vitral.tutor.facts import Fact, fact
from vitral.tutor.lesson import LEARNER, Choose, Do, FindTask, Lesson, LessonError, LessonStep, Read, Try
from vitral.tutor.lesson_files import lesson_named, lessons
from vitral.tutor.progress import AnswerVerdict, LessonProgress

__all__ = [
    "LEARNER",
    "AnswerVerdict",
    "Choose",
    "Do",
    "Fact",
    "FindTask",
    "Lesson",
    "LessonError",
    "LessonProgress",
    "LessonStep",
    "Read",
    "Try",
    "fact",
    "lesson_named",
    "lessons",
]
