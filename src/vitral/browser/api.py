"""Answers the page's API requests in the browser: the calls of `vitral.server.http.routes`, for one guest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any, Final

import msgspec

from vitral import __version__
from vitral.bots import BotError, make_bot
from vitral.browser.daily import OwnDailyDeals
from vitral.browser.requests import ApiRequest, ApiResponse, json_answer, needs_server
from vitral.browser.store import BrowserStore, stored_table
from vitral.cards import newest_edition
from vitral.i18n import LANGUAGES
from vitral.puzzles import puzzles
from vitral.server import protocol as wire
from vitral.server.answers.cards import cards_in
from vitral.server.answers.coach import Coach
from vitral.server.answers.long_answers import (
    chance_answer,
    check_answer,
    compute_answer,
    lesson_answer,
    mistake_answer,
    puzzle_answer,
    read_finished_record,
    real_table_answer,
    replay_answer,
    score_answer,
    window_answer,
)
from vitral.server.answers.my_tables import tables_of_guest
from vitral.server.answers.options import bot_kinds, table_options
from vitral.server.answers.puzzles import puzzle_summary
from vitral.server.answers.real_table import entered_game, real_table_turn
from vitral.server.answers.rulebook import book
from vitral.server.answers.saved_games import checked_games_answer, restore_games, save_games
from vitral.server.answers.windows import FORMS, windows_file
from vitral.server.logs import log_failure
from vitral.server.problems import (
    DAMAGED,
    NO_SEAT,
    NO_TABLE,
    UNAVAILABLE,
    ProblemError,
    conflict,
    failure,
    invalid,
    not_found,
    translated,
)
from vitral.server.store import StoreError
from vitral.server.tables.create import create_rematch, find_rematch_source, make_setup
from vitral.server.tables.errors import DamagedTableError, UnavailableError
from vitral.server.tables.live_table import LiveTable
from vitral.server.tables.registry import TableRegistry
from vitral.server.tables.seat_actions import hand_over_seat, resign_seat
from vitral.translatable import sentence_of
from vitral.tutor import lessons

GUEST: Final = "here"
"""The one guest of a browser, who has all seats."""
_MAX_TABLES: Final = 200
_HINT_SECONDS: Final = 0.7
"""The time that a hint is thought about; the answer takes little longer."""
_LONG_SECONDS: Final = 30.0
_RESTORE_SECONDS: Final = 300.0
"""For a file with all games; each is replayed."""

Handler = Callable[..., Awaitable[ApiResponse]]


class BrowserApi:
    """Answers requests of the page."""

    def __init__(self, registry: TableRegistry, store: BrowserStore) -> None:
        self._registry, self._store = registry, store
        budget = registry.settings.budget
        self._coach = Coach(registry.pool, lambda seconds: budget(min(seconds, _HINT_SECONDS)))
        self._daily = OwnDailyDeals(registry, store, GUEST)
        self._made: dict[tuple[Any, ...], ApiResponse] = {}
        """Answers that never change, by function and arguments."""

    async def answer(self, request: ApiRequest) -> ApiResponse:
        """Returns the answer, which may be a refusal; never raises."""
        try:
            handler, values = _route(request)
            return await handler(self, request, *values)
        except ProblemError as error:
            problem = error
        except DamagedTableError:
            problem = ProblemError(409, "damaged", DAMAGED)
        except (StoreError, UnavailableError):
            problem = ProblemError(503, "unavailable", UNAVAILABLE)
        except Exception as error:
            log_failure("a request failed", error)
            problem = failure()
        return json_answer(translated(problem.problem, request.language), problem.status)

    def _once(self, make: Callable[..., Any], *args: Any) -> ApiResponse:
        found = self._made.get((make, args))
        if found is None:
            found = self._made[make, args] = json_answer(make(*args))
        return found

    async def _long(self, answer: Callable[..., bytes], *args: Any) -> ApiResponse:
        return ApiResponse(await compute_answer(self._registry.pool, "", _LONG_SECONDS, answer, *args))

    async def _find(self, table: str) -> LiveTable:
        live = await self._registry.find(table)
        if live is None or not await live.is_admitted(GUEST):
            raise not_found(NO_TABLE)
        return live

    # -- tables ----------------------------------------------------------------------------------------------------

    async def me(self, request: ApiRequest) -> ApiResponse:
        tables = await tables_of_guest(self._registry, GUEST, _MAX_TABLES)
        return json_answer(wire.Me(wire.PROTOCOL, tables, lobby=False))

    async def create(self, request: ApiRequest) -> ApiResponse:
        new = request.read(wire.NewTable)
        if new.public or new.chat or any(seat.kind == "link" for seat in new.seats):
            raise needs_server()
        registry = self._registry
        if new.rematch:
            source = await find_rematch_source(registry, new, GUEST)
            table = await source.inbox.do(lambda: create_rematch(registry, source, new, GUEST))
        else:
            table = await registry.create(await make_setup(registry, new), GUEST)
        return json_answer(wire.CreatedTable(table), 201)

    async def show(self, request: ApiRequest, table: str) -> ApiResponse:
        return json_answer((await self._find(table)).info())

    async def links(self, request: ApiRequest, table: str) -> ApiResponse:
        await self._find(table)
        return json_answer(wire.Links("", "", {}))

    async def leave(self, request: ApiRequest, table: str) -> ApiResponse:
        """Deletes a table."""
        live = await self._find(table)
        await live.inbox.do(lambda: live.remove_guest(GUEST))
        return ApiResponse(b"null")

    async def record(self, request: ApiRequest, table: str) -> ApiResponse:
        finished = await self._registry.finished_record(await self._find(table))
        return ApiResponse(finished.to_json().encode(), name=f"vitral-{table}.json")

    async def hand_over_seat(self, request: ApiRequest, table: str, seat: str) -> ApiResponse:
        live, body = await self._find(table), request.read(wire.HandOverSeat)
        if body.bot:
            try:
                make_bot(body.bot)
            except BotError as error:
                raise invalid(sentence_of(error), "bot") from None
        await live.inbox.do(lambda: hand_over_seat(live, GUEST, _seat(seat), body.bot))
        return json_answer(live.info())

    async def resign(self, request: ApiRequest, table: str, seat: str) -> ApiResponse:
        live = await self._find(table)
        await live.inbox.do(lambda: resign_seat(live, GUEST, _seat(seat)))
        return json_answer(live.info())

    # -- replays, the referee, the coach -----------------------------------------------------------------------------

    async def frames(self, request: ApiRequest, table: str) -> ApiResponse:
        return await self._long(replay_answer, (await self.record(request, table)).body, request.query, False)

    async def frames_of(self, request: ApiRequest) -> ApiResponse:
        return await self._long(replay_answer, request.body, request.query, False)

    async def questions(self, request: ApiRequest) -> ApiResponse:
        return await self._long(chance_answer, request.body)

    async def score(self, request: ApiRequest) -> ApiResponse:
        return await self._long(score_answer, request.body)

    async def check(self, request: ApiRequest) -> ApiResponse:
        return await self._long(check_answer, request.body)

    async def real_table(self, request: ApiRequest) -> ApiResponse:
        return await self._long(real_table_answer, request.body)

    async def real_table_turn(self, request: ApiRequest) -> ApiResponse:
        body = request.read(wire.RealTableRequest)
        return json_answer(await real_table_turn(entered_game(body), body.setup, self._registry.bots))

    async def hint(self, request: ApiRequest, table: str) -> ApiResponse:
        body = request.read(wire.HintRequest)
        return json_answer(await self._coach.advise(await self._find(table), GUEST, body.seat))

    async def real_table_hint(self, request: ApiRequest) -> ApiResponse:
        return json_answer(await self._coach.advise_real_table(request.read(wire.RealTableRequest)))

    async def review(self, request: ApiRequest, table: str) -> ApiResponse:
        record = await self._registry.finished_record(await self._find(table))
        return json_answer(await self._coach.review_game(table, record.to_json(), ""))

    async def review_of(self, request: ApiRequest) -> ApiResponse:
        record = read_finished_record(request.body)
        return json_answer(await self._coach.review_game(sha256(request.body).hexdigest(), record.to_json(), ""))

    async def try_turn(self, request: ApiRequest) -> ApiResponse:
        return await self._long(mistake_answer, request.body)

    # -- what never changes ------------------------------------------------------------------------------------------

    async def cards(self, request: ApiRequest, language: str) -> ApiResponse:
        edition = request.query.get("edition", str(newest_edition()))
        if language not in LANGUAGES or edition not in map(str, range(1, newest_edition() + 1)):
            raise not_found("there are no such cards")
        return self._once(cards_in, language, int(edition))

    async def rules(self, request: ApiRequest, language: str) -> ApiResponse:
        if language not in LANGUAGES:
            raise not_found("there is no rulebook in that language")
        return self._once(book, language)

    async def bots(self, request: ApiRequest) -> ApiResponse:
        return json_answer(bot_kinds(self._registry.bots.power))

    async def options(self, request: ApiRequest) -> ApiResponse:
        return self._once(table_options)

    async def health(self, request: ApiRequest) -> ApiResponse:
        """Returns whether games can be stored here."""
        await self._registry.readiness.check()
        return json_answer(wire.Health("ok", __version__, wire.PROTOCOL, self._registry.live))

    # -- lessons, puzzles, windows -----------------------------------------------------------------------------------

    async def list_lessons(self, request: ApiRequest) -> ApiResponse:
        return json_answer(wire.Lessons([wire.LessonSummary(lesson.id, len(lesson.steps)) for lesson in lessons()]))

    async def lesson(self, request: ApiRequest, lesson: str) -> ApiResponse:
        return await self._long(lesson_answer, lesson, request.body)

    async def list_puzzles(self, request: ApiRequest) -> ApiResponse:
        return self._once(_all_puzzles)

    async def puzzle(self, request: ApiRequest, puzzle: str) -> ApiResponse:
        return await self._long(puzzle_answer, puzzle, request.body)

    async def window(self, request: ApiRequest) -> ApiResponse:
        return await self._long(window_answer, request.body, request.language)

    async def print_windows(self, request: ApiRequest) -> ApiResponse:
        body, kind = windows_file(request.query)
        ending = next(form for form, one in FORMS.items() if one == kind)
        return ApiResponse(body, kind=kind, name=f"windows.{ending}")

    # -- the deal of the day -----------------------------------------------------------------------------------------

    async def daily(self, request: ApiRequest) -> ApiResponse:
        return json_answer(await self._daily.overview())

    async def daily_standing(self, request: ApiRequest, day: str, kind: str) -> ApiResponse:
        return json_answer(await self._daily.standing(day, kind))

    async def play_daily(self, request: ApiRequest, day: str, kind: str) -> ApiResponse:
        body = request.read(wire.PlayDaily)
        return json_answer(wire.CreatedTable(await self._daily.play(day, kind, body.name)), 201)

    # -- all games -----------------------------------------------------------------------------------------------------

    async def save_games(self, request: ApiRequest) -> ApiResponse:
        rows = reversed(await self._store.rows())
        games = [(stored_table(row), [seat for _, seat in row["claims"]]) for row in rows]
        return ApiResponse(json_answer(await save_games(self._store, games)).body, name="vitral-games.json")

    async def restore_games(self, request: ApiRequest) -> ApiResponse:
        checked = await compute_answer(
            self._registry.pool, "", _RESTORE_SECONDS, checked_games_answer, request.body, False
        )
        games = msgspec.json.decode(checked, type=wire.SavedGames).games
        return json_answer(wire.RestoredGames(await restore_games(self._registry, GUEST, games)))


def _all_puzzles() -> wire.Puzzles:
    return wire.Puzzles([puzzle_summary(puzzle) for puzzle in puzzles()])


def _seat(text: str) -> int:
    if len(text) != 1 or not (text.isascii() and text.isdecimal()):
        raise conflict("no_such_seat", NO_SEAT)
    return int(text)


_ROUTES: Final[dict[str, Handler]] = {
    "GET me": BrowserApi.me,
    "POST tables": BrowserApi.create,
    "GET tables/*": BrowserApi.show,
    "GET tables/*/links": BrowserApi.links,
    "POST tables/*/leave": BrowserApi.leave,
    "GET tables/*/record": BrowserApi.record,
    "POST tables/*/seats/*": BrowserApi.hand_over_seat,
    "POST tables/*/seats/*/resign": BrowserApi.resign,
    "GET tables/*/frames": BrowserApi.frames,
    "POST frames": BrowserApi.frames_of,
    "POST questions": BrowserApi.questions,
    "POST score": BrowserApi.score,
    "POST check": BrowserApi.check,
    "POST real-table": BrowserApi.real_table,
    "POST real-table/turn": BrowserApi.real_table_turn,
    "POST real-table/hint": BrowserApi.real_table_hint,
    "POST tables/*/hint": BrowserApi.hint,
    "GET tables/*/review": BrowserApi.review,
    "POST review": BrowserApi.review_of,
    "POST review/turn": BrowserApi.try_turn,
    "GET cards/*": BrowserApi.cards,
    "GET rules/*": BrowserApi.rules,
    "GET bots": BrowserApi.bots,
    "GET options": BrowserApi.options,
    "GET health": BrowserApi.health,
    "GET lessons": BrowserApi.list_lessons,
    "POST lessons/*": BrowserApi.lesson,
    "GET puzzles": BrowserApi.list_puzzles,
    "POST puzzles/*": BrowserApi.puzzle,
    "POST windows": BrowserApi.window,
    "GET windows/sheet": BrowserApi.print_windows,
    "GET daily": BrowserApi.daily,
    "GET daily/*/*": BrowserApi.daily_standing,
    "POST daily/*/*": BrowserApi.play_daily,
    "GET games": BrowserApi.save_games,
    "POST games": BrowserApi.restore_games,
}
"""By method and path; a star is a value of the handler."""


def _route(request: ApiRequest) -> tuple[Handler, list[str]]:
    """Returns who answers a request, and the values in its path; raises `ProblemError` for what needs a server."""
    for pattern, handler in _ROUTES.items():
        method, _, path = pattern.partition(" ")
        parts = path.split("/")
        if method == request.method and len(parts) == len(request.path):
            pairs = [*zip(parts, request.path, strict=True)]
            if all(part in ("*", given) for part, given in pairs):
                return handler, [given for part, given in pairs if part == "*"]
    raise needs_server()
