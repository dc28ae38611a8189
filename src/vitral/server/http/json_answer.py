"""JSON in and out of HTTP."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from vitral.i18n import Fact, negotiate, translator_for
from vitral.server import metrics
from vitral.server.problems import ProblemError
from vitral.server.protocol import Problem, Sentence

_ENCODE: Final = msgspec.json.Encoder().encode
_PART: Final = 65_536
_LANGUAGES: Final = 500
"""As much of the languages that somebody reads is read."""


def json_response(content: msgspec.Struct | Sequence[msgspec.Struct], status: int = 200) -> Response:
    """Structs as an answer: each is described (`vitral.server.http.openapi`)."""
    return Response(_ENCODE(content), status, media_type="application/json")


class _Refusal(Response):
    """A problem, in words of the language that whoever is refused asks for."""

    def __init__(self, problem: Problem, status: int) -> None:
        super().__init__(b"", status, media_type="application/json")
        self._problem = problem

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = Headers(scope=scope).get("accept-language", "")[:_LANGUAGES]
        self.body = _ENCODE(in_words(self._problem, negotiate(asked)))
        self.headers["Content-Length"] = str(len(self.body))
        await super().__call__(scope, receive, send)


def in_words(problem: Problem, language: str) -> Problem:
    """The same problem, with what it says to people in that language."""
    if problem.said is None:
        return problem
    return msgspec.structs.replace(problem, words=_sentence(problem.said, language))


def _sentence(said: Sentence, language: str) -> str:
    return translator_for(language).say(
        said.message, **{name: _fact(fact, language) for name, fact in said.facts.items()}
    )


def _fact(fact: str | float | Sentence | list[str | Sentence], language: str) -> Fact:
    if isinstance(fact, list):
        return ", ".join(str(_fact(one, language)) for one in fact)
    return _sentence(fact, language) if isinstance(fact, Sentence) else fact


def problem_response(error: ProblemError) -> Response:
    response = refusal_response(error.problem, error.status)
    if error.close:
        response.headers["Connection"] = "close"
    return response


def refusal_response(problem: Problem, status: int) -> Response:
    metrics.REFUSALS.add(1, problem.code)
    return _Refusal(problem, status)


class _Parts(Response):
    """An answer sent in parts, so that whoever reads it slowly has only one of them waiting in memory."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        body = bytes(self.body)
        for at in range(0, max(1, len(body)), _PART):
            more = at + _PART < len(body)
            await send({"type": "http.response.body", "body": body[at : at + _PART], "more_body": more})


def parts(body: bytes, headers: dict[str, str]) -> Response:
    """JSON that may be long."""
    return _Parts(body, media_type="application/json", headers=headers)
