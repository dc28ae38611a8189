"""Lessons over HTTP: answers lead on or get a reason, no answer is revealed, and nothing is stored."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from server.conftest import Serve
from server.server_thread import Guest, Server
from support.lesson_answers import each_step, progress_after, right_answers
from vitral.server.answers.lessons import SEPARATOR, lesson_pack, teach
from vitral.server.protocol import LessonState
from vitral.teller.questions import ValueQuestion
from vitral.teller.story_lines import DiePlaced
from vitral.tutor import ChooseStep, DoStep, FindStep, Lesson, LessonProgress, TryStep, fact, lesson_named, lessons

STEPS = [progress for lesson in lessons() for progress in each_step(lesson)]
of_every_step = pytest.mark.parametrize("progress", STEPS, ids=[f"{step.lesson.id}-{step.step.id}" for step in STEPS])


def ask(guest: Guest, lesson: str, *answers: str, status: int = 200) -> Any:
    return guest.post(f"/api/lessons/{lesson}", {"answers": list(answers)}, status)


def named(lesson: str) -> Lesson:
    found = lesson_named(lesson)
    assert found is not None
    return found


# -- over the wire -----------------------------------------------------------------------------------------------


def test_lessons_are_listed_in_their_order(server: Server) -> None:
    with server.guest() as ana:
        listed = ana.get("/api/lessons")["lessons"]
        assert [(one["id"], one["steps"]) for one in listed] == [(lesson.id, len(lesson.steps)) for lesson in lessons()]


def test_a_lesson_is_gone_through_by_answers_alone(server: Server) -> None:
    with server.guest() as ana:
        now = ask(ana, "first")
        assert (now["step"], now["steps"], now["task"], now["complete"]) == (0, 2, "try", False)
        now = ask(ana, "first", *now["answers"], "place C4")
        assert now["complete"]
        reasons = [{"message": "reason-not_on_edge"}]
        assert now["verdict"] == {"right": True, "result": "done", "reasons": ["not_on_edge"], "sentences": reasons}
        now = ask(ana, "first", *now["answers"], "next")
        assert (now["step"], now["task"], now["starts"]) == (1, "do", [0, 2])
        now = ask(ana, "first", *now["answers"], "place A1")
        assert now["scene"]["windows"][0]["dice"][0][0] == "P5"
        assert [entry["message"] for entry in now["story"]] == ["story-place"]
        assert ask(ana, "first", *now["answers"], "next")["finished"]
        assert not ana.http.cookies, "nobody needs to be known to learn"


def test_a_wrong_answer_is_left_out_and_told_why(server: Server) -> None:
    with server.guest() as ana:
        now = ask(ana, "window", "next", "next", "take P5", "next", "place C3", "place A1", "next")
        assert now["answers"] == ["next", "next", "take P5", "next"]
        reasons = ["wrong_color", "not_on_edge"]
        sentences = [{"message": f"reason-{reason}"} for reason in reasons]
        assert now["verdict"] == {"right": False, "result": "refused", "reasons": reasons, "sentences": sentences}
        assert now["story"] == []
        now = ask(ana, "turns", "answer 1")
        assert now["verdict"]["result"] == "wrong"
        assert now["answers"] == []


BODIES = [
    (b"", 400),
    (b"{", 400),
    (b"\xff", 400),
    (b"[]", 422),
    (b"{}", 422),
    (b'{"answers": 1}', 422),
    (b'{"answers": [1]}', 422),
    (b'{"answers": [""]}', 422),
    (b'{"answers": [], "more": 1}', 422),
    (b'{"answers": ["' + b"x" * 61 + b'"]}', 422),
    (b'{"answers": [' + b'"next",' * 100 + b'"next"]}', 422),
    (b'{"answers": ["' + b"x" * 70_000 + b'"]}', 413),
]


def test_bodies_that_cannot_be_read(server: Server) -> None:
    with server.guest() as ana:
        for body, status in BODIES:
            answer = ana.http.post("/api/lessons/window", content=body)
            assert answer.status_code == status, (body[:40], answer.text)
            assert set(answer.json()) == {"code", "message", "where", "sentence", "text"}


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
def test_any_text_is_an_answer_that_may_be_wrong(lesson: Lesson) -> None:
    for text in ("\0", "place", "place Z9", "take R4@3", "tool #5", "side 1", "answer", ";;", "☃" * 60):
        now = teach(lesson, [text])
        assert now.verdict is not None
        assert (now.answers, now.verdict.right) == ([], False)


def test_what_is_not_there(server: Server) -> None:
    with server.guest() as ana:
        for name in ("nothing", "%00", "Window"):
            assert ana.post(f"/api/lessons/{name}", {"answers": []}, 404)["code"] == "not_found"
        assert ana.get("/api/lessons/window", 405)["code"] == "wrong_method"
        assert ana.post("/api/lessons", {"answers": []}, 405)["code"] == "wrong_method"


def test_whoever_asks_too_often_waits(serve: Serve) -> None:
    server = serve(request_rate=(0.0, 2.0))
    with server.guest() as ana:
        ask(ana, "window")
        ask(ana, "window")
        assert ask(ana, "window", status=429)["code"] == "too_many"


# -- what is sent ------------------------------------------------------------------------------------------------


def begun(progress: LessonProgress) -> LessonState:
    return teach(progress.lesson, progress.answers)


@of_every_step
def test_what_glows_is_what_brings_one_on(progress: LessonProgress) -> None:
    now = begun(progress)
    offered = {choice.action for choice in now.scene.legal}
    assert offered == {action.text for action in progress.offers}
    assert bool(offered) == isinstance(progress.step.ask, DoStep | TryStep)
    done = teach(progress.lesson, [*progress.answers, *right_answers(progress)])
    assert done.scene.legal == []
    assert not done.scene.can_undo


@of_every_step
def test_facts_are_told_as_they_were_worked_out(progress: LessonProgress) -> None:
    for now, there in (
        (begun(progress), progress),
        (
            teach(progress.lesson, [*progress.answers, *right_answers(progress)]),
            progress_after(progress.lesson, [*progress.answers, *right_answers(progress)]),
        ),
    ):
        assert {one.name: (one.kind, tuple(one.values)) for one in now.facts} == dict(there.facts)


@of_every_step
def test_no_answer_is_given_away(progress: LessonProgress) -> None:
    now, ask_ = begun(progress), progress.step.ask
    data = msgspec.to_builtins(now)
    if isinstance(ask_, ChooseStep):
        assert now.scene.scores == []
        assert now.lit == []
        assert now.options is not None
        assert now.options.values == list(progress.options)
        asked = ask_.question.removeprefix("points ")
        assert asked not in [line.id for line in now.sheet]
        assert not now.total
        assert "order" not in now.shows
    if isinstance(ask_, FindStep):
        assert (now.scene.legal, now.marks) == ([], [])
        assert not any(one["kind"] == "spaces" for one in data["facts"])


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
def test_private_objectives_of_others_stay_hidden_until_the_end(lesson: Lesson) -> None:
    for progress in each_step(lesson):
        now = begun(progress)
        others = [card.id for cards in progress.state.private[1:] for card in cards]
        if now.scene.phase != "over":
            assert not any(card.encode() in msgspec.json.encode(now) for card in others)


def test_a_miscount_is_helped_by_light() -> None:
    now = teach(named("public"), ["answer 12"])
    assert now.verdict is not None
    assert now.verdict.result == "wrong"
    assert now.lit == ["A1", "A2", "A3", "A4", "A5"]
    assert now.scene.scores == []


def test_spaces_that_were_found_are_marked() -> None:
    now = teach(named("touching"), ["place A4", "next", "place B3"])
    assert now.marks == ["space:B3"]
    assert not now.complete


def test_the_tool_at_work_is_named_and_choices_are_taken_back() -> None:
    tools = named("tools")
    now = teach(tools, ["next", "tool grozing_pliers", "take G5"])
    assert isinstance(now.scene.question, ValueQuestion)
    assert (now.scene.question.card, now.scene.question.die) == ("grozing_pliers", "G5")
    assert now.scene.can_undo
    assert not teach(tools, ["next"]).scene.can_undo


def test_the_turns_of_others_are_told() -> None:
    now = teach(named("turns"), ["answer 2", "next", "take P3", "place A1", "pass"])
    assert [entry.seat for entry in now.story if isinstance(entry, DiePlaced)] == [1, 2, 2, 1]
    assert now.complete
    assert now.scene.seat == 0


def test_the_sheet_grows_line_by_line() -> None:
    score = named("score")
    counted = []
    for progress in each_step(score):
        done = teach(score, [*progress.answers, *right_answers(progress)])
        counted.append(([line.points for line in done.sheet], done.total))
    assert counted == [
        ([], None),
        ([10], None),
        ([10, 4], None),
        ([10, 4, 12], None),
        ([10, 4, 12, 17], None),
        ([10, 4, 12, 17, 0, -3], None),
        ([10, 4, 12, 17, 0, -3], 40),
    ]
    assert fact("points total", progress.state).values == ("40",)


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
def test_a_lesson_to_take_along_leads_to_its_end(lesson: Lesson) -> None:
    """Right answers of the pack lead from its beginning to its end, and each is what the server would say."""
    pack = lesson_pack(lesson)
    assert any(now.finished for now in pack.states)
    for answers in list(pack.at)[:: max(1, len(pack.at) // 12)]:
        given = answers.split(SEPARATOR) if answers else []
        assert msgspec.json.encode(pack.states[pack.at[answers]]) == msgspec.json.encode(teach(lesson, given))
        counted = SEPARATOR.join(pack.states[pack.at[answers]].answers)
        assert counted in pack.at, "whatever counts leads on"


def test_a_lesson_is_packed_once_for_everybody(server: Server) -> None:
    with server.guest() as ana:
        first = ana.get("/api/lessons/tools/pack")
        assert first == ana.get("/api/lessons/tools/pack")
        assert first["states"][first["at"][""]]["step"] == 0
        ana.get("/api/lessons/nothing/pack", 404)
