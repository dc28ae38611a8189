"""The first game, taught: lessons on real positions, every claim worked out by the engine (docs/lessons.md)."""

from vitral.tutor.facts import Fact, fact
from vitral.tutor.lesson import LEARNER, Choose, Do, Find, Lesson, LessonError, Read, Step, Try
from vitral.tutor.lesson_files import lesson_named, lessons
from vitral.tutor.progress import LessonProgress, Verdict

__all__ = [
    "LEARNER",
    "Choose",
    "Do",
    "Fact",
    "Find",
    "Lesson",
    "LessonError",
    "LessonProgress",
    "Read",
    "Step",
    "Try",
    "Verdict",
    "fact",
    "lesson_named",
    "lessons",
]
