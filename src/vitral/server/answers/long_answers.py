"""Long answers: functions from bytes to bytes that are computed in worker processes, without the server around them."""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import msgspec

from vitral.bots import Budget
from vitral.cards import all_cards
from vitral.engine import OptionError
from vitral.game import replay
from vitral.puzzles import puzzle_named
from vitral.reading import decoded, json_value
from vitral.records import Record, RecordError
from vitral.referee import TableDescriptionError, check_data, read_table_description, score_data
from vitral.server import metrics
from vitral.server import protocol as wire
from vitral.server.answers.lessons import lesson_pack, teach
from vitral.server.answers.puzzles import mistake_state, puzzle_state
from vitral.server.answers.real_table import entered_game, real_table_state, real_table_turn
from vitral.server.answers.replays import ALL, FrameRange, chance_questions, replay_frames
from vitral.server.answers.windows import check_design
from vitral.server.logs import log, log_failure
from vitral.server.pool.fair_queue import QueueFullError
from vitral.server.pool.process_pool import LONG_ANSWER, ProcessPool, Requester
from vitral.server.pool.worker_process import PoolClosedError, WorkerLostError
from vitral.server.problems import NOT_OVER, ProblemError, conflict, failure, invalid, not_found, too_many, unreadable
from vitral.server.tables.bot_runner import BotRunner, InProcessBots
from vitral.translatable import TranslatableError, TranslatableText
from vitral.tutor import lesson_named

_MAX_ANSWER_BYTES: Final = 16_000_000
"""The most bytes of an answer, before it is compressed."""
_MAX_WINDOWS: Final = 7
"""Six players and the Automa."""
_TURN_SECONDS: Final = 60.0
"""How long a turn of a bot may take; its process may have to load compiled code first."""
_TOO_LONG: Final = TranslatableText("problem-too-large", "this takes too long to compute")

LongAnswer = Callable[..., bytes]
"""A function of this module."""


async def compute_answer(pool: ProcessPool, owner: str, seconds: float, answer: LongAnswer, *args: Any) -> bytes:
    """Returns a long answer, computed for that address in at most that many seconds.

    Raises `ProblemError` and `PoolClosedError`.
    """
    with _failures(answer):
        async with pool.place(LONG_ANSWER, Requester(owner)) as place:
            begun = time.perf_counter()
            try:
                return await place.run(answer, *args, limit=seconds)
            finally:
                metrics.LONG_ANSWER_SECONDS.observe(time.perf_counter() - begun)


async def compute_turn(bots: BotRunner, owner: str, seats: Sequence[str], body: bytes) -> bytes:
    """Returns what the bot to move does at a real table with these bots, computed for that address.

    Raises `ProblemError` and `PoolClosedError`.
    """
    with _failures(real_table_turn_answer):
        async with bots.place(seats, Requester(owner)) as (place, budget):
            return await place.run(real_table_turn_answer, body, budget, limit=_TURN_SECONDS)


@contextmanager
def _failures(answer: LongAnswer) -> Iterator[None]:
    """Counts a waiting answer, and turns its errors into problems with a text for people."""
    metrics.LONG_ANSWER_WAITING.add(1)
    try:
        yield
    except (ProblemError, PoolClosedError) as error:
        raise error.with_traceback(None) from None  # its traceback would keep the request in memory
    except QueueFullError:
        raise too_many("too much is being computed already; wait a moment") from None
    except (WorkerLostError, MemoryError) as error:
        log("a long answer was given up", answer=answer.__name__, why=str(error))
        raise ProblemError(422, "too_long", _TOO_LONG) from None
    except Exception as error:
        log_failure("a long answer failed", error, answer=answer.__name__)
        raise failure() from None
    finally:
        metrics.LONG_ANSWER_WAITING.add(-1)


# -- the referee ---------------------------------------------------------------------------------------------------


def score_answer(body: bytes) -> bytes:
    """Returns the score sheets of some windows, with the spaces that made the points."""
    return _judged(body, _score)


def check_answer(body: bytes) -> bytes:
    """Returns what some windows break, and the smallest repairs."""
    return _judged(body, _check)


def real_table_answer(body: bytes) -> bytes:
    """Returns where entries lead in a game at a real table."""
    return msgspec.json.encode(real_table_state(_decode(body, wire.RealTableRequest)))


def real_table_turn_answer(body: bytes, budget: Budget) -> bytes:
    """Returns the turn of a bot at a real table; *budget* limits its thinking about each choice."""
    asked = _decode(body, wire.RealTableRequest)
    return msgspec.json.encode(asyncio.run(real_table_turn(entered_game(asked), asked.setup, InProcessBots(budget))))


def _judged(body: bytes, judge: Callable[[object], msgspec.Struct]) -> bytes:
    try:
        data = json_value(decoded(body))
    except TranslatableError as error:
        raise unreadable(error.text) from None
    windows = data.get("windows") if isinstance(data, dict) else None
    if isinstance(windows, list) and len(windows) > _MAX_WINDOWS:
        many = TranslatableText("problem-too-large", f"a table has {_MAX_WINDOWS} windows at most")
        raise ProblemError(422, "too_large", many, "windows")
    try:
        return msgspec.json.encode(judge(data))
    except TableDescriptionError as error:
        raise ProblemError(422, "impossible", error.fault, error.place) from None
    except OptionError as error:
        raise ProblemError(422, "impossible", error.text, "options") from None


def _score(data: object) -> wire.TableScores:
    cards = all_cards()
    table = read_table_description(data, cards, for_scoring=True)
    return msgspec.convert(score_data(table, table.scores(cards), proof=True), wire.TableScores)


def _check(data: object) -> wire.TableCheck:
    return msgspec.convert(check_data(read_table_description(data, all_cards(), for_scoring=False)), wire.TableCheck)


# -- replays -------------------------------------------------------------------------------------------------------


def replay_answer(body: bytes, query: dict[str, str], packed: bool) -> bytes:
    """Returns the frames of an uploaded record, or of a finished game."""
    record = read_record(body)
    frames = _frame_range(query, record.options.players)
    try:
        answer = msgspec.json.encode(replay_frames(record, frames))
    except RecordError as error:
        raise ProblemError(422, "impossible", error.text) from None
    if len(answer) > _MAX_ANSWER_BYTES:
        raise ProblemError(422, "too_large", TranslatableText("problem-too-large", "its replay would be too large"))
    # Many frames are much alike, so they compress to a small part of their size.
    return gzip.compress(answer, 4, mtime=0) if packed else answer


def chance_answer(body: bytes) -> bytes:
    """Returns what the game of a record asked of chance, so that a page can deal it again itself."""
    try:
        return msgspec.json.encode(chance_questions(read_record(body)))
    except RecordError as error:
        raise ProblemError(422, "impossible", error.text) from None


def finished_record_answer(body: bytes) -> bytes:
    """Returns a record in the newest format; raises `ProblemError` if it is invalid, or its game is not over."""
    return read_finished_record(body).to_json().encode()


def read_record(body: bytes) -> Record:
    try:
        return Record.from_json(decoded(body))
    except TranslatableError as error:
        raise _no_record(error.text) from None


def read_finished_record(body: bytes) -> Record:
    """Returns the record in a body; raises `ProblemError` if it is invalid, or its game is not over."""
    record = read_record(body)
    try:
        over = replay(record, by_hand=True).over
    except RecordError as error:
        raise ProblemError(422, "impossible", error.text) from None
    if not over:
        raise conflict("not_over", NOT_OVER)
    return record


def _no_record(why: TranslatableText) -> ProblemError:
    return ProblemError(
        422, "unreadable", TranslatableText("problem-not-a-record", "this is not a record: {why}", why=why)
    )


def _frame_range(query: dict[str, str], players: int) -> FrameRange:
    return FrameRange(
        _viewer(query.get("seat", ALL), players), _number(query.get("from")) or 0, _number(query.get("to"))
    )


def _viewer(text: str, players: int) -> int | str | None:
    if text in (ALL, "none"):
        return ALL if text == ALL else None
    if not text.isascii() or not text.isdecimal() or len(text) > 1 or int(text) >= players:
        raise invalid(f"expected a seat from 0 to {players - 1}, all, or none for a spectator", "seat")
    return int(text)


def _number(text: str | None) -> int | None:
    if text is None:
        return None
    if not text.isascii() or not text.isdecimal() or len(text) > 6:
        raise invalid("expected a number", "from, to")
    return int(text)


# -- lessons, puzzles, windows -------------------------------------------------------------------------------------

_NO_LESSON: Final = TranslatableText("problem-lesson-none", "there is no such lesson")
_NO_MISTAKE: Final = TranslatableText("problem-mistake-none", "there is no such turn in this game")
_NO_PUZZLE: Final = TranslatableText("problem-puzzle-none", "there is no such puzzle")


def lesson_pack_answer(name: str) -> bytes:
    """Returns a whole lesson, compressed."""
    lesson = lesson_named(name)
    if lesson is None:
        raise not_found(_NO_LESSON)
    return gzip.compress(msgspec.json.encode(lesson_pack(lesson)), mtime=0)


def lesson_answer(name: str, body: bytes) -> bytes:
    """Returns the state of a lesson after some answers."""
    request = _decode(body, wire.LessonAnswers)
    lesson = lesson_named(name)
    if lesson is None:
        raise not_found(_NO_LESSON)
    return msgspec.json.encode(teach(lesson, request.answers))


def puzzle_answer(name: str, body: bytes) -> bytes:
    """Returns the state of a puzzle after some choices."""
    request = _decode(body, wire.PuzzleChoices)
    puzzle = puzzle_named(name)
    if puzzle is None:
        raise not_found(_NO_PUZZLE)
    return msgspec.json.encode(puzzle_state(puzzle, request.choices, give_up=request.give_up))


def mistake_answer(body: bytes) -> bytes:
    """Returns the state of another try at a turn of a finished game."""
    request = _decode(body, wire.MistakeChoices)
    record = read_finished_record(msgspec.json.encode(request.record))
    try:
        return msgspec.json.encode(mistake_state(record, request))
    except RecordError as error:
        raise ProblemError(422, "impossible", error.text) from None
    except ValueError:
        raise not_found(_NO_MISTAKE) from None


def window_answer(body: bytes, language: str) -> bytes:
    """Returns the report on a window design, in that language."""
    return msgspec.json.encode(check_design(_decode(body, wire.WindowDesign), language))


_Body = TypeVar("_Body", bound=msgspec.Struct)


def _decode(body: bytes, kind: type[_Body]) -> _Body:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise unreadable(error) from None
