"""Lessons: every step, right and wrong; whatever they claim is what the engine and a second referee say."""

from __future__ import annotations

from typing import Any

import pytest

from oracle import slow_rules, slow_scores
from support.lesson_answers import all_right_answers, each_step, progress_after, right_answers
from vitral.dice import NO_DIE, TEXT
from vitral.engine import ACTIONS, Action, IllegalActionError, Reason, State, legal_actions, reasons
from vitral.tutor import (
    LEARNER,
    ChooseStep,
    DoStep,
    FindStep,
    Lesson,
    LessonError,
    LessonProgress,
    ReadStep,
    TryStep,
    fact,
    lesson_named,
    lessons,
)
from vitral.tutor.lesson import PARTS
from vitral.tutor.lesson_files import read_lesson

STEPS = [progress for lesson in lessons() for progress in each_step(lesson)]


def of_kind(kind: type[Any]) -> pytest.MarkDecorator:
    """For every step that asks that."""
    found = [progress for progress in STEPS if isinstance(progress.step.ask, kind)]
    return pytest.mark.parametrize("progress", found, ids=[f"{one.lesson.id}-{one.step.id}" for one in found])


each_step_of_all = of_kind(object)


def again(progress: LessonProgress) -> LessonProgress:
    """The same progress, to go on with."""
    return progress_after(progress.lesson, progress.answers)


# -- the lessons -------------------------------------------------------------------------------------------------


def test_they_build_on_each_other() -> None:
    names = [lesson.id for lesson in lessons()]
    assert names[:3] == ["window", "first", "printed"]
    assert names[-1] == "score"
    assert len(set(names)) == len(names) >= 9
    assert lesson_named("tools") is lessons()[names.index("tools")]
    assert lesson_named("nothing") is None
    for lesson in lessons():
        assert len({step.id for step in lesson.steps}) == len(lesson.steps) <= 7
        assert lesson.steps[0].table is not None


@each_step_of_all
def test_tables_are_such_as_play_leads_to(progress: LessonProgress) -> None:
    state = progress.state
    assert all(not window.breaches() for window in state.windows)
    if not progress.lines:
        gone = state.turn + (state.drafted or state.hand != NO_DIE)
        assert len(state.pool) == state.rules.pool_size - gone, "one die is gone for every turn"
        assert all(len(window.dice()) <= 2 * state.round for window in state.windows)
    laid = [die for dice in state.track for die in dice] + list(state.pool)
    laid += [state.hand] if state.hand != NO_DIE else []
    total = len(laid) + sum(len(window.dice()) for window in state.windows) + sum(state.bag)
    assert total == sum(state.rules.bag)


@each_step_of_all
def test_what_is_shown_lies_on_the_table(progress: LessonProgress) -> None:
    cards = {card.id for card in progress.state.public}
    assert set(progress.step.shows) <= cards | set(PARTS)
    assert ("tools" in progress.step.shows) <= bool(progress.state.tools)
    assert ("private" in progress.step.shows) <= bool(progress.state.private[LEARNER])


@each_step_of_all
def test_every_right_answer_leads_on(progress: LessonProgress) -> None:
    ways = list(all_right_answers(progress))
    assert ways, "nobody could do it"
    for way in ways:
        done = progress_after(progress.lesson, [*progress.answers, *way])
        assert done.complete or isinstance(progress.step.ask, ReadStep)
        assert done.facts is not None  # all of them can be answered
        done.answer("next")
        assert done.finished or done.at == progress.at + 1


@each_step_of_all
def test_nothing_else_does(progress: LessonProgress) -> None:
    """Every action there is, and answers that are none: what is not right changes nothing."""
    right = {way[0] for way in all_right_answers(progress) if way}
    if isinstance(progress.step.ask, FindStep):
        right = set(right_answers(progress))
    texts = [action.text for action in ACTIONS] + [f"answer {number}" for number in range(-10, 60)]
    texts += ["", "place", "place Z9", "answer", "answer x", "take R4; place A1", "NEXT"]
    texts += [] if isinstance(progress.step.ask, ReadStep) else ["next"]
    trial = again(progress)
    for text in texts:
        if text in right:
            continue
        verdict = trial.answer(text)
        assert not verdict.right, text
        assert (trial.answers, trial.at, trial.complete, trial.found) == (progress.answers, progress.at, False, [])
        assert trial.state == progress.state


# -- what the engine says ----------------------------------------------------------------------------------------


def engine_reasons(state: State, action: Action) -> tuple[str, ...]:
    """In the order of a refusal."""
    if state.seat != LEARNER and not state.over:
        return (Reason.NOT_YOUR_TURN,)
    return IllegalActionError(action.text, reasons(state, action)).reasons


@each_step_of_all
def test_refusals_carry_the_reasons_of_the_engine(progress: LessonProgress) -> None:
    for action in ACTIONS:
        assert progress.refusal(action.text) == engine_reasons(progress.state, action), action


@of_kind(TryStep)
def test_what_is_tried_is_refused_for_the_reason_that_is_taught(progress: LessonProgress) -> None:
    ask = progress.step.ask
    assert isinstance(ask, TryStep)
    for action in ACTIONS:
        trial, reasons = again(progress), engine_reasons(progress.state, action)
        verdict = trial.answer(action.text)
        assert verdict.reasons == reasons
        elsewhere = ask.at and action.text.split()[-1] not in fact(ask.at, progress.state).values
        expected = "done" if ask.reason in reasons else "other_reason" if reasons else "allowed"
        assert verdict.says == ("not_now" if elsewhere else expected)
        assert trial.complete == (verdict.says == "done")


@of_kind(DoStep)
def test_what_is_offered_is_legal_and_leads_to_the_end(progress: LessonProgress) -> None:
    legal = set(legal_actions(progress.state))
    assert progress.offers
    assert set(progress.offers) <= legal
    for action in legal - set(progress.offers):
        assert again(progress).answer(action.text).says == "not_now"


@of_kind(FindStep)
def test_every_space_is_found_and_none_is_shown(progress: LessonProgress) -> None:
    answers = right_answers(progress)
    trial = again(progress)
    assert trial.offers == ()
    for number, text in enumerate(answers, 1):
        assert trial.answer(text).says == ("done" if number == len(answers) else "found")
        assert trial.state == progress.state, "nothing is placed"
        assert not trial.answer(text).right
    assert again(progress).follow([answers[0], answers[0]]).says == "found_already"  # type: ignore[union-attr]


@of_kind(ChooseStep)
def test_one_of_the_options_is_right(progress: LessonProgress) -> None:
    ask = progress.step.ask
    assert isinstance(ask, ChooseStep)
    (right,) = fact(ask.question, progress.state).values
    assert right in progress.options
    assert len(progress.options) >= 3
    for option in progress.options:
        assert again(progress).answer(f"answer {option}").says == ("done" if option == right else "wrong")


# -- what a second referee says ----------------------------------------------------------------------------------


def slow_window(state: State) -> slow_rules.SlowWindow:
    window = state.windows[LEARNER]
    return slow_rules.read_window(window.pattern.grid, window.rows())


@each_step_of_all
def test_facts_are_those_of_the_slow_rules(progress: LessonProgress) -> None:
    done = progress_after(progress.lesson, [*progress.answers, *right_answers(progress)])
    for state, questions in ((progress.state, progress.step.facts), (done.state, progress.step.after)):
        asked = list(questions.values())
        asked += [progress.step.ask.question] if isinstance(progress.step.ask, ChooseStep) else []
        for question in asked:
            expected = slow_answer(question, state)
            if expected is not None:
                assert list(fact(question, state).values) == expected, question


def test_the_rulebooks_advice_is_given_once_and_with_the_rule_about_neighbors() -> None:
    """A die beside a printed space of its color or value leaves no die that fits there."""
    lessons_with_it = [
        (lesson.id, step.id) for lesson in lessons() for step in lesson.steps if "blocked" in step.facts.values()
    ]
    assert lessons_with_it == [("neighbours", "blocking")]
    lesson = lesson_named("neighbours")
    assert lesson is not None
    assert lesson.steps[-1].id == "blocking"
    state = lesson.steps[-1].table
    assert state is not None
    assert fact("blocked", state).values == ("A4",)
    assert fact("blocked", lesson.steps[0].table or state).values == ()


def slow_answer(question: str, state: State) -> list[str] | None:
    """The same question answered without the engine, where the slow rules speak of it."""
    word, *about = question.split()
    window = slow_window(state)
    if word == "count":
        inner = slow_answer(" ".join(about), state)
        return None if inner is None else [str(len(inner))]
    if word == "spaces":
        return slow_rules.legal_spaces(window, TEXT[state.hand] if about[0] == "hand" else about[0])
    if word == "blocked":
        dice = [f"{color}{value}" for color in "RYGBP" for value in range(1, 7)]
        printed = {"wrong_color", "wrong_value", "same_color_beside", "same_value_beside"}
        return [
            space
            for space in slow_rules.SPACES
            if space not in window.dice
            and all(printed & set(slow_rules.placement_reasons(window, die, space)) for die in dice)
        ]
    if word == "turn":
        return [str(slow_rules.turn_order(state.rules.players, state.start)[int(about[0]) - 1])]
    if word == "rolled":
        return [str(slow_rules.dice_per_round(state.rules.players))]
    if word != "points":
        return None
    publics, privates = [card.id for card in state.public], [card.id for card in state.private[LEARNER]]
    sheet = slow_scores.score(window, publics, privates, state.tokens[LEARNER])
    lines: dict[str, int] = {**sheet["public"], **sheet["private"]}
    lines |= {"tokens": sheet["tokens"], "open": sheet["open"], "total": sheet["total"]}
    return [str(lines[about[0]])]


# -- the rulebook's examples -------------------------------------------------------------------------------------


def test_the_order_of_turns_is_the_rulebook_s_example() -> None:
    lesson = lesson_named("turns")
    assert lesson is not None
    state = LessonProgress(lesson).state
    assert [fact(f"turn {number}", state).values[0] for number in range(1, 7)] == ["0", "1", "2", "2", "1", "0"]


def test_the_score_sheet_is_the_rulebook_s_example() -> None:
    lesson = lesson_named("score")
    assert lesson is not None
    *_, last = each_step(lesson)
    last.follow(right_answers(last))
    assert last.state.rules is not None
    sheet = {line: fact(f"points {line}", last.state).values[0] for line in last.counted}
    assert sheet == {
        "column_color_variety": "10",
        "light_shades": "4",
        "color_variety": "12",
        "shades_of_purple": "17",
        "tokens": "0",
        "open": "-3",
        "total": "40",
    }


# -- going through them ------------------------------------------------------------------------------------------


def lesson_of(*steps: str, windows: str = '[["fractal_drops"], ["sun_catcher"]]', more: str = "") -> Lesson:
    text = 'format = "vitral-lesson/1"\nid = "own"\n'
    for number, step in enumerate(steps):
        table = f'[step.table]\npool = "R2 Y6 G4 B1 P5"\nwindows = {windows}\n{more}' if not number else ""
        text += f'[[step]]\nid = "s{number}"\n{step}\n{table}'
    return read_lesson(text, "own.toml")


def test_answers_lead_to_the_same_place_again() -> None:
    lesson, answers = lesson_of('do = ["take", "place"]', "find = false"), ["take P5", "place A1", "next"]
    progress = progress_after(lesson, answers)
    assert progress.starts == [0, 3]
    assert progress_after(lesson, answers).state == progress.state
    assert not progress.finished
    end = progress_after(lesson, [*answers, "next"])
    assert end.finished
    assert not end.answer("next").right


def test_what_follows_a_wrong_answer_is_not_looked_at() -> None:
    progress = LessonProgress(lesson_of('do = ["take", "place"]'))
    verdict = progress.follow(["take P5", "place C3", "place A1", "next"])
    assert progress.answers == ["take P5"]
    assert verdict is not None
    assert verdict.says == "refused"
    assert verdict.reasons == (Reason.WRONG_COLOR, Reason.NOT_ON_EDGE)


def test_a_path_is_offered_only_where_it_can_be_gone_to_the_end() -> None:
    progress = LessonProgress(lesson_of('do = ["take", "place A2"]'))
    assert [action.text for action in progress.offers] == ["take G4"]
    assert progress.answer("take P5").says == "not_now"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "format"),
        ('format = "vitral-lesson/1"', "'id'"),
        ("[[", "own.toml"),
    ],
)
def test_files_that_cannot_be_read(text: str, message: str) -> None:
    with pytest.raises(LessonError, match=message):
        read_lesson(text, "own.toml")


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ("ask = 1", "unknown key ask"),
        ('do = ["pass"]\nfind = true', "one thing at a time"),
        ('try = "bored"', "bored"),
    ],
)
def test_steps_that_cannot_be_read(step: str, message: str) -> None:
    with pytest.raises(LessonError, match=message):
        lesson_of(step)


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"more": "wall = 1"}, "unknown key of a table: wall"),
        ({"windows": '[["fractal_drops", "R1 R2 -- -- --"], ["virtus"]]'}, "breaks the rules"),
        ({"windows": '[["no_such_window"], ["virtus"]]'}, "no_such_window"),
        ({"more": "round = 3\ntrack = []"}, "round track"),
        ({"more": f'round = 2\ntrack = ["{"R1 " * 18}"]'}, "more dice on the table"),
    ],
)
def test_tables_that_cannot_be(table: dict[str, str], message: str) -> None:
    with pytest.raises(LessonError, match=message):
        lesson_of("", **table)


@pytest.mark.parametrize(
    ("question", "message"),
    [
        ("weather", "nobody can answer"),
        ("die W1", "cannot be asked"),
        ("die hand", "no die is in hand"),
        ("points fence", "cannot be asked"),
        ("card lathekin", "cannot be asked"),
        ("turn 9", "cannot be asked"),
        ("open Z1", "cannot be asked"),
    ],
)
def test_questions_that_make_no_sense(question: str, message: str) -> None:
    with pytest.raises(LessonError, match=message):
        fact(question, LessonProgress(lesson_of("")).state)


def test_what_cannot_happen_by_itself_is_an_error() -> None:
    progress = LessonProgress(lesson_of('do = ["take", "place"]\nthen = ["tool lathekin"]'))
    with pytest.raises(LessonError, match="cannot happen"):
        progress.follow(["take P5", "place A1"])


def test_either_green_6_may_be_moved() -> None:
    """Two dice alike stand in the window; the lesson asks for neither of them by its space."""
    [progress] = [progress for progress in STEPS if (progress.lesson.id, progress.step.id) == ("moving", "use")]
    lifted = {answer for answers in all_right_answers(progress) for answer in answers if answer.startswith("lift")}
    assert lifted == {"lift C2", "lift A5"}


def test_a_lesson_that_names_a_space_accepts_only_that_one() -> None:
    progress = next(step for step in STEPS if step.step.id == "blocking")
    progress = progress_after(progress.lesson, progress.answers)
    asked = progress.facts["space"].values[0]
    assert progress.answer("place A2").says == "not_now"
    assert not progress.complete
    assert progress.answer(f"place {asked}").says == "done"
