"""The referee over HTTP: windows of a real table, told in the format of `vitral score` and `vitral check`."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vitral.cards import all_cards
from vitral.engine import OptionError
from vitral.referee import SituationError, check_data, read_situation, score_data
from vitral.server import protocol as wire
from vitral.server.http.json_answer import json_response
from vitral.server.http.requests import body_of, registry_of
from vitral.server.problems import ProblemError


async def score(request: Request) -> Response:
    """The score sheets of some windows, with the spaces that made the points."""
    return await _answer(request, _score)


async def check(request: Request) -> Response:
    """What some windows break, and the smallest repairs."""
    return await _answer(request, _check)


async def _answer(request: Request, judge: Callable[[object], msgspec.Struct]) -> Response:
    body = await body_of(request, registry_of(request).settings.body_bytes)
    try:
        told = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ProblemError(400, "unreadable", f"this is not JSON: {error}") from None
    try:
        return json_response(await run_in_threadpool(judge, told))
    except SituationError as error:
        raise ProblemError(422, "impossible", error.fault, error.place) from None
    except OptionError as error:
        raise ProblemError(422, "impossible", error.said, "options") from None


def _score(told: object) -> wire.Scored:
    cards = all_cards()
    table = read_situation(told, cards, for_scoring=True)
    return msgspec.convert(score_data(table, table.scores(cards), proof=True), wire.Scored)


def _check(told: object) -> wire.Checked:
    return msgspec.convert(check_data(read_situation(told, all_cards(), for_scoring=False)), wire.Checked)


ROUTES = [
    Route("/api/score", score, methods=["POST"]),
    Route("/api/check", check, methods=["POST"]),
]
