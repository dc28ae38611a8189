"""The words of the lessons: the same in every language, and no claim in them that is not a fact of the engine."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from support.lesson_answers import each_step, progress_after, right_answers
from vitral.i18n import LANGUAGES, Fact, translator_for
from vitral.tutor import FindStep, Lesson, LessonProgress, ReadStep, lessons

MESSAGE = re.compile(r"^([\w-]+) = (.*(?:\n(?: .*|\}))*)", re.MULTILINE)
VARIABLE = re.compile(r"\$(\w+)")
SELECTOR = re.compile(r"\{ *\$(\w+) *->")
VERDICTS = ("refused", "not_now", "allowed", "other_reason", "found", "found_already", "wrong")


def messages(language: str) -> dict[str, str]:
    text = (files("vitral.i18n") / language / "tutor.ftl").read_text("utf-8")
    return dict(MESSAGE.findall(text))


WORDS = {language: messages(language) for language in LANGUAGES}
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
of_every_lesson = pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)


def message_facts(progress: LessonProgress) -> dict[str, Fact]:
    """Facts as the page hands them on: numbers as numbers, everything else as text."""
    return {
        name: int(fact.values[0]) if fact.kind == "number" else " ".join(fact.values)
        for name, fact in progress.facts.items()
    }


@in_every_language
def test_messages_have_the_same_facts(language: str) -> None:
    english, other = WORDS["en"], WORDS[language]
    assert other.keys() == english.keys()
    for name, text in other.items():
        assert set(VARIABLE.findall(text)) == set(VARIABLE.findall(english[name])), name


@in_every_language
@of_every_lesson
def test_every_step_can_be_said_with_its_facts(language: str, lesson: Lesson) -> None:
    translator = translator_for(language)
    assert translator.say(f"lesson-{lesson.id}")
    for progress in each_step(lesson):
        name = f"lesson-{lesson.id}-{progress.step.id}"
        assert translator.say(name, **message_facts(progress))
        done = progress_after(lesson, [*progress.answers, *right_answers(progress)])
        if isinstance(progress.step.ask, ReadStep):
            assert f"{name}-done" not in translator
        else:
            assert translator.say(f"{name}-done", **message_facts(done))
        if isinstance(progress.step.ask, FindStep):
            assert "count" in progress.facts, "how many are left is said after every find"


@of_every_lesson
def test_words_use_every_fact_and_no_other(lesson: Lesson) -> None:
    for step in lesson.steps:
        name = f"lesson-{lesson.id}-{step.id}"
        assert set(VARIABLE.findall(WORDS["en"][name])) == set(step.facts), name
        assert set(VARIABLE.findall(WORDS["en"].get(f"{name}-done", ""))) == set(step.after), name


def test_no_words_are_left_over() -> None:
    known = {f"lesson-says-{verdict}" for verdict in VERDICTS} | {f"lesson-{lesson.id}" for lesson in lessons()}
    for lesson in lessons():
        for step in lesson.steps:
            known |= {f"lesson-{lesson.id}-{step.id}{end}" for end in ("", "-done", "-hint")}
    assert {name for name in WORDS["en"] if name.startswith("lesson-")} <= known


@in_every_language
def test_numbers_and_spaces_come_from_the_engine(language: str) -> None:
    """Outside of placeables no digit stands in a lesson, and no name of a space."""
    for name, text in WORDS[language].items():
        bare = re.sub(r"\{[^{}]*\}|\[\w+\]", "", re.sub(r"\{ *\$\w+ *->", "", text))
        assert not re.search(r"\d|\b[A-D][1-5]\b", bare), name


@in_every_language
def test_numbers_that_words_follow_have_every_form(language: str) -> None:
    # Portuguese counts none as one, so exactly 1 has its own text.
    forms = {"ru": {"one", "few", "many"}, "pt": {"1", "other"}}.get(language, {"one", "other"})
    for name, text in WORDS[language].items():
        for found in re.finditer(r"->(.*?)\n +\}", text, re.DOTALL):
            assert set(re.findall(r"\[(\w+)\]", found[1])) == forms, name
        assert len(SELECTOR.findall(text)) == len(re.findall(r"->", text)), name


def test_many_and_few_are_told_apart() -> None:
    translator = translator_for("ru")
    assert "1 ячейка:" in translator.say("lesson-window-place", count=1)
    assert "3 ячейки:" in translator.say("lesson-window-place", count=3)
    assert "7 ячеек:" in translator.say("lesson-window-place", count=7)
    assert translator_for("de").say("lesson-says-found", left=1) == "Richtig! Noch eines."


@in_every_language
def test_the_lessons_take_ten_minutes_as_the_first_screen_says(language: str) -> None:
    """At 180 words a minute, and eight seconds for everything that is asked."""
    texts = (text for name, text in WORDS[language].items() if name.startswith("lesson-") and "-says-" not in name)
    words = sum(len(re.findall(r"[^\W\d_]{2,}", text)) for text in texts)
    steps = sum(len(lesson.steps) for lesson in lessons())
    assert 7 < words / 180 + steps * 8 / 60 < 12
