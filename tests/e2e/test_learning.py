"""The first game, taught on the page: gone through by pointer and by keys, left and taken up again."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.browser_tab import Tab
from e2e.conftest import Visit
from e2e.keyboard_player import Typist
from e2e.learning import Learner, answered
from e2e.screenshots import MOST, SIZES, look
from support.lesson_answers import each_step, right_answers
from support.long_run import LONG
from vitral.tutor import Lesson, LessonProgress, lesson_named, lessons

WORDS = ".says .words"


def named(name: str) -> Lesson:
    found = lesson_named(name)
    assert found is not None
    return found


def kept(tab: Tab) -> Any:
    """What the browser remembers."""
    return json.loads(tab.page.evaluate("localStorage.getItem('vitral-lessons')"))


def at(tab: Tab, number: int, words: str) -> None:
    """Wait for a lesson, and for what it says."""
    tab.button(f"Lesson {number} of {len(lessons())}", exact=False).wait_for()
    tab.page.locator(WORDS).get_by_text(words).wait_for()


def said(tab: Tab, words: str) -> None:
    """Wait for what is said to an answer."""
    tab.page.locator(".says .said").get_by_text(words).wait_for()


def test_from_home_through_every_lesson_to_the_first_game(ana: Tab) -> None:
    ana.go("/")
    ana.page.get_by_role("link", name="Learn in ten minutes").click()
    learner = Learner(ana)
    for lesson in lessons():
        ana.page.get_by_role("heading", level=1).wait_for()
        learner.lesson(lesson)
    ana.page.get_by_role("heading", name="You know the rules").wait_for()
    assert kept(ana) == {"at": "", "answers": [], "passed": [lesson.id for lesson in lessons()]}
    ana.press("Play your first game")
    ana.at_table()
    assert [seat["bot"] for seat in ana.table["seats"]] == ["", "apprentice:1"]
    ana.go("/")
    ana.link("Learn the rules").wait_for()


def test_wrong_answers_are_told_kindly(ana: Tab) -> None:
    ana.go("/learn/first")
    learner = Learner(ana)
    at(ana, 2, "press a space there")
    learner.press('.center-window [data-space="A1"]')
    said(ana, "That one is allowed.")
    learner.press('.center-window [data-space="A2"]')
    said(ana, "That is not allowed, but for another reason.")
    ana.page.locator(".why").get_by_text("A2 takes only a 4; your die shows").wait_for()
    ana.go("/learn/touching")
    progress = LessonProgress(named("touching"))
    learner.step(progress)
    learner.on(progress)
    expect(ana.page.locator(".center-window .glow")).to_have_count(0)
    learner.press('.center-window [data-space="B5"]')
    said(ana, "Not there. Read why")
    ana.page.locator(".why").get_by_text("It would not touch any die in the window.").wait_for()
    learner.press('.center-window [data-space="B3"]')
    said(ana, "Right! 2 more.")
    learner.press('.center-window [data-space="B3"]')
    said(ana, "You have found that one already.")
    ana.go("/learn/public")
    learner.press('[data-answer="12"]')
    said(ana, "Not quite.")
    expect(ana.page.locator(".center-window .lit")).to_have_count(5)


def test_one_leaves_and_goes_on_where_one_was(ana: Tab) -> None:
    ana.go("/learn")
    learner = Learner(ana)
    learner.lesson(named("window"))
    progress = LessonProgress(named("first"))
    learner.step(progress)
    learner.on(progress)
    at(ana, 2, "Now place the purple 5 on the edge.")
    ana.link("Leave the lessons").click()
    ana.page.get_by_role("link", name="Continue learning").click()
    at(ana, 2, "Now place the purple 5 on the edge.")
    ana.page.reload()
    at(ana, 2, "Now place the purple 5 on the edge.")

    learner.press("text=Back")
    at(ana, 2, "The first die in a window goes on the edge.")
    learner.press("text=Back")
    at(ana, 1, "This is your window")
    ana.press("Skip lesson")
    at(ana, 2, "The first die in a window goes on the edge.")
    ana.press("All lessons", exact=False)
    ana.page.get_by_role("button", name="Neighbors").click()
    at(ana, 4, "Two dice side by side never have the same color.")
    expect(ana.page).to_have_url(re.compile("/learn/neighbours$"))
    assert kept(ana)["passed"] == ["window"]
    ana.press("All lessons", exact=False)
    ana.press("Start over")
    at(ana, 1, "This is your window")
    assert kept(ana)["passed"] == []


def test_what_is_kept_may_be_stale_or_spoiled(ana: Tab) -> None:
    ana.go("/about")
    stale = {"at": "first", "answers": ["place C4", "next", "place Z9", "next"], "passed": ["gone"]}
    for stored, number in ((json.dumps(stale), 2), ("{", 1), ('{"at":"gone"}', 1)):
        ana.page.evaluate("(stored) => localStorage.setItem('vitral-lessons', stored)", stored)
        ana.go("/learn")
        at(ana, number, "Now place the purple 5" if number == 2 else "This is your window")


def test_without_a_server_nothing_is_lost(ana: Tab) -> None:
    ana.forgive("ERR_FAILED", "Failed to load resource")
    reached = True
    # A route that is set while a page is open may come too late for its next request.
    ana.page.route("**/api/lessons/*", lambda route: route.continue_() if reached else route.abort())
    ana.go("/learn")
    at(ana, 1, "This is your window")
    reached = False
    ana.press("Next")
    ana.page.get_by_role("alert").get_by_text("Cannot reach the server.").wait_for()
    reached = True
    ana.press("Next")
    at(ana, 1, "These 5 dice are the draft pool.")


def test_lessons_by_keyboard_alone(ana: Tab) -> None:
    ana.go("/")
    ana.page.get_by_role("link", name="Learn in ten minutes").wait_for()
    typist = Typist(ana)
    typist.key("Tab")
    typist.tab_to(words="Learn in ten minutes")
    typist.key("Enter")
    for name in ("window", "first", "turns"):
        if name == "turns":
            ana.go("/learn/turns")
        _learn_by_keys(typist, LessonProgress(named(name)))


def _learn_by_keys(typist: Typist, progress: LessonProgress) -> None:
    page = typist.tab.page
    while not progress.finished:
        page.locator(WORDS).wait_for()
        for text in right_answers(progress):
            _answer_by_keys(typist, text)
            assert progress.answer(text).right
        # What was done is said aloud, and the focus is where one goes on.
        page.locator("[data-next]").wait_for()
        if progress.complete:
            typist.tab.until(lambda: "Next" in typist.focus()["words"], "the focus on the way on")
        said = page.locator(WORDS).inner_text()
        typist.tab.until_shown(f"document.querySelector('[aria-live]').textContent.includes({json.dumps(said)})")
        typist.tab_to(words="Next")
        _press_and_wait(typist, "Enter")
        assert progress.answer("next").right


def _answer_by_keys(typist: Typist, text: str) -> None:
    verb, _, what = text.partition(" ")
    if verb == "take":
        typist.key("d")
        typist.tab_to(on=f"pool:{what}")
    elif verb == "place":
        typist.walk(what)
    elif verb == "answer":
        name = typist.tab.page.locator(f'[data-answer="{what}"]').inner_text()
        typist.key("Tab")
        typist.tab_to(words=name)
    _press_and_wait(typist, "e" if verb == "pass" else "Enter")


def _press_and_wait(typist: Typist, key: str) -> None:
    """Press a key, and wait for what the server says to it."""
    with answered(typist.tab):
        typist.key(key)


PICTURED = ("learn-first-middle-done", "learn-turns-order", "learn-moving-use", "learn-score-rest-done")
"""One for each kind of step; the long run looks at all of them."""


@pytest.mark.long
@pytest.mark.parametrize("size", MOST)
def test_lessons_look_right(visit: Visit, size: str) -> None:
    ana = visit(**SIZES[size])
    ana.go("/about")
    wrong: list[str] = []

    def seen(name: str) -> None:
        if LONG or name in PICTURED:
            alike = not LONG and size == "wide" and name not in PICTURED[:2]
            wrong.extend(look(ana, name, one_screen=True, like_another=alike))

    for progress in (progress for lesson in lessons() for progress in each_step(lesson)):
        if not LONG and not any(f"-{progress.lesson.id}-{progress.step.id}" in name for name in PICTURED):
            continue
        remembered = {"at": progress.lesson.id, "answers": progress.answers, "passed": ["window"]}
        ana.page.evaluate("(all) => localStorage.setItem('vitral-lessons', JSON.stringify(all))", remembered)
        ana.go("/learn")
        Learner(ana, seen).step(progress)
    ana.press("All lessons", exact=False)
    wrong += look(ana, "learn-contents")
    ana.page.get_by_role("button", name="Counting the points").click()
    at(ana, len(lessons()), "the very last turn")
    ana.press("Skip lesson")
    ana.page.get_by_role("heading", name="You know the rules").wait_for()
    wrong += look(ana, "learn-end", one_screen=True)
    assert not wrong, "\n".join(wrong)
